//! Classes of types: the kind, the width and the number of the components.

use crate::spirv::grammar::{Capability, FPEncoding, Op};
use crate::spirv::requires::Number;
use crate::validate::rules::cx::Cx;

/// A set of kinds of components.
type Kinds = u16;

mod kind {
    use super::Kinds;

    pub(super) const BOOL: Kinds = 1;
    pub(super) const SIGNED: Kinds = 1 << 1;
    pub(super) const UNSIGNED: Kinds = 1 << 2;
    pub(super) const INT: Kinds = SIGNED | UNSIGNED;
    /// The formats of IEEE 754.
    pub(super) const IEEE: Kinds = 1 << 3;
    pub(super) const BFLOAT: Kinds = 1 << 4;
    /// Encodings of at most eight bits, which can only be converted.
    pub(super) const SMALL_FLOAT: Kinds = 1 << 5;
    pub(super) const POINTER: Kinds = 1 << 6;
    /// In a class only: bfloat16 if the module may compute with it (SPV_INTEL_bfloat16_arithmetic).
    pub(super) const COMPUTING_BFLOAT: Kinds = 1 << 7;
    pub(super) const OTHER: Kinds = 1 << 8;
}

/// A set of numbers of components: bit `n` for `n` of them.
type Counts = u32;

/// A cooperative matrix, whose number of components is implementation-defined.
const MATRIX: Counts = 1;
const SCALAR: Counts = 1 << 1;
/// A vector of a number of components that has no bit.
const LONG_VECTOR: Counts = 1 << 31;
const VECTOR: Counts = !(MATRIX | SCALAR);

/// The number and arrangement of the components of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::validate::rules) enum TypeForm {
    /// A scalar or another type that is no vector.
    Scalar,
    /// A vector of this many components.
    Vector(u32),
    /// A vector whose number of components is a specialization constant: its type.
    Sized(u32),
    /// A cooperative matrix: its type.
    Matrix(u32),
}

/// A type as signatures see it.
#[derive(Clone, Copy, Debug)]
pub(in crate::validate::rules) struct Shape {
    /// The id of the type of the components: the type itself unless it is a vector or cooperative matrix.
    pub(in crate::validate::rules) component: u32,
    kind: Kinds,
    /// The number of bits of a component, 0 for other components than numbers.
    pub(in crate::validate::rules) width: u32,
    pub(in crate::validate::rules) form: TypeForm,
}

impl Shape {
    /// Returns the shape of a type, or `None` if the id is not a type with rules known here.
    pub(in crate::validate::rules) fn of_type(cx: &Cx<'_, '_>, ty: u32) -> Option<Self> {
        let inst = cx.definition(ty)?;
        let (component, form) = match (inst.op, inst.operands) {
            (Op::TypeVector, &[_, component, count]) => (component, TypeForm::Vector(count)),
            (Op::TypeVectorIdEXT, &[_, component, _]) => match cx.vector(ty) {
                Some((_, Some(count))) => (component, TypeForm::Vector(count)),
                _ => (component, TypeForm::Sized(ty)),
            },
            (Op::TypeCooperativeMatrixKHR | Op::TypeCooperativeMatrixNV, &[_, component, ..]) => {
                (component, TypeForm::Matrix(ty))
            }
            _ => (ty, TypeForm::Scalar),
        };
        let scalar = if component == ty { inst } else { cx.definition(component)? };
        let (kind, width) = match (scalar.op, scalar.operands) {
            (Op::TypeBool, _) => (kind::BOOL, 0),
            // A type with a sign is the violation in a module for kernels, not each operation on it.
            (Op::TypeInt, &[_, width, sign]) if sign == 0 || cx.has(Capability::Kernel) => (kind::UNSIGNED, width),
            (Op::TypeInt, &[_, width, _]) => (kind::SIGNED, width),
            (Op::TypeFloat, &[_, width]) => (kind::IEEE, width),
            (Op::TypeFloat, &[_, width, encoding]) if FPEncoding(encoding) == FPEncoding::BFloat16KHR => {
                (kind::BFLOAT, width)
            }
            (Op::TypeFloat, &[_, width, _]) => (kind::SMALL_FLOAT, width),
            (Op::TypePointer | Op::TypeUntypedPointerKHR, _) => (kind::POINTER, 0),
            _ => (kind::OTHER, 0),
        };
        Some(Self { component, kind, width, form })
    }

