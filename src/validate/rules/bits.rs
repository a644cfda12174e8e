//! Bit instructions (specification, section 3.3.14; SPV_INTEL_ternary_bitwise_function).

use super::cx::Cx;
use super::found::Findings;
use super::signatures::Operand::{Alike, Count, Is, Same};
use super::signatures::{INT, INT32, INTS, Operation, Signature, rule};
use crate::spirv::grammar::Op;

#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::ShiftRightLogical | Op::ShiftRightArithmetic | Op::ShiftLeftLogical
                                    => rule(INTS, &[Alike(INTS), Count(INTS)]),
        Op::BitwiseOr | Op::BitwiseXor | Op::BitwiseAnd | Op::Not
                                    => rule(INTS, &[Alike(INTS)]),
        Op::BitFieldInsert          => rule(INTS, &[Same, Same, Is(INT)]),
        Op::BitFieldSExtract | Op::BitFieldUExtract
                                    => rule(INTS, &[Same, Is(INT)]),
        Op::BitReverse              => rule(INTS, &[Same]),
        Op::BitCount                => rule(INTS, &[Count(INTS)]),
        Op::BitwiseFunctionINTEL    => rule(INTS, &[Same, Same, Same, Is(INT32)]),
        _ => return None,
    })
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Findings) {
    let fits = signature(it.op).is_none_or(|signature| signature.check(cx, it, found));
    if let (true, Op::BitwiseFunctionINTEL, &[_, _, _, index]) = (fits, it.op, it.operands) {
        it.require(cx.is_constant(index), found, || "the look-up table index must be a constant".to_owned());
    }
}
