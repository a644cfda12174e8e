//! `llvm.is.fpclass`: the class of a floating-point number.

use crate::error::Result;
use crate::llvm::{Inst, IntPredicate, Opcode};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::float_order::{fraction_bits, int_lanes, to_bits};
use crate::lower::cx::legal::integers::ones;
use crate::lower::cx::legal::lanewise;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::module::invalid;
use crate::spirv::Id;
use crate::spirv::grammar::Op;

/// The bit patterns that separate the classes of `llvm.is.fpclass`, without the sign.
#[derive(Clone, Copy)]
struct Pattern {
    infinity: u64,
    quiet: u64,
    smallest_normal: u64,
    sign: u64,
}

/// `llvm.is.fpclass` => comparisons of the bit pattern
///
/// Without its sign, the order of a pattern tells zero, subnormal, normal, infinity, signalling and quiet NaN apart.
pub(super) fn class<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.lanes(inst.argument(0).ty())?;
    let value = fx.value(inst.argument(0))?;
    let mask = inst.argument(1).int_zext().ok_or_else(|| invalid("expected a constant mask of classes"))?;
    let (ints, fraction) = (int_lanes(lanes)?, fraction_bits(lanes)?);
    let width = ints.lane.bits().unwrap_or(0);
    let infinity = ones(width - 1) & !ones(fraction);
    let pattern = Pattern {
        infinity,
        quiet: infinity | 1 << (fraction - 1),
        smallest_normal: 1 << fraction,
        sign: 1 << (width - 1),
    };
    let bits = to_bits(fx, lanes, &value)?;
    let mut tests = ranges(mask, pattern);
    merge(&mut tests);
    let mut result: Option<Parts> = None;
    for (first, last) in tests {
        let inside = in_range(fx, ints, &bits, first, last)?;
        result = Some(match result {
            None => inside,
            Some(others) => lanewise::logical(fx, ints, Op::LogicalOr, &others, &inside)?,
        });
    }
    match result {
        Some(result) => Ok(result),
        None => {
            let truth = Lanes { lane: Lane::Bool, count: lanes.count };
            lanewise::number(fx, truth, Number::Small(0))
        }
    }
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
fn in_range(fx: &mut FunctionCx<'_, '_>, ints: Lanes, bits: &[Id], first: u64, last: u64) -> Result<Parts> {
    let width = ints.lane.bits().unwrap_or(0);
    if first == 0 && last == ones(width) {
        let truth = Lanes { lane: Lane::Bool, count: ints.count };
        return lanewise::number(fx, truth, Number::Small(1));
    }
    let start = lanewise::number(fx, ints, Number::Small(first))?;
    if first == last {
        return compare_integers(fx, ints, IntPredicate::Eq, bits, &start);
    }
    let distance =
        if first == 0 { Parts::from_slice(bits) } else { integer_parts(fx, ints, Opcode::Sub, bits, &start)? };
    let length = lanewise::number(fx, ints, Number::Small(last - first))?;
    compare_integers(fx, ints, IntPredicate::Ule, &distance, &length)
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