    /// Returns the shape of the type of a value.
    pub(in crate::validate::rules) fn of_value(cx: &Cx<'_, '_>, value: u32) -> Option<Self> {
        Self::of_type(cx, cx.type_id(value)?)
    }

    /// Returns `true` for integers.
    pub(in crate::validate::rules) fn is_int(self) -> bool {
        self.kind & (kind::SIGNED | kind::UNSIGNED) != 0
    }

    /// Returns `true` for floating-point numbers of the formats of IEEE 754.
    pub(in crate::validate::rules) fn is_float(self) -> bool {
        self.kind == kind::IEEE
    }

    /// Returns `true` for pointers.
    pub(in crate::validate::rules) fn is_pointer(self) -> bool {
        self.kind == kind::POINTER
    }

    /// Returns `true` for unsigned integers.
    pub(in crate::validate::rules) fn is_unsigned(self) -> bool {
        self.kind == kind::UNSIGNED
    }

    /// Returns `true` for the encodings of at most eight bits.
    pub(in crate::validate::rules) fn is_small_float(self) -> bool {
        self.kind == kind::SMALL_FLOAT
    }

    /// Returns the number that the type or its components are, and their count.
    pub(in crate::validate::rules) fn numbers(self) -> Option<(Number, u32)> {
        let number = match self.kind {
            kind::SIGNED | kind::UNSIGNED => Number::Int(self.width),
            kind::IEEE => Number::Float(self.width),
            kind::BFLOAT => Number::BFloat,
            _ => return None,
        };
        match self.form {
            TypeForm::Scalar => Some((number, 1)),
            TypeForm::Vector(count) => Some((number, count)),
            TypeForm::Sized(_) | TypeForm::Matrix(_) => None,
        }
    }

    /// Returns `true` for bfloat16.
    pub(in crate::validate::rules) fn is_bfloat(self) -> bool {
        self.kind == kind::BFLOAT
    }

    /// Returns the number of bits of all components, unless it is a matter of the implementation.
    pub(in crate::validate::rules) fn bits(self) -> Option<u64> {
        let width = u64::from(self.width);
        match self.form {
            TypeForm::Scalar => Some(width),
            TypeForm::Vector(count) => Some(u64::from(count) * width),
            TypeForm::Sized(_) | TypeForm::Matrix(_) => None,
        }
    }

    fn count(self) -> Counts {
        match self.form {
            TypeForm::Scalar => SCALAR,
            TypeForm::Vector(count @ 2..=30) => 1 << count,
            TypeForm::Vector(_) | TypeForm::Sized(_) => LONG_VECTOR,
            TypeForm::Matrix(_) => MATRIX,
        }
    }

    /// Returns `true` if a type has as many components as another, in the same arrangement.
    pub(in crate::validate::rules) fn has_count_of(self, cx: &Cx<'_, '_>, other: Self) -> bool {
        match (self.form, other.form) {
            (TypeForm::Scalar, TypeForm::Scalar) => true,
            (TypeForm::Vector(a), TypeForm::Vector(b)) => a == b,
            (TypeForm::Matrix(a), TypeForm::Matrix(b)) => a == b || are_like_matrices(cx, a, b, MatrixUse::Same),
            (TypeForm::Sized(_), TypeForm::Sized(_) | TypeForm::Vector(_))
            | (TypeForm::Vector(_), TypeForm::Sized(_)) => true,
            (TypeForm::Scalar | TypeForm::Vector(_) | TypeForm::Sized(_) | TypeForm::Matrix(_), _) => false,
        }
    }

    /// Returns `true` if a type has as many components as another, or is a cooperative matrix that differs in the use only
    /// where a conversion may change it (SPV_EXT_cooperative_matrix_maintenance1, SPV_NV_cooperative_matrix2).
    pub(super) fn converts_to(self, cx: &Cx<'_, '_>, other: Self) -> bool {
        match (self.form, other.form) {
            (TypeForm::Matrix(a), TypeForm::Matrix(b)) => {
                let capabilities =
                    [Capability::CooperativeMatrixConversionsEXT, Capability::CooperativeMatrixConversionsNV];
                let is_converted = capabilities.iter().any(|&capability| cx.has(capability));
                let matrix_use = if is_converted { MatrixUse::Any } else { MatrixUse::Same };
                a == b || are_like_matrices(cx, a, b, matrix_use)
            }
            _ => self.has_count_of(cx, other),
        }
    }

