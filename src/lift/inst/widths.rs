//! Instructions on integers of any widths that functions of OpenCL C, which have one width of each operand, stand for.

use crate::error::Result;
use crate::ir::ValueId;
use crate::lift::cx::FunctionCx;
use crate::map::builtin_names::{self, Arrangement, Facts};
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::view::Instruction;

/// The width of the numbers of bits and of the result of a dot product.
const WORD_BITS: u32 = 32;

/// Returns `true` for the instructions of this family.
pub(super) fn is_of_any_width(op: Op) -> bool {
    matches!(
        op,
        Op::BitCount
            | Op::BitFieldInsert
            | Op::BitFieldSExtract
            | Op::BitFieldUExtract
            | Op::SDot
            | Op::UDot
            | Op::SUDot
    )
}

pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let value = match inst.op {
        _ if !fx.is_opencl() => fx.call_of_instruction(inst)?,
        Op::BitCount => bit_count(fx, inst)?,
        Op::SDot | Op::UDot | Op::SUDot => dot(fx, inst)?,
        _ => bit_field(fx, inst)?,
    };
    fx.set_result(inst, value);
    Ok(())
}

/// `OpBitCount x` => `popcount(x)`, which is as wide as `x`, in the result type
fn bit_count<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let operands = fx.generic_operands(inst)?;
    let Some((base, parameter)) = operands.first().cloned() else {
        return Err(fx.invalid(inst, "expected an operand"));
    };
    let own = fx.llvm_type(base);
    let value = fx.call_with(inst, operands, own, Some(parameter))?;
    let ty = fx.result_type(inst)?;
    Ok(fx.zext_or_trunc(value, ty))
}

/// `OpBitFieldSExtract x offset count` => `bitfield_extract_signed(x, offset, count)`, whose numbers have 32 bits
fn bit_field<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let mut operands = fx.generic_operands(inst)?;
    let first_number = operands.len().saturating_sub(2);
    for (value, parameter) in &mut operands[first_number..] {
        let word = fx.ir.int_type(WORD_BITS);
        *value = fx.zext_or_trunc(*value, word);
        *parameter = Parameter::Scalar(Scalar::Int);
    }
    let result = fx.result_type(inst)?;
    let parameter = inst.result_type().and_then(|ty| fx.parameter(ty));
    fx.call_with(inst, operands, result, parameter)
}

/// `OpSDot a b` with a result of other than 32 bits => `__spirv_SDotKHR_Rshort(a, b)`, as the Khronos translator writes it; on
/// the host and GPUs `dot(a, b)`, whose result has 32 bits, in the result type: the sum of four products of bytes has fewer
/// bits, and that of a narrower type is taken modulo a power of two
fn dot<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let result = fx.result_type(inst)?;
    let operands = fx.generic_operands(inst)?;
    let word = Parameter::Scalar(Scalar::Int);
    let is_for_machine = fx.options.is_for_host || fx.options.gpu.is_some();
    if !is_for_machine || fx.ir.int_width(result) == Some(WORD_BITS) || !has_function(fx, inst, &operands, &word) {
        return fx.call_of_instruction(inst);
    }
    let own = fx.ir.int_type(WORD_BITS);
    let value = fx.call_with(inst, operands, own, Some(word))?;
    Ok(match inst.op {
        Op::UDot => fx.zext_or_trunc(value, result),
        _ => fx.sext_or_trunc(value, result),
    })
}

/// Returns `true` if OpenCL C has a function for the instruction with these operands and a result of a type: on four bytes, as a
/// vector or packed.
fn has_function<'a>(
    fx: &FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    operands: &[(ValueId, Parameter<'a>)],
    result: &Parameter<'a>,
) -> bool {
    let is_of_bytes = |parameter: &Parameter<'_>| match *parameter {
        Parameter::Vector { element, length } => element.bits() == 8 && length == 4,
        Parameter::Scalar(_) => true,
        _ => false,
    };
    let parameters: Vec<Parameter<'_>> = operands.iter().map(|operand| operand.1.clone()).collect();
    if !parameters.iter().all(is_of_bytes) {
        return false;
    }
    let facts = Facts { result: Some(result), operands: &parameters, ..fx.facts(inst) };
    builtin_names::instruction(fx.options.environment, inst.op, &facts).arrangement == Arrangement::OpenCl
}
