//! Intrinsics that rearrange the lanes of vectors.

use smallvec::SmallVec;

use crate::error::invalid;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::lanes::{extract_lane, gather};
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::legal::vector::{select_lanes, shuffle_value};
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::{expect_floats, expect_integers, expect_one_integer};

/// `llvm.vector.reverse`
pub(super) fn reverse<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let count = fx.lanes(inst.ty())?.count;
    rearrange(fx, inst, &[0], (0..count).rev())
}

/// `llvm.vector.splice.left`: the lanes from the offset on
pub(super) fn splice_left<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let offset = inst.argument(2).int_zext().and_then(|offset| i64::try_from(offset).ok());
    match offset {
        Some(first) => spliced(fx, inst, first),
        None => spliced_dynamically(fx, inst, false),
    }
}

/// `llvm.vector.splice.right`: the last lanes of the first vector, as many as the offset, then lanes of the second
pub(super) fn splice_right<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let count = i64::from(fx.lanes(inst.ty())?.count);
    let offset = inst.argument(2).int_zext().and_then(|offset| i64::try_from(offset).ok());
    match offset {
        Some(last) => spliced(fx, inst, count - last),
        None => spliced_dynamically(fx, inst, true),
    }
}

/// Returns the lanes from `first` on of two concatenated vectors; lanes beyond them are poison.
fn spliced<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, first: i64) -> Result<Parts> {
    let count = fx.lanes(inst.ty())?.count;
    let first = u32::try_from(first).ok().filter(|first| *first <= count).unwrap_or(0);
    rearrange(fx, inst, &[0, 1], first..first + count)
}

/// Returns a splice at an offset that is not constant, by selecting among all splices.
fn spliced_dynamically<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, from_end: bool) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    let offset = fx.legal(inst.argument(2))?;
    let mut result = Legal::new(lanes, spliced(fx, inst, 0)?);
    for first in 1..=lanes.count {
        let here = Legal::new(lanes, spliced(fx, inst, i64::from(first))?);
        let number = if from_end { lanes.count - first } else { first };
        let number = lanewise::number(fx, offset.lanes, Number::Small(u64::from(number)))?;
        let hit = compare_integers(fx, IntPredicate::Eq, &offset, &number)?;
        let hits = Parts::from_elem(hit.parts[0], lanes.count as usize);
        let hits = gather(fx, Lanes { lane: Lane::Bool, count: lanes.count }, &hits)?;
        result = lanewise::select(fx, &hits, &here, &result)?;
    }
    Ok(result.parts)
}

/// `llvm.vector.insert`
pub(super) fn insert<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (whole, part) = (fx.lanes(inst.ty())?.count, fx.lanes(inst.argument(1).ty())?.count);
    let first = constant_index(inst, 2)?;
    // The lanes of the part follow those of the whole vector in the concatenation.
    let source = |lane| if (first..first + part).contains(&lane) { whole + lane - first } else { lane };
    rearrange(fx, inst, &[0, 1], (0..whole).map(source))
}

/// `llvm.vector.extract`
pub(super) fn extract<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let count = fx.lanes(inst.ty())?.count;
    let (first, whole) = (constant_index(inst, 1)?, fx.lanes(inst.argument(0).ty())?.count);
    // Lanes out of bounds are poison.
    rearrange(fx, inst, &[0], (first..first + count).map(|lane| lane.min(whole - 1)))
}

fn constant_index(inst: Inst<'_>, argument: u32) -> Result<u32> {
    let index = inst.argument(argument).int_zext().and_then(|index| u32::try_from(index).ok());
    index.filter(|index| *index < 1 << 24).ok_or_else(|| invalid("expected a constant index of a lane"))
}

/// `llvm.vector.interleave2` ... `8`: alternating lanes of the operands
pub(super) fn interleave<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (operands, count) = (inst.argument_count(), fx.lanes(inst.argument(0).ty())?.count);
    let all: SmallVec<[u32; 8]> = (0..operands).collect();
    let source = |lane: u32| lane % operands * count + lane / operands;
    rearrange(fx, inst, &all, (0..count * operands).map(source))
}

/// `llvm.vector.deinterleave2` ... `8`: every second, third, ... lane
pub(super) fn deinterleave<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let from = fx.legal(inst.argument(0))?;
    let results = inst.ty().member_count();
    let count = from.lanes.count / results.max(1);
    let mut members = Parts::new();
    for member in 0..results {
        members.extend(select_lanes(fx, &from, (0..count).map(|lane| lane * results + member))?.parts);
    }
    Ok(members)
}

/// Returns the lanes `mask` of the concatenated vectors `arguments`.
fn rearrange<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    arguments: &[u32],
    mask: impl Iterator<Item = u32>,
) -> Result<Parts> {
    let node = fx.mx.facts.element_types.node(inst.value());
    let to = fx.lanes(inst.ty())?;
    let mut sources = SmallVec::<[Legal; 2]>::new();
    for argument in arguments {
        let vector = inst.argument(*argument);
        sources.push(fx.legal_as(vector, node)?);
    }
    let types = fx.types_of(inst.value())?;
    let mask: SmallVec<[Option<u32>; 16]> = mask.map(Some).collect();
    if mask.len() != to.count as usize {
        return Err(invalid(format!("expected a vector of {} lanes as the result, found `{}`", mask.len(), inst.ty())));
    }
    shuffle_value(fx, &sources, &mask, to, &types)
}

