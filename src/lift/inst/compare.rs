//! Comparisons, classifications of floating-point numbers, and selections.

use super::fast_math::set_fast_math;
use crate::error::Result;
use crate::ir::{IntPredicate, Opcode, TypeId};
use crate::lift::cx::{Call, FunctionCx};
use crate::map::builtin_names::{self, Facts};
use crate::map::instructions::{float_predicate, int_predicate};
use crate::spirv::Op;
use crate::spirv::view::Instruction;

/// Returns `true` for the instructions of this family.
pub(super) fn is_comparison(op: Op) -> bool {
    int_predicate(op).is_some()
        || float_predicate(op).is_some()
        || is_classification(op)
        || matches!(op, Op::Any | Op::All | Op::Select)
}

fn is_classification(op: Op) -> bool {
    matches!(op, Op::IsNan | Op::IsInf | Op::IsFinite | Op::IsNormal | Op::SignBitSet)
}

/// Lifts comparisons, classifications and selections.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    match inst.op {
        Op::Any | Op::All => any_all(fx, inst),
        Op::Select => select(fx, inst),
        op if is_classification(op) => classify(fx, inst),
        _ => compare(fx, inst),
    }
}

/// `OpIEqual a b` => `icmp eq a, b`
fn compare<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [a, b] = fx.exactly(inst)?;
    let (a, b) = (fx.value(a)?, fx.value(b)?);
    let value = match (int_predicate(inst.op), float_predicate(inst.op)) {
        (Some(predicate), _) => fx.icmp(predicate, a, b),
        (None, Some(predicate)) => {
            let (fb, ir) = fx.builders();
            fb.fcmp(ir, predicate, a, b)
        }
        (None, None) => return Err(fx.invalid(inst, "expected a comparison")),
    };
    if int_predicate(inst.op).is_none() {
        set_fast_math(fx, inst, value);
    }
    fx.set_result(inst, value);
    Ok(())
}

/// `OpIsNan x` => `trunc isnan(x)` in OpenCL C, whose result is an integer; `__spirv_IsNan(x)`. As in the Khronos translator
/// vectors become bytes first, which is the result of the latter.
fn classify<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [operand] = fx.exactly(inst)?;
    let value = fx.value(operand)?;
    let result = fx.result_type(inst)?;
    let operand_type = fx.llvm_type(value);
    let is_vector = fx.ir.vector_length(operand_type).is_some();
    let own = match (fx.is_opencl(), is_vector) {
        (true, true) => fx.int_like(operand_type),
        (true, false) => fx.ir.int_type(32),
        (false, true) => {
            let byte = fx.ir.int_type(8);
            fx.ir.with_scalar(operand_type, byte)
        }
        (false, false) => result,
    };
    boolean_call(fx, inst, &[operand], own)
}

/// Adds a call that returns integers and truncates them to Booleans.
fn boolean_call<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, operands: &[u32], own: TypeId) -> Result<()> {
    let result = fx.result_type(inst)?;
    let mut parameters = Vec::new();
    for &operand in operands {
        let ty = fx.type_id_of(operand)?;
        let Some(parameter) = fx.parameter(ty) else { return Err(fx.unsupported(inst, "the type has no name")) };
        parameters.push(parameter);
    }
    let facts = Facts { operands: &parameters, ..Facts::default() };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    let mut call = Call { hides_effect: fx.is_opencl(), ..Call::new(name, own) };
    for (&operand, parameter) in operands.iter().zip(parameters.clone()) {
        let value = fx.value(operand)?;
        call = call.argument(value, parameter);
    }
    let mut value = fx.call(inst, call)?;
    if fx.ir.vector_length(own).is_some() {
        let byte = fx.ir.int_type(8);
        let bytes = fx.ir.with_scalar(own, byte);
        value = fx.cast(Opcode::Trunc, value, bytes);
    }
    let value = fx.cast(Opcode::Trunc, value, result);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpAny x` => `trunc any(sext x)`: the functions take integers, of which they test the signs
fn any_all<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [operand] = fx.exactly(inst)?;
    let value = fx.value(operand)?;
    let (value, from) = match fx.llvm_type(value) {
        from if fx.ir.int_width(from) == Some(1) => (value, from),
        from => {
            let zero = fx.all_bits(from, false);
            let signs = fx.icmp(IntPredicate::Slt, value, zero);
            (signs, fx.llvm_type(signs))
        }
    };
    let byte = fx.ir.int_type(8);
    let bytes = fx.ir.with_scalar(from, byte);
    let value = fx.cast(Opcode::SExt, value, bytes);
    let own = if fx.is_opencl() { fx.ir.int_type(32) } else { TypeId::I1 };
    let length = fx.ir.vector_length(from).unwrap_or(1);
    let parameter = fx.byte_vector(length);
    let facts = Facts { operands: std::slice::from_ref(&parameter), ..Facts::default() };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    let call = Call::new(name, own).argument(value, parameter.clone());
    let value = fx.call(inst, call)?;
    let value = fx.cast(Opcode::Trunc, value, TypeId::I1);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpSelect c a b` => `select c, a, b`
fn select<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [condition, a, b] = fx.exactly(inst)?;
    fx.derive_volatile(inst, a);
    fx.derive_volatile(inst, b);
    let (condition, a, b) = (fx.value(condition)?, fx.value(a)?, fx.value(b)?);
    let ty = fx.result_type(inst)?;
    let [a, b] = [a, b].map(|value| fx.constant_pointer(value, ty));
    let value = fx.select(condition, a, b);
    set_fast_math(fx, inst, value);
    fx.set_result(inst, value);
    Ok(())
}
