//! Barriers (specification, section 3.3.20; SPV_EXT_split_barrier).

use super::cx::Cx;
use super::scopes;
use super::signatures::Operand::{Free, Is};
use super::signatures::{Class, INT32, Operation, Signature, operands, rule};
use crate::spirv::grammar::Op;
use crate::validate::violation::Violations;

const NAMED_BARRIER: Class = Class::declared_by(Op::TypeNamedBarrier);

fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::NamedBarrierInitialize => rule(NAMED_BARRIER, &[Is(INT32)]),
        Op::MemoryNamedBarrier => operands(&[Is(NAMED_BARRIER), Free]),
        _ => return None,
    })
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    if let Some(signature) = signature(it.op) {
        signature.check(cx, it, found);
    }
    let mut memory = |scope, semantics| {
        scopes::scope(cx, it, scope, found);
        scopes::semantics(cx, it, semantics, found);
    };
    match (it.op, it.operands) {
        (
            Op::ControlBarrier | Op::ControlBarrierArriveEXT | Op::ControlBarrierWaitEXT,
            &[execution, scope, semantics],
        ) => {
            memory(scope, semantics);
            scopes::scope(cx, it, execution, found);
        }
        (Op::MemoryBarrier, &[scope, semantics]) | (Op::MemoryNamedBarrier, &[_, scope, semantics]) => {
            memory(scope, semantics);
        }
        _ => {}
    }
}
