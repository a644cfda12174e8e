//! Operations on all lanes of a value, for lanes of every legal form.
//!
//! Expansions of intrinsics are written with these once for Booleans, legal, illegal and multi-word integers. A value
//! is represented by its [`Lanes`] and its parts.

use crate::error::Result;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Legal, Parts, WORD_BITS, is_standard_width, ones};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::lanes::{each_part, extract_lane};
use crate::lower::cx::legal::multi_word;
use crate::lower::cx::legal::resize::resize_lanes;
use crate::spirv::grammar::{Op, Std};

/// A number of any width, for expansions.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) enum Number {
    /// This number, truncated to the width.
    Small(u64),
    /// All bits set: the maximum unsigned number, and -1.
    Ones,
    /// Only the sign bit set: the minimum signed number.
    SignedMinimum,
    /// All bits but the sign set: the maximum signed number.
    SignedMaximum,
    /// Only this bit set.
    Bit(u32),
}

impl Number {
    /// Returns word `word` of the number in `bits` bits; the bits above are zero.
    pub(in crate::lower) fn word(self, bits: u32, word: u32) -> u64 {
        let first = word * WORD_BITS;
        let word_mask = ones((bits - first).min(WORD_BITS));
        let bit = |bit: u32| if bit / WORD_BITS == word { 1 << (bit % WORD_BITS) } else { 0 };
        let number = match self {
            Number::Small(number) => {
                if word == 0 {
                    number
                } else {
                    0
                }
            }
            Number::Ones => u64::MAX,
            Number::SignedMinimum => bit(bits - 1),
            Number::SignedMaximum => !bit(bits - 1),
            Number::Bit(index) => bit(index),
        };
        number & word_mask
    }
}

/// Returns an integer in every lane.
pub(in crate::lower) fn number<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes, number: Number) -> Result<Legal> {
    let bits = lanes.lane.bits().unwrap_or(1);
    let parts = match lanes.lane {
        Lane::MultiWord { .. } => {
            let words = (0..lanes.lane.words())
                .map(|word| builder.declarations().int_constant(WORD_BITS, number.word(bits, word)))
                .collect::<Result<Parts>>()?;
            (0..lanes.count).flat_map(|_| words.iter().copied()).collect()
        }
        Lane::Int { width, .. } => lanes
            .chunks(builder.declarations().legal)
            .map(|count| builder.declarations().int_splat(width, number.word(bits, 0), count))
            .collect::<Result<Parts>>()?,
        Lane::Bool | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => {
            let set = number.word(1, 0) == 1;
            lanes
                .chunks(builder.declarations().legal)
                .map(|count| builder.declarations().bool_splat(set, count))
                .collect::<Result<Parts>>()?
        }
    };
    Ok(Legal::new(lanes, parts))
}

/// Selects `yes` in the lanes where `conditions`, one Boolean for each lane, is true, else `no`.
pub(in crate::lower) fn select<'m, B: Builder<'m>>(
    builder: &mut B,
    conditions: &Legal,
    yes: &Legal,
    no: &Legal,
) -> Result<Legal> {
    let lanes = yes.lanes;
    let per_part = if lanes.lane.has_vectors() {
        conditions.parts.clone()
    } else {
        let mut by_lane = Parts::new();
        for lane in 0..lanes.count {
            let condition = extract_lane(builder, conditions, lane)?.parts[0];
            by_lane.extend(std::iter::repeat_n(condition, lanes.lane.words() as usize));
        }
        by_lane
    };
    let parts = per_part.iter().zip(yes.parts.iter().zip(&no.parts));
    let parts = parts.map(|(condition, (yes, no))| builder.select(*condition, *yes, *no)).collect::<Result<Parts>>()?;
    Ok(Legal::new(lanes, parts))
}

/// Converts the lanes to integers of another width, by `zext`, `sext` or `trunc`.
pub(in crate::lower) fn resize<'m, B: Builder<'m>>(
    builder: &mut B,
    to: Lane,
    value: &Legal,
    signed: bool,
) -> Result<Legal> {
    if value.lanes.lane == to { Ok(value.clone()) } else { resize_lanes(builder, to, value, signed) }
}

