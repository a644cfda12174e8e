//! `llvm.vector.reduce.*`: the lanes of a vector combined to one value.
//!
//! The lanes are extracted first. Where the order does not matter, neighbours are combined to a tree; floating-point
//! sums and products take the lanes in order.

use smallvec::SmallVec;

use crate::error::invalid;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::float_order::{Order, propagating};
use crate::lower::cx::legal::lanes::extract_lane;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::extremum;
use crate::lower::cx::prelude::*;
use crate::lower::inst::fast_math::decorate_fast_math;
use crate::spirv::grammar::Std;

/// Combines two values of one lane.
type Combine<'f, 'a, 'm> = &'f mut dyn FnMut(&mut FunctionCx<'a, 'm>, &Legal, &Legal) -> Result<Legal>;

/// The operation that combines two elements in a reduction.
#[derive(Clone, Copy)]
pub(super) enum Reduction {
    /// `llvm.vector.reduce.add` => `OpIAdd`s of the lanes
    Integer(Opcode),
    /// `llvm.vector.reduce.smax` => comparisons and selects of the lanes
    Order(IntPredicate),
    /// `llvm.vector.reduce.fadd` => `OpFAdd`s of the start value and the lanes, in order
    Float(Op),
    /// `llvm.vector.reduce.fmaximum` => comparisons and selects of the lanes that propagate a NaN
    FloatOrder(Order),
    /// `llvm.vector.reduce.fmax` => `fmax`es of the lanes, which treat NaN as `llvm.maxnum` does
    FloatNumber(Std),
}

impl Reduction {
    /// Combines two values of one lane.
    pub(super) fn combine(self, fx: &mut FunctionCx<'_, '_>, a: &Legal, b: &Legal) -> Result<Legal> {
        match self {
            Self::Integer(opcode) => integer_parts(fx, opcode, a, b),
            Self::Order(keeps) => extremum(fx, keeps, a, b),
            Self::Float(op) => lanewise::arithmetic(fx, op, a, b),
            Self::FloatOrder(order) => propagating(fx, order, a, b),
            Self::FloatNumber(std) => lanewise::direct(fx, std, a, b),
        }
    }

    /// Records a call of the reduction if it adds floating-point numbers.
    pub(super) fn record_addition<'m>(self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) {
        if matches!(self, Self::Float(Op::FAdd)) {
            fx.record_addition(inst);
        }
    }

    /// Returns the instruction that combines the lanes of a vector of Booleans.
    fn of_booleans(self) -> Option<(Op, Opcode)> {
        match self {
            Self::Integer(Opcode::And) => Some((Op::All, Opcode::And)),
            Self::Integer(Opcode::Or) => Some((Op::Any, Opcode::Or)),
            _ => None,
        }
    }
}

/// Lowers the call of a `llvm.vector.reduce.*` intrinsic.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, reduction: Reduction) -> Result<Parts> {
    if let Reduction::Float(op) = reduction {
        reduction.record_addition(fx, inst);
        return float_arithmetic(fx, inst, op);
    }
    let vector = fx.legal(inst.argument(0))?;
    match (vector.lanes.lane, reduction.of_booleans()) {
        (Lane::Bool, Some((op, opcode))) => booleans(fx, &vector, op, opcode),
        _ => combine(fx, &vector, &mut |fx, a, b| reduction.combine(fx, a, b)),
    }
}

/// `llvm.spv.sdot(a, b)` and `llvm.spv.udot(a, b)` => `OpIAdd`s of the products of the lanes, as wide as the lanes
pub(super) fn integer_dot<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (a, b) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    let products = integer_parts(fx, Opcode::Mul, &a, &b)?;
    combine(fx, &products, &mut |fx, a, b| integer_parts(fx, Opcode::Add, a, b))
}

/// `llvm.vector.reduce.and` of Booleans => `OpAll` of each part, then `OpLogicalAnd`s
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
