//! Counting and reversing bits.

use crate::error::Result;
use crate::lower::cx::builder::Emitter;
use crate::lower::cx::forms::WORD_BITS;
use crate::lower::cx::legal::wide::WORD;
use crate::spirv::Id;
use crate::spirv::grammar::{Op, Std};

/// The number of zeros above the highest set bit, in one word; all bits of all words if none is set.
pub(in crate::lower) fn leading_zeros<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id]) -> Result<Id> {
    zeros(emitter, Std::clz, words.iter())
}

/// The number of zeros below the lowest set bit, in one word; all bits of all words if none is set.
pub(in crate::lower) fn trailing_zeros<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id]) -> Result<Id> {
    zeros(emitter, Std::ctz, words.iter().rev())
}

/// Counts from the last word on, going on to the one before where a word is zero.
fn zeros<'m, 'w, E: Emitter<'m>>(emitter: &mut E, count: Std, words: impl Iterator<Item = &'w Id>) -> Result<Id> {
    let (ty, boolean) = (WORD.ty(emitter)?, emitter.module().type_bool()?);
    let (zero, width) = (WORD.splat(emitter, 0)?, WORD.splat(emitter, u64::from(WORD_BITS))?);
    let mut result: Option<Id> = None;
    for word in words {
        let own = emitter.extended(count, ty, &[*word])?;
        result = Some(match result {
            None => own,
            Some(others) => {
                let others = emitter.operate(Op::IAdd, ty, &[others, width])?;
                let is_zero = emitter.operate(Op::IEqual, boolean, &[*word, zero])?;
                emitter.operate(Op::Select, ty, &[is_zero, others, own])?
            }
        });
    }
    Ok(result.unwrap_or(zero))
}

/// The number of set bits, in one word.
pub(in crate::lower) fn population_count<'m, E: Emitter<'m>>(emitter: &mut E, words: &[Id]) -> Result<Id> {
    let ty = WORD.ty(emitter)?;
    let mut result: Option<Id> = None;
    for word in words {
        let own = emitter.operate(Op::BitCount, ty, &[*word])?;
        result = Some(match result {
            None => own,
            Some(others) => emitter.operate(Op::IAdd, ty, &[others, own])?,
        });
    }
    result.map_or_else(|| WORD.splat(emitter, 0), Ok)
}
