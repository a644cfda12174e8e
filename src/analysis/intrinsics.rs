//! The intrinsics that a module declares.
//!
//! Each has one row in the table of intrinsics. The rows name functions of `lower`, so the caller passes the function that
//! finds a row, and only the semantic columns are known here.

use rustc_hash::FxHashMap;

use crate::ir::{Function, Inst, ModuleRef, Opcode};
use crate::map::intrinsics::{Effect, Flow, Intrinsic};

/// The row of each declared intrinsic.
pub(crate) struct Intrinsics<'m>(FxHashMap<Function<'m>, Intrinsic>);

impl<'m> Intrinsics<'m> {
    /// Finds the rows of a module's intrinsics, once a declaration.
    pub(crate) fn new(module: ModuleRef<'m>, find: fn(Function<'_>) -> Option<Intrinsic>) -> Self {
        let declared = module.functions().filter(|function| function.is_intrinsic());
        Self(declared.filter_map(|function| Some((function, find(function)?))).collect())
    }

    /// Returns the row of a function; `None` if it is not an intrinsic or has no row.
    pub(crate) fn of_function(&self, function: Function<'m>) -> Option<Intrinsic> {
        self.0.get(&function).copied()
    }

    /// Returns the row of the function that an instruction calls.
    pub(crate) fn of_call(&self, inst: Inst<'m>) -> Option<Intrinsic> {
        if self.0.is_empty() || inst.opcode() != Opcode::Call {
            None
        } else {
            self.of_function(inst.called_function()?)
        }
    }

    /// Returns `true` for the call of an intrinsic with this flow of values.
    pub(crate) fn has_flow(&self, inst: Inst<'m>, flow: Flow) -> bool {
        self.of_call(inst).is_some_and(|intrinsic| intrinsic.semantics.flow == flow)
    }

    /// Returns `true` for the call of an intrinsic with this effect.
    pub(crate) fn has_effect(&self, inst: Inst<'m>, effect: Effect) -> bool {
        self.of_call(inst).is_some_and(|intrinsic| intrinsic.semantics.effect == effect)
    }

    /// Returns `true` if an intrinsic with this flow is declared.
    pub(crate) fn declares_flow(&self, flow: Flow) -> bool {
        self.0.values().any(|intrinsic| intrinsic.semantics.flow == flow)
    }
}
