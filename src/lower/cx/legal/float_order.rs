//! Minimum and maximum of floating-point numbers with NaNs and signed zeros, and their bits.

use crate::error::{Result, invalid};
use crate::ir::{FloatPredicate, Opcode};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Legal, Parts};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::typed::Typed;
use crate::map::instructions::float_comparison_op;
use crate::spirv::grammar::Op;

/// Minimum or maximum.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::lower) enum Order {
    Less,
    Greater,
}

/// Returns the operand that is first in `order`, or a NaN if either is: the sum of the operands is a NaN then.
pub(in crate::lower) fn propagating<'m, B: Builder<'m>>(
    builder: &mut B,
    order: Order,
    a: &Legal,
    b: &Legal,
) -> Result<Legal> {
    let chosen = of_non_nans(builder, order, a, b)?;
    let unordered = compare(builder, Op::Unordered, a, b)?;
    let sum = lanewise::arithmetic(builder, Op::FAdd, a, b)?;
    lanewise::select(builder, &unordered, &sum, &chosen)
}

/// Returns the operand that is first in `order`, or the operand that is not a NaN; the sum of the operands if both are.
pub(in crate::lower) fn preferring_numbers<'m, B: Builder<'m>>(
    builder: &mut B,
    order: Order,
    a: &Legal,
    b: &Legal,
) -> Result<Legal> {
    let chosen = of_non_nans(builder, order, a, b)?;
    let (a_is_nan, b_is_nan) = (is_nan(builder, a)?, is_nan(builder, b)?);
    let chosen = lanewise::select(builder, &b_is_nan, a, &chosen)?;
    let chosen = lanewise::select(builder, &a_is_nan, b, &chosen)?;
    let neither = lanewise::logical(builder, Op::LogicalAnd, &a_is_nan, &b_is_nan)?;
    let sum = lanewise::arithmetic(builder, Op::FAdd, a, b)?;
    lanewise::select(builder, &neither, &sum, &chosen)
}

/// Returns the minimum or maximum of two numbers, neither a NaN. Equal numbers differ at most in the sign of zero: the
/// greater zero is negative only if both are.
fn of_non_nans<'m, B: Builder<'m>>(builder: &mut B, order: Order, a: &Legal, b: &Legal) -> Result<Legal> {
    let (op, signs) = match order {
        Order::Greater => (Op::FOrdGreaterThan, Opcode::And),
        Order::Less => (Op::FOrdLessThan, Opcode::Or),
    };
    let (a_bits, b_bits) = (to_bits(builder, a)?, to_bits(builder, b)?);
    let both = integer_parts(builder, signs, &a_bits, &b_bits)?;
    let both = from_bits(builder, a.lanes.lane, &both)?;
    let first = compare(builder, op, a, b)?;
    let equal = compare(builder, Op::FOrdEqual, a, b)?;
    let chosen = lanewise::select(builder, &first, a, b)?;
    lanewise::select(builder, &equal, &both, &chosen)
}

/// Compares each lane.
pub(in crate::lower) fn compare<'m, B: Builder<'m>>(builder: &mut B, op: Op, a: &Legal, b: &Legal) -> Result<Legal> {
    let parts = a.parts.iter().zip(&b.parts).map(|(a, b)| builder.compare(op, *a, *b)).collect::<Result<Parts>>()?;
    Ok(Legal::booleans(a.lanes.count, parts))
}

/// Returns a Boolean for each lane: `true` if it is a NaN.
pub(in crate::lower) fn is_nan<'m, B: Builder<'m>>(builder: &mut B, a: &Legal) -> Result<Legal> {
    compare(builder, Op::Unordered, a, a)
}

/// Returns the integer lanes of the same bits.
pub(in crate::lower) fn int_lanes(lanes: Lanes) -> Result<Lanes> {
    match lanes.lane {
        Lane::Float(width) => Ok(Lanes { lane: Lane::Int { bits: width, width }, ..lanes }),
        _ => Err(invalid("expected a floating-point number")),
    }
}

/// Returns the bits of floating-point numbers as integers.
pub(in crate::lower) fn to_bits<'m, B: Builder<'m>>(builder: &mut B, a: &Legal) -> Result<Legal> {
    bitcast_parts(builder, int_lanes(a.lanes)?, &a.parts)
}

/// Returns floating-point numbers of `lane` from their bits.
pub(in crate::lower) fn from_bits<'m, B: Builder<'m>>(builder: &mut B, lane: Lane, a: &Legal) -> Result<Legal> {
    bitcast_parts(builder, Lanes { lane, ..a.lanes }, &a.parts)
}

fn bitcast_parts<'m, B: Builder<'m>>(builder: &mut B, to: Lanes, a: &[Typed]) -> Result<Legal> {
    let types = lanes::part_types(builder, to)?;
    let parts = types.into_iter().zip(a).map(|(ty, part)| builder.bitcast(ty, *part)).collect::<Result<Parts>>()?;
    Ok(Legal::new(to, parts))
}

/// Returns the number of fraction bits of a floating-point format.
pub(in crate::lower) fn fraction_bits(lanes: Lanes) -> Result<u32> {
    match lanes.lane {
        Lane::Float(16) => Ok(10),
        Lane::Float(32) => Ok(23),
        Lane::Float(64) => Ok(52),
        _ => Err(invalid("expected a floating-point number")),
    }
}

/// Compares floating-point numbers.
pub(in crate::lower) fn compare_floats<'m, B: Builder<'m>>(
    builder: &mut B,
    predicate: FloatPredicate,
    a: &Legal,
    b: &Legal,
) -> Result<Legal> {
    let truth = Lanes { lane: Lane::Bool, count: a.lanes.count };
    match float_comparison_op(predicate) {
        Some(op) => compare(builder, op, a, b),
        None => lanewise::number(builder, truth, Number::Small(u64::from(predicate == FloatPredicate::True))),
    }
}
