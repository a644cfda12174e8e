//! Memory operands: the mask of an access and its operands (specification, section 3.2.25).

use crate::spirv::grammar::{MemoryAccess, Op, StorageClass, Version};
use crate::spirv::view::{Instruction, Type};
use crate::validate::rules::cx::Cx;
use crate::validate::violation::Violations;

/// The direction of a memory access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    Read,
    Write,
    /// Both, for the one mask of a copy.
    Both,
}

/// Checks the memory operands of a copy: one mask for both accesses, or one for each.
pub(super) fn copy_accesses(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    target: u32,
    source: u32,
    operands: &[u32],
    found: &mut Violations,
) {
    let Some(&mask) = operands.first() else { return };
    let (first, second) = operands.split_at(access_words(mask).min(operands.len()));
    match second {
        [] => accesses(cx, inst, Role::Both, &[target, source], first, found),
        second => {
            found.require(cx.version() >= Version::V1_4, inst, "OpCopyMemory", || {
                "two memory operands require SPIR-V 1.4".to_owned()
            });
            accesses(cx, inst, Role::Write, &[target], first, found);
            accesses(cx, inst, Role::Read, &[source], second, found);
        }
    }
}

/// The bits of a mask of memory operands that have an operand, in the order of the operands.
const WITH_OPERAND: [MemoryAccess; 5] = [
    MemoryAccess::Aligned,
    MemoryAccess::MakePointerAvailable,
    MemoryAccess::MakePointerVisible,
    MemoryAccess::AliasScopeINTELMask,
    MemoryAccess::NoAliasINTELMask,
];

/// Returns the number of words of a mask and its operands.
fn access_words(mask: u32) -> usize {
    1 + WITH_OPERAND.iter().filter(|bit| mask & bit.0 != 0).count()
}

/// Checks memory operands: a mask, and the operands of its bits (specification, section 3.2.25).
pub(super) fn accesses(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    role: Role,
    pointers: &[u32],
    operands: &[u32],
    found: &mut Violations,
) {
    let (&[mask, ref operands @ ..], section) = (operands, "3.2.25") else { return };
    let has = |bit: MemoryAccess| mask & bit.0 != 0;
    let mut rest = operands.iter();
    for bit in WITH_OPERAND.into_iter().filter(|&bit| has(bit)) {
        let Some(&operand) = rest.next() else { return };
        match bit {
            // No alignment, as for an access without this operand.
            MemoryAccess::Aligned if operand == 0 => {
                found.add_tolerated(inst, section, "the alignment 0 is not a power of two");
            }
            MemoryAccess::Aligned => found.require(operand.is_power_of_two(), inst, section, || {
                format!("the alignment {operand} is not a power of two")
            }),
            MemoryAccess::AliasScopeINTELMask | MemoryAccess::NoAliasINTELMask => {
                let is_list = cx.op(operand) == Some(Op::AliasScopeListDeclINTEL);
                found.require(is_list, inst, "SPV_INTEL_memory_access_aliasing", || {
                    format!("{} is not an OpAliasScopeListDeclINTEL", cx.name(operand))
                });
            }
            _ => {
                let is_scope = matches!(cx.type_of(operand), Some(Type::Int { width: 32, .. }));
                found.require(is_scope, inst, section, || {
                    format!("the scope {} is not a 32-bit integer", cx.name(operand))
                });
            }
        }
    }
    let (makes_available, makes_visible) =
        (has(MemoryAccess::MakePointerAvailable), has(MemoryAccess::MakePointerVisible));
    found.require(role != Role::Read || !makes_available, inst, section, || {
        "a read must not have MakePointerAvailable".to_owned()
    });
    found.require(role != Role::Write || !makes_visible, inst, section, || {
        "a write must not have MakePointerVisible".to_owned()
    });
    let is_shared = has(MemoryAccess::NonPrivatePointer);
    found.require(is_shared || !(makes_available || makes_visible), inst, section, || {
        "MakePointerAvailable and MakePointerVisible require NonPrivatePointer".to_owned()
    });
    if is_shared {
        non_private(cx, inst, pointers, found);
    }
}

/// Checks that `NonPrivatePointer` applies to the storage classes of pointers.
fn non_private(cx: &Cx<'_, '_>, inst: &Instruction<'_>, pointers: &[u32], found: &mut Violations) {
    for &pointer in pointers {
        let is_private = matches!(
            cx.pointer_of(pointer),
            Some((
                StorageClass::Function | StorageClass::Private | StorageClass::Input | StorageClass::UniformConstant,
                _
            ))
        );
        found.require(!is_private, inst, "3.2.25", || {
            format!("NonPrivatePointer does not apply to the storage class of {}", cx.name(pointer))
        });
    }
}
