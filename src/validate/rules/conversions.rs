//! Conversions (specification, section 3.3.11; SPV_INTEL_bfloat16_conversion, SPV_INTEL_tensor_float32_conversion,
//! SPV_INTEL_masked_gather_scatter, SPV_ALTERA_usm_storage_classes).

use super::cx::Cx;
use super::signatures::Operand::{Count, Free, Is, Same};
use super::signatures::{
    ANY_FLOATS, ANY_INTS, ANY_UINTS, Class, FLOATS, IEEE_FLOATS, INT, INTS, Operation, POINTERS, Shape, Signature,
    TypeForm, UINTS, USM, includes, rule,
};
use crate::spirv::grammar::{AddressingModel, Op, StorageClass, Version};
use crate::spirv::view::Type;
use crate::validate::violation::Violations;

/// The types of bits: numbers and pointers.
const BITS: Class = FLOATS.or(INTS).or(POINTERS).or_matrix();
const NUMBERS: Class = FLOATS.or(INTS);
const ANY_INTS16: Class = ANY_INTS.widths(&[16]);
const ARRAY: Class = Class::declared_by(Op::TypeArray);
const FLOATS32: Class = IEEE_FLOATS.widths(&[32]);
const ANY_FLOATS32: Class = IEEE_FLOATS.widths(&[32]).or_matrix();

#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::ConvertFToU                         => rule(ANY_UINTS, &[Count(ANY_FLOATS)]),
        Op::ConvertFToS                         => rule(ANY_INTS, &[Count(ANY_FLOATS)]),
        Op::ConvertSToF | Op::ConvertUToF       => rule(ANY_FLOATS, &[Count(ANY_INTS)]),
        Op::UConvert                            => rule(ANY_UINTS, &[Count(ANY_INTS)]),
        Op::SConvert                            => rule(ANY_INTS, &[Count(ANY_INTS)]),
        Op::FConvert                            => rule(ANY_FLOATS, &[Count(ANY_FLOATS)]),
        Op::QuantizeToF16                       => rule(FLOATS32, &[Same]),
        Op::SatConvertSToU | Op::SatConvertUToS => rule(INTS, &[Count(INTS)]),
        Op::ConvertPtrToU                       => rule(UINTS, &[Count(POINTERS)]),
        Op::ConvertUToPtr                       => rule(POINTERS, &[Count(INTS)]),
        Op::PtrCastToGeneric | Op::GenericCastToPtr
        | Op::PtrCastToCrossWorkgroupALTERA | Op::CrossWorkgroupCastToPtrALTERA
                                                => rule(POINTERS, &[Count(POINTERS)]),
        Op::GenericCastToPtrExplicit            => rule(POINTERS, &[Count(POINTERS), Free]),
        Op::Bitcast                             => rule(BITS, &[Is(BITS)]),
        Op::ConvertFToBF16INTEL                 => rule(ANY_INTS16, &[Count(ANY_FLOATS32)]),
        Op::ConvertBF16ToFINTEL                 => rule(ANY_FLOATS32, &[Count(ANY_INTS16)]),
        Op::BitcastExtractEXT                   => rule(NUMBERS, &[Count(NUMBERS), Is(INT)]),
        Op::BitCastArrayQCOM                    => rule(ARRAY, &[Is(ARRAY)]),
        Op::RoundFToTF32INTEL                   => rule(ANY_FLOATS32, &[Count(ANY_FLOATS32)]),
        _ => return None,
    })
}

/// The storage classes that the storage class `Generic` includes.
const SPECIFIC: &[StorageClass] =
    &[StorageClass::Workgroup, StorageClass::CrossWorkgroup, StorageClass::Function, StorageClass::CodeSectionINTEL];

const GENERIC: &[StorageClass] = &[StorageClass::Generic];
const CROSS_WORKGROUP: &[StorageClass] = &[StorageClass::CrossWorkgroup];

