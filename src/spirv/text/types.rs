//! The rules about types that the Khronos translator checks when it reads a text, in its order and in its words, which
//! existing tests and scripts compare.

use super::super::grammar::{Op, StorageClass};
use super::super::view::{Instruction, Type, View};
use crate::error::{Error, ErrorKind, Result};

/// A rule about an instruction: `Some(false)` if it is violated, `None` if the type of an operand is not known.
struct TypeRule {
    op: Op,
    holds: fn(&View<'_>, Instruction<'_>) -> Option<bool>,
    message: &'static str,
}

#[rustfmt::skip]
static RULES: &[TypeRule] = &[
    TypeRule { op: Op::ConvertFToBF16INTEL,          holds: |view, inst| is_int16(result(view, inst)?),       message: "Result value must be a scalar or vector of integer 16-bit type" },
    TypeRule { op: Op::ConvertFToBF16INTEL,          holds: |view, inst| is_float32(input(view, inst)?),      message: "Input value must be a scalar or vector of floating-point 32-bit type" },
    TypeRule { op: Op::ConvertFToBF16INTEL,          holds: has_equal_counts,                                 message: "Input type must have the same number of components as result type" },
    TypeRule { op: Op::ConvertBF16ToFINTEL,          holds: |view, inst| is_float32(result(view, inst)?),     message: "Result value must be a scalar or vector of floating-point 32-bit type" },
    TypeRule { op: Op::ConvertBF16ToFINTEL,          holds: |view, inst| is_int16(input(view, inst)?),        message: "Input value must be a scalar or vector of integer 16-bit type" },
    TypeRule { op: Op::ConvertBF16ToFINTEL,          holds: has_equal_counts,                                 message: "Input type must have the same number of components as result type" },
    TypeRule { op: Op::SubgroupBlockPrefetchINTEL,   holds: |view, inst| Some(pointer(view, inst)?.is_some()), message: "Ptr must be a pointer" },
    TypeRule { op: Op::SubgroupBlockPrefetchINTEL,   holds: is_global,                                        message: "Ptr must be in CrossWorkgroup storage class" },
    TypeRule { op: Op::SubgroupBlockPrefetchINTEL,   holds: points_to_integer,                                message: "Ptr must point to a scalar integer type" },
    TypeRule { op: Op::SubgroupBlockPrefetchINTEL,   holds: has_int32_size,                                   message: "NumBytes must be a 32-bit integer scalar" },
];

/// Fails for the first instruction that violates a rule.
pub(super) fn check(view: &View<'_>) -> Result<()> {
    for inst in view.bodies() {
        let rules = RULES.iter().filter(|rule| rule.op == inst.op);
        if let Some(rule) = { rules }.find(|rule| (rule.holds)(view, inst) == Some(false)) {
            return Err(Error::new(ErrorKind::InvalidInstruction, format!("{}\n  {}", inst.op, rule.message)));
        }
    }
    Ok(())
}

/// The type of the components of a scalar or vector, and their number.
type Components<'a> = (Type<'a>, u32);

fn components<'a>(view: &View<'a>, ty: Type<'a>) -> Option<Components<'a>> {
    match ty {
        Type::Vector { element, count } => Some((view.ty(element)?, count)),
        ty => Some((ty, 1)),
    }
}

fn result<'a>(view: &View<'a>, inst: Instruction<'_>) -> Option<Components<'a>> {
    components(view, view.ty(inst.result_type()?)?)
}

fn input<'a>(view: &View<'a>, inst: Instruction<'_>) -> Option<Components<'a>> {
    components(view, view.type_of(*inst.operands.get(2)?)?)
}

/// Returns `true` also for cooperative matrices, whose components have rules of their own.
fn is_int16((component, _): Components<'_>) -> Option<bool> {
    Some(matches!(component, Type::Int { width: 16, .. } | Type::Other(_)))
}

/// Returns `true` also for cooperative matrices, whose components have rules of their own.
fn is_float32((component, _): Components<'_>) -> Option<bool> {
    Some(matches!(component, Type::Float { width: 32 } | Type::Other(_)))
}

fn has_equal_counts(view: &View<'_>, inst: Instruction<'_>) -> Option<bool> {
    Some(result(view, inst)?.1 == input(view, inst)?.1)
}

/// Returns the storage class and the pointee of the first operand, if it is a pointer.
fn pointer(view: &View<'_>, inst: Instruction<'_>) -> Option<Option<(StorageClass, Option<u32>)>> {
    Some(match view.type_of(*inst.operands.first()?)? {
        Type::Pointer { storage, pointee } => Some((storage, pointee)),
        _ => None,
    })
}

fn is_global(view: &View<'_>, inst: Instruction<'_>) -> Option<bool> {
    Some(pointer(view, inst)??.0 == StorageClass::CrossWorkgroup)
}

fn points_to_integer(view: &View<'_>, inst: Instruction<'_>) -> Option<bool> {
    Some(matches!(view.ty(pointer(view, inst)??.1?)?, Type::Int { .. }))
}

fn has_int32_size(view: &View<'_>, inst: Instruction<'_>) -> Option<bool> {
    Some(matches!(view.type_of(*inst.operands.get(1)?)?, Type::Int { width: 32, .. }))
}
