//! Families of builtin functions: how the functions of one are found by their names, and how their calls are lowered.

use crate::error::Result;
use crate::ir::Inst;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::names::Mangled;
use crate::spirv::grammar::{BuiltIn, Op};
use std::sync::Arc;

/// A builtin function that a declaration denotes, with what its name determines.
pub(in crate::lower) trait BuiltinFunction: Send + Sync {
    /// Lowers a call.
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts>;

    /// Returns the built-in variable that the function reads.
    fn variable(&self) -> Option<BuiltIn> {
        None
    }

    /// Returns `true` if calls depend on the types of their arguments, not on those in the name.
    fn takes_any_value(&self) -> bool {
        false
    }

    /// Returns `true` if the argument at an index is a Boolean operand of the instruction that the function names.
    fn takes_boolean(&self, _index: usize) -> bool {
        false
    }

    /// Returns `true` for a function that names this instruction.
    fn is_instruction(&self, _op: Op) -> bool {
        false
    }
}

/// A builtin function of any family.
pub(super) type Callee = Arc<dyn BuiltinFunction>;

/// Returns a function of a family as one of any.
pub(super) fn callee(function: impl BuiltinFunction + 'static) -> Callee {
    Arc::new(function)
}

/// A family of OpenCL C's functions.
pub(super) struct Family {
    /// Returns the function with a mangled name.
    pub(super) find: fn(&Mangled<'_>) -> Option<Callee>,
    /// Returns the function with a name that clang does not mangle.
    pub(super) find_unmangled: fn(&str) -> Option<Callee>,
    /// Returns the names without their mangling, which are suggested for misspelled ones; of an open set, the most usual.
    pub(super) names: fn() -> Vec<String>,
}

impl Family {
    /// A family without functions, from which others take what they do not have.
    pub(super) const EMPTY: Self = Self { find: |_| None, find_unmangled: |_| None, names: Vec::new };
}
