//! `llvm.vp.*`: operations on the lanes that a mask and a length select.
//!
//! The other lanes of the result are poison, so an operation without effects is done on all lanes, except that none may
//! be divided by zero. Reductions omit the other lanes; [`masked`](crate::lower::intrinsics::masked) accesses memory.

use crate::error::Error;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::conversions::{float_resize_lanes, float_to_int, int_to_float};
use crate::lower::cx::legal::float_order::compare_floats;
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::constrained::{float_predicate, named_predicate};
use crate::lower::intrinsics::reduce::Reduction;
use crate::lower::intrinsics::vectors::{first_set, is_not_zero, lanes_below};
use crate::lower::intrinsics::{expect_integers, expect_one_integer};

/// An instruction of LLVM on the selected lanes.
#[derive(Clone, Copy)]
pub(super) enum Operation {
    Integer(Opcode),
    Float(Op),
    Negate,
    Resize { signed: bool },
    FloatResize,
    FloatToInt { signed: bool },
    IntToFloat { signed: bool },
    PointerToInt,
    IntToPointer,
    CompareIntegers,
    CompareFloats,
    Select,
}

impl Operation {
    /// Returns `true` if LLVM's verifier checks the types of the elements, or elements of any type are fine.
    pub(super) fn is_of_any_elements(self) -> bool {
        match self {
            Self::Integer(_) | Self::Float(_) | Self::Negate | Self::CompareIntegers | Self::CompareFloats => false,
            Self::Resize { .. }
            | Self::FloatResize
            | Self::FloatToInt { .. }
            | Self::IntToFloat { .. }
            | Self::PointerToInt
            | Self::IntToPointer
            | Self::Select => true,
        }
    }
}

/// Lowers the masked form of an instruction.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, operation: Operation) -> Result<Parts> {
    let result = |fx: &mut FunctionCx<'_, 'm>| Ok::<_, Error>(fx.lanes(inst.ty())?.lane);
    let first = inst.argument(0);
    let value = match operation {
        Operation::Integer(opcode) => {
            let (a, b) = (fx.legal(first)?, fx.legal(inst.argument(1))?);
            let b = if matches!(opcode, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem) {
                let active = active(fx, inst.argument(2), inst.argument(3))?;
                let one = lanewise::number(fx, a.lanes, Number::Small(1))?;
                lanewise::select(fx, &active, &b, &one)?
            } else {
                b
            };
            integer_parts(fx, opcode, &a, &b)
        }
        Operation::Float(op) => {
            if matches!(op, Op::FAdd | Op::FSub) {
                fx.record_addition(inst);
            }
            let (a, b) = (fx.legal(first)?, fx.legal(inst.argument(1))?);
            lanewise::arithmetic(fx, op, &a, &b)
        }
        Operation::Negate => {
            let a = fx.value(first)?;
            return lanes::each_part(fx, [&a], |fx, ty, parts| fx.op(Op::FNegate, ty, parts));
        }
        Operation::Resize { signed } => {
            let (from, to, a) = (fx.lanes(first.ty())?, result(fx)?, fx.value(first)?);
            lanewise::resize(fx, to, &Legal::new(from, a), signed)
        }
        Operation::FloatResize => {
            let (to, a) = (result(fx)?, fx.legal(first)?);
            float_resize_lanes(fx, to, &a)
        }
        Operation::FloatToInt { signed } => {
            let (from, to, a) = (fx.lanes(first.ty())?, result(fx)?, fx.value(first)?);
            float_to_int(fx, to, &Legal::new(from, a), signed)
        }
        Operation::IntToFloat { signed } => {
            let (from, to, a) = (fx.lanes(first.ty())?, result(fx)?, fx.value(first)?);
            int_to_float(fx, to, &Legal::new(from, a), signed)
        }
        Operation::PointerToInt => {
            let (size, address, to) = (fx.mx.type_size()?, address(fx, inst)?, result(fx)?);
            let pointers = fx.pointers(first)?;
            let numbers = pointers.iter().map(|pointer| fx.ptr_to_int(size, pointer.value()));
            let numbers = numbers.collect::<Result<Parts>>()?;
            let numbers = gather(fx, address, &numbers)?;
            lanewise::resize(fx, to, &numbers, false)
        }
        Operation::IntToPointer => {
            let (address, a) = (address(fx, inst)?, fx.legal(first)?);
            let numbers = lanewise::resize(fx, address.lane, &a, false)?;
            let ty = fx.pointer_type_of(inst.value())?;
            return (0..address.count)
                .map(|lane| {
                    let number = extract_lane(fx, &numbers, lane)?;
                    fx.op(Op::ConvertUToPtr, ty, &number.parts)
                })
                .collect();
        }
        Operation::CompareIntegers => {
            let (a, b) = (fx.legal(first)?, fx.legal(inst.argument(1))?);
            let predicate = named_predicate(inst.argument(2), IntPredicate::from_name)?;
            compare_integers(fx, predicate, &a, &b)
        }
        Operation::CompareFloats => {
            let (a, b) = (fx.legal(first)?, fx.legal(inst.argument(1))?);
            compare_floats(fx, float_predicate(inst.argument(2))?, &a, &b)
        }
        Operation::Select => {
            let condition = fx.legal(first)?;
            choose(fx, inst, &condition)
        }
    };
    value.map(Legal::into_parts)
}

