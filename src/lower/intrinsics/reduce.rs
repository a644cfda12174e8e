//! `llvm.vector.reduce.*`: the lanes of a vector combined to one value.
//!
//! The lanes are extracted first. Where the order does not matter, neighbours are combined to a tree; floating-point
//! sums and products take the lanes in order.

use crate::error::{Result, invalid};
use crate::ir::{Inst, IntPredicate, Opcode};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Legal, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::float_order::{Order, propagating};
use crate::lower::cx::legal::lanes::extract_lane;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::extremum;
use crate::lower::inst::fast_math::decorate_fast_math;
use crate::spirv::grammar::{Op, Std};
use smallvec::SmallVec;

/// Combines two values of one lane.
type Combine<'f, 'a, 'm> = &'f mut dyn FnMut(&mut FunctionCx<'a, 'm>, &Legal, &Legal) -> Result<Legal>;

/// `llvm.vector.reduce.add` => `OpIAdd`s of the lanes
pub(super) fn add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    arithmetic(fx, inst, Opcode::Add)
}

/// `llvm.spv.sdot(a, b)` and `llvm.spv.udot(a, b)` => `OpIAdd`s of the products of the lanes, as wide as the lanes
pub(super) fn integer_dot<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (a, b) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    let products = integer_parts(fx, Opcode::Mul, &a, &b)?;
    combine(fx, &products, &mut |fx, a, b| integer_parts(fx, Opcode::Add, a, b))
}

/// `llvm.vector.reduce.mul` => `OpIMul`s of the lanes
pub(super) fn multiply<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    arithmetic(fx, inst, Opcode::Mul)
}

/// `llvm.vector.reduce.and` => `OpBitwiseAnd`s of the lanes, `OpAll` for Booleans
pub(super) fn and<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    arithmetic(fx, inst, Opcode::And)
}

/// `llvm.vector.reduce.or` => `OpBitwiseOr`s of the lanes, `OpAny` for Booleans
pub(super) fn or<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    arithmetic(fx, inst, Opcode::Or)
}

/// `llvm.vector.reduce.xor` => `OpBitwiseXor`s of the lanes
pub(super) fn xor<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    arithmetic(fx, inst, Opcode::Xor)
}

fn arithmetic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, opcode: Opcode) -> Result<Parts> {
    let vector = fx.legal(inst.argument(0))?;
    let direct = match opcode {
        Opcode::And => Some(Op::All),
        Opcode::Or => Some(Op::Any),
        _ => None,
    };
    if let (Lane::Bool, Some(op)) = (vector.lanes.lane, direct) {
        return booleans(fx, &vector, op, opcode);
    }
    combine(fx, &vector, &mut |fx, a, b| integer_parts(fx, opcode, a, b))
}

/// Emits one instruction for each part, then combines the results.
fn booleans(fx: &mut FunctionCx<'_, '_>, vector: &Legal, op: Op, opcode: Opcode) -> Result<Parts> {
    let boolean = fx.mx.type_bool()?;
    let mut result: Option<Legal> = None;
    for (count, part) in vector.lanes.chunks(fx.mx.legal).zip(&vector.parts) {
        let own = Legal::scalar(Lane::Bool, if count == 1 { *part } else { fx.op(op, boolean, &[*part])? });
        result = Some(match result {
            None => own,
            Some(others) => integer_parts(fx, opcode, &others, &own)?,
        });
    }
    result.map(Legal::into_parts).ok_or_else(|| invalid("a vector without lanes"))
}

/// `llvm.vector.reduce.smax` => comparisons and selects of the lanes
pub(super) fn signed_maximum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    ordered(fx, inst, IntPredicate::Sgt)
}

/// `llvm.vector.reduce.smin` => comparisons and selects of the lanes
pub(super) fn signed_minimum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    ordered(fx, inst, IntPredicate::Slt)
}

/// `llvm.vector.reduce.umax` => comparisons and selects of the lanes
pub(super) fn unsigned_maximum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    ordered(fx, inst, IntPredicate::Ugt)
}

/// `llvm.vector.reduce.umin` => comparisons and selects of the lanes
pub(super) fn unsigned_minimum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    ordered(fx, inst, IntPredicate::Ult)
}

