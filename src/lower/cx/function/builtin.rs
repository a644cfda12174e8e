//! Builtin functions as calls see them; the families that define them are in [`builtins`](crate::lower::builtins).

use crate::error::Result;
use crate::ir::Inst;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
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
pub(in crate::lower) type Callee = Arc<dyn BuiltinFunction>;
