//! Conversions of numbers, and of pointers to and from integers.

use crate::error::Result;
use crate::ir::{Opcode, TypeId, ValueId};
use crate::lift::cx::FunctionCx;
use crate::spirv::Op;
use crate::spirv::grammar::Decoration;
use crate::spirv::view::Instruction;

/// Returns `true` for the instructions of this family.
pub(super) fn is_conversion(op: Op) -> bool {
    is_rounded(op)
        || matches!(
            op,
            Op::SConvert
                | Op::UConvert
                | Op::ConvertFToS
                | Op::ConvertFToU
                | Op::ConvertSToF
                | Op::ConvertUToF
                | Op::FConvert
                | Op::Bitcast
                | Op::ConvertPtrToU
                | Op::ConvertUToPtr
        )
}

/// Returns `true` for the conversions that clamp or round stochastically.
fn is_rounded(op: Op) -> bool {
    matches!(
        op,
        Op::ClampConvertFToFINTEL
            | Op::ClampConvertFToSINTEL
            | Op::StochasticRoundFToFINTEL
            | Op::ClampStochasticRoundFToFINTEL
            | Op::ClampStochasticRoundFToSINTEL
    )
}

/// Lifts conversions.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    match inst.op {
        Op::Bitcast | Op::ConvertPtrToU | Op::ConvertUToPtr => bitcast(fx, inst),
        op if is_rounded(op) => convert_rounded(fx, inst),
        _ => convert(fx, inst),
    }
}

/// `OpSConvert x` => `sext x` or `trunc x`; with a rounding mode or saturation, and of cooperative matrices, a call
fn convert<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    super::special::check_saturation(fx, inst)?;
    if let Some(value) = super::special::convert_format(fx, inst)? {
        fx.set_result(inst, value);
        return Ok(());
    }
    let [id] = fx.exactly(inst)?;
    let is_special = inst.result().is_some_and(|id| {
        fx.is_decorated(id, Decoration::FPRoundingMode) || fx.is_decorated(id, Decoration::SaturatedConversion)
    });
    let is_opaque = inst.result_type().is_some_and(|ty| fx.is_opaque_type(ty));
    let operand = fx.value(id)?;
    let is_identity = match inst.op {
        // Numbers of 8 bits of two formats are integers of one type in LLVM IR.
        Op::FConvert => fx.type_id_of(id).ok() == inst.result_type(),
        Op::SConvert | Op::UConvert => fx.llvm_type(operand) == fx.result_type(inst)?,
        _ => false,
    };
    let value = if is_identity && !is_opaque {
        operand
    } else if !is_opaque && !has_instruction(fx, inst, operand)? {
        // OpenCL C's function of this name converts integers.
        fx.friendly_call(inst)?
    } else if is_special || is_opaque {
        fx.call_of_instruction(inst)?
    } else {
        native_conversion(fx, inst, operand)?
    };
    fx.set_result(inst, value);
    Ok(())
}

/// Returns `true` if LLVM IR has the types of a conversion: numbers of 8 bits with an exponent are integers there.
fn has_instruction(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>, operand: ValueId) -> Result<bool> {
    let is_float = [fx.ir.is_float(fx.llvm_type(operand)), fx.ir.is_float(fx.result_type(inst)?)];
    Ok(match inst.op {
        Op::SConvert | Op::UConvert => is_float == [false, false],
        Op::ConvertFToS | Op::ConvertFToU => is_float == [true, false],
        Op::ConvertSToF | Op::ConvertUToF => is_float == [false, true],
        _ => is_float == [true, true],
    })
}

/// `OpStochasticRoundFToFINTEL x seed` => the function of the formats, or that of the instruction
fn convert_rounded<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    super::special::check_saturation(fx, inst)?;
    let value = match super::special::convert_format(fx, inst)? {
        Some(value) => value,
        None => fx.call_of_instruction(inst)?,
    };
    fx.set_result(inst, value);
    Ok(())
}

