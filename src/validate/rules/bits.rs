//! Bit instructions (specification, section 3.3.14; SPV_INTEL_ternary_bitwise_function).

use super::cx::Cx;
use super::signatures::Operand::{Alike, Count, Is, Same};
use super::signatures::{INT, INT32, INTS, Operation, Shape, Signature, rule};
use crate::spirv::grammar::Op;
use crate::validate::violation::Violations;

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
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let fits = signature(it.op).is_none_or(|signature| signature.check(cx, it, found));
    match (it.op, it.operands) {
        (Op::BitwiseFunctionINTEL, &[_, _, _, index]) if fits => {
            it.require(cx.is_constant(index), found, || "the look-up table index must be a constant".to_owned());
        }
        (Op::BitCount, &[base]) if fits => {
            let shapes = it.ty.and_then(|ty| Shape::of_type(cx, ty)).zip(Shape::of_value(cx, base));
            // The count of all bits is the greatest.
            let holds_count = shapes.is_none_or(|(count, base)| count.width >= u32::BITS - base.width.leading_zeros());
            it.require(holds_count, found, || "the result type must be wide enough for the number of bits".to_owned());
        }
        _ => {}
    }
}
