//! Signatures of instructions: the types that the result and the operands have, and how they relate to each other.
//!
//! A family has a function from its opcodes to their [`Signature`]s, which reads as a table:
//!
//! ```text
//! Op::FRem | Op::FMod     => rule(COMPUTABLE, &[Same]),              // operands of the result type
//! Op::SRem | Op::SMod     => rule(INTS, &[Alike(INTS)]),             // integers as many and as wide
//! Op::ShiftLeftLogical    => rule(INTS, &[Alike(INTS), Count(INTS)]) // the last may be of another width
//! ```
//!
//! The last operand of a signature stands for all that follow. [`Signature::check`] returns `false` after a violation, so
//! that code for the rest of the rules can rely on the signature.

use super::cx::Cx;
use super::found::Findings;
use crate::spirv::grammar::{self, AddressingModel, Capability, FPEncoding, Op, Std, StorageClass, op_row, std_row};
use crate::spirv::requires::Number;
use crate::spirv::view::{Instruction, Type};

/// An instruction as an operation on values: `OpSpecConstantOp` is the operation that it contains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Operation<'a> {
    /// The instruction, for messages.
    pub(super) inst: Instruction<'a>,
    /// The opcode of the operation.
    pub(super) op: Op,
    /// The result type, if there is one.
    pub(super) ty: Option<u32>,
    /// The operands after the result id.
    pub(super) operands: &'a [u32],
    /// The instruction of OpenCL.std, if it is one.
    std: Option<Std>,
}

impl<'a> Operation<'a> {
    /// Returns the operation of an instruction.
    pub(super) fn new(inst: &Instruction<'a>) -> Self {
        let ty = inst.result_type();
        let skipped = usize::from(ty.is_some()) + usize::from(inst.result().is_some());
        let operands = inst.operands.get(skipped..).unwrap_or_default();
        match (inst.op, operands) {
            (Op::SpecConstantOp, &[op, ref operands @ ..]) => {
                Self { inst: *inst, op: Op(u16::try_from(op).unwrap_or(u16::MAX)), ty, operands, std: None }
            }
            (op, operands) => Self { inst: *inst, op, ty, operands, std: None },
        }
    }

    /// Returns the operation of an `OpExtInst` of OpenCL.std.
    pub(super) fn extended(inst: &Instruction<'a>, std: Std) -> Self {
        let operands = inst.operands.get(4..).unwrap_or_default();
        Self { inst: *inst, op: inst.op, ty: inst.result_type(), operands, std: Some(std) }
    }