fn native_conversion(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, value: ValueId) -> Result<ValueId> {
    let ty = fx.result_type(inst)?;
    let from = fx.llvm_type(value);
    Ok(match inst.op {
        Op::SConvert => fx.sext_or_trunc(value, ty),
        Op::UConvert => fx.zext_or_trunc(value, ty),
        Op::ConvertFToS => fx.cast(Opcode::FPToSI, value, ty),
        Op::ConvertFToU => fx.cast(Opcode::FPToUI, value, ty),
        Op::ConvertSToF => fx.cast(Opcode::SIToFP, value, ty),
        Op::ConvertUToF => fx.cast(Opcode::UIToFP, value, ty),
        _ => {
            let (width, to) = (fx.ir.float_width(from), fx.ir.float_width(ty));
            if width == to && from != ty {
                // Between half and bfloat: `float` has all numbers of both.
                let Some(float) = fx.ir.float_type(32) else { return Err(fx.unsupported(inst, "unknown format")) };
                let wide = fx.ir.with_scalar(ty, float);
                let value = fx.cast(Opcode::FPExt, value, wide);
                return Ok(fx.cast(Opcode::FPTrunc, value, ty));
            }
            fx.cast(if width < to { Opcode::FPExt } else { Opcode::FPTrunc }, value, ty)
        }
    })
}

/// `OpBitcast x`, `OpConvertPtrToU x`, `OpConvertUToPtr x` => `bitcast`, `ptrtoint`, `inttoptr`; between pointers and other
/// types through an integer
fn bitcast<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [operand] = fx.exactly(inst)?;
    fx.derive_volatile(inst, operand);
    let value = fx.value(operand)?;
    let ty = fx.result_type(inst)?;
    let from = fx.llvm_type(value);
    let is_pointer = |fx: &FunctionCx<'_, '_>, ty| fx.ir.address_space(ty).is_some();
    if inst.op == Op::ConvertPtrToU && !is_pointer(fx, from) {
        // An image, which LLVM's instructions do not take.
        return fx.lift_as_call(inst);
    }
    let value = match (is_pointer(fx, from), is_pointer(fx, ty)) {
        // Passes of LLVM for GPUs crash on a cast of a constant to its own type.
        (true, true) if from == ty && !value.is_local() && fx.options.gpu.is_some() => value,
        // The pointees may differ, which LLVM's pointers do not show; the result keeps its name.
        (true, true) if from == ty => fx.fb.cast(Opcode::BitCast, 0, value, ty),
        _ if from == ty => value,
        (true, true) => fx.cast(Opcode::AddrSpaceCast, value, ty),
        (true, false) if fx.ir.int_width(ty).is_some() && fx.ir.same_shape(from, ty) => {
            fx.cast(Opcode::PtrToInt, value, ty)
        }
        (false, true) if fx.ir.int_width(from).is_some() && fx.ir.same_shape(from, ty) => {
            fx.cast(Opcode::IntToPtr, value, ty)
        }
        (true, false) => {
            let integer = fx.int_like_pointer(from);
            let value = fx.cast(Opcode::PtrToInt, value, integer);
            fx.cast(Opcode::BitCast, value, ty)
        }
        (false, true) => {
            let integer = fx.int_like_pointer(ty);
            let value = fx.cast(Opcode::BitCast, value, integer);
            fx.cast(Opcode::IntToPtr, value, ty)
        }
        (false, false) if bits(fx, from) != bits(fx, ty) => {
            return Err(fx.invalid(inst, "the types of a bitcast have different numbers of bits"));
        }
        (false, false) => fx.cast(Opcode::BitCast, value, ty),
    };
    fx.set_result(inst, value);
    Ok(())
}

/// Returns the number of bits of a number or of a vector of numbers.
fn bits(fx: &FunctionCx<'_, '_>, ty: TypeId) -> Option<u32> {
    let width = fx.ir.int_width(ty).or_else(|| fx.ir.float_width(ty))?;
    width.checked_mul(fx.ir.vector_length(ty).unwrap_or(1))
}
