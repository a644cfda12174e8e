//! The instructions of OpenCL.std ("OpenCL Extended Instruction Set Specification", chapter 2).

use super::cx::Cx;
use super::signatures::Operand::{
    Alike, Component, ComponentOfFirst, Count, Free, Is, PointerTo, Same, SameAsFirst, SameComponent, Size,
};
use super::signatures::{COMPUTABLE, Class, INT32, INTS, Operation, Shape, Signature, Storages, VOID, rule};
use crate::spirv::grammar::{Op, Std, StorageClass};
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::Violations;

const COUNTS: &[u32] = &[1, 2, 3, 4, 8, 16];
const MATH: Class = COMPUTABLE.counts(COUNTS);
const INTEGER: Class = INTS.counts(COUNTS);
const INTEGER32: Class = INTEGER.widths(&[32]);
const NUMBER: Class = MATH.or(INTEGER);
const VECTOR: Class = NUMBER.counts(&[2, 3, 4, 8, 16]);
const FLOAT: Class = COMPUTABLE.scalar();
const FLOAT_VECTOR: Class = COMPUTABLE.counts(&[2, 3, 4, 8, 16]);
const HALF: Class = FLOAT.widths(&[16]);
const WIDE_FLOAT: Class = FLOAT.widths(&[32, 64]);
const WIDE_FLOAT_VECTOR: Class = FLOAT_VECTOR.widths(&[32, 64]);
/// The types of the geometric functions.
const GEOMETRIC: Class = COMPUTABLE.counts(&[1, 2, 3, 4]);
const CROSS: Class = COMPUTABLE.counts(&[3, 4]);
const SHUFFLED: Class = NUMBER.counts(&[2, 4, 8, 16]);
const UPSAMPLED: Class = INTEGER.widths(&[16, 32, 64]);

const GLOBAL: Storages = &[StorageClass::CrossWorkgroup];
const WRITABLE: Storages =
    &[StorageClass::CrossWorkgroup, StorageClass::Workgroup, StorageClass::Function, StorageClass::Generic];
const READABLE: Storages = &[
    StorageClass::CrossWorkgroup,
    StorageClass::Workgroup,
    StorageClass::Function,
    StorageClass::Generic,
    StorageClass::UniformConstant,
];
/// The storage classes of the format of `printf` with SPV_EXT_relaxed_printf_string_address_space.
const RELAXED: Storages = READABLE;
const CONSTANT: Storages = &[StorageClass::UniformConstant];

