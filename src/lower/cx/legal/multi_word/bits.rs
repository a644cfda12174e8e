//! Counting and reversing bits.

use crate::error::Result;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::WORD_BITS;
use crate::lower::cx::legal::multi_word::WORD;
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::{Op, Std};

/// Counts the zeros above the highest set bit, in one word; all bits of all words if none is set.
pub(in crate::lower) fn leading_zeros<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed]) -> Result<Typed> {
    zeros(builder, Std::clz, words.iter())
}

/// Counts the zeros below the lowest set bit, in one word; all bits of all words if none is set.
pub(in crate::lower) fn trailing_zeros<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed]) -> Result<Typed> {
    zeros(builder, Std::ctz, words.iter().rev())
}

/// Counts zeros from the last word on, and goes on to the word before where a word is zero.
fn zeros<'m, 'w, B: Builder<'m>>(builder: &mut B, count: Std, words: impl Iterator<Item = &'w Typed>) -> Result<Typed> {
    let (ty, boolean) = (WORD.ty(builder)?, builder.declarations().type_bool()?);
    let (zero, width) = (WORD.splat(builder, 0)?, WORD.splat(builder, u64::from(WORD_BITS))?);
    let mut result: Option<Typed> = None;
    for word in words {
        let count_of_word = builder.std(count, ty, &[*word])?;
        result = Some(match result {
            None => count_of_word,
            Some(others) => {
                let others = builder.add(others, width)?;
                let is_zero = builder.op(Op::IEqual, boolean, &[*word, zero])?;
                builder.select(is_zero, others, count_of_word)?
            }
        });
    }
    Ok(result.unwrap_or(zero))
}

/// Counts the set bits, in one word.
pub(in crate::lower) fn population_count<'m, B: Builder<'m>>(builder: &mut B, words: &[Typed]) -> Result<Typed> {
    let ty = WORD.ty(builder)?;
    let mut result: Option<Typed> = None;
    for word in words {
        let count_of_word = builder.op(Op::BitCount, ty, &[*word])?;
        result = Some(match result {
            None => count_of_word,
            Some(others) => builder.add(others, count_of_word)?,
        });
    }
    result.map_or_else(|| WORD.splat(builder, 0), Ok)
}