/// Returns `true` for a null composite that becomes one of another type, as the Khronos translator writes for equal types.
fn is_null_composite(cx: &Cx<'_, '_>, it: &Operation<'_>) -> bool {
    let is_composite = it.ty.is_some_and(|ty| matches!(cx.ty(ty), Some(Type::Array { .. } | Type::Struct(_))));
    is_composite && it.operands.first().is_some_and(|operand| cx.op(*operand) == Some(Op::ConstantNull))
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    if it.op == Op::Bitcast && has_booleans(cx, it) {
        // LLVM IR has such casts of vectors, and refuses others.
        found.add_tolerated(&it.inst, it.section(), "the operand and the result type must not be Boolean");
        return;
    }
    if it.op == Op::Bitcast && is_null_composite(cx, it) {
        found.add_tolerated(&it.inst, it.section(), "the result type must be a pointer, a scalar or a vector");
        return;
    }
    if it.op == Op::ConvertPtrToU && is_object(cx, it) {
        // DPC++ takes the index of an image this way.
        found.add_tolerated(&it.inst, it.section(), "the operand must be a pointer");
        return;
    }
    if !signature(it.op).is_none_or(|signature| signature.check(cx, it, found)) {
        return;
    }
    let (Some(ty), Some(&operand)) = (it.ty, it.operands.first()) else { return };
    let Some(from) = cx.type_id(operand) else { return };
    match it.op {
        Op::UConvert | Op::SConvert => {
            let widths = Shape::of_type(cx, ty).zip(Shape::of_type(cx, from));
            let differ = widths.is_none_or(|(to, from)| to.width != from.width);
            // LLVM's back end writes it for conversions that only change the sign.
            it.tolerate(differ, found, || "the operand must be wider or narrower than the result type".to_owned());
        }
        Op::FConvert => {
            let types = Shape::of_type(cx, ty).zip(Shape::of_type(cx, from));
            let differ = types.is_none_or(|(to, from)| to.component != from.component);
            if !differ {
                // LLVM's back end writes conversions of floating-point numbers to their own type.
                let rule = "the operand must have other components than the result type";
                found.add_if(from != ty, &it.inst, it.section(), rule);
            }
        }
        Op::ConvertPtrToU => physical(cx, it, from, found),
        Op::ConvertUToPtr => physical(cx, it, ty, found),
        Op::PtrCastToGeneric => pointer_cast(cx, it, (from, SPECIFIC), (ty, GENERIC), found),
        Op::GenericCastToPtr => pointer_cast(cx, it, (from, GENERIC), (ty, SPECIFIC), found),
        Op::GenericCastToPtrExplicit => {
            pointer_cast(cx, it, (from, GENERIC), (ty, SPECIFIC), found);
            let storage = cx.pointer(component(cx, ty)).map(|(storage, _)| storage.0);
            let is_target = storage.is_none_or(|storage| it.operands.get(1) == Some(&storage));
            it.require(is_target, found, || "the result type must have the storage class of the operand".to_owned());
        }
        Op::PtrCastToCrossWorkgroupALTERA => pointer_cast(cx, it, (from, USM), (ty, CROSS_WORKGROUP), found),
        Op::CrossWorkgroupCastToPtrALTERA => pointer_cast(cx, it, (from, CROSS_WORKGROUP), (ty, USM), found),
        Op::BitcastExtractEXT => {
            let shapes = Shape::of_type(cx, ty).zip(Shape::of_type(cx, from));
            let is_wider = shapes.is_none_or(|(to, from)| from.width > to.width);
            it.require(is_wider, found, || "the base must be wider than the result type".to_owned());
        }
        Op::Bitcast => bitcast(cx, it, from, ty, found),
        _ => {}
    }
}

/// Returns `true` if the operand or the result is a vector of Booleans.
fn has_booleans(cx: &Cx<'_, '_>, it: &Operation<'_>) -> bool {
    let operand = it.operands.first().and_then(|&operand| cx.type_id(operand));
    let is_vector = |ty: u32| component(cx, ty) != ty && matches!(cx.component(ty), Some(Type::Bool));
    operand.into_iter().chain(it.ty).any(is_vector)
}

/// Returns `true` if the operand is an image or a sampler.
fn is_object(cx: &Cx<'_, '_>, it: &Operation<'_>) -> bool {
    let ty = it.operands.first().and_then(|&operand| cx.type_id(operand)).and_then(|ty| cx.op(ty));
    matches!(ty, Some(Op::TypeImage | Op::TypeSampler | Op::TypeSampledImage))
}

/// Returns the type of the components of a vector, or the type itself.
fn component(cx: &Cx<'_, '_>, ty: u32) -> u32 {
    Shape::of_type(cx, ty).map_or(ty, |shape| shape.component)
}

/// Checks that pointers of a type have addresses.
fn physical(cx: &Cx<'_, '_>, it: &Operation<'_>, pointer: u32, found: &mut Violations) {
    let storage = cx.pointer(component(cx, pointer)).map(|(storage, _)| storage);
    let is_physical = match cx.addressing {
        Some(AddressingModel::Logical) => false,
        Some(AddressingModel::PhysicalStorageBuffer64) => storage == Some(StorageClass::PhysicalStorageBuffer),
        _ => true,
    };
    it.require(is_physical, found, || "the pointer must be physical in the addressing model".to_owned());
}

