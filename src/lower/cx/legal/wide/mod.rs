//! Integers of more than 64 bits, in 64-bit words, low word first.
//!
//! A vector of them is lane after lane; every operation works lane by lane.

pub(in crate::lower) mod bits;
pub(in crate::lower) mod divide;
pub(in crate::lower) mod floats;
mod multiply;
pub(in crate::lower) mod shift;

use crate::error::Result;
use crate::llvm::{IntPredicate, Opcode};
use crate::lower::cx::builder::Emitter;
use crate::lower::cx::forms::{Lane, Lanes, Parts, WORD_BITS};
use crate::lower::cx::legal::integers::{Register, ones};
use crate::lower::cx::module::invalid;
use crate::spirv::Id;
use crate::spirv::grammar::Op;
use smallvec::SmallVec;

use shift::{Amount, shift};

/// The words of one lane.
pub(in crate::lower) type Words = SmallVec<[Id; 4]>;

/// One word as a register.
pub(in crate::lower) const WORD: Register = Register { bits: WORD_BITS, width: WORD_BITS, count: 1 };

/// A binary operation on each lane.
pub(in crate::lower) fn binary<'m, E: Emitter<'m>>(
    emitter: &mut E,
    lanes: Lanes,
    opcode: Opcode,
    a: &[Id],
    b: &[Id],
) -> Result<Parts> {
    let words = lanes.lane.words() as usize;
    let mut parts = Parts::new();
    for (a, b) in a.chunks(words).zip(b.chunks(words)) {
        let mut result = match opcode {
            Opcode::Add => add(emitter, a, b)?,
            Opcode::Sub => subtract(emitter, a, b)?,
            Opcode::And => bitwise(emitter, Op::BitwiseAnd, a, b)?,
            Opcode::Or => bitwise(emitter, Op::BitwiseOr, a, b)?,
            Opcode::Xor => bitwise(emitter, Op::BitwiseXor, a, b)?,
            Opcode::Mul => multiply::multiply(emitter, a, b)?,
            Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => {
                divide::divide(emitter, lanes.lane, opcode, a, b)?
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => shift(emitter, lanes.lane, opcode, a, Amount::Word(b[0]))?,
            _ => return Err(invalid(format!("{opcode:?} is not an integer operation of two operands"))),
        };
        mask_top(emitter, lanes.lane, &mut result)?;
        parts.extend(result);
    }
    Ok(parts)
}

/// A shift of each lane by a number of bits known for each.
pub(in crate::lower) fn shift_by_known<'m, E: Emitter<'m>>(
    emitter: &mut E,
    lanes: Lanes,
    opcode: Opcode,
    a: &[Id],
    amounts: impl Iterator<Item = u32>,
) -> Result<Parts> {
    let words = lanes.lane.words() as usize;
    let mut parts = Parts::new();
    for (a, amount) in a.chunks(words).zip(amounts) {
        let mut result = shift(emitter, lanes.lane, opcode, a, Amount::Known(amount))?;
        mask_top(emitter, lanes.lane, &mut result)?;
        parts.extend(result);
    }
    Ok(parts)
}

/// Clears the bits above the used ones in the top word.
pub(in crate::lower) fn mask_top<'m, E: Emitter<'m>>(emitter: &mut E, lane: Lane, words: &mut Words) -> Result<()> {
    let Lane::Wide { bits } = lane else { return Ok(()) };
    let used = bits % WORD_BITS;
    if used == 0 {
        return Ok(());
    }
    if let Some(top) = words.last_mut() {
        let (ty, mask) = (WORD.ty(emitter)?, WORD.splat(emitter, ones(used))?);
        *top = emitter.operate(Op::BitwiseAnd, ty, &[*top, mask])?;
    }
    Ok(())
}

fn bitwise<'m, E: Emitter<'m>>(emitter: &mut E, op: Op, a: &[Id], b: &[Id]) -> Result<Words> {
    let ty = WORD.ty(emitter)?;
    a.iter().zip(b).map(|(a, b)| emitter.operate(op, ty, &[*a, *b])).collect()
}

/// Word by word with a carry: a sum is below an addend exactly if it wrapped.
fn add<'m, E: Emitter<'m>>(emitter: &mut E, a: &[Id], b: &[Id]) -> Result<Words> {
    ripple(emitter, Op::IAdd, a, b, |emitter, sum, addend, _| less(emitter, sum, addend))
}

/// Word by word with a borrow: a difference wrapped exactly if the minuend is below the subtrahend.
fn subtract<'m, E: Emitter<'m>>(emitter: &mut E, a: &[Id], b: &[Id]) -> Result<Words> {
    ripple(emitter, Op::ISub, a, b, |emitter, _, minuend, subtrahend| less(emitter, minuend, subtrahend))
}

/// `op` on each word, then on the result and the carry of the word below; `wraps(result, a, b)` says whether
/// `result = a op b` wrapped. At most one of the two steps wraps.
fn ripple<'m, E: Emitter<'m>>(
    emitter: &mut E,
    op: Op,
    a: &[Id],
    b: &[Id],
    wraps: impl Fn(&mut E, Id, Id, Id) -> Result<Id>,
) -> Result<Words> {
    let ty = WORD.ty(emitter)?;
    let boolean = emitter.module().type_bool()?;
    let (zero, one) = (WORD.splat(emitter, 0)?, WORD.splat(emitter, 1)?);
    let mut result = Words::new();
    let mut carry: Option<Id> = None;
    let count = a.len();
    for (place, (a, b)) in a.iter().zip(b).enumerate() {
        // Nobody asks whether the top word wraps.
        let is_top = place + 1 == count;
        let first = emitter.operate(op, ty, &[*a, *b])?;
        let Some(carried) = carry else {
            carry = Some(wraps(emitter, first, *a, *b)?);
            result.push(first);
            continue;
        };
        let carried = emitter.operate(Op::Select, ty, &[carried, one, zero])?;
        let second = emitter.operate(op, ty, &[first, carried])?;
        result.push(second);
        if !is_top {
            let (first_wraps, second_wraps) = (wraps(emitter, first, *a, *b)?, wraps(emitter, second, first, carried)?);
            carry = Some(emitter.operate(Op::LogicalOr, boolean, &[first_wraps, second_wraps])?);
        }
    }
    Ok(result)
}

/// `0 - words`
pub(in crate::lower) fn negate<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id]) -> Result<Words> {
    let zeros = Words::from_elem(WORD.splat(emitter, 0)?, words.len());
    subtract(emitter, &zeros, words)
}

