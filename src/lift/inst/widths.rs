//! Instructions on integers of any widths that functions of OpenCL C, which have one width of each operand, stand for.

use crate::error::Result;
use crate::ir::ValueId;
use crate::lift::cx::FunctionCx;
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::view::Instruction;

/// The width of the numbers of bits.
const WORD_BITS: u32 = 32;

/// Returns `true` for the instructions of this family.
pub(super) fn is_of_any_width(op: Op) -> bool {
    matches!(op, Op::BitCount | Op::BitFieldInsert | Op::BitFieldSExtract | Op::BitFieldUExtract)
}

pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let value = match inst.op {
        _ if !fx.is_opencl() => fx.call_of_instruction(inst)?,
        Op::BitCount => bit_count(fx, inst)?,
        _ => bit_field(fx, inst)?,
    };
    fx.set_result(inst, value);
    Ok(())
}

/// `OpBitCount x` => `popcount(x)`, which is as wide as `x`, in the result type; `llvm.ctpop(x)` for a machine if OpenCL C has
/// no type of that width
fn bit_count<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<ValueId> {
    let operands = fx.generic_operands(inst)?;
    let Some((base, parameter)) = operands.first().cloned() else {
        return Err(fx.invalid(inst, "expected an operand"));
    };
    let own = fx.llvm_type(base);
    let width = fx.ir.int_width(fx.ir.scalar_type(own));
    let has_function = matches!(width, Some(8 | 16 | 32 | 64));
    let value = match fx.options.is_for_machine() && !has_function {
        true => fx.intrinsic(&format!("llvm.ctpop.{}", fx.suffix(own)), own, &[base]),
        false => fx.call_with(inst, operands, own, Some(parameter))?,
    };
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
