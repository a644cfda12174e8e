//! Intrinsics on the bits of integers: counting, reversing, funnel shifts.

use crate::error::invalid;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::forms::{WORD_BITS, is_standard_width};
use crate::lower::cx::legal::arith::integer_parts;
use crate::lower::cx::legal::compare::compare_integers;
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::legal::multi_word::{WORD, Words};
use crate::lower::cx::legal::{lanewise, multi_word};
use crate::lower::cx::prelude::*;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::Std;

/// Lowers an intrinsic by the legal form of its operand: Booleans, scalar layouts or multi-word integers.
fn by_legal_form<'a, 'm>(
    fx: &mut FunctionCx<'a, 'm>,
    number: &Legal,
    booleans: impl FnOnce(&mut FunctionCx<'a, 'm>) -> Result<Legal>,
    one_word: impl Fn(&mut FunctionCx<'a, 'm>, IntLayout, Typed) -> Result<Typed>,
    words: impl Fn(&mut FunctionCx<'a, 'm>, &[Typed]) -> Result<Words>,
) -> Result<Legal> {
    let lanes = number.lanes;
    let parts = match lanes.lane {
        Lane::Bool => return booleans(fx),
        Lane::MultiWord { .. } => {
            let mut results = Parts::new();
            for lane in number.parts.chunks(lanes.lane.words() as usize) {
                results.extend(words(fx, lane)?);
            }
            results
        }
        Lane::Int { .. } => {
            let chunks = lanes.chunks(fx.mx.legal).zip(&number.parts);
            chunks
                .map(|(count, part)| {
                    let own = IntLayout::of(lanes.lane, count)
                        .ok_or_else(|| invalid("expected integers of at most 64 bits"))?;
                    one_word(fx, own, *part)
                })
                .collect::<Result<Parts>>()?
        }
        Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => {
            return Err(invalid("expected integer operands of the intrinsic"));
        }
    };
    Ok(Legal::new(lanes, parts))
}

/// Returns a count, which fits in one word, as a lane of as many words as `lane` has.
fn count_in_words(fx: &mut FunctionCx<'_, '_>, count: Typed, words: usize) -> Result<Words> {
    let mut result = Words::from_elem(WORD.splat(fx, 0)?, words);
    result[0] = count;
    Ok(result)
}

/// `llvm.ctpop` => `OpBitCount`
pub(super) fn population_count<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let number = fx.legal(inst.argument(0))?;
    let count = by_legal_form(
        fx,
        &number,
        |_| Ok(number.clone()),
        |fx, layout, part| {
            let ty = layout.ty(fx)?;
            fx.op(Op::BitCount, ty, &[part])
        },
        |fx, words| {
            let count = multi_word::bits::population_count(fx, words)?;
            count_in_words(fx, count, words.len())
        },
    )?;
    Ok(count.parts)
}

/// Applies an operation of `OpenCL.std` to the operand: in a width that the set has, if an extension gives the operand a
/// type of another width.
fn in_standard_width<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    apply: fn(&mut FunctionCx<'_, 'm>, Legal) -> Result<Legal>,
) -> Result<Parts> {
    let number = fx.legal(inst.argument(0))?;
    let own = number.lanes.lane;
    let Lane::Int { bits, width } = own else { return apply(fx, number).map(Legal::into_parts) };
    if is_standard_width(width) {
        return apply(fx, number).map(Legal::into_parts);
    }
    let wide = Lane::Int { bits, width: bits.next_power_of_two().max(8) };
    let number = lanewise::resize(fx, wide, &number, false)?;
    let results = apply(fx, number)?;
    lanewise::resize(fx, own, &results, false).map(Legal::into_parts)
}

/// `llvm.ctlz` => `clz`, minus the bits of the scalar type above the number
pub(super) fn leading_zeros<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    in_standard_width(fx, inst, count_leading_zeros)
}

fn count_leading_zeros<'m>(fx: &mut FunctionCx<'_, 'm>, number: Legal) -> Result<Legal> {
    by_legal_form(
        fx,
        &number,
        |fx| lanewise::not(fx, &number),
        |fx, layout, part| {
            let ty = layout.ty(fx)?;
            let zeros = fx.std(Std::clz, ty, &[part])?;
            if !layout.has_unused_bits() {
                return Ok(zeros);
            }
            let above = layout.splat(fx, u64::from(layout.width - layout.bits))?;
            fx.sub(zeros, above)
        },
        |fx, words| {
            let mut zeros = multi_word::bits::leading_zeros(fx, words)?;
            let above = words.len() as u32 * WORD_BITS - number.lanes.lane.number_bits()?;
            if above != 0 {
                let above = WORD.splat(fx, u64::from(above))?;
                zeros = fx.sub(zeros, above)?;
            }
            count_in_words(fx, zeros, words.len())
        },
    )
}

