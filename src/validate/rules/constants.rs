//! Constants and specialization constants (specification, section 3.3.7).

use smallvec::SmallVec;

use super::constituents::{not_composite, parts, replicated};
use super::cx::{Cx, is_constant_op};
use super::{composites, memory};
use crate::spirv::grammar::{Class, ConstantUse, Op, constant_use, op_row};
use crate::spirv::operands::ids_of;
use crate::spirv::view::{ConstantValue, Instruction, Type};
use crate::validate::violation::Violations;

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    let &[ty, ref operands @ ..] = inst.operands else { return };
    match inst.op {
        Op::ConstantTrue | Op::ConstantFalse | Op::SpecConstantTrue | Op::SpecConstantFalse => {
            found.require(matches!(cx.ty(ty), Some(Type::Bool)), inst, "OpConstantTrue", || {
                "the result type must be OpTypeBool".to_owned()
            });
        }
        Op::Constant | Op::SpecConstant => high_bits(cx, inst, ty, operands, found),
        Op::ConstantComposite | Op::SpecConstantComposite => composite(cx, inst, ty, found),
        Op::ConstantDataKHR | Op::SpecConstantDataKHR => data(cx, inst, ty, found),
        Op::ConstantCompositeReplicateEXT | Op::SpecConstantCompositeReplicateEXT => {
            if let &[_, value] = operands {
                constituent(cx, inst, value, found);
                replicated(cx, inst, ty, value, "SPV_EXT_replicated_composites", found);
            }
        }
        Op::ConstantSampler => {
            found.require(matches!(cx.ty(ty), Some(Type::Sampler)), inst, "OpConstantSampler", || {
                "the result type must be OpTypeSampler".to_owned()
            });
            let normalized = operands.get(2).copied().unwrap_or(0);
            found.require(normalized <= 1, inst, "OpConstantSampler", || {
                format!("the operand Param must be 0 or 1, not {normalized}")
            });
        }
        Op::ConstantNull => {
            found.require(!cx.facts().contents(ty).not_nullable, inst, "OpConstantNull", || {
                format!("{} has no null value", cx.name(ty))
            });
        }
        Op::SpecConstantOp => operation(cx, inst, found),
        Op::ConstantFunctionPointerINTEL => function_pointer(cx, inst, found),
        Op::Undef | Op::PoisonKHR => {
            found.require(!matches!(cx.ty(ty), Some(Type::Void)), inst, "OpUndef", || {
                "the result type must not be OpTypeVoid".to_owned()
            });
        }
        _ => {}
    }
}

fn function_pointer(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    let (&[ty, _, function], section) = (inst.operands, "SPV_INTEL_function_pointers") else { return };
    let Some((_, pointee)) = cx.pointer(ty) else {
        return found.add(inst, section, "the result type must be a pointer");
    };
    let Some(pointee) = pointee else { return };
    let function_type = cx.definition(function).and_then(|function| function.operands.get(3).copied());
    // Pointers of LLVM IR have no pointees.
    found.tolerate(Some(pointee) == function_type, inst, section, || {
        "the result type must be a pointer to the type of the function".to_owned()
    });
}

/// Checks that the bits above the width of a number are zero, or copies of the sign of a signed integer (specification,
/// section 2.2.1).
fn high_bits(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, operands: &[u32], found: &mut Violations) {
    let (width, is_signed) = match cx.definition(ty).map(|ty| (ty.op, ty.operands)) {
        Some((Op::TypeInt, &[_, width, sign])) => (width, sign == 1),
        Some((Op::TypeFloat, &[_, width, ..])) => (width, false),
        _ => return,
    };
    let (used, Some(&last)) = (width % 32, operands.last()) else { return };
    if used == 0 {
        return;
    }
    let is_negative = is_signed && last >> (used - 1) & 1 == 1;
    let expected = if is_negative { u32::MAX >> used } else { 0 };
    found.require(last >> used == expected, inst, "2.2.1", || {
        format!("the bits of the number above its {width} bits must be {}", if is_negative { "1" } else { "0" })
    });
}