    /// Returns `true` if a type has as many components as another, and as wide ones.
    pub(super) fn is_like(self, cx: &Cx<'_, '_>, other: Self) -> bool {
        self.width == other.width && self.has_count_of(cx, other)
    }
}

/// The uses of cooperative matrices that are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum MatrixUse {
    Same,
    /// Any two: the instruction may convert the use.
    Any,
}

/// Returns `true` if two types of cooperative matrices have the same scope, rows and columns, and alike uses; what
/// specialization decides may be the same.
fn are_like_matrices(cx: &Cx<'_, '_>, a: u32, b: u32, matrix_use: MatrixUse) -> bool {
    let (Some(a), Some(b)) = (cx.definition(a), cx.definition(b)) else { return true };
    let numbers = |(a, b): (&u32, &u32)| match (cx.int(*a), cx.int(*b)) {
        (Some(a), Some(b)) => a == b,
        _ => true,
    };
    // The scope, the rows, the columns, and the use follow the component type.
    let compared = match matrix_use {
        MatrixUse::Same => 4,
        MatrixUse::Any => 3,
    };
    a.op == b.op && a.operands.iter().zip(b.operands).skip(2).take(compared).all(numbers)
}

/// A set of types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::validate::rules) struct Class {
    kinds: Kinds,
    counts: Counts,
    /// The widths, or nothing for any.
    widths: &'static [u32],
    /// The opcode of types that are no numbers.
    op: Option<Op>,
}

impl Class {
    const fn new(kinds: Kinds) -> Self {
        Self { kinds, counts: SCALAR | VECTOR, widths: &[], op: None }
    }

    /// Returns the class of the types that an opcode declares.
    pub(in crate::validate::rules) const fn declared_by(op: Op) -> Self {
        Self { kinds: 0, counts: SCALAR, widths: &[], op: Some(op) }
    }

    /// Returns the scalars of the class.
    pub(in crate::validate::rules) const fn scalar(self) -> Self {
        Self { counts: SCALAR, ..self }
    }

    /// Returns the vectors of the class.
    pub(in crate::validate::rules) const fn vector(self) -> Self {
        Self { counts: VECTOR, ..self }
    }

    /// Returns the class with these numbers of components.
    pub(in crate::validate::rules) const fn counts(self, numbers: &[u32]) -> Self {
        let mut counts = 0;
        let mut index = 0;
        while index < numbers.len() {
            counts |= 1 << numbers[index];
            index += 1;
        }
        Self { counts, ..self }
    }

    /// Returns the class with cooperative matrices (SPV_KHR_cooperative_matrix).
    pub(in crate::validate::rules) const fn or_matrix(self) -> Self {
        Self { counts: self.counts | MATRIX, ..self }
    }

    /// Returns the types of the class whose components have one of these widths.
    pub(in crate::validate::rules) const fn widths(self, widths: &'static [u32]) -> Self {
        Self { widths, ..self }
    }

    /// Returns the union of two classes that differ in the kinds of components.
    pub(in crate::validate::rules) const fn or(self, other: Self) -> Self {
        Self { kinds: self.kinds | other.kinds, ..self }
    }

    /// Returns `true` if a type is in the class.
    pub(in crate::validate::rules) fn contains(self, cx: &Cx<'_, '_>, shape: Shape) -> bool {
        if let Some(op) = self.op {
            return shape.form == TypeForm::Scalar && cx.op(shape.component) == Some(op);
        }
        let kind = match shape.kind {
            kind::BFLOAT if cx.has(Capability::BFloat16ArithmeticINTEL) => kind::BFLOAT | kind::COMPUTING_BFLOAT,
            kind => kind,
        };
        let count = shape.count();
        self.kinds & kind != 0
            && (self.counts & count != 0 || VECTOR & count != 0 && self.has_any_counts(cx))
            && (self.widths.is_empty() || self.widths.contains(&shape.width))
    }

    /// Returns `true` for a class with several numbers of components in a module with vectors of any number
    /// (SPV_INTEL_vector_compute, SPV_EXT_long_vector).
    fn has_any_counts(self, cx: &Cx<'_, '_>) -> bool {
        let is_vector = (self.counts & VECTOR).count_ones() > 1;
        is_vector && (cx.has(Capability::VectorAnyINTEL) || cx.has(Capability::LongVectorEXT))
    }

