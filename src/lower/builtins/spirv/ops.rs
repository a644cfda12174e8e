//! Instructions by name: `__spirv_IAdd(a, b)` => `OpIAdd`, `__spirv_ocl_fma(a, b, c)` => `OpExtInst fma`

use crate::error::{Error, ErrorKind};
use crate::lower::builtins::spirv::arguments::{Call, OperandOwner, unwrap_structs};
use crate::lower::builtins::spirv::named::{Instruction, NamedCall};
use crate::lower::builtins::spirv::operands::add_operands;
use crate::lower::builtins::spirv::outcome::CallResult;
use crate::lower::builtins::spirv::requires::require;
use crate::lower::builtins::spirv::rules;
use crate::lower::cx::prelude::*;
use crate::map::rounding_mode;
use crate::spirv::grammar::{Class, Decoration, EnumKind, OperandKind, Std, op_row, std_row};
use crate::spirv::inst::Inst as SpirvInst;

pub(super) fn core<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall, op: Op) -> Result<Parts> {
    let row = op_row(op).ok_or_else(|| Error::new(ErrorKind::InvalidInstruction, format!("{op} is unknown")))?;
    let mut call = Call::new(inst, row.name, named);
    if matches!(op, Op::PredicatedLoadINTEL | Op::PredicatedStoreINTEL) {
        call.omit_empty_mask(row);
    }
    if row.class == Class::Atomic {
        call.omit_generic_cast(fx.mx);
    }
    let outcome = match row.has_result_type() {
        true => CallResult::infer(fx, &call, Some(op))?,
        false => CallResult::Nothing,
    };
    if matches!(outcome, CallResult::Nothing) && (!inst.ty().is_void() || call.sret.is_some()) {
        return Err(call.error("the instruction has no result, but the function is not void"));
    }
    let owner = OperandOwner { target: Instruction::Op(op), operands: row.operands, result: outcome.ty() };
    rules::check(fx, &call, op)?;
    require(fx, &call, owner)?;
    let mut built = SpirvInst::new(op);
    let mut result = None;
    if let Some(ty) = outcome.ty() {
        let id = fx.fresh();
        built = built.id(ty).id(id);
        result = Some(Typed::new(id, ty));
    }
    let (built, values) = add_operands(fx, &call, owner, built)?;
    fx.emit_with_pointers(built, &values).map_err(|error| rules::refusal(error, &call, op))?;
    match result {
        Some(id) => {
            decorate(fx, named, id)?;
            outcome.lower(fx, inst, id)
        }
        None => Ok(Parts::new()),
    }
}

/// `_sat` => `SaturatedConversion`, `_rte` and the like => `FPRoundingMode`
fn decorate(fx: &mut FunctionCx<'_, '_>, named: &NamedCall, id: Typed) -> Result<()> {
    if named.saturated {
        fx.mx.decorate(id, Decoration::SaturatedConversion, &[])?;
    }
    match named.rounding {
        Some(rounding) => fx.mx.decorate_with(id, Decoration::FPRoundingMode, rounding_mode(rounding)),
        None => Ok(()),
    }
}

pub(super) fn extended<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, named: &NamedCall, std: Std) -> Result<Parts> {
    let row = std_row(std).ok_or_else(|| Error::new(ErrorKind::InvalidInstruction, format!("{std} is unknown")))?;
    let call = Call::new(inst, row.name, named);
    if let Some(parts) = extended_by_chunks(fx, &call, std)? {
        return Ok(parts);
    }
    let outcome = match inst.ty().is_void() && call.sret.is_none() {
        true => CallResult::Nothing,
        false => CallResult::infer(fx, &call, None)?,
    };
    let ty = match outcome.ty() {
        Some(ty) => ty,
        None => fx.mx.type_void()?,
    };
    let owner = OperandOwner { target: Instruction::Std(std), operands: row.operands, result: outcome.ty() };
    let (id, set) = (fx.fresh(), fx.mx.opencl_std());
    let built = SpirvInst::new(Op::ExtInst).id(ty).id(id).id(set).literal(std.0);
    let (built, values) = match (named.rounding, row.operands.split_last()) {
        (Some(rounding), Some((mode, operands))) if mode.kind == OperandKind::Enum(EnumKind::FPRoundingMode) => {
            let (built, values) = add_operands(fx, &call, OperandOwner { operands, ..owner }, built)?;
            (built.enumerant(rounding_mode(rounding)), values)
        }
        (Some(_), _) => {
            return Err(
                call.error("the instruction has no rounding mode, but the function's name has a suffix for one")
            );
        }
        // SYCL's headers leave out the number of components, which is that of the result.
        (None, Some((count, operands)))
            if count.kind == OperandKind::LiteralInteger && call.arguments.len() == operands.len() =>
        {
            let (built, values) = add_operands(fx, &call, OperandOwner { operands, ..owner }, built)?;
            (built.literal(fx.mx.lanes(unwrap_structs(call.result_type()))?.count), values)
        }
        (None, _) => add_operands(fx, &call, owner, built)?,
    };
    fx.emit_with_pointers(built, &values)?;
    outcome.lower(fx, inst, Typed::new(id, ty))
}

/// A call of an instruction on each component of vectors whose length only an extension has => one instruction for each
/// vector of a standard length; `None` for other calls
fn extended_by_chunks<'m>(fx: &mut FunctionCx<'_, 'm>, call: &Call<'m>, std: Std) -> Result<Option<Parts>> {
    let result = call.inst.ty();
    let has_operands = std_row(std).is_some_and(|row| row.operands.len() == call.arguments.len());
    if fx.mx.legal.any_length.is_none() || call.sret.is_some() || !has_operands || !is_componentwise(std) {
        return Ok(None);
    }
    let LegalForm::Lanes(lanes) = fx.form(result)? else { return Ok(None) };
    let mut operands = Parts::new();
    for argument in &call.arguments {
        let value = argument.value;
        if argument.by_value.is_some() || !value.ty().is_vector() || value.ty() != result {
            return Ok(None);
        }
    }
    let [ty] = fx.part_types(result, None)?[..] else { return Ok(None) };
    if lanes.count == 1 || fx.mx.long_vector(ty).is_none() {
        return Ok(None);
    }
    for argument in &call.arguments {
        operands.push(fx.scalar(argument.value)?);
    }
    fx.std(std, ty, &operands).map(|id| Some(Parts::from_elem(id, 1)))
}

/// Returns `true` for the instructions on vectors of one type that treat each component alike.
fn is_componentwise(std: Std) -> bool {
    !matches!(std, Std::shuffle | Std::shuffle2 | Std::cross | Std::normalize | Std::fast_normalize)
}