/// Checks an array of constant data: its elements are integers, and there are as many words as they need.
fn data(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, found: &mut Violations) {
    let section = "SPV_KHR_constant_data";
    let array = match cx.ty(ty) {
        Some(Type::Array { element, length }) => cx.ty(element).zip(Some(length)),
        _ => None,
    };
    let Some((Type::Int { width, .. }, length)) = array else {
        return found.add(inst, section, "the result type must be an array of scalar integers");
    };
    let given = inst.operands.len().saturating_sub(2) as u64;
    let expected = cx.int(length).map(|length| length.saturating_mul(width.into()).div_ceil(32));
    found.require(expected.is_none_or(|expected| expected == given), inst, section, || {
        format!("there are {given} words of data; the result type has {}", expected.unwrap_or(given))
    });
}

fn composite(cx: &Cx<'_, '_>, inst: &Instruction<'_>, ty: u32, found: &mut Violations) {
    let Some(ConstantValue::Composite(constituents)) = cx.view.declared_constant(*inst).map(|constant| constant.value)
    else {
        return;
    };
    let section = "OpConstantComposite";
    constituents.iter().for_each(|id| constituent(cx, inst, id, found));
    if inst.op == Op::ConstantComposite {
        constituents.iter().for_each(|id| not_specialized(cx, inst, id, found));
    }
    match parts(cx, ty) {
        Some(parts) => parts.check(cx, inst, constituents.iter(), section, found),
        None => not_composite(cx, inst, ty, section, found),
    }
}

fn constituent(cx: &Cx<'_, '_>, inst: &Instruction<'_>, id: u32, found: &mut Violations) {
    let Some(op) = cx.op(id) else { return };
    let section = "OpConstantComposite";
    // The address of an untyped variable is a constant (SPV_KHR_untyped_pointers).
    let is_constant = is_constant_op(op) || op == Op::UntypedVariableKHR;
    found.require(is_constant, inst, section, || format!("{} is not a constant", cx.name(id)));
}

/// Checks that a constituent of a constant is no specialization constant. An `OpSpecConstantOp` is allowed: compilers write
/// operations on addresses, which do not depend on specialization, as constituents of `OpConstantComposite`.
fn not_specialized(cx: &Cx<'_, '_>, inst: &Instruction<'_>, id: u32, found: &mut Violations) {
    let is_specialized =
        cx.op(id) != Some(Op::SpecConstantOp) && cx.constant(id).is_some_and(|constant| constant.is_specialization);
    found.require(!is_specialized, inst, "OpConstantComposite", || {
        format!("{} is a specialization constant, which requires an OpSpecConstantComposite", cx.name(id))
    });
}

/// Checks an `OpSpecConstantOp`: its opcode is one of those in the description, its operands are constants or variables,
/// and it obeys the rules of its opcode.
fn operation(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    let (&[ty, id, number, ref operands @ ..], section) = (inst.operands, "OpSpecConstantOp") else { return };
    let Ok(op) = u16::try_from(number).map(Op) else { return };
    let is_allowed = match constant_use(op) {
        ConstantUse::Always => true,
        ConstantUse::With(capability) => cx.has(capability),
        ConstantUse::Never => return found.add(inst, section, format!("{op} must not be in an OpSpecConstantOp")),
    };
    found.require(is_allowed, inst, section, || format!("{op} must not be in an OpSpecConstantOp of such a module"));
    let mut are_constants = true;
    let mut unwrapped: SmallVec<[u32; 8]> = SmallVec::from_slice(&[ty, id]);
    unwrapped.extend_from_slice(operands);
    let unwrapped = Instruction::of_specialization(inst.offset, op, &unwrapped);
    for &at in &ids_of(op_row(op).map_or(&[], |row| row.operands), unwrapped.operands, 0) {
        let operand = unwrapped.operands[at];
        let is_type = cx.ty(operand).is_some();
        let is_constant = cx.op(operand).is_some_and(|op| is_constant_op(op) || is_module_value(op));
        are_constants &= is_type || is_constant;
        found.require(is_type || is_constant, inst, section, || format!("{} is not a constant", cx.name(operand)));
    }
    if !are_constants {
        return;
    }
    match op_row(op).map(|row| row.class) {
        Some(Class::Composite) => composites::check(cx, &unwrapped, found),
        Some(Class::Memory) => memory::check(cx, &unwrapped, found),
        // Operations on numbers have rules that need no unwrapped instruction, see `families`.
        _ => {}
    }
}

/// Returns `true` for variables, whose addresses are constants, and for the constants that are in other chapters.
fn is_module_value(op: Op) -> bool {
    matches!(op, Op::Variable | Op::UntypedVariableKHR | Op::AsmINTEL | Op::AsmTargetINTEL)
}
