//! Device-side enqueue (specification, section 3.3.22).

use super::cx::Cx;
use super::signatures::Operand::{Free, Is, PointerTo};
use super::signatures::{
    BOOL, Class, INT, INT32, Operand, Operation, POINTERS, Signature, Storages, operands, rule, size_width,
};
use crate::spirv::grammar::{Op, StorageClass, overlay};
use crate::spirv::view::Type;
use crate::validate::violation::Violations;

const QUEUE: Class = Class::declared_by(Op::TypeQueue);
const EVENT: Class = Class::declared_by(Op::TypeDeviceEvent);
const NDRANGE: Class = Class::declared_by(Op::TypeStruct);
const INT8: Class = INT.widths(&[8]);
/// A size of local memory. The Khronos translator passes the address of one.
const LOCAL_SIZE: Class = INT.or(POINTERS);

const ANY: Storages = &[];
const GLOBAL: Storages = &[StorageClass::CrossWorkgroup];
const EVENTS: Operand = PointerTo(ANY, &Is(EVENT));
const PARAM: Operand = PointerTo(ANY, &Is(INT8));

#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::EnqueueMarker       => rule(INT32, &[Is(QUEUE), Is(INT32), EVENTS, EVENTS]),
        // Queue, flags, range, number of events, events, event, function, the parameter with its size and alignment.
        Op::EnqueueKernel       => rule(INT32, &[Is(QUEUE), Is(INT), Free, Is(INT32), EVENTS, EVENTS, Free,
                                                 PARAM, Is(INT32), Is(INT32), Is(LOCAL_SIZE)]),
        Op::GetKernelNDrangeSubGroupCount | Op::GetKernelNDrangeMaxSubGroupSize
                                => rule(INT32, &[Free, Free, PARAM, Is(INT32)]),
        Op::GetKernelWorkGroupSize | Op::GetKernelPreferredWorkGroupSizeMultiple | Op::GetKernelMaxNumSubgroups
                                => rule(INT32, &[Free, PARAM, Is(INT32)]),
        Op::GetKernelLocalSizeForSubgroupCount
                                => rule(INT32, &[Is(INT32), Free, PARAM, Is(INT32)]),
        Op::RetainEvent | Op::ReleaseEvent
                                => operands(&[Is(EVENT)]),
        Op::CreateUserEvent     => rule(EVENT, &[Free]),
        Op::IsValidEvent        => rule(BOOL, &[Is(EVENT)]),
        Op::SetUserEventStatus  => operands(&[Is(EVENT), Is(INT32)]),
        Op::CaptureEventProfilingInfo
                                => operands(&[Is(EVENT), Is(INT), PointerTo(GLOBAL, &Is(INT8))]),
        Op::GetDefaultQueue     => rule(QUEUE, &[Free]),
        Op::BuildNDRange        => rule(NDRANGE, &[Free]),
        _ => return None,
    })
}

/// The number of words of the result type and of the result id.
const RESULT: usize = 2;

/// Returns the position of the range among the operands.
fn range(op: Op) -> Option<usize> {
    match op {
        Op::EnqueueKernel => Some(2),
        Op::GetKernelNDrangeSubGroupCount | Op::GetKernelNDrangeMaxSubGroupSize => Some(0),
        _ => None,
    }
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    if !signature(it.op).is_none_or(|signature| signature.check(cx, it, found)) {
        return;
    }
    if let Some(&function) =
        overlay(it.op).function().and_then(|position| it.operands.get(position.checked_sub(RESULT)?))
    {
        invoked(cx, it, function, found);
    }
    if let Some(&range) = range(it.op).and_then(|position| it.operands.get(position)) {
        // Producers pass the address of the structure, also as one of bytes, and consumers accept it.
        let is_range = cx.pointer_of(range).is_some() || matches!(cx.type_of(range), Some(Type::Struct(_)));
        it.require(is_range, found, || "the range must be a structure, or a pointer to one".to_owned());
    }
    if let (Op::BuildNDRange, Some(ty), &[first, ref rest @ ..]) = (it.op, it.ty, it.operands) {
        let size = cx.type_id(first);
        let are_same = rest.iter().all(|&other| cx.type_id(other) == size);
        it.require(are_same, found, || "the sizes and the offset must be of the same type".to_owned());
        it.require(size.is_none_or(|size| is_sizes(cx, size, &[2, 3])), found, || {
            "the sizes must be integers as wide as pointers, or arrays of two or three of them".to_owned()
        });
        it.require(is_ndrange(cx, ty), found, || {
            "the result type must be a structure of a 32-bit integer and three arrays of three integers as wide as \
             pointers"
                .to_owned()
        });
    }
}

/// Returns `true` for the structure that describes a range.
fn is_ndrange(cx: &Cx<'_, '_>, ty: u32) -> bool {
    let Some(&[dimensions, ref arrays @ ..]) = cx.members(ty) else { return false };
    let is_int = matches!(cx.ty(dimensions), Some(Type::Int { width: 32, .. }));
    let is_array = |&ty: &u32| matches!(cx.ty(ty), Some(Type::Array { .. })) && is_sizes(cx, ty, &[3]);
    is_int && arrays.len() == 3 && arrays.iter().all(is_array)
}

/// Returns `true` for an integer that is as wide as pointers, or an array of so many of them.
fn is_sizes(cx: &Cx<'_, '_>, ty: u32, counts: &[u64]) -> bool {
    let is_size = |ty| match cx.ty(ty) {
        Some(Type::Int { width, .. }) => size_width(cx).is_none_or(|expected| width == expected),
        _ => false,
    };
    match cx.ty(ty) {
        Some(Type::Array { element, length }) => {
            is_size(element) && cx.int(length).is_none_or(|count| counts.contains(&count))
        }
        _ => is_size(ty),
    }
}

/// Checks the type of an enqueued function: nothing returned, a pointer to bytes, and pointers to local memory.
fn invoked(cx: &Cx<'_, '_>, it: &Operation<'_>, function: u32, found: &mut Violations) {
    let Some(ty) = cx.definition(function).and_then(|inst| inst.operands.get(3).copied()) else { return };
    let Some(&[_, result, ref parameters @ ..]) = cx.definition(ty).map(|ty| ty.operands) else { return };
    let returns_void = matches!(cx.ty(result), Some(Type::Void));
    it.require(returns_void, found, || "the enqueued function must return void".to_owned());
    let Some(&first) = parameters.first() else {
        it.require(false, found, || "the enqueued function must have a parameter".to_owned());
        return;
    };
    let is_bytes = |(_, pointee): (StorageClass, Option<u32>)| {
        pointee.is_none_or(|ty| matches!(cx.ty(ty), Some(Type::Int { width: 8, .. })))
    };
    it.require(cx.pointer(first).is_some_and(is_bytes), found, || {
        "the first parameter of the enqueued function must be a pointer to 8-bit integers".to_owned()
    });
    it.require(cx.has_local_parameters(ty), found, || {
        "the other parameters of the enqueued function must be pointers to Workgroup".to_owned()
    });
}
