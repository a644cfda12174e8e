//! Multiplication word by word (long multiplication).

use crate::error::Result;
use crate::lower::cx::builder::Builder;
use crate::lower::cx::legal::multi_word::{WORD, Words, less};
use crate::lower::cx::typed::Typed;
use crate::spirv::grammar::Std;

/// Returns the low words of a product, as many as each factor has.
///
/// The high halves of products in the last column are out of range and are not computed.
pub(in crate::lower) fn multiply<'m, B: Builder<'m>>(builder: &mut B, a: &[Typed], b: &[Typed]) -> Result<Words> {
    let ty = WORD.ty(builder)?;
    let zero = WORD.splat(builder, 0)?;
    let count = a.len();
    let mut result = Words::from_elem(zero, count);
    let digits = b.iter().rposition(|b| *b != zero).map_or(0, |last| last + 1);
    for (row, a) in a.iter().enumerate().filter(|(_, a)| **a != zero) {
        // The carry of the column below: `result + a * b + carried` fits in two words, so the upper word takes carries.
        let mut carried = zero;
        for (index, b) in (row..count).zip(b) {
            if index - row >= digits && carried == zero {
                break;
            }
            let is_zero = *b == zero;
            let low = if is_zero { zero } else { builder.mul(*a, *b)? };
            let (sum, first) = plus(builder, result[index], low)?;
            let (sum, second) = plus(builder, sum, carried)?;
            result[index] = sum;
            if index + 1 < count {
                carried = if is_zero { zero } else { builder.std(Std::u_mul_hi, ty, &[*a, *b])? };
                for (addend, sum) in [first, second].into_iter().flatten() {
                    carried = carry(builder, carried, addend, sum)?;
                }
            }
        }
    }
    Ok(result)
}

/// A sum and, if it may have wrapped, an addend and the sum: a sum wrapped if it is below the addend.
type Sum = (Typed, Option<(Typed, Typed)>);

fn plus<'m, B: Builder<'m>>(builder: &mut B, a: Typed, b: Typed) -> Result<Sum> {
    let zero = WORD.splat(builder, 0)?;
    if a == zero {
        return Ok((b, None));
    }
    if b == zero {
        return Ok((a, None));
    }
    let sum = builder.add(a, b)?;
    Ok((sum, Some((a, sum))))
}

/// Returns `word + 1` if `sum` wrapped (if it is below its addend), else `word`.
fn carry<'m, B: Builder<'m>>(builder: &mut B, word: Typed, addend: Typed, sum: Typed) -> Result<Typed> {
    let (zero, one) = (WORD.splat(builder, 0)?, WORD.splat(builder, 1)?);
    let wrapped = less(builder, sum, addend)?;
    let bit = builder.select(wrapped, one, zero)?;
    if word == zero {
        return Ok(bit);
    }
    builder.add(word, bit)
}