/// `llvm.stepvector` => a constant
pub(super) fn step<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    steps(fx, lanes)
}

/// Returns 0, 1, 2, ...
fn steps(fx: &mut FunctionCx<'_, '_>, lanes: Lanes) -> Result<Parts> {
    let one = Lanes { count: 1, ..lanes };
    let mut words = Parts::new();
    for lane in 0..lanes.count {
        words.extend(lanewise::number(fx, one, Number::Small(u64::from(lane)))?.parts);
    }
    fx.mx.gather_constant(lanes, &words)
}

/// `llvm.get.active.lane.mask(base, n)` => `base < n` and the index of the lane `< n - base`, which cannot wrap
pub(super) fn active_lane_mask<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    expect_one_integer(inst.argument(0).ty())?;
    let (scalar, count) = (fx.lanes(inst.argument(0).ty())?, fx.lanes(inst.ty())?.count);
    let base = Legal::new(scalar, fx.value(inst.argument(0))?);
    let limit = Legal::new(scalar, fx.value(inst.argument(1))?);
    let left = integer_parts(fx, Opcode::Sub, &limit, &base)?;
    let below = compare_integers(fx, IntPredicate::Ult, &base, &limit)?;
    let zero = lanewise::number(fx, scalar, Number::Small(0))?;
    let left = lanewise::select(fx, &below, &left, &zero)?;
    lanes_below(fx, &left, count).map(Legal::into_parts)
}

/// Returns Booleans for the first `count` lane indices that are below a scalar.
pub(super) fn lanes_below(fx: &mut FunctionCx<'_, '_>, limit: &Legal, count: u32) -> Result<Legal> {
    let scalar = limit.lanes;
    let bits = scalar.lane.bits().unwrap_or(1);
    let mut truths = Parts::new();
    for lane in 0..count {
        // An index that does not fit in the type of the scalar is above every limit.
        let reachable = bits >= 32 || lane < 1 << bits;
        truths.push(if reachable {
            let lane = lanewise::number(fx, scalar, Number::Small(u64::from(lane)))?;
            compare_integers(fx, IntPredicate::Ult, &lane, limit)?.parts[0]
        } else {
            fx.mx.bool_constant(false)?
        });
    }
    gather(fx, Lanes { lane: Lane::Bool, count }, &truths)
}

/// `llvm.experimental.cttz.elts` => the index of the first lane that is not zero, or the number of lanes
pub(super) fn trailing_zero_elements<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    expect_integers(inst.argument(0).ty())?;
    expect_one_integer(inst.ty())?;
    let vector = fx.legal(inst.argument(0))?;
    let to = fx.lanes(inst.ty())?;
    let set = is_not_zero(fx, &vector)?;
    let count = lanewise::number(fx, to, Number::Small(u64::from(vector.lanes.count)))?;
    first_set(fx, &set, count).map(Legal::into_parts)
}

/// Returns Booleans for the lanes that are not zero.
pub(super) fn is_not_zero(fx: &mut FunctionCx<'_, '_>, vector: &Legal) -> Result<Legal> {
    let zero = lanewise::number(fx, vector.lanes, Number::Small(0))?;
    compare_integers(fx, IntPredicate::Ne, vector, &zero)
}

/// Returns the index of the first of the Booleans that is set; `none` if none is.
pub(super) fn first_set(fx: &mut FunctionCx<'_, '_>, set: &Legal, none: Legal) -> Result<Legal> {
    let to = none.lanes;
    (0..set.lanes.count).rev().try_fold(none, |result, lane| {
        let here = extract_lane(fx, set, lane)?;
        let number = lanewise::number(fx, to, Number::Small(u64::from(lane)))?;
        lanewise::select(fx, &here, &number, &result)
    })
}

/// `llvm.experimental.vector.extract.last.active(data, mask, passthru)`
pub(super) fn extract_last_active<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let node = fx.mx.facts.element_types.node(inst.value());
    let (data, mask) = (fx.legal_as(inst.argument(0), node)?, fx.legal(inst.argument(1))?);
    let mut result = fx.legal_as(inst.argument(2), node)?;
    for lane in 0..data.lanes.count {
        let here = extract_lane(fx, &mask, lane)?;
        let value = extract_lane(fx, &data, lane)?;
        result = lanewise::select(fx, &here, &value, &result)?;
    }
    Ok(result.parts)
}

