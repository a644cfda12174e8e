//! `llvm.is.fpclass`: the class of a floating-point number.
//!
//! SPIR-V has instructions for NaNs, infinities, normal numbers and the sign. A mask with classes that have none, a quiet
//! or signalling NaN or a subnormal number, is tested by comparisons of the bit pattern.

use smallvec::SmallVec;

use crate::error::invalid;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::forms::ones;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::float_order::{fraction_bits, int_lanes, to_bits};
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::prelude::*;

/// The bits of the mask (`llvm::FPClassTest`) that instructions test.
const NAN: u64 = 0b11;
const INFINITY: Signed = Signed { negative: 1 << 2, positive: 1 << 9 };
const NORMAL: Signed = Signed { negative: 1 << 3, positive: 1 << 8 };
const ZERO: Signed = Signed { negative: 1 << 5, positive: 1 << 6 };
const ALL: u64 = 0x3ff;

/// A class of numbers of both signs.
#[derive(Clone, Copy)]
struct Signed {
    negative: u64,
    positive: u64,
}

impl Signed {
    const fn both(self) -> u64 {
        self.negative | self.positive
    }
}

/// Masks of one class, which are also tested for by its complement.
const SINGLE: [u64; 10] = [
    NAN,
    INFINITY.both(),
    INFINITY.negative,
    INFINITY.positive,
    NORMAL.both(),
    NORMAL.negative,
    NORMAL.positive,
    ZERO.both(),
    ZERO.negative,
    ZERO.positive,
];

/// The bit patterns that separate the classes of `llvm.is.fpclass`, without the sign.
#[derive(Clone, Copy)]
struct Pattern {
    infinity: u64,
    quiet: u64,
    smallest_normal: u64,
    sign: u64,
}

/// `llvm.is.fpclass` => `OpIsNan`, `OpIsInf`, `OpIsNormal` and `OpSignBitSet`, or comparisons of the bit pattern
pub(super) fn class<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let value = fx.legal(inst.argument(0))?;
    let mask = inst.argument(1).int_zext().ok_or_else(|| invalid("expected a constant mask of classes"))?;
    let complement = ALL & !mask;
    if SINGLE.contains(&complement) {
        let other = by_instructions(fx, &value, complement)?;
        return lanewise::not(fx, &other).map(Legal::into_parts);
    }
    let testable = NAN | INFINITY.both() | NORMAL.both() | ZERO.both();
    if mask != 0 && mask & !testable == 0 && [0, NAN].contains(&(mask & NAN)) {
        return by_instructions(fx, &value, mask).map(Legal::into_parts);
    }
    by_pattern(fx, &value, mask).map(Legal::into_parts)
}

/// `llvm.spv.isnan` => `OpIsNan`, and so for `llvm.spv.isinf`
pub(super) fn is_class<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    let value = fx.legal(inst.argument(0))?;
    classify(fx, op, &value).map(Legal::into_parts)
}

/// Tests for NaNs, infinities, normal numbers and zeros, with any signs.
fn by_instructions(fx: &mut FunctionCx<'_, '_>, value: &Legal, mask: u64) -> Result<Legal> {
    let mut tests = SmallVec::<[Legal; 4]>::new();
    if mask & NAN != 0 {
        tests.push(classify(fx, Op::IsNan, value)?);
    }
    let mut sign = None;
    for (op, class) in [(Op::IsInf, INFINITY), (Op::IsNormal, NORMAL)] {
        let wanted = mask & class.both();
        if wanted == 0 {
            continue;
        }
        let test = classify(fx, op, value)?;
        if wanted == class.both() {
            tests.push(test);
            continue;
        }
        let sign = match &mut sign {
            Some(known) => known,
            none => none.insert(Sign { negative: classify(fx, Op::SignBitSet, value)?, positive: None }),
        };
        let sign = if wanted == class.negative { &sign.negative } else { sign.positive(fx)? };
        tests.push(lanewise::logical(fx, Op::LogicalAnd, sign, &test)?);
    }
    if mask & ZERO.both() != 0 {
        tests.push(is_zero(fx, value, mask & ZERO.both())?);
    }
    any(fx, value.lanes.count, tests)
}

/// Applies an instruction that classifies floating-point numbers to each part.
fn classify(fx: &mut FunctionCx<'_, '_>, op: Op, value: &Legal) -> Result<Legal> {
    let classify_part = |part: &Typed| {
        let boolean = fx.mx.type_bool_of(part.ty)?;
        fx.op(op, boolean, &[*part])
    };
    let parts = value.parts.iter().map(classify_part).collect::<Result<Parts>>()?;
    Ok(Legal::booleans(value.lanes.count, parts))
}

/// Booleans for the sign of a number.
struct Sign {
    negative: Legal,
    positive: Option<Legal>,
}

impl Sign {
    fn positive(&mut self, fx: &mut FunctionCx<'_, '_>) -> Result<&Legal> {
        match &mut self.positive {
            Some(known) => Ok(known),
            none => Ok(none.insert(lanewise::not(fx, &self.negative)?)),
        }
    }
}