/// `yes` if `condition` holds, else `no`.
pub(in crate::lower) fn select<'m, E: Emitter<'m>>(
    emitter: &mut E,
    condition: Id,
    yes: &[Id],
    no: &[Id],
) -> Result<Words> {
    let ty = WORD.ty(emitter)?;
    yes.iter().zip(no).map(|(yes, no)| emitter.operate(Op::Select, ty, &[condition, *yes, *no])).collect()
}

/// The words with the bits above the used ones filled with the sign.
pub(in crate::lower) fn sign_extended<'m, E: Emitter<'m>>(emitter: &mut E, lane: Lane, words: &[Id]) -> Result<Words> {
    let mut words = Words::from_slice(words);
    if let Some(top) = words.last_mut() {
        *top = top_register(lane).sign_extend(emitter, *top)?;
    }
    Ok(words)
}

/// Whether sign-extended words are those of a negative number.
pub(in crate::lower) fn sign_of<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id]) -> Result<Id> {
    let (boolean, zero) = (emitter.module().type_bool()?, WORD.splat(emitter, 0)?);
    let top = words.last().copied().unwrap_or(zero);
    emitter.operate(Op::SLessThan, boolean, &[top, zero])
}

/// A word of copies of the sign of sign-extended words: what stands above them.
pub(in crate::lower) fn fill_of<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id]) -> Result<Id> {
    let (ty, last) = (WORD.ty(emitter)?, WORD.splat(emitter, u64::from(WORD_BITS - 1))?);
    let top = words.last().copied().unwrap_or(last);
    emitter.operate(Op::ShiftRightArithmetic, ty, &[top, last])
}

fn less<'m, E: Emitter<'m>>(emitter: &mut E, a: Id, b: Id) -> Result<Id> {
    let boolean = emitter.module().type_bool()?;
    emitter.operate(Op::ULessThan, boolean, &[a, b])
}

/// Compares one lane.
pub(in crate::lower) fn compare<'m, E: Emitter<'m>>(
    emitter: &mut E,
    lane: Lane,
    predicate: IntPredicate,
    a: &[Id],
    b: &[Id],
) -> Result<Id> {
    let boolean = emitter.module().type_bool()?;
    // Each order is `below` of the operands one way or the other, or its opposite.
    let (swap, opposite, signed) = match predicate {
        IntPredicate::Eq => return words_equal(emitter, a, b),
        IntPredicate::Ne => {
            let same = words_equal(emitter, a, b)?;
            return emitter.operate(Op::LogicalNot, boolean, &[same]);
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
    let below = below(emitter, lane, signed, a, b)?;
    if opposite { emitter.operate(Op::LogicalNot, boolean, &[below]) } else { Ok(below) }
}

/// Whether `a` is below `b`: the highest words that differ decide.
fn below<'m, E: Emitter<'m>>(emitter: &mut E, lane: Lane, signed: bool, a: &[Id], b: &[Id]) -> Result<Id> {
    let boolean = emitter.module().type_bool()?;
    let mut below: Option<Id> = None;
    for (position, (a, b)) in a.iter().zip(b).enumerate() {
        let top = position + 1 == lane.words() as usize;
        let this = if top && signed {
            let register = top_register(lane);
            let (a, b) = (register.sign_extend(emitter, *a)?, register.sign_extend(emitter, *b)?);
            emitter.operate(Op::SLessThan, boolean, &[a, b])?
        } else {
            less(emitter, *a, *b)?
        };
        below = Some(match below {
            None => this,
            Some(below) => {
                let equal = emitter.operate(Op::IEqual, boolean, &[*a, *b])?;
                emitter.operate(Op::Select, boolean, &[equal, below, this])?
            }
        });
    }
    below.map_or_else(|| emitter.module().bool_constant(false), Ok)
}

fn words_equal<'m, E: Emitter<'m>>(emitter: &mut E, a: &[Id], b: &[Id]) -> Result<Id> {
    let boolean = emitter.module().type_bool()?;
    let mut all: Option<Id> = None;
    for (a, b) in a.iter().zip(b) {
        let equal = emitter.operate(Op::IEqual, boolean, &[*a, *b])?;
        all = Some(match all {
            None => equal,
            Some(all) => emitter.operate(Op::LogicalAnd, boolean, &[all, equal])?,
        });
    }
    all.map_or_else(|| emitter.module().bool_constant(true), Ok)
}

/// The top word of a lane as a register of the bits it uses.
pub(in crate::lower) fn top_register(lane: Lane) -> Register {
    let used = match lane {
        Lane::Wide { bits } => (bits - 1) % WORD_BITS + 1,
        _ => WORD_BITS,
    };
    Register { bits: used, ..WORD }
}
