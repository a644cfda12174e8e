//! Arithmetic (specification, section 3.3.13; SPV_KHR_fma, SPV_KHR_integer_dot_product, SPV_KHR_cooperative_matrix).

use super::cx::Cx;
use super::signatures::Operand::{Alike, AlikeFirst, Component, Free, Is, Same, SameAsFirst};
use super::signatures::{
    ANY_INTS, ANY_UINTS, COMPUTABLE, Class, INTS, Operation, Shape, Signature, TypeForm, UINTS, WIDE_FLOATS, operands,
    rule,
};
use crate::spirv::grammar::{Capability, Op};
use crate::spirv::view::Type;
use crate::validate::violation::Violations;

const FLOAT_VECTORS: Class = WIDE_FLOATS.vector();

#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::FNegate | Op::FAdd | Op::FSub | Op::FMul | Op::FDiv | Op::FmaKHR
                                            => rule(COMPUTABLE.or_matrix(), &[Same]),
        Op::FRem | Op::FMod                 => rule(COMPUTABLE, &[Same]),
        Op::SNegate | Op::IAdd | Op::ISub | Op::IMul | Op::SDiv
                                            => rule(ANY_INTS, &[Alike(ANY_INTS)]),
        Op::SRem | Op::SMod                 => rule(INTS, &[Alike(INTS)]),
        Op::UDiv                            => rule(ANY_UINTS, &[Same]),
        Op::UMod                            => rule(UINTS, &[Same]),
        Op::VectorTimesScalar               => rule(COMPUTABLE.vector(), &[Same, Component]),
        Op::MatrixTimesScalar               => operands(&[Same, Free]),
        Op::Dot                             => rule(WIDE_FLOATS.scalar(), &[Is(FLOAT_VECTORS), SameAsFirst]),
        Op::UDot                            => rule(UINTS.scalar(), &[Is(INTS), AlikeFirst(INTS), Free]),
        Op::SDot | Op::SUDot                => rule(INTS.scalar(), &[Is(INTS), AlikeFirst(INTS), Free]),
        Op::UDotAccSat                      => rule(UINTS.scalar(), &[Is(INTS), AlikeFirst(INTS), Same, Free]),
        Op::SDotAccSat | Op::SUDotAccSat    => rule(INTS.scalar(), &[Is(INTS), AlikeFirst(INTS), Same, Free]),
        Op::IAddCarry | Op::ISubBorrow | Op::UMulExtended
                                            => operands(&[Is(UINTS), SameAsFirst]),
        Op::SMulExtended                    => operands(&[Is(INTS), SameAsFirst]),
        Op::FSigmoidINTEL                   => rule(COMPUTABLE, &[Same]),
        _ => return None,
    })
}

/// Checks an operation of this family.
pub(super) fn check(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    if !signature(it.op).is_none_or(|signature| signature.check(cx, it, found)) {
        return;
    }
    match it.op {
        Op::Dot => dot(cx, it, found),
        Op::VectorTimesMatrix => product(cx, it, [Side::Row, Side::Matrix, Side::Row], found),
        Op::MatrixTimesVector => product(cx, it, [Side::Matrix, Side::Column, Side::Column], found),
        Op::MatrixTimesMatrix => product(cx, it, [Side::Matrix, Side::Matrix, Side::Matrix], found),
        Op::OuterProduct => product(cx, it, [Side::Column, Side::Row, Side::Matrix], found),
        Op::MatrixTimesScalar => matrix_times_scalar(cx, it, found),
        Op::IAddCarry | Op::ISubBorrow | Op::UMulExtended | Op::SMulExtended => pair(cx, it, found),
        Op::SDot | Op::UDot | Op::SUDot => integer_dot(cx, it, 2, found),
        Op::SDotAccSat | Op::UDotAccSat | Op::SUDotAccSat => integer_dot(cx, it, 3, found),
        _ => {}
    }
}

/// Checks that neither the result nor an operand is an integer of 4 bits, which SPV_INTEL_int4 allows to store and convert
/// only.
pub(super) fn wide(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    if !cx.has(Capability::Int4TypeINTEL) || cx.has(Capability::ArbitraryPrecisionIntegersALTERA) {
        return;
    }
    let types = it.operands.iter().map(|&operand| cx.type_id(operand)).chain([it.ty]);
    let mut shapes = types.flatten().filter_map(|ty| Shape::of_type(cx, ty));
    let is_wide = !shapes.any(|shape| shape.is_int() && shape.width == 4);
    found.tolerate(is_wide, &it.inst, it.section(), || "the operation must not have 4-bit integers".to_owned());
}

fn dot(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let (Some(ty), &[vector, ..]) = (it.ty, it.operands) else { return };
    let Some(shape) = Shape::of_value(cx, vector) else { return };
    it.require(shape.component == ty, found, || "the components of the vectors must be of the result type".to_owned());
    let is_allowed = !shape.is_bfloat() || cx.has(Capability::BFloat16DotProductKHR);
    it.require(is_allowed, found, || "the type bfloat16 requires the capability BFloat16DotProductKHR".to_owned());
}

