//! Rules about scopes, and about what the members of a group do together.

use crate::error::Warning;
use crate::spirv::grammar::{
    BuiltIn, Capability, Class, Decoration, Dim, Op, OperandKind, Scope, StorageClass, op_row,
};
use crate::spirv::inst::InstView;

use super::super::outline::At;
use super::facts::{Facts, Type};
use super::features::Feature;
use super::{Broken, Environment, Outcome, Report};

/// The scope among the operands that the grammar calls by this name, if it is a constant.
fn scope(facts: &Facts<'_>, inst: InstView<'_>, name: &str) -> Option<Scope> {
    let operands = op_row(inst.op)?.operands;
    // No operand before a scope has more than one word.
    let position = operands.iter().position(|operand| operand.kind == OperandKind::IdScope && operand.name == name)?;
    facts.constant(*inst.operands.get(position)?).map(Scope)
}

/// Copies are of the work-group, non-uniform instructions of the sub-group, everything else of either.
pub(super) fn execution_scopes(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for at in facts.bodies() {
        let Some(scope) = scope(facts, at.inst, "Execution") else { continue };
        let is_non_uniform = op_row(at.inst.op).is_some_and(|row| row.class == Class::NonUniform);
        let (allowed, names) = match at.inst.op {
            Op::GroupAsyncCopy | Op::GroupWaitEvents => (&[Scope::Workgroup][..], "Workgroup"),
            _ if is_non_uniform => (&[Scope::Subgroup][..], "Subgroup"),
            _ => (&[Scope::Workgroup, Scope::Subgroup][..], "Workgroup or Subgroup"),
        };
        if !allowed.contains(&scope) {
            let message = format!("the execution scope of {} is {scope} instead of {names}", at.inst.op);
            return Err(Broken::at(at.offset, message));
        }
    }
    Ok(())
}

pub(super) fn memory_scopes(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    let allowed = [Scope::CrossDevice, Scope::Device, Scope::Workgroup, Scope::Invocation, Scope::Subgroup];
    for at in facts.bodies() {
        if let Some(scope) = scope(facts, at.inst, "Memory")
            && !allowed.contains(&scope)
        {
            return Err(Broken::at(at.offset, format!("the memory scope of {} is {scope}", at.inst.op)));
        }
    }
    Ok(())
}

/// What `SPV_INTEL_subgroups` shuffles: scalars, and vectors of 2, 4, 8 and 16 up to 32 bits a lane, halves excepted.
pub(super) fn shuffles(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for at in facts.bodies() {
        let is_shuffle = matches!(
            at.inst.op,
            Op::SubgroupShuffleINTEL
                | Op::SubgroupShuffleDownINTEL
                | Op::SubgroupShuffleUpINTEL
                | Op::SubgroupShuffleXorINTEL
        );
        let (true, Some(&data)) = (is_shuffle, at.inst.operands.get(2)) else { continue };
        let ty = facts.type_of(data);
        let is_listed = match facts.lanes(ty) {
            (Type::Int { width: 8 | 16 | 32 } | Type::Float { width: 32 }, count) => {
                matches!(count, 1 | 2 | 4 | 8 | 16)
            }
            (Type::Int { width: 64 } | Type::Float { width: 16 | 64 }, count) => count == 1,
            _ => false,
        };
        if !is_listed {
            return Err(Broken::at(at.offset, format!("{} moves {}", at.inst.op, facts.call(ty))));
        }
    }
    Ok(())
}

/// What `SPV_INTEL_subgroups` reads and writes as blocks: integers of 16 and 32 bits, and vectors of 2, 4 and 8 of
/// these; in CrossWorkgroup memory, or in plain images of two dimensions.
pub(super) fn blocks(facts: &Facts<'_>, _: &Environment, report: &mut Report) -> Outcome {
    for at in facts.bodies() {
        let (place, coordinate, data) = match (at.inst.op, at.inst.operands) {
            (Op::SubgroupBlockReadINTEL, &[_, data, pointer]) => (pointer, None, data),
            (Op::SubgroupBlockWriteINTEL, &[pointer, data]) => (pointer, None, data),
            (Op::SubgroupImageBlockReadINTEL, &[_, data, image, coordinate]) => (image, Some(coordinate), data),
            (Op::SubgroupImageBlockWriteINTEL, &[image, coordinate, data]) => (image, Some(coordinate), data),
            _ => continue,
        };
        let op = at.inst.op;
        let ty = facts.type_of(data);
        let (lane, count) = facts.lanes(ty);
        if !matches!(lane, Type::Int { width: 16 | 32 }) || !matches!(count, 1 | 2 | 4 | 8) {
            return Err(Broken::at(at.offset, format!("{op} is of {}", facts.call(ty))));
        }
        match coordinate {
            None => buffer_block(facts, at, place, report)?,
            Some(coordinate) => image_block(facts, at, place, coordinate)?,
        }
    }
    Ok(())
}

fn buffer_block(facts: &Facts<'_>, at: At<'_>, pointer: u32, report: &mut Report) -> Outcome {
    let op = at.inst.op;
    if let Type::Pointer { storage, .. } = facts.type_of(pointer)
        && storage != StorageClass::CrossWorkgroup
    {
        return Err(Broken::at(at.offset, format!("{op} is on {storage} memory instead of CrossWorkgroup")));
    }
    let wanted = if op == Op::SubgroupBlockWriteINTEL { 16 } else { 4 };
    if let Some(alignment) = facts.alignment(pointer).filter(|&alignment| alignment < wanted) {
        let message = format!("{op} wants an address aligned by {wanted}, and its pointer is known for {alignment}");
        report.warnings.push(Warning::new(message));
    }
    Ok(())
}

