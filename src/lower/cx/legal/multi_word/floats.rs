//! Conversions of multi-word integers to and from floating-point numbers, rounded once.

use crate::error::{Result, invalid};
use crate::ir::Opcode;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, WORD_BITS, ones};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::legal::multi_word::divide::magnitude;
use crate::lower::cx::legal::multi_word::shift::{Amount, shift};
use crate::lower::cx::legal::multi_word::{WORD, Words, bits, mask_top, sign_extended, sign_of};
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::{Op, Std};

/// A floating-point format of IEEE 754.
#[derive(Clone, Copy)]
struct Format {
    width: u32,
    /// The number of explicit significand bits.
    fraction: u32,
}

impl Format {
    fn of(width: u32) -> Result<Self> {
        let fraction = match width {
            16 => 10,
            32 => 23,
            64 => 52,
            _ => return Err(invalid(format!("there is no floating-point format of {width} bits"))),
        };
        Ok(Self { width, fraction })
    }

    fn bias(self) -> u32 {
        (1 << (self.width - self.fraction - 2)) - 1
    }
}

const INT: IntLayout = IntLayout { bits: 32, width: 32, count: 1 };

/// Converts one lane to a floating-point number of `width` bits (`uitofp`, `sitofp`).
///
/// The 64 bits from the highest set bit on, of which the lowest is sticky (the or of itself and all bits below), round
/// as the whole number does; a power of two scales them.
pub(in crate::lower) fn to_float<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    words: &[Typed],
    signed: bool,
    width: u32,
) -> Result<Typed> {
    if !signed {
        return magnitude_to_float(builder, words, width);
    }
    let words = sign_extended(builder, lane, words)?;
    let negative = sign_of(builder, &words)?;
    let size = magnitude(builder, &words, negative)?;
    let size = magnitude_to_float(builder, &size, width)?;
    let negated = builder.fneg(size)?;
    builder.select(negative, negated, size)
}

/// Converts one lane to a float (`uitofp`, `sitofp`), rounded to odd: towards zero, with the last bit set if inexact.
pub(in crate::lower) fn to_odd_float<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    words: &[Typed],
    signed: bool,
) -> Result<Typed> {
    if !signed {
        return magnitude_to_odd_float(builder, words);
    }
    let words = sign_extended(builder, lane, words)?;
    let negative = sign_of(builder, &words)?;
    let size = magnitude(builder, &words, negative)?;
    let size = magnitude_to_odd_float(builder, &size)?;
    let negated = builder.fneg(size)?;
    builder.select(negative, negated, size)
}

/// The 24 bits from the highest set bit on, of which the lowest is sticky, are exact in float.
fn magnitude_to_odd_float<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed]) -> Result<Typed> {
    const BELOW: u32 = WORD_BITS - 24;
    let (ty, count) = (builder.declarations().type_float(32)?, words.len() as u32);
    let unused = bits::leading_zeros(builder, words)?;
    let lane = Lane::MultiWord { bits: count * WORD_BITS };
    let shifted = shift(builder, lane, Opcode::Shl, words, Amount::Word(unused))?;
    let (top, low) = shifted.split_last().ok_or_else(|| invalid("expected an integer of one or more words"))?;
    let (below, mask) = (WORD.splat(builder, u64::from(BELOW))?, WORD.splat(builder, ones(BELOW))?);
    let mut cut = Words::from_slice(low);
    cut.push(builder.and(*top, mask)?);
    let sticky = any_bit(builder, &cut)?;
    let high = builder.lshr(*top, below)?;
    let high = builder.or(high, sticky)?;
    let number = builder.op(Op::ConvertUToF, ty, &[high])?;
    let unused = narrow(builder, unused)?;
    let position = INT.splat(builder, u64::from((count - 1) * WORD_BITS + BELOW))?;
    let exponent = builder.sub(position, unused)?;
    builder.std(Std::ldexp, ty, &[number, exponent])
}

fn magnitude_to_float<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed], width: u32) -> Result<Typed> {
    let ty = builder.declarations().type_float(width)?;
    if width == 16 {
        return magnitude_to_half(builder, words);
    }
    let count = words.len() as u32;
    let lane = Lane::MultiWord { bits: count * WORD_BITS };
    let unused = bits::leading_zeros(builder, words)?;
    let shifted = shift(builder, lane, Opcode::Shl, words, Amount::Word(unused))?;
    let (top, low) = shifted.split_last().ok_or_else(|| invalid("expected an integer of one or more words"))?;
    let sticky = any_bit(builder, low)?;
    let top = builder.or(*top, sticky)?;
    let rounded = builder.op(Op::ConvertUToF, ty, &[top])?;
    // The lowest of the 64 bits has the weight of this power of two.
    let unused = narrow(builder, unused)?;
    let position = INT.splat(builder, u64::from((count - 1) * WORD_BITS))?;
    let exponent = builder.sub(position, unused)?;
    builder.std(Std::ldexp, ty, &[rounded, exponent])
}

