//! Comparisons and logical instructions (specification, section 3.3.15).

use super::constituents;
use super::cx::Cx;
use super::signatures::Operand::{AlikeFirst, Count, Is, Same, SameAsFirst};
use super::signatures::{BOOL, BOOLS, COMPUTABLE, Class, INTS, Operation, Shape, Signature, TypeForm, operands, rule};
use crate::spirv::grammar::{AddressingModel, Capability, Op, Version};
use crate::spirv::view::Type;
use crate::validate::violation::Violations;

const BOOL_VECTORS: Class = BOOLS.vector();

#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::Any | Op::All               => rule(BOOL, &[Is(BOOL_VECTORS)]),
        Op::IsNan | Op::IsInf | Op::IsFinite | Op::IsNormal | Op::SignBitSet
                                        => rule(BOOLS, &[Count(COMPUTABLE)]),
        Op::LessOrGreater | Op::Ordered | Op::Unordered
        | Op::FOrdEqual | Op::FUnordEqual | Op::FOrdNotEqual | Op::FUnordNotEqual
        | Op::FOrdLessThan | Op::FUnordLessThan | Op::FOrdGreaterThan | Op::FUnordGreaterThan
        | Op::FOrdLessThanEqual | Op::FUnordLessThanEqual | Op::FOrdGreaterThanEqual | Op::FUnordGreaterThanEqual
                                        => rule(BOOLS, &[Count(COMPUTABLE), SameAsFirst]),
        Op::LogicalEqual | Op::LogicalNotEqual | Op::LogicalOr | Op::LogicalAnd | Op::LogicalNot
                                        => rule(BOOLS, &[Same]),
        Op::IEqual | Op::INotEqual
        | Op::UGreaterThan | Op::UGreaterThanEqual | Op::ULessThan | Op::ULessThanEqual
        | Op::SGreaterThan | Op::SGreaterThanEqual | Op::SLessThan | Op::SLessThanEqual
                                        => rule(BOOLS, &[Count(INTS), AlikeFirst(INTS)]),
        Op::Select                      => operands(&[Is(BOOLS), Same]),
        _ => return None,
    })
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    if matches!(it.op, Op::Any | Op::All) && has_integers(cx, it) {
        // LLVM's back end writes OpenCL C's functions of integers this way.
        found.add_tolerated(&it.inst, it.section(), "the operand must be a vector of Booleans");
        return;
    }
    if it.op == Op::Select && selects_other_pointers(cx, it) {
        found.add_tolerated(&it.inst, it.section(), "Object 1 and Object 2 must be of the result type");
        return;
    }
    let fits = signature(it.op).is_none_or(|signature| signature.check(cx, it, found));
    if fits && it.op == Op::Select {
        select(cx, it, found);
    }
}

/// Checks the type that `OpSelect` selects from, and its condition. Before SPIR-V 1.4 only scalars and vectors are
/// selected, and a vector by as many conditions.
fn select(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let (Some(ty), &[condition, ..]) = (it.ty, it.operands) else { return };
    let (Some(shape), Some(condition)) = (Shape::of_type(cx, ty), Shape::of_value(cx, condition)) else { return };
    let is_1_4 = cx.version() >= Version::V1_4;
    let is_selectable = match cx.ty(ty) {
        Some(Type::Bool | Type::Int { .. } | Type::Float { .. } | Type::Vector { .. }) => true,
        Some(Type::Other(Op::TypeFloat | Op::TypeVectorIdEXT)) => true,
        Some(Type::Pointer { .. }) => {
            cx.addressing != Some(AddressingModel::Logical) || cx.has(Capability::VariablePointersStorageBuffer)
        }
        _ if constituents::parts(cx, ty).is_some() => is_1_4,
        Some(Type::Image | Type::Sampler | Type::Other(Op::TypeSampledImage)) => cx.has(Capability::BindlessTextureNV),
        Some(Type::Void | Type::Array { .. } | Type::Struct(_) | Type::Matrix { .. } | Type::Other(_)) => false,
        None => true,
    };
    let found_one = it.require(is_selectable, found, || {
        let composites = if is_1_4 { ", or a composite" } else { "; composites require SPIR-V 1.4" };
        format!("the result type must be a scalar, vector or pointer{composites}")
    });
    if !found_one {
        return;
    }
    let fits = match condition.form {
        TypeForm::Scalar => shape.form == TypeForm::Scalar && !is_composite(cx, ty) || is_1_4,
        TypeForm::Vector(_) | TypeForm::Sized(_) | TypeForm::Matrix(_) => condition.has_count_of(cx, shape),
    };
    // A Boolean selects from anything in LLVM IR.
    let is_relied_on = condition.form != TypeForm::Scalar;
    if !fits {
        let message = "the condition must have as many components as the result type";
        found.add_if(is_relied_on, &it.inst, it.section(), message);
    }
}

/// Returns `true` if a Boolean selects from pointers, among them one of another type that LLVM IR does not tell apart.
fn selects_other_pointers(cx: &Cx<'_, '_>, it: &Operation<'_>) -> bool {
    let (Some(ty), &[condition, a, b]) = (it.ty, it.operands) else { return false };
    let differs = |object| cx.type_id(object) != Some(ty);
    (differs(a) || differs(b))
        && cx.fits_in_llvm(a, ty)
        && cx.fits_in_llvm(b, ty)
        && matches!(cx.type_of(condition), Some(Type::Bool))
}

/// Returns `true` if a Boolean is computed from a vector of integers.
fn has_integers(cx: &Cx<'_, '_>, it: &Operation<'_>) -> bool {
    let &[operand] = it.operands else { return false };
    let is_vector = Shape::of_value(cx, operand).is_some_and(|shape| matches!(shape.form, TypeForm::Vector(_)));
    let component = cx.type_id(operand).and_then(|ty| cx.component(ty));
    is_vector
        && matches!(component, Some(Type::Int { .. }))
        && it.ty.is_some_and(|ty| matches!(cx.ty(ty), Some(Type::Bool)))
}

fn is_composite(cx: &Cx<'_, '_>, ty: u32) -> bool {
    matches!(cx.ty(ty), Some(Type::Array { .. } | Type::Struct(_) | Type::Matrix { .. }))
}
