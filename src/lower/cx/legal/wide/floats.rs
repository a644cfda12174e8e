//! Conversions to and from floating-point numbers, rounded once.

use crate::error::Result;
use crate::llvm::Opcode;
use crate::lower::cx::builder::Emitter;
use crate::lower::cx::forms::{Lane, WORD_BITS};
use crate::lower::cx::legal::integers::{Register, ones};
use crate::lower::cx::legal::wide::divide::magnitude;
use crate::lower::cx::legal::wide::shift::{Amount, shift};
use crate::lower::cx::legal::wide::{WORD, Words, bits, mask_top, sign_extended, sign_of};
use crate::lower::cx::module::invalid;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, Std};

/// A floating-point format of IEEE 754.
#[derive(Clone, Copy)]
struct Format {
    width: u32,
    /// Explicit bits of the significand.
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

const INT: Register = Register { bits: 32, width: 32, count: 1 };

/// `uitofp`, `sitofp` of one lane to a number of `width` bits.
///
/// The 64 bits from the highest set one on, the lowest of them also standing for all below, round as the whole number
/// does; a power of two scales them.
pub(in crate::lower) fn to_float<'m, E: Emitter<'m>>(
    emitter: &mut E,
    lane: Lane,
    words: &[Id],
    signed: bool,
    width: u32,
) -> Result<Id> {
    let ty = emitter.module().type_float(width)?;
    if !signed {
        return magnitude_to_float(emitter, words, width);
    }
    let words = sign_extended(emitter, lane, words)?;
    let negative = sign_of(emitter, &words)?;
    let size = magnitude(emitter, &words, negative)?;
    let size = magnitude_to_float(emitter, &size, width)?;
    let negated = emitter.operate(Op::FNegate, ty, &[size])?;
    emitter.operate(Op::Select, ty, &[negative, negated, size])
}

/// `uitofp`, `sitofp` of one lane to a float, rounded to odd: towards zero, with the last bit set if that is not exact.
pub(in crate::lower) fn to_odd_float<'m, E: Emitter<'m>>(
    emitter: &mut E,
    lane: Lane,
    words: &[Id],
    signed: bool,
) -> Result<Id> {
    let ty = emitter.module().type_float(32)?;
    if !signed {
        return magnitude_to_odd_float(emitter, words);
    }
    let words = sign_extended(emitter, lane, words)?;
    let negative = sign_of(emitter, &words)?;
    let size = magnitude(emitter, &words, negative)?;
    let size = magnitude_to_odd_float(emitter, &size)?;
    let negated = emitter.operate(Op::FNegate, ty, &[size])?;
    emitter.operate(Op::Select, ty, &[negative, negated, size])
}

/// The 24 bits from the highest set one on, the lowest also standing for all below, are a float.
fn magnitude_to_odd_float<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id]) -> Result<Id> {
    const BELOW: u32 = WORD_BITS - 24;
    let (ty, word, count) = (emitter.module().type_float(32)?, WORD.ty(emitter)?, words.len() as u32);
    let unused = bits::leading_zeros(emitter, words)?;
    let lane = Lane::Wide { bits: count * WORD_BITS };
    let shifted = shift(emitter, lane, Opcode::Shl, words, Amount::Word(unused))?;
    let (top, low) = shifted.split_last().ok_or_else(|| invalid("an integer without words"))?;
    let (below, mask) = (WORD.splat(emitter, u64::from(BELOW))?, WORD.splat(emitter, ones(BELOW))?);
    let mut cut = Words::from_slice(low);
    cut.push(emitter.operate(Op::BitwiseAnd, word, &[*top, mask])?);
    let sticky = any_bit(emitter, &cut)?;
    let high = emitter.operate(Op::ShiftRightLogical, word, &[*top, below])?;
    let high = emitter.operate(Op::BitwiseOr, word, &[high, sticky])?;
    let number = emitter.operate(Op::ConvertUToF, ty, &[high])?;
    let (int, unused) = (INT.ty(emitter)?, narrow(emitter, unused)?);
    let place = INT.splat(emitter, u64::from((count - 1) * WORD_BITS + BELOW))?;
    let exponent = emitter.operate(Op::ISub, int, &[place, unused])?;
    emitter.extended(Std::ldexp, ty, &[number, exponent])
}

fn magnitude_to_float<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id], width: u32) -> Result<Id> {
    let ty = emitter.module().type_float(width)?;
    if width == 16 {
        return magnitude_to_half(emitter, words);
    }
    let count = words.len() as u32;
    let lane = Lane::Wide { bits: count * WORD_BITS };
    let unused = bits::leading_zeros(emitter, words)?;
    let shifted = shift(emitter, lane, Opcode::Shl, words, Amount::Word(unused))?;
    let (top, low) = shifted.split_last().ok_or_else(|| invalid("an integer without words"))?;
    let sticky = any_bit(emitter, low)?;
    let word = WORD.ty(emitter)?;
    let top = emitter.operate(Op::BitwiseOr, word, &[*top, sticky])?;
    let rounded = emitter.operate(Op::ConvertUToF, ty, &[top])?;
    // The lowest of the 64 bits stands for this power of two.
    let (int, unused) = (INT.ty(emitter)?, narrow(emitter, unused)?);
    let place = INT.splat(emitter, u64::from((count - 1) * WORD_BITS))?;
    let exponent = emitter.operate(Op::ISub, int, &[place, unused])?;
    emitter.extended(Std::ldexp, ty, &[rounded, exponent])
}

