//! Calls for specialization constants that the later stages of a SYCL compiler replace (the documents of
//! sycl_ext_oneapi_private_alloca and of SYCL 2020 specialization constants).

use crate::error::{Error, ErrorKind, Result};
use crate::ir::{AttributePosition, Inst};
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::memory_access::Access;
use crate::lower::cx::function::{FunctionCx, memory_access};

/// `T __sycl_getScalar2020SpecConstantValue(string, id, buffer)` => `OpSpecConstant`
///
/// `__sycl_getComposite2020SpecConstantValue` => an `OpSpecConstantComposite` of such numbers, which is stored through
/// the first argument if that has `sret`. `None` for other calls.
pub(in crate::lower) fn lower_getter<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    let position = AttributePosition::Parameter(0);
    let callee = inst.called_function();
    let declared = || callee.and_then(|callee| callee.type_attribute(position, "sret"));
    let result = if inst.ty().is_void() { inst.type_attribute(position, "sret").or_else(declared) } else { None };
    let ty = result.unwrap_or(inst.ty());
    let Some(parts) = fx.mx.requested_constant(inst, ty) else { return Ok(None) };
    let parts = parts?;
    if result.is_none() {
        if inst.ty().is_void() {
            let message = "expected a result or an sret parameter for a specialization constant, found neither";
            return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
        }
        return Ok(Some(parts));
    }
    let declared = || callee.and_then(|callee| callee.int_attribute(position, "align"));
    let alignment = inst.int_attribute(position, "align").or_else(declared).unwrap_or(1);
    let pointer = fx.pointer(inst.argument(0))?;
    memory_access::store(fx, ty, &parts, pointer, Access { alignment, volatile: false, nontemporal: false })?;
    Ok(Some(Parts::new()))
}