/// `llvm.cttz` => `ctz`, with a bit set above the number to stop the count
pub(super) fn trailing_zeros<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    in_standard_width(fx, inst, count_trailing_zeros)
}

fn count_trailing_zeros<'m>(fx: &mut FunctionCx<'_, 'm>, number: Legal) -> Result<Legal> {
    by_legal_form(
        fx,
        &number,
        |fx| lanewise::not(fx, &number),
        |fx, layout, mut part| {
            let ty = layout.ty(fx)?;
            if layout.has_unused_bits() {
                let stop = layout.splat(fx, 1 << layout.bits)?;
                part = fx.or(part, stop)?;
            }
            fx.std(Std::ctz, ty, &[part])
        },
        |fx, words| {
            let mut words = Words::from_slice(words);
            let bits = number.lanes.lane.number_bits()?;
            if !bits.is_multiple_of(WORD_BITS)
                && let Some(top) = words.last_mut()
            {
                let stop = WORD.splat(fx, 1 << (bits % WORD_BITS))?;
                *top = fx.or(*top, stop)?;
            }
            let zeros = multi_word::bits::trailing_zeros(fx, &words)?;
            count_in_words(fx, zeros, words.len())
        },
    )
}

/// `llvm.bswap` => the bytes in reverse order, by shifts and masks
pub(super) fn byte_swap<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    reverse(fx, inst, |fx, layout, part| swap_groups(fx, layout, part, 8))
}

/// `llvm.bitreverse` => `OpBitReverse` where SPV_KHR_bit_instructions is allowed, else shifts and masks
pub(super) fn bit_reverse<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let direct = fx.mx.out.allows_extension(Extension::KHR_bit_instructions);
    reverse(fx, inst, |fx, layout, part| {
        if direct {
            let ty = layout.ty(fx)?;
            return fx.op(Op::BitReverse, ty, &[part]);
        }
        swap_groups(fx, layout, part, 1)
    })
}

/// Reverses whole scalar types with `each`; the bits that were above the number are then below it and are shifted out.
fn reverse<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    each: impl Fn(&mut FunctionCx<'_, 'm>, IntLayout, Typed) -> Result<Typed>,
) -> Result<Parts> {
    let Legal { lanes, parts } = fx.legal(inst.argument(0))?;
    let Lanes { lane, count } = lanes;
    let (reversed, held) = match lane {
        Lane::Bool => return Ok(parts),
        Lane::Int { width, .. } => {
            let chunks = lanes.chunks(fx.mx.legal).zip(&parts);
            let parts = chunks.map(|(count, part)| each(fx, IntLayout { bits: width, width, count }, *part));
            (parts.collect::<Result<Parts>>()?, Lane::Int { bits: width, width })
        }
        Lane::MultiWord { .. } => {
            let words = lane.words();
            let mut reversed = Parts::new();
            for words in parts.chunks(words as usize) {
                for word in words.iter().rev() {
                    reversed.push(each(fx, WORD, *word)?);
                }
            }
            (reversed, Lane::MultiWord { bits: words * WORD_BITS })
        }
        Lane::Float(_) | Lane::BFloat | Lane::Pointer { .. } => {
            return Err(invalid("expected an integer to reverse"));
        }
    };
    let above = held.number_bits()? - lane.number_bits()?;
    let reversed = Legal::new(Lanes { lane: held, count }, reversed);
    lanewise::shift_by(fx, Opcode::LShr, &reversed, above).map(Legal::into_parts)
}

/// Swaps neighbouring groups of `smallest` bits, then of twice as many, up to half the scalar type.
fn swap_groups(fx: &mut FunctionCx<'_, '_>, layout: IntLayout, number: Typed, smallest: u32) -> Result<Typed> {
    let mut number = number;
    let mut size = smallest;
    while size < layout.width {
        let distance = layout.splat(fx, u64::from(size))?;
        if size * 2 == layout.width {
            // The two halves are swapped as a whole.
            let (up, down) = (fx.shl(number, distance)?, fx.lshr(number, distance)?);
            return fx.or(up, down);
        }
        let low = layout.splat(fx, low_groups(size))?;
        let up = fx.and(number, low)?;
        let up = fx.shl(up, distance)?;
        let down = fx.lshr(number, distance)?;
        let down = fx.and(down, low)?;
        number = fx.or(up, down)?;
        size *= 2;
    }
    Ok(number)
}

/// Returns the mask of the lower group of each pair of groups of `size` bits.
///
/// ```text
/// 8 => 0x00ff00ff00ff00ff
/// ```
fn low_groups(size: u32) -> u64 {
    u64::MAX / ((1 << size) + 1)
}

