//! Getters of specialization constants that the later stages of a SYCL compiler replace (the document of SYCL 2020
//! specialization constants).

use crate::analysis::callees::SpecConstantCall;
use crate::error::{Error, ErrorKind};
use crate::ir::AttributePosition;
use crate::lower::cx::function::builtin::{BuiltinFunction, wrong_arguments};
use crate::lower::cx::prelude::*;

/// The names without and with their mangling; the types of the constants follow the latter.
const GETTERS: [&str; 4] = [
    "_Z37__sycl_getScalar2020SpecConstantValue",
    "_Z40__sycl_getComposite2020SpecConstantValue",
    "__sycl_getScalar2020SpecConstantValue",
    "__sycl_getComposite2020SpecConstantValue",
];

/// Returns `true` for the name of a getter.
pub(super) fn is_getter(name: &str) -> bool {
    GETTERS.iter().any(|getter| name.starts_with(getter))
}

/// A getter of a specialization constant.
pub(super) struct Getter;

impl BuiltinFunction for Getter {
    /// `T __sycl_getScalar2020SpecConstantValue(string, id, buffer)` => `OpSpecConstant`
    ///
    /// `__sycl_getComposite2020SpecConstantValue` => an `OpSpecConstantComposite` of such numbers, which is stored through
    /// the first argument if that has `sret`.
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let sret = if inst.ty().is_void() { inst.struct_return() } else { None };
        let ty = sret.map_or(inst.ty(), |(_, ty)| ty);
        let parts = fx.mx.requested_constant(inst, ty).ok_or_else(|| wrong_arguments(inst))??;
        let Some((pointer, _)) = sret else {
            if inst.ty().is_void() {
                let message = "expected a result or an sret parameter for a specialization constant, found neither";
                return Err(Error::new(ErrorKind::InvalidFunctionCall, message));
            }
            return Ok(parts);
        };
        let (position, callee) = (AttributePosition::Parameter(0), inst.called_function());
        let declared = || callee.and_then(|callee| callee.int_attribute(position, "align"));
        let alignment = inst.int_attribute(position, "align").or_else(declared).unwrap_or(1);
        fx.store_result(pointer, ty, &parts, alignment)?;
        Ok(Parts::new())
    }

    fn spec_constant(&self) -> Option<SpecConstantCall> {
        Some(SpecConstantCall::Getter)
    }

    /// Returns `false`: the constant is the bits of the number where there is no type.
    fn has_typed_bfloats(&self) -> bool {
        false
    }
}