fn ordered<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, keeps: IntPredicate) -> Result<Parts> {
    let vector = fx.legal(inst.argument(0))?;
    combine(fx, &vector, &mut |fx, a, b| extremum(fx, keeps, a, b))
}

/// `llvm.vector.reduce.fmax` => `fmax`es of the lanes, which treat NaN as `llvm.maxnum` does
pub(super) fn float_maximum_number<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    extended(fx, inst, Std::fmax)
}

/// `llvm.vector.reduce.fmin` => `fmin`s of the lanes, which treat NaN as `llvm.minnum` does
pub(super) fn float_minimum_number<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    extended(fx, inst, Std::fmin)
}

fn extended<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, std: Std) -> Result<Parts> {
    let vector = fx.legal(inst.argument(0))?;
    combine(fx, &vector, &mut |fx, a, b| lanewise::direct(fx, std, a, b))
}

/// `llvm.vector.reduce.fmaximum` => comparisons and selects of the lanes that propagate a NaN
pub(super) fn float_maximum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let vector = fx.legal(inst.argument(0))?;
    combine(fx, &vector, &mut |fx, a, b| propagating(fx, Order::Greater, a, b))
}

/// `llvm.vector.reduce.fminimum` => comparisons and selects of the lanes that propagate a NaN
pub(super) fn float_minimum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let vector = fx.legal(inst.argument(0))?;
    combine(fx, &vector, &mut |fx, a, b| propagating(fx, Order::Less, a, b))
}

/// `llvm.vector.reduce.fadd` => `OpFAdd`s of the start value and the lanes, in order
pub(super) fn float_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    fx.record_addition(inst);
    float_arithmetic(fx, inst, Op::FAdd)
}

/// `llvm.vector.reduce.fmul` => `OpFMul`s of the start value and the lanes, in order
pub(super) fn float_multiply<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    float_arithmetic(fx, inst, Op::FMul)
}

fn float_arithmetic<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    let vector = fx.legal(inst.argument(1))?;
    let flags = fx.fast_math(inst);
    let start = fx.legal(inst.argument(0))?;
    let all = each_lane(fx, &vector)?;
    let sum = all.iter().try_fold(start, |result, lane| -> Result<Legal> {
        let result = lanewise::arithmetic(fx, op, &result, lane)?;
        for part in &result.parts {
            decorate_fast_math(fx.mx, part.id, flags)?;
        }
        Ok(result)
    });
    sum.map(Legal::into_parts)
}

/// The lanes of a vector.
type EachLane = SmallVec<[Legal; 16]>;

/// Extracts all lanes of a vector, by `OpVectorExtractDynamic` from a vector of SPIR-V.
fn each_lane(fx: &mut FunctionCx<'_, '_>, vector: &Legal) -> Result<EachLane> {
    let Legal { lanes, ref parts } = *vector;
    if !lanes.lane.has_vectors() || lanes.count == 1 || parts.len() != 1 {
        return (0..lanes.count).map(|lane| extract_lane(fx, vector, lane)).collect();
    }
    let ty = fx.mx.lane_type(lanes.lane)?;
    let extract = |lane| {
        let index = fx.mx.u32_constant(lane)?;
        Ok(Legal::scalar(lanes.lane, fx.op(Op::VectorExtractDynamic, ty, &[parts[0], index])?))
    };
    (0..lanes.count).map(extract).collect()
}

/// Combines neighbouring lanes, then neighbouring results, until one is left.
///
/// The last of an odd number is combined at the end.
fn combine<'a, 'm>(fx: &mut FunctionCx<'a, 'm>, vector: &Legal, operate: Combine<'_, 'a, 'm>) -> Result<Parts> {
    let mut all = each_lane(fx, vector)?;
    let mut odd = EachLane::new();
    while all.len() > 1 {
        if all.len() % 2 == 1 {
            odd.extend(all.pop());
        }
        all = all.chunks_exact(2).map(|pair| operate(fx, &pair[0], &pair[1])).collect::<Result<_>>()?;
    }
    let first = all.pop().ok_or_else(|| invalid("a vector without lanes"))?;
    odd.iter().try_fold(first, |result, lane| operate(fx, &result, lane)).map(Legal::into_parts)
}
