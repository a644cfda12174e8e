//! Parameters as a function takes them, and as its body and its callers use them.

use crate::error::invalid;
use crate::lower::cx::function::memory_access;
use crate::lower::cx::function::memory_access::Access;
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::module::signatures::{Parameter, Passing, Signature};
use crate::lower::cx::prelude::*;
use crate::lower::decorations::decorate_parameter;
use crate::lower::decorations::kernel_arguments::describe_argument;
use crate::spirv::grammar::{Decoration, FunctionParameterAttribute};
use crate::spirv::inst::Inst;

/// Emits the parameters of the LLVM function and returns their ids.
pub(super) fn lower_parameters<'m>(fx: &mut FunctionCx<'_, 'm>, signature: &Signature) -> Result<Vec<Typed>> {
    let mut ids = Vec::new();
    for (index, (parameter, value)) in signature.parameters.iter().zip(fx.function.parameters()).enumerate() {
        for ty in &parameter.types {
            let id = fx.fresh();
            fx.emit_head(&Inst::new(Op::FunctionParameter).id(*ty).id(id))?;
            if signature.kernel {
                describe_argument(fx.mx, fx.function, index as u32, id)?;
            }
            if matches!(parameter.passing, Passing::Memory(_)) {
                fx.mx.decorate_with(id, Decoration::FuncParamAttr, FunctionParameterAttribute::ByVal)?;
                fx.mx.decorate_alignment(id, fx.mx.layout.abi_alignment(value.ty()))?;
            }
            // The attributes of a value do not hold for its parts.
            if parameter.types.len() == 1 {
                decorate_parameter(fx.mx, fx.function, index as u32, id)?;
                fx.mx.name_value(id, value)?;
            }
            ids.push(Typed::new(id, *ty));
        }
    }
    Ok(ids)
}

/// Defines the values of the parameters in the body.
pub(super) fn define_parameters<'m>(fx: &mut FunctionCx<'_, 'm>, signature: &Signature, ids: &[Typed]) -> Result<()> {
    let mut ids = ids.iter().copied();
    for (parameter, value) in signature.parameters.iter().zip(fx.function.parameters()) {
        let passed: Parts = ids.by_ref().take(parameter.types.len()).collect();
        let parts = lower_parameter_value(fx, parameter, value, passed)?;
        fx.define_unnamed(value, parts);
    }
    Ok(())
}

fn lower_parameter_value<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    parameter: &Parameter,
    value: Value<'m>,
    passed: Parts,
) -> Result<Parts> {
    let [only] = passed.as_slice() else { return Ok(passed) };
    match parameter.passing {
        Passing::Parts => Ok(passed),
        Passing::Byte(_) => {
            let zero = fx.mx.int_constant(8, 0)?;
            Ok(Parts::from_elem(fx.icmp_ne(*only, zero)?, 1))
        }
        Passing::Masked => {
            let LegalForm::Lanes(Lanes { lane, count }) = fx.form(value.ty())? else { return Ok(passed) };
            let layout = IntLayout::of(lane, count)
                .ok_or_else(|| invalid(format!("expected an integer of at most 64 bits, found {}", value.ty())))?;
            Ok(Parts::from_elem(layout.mask(fx, *only)?, 1))
        }
        Passing::SingleLane(_) => fx.unwrap_single_lane(value.ty(), passed),
        Passing::TypedPointer(_) if !value.has_uses() => Ok(passed),
        Passing::TypedPointer(pointer) => Ok(Parts::from_elem(fx.bitcast(pointer, *only)?, 1)),
        Passing::Memory(pointer) => {
            let id = fx.bitcast(pointer, *only)?;
            let (source, access) = (fx.typed_pointer(id)?, Access::natural(fx, value.ty()));
            memory_access::load(fx, value.ty(), source, access)
        }
    }
}
