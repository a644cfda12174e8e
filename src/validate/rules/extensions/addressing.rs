//! SPV_NV_tensor_addressing.

use crate::spirv::grammar::{Enumerant, Op, TensorClampMode, enumerant};
use crate::spirv::view::Type;
use crate::validate::rules::cx::Cx;
use crate::validate::rules::signatures::Operand::{Is, Same};
use crate::validate::rules::signatures::{Class, INT32, Operation, Signature, rule};
use crate::validate::violation::Violations;

const LAYOUT: Class = Class::declared_by(Op::TypeTensorLayoutNV);
const VIEW: Class = Class::declared_by(Op::TypeTensorViewNV);

/// The maximum number of dimensions.
const MAX_DIMENSIONS: u64 = 5;

/// Returns the signature of an instruction.
#[rustfmt::skip]
pub(super) fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::CreateTensorLayoutNV        => rule(LAYOUT, &[]),
        Op::TensorLayoutSetDimensionNV | Op::TensorLayoutSetStrideNV | Op::TensorLayoutSliceNV
        | Op::TensorLayoutSetClampValueNV | Op::TensorLayoutSetBlockSizeNV
                                        => rule(LAYOUT, &[Same, Is(INT32)]),
        Op::CreateTensorViewNV          => rule(VIEW, &[]),
        Op::TensorViewSetDimensionNV | Op::TensorViewSetStrideNV | Op::TensorViewSetClipNV
                                        => rule(VIEW, &[Same, Is(INT32)]),
        _ => return None,
    })
}

pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    // The operands for each dimension, after the layout or view.
    let each = match it.op {
        Op::TypeTensorLayoutNV | Op::TypeTensorViewNV => return declaration(cx, it, found),
        Op::TensorLayoutSetDimensionNV | Op::TensorLayoutSetStrideNV | Op::TensorLayoutSetBlockSizeNV => 1,
        Op::TensorViewSetDimensionNV | Op::TensorViewSetStrideNV => 1,
        Op::TensorLayoutSliceNV => 2,
        _ => return,
    };
    let dimensions = it.ty.and_then(|ty| cx.definition(ty)?.operands.get(1).copied()).and_then(|id| cx.int(id));
    let count = (it.operands.len() as u64).saturating_sub(1);
    it.require(dimensions.is_none_or(|dimensions| dimensions.checked_mul(each) == Some(count)), found, || {
        "the number of operands is not that of the dimensions".to_owned()
    });
}

/// Checks a type of layouts or views.
fn declaration(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let Some((&dimensions, rest)) = it.operands.split_first() else { return };
    let is_int = |id| cx.is_constant(id) && matches!(cx.type_of(id), Some(Type::Int { width: 32, .. }));
    let is_dimension = cx.int(dimensions).is_none_or(|dimensions| (1..=MAX_DIMENSIONS).contains(&dimensions));
    it.require(is_int(dimensions) && is_dimension, found, || {
        format!("the dimensions must be a constant 32-bit integer between 1 and {MAX_DIMENSIONS}")
    });
    let permutation = match (it.op, rest) {
        (Op::TypeTensorViewNV, &[has_dimensions, ref permutation @ ..]) => {
            let is_bool = cx.is_constant(has_dimensions) && matches!(cx.type_of(has_dimensions), Some(Type::Bool));
            it.require(is_bool, found, || "HasDimensions must be a constant Boolean".to_owned());
            permutation
        }
        (_, rest) => {
            it_is_int(it, rest.iter().all(|&mode| is_int(mode)), found);
            let mode = rest.first().and_then(|&mode| cx.int(mode));
            let is_known =
                |mode| u32::try_from(mode).is_ok_and(|mode| enumerant(TensorClampMode::KIND, mode).is_some());
            it.require(mode.is_none_or(is_known), found, || "the clamp mode is unknown".to_owned());
            return;
        }
    };
    it_is_int(it, permutation.iter().all(|&at| is_int(at)), found);
    let Some(mut places) = permutation.iter().map(|&at| cx.int(at)).collect::<Option<Vec<u64>>>() else { return };
    places.sort_unstable();
    let is_permutation = places.iter().copied().eq(0..places.len() as u64)
        && cx.int(dimensions).is_none_or(|dimensions| dimensions == places.len() as u64);
    it.require(is_permutation, found, || "the last operands must be a permutation of the dimensions".to_owned());
}

fn it_is_int(it: &Operation<'_>, holds: bool, found: &mut Violations) {
    it.require(holds, found, || "the last operands must be constant 32-bit integers".to_owned());
}
