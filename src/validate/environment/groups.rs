//! Rules about scopes, and about group and sub-group instructions.

use super::facts::Facts;
use super::features::Feature;
use super::{Environment, Report};
use crate::error::{Warning, WarningKind};
use crate::spirv::grammar::{
    BuiltIn, Capability, Class, Decoration, Dim, Op, OperandKind, Scope, StorageClass, op_row,
};
use crate::spirv::inst::InstView;
use crate::spirv::view::{Annotation, Instruction, Type};
use crate::validate::violation::{Outcome, Violation};

/// Returns the scope operand with this name in the grammar, if it is a constant.
fn scope(facts: &Facts<'_>, inst: InstView<'_>, name: &str) -> Option<Scope> {
    let operands = op_row(inst.op)?.operands;
    // No operand before a scope has more than one word.
    let position = operands.iter().position(|operand| operand.kind == OperandKind::IdScope && operand.name == name)?;
    facts.constant(*inst.operands.get(position)?).map(Scope)
}

/// Checks execution scopes: Workgroup for asynchronous copies, Subgroup for non-uniform instructions, either one for all
/// others.
pub(super) fn execution_scopes(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let Some(scope) = scope(facts, *inst, "Execution") else { continue };
        let is_non_uniform = op_row(inst.op).is_some_and(|row| row.class == Class::NonUniform);
        let (allowed, names) = match inst.op {
            Op::GroupAsyncCopy | Op::GroupWaitEvents => (&[Scope::Workgroup][..], "Workgroup"),
            _ if is_non_uniform => (&[Scope::Subgroup][..], "Subgroup"),
            _ => (&[Scope::Workgroup, Scope::Subgroup][..], "Workgroup or Subgroup"),
        };
        if !allowed.contains(&scope) {
            let message = format!("the execution scope of {} is {scope}; expected {names}", inst.op);
            return Err(Violation::at(inst.offset, message));
        }
    }
    Ok(())
}

pub(super) fn memory_scopes(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    let allowed = [Scope::CrossDevice, Scope::Device, Scope::Workgroup, Scope::Invocation, Scope::Subgroup];
    for inst in facts.view.bodies() {
        if let Some(scope) = scope(facts, *inst, "Memory")
            && !allowed.contains(&scope)
        {
            let message = format!(
                "the memory scope of {} is {scope}; expected CrossDevice, Device, Workgroup, Invocation or Subgroup",
                inst.op
            );
            return Err(Violation::at(inst.offset, message));
        }
    }
    Ok(())
}

/// Checks the types that `SPV_INTEL_subgroups` shuffles: scalars, and vectors of 2, 4, 8 and 16 lanes of up to 32 bits,
/// except for halves.
pub(super) fn shuffles(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let is_shuffle = matches!(
            inst.op,
            Op::SubgroupShuffleINTEL
                | Op::SubgroupShuffleDownINTEL
                | Op::SubgroupShuffleUpINTEL
                | Op::SubgroupShuffleXorINTEL
        );
        let (true, Some(&data)) = (is_shuffle, inst.operands.get(2)) else { continue };
        let ty = facts.type_of(data);
        let is_listed = match facts.lanes(ty) {
            (Type::Int { width: 8 | 16 | 32, .. } | Type::Float { width: 32 }, count) => {
                matches!(count, 1 | 2 | 4 | 8 | 16)
            }
            (Type::Int { width: 64, .. } | Type::Float { width: 16 | 64 }, count) => count == 1,
            _ => false,
        };
        if !is_listed {
            let message = format!("unsupported data type of {}: {}", inst.op, facts.describe(ty));
            return Err(Violation::at(inst.offset, message));
        }
    }
    Ok(())
}

