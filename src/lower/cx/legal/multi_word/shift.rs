//! Shifts: by whole words first, then by bits within them.

use crate::error::Result;
use crate::ir::Opcode;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, WORD_BITS};
use crate::lower::cx::legal::multi_word::{WORD, Words, sign_extended, sign_fill};
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::Op;

/// A shift amount.
#[derive(Clone, Copy, Debug)]
pub(in crate::lower) enum Amount {
    /// A constant number of bits.
    Known(u32),
    /// The value of a word, below the number of bits.
    Word(Typed),
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Left,
    Right,
}

/// Shifts one lane; the caller masks the bits above the used bits.
pub(in crate::lower) fn shift<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    opcode: Opcode,
    a: &[Typed],
    amount: Amount,
) -> Result<Words> {
    let signed = opcode == Opcode::AShr;
    let words = if signed { sign_extended(builder, lane, a)? } else { Words::from_slice(a) };
    let fill = if signed { sign_fill(builder, &words)? } else { WORD.splat(builder, 0)? };
    let direction = if opcode == Opcode::Shl { Direction::Left } else { Direction::Right };
    match amount {
        Amount::Known(amount) => by_known(builder, direction, &words, amount, fill),
        Amount::Word(amount) => by_word(builder, direction, &words, amount, fill),
    }
}

fn by_known<'m, B: Builder<'m>>(
    builder: &mut B,
    direction: Direction,
    words: &[Typed],
    amount: u32,
    fill: Typed,
) -> Result<Words> {
    let (whole, bits) = ((amount / WORD_BITS) as usize, amount % WORD_BITS);
    let moved = move_words(direction, words, whole, fill);
    if bits == 0 {
        return Ok(moved);
    }
    let near = WORD.splat(builder, u64::from(bits))?;
    let far = WORD.splat(builder, u64::from(WORD_BITS - bits))?;
    shift_words(builder, direction, &moved, fill, near, |builder, other, op| {
        let ty = WORD.ty(builder)?;
        builder.op(op, ty, &[other, far])
    })
}

/// Shifts by the value of a word: each bit of the number of whole words selects a move by a power of two.
fn by_word<'m, B: Builder<'m>>(
    builder: &mut B,
    direction: Direction,
    words: &[Typed],
    amount: Typed,
    fill: Typed,
) -> Result<Words> {
    let (ty, boolean) = (WORD.ty(builder)?, builder.declarations().type_bool()?);
    let (zero, one, last) =
        (WORD.splat(builder, 0)?, WORD.splat(builder, 1)?, WORD.splat(builder, u64::from(WORD_BITS - 1))?);
    let mut words = Words::from_slice(words);
    let mut step = 1;
    while step < words.len() {
        let bit = WORD.splat(builder, step as u64 * u64::from(WORD_BITS))?;
        let bit = builder.and(amount, bit)?;
        let moves = builder.op(Op::INotEqual, boolean, &[bit, zero])?;
        let moved = move_words(direction, &words, step, fill);
        for (word, moved) in words.iter_mut().zip(moved) {
            *word = builder.select(moves, moved, *word)?;
        }
        step *= 2;
    }
    let near = builder.and(amount, last)?;
    let rest = builder.sub(last, near)?;
    // In two steps, as a shift of a word by its whole width is undefined.
    shift_words(builder, direction, &words, fill, near, |builder, other, op| {
        let by_one = builder.op(op, ty, &[other, one])?;
        builder.op(op, ty, &[by_one, rest])
    })
}

fn move_words(direction: Direction, words: &[Typed], by: usize, fill: Typed) -> Words {
    let by = by.min(words.len());
    match direction {
        Direction::Left => std::iter::repeat_n(fill, by).chain(words[..words.len() - by].iter().copied()).collect(),
        Direction::Right => words[by..].iter().copied().chain(std::iter::repeat_n(fill, by)).collect(),
    }
}

/// Shifts each word by `near` bits and adds the bits that `across` shifts in from its neighbour.
fn shift_words<'m, B: Builder<'m>>(
    builder: &mut B,
    direction: Direction,
    words: &[Typed],
    fill: Typed,
    near: Typed,
    mut across: impl FnMut(&mut B, Typed, Op) -> Result<Typed>,
) -> Result<Words> {
    let ty = WORD.ty(builder)?;
    let zero = WORD.splat(builder, 0)?;
    let mut result = Words::new();
    for (index, word) in words.iter().enumerate() {
        let (op, opposite, neighbour) = match direction {
            Direction::Left => {
                let below = index.checked_sub(1).map(|below| words[below]);
                (Op::ShiftLeftLogical, Op::ShiftRightLogical, below.unwrap_or(zero))
            }
            Direction::Right => {
                (Op::ShiftRightLogical, Op::ShiftLeftLogical, words.get(index + 1).copied().unwrap_or(fill))
            }
        };
        let shifted = builder.op(op, ty, &[*word, near])?;
        if neighbour == zero {
            result.push(shifted);
            continue;
        }
        let from_neighbour = across(builder, neighbour, opposite)?;
        result.push(builder.or(shifted, from_neighbour)?);
    }
    Ok(result)
}
