//! Callers of functions.

use crate::ir::{Function, Opcode, ValueKind};

/// Returns the functions that call `function`: by its name, by an alias, or by its name cast to another address space.
pub(super) fn callers(function: Function<'_>) -> Vec<Function<'_>> {
    let mut callees = vec![function.value()];
    let mut callers = Vec::new();
    while let Some(callee) = callees.pop() {
        // A cast address may be used for anything; only calls of it count.
        let is_cast = matches!(callee.kind(), ValueKind::ConstantExpr(_));
        for user in callee.uses() {
            match user.kind() {
                ValueKind::Instruction(inst)
                    if is_cast && !(inst.opcode() == Opcode::Call && inst.callee() == callee) => {}
                ValueKind::Instruction(inst) => callers.push(inst.function()),
                ValueKind::Alias | ValueKind::ConstantExpr(Opcode::AddrSpaceCast | Opcode::BitCast) => {
                    callees.push(user);
                }
                _ => {}
            }
        }
    }
    callers
}
