//! Comparisons and selection (specification, section 3.3.15).

use crate::error::Result;
use crate::llvm::{FloatPredicate, Inst, IntPredicate, TypeKind};
use crate::spirv::Id;
use crate::spirv::grammar::{Op, Version};

use crate::lower::cx::builder::Emitter;
use crate::lower::cx::forms::{Lane, Lanes, Parts, one_part};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::function::sampled_images::SampledImage;
use crate::lower::cx::module::invalid;
use crate::lower::cx::module::types::Shape;

use crate::lower::cx::legal::integers::Register;
use crate::lower::cx::legal::lanewise::{Number, select_typed};
use crate::lower::cx::legal::vector::gather;
use crate::lower::cx::legal::{lanewise, wide};

/// `icmp` => `OpIEqual`, `OpULessThan`, `OpPtrEqual`, ...
pub(in crate::lower) fn int_compare<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if inst.operand(0).ty().address_space().is_some() {
        return pointer_compare(fx, inst);
    }
    let predicate = inst.icmp_predicate();
    let lanes = fx.mx.lanes(inst.operand(0).ty())?;
    let (a, b) = (fx.value(inst.operand(0))?, fx.value(inst.operand(1))?);
    compare_integers(fx, lanes, predicate, &a, &b)
}

/// Compares integers of any form.
pub(in crate::lower) fn compare_integers(
    fx: &mut FunctionCx<'_, '_>,
    lanes: Lanes,
    predicate: IntPredicate,
    a: &[Id],
    b: &[Id],
) -> Result<Parts> {
    if let Lane::Wide { .. } = lanes.lane {
        let words = lanes.lane.words() as usize;
        let mut results = Parts::new();
        for (a, b) in a.chunks(words).zip(b.chunks(words)) {
            results.push(wide::compare(fx, lanes.lane, predicate, a, b)?);
        }
        return gather(fx, Lanes { lane: Lane::Bool, count: lanes.count }, &results);
    }
    let mut part = |count, a, b| compare_part(fx, lanes.lane, count, predicate, a, b);
    match (a, b) {
        ([a], [b]) => part(lanes.count, *a, *b).map(one_part),
        _ => lanes.chunks().zip(a.iter().zip(b)).map(|(count, (a, b))| part(count, *a, *b)).collect(),
    }
}

/// Compares `count` integers of up to 64 bits, or Booleans.
pub(in crate::lower) fn compare_part<'m, E: Emitter<'m>>(
    emitter: &mut E,
    lane: Lane,
    count: u32,
    predicate: IntPredicate,
    a: Id,
    b: Id,
) -> Result<Id> {
    let ty = emitter.module().chunk_type(Lane::Bool, count)?;
    match Register::of(lane, count) {
        Some(register) => compare_registers(emitter, register, predicate, ty, a, b),
        None => compare_booleans(emitter, predicate, ty, a, b),
    }
}

fn compare_registers<'m, E: Emitter<'m>>(
    emitter: &mut E,
    register: Register,
    predicate: IntPredicate,
    ty: Id,
    a: Id,
    b: Id,
) -> Result<Id> {
    let (op, signed) = match predicate {
        IntPredicate::Eq => (Op::IEqual, false),
        IntPredicate::Ne => (Op::INotEqual, false),
        IntPredicate::Ugt => (Op::UGreaterThan, false),
        IntPredicate::Uge => (Op::UGreaterThanEqual, false),
        IntPredicate::Ult => (Op::ULessThan, false),
        IntPredicate::Ule => (Op::ULessThanEqual, false),
        IntPredicate::Sgt => (Op::SGreaterThan, true),
        IntPredicate::Sge => (Op::SGreaterThanEqual, true),
        IntPredicate::Slt => (Op::SLessThan, true),
        IntPredicate::Sle => (Op::SLessThanEqual, true),
    };
    let (a, b) = if signed { (register.sign_extend(emitter, a)?, register.sign_extend(emitter, b)?) } else { (a, b) };
    emitter.operate(op, ty, &[a, b])
}

