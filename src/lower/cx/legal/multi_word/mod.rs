//! Integers of more than 64 bits, in 64-bit words, low word first.
//!
//! A vector of them is lane after lane; every operation works lane by lane.

pub(in crate::lower) mod bits;
pub(in crate::lower) mod divide;
pub(in crate::lower) mod floats;
mod multiply;
pub(in crate::lower) mod shift;

use smallvec::SmallVec;

use crate::error::{Result, invalid};
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Legal, Parts, WORD_BITS, ones};
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::Op;

use shift::{Amount, shift};

/// The words of one lane.
pub(in crate::lower) type Words = SmallVec<[Typed; 4]>;

/// The layout of one word.
pub(in crate::lower) const WORD: IntLayout = IntLayout { bits: WORD_BITS, width: WORD_BITS, count: 1 };

/// Lowers a binary operation on each lane.
pub(in crate::lower) fn binary<'m, B: Builder<'m>>(
    builder: &mut B,
    opcode: Opcode,
    a: &Legal,
    b: &Legal,
) -> Result<Legal> {
    let lane = a.lanes.lane;
    let words = lane.words() as usize;
    let mut parts = Parts::new();
    for (a, b) in a.parts.chunks(words).zip(b.parts.chunks(words)) {
        let mut result = match opcode {
            Opcode::Add => add(builder, a, b)?,
            Opcode::Sub => subtract(builder, a, b)?,
            Opcode::And => bitwise(builder, Op::BitwiseAnd, a, b)?,
            Opcode::Or => bitwise(builder, Op::BitwiseOr, a, b)?,
            Opcode::Xor => bitwise(builder, Op::BitwiseXor, a, b)?,
            Opcode::Mul => multiply::multiply(builder, a, b)?,
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => divide::divide(builder, lane, opcode, a, b)?,
            Opcode::Shl | Opcode::LShr | Opcode::AShr => shift(builder, lane, opcode, a, Amount::Word(b[0]))?,
            _ => return Err(invalid(format!("{opcode:?} is not an integer operation of two operands"))),
        };
        mask_top(builder, lane, &mut result)?;
        parts.extend(result);
    }
    Ok(Legal::new(a.lanes, parts))
}

/// Shifts each lane by a known number of bits.
pub(in crate::lower) fn shift_by_known<'m, B: Builder<'m>>(
    builder: &mut B,
    opcode: Opcode,
    a: &Legal,
    amounts: impl Iterator<Item = u32>,
) -> Result<Legal> {
    let lane = a.lanes.lane;
    let mut parts = Parts::new();
    for (words, amount) in a.parts.chunks(lane.words() as usize).zip(amounts) {
        let mut result = shift(builder, lane, opcode, words, Amount::Known(amount))?;
        mask_top(builder, lane, &mut result)?;
        parts.extend(result);
    }
    Ok(Legal::new(a.lanes, parts))
}

/// Clears the bits above the used bits in the top word.
pub(in crate::lower) fn mask_top<'m, B: Builder<'m>>(builder: &mut B, lane: Lane, words: &mut Words) -> Result<()> {
    let Lane::MultiWord { bits } = lane else { return Ok(()) };
    let used = bits % WORD_BITS;
    if used == 0 {
        return Ok(());
    }
    if let Some(top) = words.last_mut() {
        let mask = WORD.splat(builder, ones(used))?;
        *top = builder.and(*top, mask)?;
    }
    Ok(())
}

fn bitwise<'m, B: Builder<'m>>(builder: &mut B, op: Op, a: &[Typed], b: &[Typed]) -> Result<Words> {
    let ty = WORD.ty(builder)?;
    a.iter().zip(b).map(|(a, b)| builder.op(op, ty, &[*a, *b])).collect()
}

/// Adds word by word with a carry: a sum is below an addend exactly if it wrapped.
fn add<'m, B: Builder<'m>>(builder: &mut B, a: &[Typed], b: &[Typed]) -> Result<Words> {
    ripple(builder, Op::IAdd, a, b, |builder, sum, addend, _| less(builder, sum, addend))
}

/// Subtracts word by word with a borrow: a difference wrapped exactly if the minuend is below the subtrahend.
pub(in crate::lower) fn subtract<'m, B: Builder<'m>>(builder: &mut B, a: &[Typed], b: &[Typed]) -> Result<Words> {
    ripple(builder, Op::ISub, a, b, |builder, _, minuend, subtrahend| less(builder, minuend, subtrahend))
}

/// Applies `op` to each word, then to the result and the carry of the word below; `wraps(result, a, b)` returns whether
/// `result = a op b` wrapped. At most one of the two steps wraps.
fn ripple<'m, B: Builder<'m>>(
    builder: &mut B,
    op: Op,
    a: &[Typed],
    b: &[Typed],
    wraps: impl Fn(&mut B, Typed, Typed, Typed) -> Result<Typed>,
) -> Result<Words> {
    let (ty, boolean) = (WORD.ty(builder)?, builder.declarations().type_bool()?);
    let (zero, one) = (WORD.splat(builder, 0)?, WORD.splat(builder, 1)?);
    let mut result = Words::new();
    let mut carry: Option<Typed> = None;
    let count = a.len();
    for (index, (a, b)) in a.iter().zip(b).enumerate() {
        // The carry out of the top word is not used.
        let is_top = index + 1 == count;
        let first = builder.op(op, ty, &[*a, *b])?;
        let Some(carried) = carry else {
            carry = Some(wraps(builder, first, *a, *b)?);
            result.push(first);
            continue;
        };
        let carried = builder.select(carried, one, zero)?;
        let second = builder.op(op, ty, &[first, carried])?;
        result.push(second);
        if !is_top {
            let (first_wraps, second_wraps) = (wraps(builder, first, *a, *b)?, wraps(builder, second, first, carried)?);
            carry = Some(builder.op(Op::LogicalOr, boolean, &[first_wraps, second_wraps])?);
        }
    }
    Ok(result)
}

