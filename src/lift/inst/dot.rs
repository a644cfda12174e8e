//! Dot products of integers (SPV_KHR_integer_dot_product).

use crate::error::Result;
use crate::ir::{Opcode, ValueId};
use crate::lift::cx::FunctionCx;
use crate::map::opencl_ops::integer_dot_parameters;
use crate::spirv::Op;
use crate::spirv::view::Instruction;

/// Returns `true` for the instructions of this family.
pub(super) fn is_dot(op: Op) -> bool {
    integer_dot_parameters(op).is_some()
}

/// `OpSDot a b` => the sum of the products for one machine, and otherwise a call: OpenCL C has functions for vectors of four
/// bytes only, SPIR-V's names stand for all
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    if !fx.options.is_for_machine() {
        return fx.lift_as_call(inst);
    }
    let (&[a, b, ref others @ ..], result) = (FunctionCx::operands(inst), fx.result_type(inst)?) else {
        return Err(fx.invalid(inst, "expected two vectors"));
    };
    let is_first_signed = !matches!(inst.op, Op::UDot | Op::UDotAccSat);
    let is_second_signed = matches!(inst.op, Op::SDot | Op::SDotAccSat);
    let (a, b) = (components(fx, a)?, components(fx, b)?);
    let vector = fx.llvm_type(a);
    let wide = fx.ir.with_scalar(vector, result);
    let mut extended = |value: ValueId, is_signed: bool| match is_signed {
        true => fx.sext_or_trunc(value, wide),
        false => fx.zext_or_trunc(value, wide),
    };
    let (a, b) = (extended(a, is_first_signed), extended(b, is_second_signed));
    let products = fx.binary(Opcode::Mul, 0, a, b);
    let mut sum = fx.intrinsic(&format!("llvm.vector.reduce.add.{}", fx.suffix(wide)), result, &[products]);
    if let (Some(3), Some(&accumulator)) = (integer_dot_parameters(inst.op), others.first()) {
        let accumulator = fx.value(accumulator)?;
        let sign = if is_first_signed { 's' } else { 'u' };
        sum = fx.intrinsic(&format!("llvm.{sign}add.sat.{}", fx.suffix(result)), result, &[sum, accumulator]);
    }
    fx.set_result(inst, sum);
    Ok(())
}

/// Returns a vector; an integer has four bytes as components, the first in its low bits.
fn components(fx: &mut FunctionCx<'_, '_>, id: u32) -> Result<ValueId> {
    let value = fx.value(id)?;
    let ty = fx.llvm_type(value);
    if fx.ir.vector_length(ty).is_some() {
        return Ok(value);
    }
    let byte = fx.ir.int_type(8);
    let bytes = fx.ir.vector_type(byte, 4);
    Ok(fx.cast(Opcode::BitCast, value, bytes))
}