/// A set `i1` is 1 as an unsigned number and -1 as a signed one.
fn compare_booleans<'m, E: Emitter<'m>>(emitter: &mut E, predicate: IntPredicate, ty: Id, a: Id, b: Id) -> Result<Id> {
    // Each order is `not one, and other` or `not one, or other` of the operands.
    let (op, inverted, other) = match predicate {
        IntPredicate::Eq => return emitter.operate(Op::LogicalEqual, ty, &[a, b]),
        IntPredicate::Ne => return emitter.operate(Op::LogicalNotEqual, ty, &[a, b]),
        IntPredicate::Ugt | IntPredicate::Slt => (Op::LogicalAnd, b, a),
        IntPredicate::Ult | IntPredicate::Sgt => (Op::LogicalAnd, a, b),
        IntPredicate::Uge | IntPredicate::Sle => (Op::LogicalOr, b, a),
        IntPredicate::Ule | IntPredicate::Sge => (Op::LogicalOr, a, b),
    };
    let inverted = emitter.operate(Op::LogicalNot, ty, &[inverted])?;
    emitter.operate(op, ty, &[inverted, other])
}

/// `icmp` on pointers => `OpPtrEqual`, `OpPtrNotEqual`, or a comparison of the addresses (features.md E7)
fn pointer_compare<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let predicate = inst.icmp_predicate();
    let (left, right) = (inst.operand(0), inst.operand(1));
    let own = fx.own_pointer_type(left)?;
    let (a, b) = (fx.pointers_as(left, own)?, fx.pointers_as(right, own)?);
    let boolean = fx.mx.type_bool()?;
    let direct = match predicate {
        IntPredicate::Eq => Some(Op::PtrEqual),
        IntPredicate::Ne => Some(Op::PtrNotEqual),
        _ => None,
    };
    let direct = direct.filter(|_| fx.mx.out.requirements().allows_version(Version::V1_4) && is_scalar(inst));
    let mut results = Parts::new();
    for (a, b) in a.iter().zip(&b) {
        results.push(match direct {
            Some(op) => fx.op(op, boolean, &[*a, *b])?,
            None => {
                let size = fx.mx.type_size()?;
                let (a, b) = (fx.op(Op::ConvertPtrToU, size, &[*a])?, fx.op(Op::ConvertPtrToU, size, &[*b])?);
                let width = fx.mx.pointer_bits;
                compare_registers(fx, Register { bits: width, width, count: 1 }, predicate, boolean, a, b)?
            }
        });
    }
    let count = results.len() as u32;
    gather(fx, Lanes { lane: Lane::Bool, count }, &results)
}

fn is_scalar(inst: Inst<'_>) -> bool {
    !matches!(inst.ty().kind(), TypeKind::Vector { .. })
}

/// `fcmp` => `OpFOrdEqual`, `OpFUnordLessThan`, `OpOrdered`, ...
pub(in crate::lower) fn float_compare<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.mx.lanes(inst.operand(0).ty())?;
    let (a, b) = (fx.value(inst.operand(0))?, fx.value(inst.operand(1))?);
    compare_floats(fx, lanes, inst.fcmp_predicate(), &a, &b)
}

