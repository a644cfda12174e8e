//! The uses of pointers to variables.

use rustc_hash::FxHashSet;

use super::callees::Callees;
use super::globals::is_for_tools;
use super::spec_constants::is_request;
use crate::ir::{Opcode, Ordering, Value, ValueKind};
use crate::map::intrinsics::Effect;

/// The use of a pointer by its user.
pub(super) enum PointerUse {
    /// The result is a pointer derived from it.
    Derives,
    Reads,
    Other,
}

/// Returns the use of a pointer that is this operand of `user`.
pub(super) fn pointer_use<'m>(callees: &Callees<'m>, user: Value<'m>, operand: u32) -> PointerUse {
    let opcode = match user.kind() {
        ValueKind::Alias => return PointerUse::Derives,
        ValueKind::ConstantExpr(opcode) => opcode,
        ValueKind::Instruction(inst) => inst.opcode(),
        _ => return PointerUse::Other,
    };
    match (opcode, user.as_instruction()) {
        (Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast, _)
            if operand == 0 && user.ty().is_pointer() =>
        {
            PointerUse::Derives
        }
        (Opcode::Load, Some(inst)) if inst.ordering() == Ordering::NotAtomic => PointerUse::Reads,
        (Opcode::Call, Some(inst)) if operand == 1 && callees.has_effect(inst, Effect::Copies) => PointerUse::Reads,
        // The texts of an annotation are read by the translator only.
        (Opcode::Call, Some(inst)) if operand > 0 && callees.has_effect(inst, Effect::Annotates) => PointerUse::Reads,
        // The string that names a specialization constant is read by the translator only.
        (Opcode::Call, Some(inst)) if is_request(callees, inst) => PointerUse::Reads,
        _ => PointerUse::Other,
    }
}

/// Returns `true` if code or a variable of the program uses a constant.
pub(super) fn is_live(user: Value<'_>) -> bool {
    let mut users = vec![user];
    let mut seen = FxHashSet::default();
    while let Some(user) = users.pop() {
        match user.kind() {
            ValueKind::GlobalVariable(global) if is_for_tools(global) => {}
            ValueKind::Instruction(_) | ValueKind::GlobalVariable(_) | ValueKind::Function(_) => return true,
            _ if seen.insert(user) => users.extend(user.uses()),
            _ => {}
        }
    }
    false
}
