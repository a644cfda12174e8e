//! Minimum and maximum of floating-point numbers with NaNs and signed zeros, and their bits.

use crate::error::{Result, invalid};
use crate::ir::{FloatPredicate, Opcode};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::typed::Typed;
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
    lanes: Lanes,
    order: Order,
    a: &[Typed],
    b: &[Typed],
) -> Result<Parts> {
    let chosen = of_non_nans(builder, lanes, order, a, b)?;
    let unordered = compare(builder, Op::Unordered, a, b)?;
    let sum = lanewise::arithmetic(builder, Op::FAdd, a, b)?;
    lanewise::select(builder, lanes, &unordered, &sum, &chosen)
}

/// Returns the operand that is first in `order`, or the operand that is not a NaN; the sum of the operands if both are.
pub(in crate::lower) fn preferring_numbers<'m, B: Builder<'m>>(
    builder: &mut B,
    lanes: Lanes,
    order: Order,
    a: &[Typed],
    b: &[Typed],
) -> Result<Parts> {
    let chosen = of_non_nans(builder, lanes, order, a, b)?;
    let (a_is_nan, b_is_nan) = (is_nan(builder, a)?, is_nan(builder, b)?);
    let chosen = lanewise::select(builder, lanes, &b_is_nan, a, &chosen)?;
    let chosen = lanewise::select(builder, lanes, &a_is_nan, b, &chosen)?;
    let neither = lanewise::logical(builder, Op::LogicalAnd, &a_is_nan, &b_is_nan)?;
    let sum = lanewise::arithmetic(builder, Op::FAdd, a, b)?;
    lanewise::select(builder, lanes, &neither, &sum, &chosen)
}

/// Returns the minimum or maximum of two numbers, neither a NaN. Equal numbers differ at most in the sign of zero: the
/// greater zero is negative only if both are.
fn of_non_nans<'m, B: Builder<'m>>(
    builder: &mut B,
    lanes: Lanes,
    order: Order,
    a: &[Typed],
    b: &[Typed],
) -> Result<Parts> {
    let (op, signs) = match order {
        Order::Greater => (Op::FOrdGreaterThan, Opcode::And),
        Order::Less => (Op::FOrdLessThan, Opcode::Or),
    };
    let (ints, a_bits, b_bits) = (int_lanes(lanes)?, to_bits(builder, lanes, a)?, to_bits(builder, lanes, b)?);
    let both = integer_parts(builder, ints, signs, &a_bits, &b_bits)?;
    let both = from_bits(builder, lanes, &both)?;
    let first = compare(builder, op, a, b)?;
    let equal = compare(builder, Op::FOrdEqual, a, b)?;
    let chosen = lanewise::select(builder, lanes, &first, a, b)?;
    lanewise::select(builder, lanes, &equal, &both, &chosen)
}

/// Compares each lane.
pub(in crate::lower) fn compare<'m, B: Builder<'m>>(
    builder: &mut B,
    op: Op,
    a: &[Typed],
    b: &[Typed],
) -> Result<Parts> {
    a.iter().zip(b).map(|(a, b)| builder.compare(op, *a, *b)).collect()
}

/// Returns a Boolean for each lane: `true` if it is a NaN.
pub(in crate::lower) fn is_nan<'m, B: Builder<'m>>(builder: &mut B, a: &[Typed]) -> Result<Parts> {
    compare(builder, Op::Unordered, a, a)
}

/// Returns the integer lanes of the same bits.
pub(in crate::lower) fn int_lanes(lanes: Lanes) -> Result<Lanes> {
    match lanes.lane {
        Lane::Float(width) => Ok(Lanes { lane: Lane::Int { bits: width, width }, ..lanes }),
        _ => Err(invalid("expected a floating-point number")),
    }
}

pub(in crate::lower) fn to_bits<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes, a: &[Typed]) -> Result<Parts> {
    bitcast_parts(builder, int_lanes(lanes)?, a)
}

pub(in crate::lower) fn from_bits<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes, a: &[Typed]) -> Result<Parts> {
    bitcast_parts(builder, lanes, a)
}

fn bitcast_parts<'m, B: Builder<'m>>(builder: &mut B, to: Lanes, a: &[Typed]) -> Result<Parts> {
    let types = lanes::part_types(builder, to)?;
    types.into_iter().zip(a).map(|(ty, part)| builder.bitcast(ty, *part)).collect()
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
    lanes: Lanes,
    predicate: FloatPredicate,
    a: &[Typed],
    b: &[Typed],
) -> Result<Parts> {
    let truth = Lanes { lane: Lane::Bool, count: lanes.count };
    let op = match predicate {
        FloatPredicate::False => return lanewise::number(builder, truth, Number::Small(0)),
        FloatPredicate::True => return lanewise::number(builder, truth, Number::Small(1)),
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
    crate::lower::cx::legal::float_order::compare(builder, op, a, b)
}