/// Returns the mask without the lanes from the length on.
fn active<'m>(fx: &mut FunctionCx<'_, 'm>, mask: Value<'m>, length: Value<'m>) -> Result<Legal> {
    let (mask, length) = (fx.legal(mask)?, fx.legal(length)?);
    let below = lanes_below(fx, &length, mask.lanes.count)?;
    integer_parts(fx, Opcode::And, &mask, &below)
}

fn address<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Lanes> {
    let (bits, count) = (fx.mx.pointer_bits, fx.lanes(inst.ty())?.count);
    Ok(Lanes { lane: Lane::Int { bits, width: bits }, count })
}

fn choose<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, condition: &Legal) -> Result<Legal> {
    let node = fx.mx.facts.element_types.node(inst.value());
    let (yes, no) = (fx.legal_as(inst.argument(1), node)?, fx.legal_as(inst.argument(2), node)?);
    lanewise::select(fx, condition, &yes, &no)
}

/// `llvm.vp.merge(mask, yes, no, length)` => `OpSelect`s by the mask up to the length
pub(super) fn merge<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let condition = active(fx, inst.argument(0), inst.argument(3))?;
    choose(fx, inst, &condition).map(Legal::into_parts)
}

/// `llvm.vp.cttz.elts(v, zero is poison, mask, length)` => the first selected lane that is not zero, or the length
pub(super) fn trailing_zero_elements<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    expect_integers(inst.argument(0).ty())?;
    expect_one_integer(inst.ty())?;
    let vector = fx.legal(inst.argument(0))?;
    let to = fx.lanes(inst.ty())?;
    let (set, active) = (is_not_zero(fx, &vector)?, active(fx, inst.argument(2), inst.argument(3))?);
    let set = lanewise::logical(fx, Op::LogicalAnd, &set, &active)?;
    let length = fx.legal(inst.argument(3))?;
    let length = lanewise::resize(fx, to.lane, &length, false)?;
    first_set(fx, &set, length).map(Legal::into_parts)
}

/// `llvm.vp.reduce.add(start, v, mask, length)` => `OpIAdd`s of the start value and the selected lanes, in order
pub(super) fn reduce<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, reduction: Reduction) -> Result<Parts> {
    reduction.record_addition(fx, inst);
    let active = active(fx, inst.argument(2), inst.argument(3))?;
    let (mut result, vector) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    for lane in 0..vector.lanes.count {
        let own = extract_lane(fx, &vector, lane)?;
        let combined = reduction.combine(fx, &result, &own)?;
        let chosen = extract_lane(fx, &active, lane)?;
        result = lanewise::select(fx, &chosen, &combined, &result)?;
    }
    Ok(result.into_parts())
}