/// No half is above 65504: a number of more than 16 bits is infinite, as is 2^17 after the conversion.
fn magnitude_to_half<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed]) -> Result<Typed> {
    let (half, boolean) = (builder.declarations().type_float(16)?, builder.declarations().type_bool()?);
    let (shift, limit) = (WORD.splat(builder, 16)?, WORD.splat(builder, 1 << 17)?);
    let mut high: Words = Words::from_slice(&words[1..]);
    high.push(builder.lshr(words[0], shift)?);
    let high = any_bit(builder, &high)?;
    let zero = WORD.splat(builder, 0)?;
    let fits = builder.op(Op::IEqual, boolean, &[high, zero])?;
    let number = builder.select(fits, words[0], limit)?;
    builder.op(Op::ConvertUToF, half, &[number])
}

/// Returns 1 in a word if any bit of `words` is set, else 0.
fn any_bit<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed]) -> Result<Typed> {
    let boolean = builder.declarations().type_bool()?;
    let (zero, one) = (WORD.splat(builder, 0)?, WORD.splat(builder, 1)?);
    let mut all = zero;
    for word in words {
        all = if all == zero { *word } else { builder.or(all, *word)? };
    }
    let set = builder.op(Op::INotEqual, boolean, &[all, zero])?;
    builder.select(set, one, zero)
}

fn narrow<'m, B: Builder<'m>>(builder: &mut B, word: Typed) -> Result<Typed> {
    let ty = INT.ty(builder)?;
    builder.zext_or_trunc(ty, word)
}

/// Converts a floating-point number to one lane (`fptoui`, `fptosi`) by a shift of the significand.
///
/// Numbers out of range are poison, so no code handles them.
pub(in crate::lower) fn from_float<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    number: Typed,
    width: u32,
) -> Result<Words> {
    let format = Format::of(width)?;
    let layout = IntLayout { bits: width, width, count: 1 };
    let (int_type, word, boolean) = (layout.ty(builder)?, WORD.ty(builder)?, builder.declarations().type_bool()?);
    let pattern = builder.bitcast(int_type, number)?;
    let pattern = if width == WORD_BITS { pattern } else { builder.zext_or_trunc(word, pattern)? };

    let fraction = WORD.splat(builder, u64::from(format.fraction))?;
    let (zero, hidden) = (WORD.splat(builder, 0)?, WORD.splat(builder, 1 << format.fraction)?);
    let exponent = builder.lshr(pattern, fraction)?;
    let exponent_mask = WORD.splat(builder, ones(format.width - format.fraction - 1))?;
    let exponent = builder.and(exponent, exponent_mask)?;
    let fraction_mask = WORD.splat(builder, ones(format.fraction))?;
    let significand = builder.and(pattern, fraction_mask)?;
    // A subnormal number has no hidden bit; it is below one, so the result is zero in either case.
    let significand = builder.or(significand, hidden)?;

    // The position of the significand's lowest bit in the result, above or below bit 0.
    let position = WORD.splat(builder, u64::from(format.bias() + format.fraction))?;
    let is_above = builder.icmp_uge(exponent, position)?;
    let above = builder.sub(exponent, position)?;
    let above = builder.select(is_above, above, zero)?;
    let below = builder.sub(position, exponent)?;
    let below = builder.select(is_above, zero, below)?;
    let last = WORD.splat(builder, u64::from(WORD_BITS - 1))?;
    let far = builder.op(Op::UGreaterThan, boolean, &[below, last])?;
    let below = builder.select(far, last, below)?;
    let low = builder.lshr(significand, below)?;

    let mut words = Words::from_elem(zero, lane.words() as usize);
    words[0] = low;
    let words = shift(builder, lane, Opcode::Shl, &words, Amount::Word(above))?;
    let sign = WORD.splat(builder, u64::from(format.width - 1))?;
    let sign = builder.lshr(pattern, sign)?;
    let negative = builder.icmp_ne(sign, zero)?;
    let mut words = magnitude(builder, &words, negative)?;
    mask_top(builder, lane, &mut words)?;
    Ok(words)
}
