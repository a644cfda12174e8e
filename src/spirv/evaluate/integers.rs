//! Operations on integers and Booleans. Results wrap around.

use super::scalar::{Scalar, low, sign_extended};
use super::{Number, Outcome};
use crate::spirv::grammar::Op;

pub(super) fn unary(op: Op, result: Scalar, a: Number) -> Option<u64> {
    if op == Op::LogicalNot {
        return matches!((a.ty, result), (Scalar::Bool, Scalar::Bool)).then_some(u64::from(a.bits == 0));
    }
    let (Scalar::Int { .. }, Scalar::Int { .. }) = (a.ty, result) else { return None };
    let (from, to) = (a.ty.width()?, result.width()?);
    Some(match op {
        Op::UConvert => low(a.bits, to),
        Op::SConvert => low(sign_extended(a.bits, from) as u64, to),
        Op::SNegate => low(a.bits.wrapping_neg(), to),
        Op::Not => low(!a.bits, to),
        _ => return None,
    })
}

pub(super) fn binary(op: Op, result: Scalar, a: Number, b: Number) -> Option<Outcome> {
    match (a.ty, b.ty) {
        (Scalar::Bool, Scalar::Bool) => logical(op, result, a.bits, b.bits).map(Outcome::Bits),
        (Scalar::Int { .. }, Scalar::Int { .. }) if result == Scalar::Bool => compare(op, a, b).map(Outcome::Bits),
        (Scalar::Int { .. }, Scalar::Int { .. }) => arithmetic(op, result, a, b),
        _ => None,
    }
}

fn logical(op: Op, result: Scalar, a: u64, b: u64) -> Option<u64> {
    if result != Scalar::Bool {
        return None;
    }
    Some(match op {
        Op::LogicalOr => a | b,
        Op::LogicalAnd => a & b,
        Op::LogicalEqual => u64::from(a == b),
        Op::LogicalNotEqual => a ^ b,
        _ => return None,
    })
}

fn compare(op: Op, a: Number, b: Number) -> Option<u64> {
    let width = a.ty.width()?;
    let (x, y) = (sign_extended(a.bits, width), sign_extended(b.bits, width));
    Some(u64::from(match op {
        Op::IEqual => a.bits == b.bits,
        Op::INotEqual => a.bits != b.bits,
        Op::ULessThan => a.bits < b.bits,
        Op::SLessThan => x < y,
        Op::UGreaterThan => a.bits > b.bits,
        Op::SGreaterThan => x > y,
        Op::ULessThanEqual => a.bits <= b.bits,
        Op::SLessThanEqual => x <= y,
        Op::UGreaterThanEqual => a.bits >= b.bits,
        Op::SGreaterThanEqual => x >= y,
        _ => return None,
    }))
}

fn arithmetic(op: Op, result: Scalar, a: Number, b: Number) -> Option<Outcome> {
    let width = result.width()?;
    let (x, y) = (sign_extended(a.bits, a.ty.width()?), sign_extended(b.bits, b.ty.width()?));
    if let Some(why) = undefined(op, width, (x, y), b.bits) {
        return Some(Outcome::Undefined(why));
    }
    let value = match op {
        Op::IAdd => a.bits.wrapping_add(b.bits),
        Op::ISub => a.bits.wrapping_sub(b.bits),
        Op::IMul => a.bits.wrapping_mul(b.bits),
        Op::UDiv => a.bits.checked_div(b.bits)?,
        Op::UMod => a.bits.checked_rem(b.bits)?,
        Op::SDiv => x.checked_div(y)? as u64,
        Op::SRem => x.checked_rem(y)? as u64,
        Op::SMod => {
            let rest = x.checked_rem(y)?;
            (if rest != 0 && (rest < 0) != (y < 0) { rest.wrapping_add(y) } else { rest }) as u64
        }
        Op::ShiftLeftLogical => a.bits << b.bits,
        Op::ShiftRightLogical => a.bits >> b.bits,
        Op::ShiftRightArithmetic => (x >> b.bits) as u64,
        Op::BitwiseOr => a.bits | b.bits,
        Op::BitwiseXor => a.bits ^ b.bits,
        Op::BitwiseAnd => a.bits & b.bits,
        _ => return None,
    };
    Some(Outcome::Bits(low(value, width)))
}

/// Returns the reason if the specification leaves the result undefined; `x` and `y` are the sign-extended operands.
fn undefined(op: Op, width: u32, (x, y): (i64, i64), amount: u64) -> Option<&'static str> {
    let is_min = x == sign_extended(1 << (width - 1), width);
    match op {
        Op::UDiv | Op::UMod | Op::SDiv | Op::SRem | Op::SMod if y == 0 => Some("division by zero"),
        Op::SDiv | Op::SRem | Op::SMod if is_min && y == -1 => Some("the quotient overflows its type"),
        Op::ShiftLeftLogical | Op::ShiftRightLogical | Op::ShiftRightArithmetic if amount >= u64::from(width) => {
            Some("the shift amount is not less than the width")
        }
        _ => None,
    }
}