/// Checks the block reads and writes of `SPV_INTEL_subgroups`: of integers of 16 and 32 bits, and vectors of 2, 4 and 8
/// of them; in CrossWorkgroup memory, or in two-dimensional images without depth, layers or samples.
pub(super) fn blocks(facts: &Facts<'_>, _: &Environment, report: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let (memory, coordinate, data) = match (inst.op, inst.operands) {
            (Op::SubgroupBlockReadINTEL, &[_, data, pointer]) => (pointer, None, data),
            (Op::SubgroupBlockWriteINTEL, &[pointer, data]) => (pointer, None, data),
            (Op::SubgroupImageBlockReadINTEL, &[_, data, image, coordinate]) => (image, Some(coordinate), data),
            (Op::SubgroupImageBlockWriteINTEL, &[image, coordinate, data]) => (image, Some(coordinate), data),
            _ => continue,
        };
        let op = inst.op;
        let ty = facts.type_of(data);
        let (lane, count) = facts.lanes(ty);
        if !matches!(lane, Type::Int { width: 16 | 32, .. }) || !matches!(count, 1 | 2 | 4 | 8) {
            return Err(Violation::at(inst.offset, format!("unsupported data type of {op}: {}", facts.describe(ty))));
        }
        match coordinate {
            None => buffer_block(facts, inst, memory, report)?,
            Some(coordinate) => image_block(facts, inst, memory, coordinate)?,
        }
    }
    Ok(())
}

fn buffer_block(facts: &Facts<'_>, inst: Instruction<'_>, pointer: u32, report: &mut Report) -> Outcome {
    let op = inst.op;
    if let Type::Pointer { storage, .. } = facts.type_of(pointer)
        && storage != StorageClass::CrossWorkgroup
    {
        return Err(Violation::at(inst.offset, format!("{op} accesses {storage} memory; expected CrossWorkgroup")));
    }
    let required = if op == Op::SubgroupBlockWriteINTEL { 16 } else { 4 };
    if let Some(alignment) = facts.alignment(pointer).filter(|&alignment| alignment < required) {
        let message = format!("{op} requires a pointer aligned to {required} bytes; its alignment is {alignment}");
        report.warnings.push(Warning::new(WarningKind::LowAlignment, message));
    }
    Ok(())
}

fn image_block(facts: &Facts<'_>, inst: Instruction<'_>, image: u32, coordinate: u32) -> Outcome {
    let op = inst.op;
    if let Some(ty) = facts.declaration_of(image)
        && let (Op::TypeImage, &[_, _, dim, depth, arrayed, multisampled, ..]) = (ty.op, ty.operands)
        && (Dim(dim) != Dim::Dim2D || (depth, arrayed, multisampled) != (0, 0, 0))
    {
        let message = format!("expected a 2D image without depth, layers or samples as the image of {op}");
        return Err(Violation::at(inst.offset, message));
    }
    let ty = facts.type_of(coordinate);
    if !matches!(facts.lanes(ty), (Type::Int { width: 32, .. }, 2)) {
        let message =
            format!("the coordinate of {op} is {}; expected a vector of 2 32-bit integers", facts.describe(ty));
        return Err(Violation::at(inst.offset, message));
    }
    Ok(())
}

/// Checks the types of the instructions of `Groups`: scalar integers of 32 and 64 bits and scalar floating-point numbers
/// (specification, `OpGroupBroadcast`, `OpGroupIAdd`). Sub-groups support more where the device has the extension.
pub(super) fn types(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let position = match inst.op {
            Op::GroupBroadcast => 3,
            Op::GroupIAdd
            | Op::GroupFAdd
            | Op::GroupFMin
            | Op::GroupUMin
            | Op::GroupSMin
            | Op::GroupFMax
            | Op::GroupUMax
            | Op::GroupSMax => 4,
            _ => continue,
        };
        let (Some(scope), Some(&value)) = (scope(facts, *inst, "Execution"), inst.operands.get(position)) else {
            continue;
        };
        let ty = facts.type_of(value);
        let (lane, count) = facts.lanes(ty);
        let is_basic = count == 1 && matches!(lane, Type::Int { width: 32 | 64, .. } | Type::Float { .. });
        let is_extended = matches!(lane, Type::Int { .. } | Type::Float { .. })
            && (count == 1 || inst.op == Op::GroupBroadcast)
            && scope == Scope::Subgroup;
        if is_basic || is_extended && environment.has(Feature::Subgroups) {
            continue;
        }
        let group = if scope == Scope::Subgroup { "sub-group" } else { "work-group" };
        let remedy = if is_extended { ", which requires the device feature subgroups" } else { "" };
        let message = format!("unsupported data type of {} of a {group}: {}{remedy}", inst.op, facts.describe(ty));
        return Err(Violation::at(inst.offset, message));
    }
    Ok(())
}

