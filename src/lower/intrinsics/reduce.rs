//! `llvm.vector.reduce.*`: the lanes of a vector combined to one value.
//!
//! The lanes are extracted first. Where the order does not matter, neighbours are combined to a tree; floating-point
//! sums and products take the lanes in order.

use crate::error::{Result, invalid};
use crate::ir::{Inst, IntPredicate, Opcode, Value};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::float_order::{Order, propagating};
use crate::lower::cx::legal::lanes::{extract_lane, part_types};
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::extremum;
use crate::lower::cx::typed::Typed;
use crate::lower::inst::fast_math::decorate_fast_math;
use crate::spirv::grammar::{Op, Std};
use smallvec::SmallVec;

/// Combines two values of one lane, which [`Lanes`] describes.
type Combine<'f, 'a, 'm> = &'f mut dyn FnMut(&mut FunctionCx<'a, 'm>, Lanes, &[Typed], &[Typed]) -> Result<Parts>;

/// `llvm.vector.reduce.add` => `OpIAdd`s of the lanes
pub(super) fn add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    arithmetic(fx, inst, Opcode::Add)
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
    let (lanes, parts) = operand(fx, inst.argument(0))?;
    let direct = match opcode {
        Opcode::And => Some(Op::All),
        Opcode::Or => Some(Op::Any),
        _ => None,
    };
    if let (Lane::Bool, Some(op)) = (lanes.lane, direct) {
        return booleans(fx, lanes, &parts, op, opcode);
    }
    combine(fx, lanes, &parts, &mut |fx, lanes, a, b| integer_parts(fx, lanes, opcode, a, b))
}

/// Emits one instruction for each part, then combines the results.
fn booleans(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, parts: &[Typed], op: Op, opcode: Opcode) -> Result<Parts> {
    let boolean = fx.mx.type_bool()?;
    let one = Lanes { lane: Lane::Bool, count: 1 };
    let mut result: Option<Typed> = None;
    for (count, part) in lanes.chunks(fx.mx.legal).zip(parts) {
        let own = if count == 1 { *part } else { fx.op(op, boolean, &[*part])? };
        result = Some(match result {
            None => own,
            Some(others) => integer_parts(fx, one, opcode, &[others], &[own])?[0],
        });
    }
    result.map(|result| Parts::from_elem(result, 1)).ok_or_else(|| invalid("a vector without lanes"))
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
    let (lanes, parts) = operand(fx, inst.argument(0))?;
    combine(fx, lanes, &parts, &mut |fx, lanes, a, b| extremum(fx, lanes, keeps, a, b))
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
    let (lanes, parts) = operand(fx, inst.argument(0))?;
    combine(fx, lanes, &parts, &mut |fx, _, a, b| lanewise::direct(fx, std, a, b))
}

/// `llvm.vector.reduce.fmaximum` => comparisons and selects of the lanes that propagate a NaN
pub(super) fn float_maximum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, parts) = operand(fx, inst.argument(0))?;
    combine(fx, lanes, &parts, &mut |fx, lanes, a, b| propagating(fx, lanes, Order::Greater, a, b))
}

/// `llvm.vector.reduce.fminimum` => comparisons and selects of the lanes that propagate a NaN
pub(super) fn float_minimum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (lanes, parts) = operand(fx, inst.argument(0))?;
    combine(fx, lanes, &parts, &mut |fx, lanes, a, b| propagating(fx, lanes, Order::Less, a, b))
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
    let (lanes, parts) = operand(fx, inst.argument(1))?;
    let flags = fx.fast_math(inst);
    let operate = |fx: &mut FunctionCx<'_, 'm>, lanes: Lanes, a: &[Typed], b: &[Typed]| {
        let types = part_types(fx, lanes)?;
        let mut results = Parts::new();
        for (ty, (a, b)) in types.iter().zip(a.iter().zip(b)) {
            let id = fx.op(op, *ty, &[*a, *b])?;
            decorate_fast_math(fx.mx, id.id, flags)?;
            results.push(id);
        }
        Ok(results)
    };
    let start = fx.value(inst.argument(0))?;
    let one = Lanes { count: 1, ..lanes };
    let all = each_lane(fx, lanes, &parts)?;
    all.iter().try_fold(start, |result, lane| operate(fx, one, &result, lane))
}

fn operand<'m>(fx: &mut FunctionCx<'_, 'm>, vector: Value<'m>) -> Result<(Lanes, Parts)> {
    Ok((fx.lanes(vector.ty())?, fx.value(vector)?))
}

/// The words of each lane of a vector.
type LaneWords = SmallVec<[Parts; 16]>;

/// Extracts all lanes of a vector, by `OpVectorExtractDynamic` from a vector of SPIR-V.
fn each_lane(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, parts: &[Typed]) -> Result<LaneWords> {
    if !lanes.lane.has_vectors() || lanes.count == 1 || parts.len() != 1 {
        return (0..lanes.count).map(|lane| extract_lane(fx, lanes, parts, lane)).collect();
    }
    let ty = fx.mx.lane_type(lanes.lane)?;
    let extract = |lane| {
        let index = fx.mx.u32_constant(lane)?;
        Ok(Parts::from_elem(fx.op(Op::VectorExtractDynamic, ty, &[parts[0], index])?, 1))
    };
    (0..lanes.count).map(extract).collect()
}

/// Combines neighbouring lanes, then neighbouring results, until one is left.
///
/// The last of an odd number is combined at the end.
fn combine<'a, 'm>(
    fx: &mut FunctionCx<'a, 'm>,
    lanes: Lanes,
    parts: &[Typed],
    operate: Combine<'_, 'a, 'm>,
) -> Result<Parts> {
    let one = Lanes { count: 1, ..lanes };
    let mut all = each_lane(fx, lanes, parts)?;
    let mut odd = LaneWords::new();
    while all.len() > 1 {
        if all.len() % 2 == 1 {
            odd.extend(all.pop());
        }
        all = all.chunks_exact(2).map(|pair| operate(fx, one, &pair[0], &pair[1])).collect::<Result<_>>()?;
    }
    let first = all.pop().ok_or_else(|| invalid("a vector without lanes"))?;
    odd.iter().try_fold(first, |result, lane| operate(fx, one, &result, lane))
}
