//! `llvm.vp.*`: operations on the lanes that a mask and a length choose.
//!
//! What the others hold is poison, so an operation without effects may as well be done on all lanes, only that none
//! may be divided by zero. Reductions leave the others out; memory is [`masked`](crate::lower::intrinsics::masked)'s.

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::{Inst, IntPredicate, MdOperand, Opcode, Value};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::conversions::{float_resize_lanes, float_to_int, int_to_float};
use crate::lower::cx::legal::float_order::{Order, compare_floats, propagating};
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::legal::lanewise::{Number, extremum};
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::module::invalid;
use crate::lower::intrinsics::constrained::predicate as float_predicate;
use crate::lower::intrinsics::vectors::{first_set, is_not_zero, lanes_below};
use crate::lower::intrinsics::{Answer, find, masked, math};
use crate::map;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, Std};

/// What an operation of this family does, by its name.
#[derive(Clone, Copy)]
enum Kind {
    Integer(Opcode),
    Float(Op),
    Negate,
    Resize {
        signed: bool,
    },
    FloatResize,
    FloatToInt {
        signed: bool,
    },
    IntToFloat {
        signed: bool,
    },
    PointerToInt,
    IntToPointer,
    CompareIntegers,
    CompareFloats,
    Select,
    Merge,
    TrailingZeroElements,
    Reduce(Reduction),
    Memory(crate::lower::intrinsics::Lower),
    /// The operation of that name on all lanes; its operands come first.
    SameAs(&'static str),
}

#[derive(Clone, Copy)]
enum Reduction {
    Integer(Opcode),
    Order(IntPredicate),
    Float(Op),
    FloatOrder(Order),
    FloatNumber(Std),
}

/// The operations that are not those of the same name without the prefix.
#[rustfmt::skip]
const KINDS: &[(&str, Kind)] = &[
    ("add",             Kind::Integer(Opcode::Add)),
    ("and",             Kind::Integer(Opcode::And)),
    ("ashr",            Kind::Integer(Opcode::AShr)),
    ("cttz.elts",       Kind::TrailingZeroElements),
    ("fadd",            Kind::Float(Op::FAdd)),
    ("fcmp",            Kind::CompareFloats),
    ("fdiv",            Kind::Float(Op::FDiv)),
    ("fmul",            Kind::Float(Op::FMul)),
    ("fneg",            Kind::Negate),
    ("fpext",           Kind::FloatResize),
    ("fptosi",          Kind::FloatToInt { signed: true }),
    ("fptoui",          Kind::FloatToInt { signed: false }),
    ("fptrunc",         Kind::FloatResize),
    ("frem",            Kind::Float(Op::FRem)),
    ("fsub",            Kind::Float(Op::FSub)),
    ("gather",          Kind::Memory(masked::gather_with_length)),
    ("icmp",            Kind::CompareIntegers),
    ("inttoptr",        Kind::IntToPointer),
    ("load",            Kind::Memory(masked::load_with_length)),
    ("lshr",            Kind::Integer(Opcode::LShr)),
    ("merge",           Kind::Merge),
    ("mul",             Kind::Integer(Opcode::Mul)),
    ("or",              Kind::Integer(Opcode::Or)),
    ("ptrtoint",        Kind::PointerToInt),
    ("reduce.add",      Kind::Reduce(Reduction::Integer(Opcode::Add))),
    ("reduce.and",      Kind::Reduce(Reduction::Integer(Opcode::And))),
    ("reduce.fadd",     Kind::Reduce(Reduction::Float(Op::FAdd))),
    ("reduce.fmax",     Kind::Reduce(Reduction::FloatNumber(Std::fmax))),
    ("reduce.fmaximum", Kind::Reduce(Reduction::FloatOrder(Order::Greater))),
    ("reduce.fmin",     Kind::Reduce(Reduction::FloatNumber(Std::fmin))),
    ("reduce.fminimum", Kind::Reduce(Reduction::FloatOrder(Order::Less))),
    ("reduce.fmul",     Kind::Reduce(Reduction::Float(Op::FMul))),
    ("reduce.mul",      Kind::Reduce(Reduction::Integer(Opcode::Mul))),
    ("reduce.or",       Kind::Reduce(Reduction::Integer(Opcode::Or))),
    ("reduce.smax",     Kind::Reduce(Reduction::Order(IntPredicate::Sgt))),
    ("reduce.smin",     Kind::Reduce(Reduction::Order(IntPredicate::Slt))),
    ("reduce.umax",     Kind::Reduce(Reduction::Order(IntPredicate::Ugt))),
    ("reduce.umin",     Kind::Reduce(Reduction::Order(IntPredicate::Ult))),
    ("reduce.xor",      Kind::Reduce(Reduction::Integer(Opcode::Xor))),
    ("roundtozero",     Kind::SameAs("llvm.trunc")),
    ("scatter",         Kind::Memory(masked::scatter_with_length)),
    ("sdiv",            Kind::Integer(Opcode::SDiv)),
    ("select",          Kind::Select),
    ("sext",            Kind::Resize { signed: true }),
    ("shl",             Kind::Integer(Opcode::Shl)),
    ("sitofp",          Kind::IntToFloat { signed: true }),
    ("srem",            Kind::Integer(Opcode::SRem)),
    ("store",           Kind::Memory(masked::store_with_length)),
    ("sub",             Kind::Integer(Opcode::Sub)),
    ("trunc",           Kind::Resize { signed: false }),
    ("udiv",            Kind::Integer(Opcode::UDiv)),
    ("uitofp",          Kind::IntToFloat { signed: false }),
    ("urem",            Kind::Integer(Opcode::URem)),
    ("xor",             Kind::Integer(Opcode::Xor)),
    ("zext",            Kind::Resize { signed: false }),
];

/// Lowers the call of one of them.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let name = inst.called_function().and_then(|callee| callee.intrinsic_name()).unwrap_or_default();
    let base = name.strip_prefix("llvm.vp.").unwrap_or(name);
    match KINDS.binary_search_by_key(&base, |row| row.0) {
        Ok(row) => of_kind(fx, inst, KINDS[row].1),
        Err(_) => same_as(fx, inst, &format!("llvm.{base}")),
    }
}