/// Compares floating-point numbers.
pub(in crate::lower) fn compare_floats(
    fx: &mut FunctionCx<'_, '_>,
    lanes: Lanes,
    predicate: FloatPredicate,
    a: &[Id],
    b: &[Id],
) -> Result<Parts> {
    let truth = Lanes { lane: Lane::Bool, count: lanes.count };
    let op = match predicate {
        FloatPredicate::False => return lanewise::number(fx, truth, Number::Small(0)),
        FloatPredicate::True => return lanewise::number(fx, truth, Number::Small(1)),
        FloatPredicate::Oeq => Op::FOrdEqual,
        FloatPredicate::Ogt => Op::FOrdGreaterThan,
        FloatPredicate::Oge => Op::FOrdGreaterThanEqual,
        FloatPredicate::Olt => Op::FOrdLessThan,
        FloatPredicate::Ole => Op::FOrdLessThanEqual,
        FloatPredicate::One => Op::FOrdNotEqual,
        FloatPredicate::Ord => Op::Ordered,
        FloatPredicate::Uno => Op::Unordered,
        FloatPredicate::Ueq => Op::FUnordEqual,
        FloatPredicate::Ugt => Op::FUnordGreaterThan,
        FloatPredicate::Uge => Op::FUnordGreaterThanEqual,
        FloatPredicate::Ult => Op::FUnordLessThan,
        FloatPredicate::Ule => Op::FUnordLessThanEqual,
        FloatPredicate::Une => Op::FUnordNotEqual,
    };
    crate::lower::cx::legal::float_order::compare(fx, lanes, op, a, b)
}

/// `select` => `OpSelect` of each part; below version 1.4 a composite is chosen by a branch (features.md P22)
pub(in crate::lower) fn select<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if let Some(parts) = select_sampled_image(fx, inst)? {
        return Ok(parts);
    }
    let node = fx.mx.facts.element_types.node(inst.value());
    let conditions = fx.value(inst.operand(0))?;
    let (yes, no) = (fx.value_as(inst.operand(1), node)?, fx.value_as(inst.operand(2), node)?);
    let types = fx.types_of(inst.value())?;
    if !is_scalar_condition(inst) {
        return select_lanes(fx, inst, &conditions, &yes, &no);
    }
    let [condition] = conditions.as_slice() else { return Err(invalid("a condition of several parts")) };
    let mut parts = Parts::new();
    for ((yes, no), ty) in yes.iter().zip(&no).zip(&types) {
        let part = match fx.mx.shape(*ty) {
            Shape::Scalar => fx.op(Op::Select, *ty, &[*condition, *yes, *no])?,
            // A vector's lanes are each chosen by a lane of the condition.
            Shape::Vector(length) => {
                let condition = fx.splat(Lane::Bool, *condition, length)?;
                fx.op(Op::Select, *ty, &[condition, *yes, *no])?
            }
            Shape::Composite if fx.mx.out.requirements().allows_version(Version::V1_4) => {
                fx.mx.out.requirements().version_for("OpSelect of a composite", Version::V1_4)?;
                fx.op(Op::Select, *ty, &[*condition, *yes, *no])?
            }
            Shape::Composite | Shape::Opaque => fx.choose(*condition, *ty, *yes, *no)?,
        };
        parts.push(part);
    }
    Ok(parts)
}

/// `select i1 %c, %a, %b` of sampled images => an `OpSampledImage` of the image and the sampler chosen by `%c`; `None` if
/// neither was made in this function.
fn select_sampled_image<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    let arms = [inst.operand(1), inst.operand(2)];
    let [Some(yes), Some(no)] = arms.map(|arm| fx.sampled_image_parts(arm)) else { return Ok(None) };
    let condition = fx.scalar(inst.operand(0))?;
    let mut choose = |ty, yes, no| match yes == no {
        true => Ok(yes),
        false => fx.choose(condition, ty, yes, no),
    };
    let image = choose(yes.image_type, yes.image, no.image)?;
    let sampler = choose(yes.sampler_type, yes.sampler, no.sampler)?;
    fx.define_sampled_image(inst.value(), SampledImage { image, sampler, made: None, ..yes });
    Ok(fx.sampled_image(inst.value())?.map(|id| Parts::from_elem(id, 1)))
}

fn is_scalar_condition(inst: Inst<'_>) -> bool {
    !matches!(inst.operand(0).ty().kind(), TypeKind::Vector { .. })
}

/// A condition a lane.
fn select_lanes<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    conditions: &[Id],
    yes: &[Id],
    no: &[Id],
) -> Result<Parts> {
    let lanes = fx.mx.lanes(inst.ty())?;
    let types = fx.types_of(inst.value())?;
    select_typed(fx, lanes, &types, conditions, yes, no)
}
