//! Builtins that are one instruction of `OpenCL.std` (features.md G17, G18).

use crate::error::Result;
use crate::llvm::Inst;
use crate::map::opencl_std::{StdFunction, std_function};
use crate::names::{Mangled, TypeName};
use crate::spirv::grammar::Std;

use crate::lower::emitter::address_space;
use crate::lower::forms::{Form, Lanes, Parts};
use crate::lower::function_cx::FunctionCx;

use super::call::{lanes_of, one, pointee_of, wrong_arguments};

/// One overload.
#[derive(Clone, Copy)]
pub(in crate::lower) struct StdCall {
    row: &'static StdFunction,
    std: Std,
    /// What the pointer of `frexp`, `fract`, `modf`, `remquo`, `sincos`, `lgamma_r`, `prefetch` points to.
    pointee: Option<TypeName>,
}

/// What a mangled name means.
pub(super) fn find(name: &Mangled<'_>) -> Option<StdCall> {
    let row = std_function(name.base)?;
    let std = row.pick(name.parameters.first().and_then(|first| first.class()))?;
    Some(StdCall { row, std, pointee: pointee_of(name) })
}

/// `fma(a, b, c)` => `OpExtInst fma`; a scalar where others are vectors goes into every lane
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, call: &StdCall) -> Result<Parts> {
    let StdCall { row, std, pointee } = call;
    let types = fx.types_of(inst.value())?;
    let mut count = 1;
    for argument in inst.arguments() {
        if let Form::Lanes(lanes) = fx.mx.form(argument.ty())? {
            count = count.max(lanes.count);
        }
    }
    let mut operands = Parts::new();
    for (index, argument) in inst.arguments().enumerate() {
        if address_space(argument.ty()).is_some() {
            let lanes = pointee.and_then(lanes_of).ok_or_else(|| wrong_arguments(inst))?;
            let pointee = fx.mx.chunk_type(lanes.lane, lanes.count)?;
            operands.push(fx.pointer_to(argument, pointee)?);
            continue;
        }
        let mut operand = fx.scalar(argument)?;
        if let Form::Lanes(Lanes { lane, count: 1 }) = fx.mx.form(argument.ty())?
            && count > 1
            && row.may_be_scalar(index)
        {
            operand = fx.splat(lane, operand, count)?;
        }
        operands.push(operand);
    }
    match types.as_slice() {
        [ty] => fx.std(*std, *ty, &operands).map(one),
        [] => {
            let ty = fx.mx.type_void()?;
            fx.std(*std, ty, &operands)?;
            Ok(Parts::new())
        }
        _ => Err(wrong_arguments(inst)),
    }
}