/// Checks a cast between pointer types that differ in the storage class only.
fn pointer_cast(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    (from, source): (u32, &[StorageClass]),
    (to, target): (u32, &[StorageClass]),
    found: &mut Violations,
) {
    let (Some(from), Some(to)) = (cx.pointer(component(cx, from)), cx.pointer(component(cx, to))) else { return };
    let names = |list: &[StorageClass]| list.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or ");
    it.require(includes(target, to.0), found, || format!("the result type must point to {}", names(target)));
    if !includes(source, from.0) {
        // LLVM's back end casts pointers to functions as if they were generic ones.
        let is_function = it.op == Op::GenericCastToPtr && from.0 == StorageClass::CodeSectionINTEL;
        let rule = format!("the operand must point to {}", names(source));
        found.add_if(!is_function, &it.inst, it.section(), rule);
    }
    // SPV_KHR_untyped_pointers: a cast of a generic pointer compares pointees if both pointers have one.
    let is_untyped = it.op != Op::PtrCastToGeneric && (from.1.is_none() || to.1.is_none());
    // Pointers of LLVM IR have no pointees.
    it.tolerate(is_untyped || from.1 == to.1, found, || {
        "the result type and the operand must have the same pointee".to_owned()
    });
}

fn bitcast(cx: &Cx<'_, '_>, it: &Operation<'_>, from: u32, to: u32, found: &mut Violations) {
    let (Some(source), Some(target)) = (Shape::of_type(cx, from), Shape::of_type(cx, to)) else { return };
    match (source.is_pointer(), target.is_pointer()) {
        (true, true) => {
            let storage = |shape: Shape| cx.pointer(shape.component).map(|(storage, _)| storage);
            let (from, to) = (storage(source), storage(target));
            let has_count = source.has_count_of(cx, target);
            // LLVM's back end writes it for pointers to functions, which LLVM IR casts between address spaces.
            let is_function = has_count && [from, to].contains(&Some(StorageClass::CodeSectionINTEL));
            if !has_count || from != to {
                found.add_if(!is_function, &it.inst, it.section(), "pointers must keep their storage class");
            }
        }
        (true, false) => pointer_bits(cx, it, source, target, found),
        (false, true) => pointer_bits(cx, it, target, source, found),
        (false, false) => number_bits(cx, it, source, target, found),
    }
}

/// Checks the type of the bits of a pointer: an integer, and since SPIR-V 1.5 a vector of integers of any width with as many
/// bits as well.
fn pointer_bits(cx: &Cx<'_, '_>, it: &Operation<'_>, pointer: Shape, bits: Shape, found: &mut Violations) {
    let allows_vectors = cx.version() >= Version::V1_5 || cx.declared.uses("SPV_KHR_physical_storage_buffer");
    let width = if cx.addressing == Some(AddressingModel::Physical32) { 32 } else { 64 };
    let fits = bits.is_int()
        && match bits.form {
            TypeForm::Scalar => pointer.form == TypeForm::Scalar,
            TypeForm::Vector(_) => allows_vectors && bits.bits() == Some(width) || bits.form == pointer.form,
            TypeForm::Sized(_) | TypeForm::Matrix(_) => false,
        };
    if !fits {
        // A lift casts other numbers through an integer of the pointer's width.
        let is_number = NUMBERS.contains(cx, bits) && bits.bits() == Some(width);
        let is_relied_on = !(is_number && pointer.form == TypeForm::Scalar);
        let rule = "a pointer must be cast to or from another pointer, a scalar integer, or since SPIR-V 1.5 a vector of integers with as many bits";
        found.add_if(is_relied_on, &it.inst, it.section(), rule);
    }
}

fn number_bits(cx: &Cx<'_, '_>, it: &Operation<'_>, source: Shape, target: Shape, found: &mut Violations) {
    let is_matrix = |shape: Shape| matches!(shape.form, TypeForm::Matrix(_));
    if is_matrix(source) || is_matrix(target) {
        let fits = source.has_count_of(cx, target) && source.width == target.width;
        it.require(fits, found, || "a cooperative matrix must be cast to one of the same dimensions".to_owned());
        return;
    }
    let (Some(from), Some(to)) = (source.bits(), target.bits()) else { return };
    it.require(from == to, found, || format!("the operand has {from} bits, the result type {to}"));
    let counts = |shape: Shape| if let TypeForm::Vector(count) = shape.form { count.max(1) } else { 1 };
    let (few, many) = (counts(source).min(counts(target)), counts(source).max(counts(target)));
    it.require(many % few == 0, found, || {
        "the greater number of components must be a multiple of the smaller number".to_owned()
    });
}
