//! Decorations: their operands (specification, sections 3.2.19 and 3.3.3).
//!
//! | file | rules |
//! |---|---|
//! | `targets` | the targets of each decoration |
//! | `combined` | the decorations of a target together, the targets of groups, linkage |

mod combined;
mod targets;

use rustc_hash::FxHashSet;

use super::cx::Cx;
use crate::spirv::grammar::{Decoration, EnumKind, FPFastMathMode, Op, OperandKind, enumerant};
use crate::spirv::view::{Instruction, Type, is_variable};
use crate::validate::violation::Violations;

use targets::{check_target, is_for_members, is_not_for_members};

pub(super) use combined::module;

const DECORATIONS: &str = "3.2.19";

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    match (inst.op, inst.operands) {
        (Op::Decorate | Op::DecorateId | Op::DecorateString, &[target, decoration, ref operands @ ..]) => {
            let decoration = Decoration(decoration);
            id_operands(cx, inst, decoration, operands, found);
            found.require(!is_for_members(decoration), inst, DECORATIONS, || {
                format!("{decoration:?} must be a decoration of a structure's member")
            });
            fast_math(inst, decoration, operands, found);
            before_group(cx, inst, target, found);
            initiation_interval(inst, decoration, operands, found);
            check_target(cx, inst, target, decoration, found);
        }
        (Op::MemberDecorate | Op::MemberDecorateString, &[structure, member, decoration, ..]) => {
            let decoration = Decoration(decoration);
            check_member(cx, inst, structure, member, "OpMemberDecorate", found);
            found.require(!is_not_for_members(decoration), inst, DECORATIONS, || {
                format!("{decoration:?} must not be a decoration of a structure's member")
            });
        }
        (Op::GroupDecorate, &[_, ref targets @ ..]) => {
            let mut seen = FxHashSet::default();
            for &target in targets {
                found.require(cx.op(target) != Some(Op::DecorationGroup), inst, "OpGroupDecorate", || {
                    "a target must not be an OpDecorationGroup".to_owned()
                });
                found.tolerate(seen.insert(target), inst, "OpGroupDecorate", || {
                    format!("the target {} occurs twice", cx.name(target))
                });
            }
        }
        (Op::GroupMemberDecorate, &[_, ref targets @ ..]) => {
            for pair in targets.chunks_exact(2) {
                check_member(cx, inst, pair[0], pair[1], "OpGroupMemberDecorate", found);
            }
        }
        _ => {}
    }
}

/// Checks that a member exists.
pub(super) fn check_member(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    structure: u32,
    member: u32,
    section: &'static str,
    found: &mut Violations,
) {
    let Some(members) = cx.members(structure) else {
        return found.add(inst, section, format!("{} is not a structure", cx.name(structure)));
    };
    found.require(members.get(member as usize).is_some(), inst, section, || {
        format!("{} has no member {member}", cx.name(structure))
    });
}

/// Checks that decorations with ids as operands are those of `OpDecorateId`, and that the ids are constants or variables.
fn id_operands(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    decoration: Decoration,
    operands: &[u32],
    found: &mut Violations,
) {
    let Some(row) = enumerant(EnumKind::Decoration, decoration.0) else { return };
    let is_id = |kind: &OperandKind| matches!(kind, OperandKind::IdRef | OperandKind::IdScope);
    let has_ids = row.parameters.iter().any(is_id);
    match inst.op {
        Op::DecorateId if !has_ids => {
            found.add(inst, "OpDecorateId", format!("{decoration:?} has no ids as operands"));
        }
        Op::DecorateId => {
            for &id in operands {
                // SPV_INTEL_memory_access_aliasing has lists of scopes instead.
                let is_list = matches!(decoration, Decoration::AliasScopeINTEL | Decoration::NoAliasINTEL);
                let is_operand = cx.is_constant(id) || cx.op(id).is_some_and(is_variable);
                found.require(is_operand || is_list, inst, "OpDecorateId", || {
                    format!("{} is not a constant or a variable", cx.name(id))
                });
                let is_number = is_operand
                    && matches!(
                        decoration,
                        Decoration::AlignmentId | Decoration::MaxByteOffsetId | Decoration::UniformId
                    );
                // A scope has 32 bits (section 3.2.26).
                let (bits, is_int) = match (decoration, cx.type_of(id)) {
                    (Decoration::UniformId, ty) => (" of 32 bits", matches!(ty, Some(Type::Int { width: 32, .. }))),
                    (_, ty) => ("", matches!(ty, Some(Type::Int { .. }))),
                };
                found.require(!is_number || is_int, inst, DECORATIONS, || {
                    format!("the operand of {decoration:?} must be a scalar integer{bits}")
                });
            }
        }
        Op::DecorateString => {
            let are_strings = row.parameters.iter().all(|kind| *kind == OperandKind::LiteralString);
            found.require(are_strings && !row.parameters.is_empty(), inst, "OpDecorateString", || {
                format!("the operands of {decoration:?} are not strings")
            });
        }
        op => found.require(!has_ids, inst, "OpDecorateId", || {
            format!("{decoration:?} has ids as operands, which {op} does not allow")
        }),
    }
}

fn fast_math(inst: &Instruction<'_>, decoration: Decoration, operands: &[u32], found: &mut Violations) {
    let (Decoration::FPFastMathMode, &[mask, ..]) = (decoration, operands) else { return };
    found.require(allows_transform(mask), inst, "3.2.14", || TRANSFORM.to_owned());
}

/// Checks that a decoration of a group comes before it.
fn before_group(cx: &Cx<'_, '_>, inst: &Instruction<'_>, target: u32, found: &mut Violations) {
    let is_late = cx.op(target) == Some(Op::DecorationGroup)
        && cx.view.definition_offset(target).is_some_and(|group| group < inst.offset);
    found.require(!is_late, inst, "OpDecorationGroup", || {
        format!("a decoration of {} must come before it", cx.name(target))
    });
}

/// Checks that the initiation interval of a function is not zero.
fn initiation_interval(inst: &Instruction<'_>, decoration: Decoration, operands: &[u32], found: &mut Violations) {
    let is_zero = decoration == Decoration::InitiationIntervalALTERA && operands == [0];
    found.require(!is_zero, inst, "SPV_ALTERA_fpga_invocation_pipelining_attributes", || {
        "the number of cycles of an initiation interval must not be 0".to_owned()
    });
}

/// The rule of [`allows_transform`].
pub(super) const TRANSFORM: &str = "AllowTransform requires AllowContract and AllowReassoc";

/// Returns `true` if a mask of fast-math modes has `AllowTransform` only with the modes that it requires.
pub(super) fn allows_transform(mask: u32) -> bool {
    let needed = FPFastMathMode::AllowContract.0 | FPFastMathMode::AllowReassoc.0;
    mask & FPFastMathMode::AllowTransform.0 == 0 || mask & needed == needed
}
