//! Arithmetic and operations on bits.

use super::fast_math::set_fast_math;
use super::rounded;
use crate::error::Result;
use crate::ir::builder::flags;
use crate::ir::{FloatPredicate, IntPredicate, Opcode, TypeId};
use crate::lift::cx::FunctionCx;
use crate::map::instructions::binary_opcode;
use crate::spirv::Op;
use crate::spirv::view::Instruction;

/// Returns `true` for the instructions of this family.
pub(super) fn is_arithmetic(op: Op) -> bool {
    binary_opcode(op).is_some()
        || matches!(
            op,
            Op::SNegate
                | Op::FNegate
                | Op::Not
                | Op::LogicalNot
                | Op::SMod
                | Op::FMod
                | Op::IAddCarry
                | Op::ISubBorrow
                | Op::BitReverse
                | Op::FmaKHR
                | Op::VectorTimesScalar
        )
}

/// Lifts arithmetic.
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    match inst.op {
        Op::SNegate | Op::FNegate | Op::Not | Op::LogicalNot => unary(fx, inst),
        Op::SMod => smod(fx, inst),
        Op::FMod => fmod(fx, inst),
        Op::IAddCarry | Op::ISubBorrow => with_carry(fx, inst),
        Op::BitReverse => bit_reverse(fx, inst),
        Op::FmaKHR => fma(fx, inst),
        Op::VectorTimesScalar => vector_times_scalar(fx, inst),
        _ => binary(fx, inst),
    }
}

/// `OpIAdd a b` => `add a, b`
fn binary<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [a, b] = fx.exactly(inst)?;
    let Some(opcode) = binary_opcode(inst.op) else {
        return Err(fx.invalid(inst, "expected an operation on two operands"));
    };
    let (a, mut b) = (fx.value(a)?, fx.value(b)?);
    if opcode == Opcode::FDiv
        && let Some(mode) = rounded::mode(fx, inst)
    {
        rounded::lift(fx, inst, "fdiv", &[a, b], mode);
        return Ok(());
    }
    if matches!(opcode, Opcode::Shl | Opcode::LShr | Opcode::AShr) {
        // The amount may have another width than the base.
        let ty = fx.llvm_type(a);
        b = fx.zext_or_trunc(b, ty);
    }
    let flags = match opcode {
        Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl => wrap_flags(fx, inst),
        _ => 0,
    };
    let value = fx.binary(opcode, flags, a, b);
    set_fast_math(fx, inst, value);
    fx.set_result(inst, value);
    Ok(())
}

fn wrap_flags(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>) -> u32 {
    inst.result().map_or(0, |id| fx.wrap_flags(id))
}

/// `OpSNegate x` => `sub 0, x`; `OpNot x` => `xor x, -1`
fn unary<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [operand] = fx.exactly(inst)?;
    let operand = fx.value(operand)?;
    let ty = fx.llvm_type(operand);
    let value = match inst.op {
        Op::FNegate => {
            let (fb, ir) = fx.builders();
            let value = fb.fneg(ir, operand);
            set_fast_math(fx, inst, value);
            value
        }
        Op::SNegate => {
            let zero = fx.all_bits(ty, false);
            let flags = wrap_flags(fx, inst);
            fx.binary(Opcode::Sub, flags, zero, operand)
        }
        _ => {
            let ones = fx.all_bits(ty, true);
            fx.binary(Opcode::Xor, 0, operand, ones)
        }
    };
    fx.set_result(inst, value);
    Ok(())
}

