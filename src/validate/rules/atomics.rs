//! Atomic instructions (specification, sections 2.16.1 and 3.3.18; SPV_EXT_shader_atomic_float_add,
//! SPV_EXT_shader_atomic_float_min_max, SPV_INTEL_16bit_atomics).

use super::cx::Cx;
use super::scopes;
use super::signatures::Operand::{Free, Is, PointerTo, Same};
use super::signatures::{BOOL, Class, FLOATS, INT, INT32, Operation, Shape, Signature, Storages, operands, rule};
use crate::spirv::grammar::{Capability, Op, StorageClass};
use crate::spirv::requires::atomic_capability;
use crate::validate::violation::Violations;

/// The storage classes with atomic accesses (specification, section 2.16.1, "Atomic access rules").
const STORAGES: Storages = &[
    StorageClass::Uniform,
    StorageClass::Workgroup,
    StorageClass::CrossWorkgroup,
    StorageClass::Function,
    StorageClass::Generic,
    StorageClass::AtomicCounter,
    StorageClass::Image,
    StorageClass::StorageBuffer,
    StorageClass::PhysicalStorageBuffer,
];

const NUMBER: Class = INT.or(FLOATS);
const FLOAT: Class = FLOATS.counts(&[1, 2, 4]);

#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::AtomicLoad              => rule(NUMBER, &[PointerTo(STORAGES, &Same), Free]),
        Op::AtomicStore             => operands(&[PointerTo(STORAGES, &Is(NUMBER)), Free, Free, Is(NUMBER)]),
        Op::AtomicExchange          => rule(NUMBER, &[PointerTo(STORAGES, &Same), Free, Free, Same]),
        Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak
                                    => rule(INT, &[PointerTo(STORAGES, &Same), Free, Free, Free, Same]),
        Op::AtomicIIncrement | Op::AtomicIDecrement
                                    => rule(INT, &[PointerTo(STORAGES, &Same), Free]),
        Op::AtomicIAdd | Op::AtomicISub | Op::AtomicSMin | Op::AtomicUMin | Op::AtomicSMax | Op::AtomicUMax
        | Op::AtomicAnd | Op::AtomicOr | Op::AtomicXor
                                    => rule(INT, &[PointerTo(STORAGES, &Same), Free, Free, Same]),
        Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT
                                    => rule(FLOAT, &[PointerTo(STORAGES, &Same), Free, Free, Same]),
        Op::AtomicFlagTestAndSet    => rule(BOOL, &[PointerTo(STORAGES, &Is(INT32)), Free]),
        Op::AtomicFlagClear         => operands(&[PointerTo(STORAGES, &Is(INT32)), Free]),
        _ => return None,
    })
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let fits = signature(it.op).is_none_or(|signature| signature.check(cx, it, found));
    let &[pointer, scope, semantics, ref values @ ..] = it.operands else { return };
    scopes::scope(cx, it, scope, found);
    match (it.op, values) {
        (Op::AtomicCompareExchange | Op::AtomicCompareExchangeWeak, &[unequal, ..]) => {
            scopes::unequal(cx, it, [semantics, unequal], found);
        }
        _ => _ = scopes::semantics(cx, it, semantics, found),
    }
    if fits {
        number(cx, it, pointer, values, found);
    }
}

/// Checks the type of the number in memory, and the capability that operations on it require.
fn number(cx: &Cx<'_, '_>, it: &Operation<'_>, pointer: u32, values: &[u32], found: &mut Violations) {
    let pointee = cx.pointer_of(pointer).and_then(|(_, pointee)| pointee);
    let ty = match (it.op, values) {
        // An untyped pointer is one to a flag as well (SPV_KHR_untyped_pointers).
        (Op::AtomicFlagTestAndSet | Op::AtomicFlagClear, _) => return,
        (Op::AtomicStore, &[value]) => {
            let Some(ty) = cx.type_id(value) else { return };
            let is_pointee = pointee.is_none_or(|pointee| pointee == ty);
            it.require(is_pointee, found, || "the value must be of the pointee type of the pointer".to_owned());
            Some(ty)
        }
        _ => it.ty,
    };
    let Some(shape) = ty.and_then(|ty| Shape::of_type(cx, ty)) else { return };
    // It has no numbers.
    it.require(!shape.is_small_float(), found, || "the type must not be a small floating-point number".to_owned());
    let Some((number, count)) = shape.numbers() else { return };
    match atomic_capability(it.op, number, count) {
        // They are for SPV_INTEL_16bit_atomics; without the extension, Int16 is enough.
        Some(Capability::AtomicInt16CompareExchangeINTEL | Capability::Int16AtomicsINTEL) => {}
        Some(capability) => {
            it.require(cx.has(capability), found, || format!("the type requires the capability {capability}"));
        }
        None => _ = it.require(count == 1, found, || "the type must be a scalar".to_owned()),
    }
}
