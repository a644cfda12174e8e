//! Builtins that are one instruction of `OpenCL.std` (features.md G17, G18, G22).

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::Inst;
use crate::map::opencl_std::StdFunction;
use crate::spirv::Id;
use crate::spirv::grammar::Std;

use crate::lower::emitter::address_space;
use crate::lower::forms::{Form, Lanes, Parts};
use crate::lower::function_cx::FunctionCx;

use super::wrong_arguments;

/// `fma(a, b, c)` => `OpExtInst fma`; a scalar where the first argument is a vector goes into every lane
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, row: &StdFunction, std: Std) -> Result<Parts> {
    let types = fx.types_of(inst.value())?;
    let mut count = 1;
    for argument in inst.arguments() {
        if let Form::Lanes(lanes) = fx.mx.form(argument.ty())? {
            count = count.max(lanes.count);
        }
    }
    let mut operands = Parts::<Id>::new();
    for (index, argument) in inst.arguments().enumerate() {
        let parts = if address_space(argument.ty()).is_some() {
            let pointee = pointee(fx, inst)?;
            Parts::from_elem(fx.pointer_to(argument, pointee)?, 1)
        } else {
            fx.value(argument)?
        };
        let [mut operand] = parts[..] else { return Err(wrong_arguments(inst)) };
        if let Form::Lanes(Lanes { lane, count: 1 }) = fx.mx.form(argument.ty())?
            && count > 1
            && row.may_be_scalar(index)
        {
            operand = fx.splat(lane, operand, count)?;
        }
        operands.push(operand);
    }
    let ty = match types.as_slice() {
        [ty] => *ty,
        [] => fx.mx.type_void()?,
        _ => return Err(wrong_arguments(inst)),
    };
    let id = fx.std(std, ty, &operands)?;
    Ok(if types.is_empty() { Parts::new() } else { Parts::from_elem(id, 1) })
}

/// What the pointer argument of `frexp`, `fract`, `modf`, `remquo`, `sincos`, `lgamma_r`, `prefetch` points to.
fn pointee<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Id> {
    let name = inst.called_function().map(|callee| callee.name()).unwrap_or_default();
    let name = std::str::from_utf8(name).unwrap_or_default();
    let parsed = crate::names::itanium::parse(name);
    let pointer = parsed.as_ref().and_then(|name| name.parameters.iter().find_map(|parameter| parameter.pointer()));
    let pointee = pointer.map(|pointer| &pointer.pointee).ok_or_else(|| wrong_arguments(inst))?;
    let scalar = pointee.scalar().ok_or_else(|| wrong_arguments(inst))?;
    let element = if scalar.is_float() { fx.mx.type_float(scalar.bits())? } else { fx.mx.type_int(scalar.bits())? };
    fx.mx.type_vector(element, pointee.length())
}

/// `printf(format, ...)` => `OpExtInst printf`
pub(super) fn printf<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let mut operands = Parts::<Id>::new();
    for argument in inst.arguments() {
        let parts = fx.value(argument)?;
        let [operand] = parts[..] else {
            let message = format!("printf cannot print a value of type {}", argument.ty());
            return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
        };
        operands.push(operand);
    }
    let byte = fx.mx.type_int(8)?;
    if let Some(format) = inst.arguments().next() {
        operands[0] = fx.pointer_to(format, byte)?;
    }
    let ty = fx.mx.type_int(32)?;
    Ok(Parts::from_elem(fx.std(Std::printf, ty, &operands)?, 1))
}
