//! `__spirv_...`: functions with the names of SPIR-V instructions and built-in variables.
//!
//! The grammar drives the calls: [`ops`] lowers an instruction by its row, [`operands`] supplies its operands from the
//! [`arguments`] of a call, [`outcome`] converts the instruction's result to the call's, and [`special`] lowers the
//! calls whose arguments are not the instruction's operands. Built-in variables are in [`variables`]. The capabilities
//! of such a call are those of the grammar row, and those of [`requires`].

mod arguments;
pub(in crate::lower) mod booleans;
mod exact;
mod matrices;
mod named;
mod operands;
mod ops;
mod outcome;
mod requires;
mod rules;
mod special;
pub(super) mod variables;

use crate::analysis::callees::SpecConstantCall;
use crate::error::{Error, ErrorKind};
use crate::lower::builtins::opencl::printf;
use crate::lower::builtins::prefetch;
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::spirv_calls::successor;
use crate::names::{Friendly, FriendlyKind, Mangled};
use crate::spirv::grammar::{BuiltIn, EnumKind, Std, enumerant_by_name, op_by_name, std_by_name};

use named::Instruction;

pub(super) use named::NamedCall;

/// A builtin function with a `__spirv_` name.
pub(in crate::lower) enum SpirvBuiltin {
    /// `__spirv_SpecConstant(id, default)`
    SpecConstant,
    /// `__spirv_SpecConstantComposite`
    SpecComposite,
    /// `__spirv_BuiltInX()` and `__spirv_BuiltInX(dimension)`
    Variable(BuiltIn),
    /// `__spirv_X(...)` and `__spirv_ocl_x(...)`
    Call(NamedCall),
}

impl BuiltinFunction for SpirvBuiltin {
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        match self {
            Self::SpecConstant => special::spec_constant(fx, inst),
            Self::SpecComposite => fx.mx.spec_composite(inst),
            Self::Variable(built_in) => variables::read(fx, inst, *built_in),
            Self::Call(call) => call.lower(fx, inst),
        }
    }

    fn spec_constant(&self) -> Option<SpecConstantCall> {
        match self {
            Self::SpecConstant => Some(SpecConstantCall::Scalar),
            Self::SpecComposite => Some(SpecConstantCall::Composite),
            Self::Variable(_) | Self::Call(_) => None,
        }
    }

    fn variable(&self) -> Option<BuiltIn> {
        match self {
            Self::Variable(built_in) => Some(*built_in),
            Self::SpecConstant | Self::SpecComposite | Self::Call(_) => None,
        }
    }

    fn takes_boolean(&self, index: usize) -> bool {
        matches!(self, Self::Call(call) if call.takes_booleans() && (index > 0 || !call.starts_with_scope()))
    }

    fn is_instruction(&self, op: Op) -> bool {
        matches!(self, Self::Call(call) if call.is(op))
    }
}

/// Returns the builtin function with a name; `None` if the function belongs to the program.
///
/// # Errors
///
/// `InvalidInstruction` for an unknown built-in variable, and for an instruction that cannot be called.
pub(super) fn find(name: &Friendly<'_>, mangled: Option<&Mangled<'_>>) -> Result<Option<SpirvBuiltin>> {
    match name.kind {
        FriendlyKind::Instruction => match name.name {
            "SpecConstant" => Ok(Some(SpirvBuiltin::SpecConstant)),
            "SpecConstantComposite" => Ok(Some(SpirvBuiltin::SpecComposite)),
            spelled => match op_by_name(spelled) {
                Some(op) => NamedCall::from_op(successor(op), name, mangled).map(|call| Some(SpirvBuiltin::Call(call))),
                None => Ok(None),
            },
        },
        FriendlyKind::OpenClStd => {
            let spelled = name.name.trim_end_matches('_');
            let call = std_by_name(spelled).map(|std| NamedCall::from_std(std, name, mangled));
            Ok(call.map(SpirvBuiltin::Call))
        }
        FriendlyKind::BuiltIn => {
            let built_in = built_in(name.name).ok_or_else(|| unknown_variable(name.name))?;
            Ok(Some(SpirvBuiltin::Variable(built_in)))
        }
    }
}

fn built_in(name: &str) -> Option<BuiltIn> {
    enumerant_by_name(EnumKind::BuiltIn, name).map(|row| BuiltIn(row.value))
}

fn unknown_variable(name: &str) -> Error {
    let message =
        format!("SPIR-V has no built-in variable {name}; declare the function under another name if it is your own");
    Error::new(ErrorKind::InvalidInstruction, message)
}

impl BuiltinFunction for NamedCall {
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        if matches!(self.instruction, Instruction::Std(Std::prefetch))
            && let Some(parts) = prefetch::lower_untyped(fx, inst, self.pointees.first().copied().flatten())?
        {
            return Ok(parts);
        }
        match self.instruction {
            Instruction::Op(op) => match special::find(op) {
                Some(special) => special(fx, inst, self),
                None => ops::core(fx, inst, self, op),
            },
            Instruction::Std(Std::printf) => printf::lower(fx, inst),
            Instruction::Std(std) => match fx.mx.core_form(std) {
                Some(op) => ops::core(fx, inst, self, op),
                None => ops::extended(fx, inst, self, std),
            },
        }
    }
}
