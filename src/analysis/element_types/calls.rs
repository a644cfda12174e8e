//! The equations between callers and callees.

use crate::llvm::{Function, Inst, ModuleRef, Opcode};

use super::constraints::{for_each_instruction, holds_pointers, operand_node};
use super::solve::Solver;

/// Each pointer argument is the callee's parameter, each pointer result the callee's return value.
///
/// Intrinsics take pointers to anything and say nothing of them.
pub(super) fn arguments<'m>(solver: &mut Solver<'m>, module: ModuleRef<'m>) {
    for function in module.functions() {
        for_each_instruction(function, |inst| {
            if matches!(inst.opcode(), Opcode::Call)
                && let Some(callee) = inst.called_function()
                && !callee.is_intrinsic()
            {
                call(solver, inst, callee);
            }
        });
    }
}

fn call<'m>(solver: &mut Solver<'m>, inst: Inst<'m>, callee: Function<'m>) {
    for (argument, parameter) in inst.arguments().zip(callee.parameters()) {
        if !holds_pointers(parameter.ty()) || argument.ty() != parameter.ty() {
            continue;
        }
        let node = solver.value(parameter);
        if let Some(argument) = operand_node(solver, argument) {
            solver.unify(node, argument);
        }
    }
    if holds_pointers(inst.ty()) {
        let (result, returned) = (solver.value(inst.value()), solver.function_return(callee));
        solver.unify(result, returned);
    }
}
