//! Conversion of an instruction's result to the result of the call.

use crate::ir::Type;
use crate::lower::builtins::spirv::arguments::{Call, is_single, unwrap_structs};
use crate::lower::builtins::spirv::booleans::{is_only_truncated, keep};
use crate::lower::builtins::spirv::exact::{exact_type, from_exact, odd_width_integers};
use crate::lower::cx::legal::resize::resize_part;
use crate::lower::cx::prelude::*;
use crate::map::spirv_calls;
use crate::spirv::grammar::{Class, op_row, overlay};

/// The relation between the results of an instruction and of its call.
pub(super) enum CallResult<'m> {
    /// The instruction has no result.
    Nothing,
    /// The instruction's result has the type `void`.
    Void { ty: SpirvType },
    /// The instruction's result is the call's, or is stored through the `sret` argument.
    Value { ty: SpirvType, sret: Option<(Value<'m>, Type<'m>)> },
    /// The instruction's result is a pointer to bytes; the call's has the type `call_type`.
    BytePointer { ty: SpirvType, call_type: SpirvType },
    /// The instruction's result is a Boolean or a vector of them; the call's has integers.
    Boolean { ty: SpirvType, lanes: Lanes },
    /// The instruction's result is an integer of an odd width or a vector of them.
    OddWidth { ty: SpirvType, lanes: Lanes, sret: Option<(Value<'m>, Type<'m>)> },
}

impl<'m> CallResult<'m> {
    /// Infers the result of `call`, of a core instruction or, without `op`, an extended one.
    pub(super) fn infer(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, op: Option<Op>) -> Result<Self> {
        let boolean = op.is_some_and(spirv_calls::returns_bool);
        // The result of a composite instruction may be a structure with one member.
        let composite = op.and_then(op_row).is_some_and(|row| row.class == Class::Composite)
            && !matches!(op, Some(Op::VectorExtractDynamic | Op::VectorInsertDynamic | Op::VectorShuffle));
        if let Some((sret, ty)) = call.sret {
            let ty = if composite { ty } else { unwrap_structs(ty) };
            if let Some(lanes) = odd_width_integers(fx, ty)? {
                return Ok(Self::OddWidth { ty: exact_type(fx, lanes)?, lanes, sret: Some((sret, ty)) });
            }
            return Ok(Self::Value { ty: single_type(fx, call, ty)?, sret: Some((sret, ty)) });
        }
        let ty = call.inst.ty();
        // A task may return nothing, and the result then has the type void.
        if ty.is_void() && op == Some(Op::TaskSequenceGetALTERA) {
            return Ok(Self::Void { ty: fx.mx.type_void()? });
        }
        if ty.is_void() {
            return Err(call.error("the instruction has a result, but the function is void"));
        }
        if boolean
            && let LegalForm::Lanes(lanes @ Lanes { lane: Lane::Int { .. }, count }) = fx.form(ty)?
            && is_single(fx, ty)?
        {
            return Ok(Self::Boolean { ty: fx.mx.chunk_type(Lane::Bool, count)?, lanes });
        }
        if ty.is_pointer() {
            let call_type = fx.pointer_type_of(call.inst.value())?;
            return Ok(match fx.mx.pointee_of(call_type) {
                Some((storage, _)) if op.is_some_and(|op| overlay(op).returns_byte_pointer) => {
                    let byte = fx.mx.type_int(8)?;
                    Self::BytePointer { ty: fx.mx.type_pointer(storage, byte)?, call_type }
                }
                _ => Self::Value { ty: call_type, sret: None },
            });
        }
        if let Some(lanes) = odd_width_integers(fx, ty)? {
            return Ok(Self::OddWidth { ty: exact_type(fx, lanes)?, lanes, sret: None });
        }
        Ok(Self::Value { ty: single_type(fx, call, ty)?, sret: None })
    }

    /// Returns the type of the instruction's result.
    pub(super) fn ty(&self) -> Option<SpirvType> {
        match self {
            Self::Nothing => None,
            Self::Void { ty }
            | Self::Value { ty, .. }
            | Self::BytePointer { ty, .. }
            | Self::Boolean { ty, .. }
            | Self::OddWidth { ty, .. } => Some(*ty),
        }
    }

    /// Returns the parts of the call's result, given that of the instruction.
    pub(super) fn lower(self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, id: Typed) -> Result<Parts> {
        match self {
            Self::Nothing | Self::Void { .. } => Ok(Parts::new()),
            Self::Value { sret: None, .. } => Ok(Parts::from_elem(id, 1)),
            Self::Value { sret: Some((sret, ty)), .. } => store_result(fx, sret, ty, &[id]),
            Self::BytePointer { call_type, .. } => Ok(Parts::from_elem(fx.bitcast_if_needed(id, call_type)?, 1)),
            Self::OddWidth { lanes, sret, .. } => {
                let parts = from_exact(fx, lanes, id)?;
                match sret {
                    None => Ok(parts),
                    Some((sret, ty)) => store_result(fx, sret, ty, &parts),
                }
            }
            Self::Boolean { .. } if is_only_truncated(inst.value()) => Ok(keep(fx, id)),
            // As in OpenCL C, true is 1 as a scalar and -1 in a vector.
            Self::Boolean { lanes: Lanes { lane, count }, .. } => {
                Ok(Parts::from_elem(resize_part(fx, Lane::Bool, lane, count, id, count > 1)?, 1))
            }
        }
    }
}

/// Stores a result of type `ty` through the `sret` argument; the call itself has no parts.
fn store_result<'m>(fx: &mut FunctionCx<'_, 'm>, sret: Value<'m>, ty: Type<'m>, parts: &[Typed]) -> Result<Parts> {
    fx.store_result(sret, ty, parts, fx.mx.layout.abi_alignment(ty))?;
    Ok(Parts::new())
}

fn single_type<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, ty: Type<'m>) -> Result<SpirvType> {
    if !is_single(fx, ty)? {
        return Err(call.multiple_parts_error(ty));
    }
    match fx.part_types(ty, None)?.as_slice() {
        [ty] => Ok(*ty),
        _ => Err(call.multiple_parts_error(ty)),
    }
}