#[rustfmt::skip]
fn signature(std: Std) -> Option<Signature> {
    const RESULT_POINTER: &[super::signatures::Operand] = &[Same, PointerTo(WRITABLE, &Same)];
    Some(match std {
        Std::fract | Std::modf | Std::sincos    => rule(MATH, RESULT_POINTER),
        Std::frexp | Std::lgamma_r              => rule(MATH, &[Same, PointerTo(WRITABLE, &Count(INTEGER32))]),
        Std::remquo                             => rule(MATH, &[Same, Same, PointerTo(WRITABLE, &Count(INTEGER32))]),
        Std::ilogb                              => rule(INTEGER32, &[Count(MATH)]),
        Std::ldexp | Std::pown | Std::rootn     => rule(MATH, &[Same, Count(INTEGER32)]),
        Std::nan                                => rule(MATH, &[Alike(INTEGER)]),
        // The other mathematical functions and the common functions.
        Std(0..=103)                            => rule(MATH, &[Same]),
        Std::cross                              => rule(CROSS, &[Same]),
        Std::distance | Std::fast_distance | Std::length | Std::fast_length
                                                => rule(FLOAT, &[Is(GEOMETRIC), SameAsFirst]),
        Std::normalize | Std::fast_normalize    => rule(GEOMETRIC, &[Same]),
        Std::u_upsample | Std::s_upsample       => rule(UPSAMPLED, &[Count(INTEGER), SameAsFirst]),
        Std::u_mad24 | Std::s_mad24 | Std::u_mul24 | Std::s_mul24
                                                => rule(INTEGER32, &[Same]),
        // The other integer functions.
        Std(141..=170 | 201..=204)              => rule(INTEGER, &[Same]),
        Std::vloadn                             => rule(VECTOR, &[Size, PointerTo(READABLE, &Component), Free]),
        Std::vstoren                            => rule(VOID, &[Is(VECTOR), Size, PointerTo(WRITABLE, &ComponentOfFirst)]),
        Std::vload_half                         => rule(FLOAT, &[Size, PointerTo(READABLE, &Is(HALF))]),
        Std::vload_halfn | Std::vloada_halfn    => rule(FLOAT_VECTOR, &[Size, PointerTo(READABLE, &Is(HALF)), Free]),
        Std::vstore_half | Std::vstore_half_r   => rule(VOID, &[Is(WIDE_FLOAT), Size, PointerTo(WRITABLE, &Is(HALF)), Free]),
        Std::vstore_halfn | Std::vstore_halfn_r | Std::vstorea_halfn | Std::vstorea_halfn_r
                                                => rule(VOID, &[Is(WIDE_FLOAT_VECTOR), Size, PointerTo(WRITABLE, &Is(HALF)), Free]),
        Std::shuffle                            => rule(SHUFFLED, &[SameComponent(SHUFFLED), Alike(INTS)]),
        Std::shuffle2                           => rule(SHUFFLED, &[SameComponent(SHUFFLED), SameAsFirst, Alike(INTS)]),
        Std::printf                             => rule(INT32, &[Free]),
        Std::prefetch                           => rule(VOID, &[PointerTo(GLOBAL, &Is(NUMBER)), Size]),
        Std::bitselect                          => rule(NUMBER, &[Same]),
        Std::select                             => rule(NUMBER, &[Same, Same, Alike(INTS)]),
        _ => return None,
    })
}

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    let (Op::ExtInst, &[_, _, set, number, ..]) = (inst.op, inst.operands) else { return };
    if cx.view.extended_sets().set(set) != Some(ExtendedSet::OpenClStd) {
        return;
    }
    let std = Std(number);
    let it = Operation::extended(inst, std);
    if !signature(std).is_none_or(|signature| signature.check(cx, &it, found)) {
        return;
    }
    match (std, it.operands) {
        (Std::vloadn | Std::vload_halfn | Std::vloada_halfn, &[_, _, n]) => {
            let count = it.ty.and_then(|ty| cx.vector(ty)?.1).unwrap_or(n);
            it.require(n == count, found, || format!("n must be the number of components of the result, {count}"));
        }
        (Std::distance | Std::fast_distance | Std::length | Std::fast_length, &[vector, ..]) => {
            let component = Shape::of_value(cx, vector).map(|shape| shape.component);
            it.require(component == it.ty, found, || "the result must be of the type of the components".to_owned());
        }
        (Std::u_upsample | Std::s_upsample, &[high, ..]) => {
            let widths = it.ty.and_then(|ty| Shape::of_type(cx, ty)).zip(Shape::of_value(cx, high));
            let is_half = widths.is_none_or(|(result, high)| high.width.checked_mul(2) == Some(result.width));
            it.require(is_half, found, || "the operands must be half as wide as the result".to_owned());
        }
        (Std::printf, &[format, ..]) => printf(cx, &it, format, found),
        _ => {}
    }
}

/// Checks the format of `printf`: a string in constant memory.
fn printf(cx: &Cx<'_, '_>, it: &Operation<'_>, format: u32, found: &mut Violations) {
    let is_relaxed = cx.declared.uses("SPV_EXT_relaxed_printf_string_address_space");
    let storages = if is_relaxed { RELAXED } else { CONSTANT };
    let pointer = cx.pointer_of(format);
    let is_stored = pointer.is_some_and(|(storage, _)| storages.contains(&storage));
    it.require(is_stored, found, || {
        let extension = "SPV_EXT_relaxed_printf_string_address_space";
        format!("the format must be a pointer to UniformConstant, or to other memory with the extension {extension}")
    });
    let Some((_, Some(pointee))) = pointer else { return };
    let element = match cx.ty(pointee) {
        Some(Type::Array { element, .. }) => element,
        _ => pointee,
    };
    let is_string = matches!(cx.ty(element), Some(Type::Int { width: 8, .. }));
    it.require(is_string, found, || "the format must point to an 8-bit integer or an array of them".to_owned());
}
