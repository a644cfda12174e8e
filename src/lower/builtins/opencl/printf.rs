//! `printf` (OpenCL C 3.0, section 6.15.14).

use crate::error::{Error, ErrorKind};
use crate::ir::{Opcode, ValueKind};
use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{WORD, check_result, one_part, wrong_arguments};
use crate::lower::cx::function::builtin::{Builtin, BuiltinFunction};
use crate::lower::cx::pointer::Pointer;
use crate::lower::cx::prelude::*;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Std, StorageClass};

pub(super) const FAMILY: Family = Family { find: |name| find(name.base), find_unmangled: find, ..Family::EMPTY };

fn find(name: &str) -> Option<Builtin> {
    (name == "printf").then(|| builtin(Printf))
}

struct Printf;

impl BuiltinFunction for Printf {
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        lower(fx, inst)
    }
}

/// `printf(format, ...)` => `OpExtInst printf`
///
/// The format is in constant memory (OpenCL.std, printf). A format that is a constant in global memory is copied to
/// constant memory; any other needs an extension that few consumers implement. Pointers among the other arguments point
/// to bytes, as they have no type in a variable argument list.
pub(in crate::lower::builtins) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    check_result(fx, inst, WORD)?;
    let mut arguments = inst.arguments();
    let format = arguments.next().filter(|format| format.ty().is_pointer()).ok_or_else(|| wrong_arguments(inst))?;
    let pointer = match constant_memory_copy(fx, format)? {
        Some(copy) => copy,
        None => fx.pointer(format)?,
    };
    if pointer.storage != StorageClass::UniformConstant {
        let what = "printf with a format outside of constant memory";
        let extension = Extension::EXT_relaxed_printf_string_address_space;
        fx.mx.out.requirements().extension_for(what, extension).map_err(|error| {
            error.about(
                "Either SPV_EXT_relaxed_printf_string_address_space extension should be allowed to translate this \
                 module, because this LLVM module contains the printf function with format string, whose address \
                 space is not equal to 2 (constant).",
            )
        })?;
    }
    let byte = fx.mx.type_int(8)?;
    let mut operands = Parts::from_elem(fx.pointer_cast(pointer, byte)?.value(), 1);
    for argument in arguments {
        if argument.ty().is_pointer() {
            let pointer = fx.pointer(argument)?;
            operands.push(fx.pointer_cast(pointer, byte)?.value());
            continue;
        }
        let [operand] = fx.value(argument)?[..] else {
            let message = format!("printf cannot print a value of type {}", argument.ty());
            return Err(Error::new(ErrorKind::InvalidInstruction, message));
        };
        operands.push(operand);
    }
    let ty = fx.type_of(inst.value())?;
    fx.std(Std::printf, ty, &operands).map(one_part)
}

/// Returns the copy in constant memory of the constant in global memory that `format` points to, through casts.
fn constant_memory_copy<'m>(fx: &mut FunctionCx<'_, 'm>, format: Value<'m>) -> Result<Option<Pointer>> {
    let constant =
        strip_casts(format).as_global().filter(|global| global.is_constant() && global.initializer().is_some());
    let Some(global) = constant else { return Ok(None) };
    if fx.mx.storage_class(global.address_space())? != StorageClass::CrossWorkgroup {
        return Ok(None);
    }
    let copy = fx.copy_in(StorageClass::UniformConstant, global)?;
    fx.used_variables.insert(copy.id);
    Ok(Some(copy))
}

/// Strips casts between address spaces from a pointer.
fn strip_casts(mut pointer: Value<'_>) -> Value<'_> {
    loop {
        let is_cast = match pointer.kind() {
            ValueKind::ConstantExpr(opcode) => opcode == Opcode::AddrSpaceCast,
            ValueKind::Instruction(inst) => inst.opcode() == Opcode::AddrSpaceCast,
            _ => false,
        };
        match pointer.operands().next() {
            Some(operand) if is_cast => pointer = operand,
            _ => return pointer,
        }
    }
}