/// No half is above 65504: whatever needs more than 16 bits is infinite, as is 2^17 once it is converted.
fn magnitude_to_half<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id]) -> Result<Id> {
    let (half, word, boolean) = (emitter.module().type_float(16)?, WORD.ty(emitter)?, emitter.module().type_bool()?);
    let (shift, limit) = (WORD.splat(emitter, 16)?, WORD.splat(emitter, 1 << 17)?);
    let mut high: Words = Words::from_slice(&words[1..]);
    high.push(emitter.operate(Op::ShiftRightLogical, word, &[words[0], shift])?);
    let high = any_bit(emitter, &high)?;
    let zero = WORD.splat(emitter, 0)?;
    let fits = emitter.operate(Op::IEqual, boolean, &[high, zero])?;
    let number = emitter.operate(Op::Select, word, &[fits, words[0], limit])?;
    emitter.operate(Op::ConvertUToF, half, &[number])
}

/// 1 in a word if any bit of `words` is set, else 0.
fn any_bit<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id]) -> Result<Id> {
    let (ty, boolean) = (WORD.ty(emitter)?, emitter.module().type_bool()?);
    let (zero, one) = (WORD.splat(emitter, 0)?, WORD.splat(emitter, 1)?);
    let mut all = zero;
    for word in words {
        all = if all == zero { *word } else { emitter.operate(Op::BitwiseOr, ty, &[all, *word])? };
    }
    let set = emitter.operate(Op::INotEqual, boolean, &[all, zero])?;
    emitter.operate(Op::Select, ty, &[set, one, zero])
}

fn narrow<'m, E: Emitter<'m>>(emitter: &mut E, word: Id) -> Result<Id> {
    let ty = INT.ty(emitter)?;
    emitter.operate(Op::UConvert, ty, &[word])
}

/// `fptoui`, `fptosi` to one lane: the significand shifted to its place.
///
/// The numbers that do not fit are poison, so nothing is said of them.
pub(in crate::lower) fn from_float<'m, E: Emitter<'m>>(
    emitter: &mut E,
    lane: Lane,
    number: Id,
    width: u32,
) -> Result<Words> {
    let format = Format::of(width)?;
    let register = Register { bits: width, width, count: 1 };
    let (own, word, boolean) = (register.ty(emitter)?, WORD.ty(emitter)?, emitter.module().type_bool()?);
    let pattern = emitter.operate(Op::Bitcast, own, &[number])?;
    let pattern = if width == WORD_BITS { pattern } else { emitter.operate(Op::UConvert, word, &[pattern])? };

    let fraction = WORD.splat(emitter, u64::from(format.fraction))?;
    let (zero, hidden) = (WORD.splat(emitter, 0)?, WORD.splat(emitter, 1 << format.fraction)?);
    let exponent = emitter.operate(Op::ShiftRightLogical, word, &[pattern, fraction])?;
    let exponent_mask = WORD.splat(emitter, ones(format.width - format.fraction - 1))?;
    let exponent = emitter.operate(Op::BitwiseAnd, word, &[exponent, exponent_mask])?;
    let fraction_mask = WORD.splat(emitter, ones(format.fraction))?;
    let significand = emitter.operate(Op::BitwiseAnd, word, &[pattern, fraction_mask])?;
    // A subnormal number has no hidden bit; it is below one, and comes out as zero with or without.
    let significand = emitter.operate(Op::BitwiseOr, word, &[significand, hidden])?;

    // Where the significand's lowest bit belongs, above or below bit 0.
    let place = WORD.splat(emitter, u64::from(format.bias() + format.fraction))?;
    let is_above = emitter.operate(Op::UGreaterThanEqual, boolean, &[exponent, place])?;
    let above = emitter.operate(Op::ISub, word, &[exponent, place])?;
    let above = emitter.operate(Op::Select, word, &[is_above, above, zero])?;
    let below = emitter.operate(Op::ISub, word, &[place, exponent])?;
    let below = emitter.operate(Op::Select, word, &[is_above, zero, below])?;
    let last = WORD.splat(emitter, u64::from(WORD_BITS - 1))?;
    let far = emitter.operate(Op::UGreaterThan, boolean, &[below, last])?;
    let below = emitter.operate(Op::Select, word, &[far, last, below])?;
    let low = emitter.operate(Op::ShiftRightLogical, word, &[significand, below])?;

    let mut words = Words::from_elem(zero, lane.words() as usize);
    words[0] = low;
    let words = shift(emitter, lane, Opcode::Shl, &words, Amount::Word(above))?;
    let sign = WORD.splat(emitter, u64::from(format.width - 1))?;
    let sign = emitter.operate(Op::ShiftRightLogical, word, &[pattern, sign])?;
    let negative = emitter.operate(Op::INotEqual, boolean, &[sign, zero])?;
    let mut words = magnitude(emitter, &words, negative)?;
    mask_top(emitter, lane, &mut words)?;
    Ok(words)
}