fn same_as<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, name: &str) -> Result<Parts> {
    if let Some(Answer::Mapped(lower) | Answer::Expanded(lower)) = find(name) {
        return lower(fx, inst);
    }
    match map::intrinsics::intrinsic(name) {
        Some(row) => math::same_operands(fx, inst, row),
        None => {
            Err(Error::new(ErrorKind::InvalidFunctionCall, format!("there is no operation {name} to choose lanes of")))
        }
    }
}

fn of_kind<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, kind: Kind) -> Result<Parts> {
    let result = |fx: &mut FunctionCx<'_, 'm>| fx.lanes(inst.ty());
    let (first, count) = (inst.argument(0), inst.argument_count());
    match kind {
        Kind::Memory(lower) => lower(fx, inst),
        Kind::SameAs(name) => same_as(fx, inst, name),
        Kind::Integer(opcode) => {
            let (lanes, a, b) = (result(fx)?, fx.value(first)?, fx.value(inst.argument(1))?);
            let b = if matches!(opcode, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem) {
                let active = active(fx, inst.argument(2), inst.argument(3))?;
                let one = lanewise::number(fx, lanes, Number::Small(1))?;
                lanewise::select(fx, lanes, &active, &b, &one)?
            } else {
                b
            };
            integer_parts(fx, lanes, opcode, &a, &b)
        }
        Kind::Float(op) => {
            if matches!(op, Op::FAdd | Op::FSub) {
                fx.note_addition(inst);
            }
            let (a, b) = (fx.value(first)?, fx.value(inst.argument(1))?);
            let lanes = result(fx)?;
            lanewise::arithmetic(fx, lanes, op, &a, &b)
        }
        Kind::Negate => {
            let (types, a) = (fx.types_of(inst.value())?, fx.value(first)?);
            lanes::each_part(fx, &types, [&a], |fx, ty, parts| fx.op(Op::FNegate, ty, parts))
        }
        Kind::Resize { signed } => {
            let (from, to, a) = (fx.lanes(first.ty())?, result(fx)?, fx.value(first)?);
            lanewise::resize(fx, from, to.lane, &a, signed)
        }
        Kind::FloatResize => {
            let (to, a) = (result(fx)?, fx.value(first)?);
            float_resize_lanes(fx, to, &a)
        }
        Kind::FloatToInt { signed } => {
            let (from, to, a) = (fx.lanes(first.ty())?, result(fx)?, fx.value(first)?);
            float_to_int(fx, from, to, &a, signed)
        }
        Kind::IntToFloat { signed } => {
            let (from, to, a) = (fx.lanes(first.ty())?, result(fx)?, fx.value(first)?);
            int_to_float(fx, from, to, &a, signed)
        }
        Kind::PointerToInt => {
            let (size, address, to) = (fx.mx.type_size()?, address(fx, inst)?, result(fx)?);
            let pointers = fx.pointers(first)?;
            let numbers = pointers.iter().map(|pointer| fx.ptr_to_int(size, pointer.id));
            let numbers = numbers.collect::<Result<Parts>>()?;
            let numbers = gather(fx, address, &numbers)?;
            lanewise::resize(fx, address, to.lane, &numbers, false)
        }
        Kind::IntToPointer => {
            let (from, address, a) = (fx.lanes(first.ty())?, address(fx, inst)?, fx.value(first)?);
            let numbers = lanewise::resize(fx, from, address.lane, &a, false)?;
            let ty = fx.pointer_type_of(inst.value())?;
            (0..address.count)
                .map(|lane| {
                    let number = extract_lane(fx, address, &numbers, lane)?;
                    fx.op(Op::ConvertUToPtr, ty, &number)
                })
                .collect()
        }
        Kind::CompareIntegers => {
            let lanes = fx.lanes(first.ty())?;
            let (a, b, predicate) = (fx.value(first)?, fx.value(inst.argument(1))?, int_predicate(inst.argument(2))?);
            if let Lane::Pointer { .. } = lanes.lane {
                return Err(invalid("a comparison of pointers with a mask; compare their addresses"));
            }
            compare_integers(fx, lanes, predicate, &a, &b)
        }
        Kind::CompareFloats => {
            let lanes = fx.lanes(first.ty())?;
            let (a, b) = (fx.value(first)?, fx.value(inst.argument(1))?);
            compare_floats(fx, lanes, float_predicate(inst.argument(2))?, &a, &b)
        }
        Kind::Select => {
            let condition = fx.value(first)?;
            choose(fx, inst, &condition)
        }
        Kind::Merge => {
            let condition = active(fx, first, inst.argument(3))?;
            choose(fx, inst, &condition)
        }
        Kind::TrailingZeroElements => trailing_zero_elements(fx, inst),
        Kind::Reduce(reduction) => {
            if matches!(reduction, Reduction::Float(Op::FAdd)) {
                fx.note_addition(inst);
            }
            let active = active(fx, inst.argument(count - 2), inst.argument(count - 1))?;
            reduce(fx, inst, reduction, &active)
        }
    }
}

