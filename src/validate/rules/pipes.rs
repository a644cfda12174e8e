//! Pipes (specification, section 3.3.23).

use super::cx::Cx;
use super::scopes;
use super::signatures::Operand::{Free, Is, PointerTo};
use super::signatures::{BOOL, Class, INT32, Operation, Signature, Storages, operands, rule};
use crate::spirv::grammar::{AccessQualifier, Op, StorageClass};
use crate::spirv::view::Type;
use crate::validate::violation::Violations;

const PIPE: Class = Class::declared_by(Op::TypePipe);
const RESERVE_ID: Class = Class::declared_by(Op::TypeReserveId);
const PIPE_STORAGE: Class = Class::declared_by(Op::TypePipeStorage);
const GENERIC: Storages = &[StorageClass::Generic];

#[rustfmt::skip]
fn signature(cx: &Cx<'_, '_>, it: &Operation<'_>) -> Option<Signature> {
    Some(match it.op {
        Op::ReadPipe | Op::WritePipe            => rule(INT32, &[Is(PIPE), PointerTo(GENERIC, &Free), Is(INT32)]),
        Op::ReservedReadPipe | Op::ReservedWritePipe
            => rule(INT32, &[Is(PIPE), Is(RESERVE_ID), Is(INT32), PointerTo(GENERIC, &Free), Is(INT32)]),
        Op::ReserveReadPipePackets | Op::ReserveWritePipePackets
                                                => rule(RESERVE_ID, &[Is(PIPE), Is(INT32)]),
        Op::GroupReserveReadPipePackets | Op::GroupReserveWritePipePackets
                                                => rule(RESERVE_ID, &[Free, Is(PIPE), Is(INT32)]),
        Op::CommitReadPipe | Op::CommitWritePipe
                                                => operands(&[Is(PIPE), Is(RESERVE_ID), Is(INT32)]),
        Op::GroupCommitReadPipe | Op::GroupCommitWritePipe
                                                => operands(&[Free, Is(PIPE), Is(RESERVE_ID), Is(INT32)]),
        Op::IsValidReserveId                    => rule(BOOL, &[Is(RESERVE_ID)]),
        Op::GetNumPipePackets | Op::GetMaxPipePackets
                                                => rule(INT32, &[Is(PIPE), Is(INT32)]),
        Op::ConstantPipeStorage                 => rule(PIPE_STORAGE, &[Free]),
        // SYCL's headers pass a pointer to a structure, which the Khronos translator writes as it is.
        Op::CreatePipeFromPipeStorage if is_pointer(cx, it)
                                                => rule(PIPE, &[PointerTo(&[], &Free)]),
        Op::CreatePipeFromPipeStorage           => rule(PIPE, &[Is(PIPE_STORAGE)]),
        _ => return None,
    })
}

/// Returns `true` if the first operand is a pointer.
fn is_pointer(cx: &Cx<'_, '_>, it: &Operation<'_>) -> bool {
    it.operands.first().is_some_and(|&id| matches!(cx.type_of(id), Some(Type::Pointer { .. })))
}

/// Returns the position of the pipe among the operands of an access, and the access that its type must allow.
#[rustfmt::skip]
fn access(op: Op) -> Option<(usize, AccessQualifier)> {
    Some(match op {
        Op::ReadPipe | Op::ReservedReadPipe | Op::ReserveReadPipePackets | Op::CommitReadPipe
                                                                    => (0, AccessQualifier::ReadOnly),
        Op::WritePipe | Op::ReservedWritePipe | Op::ReserveWritePipePackets | Op::CommitWritePipe
                                                                    => (0, AccessQualifier::WriteOnly),
        Op::GroupReserveReadPipePackets | Op::GroupCommitReadPipe   => (1, AccessQualifier::ReadOnly),
        Op::GroupReserveWritePipePackets | Op::GroupCommitWritePipe => (1, AccessQualifier::WriteOnly),
        _ => return None,
    })
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let fits = signature(cx, it).is_none_or(|signature| signature.check(cx, it, found));
    let Some((position, access)) = access(it.op).filter(|_| fits) else { return };
    if let (1, Some(&scope)) = (position, it.operands.first()) {
        scopes::scope(cx, it, scope, found);
    }
    let pipe = it.operands.get(position).and_then(|&pipe| cx.definition(cx.type_id(pipe)?));
    if let Some(&[_, qualifier]) = pipe.map(|ty| ty.operands) {
        let qualifier = AccessQualifier(qualifier);
        it.require(qualifier == access, found, || format!("the pipe must be {access}, not {qualifier}"));
    }
}