/// Checks the types of non-uniform instructions, and that a cluster size comes with its capability.
pub(super) fn non_uniform(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for inst in facts.view.bodies() {
        let Some(row) = op_row(inst.op).filter(|row| row.class == Class::NonUniform) else { continue };
        let has_operation = row.operands.iter().any(|operand| operand.name == "Operation");
        let Some(&value) = inst.operands.get(if has_operation { 4 } else { 3 }) else { continue };
        let ty = facts.type_of(value);
        let (lane, count) = facts.lanes(ty);
        let is_number = matches!(lane, Type::Int { .. } | Type::Float { .. });
        let is_mask = is_mask(facts, ty);
        let fits = match inst.op {
            Op::GroupNonUniformElect => true,
            Op::GroupNonUniformAll | Op::GroupNonUniformAny => matches!(ty, Type::Bool),
            Op::GroupNonUniformBroadcast => is_number,
            Op::GroupNonUniformBallot => inst.operands.first().is_some_and(|&ty| self::is_mask(facts, facts.ty(ty))),
            Op::GroupNonUniformInverseBallot
            | Op::GroupNonUniformBallotBitExtract
            | Op::GroupNonUniformBallotBitCount
            | Op::GroupNonUniformBallotFindLSB
            | Op::GroupNonUniformBallotFindMSB => is_mask,
            Op::GroupNonUniformLogicalAnd | Op::GroupNonUniformLogicalOr | Op::GroupNonUniformLogicalXor => {
                matches!(ty, Type::Bool)
            }
            _ => is_number && count == 1,
        };
        if !fits {
            let message = format!("unsupported operand type of {}: {}", inst.op, facts.describe(ty));
            return Err(Violation::at(inst.offset, message));
        }
        let has_cluster = has_operation && inst.operands.len() > 5;
        if has_cluster && !facts.view.declares(Capability::GroupNonUniformClustered) {
            let message =
                format!("{} has a cluster size, which requires the capability GroupNonUniformClustered", inst.op);
            return Err(Violation::at(inst.offset, message));
        }
    }
    Ok(())
}

/// Returns `true` for a vector of four 32-bit integers.
fn is_mask(facts: &Facts<'_>, ty: Type<'_>) -> bool {
    matches!(facts.lanes(ty), (Type::Int { width: 32, .. }, 4))
}

/// Checks that sub-group masks are vectors of four 32-bit integers.
pub(super) fn masks(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    let masks = [
        BuiltIn::SubgroupEqMask,
        BuiltIn::SubgroupGeMask,
        BuiltIn::SubgroupGtMask,
        BuiltIn::SubgroupLeMask,
        BuiltIn::SubgroupLtMask,
    ];
    for (inst, annotation) in facts.view.annotations() {
        let Annotation::Decorate { target: variable, decoration: Decoration::BuiltIn, operands: &[built_in] } =
            annotation
        else {
            continue;
        };
        if masks.contains(&BuiltIn(built_in))
            && let Type::Pointer { pointee: Some(pointee), .. } = facts.type_of(variable)
            && !is_mask(facts, facts.ty(pointee))
        {
            let (name, ty) = (BuiltIn(built_in), facts.describe(facts.ty(pointee)));
            let message = format!("the built-in variable {name} is {ty}; expected a vector of 4 32-bit integers");
            return Err(Violation::at(inst.offset, message));
        }
    }
    Ok(())
}
