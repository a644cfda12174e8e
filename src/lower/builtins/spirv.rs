//! `__spirv_...`: SPIR-V's own names.

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::Inst;
use crate::names::{Friendly, FriendlyKind};
use crate::spirv::grammar::{BuiltIn, EnumKind, Std, enumerant_by_name, std_by_name};

use crate::lower::forms::Parts;
use crate::lower::function_cx::FunctionCx;

use super::opencl::work_item;

/// One name.
#[derive(Clone)]
pub(in crate::lower) enum SpirvBuiltin {
    /// `__spirv_SpecConstant(id, default)`
    SpecConstant,
    /// `__spirv_BuiltInX()` and `__spirv_BuiltInX(dimension)`
    Variable(BuiltIn),
    /// `__spirv_ocl_x(...)`
    Std(Std),
}

/// What a name says, if it is supported.
pub(super) fn find(name: &Friendly<'_>) -> Option<SpirvBuiltin> {
    match name.kind {
        FriendlyKind::Instruction if name.name == "SpecConstant" => Some(SpirvBuiltin::SpecConstant),
        FriendlyKind::Instruction => None,
        FriendlyKind::OpenClStd => std_by_name(name.name).map(SpirvBuiltin::Std),
        FriendlyKind::BuiltIn => {
            enumerant_by_name(EnumKind::BuiltIn, name.name).map(|row| SpirvBuiltin::Variable(BuiltIn(row.value)))
        }
    }
}

/// Lowers one call.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, builtin: &SpirvBuiltin) -> Result<Parts> {
    match *builtin {
        SpirvBuiltin::SpecConstant => {
            if inst.argument_count() != 2 {
                let message = "__spirv_SpecConstant takes an id and a default";
                return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
            }
            Ok(Parts::from_elem(fx.mx.spec_constant(inst.argument(0), inst.argument(1))?, 1))
        }
        SpirvBuiltin::Variable(built_in) => work_item::read(fx, inst, built_in),
        SpirvBuiltin::Std(std) => {
            let types = fx.types_of(inst.value())?;
            let operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Vec<_>>>()?;
            match types.as_slice() {
                [ty] => Ok(Parts::from_elem(fx.std(std, *ty, &operands)?, 1)),
                _ => {
                    let message = format!("a result of type {} is not supported yet", inst.ty());
                    Err(Error::new(ErrorKind::InvalidFunctionCall, message))
                }
            }
        }
    }
}
