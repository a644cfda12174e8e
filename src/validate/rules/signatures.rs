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

mod classes;

use super::cx::Cx;
use crate::spirv::grammar::{self, AddressingModel, Op, Std, StorageClass, op_row, std_row};
use crate::spirv::view::{Instruction, Type};
use crate::validate::violation::Violations;

pub(super) use classes::{
    ANY_FLOATS, ANY_INTS, ANY_UINTS, BOOL, BOOLS, COMPUTABLE, Class, FLOATS, IEEE_FLOATS, INT, INT32, INTS, POINTERS,
    Shape, TypeForm, UINTS, VOID, WIDE_FLOATS,
};

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
    pub(super) fn require(&self, holds: bool, found: &mut Violations, rule: impl FnOnce() -> String) -> bool {
        if !holds {
            found.add(&self.inst, self.section(), rule());
        }
        holds
    }

    /// Records that the operation violates a rule that a translation to LLVM IR does not rely on, unless `holds`.
    pub(super) fn tolerate(&self, holds: bool, found: &mut Violations, rule: impl FnOnce() -> String) {
        found.tolerate(holds, &self.inst, self.section(), rule);
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
    pub(super) fn check(&self, cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) -> bool {
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
                    let fits = rule.fits(cx, ty, context);
                    if it.op == Op::GroupAsyncCopy && matches!(rule, Size) && Is(INT).fits(cx, ty, context) {
                        // LLVM's back end writes strides of 32 bits, which a lift extends.
                        it.tolerate(fits, found, message);
                        continue;
                    }
                    it.require(fits, found, message)
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
        (Some(a @ Shape { form: TypeForm::Matrix(_), .. }), Some(b)) => {
            a.component == b.component && a.has_count_of(cx, b)
        }
        _ => false,
    }
}