/// Compares the bits with those of a zero, without the sign if both zeros are wanted.
fn is_zero(fx: &mut FunctionCx<'_, '_>, value: &Legal, wanted: u64) -> Result<Legal> {
    let mut bits = to_bits(fx, value)?;
    let ints = bits.lanes;
    let zero = if wanted == ZERO.negative { Number::SignedMinimum } else { Number::Small(0) };
    let zero = lanewise::number(fx, ints, zero)?;
    if wanted == ZERO.both() {
        let magnitude = lanewise::number(fx, ints, Number::SignedMaximum)?;
        bits = integer_parts(fx, Opcode::And, &bits, &magnitude)?;
    }
    compare_integers(fx, IntPredicate::Eq, &bits, &zero)
}

/// Combines tests by `OpLogicalOr`; no test is `false`.
fn any(fx: &mut FunctionCx<'_, '_>, count: u32, tests: impl IntoIterator<Item = Legal>) -> Result<Legal> {
    let mut tests = tests.into_iter();
    let Some(first) = tests.next() else {
        let truth = Lanes { lane: Lane::Bool, count };
        return lanewise::number(fx, truth, Number::Small(0));
    };
    tests.try_fold(first, |others, test| lanewise::logical(fx, Op::LogicalOr, &others, &test))
}

/// Compares the bit pattern with the ranges of the classes.
///
/// Without its sign, the order of a pattern tells zero, subnormal, normal, infinity, signalling and quiet NaN apart.
fn by_pattern(fx: &mut FunctionCx<'_, '_>, value: &Legal, mask: u64) -> Result<Legal> {
    let (ints, fraction) = (int_lanes(value.lanes)?, fraction_bits(value.lanes)?);
    let width = ints.lane.number_bits()?;
    let infinity = ones(width - 1) & !ones(fraction);
    let pattern = Pattern {
        infinity,
        quiet: infinity | 1 << (fraction - 1),
        smallest_normal: 1 << fraction,
        sign: 1 << (width - 1),
    };
    let bits = to_bits(fx, value)?;
    let mut tests = ranges(mask, pattern);
    merge(&mut tests);
    let tests = tests.into_iter().map(|(first, last)| in_range(fx, &bits, first, last));
    let tests = tests.collect::<Result<Vec<Legal>>>()?;
    any(fx, value.lanes.count, tests)
}

/// Returns the first and last bit pattern of each class in the mask, in order.
fn ranges(mask: u64, pattern: Pattern) -> Vec<(u64, u64)> {
    let Pattern { infinity, quiet, smallest_normal, sign } = pattern;
    let largest = sign - 1;
    // The bits of the mask are those of llvm::FPClassTest.
    let rows = [
        (6, 0, 0),
        (7, 1, smallest_normal - 1),
        (8, smallest_normal, infinity - 1),
        (9, infinity, infinity),
        (0, infinity + 1, quiet - 1),
        (1, quiet, largest),
        (5, sign, sign),
        (4, sign + 1, sign + (smallest_normal - 1)),
        (3, sign + smallest_normal, sign + (infinity - 1)),
        (2, sign + infinity, sign + infinity),
        (0, sign + (infinity + 1), sign + (quiet - 1)),
        (1, sign + quiet, sign + largest),
    ];
    rows.into_iter().filter(|(bit, ..)| mask >> bit & 1 == 1).map(|(_, first, last)| (first, last)).collect()
}

/// Merges adjacent ranges.
fn merge(ranges: &mut Vec<(u64, u64)>) {
    ranges.dedup_by(|next, before| {
        let touches = before.1.checked_add(1) == Some(next.0);
        if touches {
            before.1 = next.1;
        }
        touches
    });
}

/// Returns Booleans for patterns in a range: the distance from its first is at most its length.
fn in_range(fx: &mut FunctionCx<'_, '_>, bits: &Legal, first: u64, last: u64) -> Result<Legal> {
    let ints = bits.lanes;
    let width = ints.lane.number_bits()?;
    if first == 0 && last == ones(width) {
        let truth = Lanes { lane: Lane::Bool, count: ints.count };
        return lanewise::number(fx, truth, Number::Small(1));
    }
    let start = lanewise::number(fx, ints, Number::Small(first))?;
    if first == last {
        return compare_integers(fx, IntPredicate::Eq, bits, &start);
    }
    let distance = if first == 0 { bits.clone() } else { integer_parts(fx, Opcode::Sub, bits, &start)? };
    let length = lanewise::number(fx, ints, Number::Small(last - first))?;
    compare_integers(fx, IntPredicate::Ule, &distance, &length)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SINGLE: Pattern =
        Pattern { infinity: 0x7f80_0000, quiet: 0x7fc0_0000, smallest_normal: 0x0080_0000, sign: 0x8000_0000 };

    #[test]
    fn all_classes_cover_all_patterns() {
        let mut all = ranges(0x3ff, SINGLE);
        merge(&mut all);
        assert_eq!(all, [(0, 0xffff_ffff)]);
    }

    #[test]
    fn adjacent_ranges_are_merged() {
        // Finite numbers are two ranges, by sign; NaNs are two.
        let mut finite = ranges(0b01_1111_1000, SINGLE);
        merge(&mut finite);
        assert_eq!(finite, [(0, 0x7f7f_ffff), (0x8000_0000, 0xff7f_ffff)]);
        let mut nan = ranges(0b11, SINGLE);
        merge(&mut nan);
        assert_eq!(nan, [(0x7f80_0001, 0x7fff_ffff), (0xff80_0001, 0xffff_ffff)]);
    }
}
