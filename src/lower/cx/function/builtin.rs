//! Builtin functions as calls see them, and checks of these calls; the families that define them are in
//! [`builtins`](crate::lower::builtins).

use std::sync::Arc;

use smallvec::SmallVec;

use crate::analysis::callees::SpecConstantCall;
use crate::error::{Error, ErrorKind, Result};
use crate::ir::{Function, Inst, Value};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lanes, LegalForm, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::{BuiltIn, Op};

/// A builtin function that a declaration denotes, with what its name determines.
pub(in crate::lower) trait BuiltinFunction: Send + Sync {
    /// Lowers a call.
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts>;

    /// Returns an error if no call of the function is valid.
    fn check(&self) -> Result<()> {
        Ok(())
    }

    /// Returns the specialization constant that a call is.
    fn spec_constant(&self) -> Option<SpecConstantCall> {
        None
    }

    /// Returns `true` if bfloats that the function takes or returns have SPIR-V's type for them.
    fn has_typed_bfloats(&self) -> bool {
        true
    }

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
pub(in crate::lower) type Builtin = Arc<dyn BuiltinFunction>;

impl<'m> FunctionCx<'_, 'm> {
    /// Returns the builtin function that a function is.
    pub(in crate::lower) fn builtin(&self, function: Function<'m>) -> Option<&Builtin> {
        self.mx.facts.callees.builtin(function).map(|id| self.families.builtin(id))
    }

    /// Returns `true` for the call of a builtin function that names this instruction.
    pub(in crate::lower) fn calls_instruction(&self, inst: Inst<'m>, op: Op) -> bool {
        let callee = if inst.is_call() { inst.called_function() } else { None };
        callee.and_then(|callee| self.builtin(callee)).is_some_and(|builtin| builtin.is_instruction(op))
    }
}

/// Returns the arguments of a call that must have exactly `N`.
pub(in crate::lower) fn arguments<'m, const N: usize>(inst: Inst<'m>) -> Result<[Value<'m>; N]> {
    let arguments: SmallVec<[_; 8]> = inst.arguments().take(N + 1).collect();
    arguments.as_slice().try_into().map_err(|_| wrong_arguments(inst))
}

/// Returns the error for a call with arguments that the builtin function does not take.
pub(in crate::lower) fn wrong_arguments(inst: Inst<'_>) -> Error {
    let message = format!("a builtin function does not take these arguments: {}", inst.value().describe());
    Error::new(ErrorKind::InvalidInstruction, message)
}

/// Checks that the result of a call has these lanes.
pub(in crate::lower) fn check_result<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, lanes: Lanes) -> Result<()> {
    match fx.form(inst.ty())? {
        LegalForm::Lanes(actual) if actual == lanes => Ok(()),
        _ => Err(wrong_result(inst)),
    }
}

/// Returns the error for a call with a result type that the builtin function does not have.
pub(in crate::lower) fn wrong_result(inst: Inst<'_>) -> Error {
    let message = format!("a builtin function does not return {}: {}", inst.ty(), inst.value().describe());
    Error::new(ErrorKind::InvalidInstruction, message)
}
