//! Operations on all lanes of a value, for lanes of every legal form.
//!
//! Expansions of intrinsics are written with these once for Booleans, legal, illegal and multi-word integers. A value
//! is represented by its [`Lanes`] and its parts.

use crate::error::Result;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Lanes, Parts, WORD_BITS, is_standard_width, ones};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::lanes::{each_part, extract_lane};
use crate::lower::cx::legal::multi_word;
use crate::lower::cx::legal::resize::resize_lanes;
use crate::lower::cx::typed::Typed;
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
pub(in crate::lower) fn number<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes, number: Number) -> Result<Parts> {
    let bits = lanes.lane.bits().unwrap_or(1);
    match lanes.lane {
        Lane::MultiWord { .. } => {
            let words = (0..lanes.lane.words())
                .map(|word| builder.declarations().int_constant(WORD_BITS, number.word(bits, word)))
                .collect::<Result<Parts>>()?;
            let all = (0..lanes.count).flat_map(|_| words.iter().copied());
            Ok(all.collect())
        }
        Lane::Int { width, .. } => lanes
            .chunks(builder.declarations().legal)
            .map(|count| builder.declarations().int_splat(width, number.word(bits, 0), count))
            .collect(),
        Lane::Bool | Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => {
            let set = number.word(1, 0) == 1;
            lanes
                .chunks(builder.declarations().legal)
                .map(|count| builder.declarations().bool_splat(set, count))
                .collect()
        }
    }
}

/// Selects `yes` in the lanes where `conditions`, one Boolean for each lane, is true, else `no`.
pub(in crate::lower) fn select<'m, B: Builder<'m>>(
    builder: &mut B,
    lanes: Lanes,
    conditions: &[Typed],
    yes: &[Typed],
    no: &[Typed],
) -> Result<Parts> {
    let per_part = if lanes.lane.has_vectors() {
        Parts::from_slice(conditions)
    } else {
        let truth = Lanes { lane: Lane::Bool, count: lanes.count };
        let mut by_lane = Parts::new();
        for lane in 0..lanes.count {
            let condition = extract_lane(builder, truth, conditions, lane)?[0];
            by_lane.extend(std::iter::repeat_n(condition, lanes.lane.words() as usize));
        }
        by_lane
    };
    let parts = per_part.iter().zip(yes.iter().zip(no));
    parts.map(|(condition, (yes, no))| builder.select(*condition, *yes, *no)).collect()
}

/// Converts the lanes to integers of another width, by `zext`, `sext` or `trunc`.
pub(in crate::lower) fn resize<'m, B: Builder<'m>>(
    builder: &mut B,
    from: Lanes,
    to: Lane,
    parts: &[Typed],
    signed: bool,
) -> Result<Parts> {
    if from.lane == to {
        return Ok(Parts::from_slice(parts));
    }
    resize_lanes(builder, from, Lanes { lane: to, count: from.count }, parts, signed)
}

/// Shifts all lanes by the same number of bits, below their width.
pub(in crate::lower) fn shift_by<'m, B: Builder<'m>>(
    builder: &mut B,
    lanes: Lanes,
    opcode: Opcode,
    a: &[Typed],
    bits: u32,
) -> Result<Parts> {
    if bits == 0 {
        return Ok(Parts::from_slice(a));
    }
    if let Lane::MultiWord { .. } = lanes.lane {
        return multi_word::shift_by_known(builder, lanes, opcode, a, std::iter::repeat(bits));
    }
    let amount = number(builder, lanes, Number::Small(u64::from(bits)))?;
    integer_parts(builder, lanes, opcode, a, &amount)
}

/// `0 - a`
pub(in crate::lower) fn negate<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes, a: &[Typed]) -> Result<Parts> {
    let zero = number(builder, lanes, Number::Small(0))?;
    integer_parts(builder, lanes, Opcode::Sub, &zero, a)
}

/// Inverts all bits.
pub(in crate::lower) fn complement<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes, a: &[Typed]) -> Result<Parts> {
    let ones = number(builder, lanes, Number::Ones)?;
    integer_parts(builder, lanes, Opcode::Xor, a, &ones)
}

/// Returns a Boolean for each lane: `true` if it is negative.
pub(in crate::lower) fn is_negative<'m, B: Builder<'m>>(builder: &mut B, lanes: Lanes, a: &[Typed]) -> Result<Parts> {
    let zero = number(builder, lanes, Number::Small(0))?;
    compare_integers(builder, lanes, IntPredicate::Slt, a, &zero)
}

/// Applies an operation on Booleans.
pub(in crate::lower) fn logical<'m, B: Builder<'m>>(
    builder: &mut B,
    op: Op,
    a: &[Typed],
    b: &[Typed],
) -> Result<Parts> {
    each_part(builder, [a, b], |builder, ty, parts| builder.op(op, ty, parts))
}

/// Inverts Booleans.
pub(in crate::lower) fn not<'m, B: Builder<'m>>(builder: &mut B, a: &[Typed]) -> Result<Parts> {
    a.iter().map(|part| builder.logical_not(*part)).collect()
}

/// Returns `true` if `OpenCL.std` has integers of this width.
pub(in crate::lower) fn is_plain(lanes: Lanes) -> bool {
    matches!(lanes.lane, Lane::Int { bits, width } if bits == width && is_standard_width(width))
}

/// Applies one instruction to each part.
pub(in crate::lower) fn arithmetic<'m, B: Builder<'m>>(
    builder: &mut B,
    op: Op,
    a: &[Typed],
    b: &[Typed],
) -> Result<Parts> {
    each_part(builder, [a, b], |builder, ty, parts| builder.op(op, ty, parts))
}

/// Applies one instruction of `OpenCL.std` to each part.
pub(in crate::lower) fn direct<'m, B: Builder<'m>>(
    builder: &mut B,
    std: Std,
    a: &[Typed],
    b: &[Typed],
) -> Result<Parts> {
    each_part(builder, [a, b], |builder, ty, parts| builder.std(std, ty, parts))
}

/// Returns `a` where `keeps` holds for it against `b`, else `b`.
pub(in crate::lower) fn extremum<'m, B: Builder<'m>>(
    builder: &mut B,
    lanes: Lanes,
    keeps: IntPredicate,
    a: &[Typed],
    b: &[Typed],
) -> Result<Parts> {
    let chosen = compare_integers(builder, lanes, keeps, a, b)?;
    select(builder, lanes, &chosen, a, b)
}
