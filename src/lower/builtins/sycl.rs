//! Calls for specialization constants that the later stages of a SYCL compiler replace (the documents of
//! sycl_ext_oneapi_private_alloca and of SYCL 2020 specialization constants).

use crate::error::{Error, ErrorKind};
use crate::ir::AttributePosition;
use crate::lower::cx::prelude::*;

/// `T __sycl_getScalar2020SpecConstantValue(string, id, buffer)` => `OpSpecConstant`
///
/// `__sycl_getComposite2020SpecConstantValue` => an `OpSpecConstantComposite` of such numbers, which is stored through
/// the first argument if that has `sret`. `None` for other calls.
pub(in crate::lower) fn lower_getter<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Option<Parts>> {
    let sret = if inst.ty().is_void() { inst.struct_return() } else { None };
    let ty = sret.map_or(inst.ty(), |(_, ty)| ty);
    let Some(parts) = fx.mx.requested_constant(inst, ty) else { return Ok(None) };
    let parts = parts?;
    let Some((pointer, _)) = sret else {
        if inst.ty().is_void() {
            let message = "expected a result or an sret parameter for a specialization constant, found neither";
            return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
        }
        return Ok(Some(parts));
    };
    let (position, callee) = (AttributePosition::Parameter(0), inst.called_function());
    let declared = || callee.and_then(|callee| callee.int_attribute(position, "align"));
    let alignment = inst.int_attribute(position, "align").or_else(declared).unwrap_or(1);
    fx.store_result(pointer, ty, &parts, alignment)?;
    Ok(Some(Parts::new()))
}
