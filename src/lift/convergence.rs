//! Functions that may reach a barrier or an instruction of a group: LLVM must not move their calls to other control flow,
//! which `convergent` says.

use rustc_hash::{FxHashMap, FxHashSet};

use super::cx::ModuleCx;
use crate::ir::is_intrinsic_of_target;
use crate::map::builtin_names;
use crate::spirv::Op;
use crate::spirv::grammar::{Decoration, FunctionControl};
use crate::spirv::view::Function;

/// Returns the functions that are `convergent`: those of other modules, unless they only compute, those with such an
/// instruction or a call through a pointer, and their callers.
pub(super) fn convergent_functions(mx: &ModuleCx<'_>) -> FxHashSet<u32> {
    let mut callers: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    let mut pending = Vec::new();
    for function in mx.view.functions() {
        let mut is_convergent = !function.has_body && may_converge(mx, function);
        for inst in mx.view.instructions_in(function.head.end..function.words.end) {
            match (inst.op, inst.operands) {
                (Op::FunctionCall, [_, _, callee, ..]) => callers.entry(*callee).or_default().push(function.id),
                (Op::AsmCallINTEL, [_, _, asm, ..]) => {
                    is_convergent |= mx.is_decorated(*asm, Decoration::SideEffectsINTEL);
                }
                (op, _) => is_convergent |= op == Op::FunctionPointerCallINTEL || builtin_names::is_convergent(op),
            }
        }
        pending.extend(is_convergent.then_some(function.id));
    }
    let mut found: FxHashSet<u32> = pending.iter().copied().collect();
    while let Some(id) = pending.pop() {
        pending.extend(callers.remove(&id).into_iter().flatten().filter(|caller| found.insert(*caller)));
    }
    found
}

/// Returns `true` for a declared function that is no intrinsic of all targets and may do more than compute.
fn may_converge(mx: &ModuleCx<'_>, function: &Function) -> bool {
    let control = mx.view.definition(function.id).and_then(|inst| inst.operands.get(2).copied()).unwrap_or(0);
    let is_intrinsic = mx.linkage(function.id).is_some_and(|linkage| {
        let name = String::from_utf8_lossy(&linkage.name);
        name.starts_with("llvm.") && !is_intrinsic_of_target(&name)
    });
    control & FunctionControl::Const.0 == 0 && !is_intrinsic
}
