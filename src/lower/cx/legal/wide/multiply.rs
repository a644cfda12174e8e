//! Multiplication, word by word as on paper.

use crate::error::Result;
use crate::lower::cx::builder::Emitter;
use crate::lower::cx::legal::wide::{WORD, Words, less};
use crate::spirv::Id;
use crate::spirv::grammar::{Op, Std};

/// The low words of a product, as many as each factor has.
///
/// High halves of products in the last column lie beyond and are left out.
pub(in crate::lower) fn multiply<'m, E: Emitter<'m>>(emitter: &mut E, a: &[Id], b: &[Id]) -> Result<Words> {
    let ty = WORD.ty(emitter)?;
    let zero = WORD.splat(emitter, 0)?;
    let count = a.len();
    let mut result = Words::from_elem(zero, count);
    let digits = b.iter().rposition(|b| *b != zero).map_or(0, |last| last + 1);
    for (row, a) in a.iter().enumerate().filter(|(_, a)| **a != zero) {
        // What the column below brings: `result + a * b + carried` fits in two words, so the upper one takes carries.
        let mut carried = zero;
        for (place, b) in (row..count).zip(b) {
            if place - row >= digits && carried == zero {
                break;
            }
            let is_zero = *b == zero;
            let low = if is_zero { zero } else { emitter.operate(Op::IMul, ty, &[*a, *b])? };
            let (sum, first) = plus(emitter, result[place], low)?;
            let (sum, second) = plus(emitter, sum, carried)?;
            result[place] = sum;
            if place + 1 < count {
                carried = if is_zero { zero } else { emitter.extended(Std::u_mul_hi, ty, &[*a, *b])? };
                for (addend, sum) in [first, second].into_iter().flatten() {
                    carried = carry(emitter, carried, addend, sum)?;
                }
            }
        }
    }
    Ok(result)
}

/// A sum and, if it may have wrapped, an addend and the sum: it has if the sum is below the addend.
type Sum = (Id, Option<(Id, Id)>);

fn plus<'m, E: Emitter<'m>>(emitter: &mut E, a: Id, b: Id) -> Result<Sum> {
    let (ty, zero) = (WORD.ty(emitter)?, WORD.splat(emitter, 0)?);
    if a == zero {
        return Ok((b, None));
    }
    if b == zero {
        return Ok((a, None));
    }
    let sum = emitter.operate(Op::IAdd, ty, &[a, b])?;
    Ok((sum, Some((a, sum))))
}

/// `word + 1` if `sum` wrapped, which is when it is below its addend, else `word`.
fn carry<'m, E: Emitter<'m>>(emitter: &mut E, word: Id, addend: Id, sum: Id) -> Result<Id> {
    let (ty, zero, one) = (WORD.ty(emitter)?, WORD.splat(emitter, 0)?, WORD.splat(emitter, 1)?);
    let wrapped = less(emitter, sum, addend)?;
    let bit = emitter.operate(Op::Select, ty, &[wrapped, one, zero])?;
    if word == zero {
        return Ok(bit);
    }
    emitter.operate(Op::IAdd, ty, &[word, bit])
}
