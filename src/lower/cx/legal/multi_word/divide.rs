//! Division of integers of several words, by that of unsigned ones, which the builder has.

use crate::error::Result;
use crate::ir::Opcode;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::Lane;
use crate::lower::cx::legal::multi_word::{WORD, Words, negate, select, sign_extended, sign_of};
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::Op;

/// Lowers `udiv`, `sdiv`, `urem`, `srem` of one lane; signed operations divide magnitudes and then apply the sign.
pub(in crate::lower) fn divide<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    opcode: Opcode,
    a: &[Typed],
    b: &[Typed],
) -> Result<Words> {
    let signed = matches!(opcode, Opcode::SDiv | Opcode::SRem);
    let remainder = matches!(opcode, Opcode::URem | Opcode::SRem);
    if !signed {
        return quotient_or_remainder(builder, a, b, remainder);
    }
    let (a, b) = (sign_extended(builder, lane, a)?, sign_extended(builder, lane, b)?);
    let (a_sign, b_sign) = (sign_of(builder, &a)?, sign_of(builder, &b)?);
    let (a_size, b_size) = (magnitude(builder, &a, a_sign)?, magnitude(builder, &b, b_sign)?);
    let size = quotient_or_remainder(builder, &a_size, &b_size, remainder)?;
    let sign = if remainder {
        a_sign
    } else {
        let boolean = builder.declarations().type_bool()?;
        builder.op(Op::LogicalNotEqual, boolean, &[a_sign, b_sign])?
    };
    magnitude(builder, &size, sign)
}

/// Returns `-words` if `negative`, else `words`.
pub(in crate::lower) fn magnitude<'m, B: Builder<'m>>(
    builder: &mut B,
    words: &[Typed],
    negative: Typed,
) -> Result<Words> {
    let negated = negate(builder, words)?;
    select(builder, negative, &negated, words)
}

fn quotient_or_remainder<'m, B: Builder<'m>>(
    builder: &mut B,
    a: &[Typed],
    b: &[Typed],
    remainder: bool,
) -> Result<Words> {
    let both = builder.divide_words(a, b)?;
    let (quotient, rest) = both.split_at(a.len());
    Ok(Words::from_slice(if remainder { rest } else { quotient }))
}

/// Returns the bitwise or of all words.
pub(in crate::lower) fn any_bits<'m, B: Builder<'m>>(
    builder: &mut B,
    words: impl Iterator<Item = Typed>,
) -> Result<Typed> {
    let mut all: Option<Typed> = None;
    for word in words {
        all = Some(match all {
            None => word,
            Some(all) => builder.or(all, word)?,
        });
    }
    all.map_or_else(|| WORD.splat(builder, 0), Ok)
}