/// The mask without the lanes from the length on.
fn active<'m>(fx: &mut FunctionCx<'_, 'm>, mask: Value<'m>, length: Value<'m>) -> Result<Parts> {
    let (lanes, mask) = (fx.lanes(mask.ty())?, fx.value(mask)?);
    let (scalar, length) = (fx.lanes(length.ty())?, fx.value(length)?);
    let below = lanes_below(fx, scalar, &length, lanes.count)?;
    integer_parts(fx, lanes, Opcode::And, &mask, &below)
}

fn address<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Lanes> {
    let (bits, count) = (fx.mx.pointer_bits, fx.lanes(inst.ty())?.count);
    Ok(Lanes { lane: Lane::Int { bits, width: bits }, count })
}

fn choose<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, condition: &[Id]) -> Result<Parts> {
    let node = fx.mx.facts.element_types.node(inst.value());
    let (yes, no) = (fx.value_as(inst.argument(1), node)?, fx.value_as(inst.argument(2), node)?);
    let (lanes, types) = (fx.lanes(inst.ty())?, fx.types_of(inst.value())?);
    lanewise::select_typed(fx, lanes, &types, condition, &yes, &no)
}

fn int_predicate(value: Value<'_>) -> Result<IntPredicate> {
    let Some(MdOperand::String(name)) = value.metadata_operand() else {
        return Err(invalid("a comparison without a name"));
    };
    Ok(match name {
        b"eq" => IntPredicate::Eq,
        b"ne" => IntPredicate::Ne,
        b"ugt" => IntPredicate::Ugt,
        b"uge" => IntPredicate::Uge,
        b"ult" => IntPredicate::Ult,
        b"ule" => IntPredicate::Ule,
        b"sgt" => IntPredicate::Sgt,
        b"sge" => IntPredicate::Sge,
        b"slt" => IntPredicate::Slt,
        b"sle" => IntPredicate::Sle,
        other => return Err(invalid(format!("there is no comparison {}", String::from_utf8_lossy(other)))),
    })
}