/// `llvm.clmul` => for each bit of one number, the other shifted by its position, combined by exclusive or
pub(super) fn carryless_multiply<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let (a, b) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    let lanes = a.lanes;
    let zero = lanewise::number(fx, lanes, Number::Small(0))?;
    let mut result = zero.clone();
    for position in 0..lanes.lane.number_bits()? {
        let bit = lanewise::number(fx, lanes, Number::Bit(position))?;
        let bit = integer_parts(fx, Opcode::And, &b, &bit)?;
        let set = compare_integers(fx, IntPredicate::Ne, &bit, &zero)?;
        let shifted = lanewise::shift_by(fx, Opcode::Shl, &a, position)?;
        let term = lanewise::select(fx, &set, &shifted, &zero)?;
        result = integer_parts(fx, Opcode::Xor, &result, &term)?;
    }
    Ok(result.parts)
}

/// `llvm.fshl(a, b, n)` => `a << n % w | b >> 1 >> w - 1 - n % w`
pub(super) fn funnel_shift_left<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    funnel_shift(fx, inst, Opcode::Shl)
}

/// `llvm.fshr(a, b, n)` => `b >> n % w | a << 1 << w - 1 - n % w`
pub(super) fn funnel_shift_right<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    funnel_shift(fx, inst, Opcode::LShr)
}

/// Lowers a funnel shift; `near` is the shift of the operand that gives the bits at the near end.
///
/// The other operand is shifted in two steps, so that no shift amount equals the width, which SPIR-V leaves undefined.
fn funnel_shift<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, near: Opcode) -> Result<Parts> {
    let (a, b) = (fx.legal(inst.argument(0))?, fx.legal(inst.argument(1))?);
    let lanes = a.lanes;
    let bits = lanes.lane.number_bits()?;
    let (far, near_number, far_number) =
        if near == Opcode::Shl { (Opcode::LShr, &a, &b) } else { (Opcode::Shl, &b, &a) };
    // A Boolean is always shifted by zero bits.
    if bits == 1 {
        return Ok(near_number.parts.clone());
    }
    if let Some(amount) = splat_amount(inst.argument(2), lanes.count, bits) {
        if amount == 0 {
            return Ok(near_number.parts.clone());
        }
        let high = lanewise::shift_by(fx, near, near_number, amount)?;
        let low = lanewise::shift_by(fx, far, far_number, bits - amount)?;
        return integer_parts(fx, Opcode::Or, &high, &low).map(Legal::into_parts);
    }
    let amount = fx.legal(inst.argument(2))?;
    if inst.argument(0) == inst.argument(1) && lanewise::are_standard_integers(lanes) {
        return rotate(fx, near, &a, &amount).map(Legal::into_parts);
    }
    let width = lanewise::number(fx, lanes, Number::Small(u64::from(bits)))?;
    let last = lanewise::number(fx, lanes, Number::Small(u64::from(bits - 1)))?;
    let amount = if bits.is_power_of_two() {
        integer_parts(fx, Opcode::And, &amount, &last)?
    } else {
        integer_parts(fx, Opcode::URem, &amount, &width)?
    };
    let rest = integer_parts(fx, Opcode::Sub, &last, &amount)?;
    let high = integer_parts(fx, near, near_number, &amount)?;
    let low = lanewise::shift_by(fx, far, far_number, 1)?;
    let low = integer_parts(fx, far, &low, &rest)?;
    integer_parts(fx, Opcode::Or, &high, &low).map(Legal::into_parts)
}

/// A rotation => `rotate`, which takes any amount and rotates to the left
fn rotate(fx: &mut FunctionCx<'_, '_>, near: Opcode, a: &Legal, amount: &Legal) -> Result<Legal> {
    if near == Opcode::Shl {
        return lanewise::direct(fx, Std::rotate, a, amount);
    }
    let amount = lanewise::negate(fx, amount)?;
    lanewise::direct(fx, Std::rotate, a, &amount)
}

/// Returns the amount, modulo the width, if it is a constant and the same for all lanes.
fn splat_amount(amount: Value<'_>, count: u32, bits: u32) -> Option<u32> {
    if !amount.is_constant() {
        return None;
    }
    let remainder = |lane: Value<'_>| -> Option<u32> {
        let words = lane.int_words();
        let modulus = u128::from(bits);
        let rest = words.iter().rev().fold(0, |rest, word| (rest << WORD_BITS | u128::from(*word)) % modulus);
        if words.is_empty() { None } else { u32::try_from(rest).ok() }
    };
    let Some(first) = amount.aggregate_element(0) else { return remainder(amount) };
    let first = remainder(first)?;
    let same = |lane| amount.aggregate_element(lane).and_then(remainder) == Some(first);
    (1..count).all(same).then_some(first)
}
