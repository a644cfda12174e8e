//! The functions that may call a function of the module.

use crate::ir::{Function, Inst, Opcode, SPIR_KERNEL, ValueKind};

/// Returns the functions that may call `function`: those with an instruction that uses it or an alias of it, or that calls
/// it cast to another address space. A kernel is not called by a function that passes its address to a function without a
/// body: SPIR-V's functions on blocks take the kernel.
pub(super) fn callers(function: Function<'_>) -> Vec<Function<'_>> {
    let is_kernel = function.calling_convention() == SPIR_KERNEL;
    let mut callees = vec![function.value()];
    let mut callers = Vec::new();
    while let Some(callee) = callees.pop() {
        // A cast address may be used for anything; only calls of it count.
        let is_cast = matches!(callee.kind(), ValueKind::ConstantExpr(_));
        for user in callee.uses() {
            match user.kind() {
                ValueKind::Instruction(inst)
                    if !(inst.opcode() == Opcode::Call && inst.callee() == callee)
                        && (is_cast || is_kernel && is_declared(inst)) => {}
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

/// Returns `true` for the call of a function without a body.
fn is_declared(inst: Inst<'_>) -> bool {
    inst.opcode() == Opcode::Call && inst.called_function().is_some_and(Function::is_declaration)
}