/// `OpSMod a b` => the remainder with the sign of `b`:
/// `r = srem a, b; (a ^ b) < 0 && r != 0 ? r + b : r`
fn smod<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [a, b] = fx.exactly(inst)?;
    let (a, b) = (fx.value(a)?, fx.value(b)?);
    let ty = fx.llvm_type(a);
    let remainder = fx.binary(Opcode::SRem, 0, a, b);
    fx.set_name(remainder, "srem.res");
    let signs = fx.binary(Opcode::Xor, 0, a, b);
    fx.set_name(signs, "xor.res");
    let zero = fx.all_bits(ty, false);
    let differs = fx.icmp(IntPredicate::Slt, signs, zero);
    fx.set_name(differs, "cmpsign.res");
    let is_nonzero = fx.icmp(IntPredicate::Ne, remainder, zero);
    fx.set_name(is_nonzero, "cmpsrem.res");
    let must_adjust = fx.binary(Opcode::And, 0, differs, is_nonzero);
    fx.set_name(must_adjust, "cmp.res");
    let adjusted = fx.binary(Opcode::Add, flags::NO_SIGNED_WRAP, remainder, b);
    fx.set_name(adjusted, "add.res");
    let value = fx.select(must_adjust, adjusted, remainder);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpFMod a b` => the remainder with the sign of `b`:
/// `r = frem a, b; c = copysign(r, b); r != c ? r + b : c`
fn fmod<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [a, b] = fx.exactly(inst)?;
    let (a, b) = (fx.value(a)?, fx.value(b)?);
    let ty = fx.llvm_type(a);
    let remainder = fx.binary(Opcode::FRem, 0, a, b);
    set_fast_math(fx, inst, remainder);
    fx.set_name(remainder, "frem.res");
    let name = format!("llvm.copysign.{}", fx.suffix(ty));
    let signed = fx.intrinsic(&name, ty, &[remainder, b]);
    fx.set_name(signed, "copysign.res");
    let sum = fx.binary(Opcode::FAdd, 0, remainder, b);
    set_fast_math(fx, inst, sum);
    fx.set_name(sum, "fadd.res");
    let (fb, ir) = fx.builders();
    let differs = fb.fcmp(ir, FloatPredicate::One, remainder, signed);
    fx.set_name(differs, "cmp.res");
    let value = fx.select(differs, sum, signed);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpIAddCarry a b` => `llvm.uadd.with.overflow`, with the carry as an integer. As in the Khronos translator the structure has
/// no name if it is only stored.
fn with_carry<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [a, b] = fx.exactly(inst)?;
    let (a, b) = (fx.value(a)?, fx.value(b)?);
    let ty = fx.llvm_type(a);
    let name = if inst.op == Op::IAddCarry { "llvm.uadd" } else { "llvm.usub" };
    let name = format!("{name}.with.overflow.{}", fx.suffix(ty));
    let carry_type = fx.ir.with_scalar(ty, TypeId::I1);
    let pair = fx.ir.literal_struct_type(&[ty, carry_type], false);
    let both = fx.intrinsic(&name, pair, &[a, b]);
    let number = fx.extract_value(inst, both, &[0])?;
    let carry = fx.extract_value(inst, both, &[1])?;
    let carry = fx.cast(Opcode::ZExt, carry, ty);
    let named = fx.result_type(inst)?;
    let is_packed = fx.ir.is_packed(named);
    let result = match fx.stored_next(inst) {
        Some(_) => fx.ir.literal_struct_type(&[ty, ty], is_packed),
        None => named,
    };
    let poison = fx.ir.poison(result);
    let value = fx.insert_value(poison, number, &[0]);
    let value = fx.insert_value(value, carry, &[1]);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpBitReverse x` => `llvm.bitreverse(x)`
fn bit_reverse<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [operand] = fx.exactly(inst)?;
    let operand = fx.value(operand)?;
    let ty = fx.llvm_type(operand);
    let name = format!("llvm.bitreverse.{}", fx.suffix(ty));
    let value = fx.intrinsic(&name, ty, &[operand]);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpFmaKHR a b c` => `llvm.fma(a, b, c)`
fn fma<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let operands: [u32; 3] = fx.exactly(inst)?;
    let operands = fx.values(&operands)?;
    let ty = fx.result_type(inst)?;
    let name = format!("llvm.fma.{}", fx.suffix(ty));
    let value = fx.intrinsic(&name, ty, &operands);
    set_fast_math(fx, inst, value);
    fx.set_result(inst, value);
    Ok(())
}

/// `OpVectorTimesScalar v s` => `fmul v, splat(s)`
fn vector_times_scalar<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let [vector, scalar] = fx.exactly(inst)?;
    let (vector, scalar) = (fx.value(vector)?, fx.value(scalar)?);
    let ty = fx.llvm_type(vector);
    let splat = fx.splat(scalar, ty);
    let value = fx.binary(Opcode::FMul, 0, vector, splat);
    set_fast_math(fx, inst, value);
    fx.set_result(inst, value);
    fx.set_name(value, "scale");
    Ok(())
}