/// `llvm.vp.cttz.elts(v, zero is poison, mask, length)` => the first chosen lane that is not zero, or the length
fn trailing_zero_elements<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (vector, parts) = (fx.lanes(inst.argument(0).ty())?, fx.value(inst.argument(0))?);
    let to = fx.lanes(inst.ty())?;
    let (set, active) = (is_not_zero(fx, vector, &parts)?, active(fx, inst.argument(2), inst.argument(3))?);
    let set = lanewise::logical(fx, vector, Op::LogicalAnd, &set, &active)?;
    let (from, length) = (fx.lanes(inst.argument(3).ty())?, fx.value(inst.argument(3))?);
    let length = lanewise::resize(fx, from, to.lane, &length, false)?;
    first_set(fx, vector.count, &set, to, length)
}

/// From the start value on, each chosen lane in its turn.
fn reduce<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, reduction: Reduction, active: &[Id]) -> Result<Parts> {
    let vector = fx.lanes(inst.argument(1).ty())?;
    let (mut result, parts) = (fx.value(inst.argument(0))?, fx.value(inst.argument(1))?);
    let (one, truth) = (Lanes { count: 1, ..vector }, Lanes { lane: Lane::Bool, count: vector.count });
    for lane in 0..vector.count {
        let own = extract_lane(fx, vector, &parts, lane)?;
        let combined = match reduction {
            Reduction::Integer(opcode) => integer_parts(fx, one, opcode, &result, &own)?,
            Reduction::Order(keeps) => extremum(fx, one, keeps, &result, &own)?,
            Reduction::Float(op) => lanewise::arithmetic(fx, one, op, &result, &own)?,
            Reduction::FloatOrder(order) => propagating(fx, one, order, &result, &own)?,
            Reduction::FloatNumber(std) => {
                let ty = fx.mx.lane_type(one.lane)?;
                Parts::from_elem(fx.std(std, ty, &[result[0], own[0]])?, 1)
            }
        };
        let chosen = extract_lane(fx, truth, active, lane)?;
        result = lanewise::select(fx, one, &chosen, &combined, &result)?;
    }
    Ok(result)
}

/// Whether an operation of this family, without the prefix, has a lowering.
#[cfg(test)]
pub(super) fn is_known(base: &str) -> bool {
    KINDS.binary_search_by_key(&base, |row| row.0).is_ok()
        || matches!(find(&format!("llvm.{base}")), Some(Answer::Mapped(_) | Answer::Expanded(_)))
        || map::intrinsics::intrinsic(&format!("llvm.{base}")).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_sorted_and_unique() {
        assert!(KINDS.windows(2).all(|rows| rows[0].0 < rows[1].0));
    }
}