fn matrix_times_scalar(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let (Some(ty), &[_, scalar]) = (it.ty, it.operands) else { return };
    let (Some(shape), Some(scalar)) = (Shape::of_type(cx, ty), cx.type_id(scalar)) else { return };
    let component = match (cx.ty(ty), shape.form) {
        (_, TypeForm::Matrix(_)) => Some(shape.component),
        (Some(Type::Matrix { column, .. }), _) => Shape::of_type(cx, column).map(|column| column.component),
        _ => None,
    };
    it.require(component.is_some(), found, || "the result type must be a matrix".to_owned());
    it.require(component.is_none_or(|component| component == scalar), found, || {
        "the scalar must be of the type of the components of the matrix".to_owned()
    });
}

/// A factor of a product of matrices, or the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Matrix,
    /// A vector that is a matrix of one row.
    Row,
    /// A vector that is a matrix of one column.
    Column,
}

impl Side {
    /// Returns the type of the components of a type, and the number of rows and columns.
    fn dimensions(self, cx: &Cx<'_, '_>, ty: u32) -> Option<(u32, [u32; 2])> {
        let vector = |ty| match cx.ty(ty) {
            Some(Type::Vector { element, count }) if Shape::of_type(cx, ty)?.is_float() => Some((element, count)),
            _ => None,
        };
        match (self, cx.ty(ty)?) {
            (Self::Matrix, Type::Matrix { column, count }) => {
                vector(column).map(|(component, rows)| (component, [rows, count]))
            }
            (Self::Row, _) => vector(ty).map(|(component, count)| (component, [1, count])),
            (Self::Column, _) => vector(ty).map(|(component, count)| (component, [count, 1])),
            _ => None,
        }
    }
}

/// Checks a product whose left and right factor and result are on these sides.
fn product(cx: &Cx<'_, '_>, it: &Operation<'_>, sides: [Side; 3], found: &mut Violations) {
    let (Some(ty), &[left, right]) = (it.ty, it.operands) else { return };
    let (Some(left), Some(right)) = (cx.type_id(left), cx.type_id(right)) else { return };
    let mut dimensions = [(0, [0; 2]); 3];
    for ((side, ty), place) in sides.into_iter().zip([left, right, ty]).zip(&mut dimensions) {
        let found_one = side.dimensions(cx, ty);
        it.require(found_one.is_some(), found, || {
            format!("{} must be a matrix or vector of floating-point numbers", cx.name(ty))
        });
        let Some(known) = found_one else { return };
        *place = known;
    }
    let [(a, [rows, inner]), (b, [outer, columns]), (component, result)] = dimensions;
    it.require(a == b && b == component, found, || "the components must be of the same type".to_owned());
    it.require(inner == outer, found, || {
        "the left operand must have as many columns as the right operand has rows".to_owned()
    });
    it.require(result == [rows, columns], found, || {
        format!("the dimensions of the result must be {rows} and {columns}")
    });
}

/// Checks that the result is a structure of two values of the type of the operands.
fn pair(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let (Some(ty), &[first, ..]) = (it.ty, it.operands) else { return };
    let Some(operand) = cx.type_id(first) else { return };
    let holds = match cx.ty(ty) {
        Some(Type::Struct(members)) => members.iter().eq([operand, operand]),
        _ => false,
    };
    it.require(holds, found, || {
        "the result type must be a structure of two members of the type of the operands".to_owned()
    });
}

/// Checks a dot product of integers, whose packed vector format is the operand at `format`.
fn integer_dot(cx: &Cx<'_, '_>, it: &Operation<'_>, format: usize, found: &mut Violations) {
    let (Some(ty), &[a, b, ..]) = (it.ty, it.operands) else { return };
    let (Some(result), Some(a), Some(b)) = (Shape::of_type(cx, ty), Shape::of_value(cx, a), Shape::of_value(cx, b))
    else {
        return;
    };
    let is_packed = it.operands.len() > format;
    if a.form == TypeForm::Scalar {
        it.require(a.width == 32, found, || "packed vectors must be 32-bit integers".to_owned());
        it.require(is_packed, found, || "scalar operands require a packed vector format".to_owned());
        let capability = Capability::DotProductInput4x8BitPacked;
        it.require(cx.has(capability), found, || format!("scalar operands require the capability {capability}"));
        return;
    }
    it.require(!is_packed, found, || "vectors exclude a packed vector format".to_owned());
    it.require(result.width >= a.width, found, || "the result must be as wide as the components, or wider".to_owned());
    let is_4x8 = a.form == TypeForm::Vector(4) && a.width == 8 && cx.has(Capability::DotProductInput4x8Bit);
    it.require(is_4x8 || cx.has(Capability::DotProductInputAll), found, || {
        "vectors of these components require the capability DotProductInputAll, four of 8 bits also \
         DotProductInput4x8Bit"
            .to_owned()
    });
    let signs = match it.op {
        Op::UDot | Op::UDotAccSat => a.is_unsigned() && b.is_unsigned(),
        Op::SUDot | Op::SUDotAccSat => b.is_unsigned(),
        _ => true,
    };
    it.require(signs, found, || "the operands whose components are zero-extended must be unsigned integers".to_owned());
}