/// `0 - words`
pub(in crate::lower) fn negate<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed]) -> Result<Words> {
    let zeros = Words::from_elem(WORD.splat(builder, 0)?, words.len());
    subtract(builder, &zeros, words)
}

/// Selects `yes` if `condition` holds, else `no`.
pub(in crate::lower) fn select<'m, B: Builder<'m>>(
    builder: &mut B,
    condition: Typed,
    yes: &[Typed],
    no: &[Typed],
) -> Result<Words> {
    yes.iter().zip(no).map(|(yes, no)| builder.select(condition, *yes, *no)).collect()
}

/// Returns the words with the bits above the used bits filled with the sign.
pub(in crate::lower) fn sign_extended<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    words: &[Typed],
) -> Result<Words> {
    let mut words = Words::from_slice(words);
    if let Some(top) = words.last_mut() {
        *top = top_layout(lane).sign_extend(builder, *top)?;
    }
    Ok(words)
}

/// Returns the sign of sign-extended words as a Boolean.
pub(in crate::lower) fn sign_of<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed]) -> Result<Typed> {
    let (boolean, zero) = (builder.declarations().type_bool()?, WORD.splat(builder, 0)?);
    let top = words.last().copied().unwrap_or(zero);
    builder.op(Op::SLessThan, boolean, &[top, zero])
}

/// Returns a word of copies of the sign of sign-extended words, which extends them upwards.
pub(in crate::lower) fn sign_fill<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed]) -> Result<Typed> {
    let last = WORD.splat(builder, u64::from(WORD_BITS - 1))?;
    let top = words.last().copied().unwrap_or(last);
    builder.ashr(top, last)
}

fn less<'m, B: Builder<'m>>(builder: &mut B, a: Typed, b: Typed) -> Result<Typed> {
    builder.icmp_ult(a, b)
}

/// Compares one lane.
pub(in crate::lower) fn compare<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    predicate: IntPredicate,
    a: &[Typed],
    b: &[Typed],
) -> Result<Typed> {
    // Each order is `below` of the operands, possibly swapped, possibly inverted.
    let (swap, opposite, signed) = match predicate {
        IntPredicate::Eq => return words_equal(builder, a, b),
        IntPredicate::Ne => {
            let same = words_equal(builder, a, b)?;
            return builder.logical_not(same);
        }
        IntPredicate::Ult => (false, false, false),
        IntPredicate::Uge => (false, true, false),
        IntPredicate::Ugt => (true, false, false),
        IntPredicate::Ule => (true, true, false),
        IntPredicate::Slt => (false, false, true),
        IntPredicate::Sge => (false, true, true),
        IntPredicate::Sgt => (true, false, true),
        IntPredicate::Sle => (true, true, true),
    };
    let (a, b) = if swap { (b, a) } else { (a, b) };
    let below = below(builder, lane, signed, a, b)?;
    if opposite { builder.logical_not(below) } else { Ok(below) }
}

/// Returns whether `a` is below `b`, as a Boolean: the highest words that differ decide.
fn below<'m, B: Builder<'m>>(builder: &mut B, lane: Lane, signed: bool, a: &[Typed], b: &[Typed]) -> Result<Typed> {
    let mut below: Option<Typed> = None;
    for (position, (a, b)) in a.iter().zip(b).enumerate() {
        let top = position + 1 == lane.words() as usize;
        let this = if top && signed {
            let layout = top_layout(lane);
            let (a, b) = (layout.sign_extend(builder, *a)?, layout.sign_extend(builder, *b)?);
            builder.icmp_slt(a, b)?
        } else {
            less(builder, *a, *b)?
        };
        below = Some(match below {
            None => this,
            Some(below) => {
                let equal = builder.icmp_eq(*a, *b)?;
                builder.select(equal, below, this)?
            }
        });
    }
    below.map_or_else(|| builder.declarations().bool_constant(false), Ok)
}

fn words_equal<'m, B: Builder<'m>>(builder: &mut B, a: &[Typed], b: &[Typed]) -> Result<Typed> {
    let mut all: Option<Typed> = None;
    for (a, b) in a.iter().zip(b) {
        let equal = builder.icmp_eq(*a, *b)?;
        all = Some(match all {
            None => equal,
            Some(all) => builder.logical_and(all, equal)?,
        });
    }
    all.map_or_else(|| builder.declarations().bool_constant(true), Ok)
}

/// Returns the layout of the top word of a lane, with the bits that it uses.
pub(in crate::lower) fn top_layout(lane: Lane) -> IntLayout {
    let used = match lane {
        Lane::MultiWord { bits } => (bits - 1) % WORD_BITS + 1,
        _ => WORD_BITS,
    };
    IntLayout { bits: used, ..WORD }
}
