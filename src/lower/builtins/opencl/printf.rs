//! `printf` (features.md G22; OpenCL C 3.0, section 6.15.14).

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::Inst;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Std, StorageClass};

use crate::lower::forms::Parts;
use crate::lower::function_cx::FunctionCx;

use super::call::{WORD, one, returns, wrong_arguments};

/// `printf(format, ...)` => `OpExtInst printf`
///
/// The format is constant memory (OpenCL.std, printf); elsewhere it needs an extension.
pub(in crate::lower::builtins) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    returns(fx, inst, WORD)?;
    let mut arguments = inst.arguments();
    let format = arguments.next().filter(|format| format.ty().is_pointer()).ok_or_else(|| wrong_arguments(inst))?;
    let pointer = fx.pointer(format)?;
    if pointer.storage != StorageClass::UniformConstant {
        let subject = "printf with a format outside of constant memory";
        let extension = Extension::EXT_relaxed_printf_string_address_space;
        fx.mx.out.requirements().extension_for(subject, extension)?;
    }
    let byte = fx.mx.type_int(8)?;
    let mut operands = Parts::from_elem(fx.recast(pointer, byte)?.id, 1);
    for argument in arguments {
        let [operand] = fx.value(argument)?[..] else {
            let message = format!("printf cannot print a value of type {}", argument.ty());
            return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
        };
        operands.push(operand);
    }
    let ty = fx.type_of(inst.value())?;
    fx.std(Std::printf, ty, &operands).map(one)
}
