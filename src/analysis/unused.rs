//! Functions that are not part of the output: no code that is part of it, no variable and no other module can refer to
//! them.

use rustc_hash::{FxHashMap, FxHashSet};

use super::entry_points::is_kernel;
use crate::ir::{Block, Function, Linkage, ModuleRef, Value, ValueKind};

/// The unused functions of a module.
pub(crate) struct UnusedFunctions<'m>(FxHashSet<Function<'m>>);

impl<'m> UnusedFunctions<'m> {
    /// Finds the internal functions without uses outside of such functions. A kernel has a user, the host; functions that
    /// call each other in a cycle count as used.
    pub(super) fn new(module: ModuleRef<'m>) -> Self {
        let is_internal = |function: &Function<'_>| {
            !function.is_declaration() && function.linkage() == Linkage::Internal && !is_kernel(*function)
        };
        let mut uses: FxHashMap<_, _> =
            module.functions().filter(is_internal).map(|function| (function, uses(function.value()).count())).collect();
        let mut pending: Vec<_> = module.functions().filter(|function| uses.get(function) == Some(&0)).collect();
        let mut unused = FxHashSet::default();
        while let Some(function) = pending.pop() {
            unused.insert(function);
            let instructions = function.blocks().flat_map(Block::instructions);
            for callee in instructions.flat_map(|inst| inst.value().operands()).filter_map(Value::as_function) {
                if let Some(count) = uses.get_mut(&callee) {
                    *count -= 1;
                    if *count == 0 {
                        pending.push(callee);
                    }
                }
            }
        }
        Self(unused)
    }

    pub(super) fn contains(&self, function: Function<'m>) -> bool {
        self.0.contains(&function)
    }

    /// Returns `true` if a value has uses outside of unused functions.
    pub(crate) fn leaves_uses_of(&self, value: Value<'m>) -> bool {
        let is_in_unused = |user: Value<'m>| user.as_instruction().is_some_and(|inst| self.contains(inst.function()));
        match self.0.is_empty() {
            true => value.has_uses(),
            false => uses(value).any(|user| !is_in_unused(user)),
        }
    }
}

/// Returns the users of a value, constant expressions without uses apart.
fn uses(value: Value<'_>) -> impl Iterator<Item = Value<'_>> {
    value.uses().filter(|user| user.has_uses() || !matches!(user.kind(), ValueKind::ConstantExpr(_)))
}