fn image_block(facts: &Facts<'_>, at: At<'_>, image: u32, coordinate: u32) -> Outcome {
    let op = at.inst.op;
    if let Some(At { inst, .. }) = facts.declaration_of(image)
        && let (Op::TypeImage, &[_, _, dim, depth, arrayed, multisampled, ..]) = (inst.op, inst.operands)
        && (Dim(dim) != Dim::Dim2D || (depth, arrayed, multisampled) != (0, 0, 0))
    {
        return Err(Broken::at(at.offset, format!("the image of {op} is not a plain one of two dimensions")));
    }
    let ty = facts.type_of(coordinate);
    if facts.lanes(ty) != (Type::Int { width: 32 }, 2) {
        return Err(Broken::at(at.offset, format!("the coordinate of {op} is {}", facts.call(ty))));
    }
    Ok(())
}

/// The types of the instructions of `Groups`: integers of 32 and 64 bits and floating-point numbers, all of them scalars
/// (specification, `OpGroupBroadcast`, `OpGroupIAdd`). Sub-groups have more where the device has the extension.
pub(super) fn types(facts: &Facts<'_>, environment: &Environment, _: &mut Report) -> Outcome {
    for at in facts.bodies() {
        let position = match at.inst.op {
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
        let (Some(scope), Some(&value)) = (scope(facts, at.inst, "Execution"), at.inst.operands.get(position)) else {
            continue;
        };
        let ty = facts.type_of(value);
        let (lane, count) = facts.lanes(ty);
        let is_basic = count == 1 && matches!(lane, Type::Int { width: 32 | 64 } | Type::Float { .. });
        let is_extended = matches!(lane, Type::Int { .. } | Type::Float { .. })
            && (count == 1 || at.inst.op == Op::GroupBroadcast)
            && scope == Scope::Subgroup;
        if is_basic || is_extended && environment.has(Feature::Subgroups) {
            continue;
        }
        let group = if scope == Scope::Subgroup { "sub-group" } else { "work-group" };
        let remedy = if is_extended { ", which devices with subgroups have" } else { "" };
        let message = format!("{} of a {group} is on {}{remedy}", at.inst.op, facts.call(ty));
        return Err(Broken::at(at.offset, message));
    }
    Ok(())
}

/// What non-uniform instructions are on, and that a size of clusters needs its capability.
pub(super) fn non_uniform(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    for at in facts.bodies() {
        let Some(row) = op_row(at.inst.op).filter(|row| row.class == Class::NonUniform) else { continue };
        let has_operation = row.operands.iter().any(|operand| operand.name == "Operation");
        let Some(&value) = at.inst.operands.get(if has_operation { 4 } else { 3 }) else { continue };
        let ty = facts.type_of(value);
        let (lane, count) = facts.lanes(ty);
        let is_number = matches!(lane, Type::Int { .. } | Type::Float { .. });
        let is_mask = lane == (Type::Int { width: 32 }) && count == 4;
        let fits = match at.inst.op {
            Op::GroupNonUniformElect => true,
            Op::GroupNonUniformAll | Op::GroupNonUniformAny => ty == Type::Bool,
            Op::GroupNonUniformBroadcast => is_number,
            Op::GroupNonUniformBallot => {
                at.inst.operands.first().is_some_and(|&ty| facts.lanes(facts.ty(ty)) == (Type::Int { width: 32 }, 4))
            }
            Op::GroupNonUniformInverseBallot
            | Op::GroupNonUniformBallotBitExtract
            | Op::GroupNonUniformBallotBitCount
            | Op::GroupNonUniformBallotFindLSB
            | Op::GroupNonUniformBallotFindMSB => is_mask,
            Op::GroupNonUniformLogicalAnd | Op::GroupNonUniformLogicalOr | Op::GroupNonUniformLogicalXor => {
                ty == Type::Bool
            }
            _ => is_number && count == 1,
        };
        if !fits {
            return Err(Broken::at(at.offset, format!("{} is on {}", at.inst.op, facts.call(ty))));
        }
        let has_cluster = has_operation && at.inst.operands.len() > 5;
        if has_cluster && !facts.capabilities.contains(&Capability::GroupNonUniformClustered) {
            return Err(Broken::at(at.offset, format!("{} has a size of clusters", at.inst.op)));
        }
    }
    Ok(())
}

/// The masks of a sub-group are vectors of four 32-bit integers.
pub(super) fn masks(facts: &Facts<'_>, _: &Environment, _: &mut Report) -> Outcome {
    let masks = [
        BuiltIn::SubgroupEqMask,
        BuiltIn::SubgroupGeMask,
        BuiltIn::SubgroupGtMask,
        BuiltIn::SubgroupLeMask,
        BuiltIn::SubgroupLtMask,
    ];
    for at in facts.outline.preamble() {
        let (Op::Decorate, &[variable, decoration, built_in]) = (at.inst.op, at.inst.operands) else { continue };
        if Decoration(decoration) != Decoration::BuiltIn || !masks.contains(&BuiltIn(built_in)) {
            continue;
        }
        if let Type::Pointer { pointee: Some(pointee), .. } = facts.type_of(variable)
            && facts.lanes(facts.ty(pointee)) != (Type::Int { width: 32 }, 4)
        {
            let (name, what) = (BuiltIn(built_in), facts.call(facts.ty(pointee)));
            return Err(Broken::at(at.offset, format!("the built-in variable {name} is {what}")));
        }
    }
    Ok(())
}
