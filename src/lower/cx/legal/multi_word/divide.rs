//! Division, in one helper function for each number of words; see [`helpers`](crate::lower::cx::function::helpers).

use crate::error::Result;
use crate::ir::{IntPredicate, Opcode};
use crate::lower::cx::builder::Builder;
use crate::lower::cx::forms::{Lane, Parts, WORD_BITS};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::helper::Helper;
use crate::lower::cx::legal::multi_word::shift::{Amount, shift};
use crate::lower::cx::legal::multi_word::{
    WORD, Words, bits, compare, negate, select, sign_extended, sign_of, subtract,
};
use crate::spirv::Id;
use crate::spirv::grammar::Op;

/// Lowers `udiv`, `sdiv`, `urem`, `srem` of one lane; signed operations divide magnitudes and then apply the sign.
pub(in crate::lower) fn divide<'m, B: Builder<'m>>(
    builder: &mut B,
    lane: Lane,
    opcode: Opcode,
    a: &[Id],
    b: &[Id],
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
        let boolean = builder.module().type_bool()?;
        builder.op(Op::LogicalNotEqual, boolean, &[a_sign, b_sign])?
    };
    magnitude(builder, &size, sign)
}

/// Returns `-words` if `negative`, else `words`.
pub(in crate::lower) fn magnitude<'m, B: Builder<'m>>(builder: &mut B, words: &[Id], negative: Id) -> Result<Words> {
    let negated = negate(builder, words)?;
    select(builder, negative, &negated, words)
}

fn quotient_or_remainder<'m, B: Builder<'m>>(builder: &mut B, a: &[Id], b: &[Id], remainder: bool) -> Result<Words> {
    let mut operands = Words::from_slice(a);
    operands.extend_from_slice(b);
    let words = Parts::from_elem(WORD.ty(builder)?, operands.len());
    let helper = Helper {
        name: format!("divide.i{}", a.len() as u32 * WORD_BITS),
        parameters: words.clone(),
        results: words,
        body: divide_unsigned,
    };
    let both = builder.call_helper(&helper, &operands)?;
    let (quotient, rest) = both.split_at(a.len());
    Ok(Words::from_slice(if remainder { rest } else { quotient }))
}

/// The body of the helper: the quotient and the remainder of two unsigned integers.
fn divide_unsigned(fx: &mut FunctionCx<'_, '_>, operands: &[Id]) -> Result<Parts> {
    let (a, b) = operands.split_at(operands.len() / 2);
    let boolean = fx.mx.type_bool()?;
    let (word, zero) = (WORD.ty(fx)?, WORD.splat(fx, 0)?);
    let types = Parts::from_elem(word, 2 * a.len());
    let high = a[1..].iter().chain(&b[1..]);
    let high = any_bits(fx, high.copied())?;
    let one_word = fx.icmp_eq(boolean, high, zero)?;
    fx.if_else(
        one_word,
        &types,
        |fx| {
            let quotient = fx.op(Op::UDiv, word, &[a[0], b[0]])?;
            let remainder = fx.op(Op::UMod, word, &[a[0], b[0]])?;
            let mut results = Parts::from_elem(zero, 2 * a.len());
            results[0] = quotient;
            results[a.len()] = remainder;
            Ok(results)
        },
        |fx| divide_bits(fx, a, b),
    )
}

/// Returns the bitwise or of all words.
pub(in crate::lower) fn any_bits(fx: &mut FunctionCx<'_, '_>, words: impl Iterator<Item = Id>) -> Result<Id> {
    let ty = WORD.ty(fx)?;
    let mut all: Option<Id> = None;
    for word in words {
        all = Some(match all {
            None => word,
            Some(all) => fx.or(ty, all, word)?,
        });
    }
    all.map_or_else(|| WORD.splat(fx, 0), Ok)
}

/// Divides bit by bit from the highest set bit of `a`: in each step the top bit of `quotient`, which is initially `a`,
/// moves into the remainder, and a bit of the quotient is shifted in at the bottom.
fn divide_bits(fx: &mut FunctionCx<'_, '_>, a: &[Id], b: &[Id]) -> Result<Parts> {
    let count = a.len();
    let lane = Lane::MultiWord { bits: count as u32 * WORD_BITS };
    let (boolean, word) = (fx.mx.type_bool()?, WORD.ty(fx)?);
    let (zero, one) = (WORD.splat(fx, 0)?, WORD.splat(fx, 1)?);
    let last = WORD.splat(fx, u64::from(WORD_BITS - 1))?;
    let width = WORD.splat(fx, u64::from(count as u32 * WORD_BITS))?;

    let unused = bits::leading_zeros(fx, a)?;
    let steps = fx.sub(word, width, unused)?;
    let quotient = shift(fx, lane, Opcode::Shl, a, Amount::Word(unused))?;
    // The state is the number of steps left, the quotient and the remainder.
    let mut initial = Parts::from_elem(steps, 1);
    initial.extend(quotient);
    initial.extend(std::iter::repeat_n(zero, count));
    let types = Parts::from_elem(word, initial.len());
    let end = fx.while_loop(
        &types,
        &initial,
        |fx, state| fx.icmp_ne(boolean, state[0], zero),
        |fx, state| {
            let (quotient, rest) = state[1..].split_at(count);
            let carry = fx.lshr(word, rest[count - 1], last)?;
            let carries = fx.icmp_ne(boolean, carry, zero)?;
            let bit = fx.lshr(word, quotient[count - 1], last)?;
            let mut rest = shift(fx, lane, Opcode::Shl, rest, Amount::Known(1))?;
            rest[0] = fx.or(word, rest[0], bit)?;
            let fits = compare(fx, lane, IntPredicate::Uge, &rest, b)?;
            let fits = fx.logical_or(boolean, carries, fits)?;
            let less = subtract(fx, &rest, b)?;
            let rest = select(fx, fits, &less, &rest)?;
            let mut quotient = shift(fx, lane, Opcode::Shl, quotient, Amount::Known(1))?;
            let bit = fx.select(word, fits, one, zero)?;
            quotient[0] = fx.or(word, quotient[0], bit)?;
            let left = fx.sub(word, state[0], one)?;
            Ok([left].into_iter().chain(quotient).chain(rest).collect())
        },
    )?;
    Ok(Parts::from_slice(&end[1..]))
}
