//! SPV_ARM_tensors.

use crate::spirv::grammar::{Op, TensorOperands};
use crate::spirv::view::{ConstantValue, Type};
use crate::validate::rules::cx::Cx;
use crate::validate::rules::signatures::Operation;
use crate::validate::violation::Violations;

pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    match (it.op, it.operands) {
        (Op::TensorReadARM, &[tensor, coordinates, ref access @ ..]) => {
            const UNTIL: TensorOperands = TensorOperands::MakeElementAvailableARM;
            if let Some(tensor) = elements(cx, it, tensor, coordinates, it.ty, found) {
                operands(cx, it, tensor, access, UNTIL, TensorOperands::MakeElementVisibleARM, found);
            }
        }
        (Op::TensorWriteARM, &[tensor, coordinates, object, ref access @ ..]) => {
            const NOT: u32 = TensorOperands::OutOfBoundsValueARM.0 | TensorOperands::MakeElementVisibleARM.0;
            if let Some(tensor) = elements(cx, it, tensor, coordinates, cx.type_id(object), found) {
                let available = TensorOperands::MakeElementAvailableARM;
                operands(cx, it, tensor, access, TensorOperands(NOT), available, found);
            }
        }
        (Op::TensorQuerySizeARM, &[tensor, dimension]) => query(cx, it, tensor, dimension, found),
        (Op::TypeTensorARM, &[element, ref sizes @ ..]) => declaration(cx, it, element, sizes, found),
        _ => {}
    }
}

/// Checks a type: its elements, the constant rank, and the shape, an array of as many integers.
fn declaration(cx: &Cx<'_, '_>, it: &Operation<'_>, element: u32, sizes: &[u32], found: &mut Violations) {
    let is_scalar =
        matches!(cx.ty(element), Some(Type::Bool | Type::Int { .. } | Type::Float { .. } | Type::Other(Op::TypeFloat)));
    it.require(is_scalar, found, || "the elements must be scalars".to_owned());
    let Some((&rank, shape)) = sizes.split_first() else { return };
    let is_rank = cx.is_constant(rank) && matches!(cx.type_of(rank), Some(Type::Int { .. })) && cx.int(rank) != Some(0);
    it.require(is_rank, found, || "the rank must be a constant integer above 0".to_owned());
    if let Some(&shape) = shape.first() {
        let is_shape = match cx.type_of(shape) {
            Some(Type::Array { element, length }) => {
                let has_rank = cx.int(length).zip(cx.int(rank)).is_none_or(|(length, rank)| length == rank);
                matches!(cx.ty(element), Some(Type::Int { .. })) && has_rank
            }
            _ => false,
        };
        it.require(is_shape && cx.is_constant(shape), found, || {
            "the shape must be a constant array of integers, one for each dimension".to_owned()
        });
        let is_empty = cx.constant(shape).is_some_and(|shape| match shape.value {
            ConstantValue::Composite(sizes) => sizes.iter().any(|size| cx.int(size) == Some(0)),
            ConstantValue::Replicated(size) => cx.int(size) == Some(0),
            ConstantValue::Null => true,
            _ => false,
        });
        it.require(!is_empty, found, || "no dimension of the shape may be 0".to_owned());
    }
}

/// A type of tensors whose rank is declared.
#[derive(Clone, Copy, Debug)]
struct Tensor {
    element: u32,
    /// The constant that is the number of dimensions.
    rank: u32,
}

/// Returns the type of a tensor, which must have a rank.
fn ranked(cx: &Cx<'_, '_>, it: &Operation<'_>, tensor: u32, found: &mut Violations) -> Option<Tensor> {
    let ty = cx.type_id(tensor).and_then(|ty| cx.definition(ty)).filter(|ty| ty.op == Op::TypeTensorARM);
    let tensor = match ty.map(|ty| ty.operands) {
        Some(&[_, element, rank, ..]) => Some(Tensor { element, rank }),
        _ => None,
    };
    it.require(tensor.is_some(), found, || "the tensor must be of an OpTypeTensorARM with a rank".to_owned());
    tensor
}

/// Checks the coordinates and the type of what is read or written.
fn elements(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    tensor: u32,
    coordinates: u32,
    ty: Option<u32>,
    found: &mut Violations,
) -> Option<Tensor> {
    let tensor = ranked(cx, it, tensor, found)?;
    let scalar = match ty.and_then(|ty| cx.ty(ty)) {
        Some(Type::Array { element, .. }) => Some(element),
        _ => ty,
    };
    it.require(scalar == Some(tensor.element), found, || {
        "the value must be an element of the tensor or an array of them".to_owned()
    });
    let are_coordinates = match cx.type_of(coordinates) {
        Some(Type::Array { element, length }) => {
            let has_rank = cx.int(length).zip(cx.int(tensor.rank)).is_none_or(|(length, rank)| length == rank);
            matches!(cx.ty(element), Some(Type::Int { .. })) && has_rank
        }
        _ => false,
    };
    it.require(are_coordinates, found, || {
        "the coordinates must be an array of integers, one for each dimension".to_owned()
    });
    Some(tensor)
}

/// Checks the tensor operands: a mask without some bits, and the value beyond the bounds. The bit `ordered` requires
/// NonPrivateElementARM.
fn operands(
    cx: &Cx<'_, '_>,
    it: &Operation<'_>,
    tensor: Tensor,
    access: &[u32],
    excluded: TensorOperands,
    ordered: TensorOperands,
    found: &mut Violations,
) {
    let Some((&mask, rest)) = access.split_first() else { return };
    it.require(mask & excluded.0 == 0, found, || format!("the tensor operands must not include {excluded}"));
    let is_ordered = mask & ordered.0 == 0 || mask & TensorOperands::NonPrivateElementARM.0 != 0;
    it.require(is_ordered, found, || format!("{ordered} requires NonPrivateElementARM"));
    if mask & TensorOperands::OutOfBoundsValueARM.0 != 0 {
        let value = rest.first().and_then(|&value| cx.type_id(value));
        it.require(value == Some(tensor.element), found, || {
            "the value beyond the bounds must be an element of the tensor".to_owned()
        });
    }
}

/// Checks the question for the size of a dimension.
fn query(cx: &Cx<'_, '_>, it: &Operation<'_>, tensor: u32, dimension: u32, found: &mut Violations) {
    it.require(it.ty.is_some_and(|ty| matches!(cx.ty(ty), Some(Type::Int { .. }))), found, || {
        "the result type must be a scalar integer".to_owned()
    });
    let Some(tensor) = ranked(cx, it, tensor, found) else { return };
    let is_constant = cx.is_constant(dimension) && matches!(cx.type_of(dimension), Some(Type::Int { .. }));
    it.require(is_constant, found, || "the dimension must be a constant integer".to_owned());
    let is_below = cx.int(dimension).zip(cx.int(tensor.rank)).is_none_or(|(dimension, rank)| dimension < rank);
    it.require(is_below, found, || "the tensor does not have the dimension".to_owned());
}