/// Shifts all lanes by the same number of bits, below their width.
pub(in crate::lower) fn shift_by<'m, B: Builder<'m>>(
    builder: &mut B,
    opcode: Opcode,
    a: &Legal,
    bits: u32,
) -> Result<Legal> {
    if bits == 0 {
        return Ok(a.clone());
    }
    if let Lane::MultiWord { .. } = a.lanes.lane {
        return multi_word::shift_by_known(builder, opcode, a, std::iter::repeat(bits));
    }
    let amount = number(builder, a.lanes, Number::Small(u64::from(bits)))?;
    integer_parts(builder, opcode, a, &amount)
}

/// `0 - a`
pub(in crate::lower) fn negate<'m, B: Builder<'m>>(builder: &mut B, a: &Legal) -> Result<Legal> {
    let zero = number(builder, a.lanes, Number::Small(0))?;
    integer_parts(builder, Opcode::Sub, &zero, a)
}

/// Inverts all bits.
pub(in crate::lower) fn complement<'m, B: Builder<'m>>(builder: &mut B, a: &Legal) -> Result<Legal> {
    let ones = number(builder, a.lanes, Number::Ones)?;
    integer_parts(builder, Opcode::Xor, a, &ones)
}

/// Returns a Boolean for each lane: `true` if it is negative.
pub(in crate::lower) fn is_negative<'m, B: Builder<'m>>(builder: &mut B, a: &Legal) -> Result<Legal> {
    let zero = number(builder, a.lanes, Number::Small(0))?;
    compare_integers(builder, IntPredicate::Slt, a, &zero)
}

/// Applies an operation on Booleans.
pub(in crate::lower) fn logical<'m, B: Builder<'m>>(builder: &mut B, op: Op, a: &Legal, b: &Legal) -> Result<Legal> {
    let parts = each_part(builder, [&a.parts, &b.parts], |builder, ty, parts| builder.op(op, ty, parts))?;
    Ok(Legal::new(a.lanes, parts))
}

/// Inverts Booleans.
pub(in crate::lower) fn not<'m, B: Builder<'m>>(builder: &mut B, a: &Legal) -> Result<Legal> {
    let parts = a.parts.iter().map(|part| builder.logical_not(*part)).collect::<Result<Parts>>()?;
    Ok(Legal::new(a.lanes, parts))
}

/// Returns `true` for integers of a width that `OpenCL.std` has.
pub(in crate::lower) fn are_standard_integers(lanes: Lanes) -> bool {
    matches!(lanes.lane, Lane::Int { bits, width } if bits == width && is_standard_width(width))
}

/// Applies one instruction to each part.
pub(in crate::lower) fn arithmetic<'m, B: Builder<'m>>(builder: &mut B, op: Op, a: &Legal, b: &Legal) -> Result<Legal> {
    let parts = each_part(builder, [&a.parts, &b.parts], |builder, ty, parts| builder.op(op, ty, parts))?;
    Ok(Legal::new(a.lanes, parts))
}

/// Applies one instruction of `OpenCL.std` to each part.
pub(in crate::lower) fn direct<'m, B: Builder<'m>>(builder: &mut B, std: Std, a: &Legal, b: &Legal) -> Result<Legal> {
    let parts = each_part(builder, [&a.parts, &b.parts], |builder, ty, parts| builder.std(std, ty, parts))?;
    Ok(Legal::new(a.lanes, parts))
}

/// Returns `a` where `keeps` holds for it against `b`, else `b`.
pub(in crate::lower) fn extremum<'m, B: Builder<'m>>(
    builder: &mut B,
    keeps: IntPredicate,
    a: &Legal,
    b: &Legal,
) -> Result<Legal> {
    let chosen = compare_integers(builder, keeps, a, b)?;
    select(builder, &chosen, a, b)
}