    /// Returns the class in words, with an article.
    pub(in crate::validate::rules) fn describe(self) -> String {
        if let Some(op) = self.op {
            return format!("a type of {op}");
        }
        let kind = |(kinds, name): &(Kinds, &'static str)| (self.kinds & kinds == *kinds).then_some(*name);
        let mut kinds = KIND_NAMES.iter().filter_map(kind).collect::<Vec<_>>();
        // The name of all integers includes those of some of them.
        if self.kinds & kind::INT == kind::INT {
            kinds.retain(|name| !name.ends_with("signed integers"));
        }
        let widths = match self.widths {
            [] => String::new(),
            widths => format!("{}-bit ", widths.iter().map(u32::to_string).collect::<Vec<_>>().join("- or ")),
        };
        let counts = match (self.counts & SCALAR != 0, self.counts & VECTOR) {
            (true, 0) => "a scalar of ".to_owned(),
            (true, VECTOR) => "a scalar or vector of ".to_owned(),
            (is_scalar, counts) => {
                let numbers = (2..31).filter(|n| counts != VECTOR && counts & 1 << n != 0).map(|n: u32| n.to_string());
                let numbers = numbers.collect::<Vec<_>>().join(" or ");
                let scalar = if is_scalar { "a scalar or " } else { "a " };
                let space = if numbers.is_empty() { "" } else { " " };
                format!("{scalar}vector of {numbers}{space}")
            }
        };
        let matrix = if self.counts & MATRIX != 0 { ", or a cooperative matrix" } else { "" };
        format!("{counts}{widths}{}{matrix}", kinds.join(" or "))
    }
}

const KIND_NAMES: &[(Kinds, &str)] = &[
    (kind::BOOL, "Booleans"),
    (kind::INT, "integers"),
    (kind::SIGNED, "signed integers"),
    (kind::UNSIGNED, "unsigned integers"),
    (kind::IEEE, "floating-point numbers"),
    (kind::BFLOAT, "bfloat16 numbers"),
    (kind::POINTER, "pointers"),
];

/// Scalar integers.
pub(in crate::validate::rules) const INT: Class = INTS.scalar();
/// Scalar integers of 32 bits.
pub(in crate::validate::rules) const INT32: Class = INT.widths(&[32]);
/// Scalar Booleans.
pub(in crate::validate::rules) const BOOL: Class = BOOLS.scalar();
/// Integers, cooperative matrices included.
pub(in crate::validate::rules) const ANY_INTS: Class = INTS.or_matrix();
/// Unsigned integers, cooperative matrices included.
pub(in crate::validate::rules) const ANY_UINTS: Class = UINTS.or_matrix();
/// Floating-point numbers, cooperative matrices included.
pub(in crate::validate::rules) const ANY_FLOATS: Class = FLOATS.or_matrix();

/// The type of instructions without a value.
pub(in crate::validate::rules) const VOID: Class = Class::declared_by(Op::TypeVoid);

/// Scalars and vectors of Booleans.
pub(in crate::validate::rules) const BOOLS: Class = Class::new(kind::BOOL);
/// Scalars and vectors of integers.
pub(in crate::validate::rules) const INTS: Class = Class::new(kind::INT);
/// Scalars and vectors of unsigned integers.
pub(in crate::validate::rules) const UINTS: Class = Class::new(kind::UNSIGNED);
/// Scalars and vectors of floating-point numbers, whatever their encoding.
pub(in crate::validate::rules) const FLOATS: Class = Class::new(kind::IEEE | kind::BFLOAT | kind::SMALL_FLOAT);
/// Scalars and vectors of floating-point numbers but those of at most eight bits.
pub(in crate::validate::rules) const WIDE_FLOATS: Class = Class::new(kind::IEEE | kind::BFLOAT);
/// Scalars and vectors of floating-point numbers of the formats of IEEE 754.
pub(in crate::validate::rules) const IEEE_FLOATS: Class = Class::new(kind::IEEE);
/// Scalars and vectors of the floating-point numbers that the module may compute with.
pub(in crate::validate::rules) const COMPUTABLE: Class = Class::new(kind::IEEE | kind::COMPUTING_BFLOAT);
/// Pointers, and vectors of them (SPV_INTEL_masked_gather_scatter).
pub(in crate::validate::rules) const POINTERS: Class = Class::new(kind::POINTER);