    /// Returns the name of the opcode or extended instruction, which is the section of its rules.
    pub(super) fn section(&self) -> &'static str {
        match self.std.and_then(std_row) {
            Some(row) => row.name,
            None => op_row(self.op).map_or("", |row| row.name),
        }
    }

    /// Records that the operation violates a rule unless `holds`; returns `holds`.
    pub(super) fn require(&self, holds: bool, found: &mut Findings, rule: impl FnOnce() -> String) -> bool {
        if !holds {
            found.add(&self.inst, self.section(), rule());
        }
        holds
    }

    /// Returns the name of the operand at a position after the result id.
    fn operand_name(&self, index: usize) -> String {
        let (operands, skipped) = match (self.std.and_then(std_row), op_row(self.op)) {
            (Some(row), _) => (row.operands, 0),
            (None, Some(row)) => (row.operands, usize::from(row.has_result_type()) + usize::from(row.has_result())),
            (None, None) => (&[][..], 0),
        };
        match operands.get(skipped + index) {
            Some(operand) if !operand.name.is_empty() => format!("the operand {}", operand.name),
            _ => format!("the operand number {}", index + 1),
        }
    }
}

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
pub(super) enum Form {
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
pub(super) struct Shape {
    /// The id of the type of the components: the type itself unless it is a vector or cooperative matrix.
    pub(super) component: u32,
    kind: Kinds,
    /// The number of bits of a component, 0 for other components than numbers.
    pub(super) width: u32,
    pub(super) form: Form,
}

impl Shape {
    /// Returns the shape of a type, or `None` if the id is not a type with rules known here.
    pub(super) fn of_type(cx: &Cx<'_, '_>, ty: u32) -> Option<Self> {
        let inst = cx.definition(ty)?;
        let (component, form) = match (inst.op, inst.operands) {
            (Op::TypeVector, &[_, component, count]) => (component, Form::Vector(count)),
            (Op::TypeVectorIdEXT, &[_, component, _]) => match cx.vector(ty) {
                Some((_, Some(count))) => (component, Form::Vector(count)),
                _ => (component, Form::Sized(ty)),
            },
            (Op::TypeCooperativeMatrixKHR | Op::TypeCooperativeMatrixNV, &[_, component, ..]) => {
                (component, Form::Matrix(ty))
            }
            _ => (ty, Form::Scalar),
        };
        let scalar = if component == ty { inst } else { cx.definition(component)? };
        let (kind, width) = match (scalar.op, scalar.operands) {
            (Op::TypeBool, _) => (kind::BOOL, 0),
            (Op::TypeInt, &[_, width, 0]) => (kind::UNSIGNED, width),
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
    pub(super) fn of_value(cx: &Cx<'_, '_>, value: u32) -> Option<Self> {
        Self::of_type(cx, cx.type_id(value)?)
    }

    /// Returns `true` for integers.
    pub(super) fn is_int(self) -> bool {
        self.kind & (kind::SIGNED | kind::UNSIGNED) != 0
    }

    /// Returns `true` for floating-point numbers of the formats of IEEE 754.
    pub(super) fn is_float(self) -> bool {
        self.kind == kind::IEEE
    }

    /// Returns `true` for pointers.
    pub(super) fn is_pointer(self) -> bool {
        self.kind == kind::POINTER
    }

    /// Returns `true` for unsigned integers.
    pub(super) fn is_unsigned(self) -> bool {
        self.kind == kind::UNSIGNED
    }

    /// Returns `true` for the encodings of at most eight bits.
    pub(super) fn is_small_float(self) -> bool {
        self.kind == kind::SMALL_FLOAT
    }

    /// Returns the number that the type or its components are, and their count.
    pub(super) fn numbers(self) -> Option<(Number, u32)> {
        let number = match self.kind {
            kind::SIGNED | kind::UNSIGNED => Number::Int(self.width),
            kind::IEEE => Number::Float(self.width),
            kind::BFLOAT => Number::BFloat,
            _ => return None,
        };
        match self.form {
            Form::Scalar => Some((number, 1)),
            Form::Vector(count) => Some((number, count)),
            Form::Sized(_) | Form::Matrix(_) => None,
        }
    }

    /// Returns `true` for bfloat16.
    pub(super) fn is_bfloat(self) -> bool {
        self.kind == kind::BFLOAT
    }

    /// Returns the number of bits of all components, unless it is a matter of the implementation.
    pub(super) fn bits(self) -> Option<u64> {
        let width = u64::from(self.width);
        match self.form {
            Form::Scalar => Some(width),
            Form::Vector(count) => Some(u64::from(count) * width),
            Form::Sized(_) | Form::Matrix(_) => None,
        }
    }

    fn count(self) -> Counts {
        match self.form {
            Form::Scalar => SCALAR,
            Form::Vector(count @ 2..=30) => 1 << count,
            Form::Vector(_) | Form::Sized(_) => LONG_VECTOR,
            Form::Matrix(_) => MATRIX,
        }
    }

    /// Returns `true` if a type has as many components as another, in the same arrangement.
    pub(super) fn has_count_of(self, cx: &Cx<'_, '_>, other: Self) -> bool {
        match (self.form, other.form) {
            (Form::Scalar, Form::Scalar) => true,
            (Form::Vector(a), Form::Vector(b)) => a == b,
            (Form::Matrix(a), Form::Matrix(b)) => a == b || are_like_matrices(cx, a, b, false),
            (Form::Sized(_), Form::Sized(_) | Form::Vector(_)) | (Form::Vector(_), Form::Sized(_)) => true,
            (Form::Scalar | Form::Vector(_) | Form::Sized(_) | Form::Matrix(_), _) => false,
        }
    }

    /// Returns `true` if a type has as many components as another, or is a cooperative matrix that differs in the use only
    /// where a conversion may change it (SPV_EXT_cooperative_matrix_maintenance1, SPV_NV_cooperative_matrix2).
    fn converts_to(self, cx: &Cx<'_, '_>, other: Self) -> bool {
        match (self.form, other.form) {
            (Form::Matrix(a), Form::Matrix(b)) => {
                let capabilities =
                    [Capability::CooperativeMatrixConversionsEXT, Capability::CooperativeMatrixConversionsNV];
                a == b || are_like_matrices(cx, a, b, capabilities.iter().any(|&capability| cx.has(capability)))
            }
            _ => self.has_count_of(cx, other),
        }
    }

    /// Returns `true` if a type has as many components as another, and as wide ones.
    fn is_like(self, cx: &Cx<'_, '_>, other: Self) -> bool {
        self.width == other.width && self.has_count_of(cx, other)
    }
}

/// Returns `true` if two types of cooperative matrices have the same scope, rows, columns and, unless it is converted, use;
/// what specialization decides may be the same.
fn are_like_matrices(cx: &Cx<'_, '_>, a: u32, b: u32, converts_use: bool) -> bool {
    let (Some(a), Some(b)) = (cx.definition(a), cx.definition(b)) else { return true };
    let numbers = |(a, b): (&u32, &u32)| match (cx.int(*a), cx.int(*b)) {
        (Some(a), Some(b)) => a == b,
        _ => true,
    };
    a.op == b.op && a.operands.iter().zip(b.operands).skip(2).take(if converts_use { 3 } else { 4 }).all(numbers)
}

/// A set of types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Class {
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
    pub(super) const fn declared_by(op: Op) -> Self {
        Self { kinds: 0, counts: SCALAR, widths: &[], op: Some(op) }
    }

    /// Returns the scalars of the class.
    pub(super) const fn scalar(self) -> Self {
        Self { counts: SCALAR, ..self }
    }

    /// Returns the vectors of the class.
    pub(super) const fn vector(self) -> Self {
        Self { counts: VECTOR, ..self }
    }

    /// Returns the class with these numbers of components.
    pub(super) const fn counts(self, numbers: &[u32]) -> Self {
        let mut counts = 0;
        let mut index = 0;
        while index < numbers.len() {
            counts |= 1 << numbers[index];
            index += 1;
        }
        Self { counts, ..self }
    }

    /// Returns the class with cooperative matrices (SPV_KHR_cooperative_matrix).
    pub(super) const fn or_matrix(self) -> Self {
        Self { counts: self.counts | MATRIX, ..self }
    }

    /// Returns the types of the class whose components have one of these widths.
    pub(super) const fn widths(self, widths: &'static [u32]) -> Self {
        Self { widths, ..self }
    }

    /// Returns the union of two classes that differ in the kinds of components.
    pub(super) const fn or(self, other: Self) -> Self {
        Self { kinds: self.kinds | other.kinds, ..self }
    }

    /// Returns `true` if a type is in the class.
    pub(super) fn contains(self, cx: &Cx<'_, '_>, shape: Shape) -> bool {
        if let Some(op) = self.op {
            return shape.form == Form::Scalar && cx.op(shape.component) == Some(op);
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
    pub(super) fn describe(self) -> String {
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
pub(super) const INT: Class = INTS.scalar();
/// Scalar integers of 32 bits.
pub(super) const INT32: Class = INT.widths(&[32]);
/// Scalar Booleans.
pub(super) const BOOL: Class = BOOLS.scalar();
/// Integers, cooperative matrices included.
pub(super) const ANY_INTS: Class = INTS.or_matrix();
/// Unsigned integers, cooperative matrices included.
pub(super) const ANY_UINTS: Class = UINTS.or_matrix();
/// Floating-point numbers, cooperative matrices included.
pub(super) const ANY_FLOATS: Class = FLOATS.or_matrix();

/// The type of instructions without a value.
pub(super) const VOID: Class = Class::declared_by(Op::TypeVoid);

/// Scalars and vectors of Booleans.
pub(super) const BOOLS: Class = Class::new(kind::BOOL);
/// Scalars and vectors of integers.
pub(super) const INTS: Class = Class::new(kind::INT);
/// Scalars and vectors of unsigned integers.
pub(super) const UINTS: Class = Class::new(kind::UNSIGNED);
/// Scalars and vectors of floating-point numbers, whatever their encoding.
pub(super) const FLOATS: Class = Class::new(kind::IEEE | kind::BFLOAT | kind::SMALL_FLOAT);
/// Scalars and vectors of floating-point numbers but those of at most eight bits.
pub(super) const WIDE_FLOATS: Class = Class::new(kind::IEEE | kind::BFLOAT);
/// Scalars and vectors of floating-point numbers of the formats of IEEE 754.
pub(super) const IEEE_FLOATS: Class = Class::new(kind::IEEE);
/// Scalars and vectors of the floating-point numbers that the module may compute with.
pub(super) const COMPUTABLE: Class = Class::new(kind::IEEE | kind::COMPUTING_BFLOAT);
/// Pointers, and vectors of them (SPV_INTEL_masked_gather_scatter).
pub(super) const POINTERS: Class = Class::new(kind::POINTER);

/// A set of storage classes.
pub(super) type Storages = &'static [StorageClass];

/// The subsets of the storage class `CrossWorkgroup` (SPV_ALTERA_usm_storage_classes).
pub(super) const USM: Storages = &[StorageClass::DeviceOnlyALTERA, StorageClass::HostOnlyALTERA];

/// Returns `true` if a storage class is one of `storages` or a subset of one.
pub(super) fn includes(storages: &[StorageClass], storage: StorageClass) -> bool {
    storages.contains(&storage) || USM.contains(&storage) && storages.contains(&StorageClass::CrossWorkgroup)
}

/// The rule about the type of an operand.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operand {
    /// No rule of the signature, or no id.
    Free,
    /// The result type.
    Same,
    /// The type of the first operand.
    SameAsFirst,
    /// The type of the components of the result type.
    Component,
    /// The type of the components of the first operand.
    ComponentOfFirst,
    /// A class, with components of the type of the components of the result type.
    SameComponent(Class),
    /// An integer that is as wide as pointers in the addressing model.
    Size,
    /// A class.
    Is(Class),
    /// A class, with as many components as the result type.
    Count(Class),
    /// A class, with as many components as the result type, and as wide ones.
    Alike(Class),
    /// A class, with as many components as the first operand, and as wide ones.
    AlikeFirst(Class),
    /// A pointer to one of these storage classes, or to any if there are none, whose pointee obeys a rule.
    PointerTo(Storages, &'static Operand),
}

use Operand::{
    Alike, AlikeFirst, Component, ComponentOfFirst, Count, Free, Is, PointerTo, Same, SameAsFirst, SameComponent, Size,
};

/// The types of the result and of the operands of an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signature {
    result: Option<Class>,
    /// The rules of the operands after the result id; the last is that of all that follow.
    operands: &'static [Operand],
}

/// Returns the signature of an instruction with a result of a class.
pub(super) const fn rule(result: Class, operands: &'static [Operand]) -> Signature {
    Signature { result: Some(result), operands }
}

/// Returns the signature of an instruction without a result, or with one of any type.
pub(super) const fn operands(operands: &'static [Operand]) -> Signature {
    Signature { result: None, operands }
}

impl Signature {
    /// Checks an operation; returns `false` if it violates the signature.
    pub(super) fn check(&self, cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Findings) -> bool {
        let result = it.ty.and_then(|ty| Shape::of_type(cx, ty));
        let is_conversion = op_row(it.op).is_some_and(|row| row.class == grammar::Class::Conversion);
        let context = Context { ty: it.ty, result, first: it.operands.first().copied(), is_conversion };
        if let (Some(class), Some(shape)) = (self.result, result) {
            let fits = class.contains(cx, shape);
            if !it.require(fits, found, || format!("the result type must be {}", class.describe())) {
                return false;
            }
        }
        let Some(&last) = self.operands.last() else { return true };
        let rules = self.operands.iter().copied().chain(std::iter::repeat(last));
        let mut fits = true;
        for (index, (&operand, rule)) in it.operands.iter().zip(rules).enumerate() {
            fits &= match rule {
                Free => true,
                rule => {
                    let Some(ty) = cx.type_id(operand) else { continue };
                    let message = || format!("{} must be {}", it.operand_name(index), rule.describe());
                    it.require(rule.fits(cx, ty, context), found, message)
                }
            };
        }
        fits
    }
}

/// The types that rules of operands refer to.
#[derive(Clone, Copy, Debug)]
struct Context {
    ty: Option<u32>,
    /// The shape of the result type.
    result: Option<Shape>,
    /// The first operand.
    first: Option<u32>,
    is_conversion: bool,
}

impl Context {
    fn first_type(self, cx: &Cx<'_, '_>) -> Option<u32> {
        cx.type_id(self.first?)
    }

    fn first(self, cx: &Cx<'_, '_>) -> Option<Shape> {
        Shape::of_type(cx, self.first_type(cx)?)
    }
}

impl Operand {
    /// Returns `true` if a type obeys the rule, or if nothing is known about it.
    fn fits(self, cx: &Cx<'_, '_>, ty: u32, context: Context) -> bool {
        let shaped = |fits: &dyn Fn(Shape) -> bool| Shape::of_type(cx, ty).is_none_or(fits);
        let result = context.result;
        match self {
            Free => true,
            Same => context.ty.is_none_or(|other| is_same(cx, ty, other)),
            SameAsFirst => context.first_type(cx).is_none_or(|other| is_same(cx, ty, other)),
            Component => result.is_none_or(|result| result.component == ty),
            ComponentOfFirst => context.first(cx).is_none_or(|first| first.component == ty),
            SameComponent(class) => shaped(&|shape| {
                class.contains(cx, shape) && result.is_none_or(|result| result.component == shape.component)
            }),
            Size => {
                size_width(cx).is_some_and(|width| shaped(&|shape| INT.contains(cx, shape) && shape.width == width))
            }
            Is(class) => shaped(&|shape| class.contains(cx, shape)),
            Count(class) => {
                let fits = |shape: Shape, result| match context.is_conversion {
                    true => shape.converts_to(cx, result),
                    false => shape.has_count_of(cx, result),
                };
                shaped(&|shape| class.contains(cx, shape) && result.is_none_or(|result| fits(shape, result)))
            }
            Alike(class) => {
                shaped(&|shape| class.contains(cx, shape) && result.is_none_or(|result| shape.is_like(cx, result)))
            }
            AlikeFirst(class) => shaped(&|shape| {
                class.contains(cx, shape) && context.first(cx).is_none_or(|first| shape.is_like(cx, first))
            }),
            PointerTo(storages, pointee) => match cx.ty(ty) {
                Some(Type::Pointer { storage, pointee: ty }) => {
                    let is_stored = storages.is_empty() || includes(storages, storage);
                    is_stored && ty.is_none_or(|ty| pointee.fits(cx, ty, context))
                }
                _ => false,
            },
        }
    }

    fn describe(self) -> String {
        match self {
            Free => "of any type".to_owned(),
            Same => "of the result type".to_owned(),
            SameAsFirst => "of the type of the first operand".to_owned(),
            Component => "of the type of the components of the result type".to_owned(),
            ComponentOfFirst => "of the type of the components of the first operand".to_owned(),
            SameComponent(class) => {
                format!("{}, with components of the type of those of the result type", class.describe())
            }
            Size => "a scalar integer as wide as pointers in a physical addressing model".to_owned(),
            Is(class) => class.describe(),
            Count(class) => format!("{}, with as many components as the result type", class.describe()),
            Alike(class) => format!("{}, with as many and as wide components as the result type", class.describe()),
            AlikeFirst(class) => {
                format!("{}, with as many and as wide components as the first operand", class.describe())
            }
            PointerTo(storages, pointee) => {
                let storages = match storages {
                    [] => "memory".to_owned(),
                    storages => storages.iter().map(ToString::to_string).collect::<Vec<_>>().join(" or "),
                };
                format!("a pointer to {storages}, whose pointee is {}", pointee.describe())
            }
        }
    }
}

/// Returns the width of `size_t` in a physical addressing model.
pub(super) fn size_width(cx: &Cx<'_, '_>) -> Option<u32> {
    match cx.addressing? {
        AddressingModel::Physical32 => Some(32),
        AddressingModel::Physical64 => Some(64),
        _ => None,
    }
}

/// Returns `true` for the same type. Types of cooperative matrices that differ only in constants of the same value are
/// the same.
fn is_same(cx: &Cx<'_, '_>, a: u32, b: u32) -> bool {
    if a == b {
        return true;
    }
    match (Shape::of_type(cx, a), Shape::of_type(cx, b)) {
        (Some(a @ Shape { form: Form::Matrix(_), .. }), Some(b)) => a.component == b.component && a.has_count_of(cx, b),
        _ => false,
    }
}