/// `llvm.vector.partial.reduce.add(acc, v)` => the pieces of `v`, each as long as `acc`, added to it
///
/// LLVM only defines the sum of all lanes, not which lanes are added.
pub(super) fn partial_reduce_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    expect_integers(inst.ty())?;
    expect_same_elements(inst)?;
    let (mut sum, from) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    let count = sum.lanes.count;
    for piece in 0..from.lanes.count / count.max(1) {
        let first = piece * count;
        let piece = select_lanes(fx, &from, first..first + count)?;
        sum = integer_parts(fx, Opcode::Add, &sum, &piece)?;
    }
    Ok(sum.parts)
}

/// `llvm.vector.partial.reduce.fadd(acc, v)` => the pieces of `v`, each as long as `acc`, added to it
pub(super) fn partial_reduce_float_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    expect_floats(inst.ty())?;
    expect_same_elements(inst)?;
    fx.record_addition(inst);
    let (mut sum, from) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    let count = sum.lanes.count;
    for piece in 0..from.lanes.count / count.max(1) {
        let first = piece * count;
        let piece = select_lanes(fx, &from, first..first + count)?;
        sum = lanewise::arithmetic(fx, Op::FAdd, &sum, &piece)?;
    }
    Ok(sum.parts)
}

/// Checks that the reduced vector of a partial reduction has elements of the type of those of the result.
fn expect_same_elements(inst: Inst<'_>) -> Result<()> {
    let (to, from) = (inst.ty().scalar(), inst.argument(1).ty().scalar());
    if to == from { Ok(()) } else { Err(invalid(format!("expected elements of type {to}, found {from}"))) }
}

/// `llvm.experimental.vector.match(v, set, mask)` => the selected lanes of `v` that equal a lane of `set`
pub(super) fn match_elements<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (vector, elements) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    let lanes = vector.lanes;
    let truth = Lanes { lane: Lane::Bool, count: lanes.count };
    let mut found = lanewise::number(fx, truth, Number::Small(0))?;
    for element in 0..elements.lanes.count {
        let element = extract_lane(fx, &elements, element)?;
        let all = splat(fx, lanes, &element)?;
        let same = compare_integers(fx, IntPredicate::Eq, &vector, &all)?;
        found = lanewise::logical(fx, Op::LogicalOr, &found, &same)?;
    }
    let mask = fx.legal(inst.argument(2))?;
    lanewise::logical(fx, Op::LogicalAnd, &found, &mask).map(Legal::into_parts)
}

/// Returns a number of rows or columns.
fn dimension(inst: Inst<'_>, argument: u32) -> Result<u32> {
    let number = inst.argument(argument).int_zext().and_then(|number| u32::try_from(number).ok());
    number.ok_or_else(|| invalid("expected a constant shape of a matrix"))
}

/// `llvm.matrix.transpose(m, rows, columns)`; matrices are stored column after column
pub(super) fn transpose<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (rows, columns) = (dimension(inst, 1)?, dimension(inst, 2)?);
    // Element (r, c) of the result is element (c, r); the rows of the result are the columns of the operand.
    rearrange(fx, inst, &[0], (0..rows * columns).map(|lane| lane % columns * rows + lane / columns))
}

/// `llvm.matrix.multiply(a, b, rows, inner, columns)`: each element is a sum that starts with the first product
pub(super) fn matrix_multiply<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (rows, inner, columns) = (dimension(inst, 2)?, dimension(inst, 3)?, dimension(inst, 4)?);
    let (a, b, to) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?, fx.lanes(inst.ty())?);
    fx.forbids_contraction |= matches!(to.lane, Lane::Float(_)) && !fx.fast_math(inst).contract();
    let mut results = Parts::new();
    for lane in 0..rows * columns {
        let (row, column) = (lane % rows, lane / rows);
        let mut sum: Option<Legal> = None;
        for step in 0..inner {
            let left = extract_lane(fx, &a, step * rows + row)?;
            let right = extract_lane(fx, &b, column * inner + step)?;
            let product = arithmetic(fx, Opcode::Mul, Op::FMul, &left, &right)?;
            sum = Some(match sum {
                None => product,
                Some(sum) => arithmetic(fx, Opcode::Add, Op::FAdd, &sum, &product)?,
            });
        }
        results.extend(sum.ok_or_else(|| invalid("a product of matrices without elements"))?.parts);
    }
    gather(fx, to, &results).map(Legal::into_parts)
}

fn arithmetic(fx: &mut FunctionCx<'_, '_>, integers: Opcode, floats: Op, a: &Legal, b: &Legal) -> Result<Legal> {
    let Lane::Float(_) = a.lanes.lane else { return integer_parts(fx, integers, a, b) };
    lanewise::arithmetic(fx, floats, a, b)
}

/// Returns `scalar` in every lane.
fn splat(fx: &mut FunctionCx<'_, '_>, lanes: Lanes, scalar: &Legal) -> Result<Legal> {
    if !lanes.lane.has_vectors() {
        return Ok(Legal::new(lanes, (0..lanes.count).flat_map(|_| scalar.parts.iter().copied()).collect()));
    }
    let parts = lanes.chunks(fx.mx.legal).map(|count| fx.splat(lanes.lane, scalar.parts[0], count));
    Ok(Legal::new(lanes, parts.collect::<Result<Parts>>()?))
}
