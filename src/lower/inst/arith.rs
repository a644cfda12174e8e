//! Integer and floating-point arithmetic, shifts and bitwise operations, with their flags.

use crate::error::invalid;
use crate::ir::Opcode;
use crate::lower::cx::legal::arith::{integer_parts, lower_integer_binary};
use crate::lower::cx::legal::lanewise::Number;
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::prelude::*;
use crate::lower::inst::fast_math::{decorate_fast_math, with_flags};
use crate::map::instructions::binary_op;
use crate::spirv::Id;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Decoration, Version};

/// `add nsw nuw`, `udiv exact`, `shl`, `and`, ... => the operation on each legalized part
pub(in crate::lower) fn integer_binary<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lanes = fx.lanes(inst.ty())?;
    if fx.facts.freeze_slice.contains(&inst.value()) {
        return without_poison(fx, inst, lanes);
    }
    let parts = lower_integer_binary(fx, inst.value(), inst.opcode())?;
    // An integer narrower than its scalar type may wrap there where the LLVM value does not.
    if matches!(lanes.lane, Lane::Int { bits, width } if bits == width) {
        for id in &parts {
            decorate_wrapping(fx.mx, id.id, inst)?;
        }
    }
    Ok(parts)
}

/// Lowers an operation that a `freeze` depends on: without poison-generating flags, and with the shift amount modulo the
/// width, as a larger shift is undefined.
fn without_poison<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, lanes: Lanes) -> Result<Parts> {
    let is_shift = matches!(inst.opcode(), Opcode::Shl | Opcode::LShr | Opcode::AShr);
    // The expansion of a multi-word shift reads only as much of the amount as its words need.
    let may_be_too_far = is_shift && !inst.operand(1).is_constant() && matches!(lanes.lane, Lane::Int { .. });
    if !may_be_too_far {
        return lower_integer_binary(fx, inst.value(), inst.opcode());
    }
    let (a, amount) = (fx.legal(inst.operand(0))?, fx.legal(inst.operand(1))?);
    let width = lanewise::number(fx, lanes, Number::Small(u64::from(lanes.lane.number_bits()?)))?;
    let amount = integer_parts(fx, Opcode::URem, &amount, &width)?;
    integer_parts(fx, inst.opcode(), &a, &amount).map(Legal::into_parts)
}

/// `fadd fast`, ... => `OpFAdd` with `FPFastMathMode`
pub(in crate::lower) fn float_binary<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let opcode = inst.opcode();
    let op = binary_op(opcode).filter(|_| opcode.is_float_binary());
    let op = op.ok_or_else(|| invalid(format!("expected a binary floating-point operation, found {opcode:?}")))?;
    float_operation(fx, inst, op)
}

/// An instruction or a call with two floating-point operands => `op` on each part, with `FPFastMathMode`
pub(in crate::lower) fn float_operation<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    if matches!(op, Op::FAdd | Op::FSub) {
        fx.record_addition(inst);
    }
    let flags = fx.fast_math(inst);
    let (a, b) = (fx.value(inst.operand(0))?, fx.value(inst.operand(1))?);
    let mut parts = Parts::new();
    for (a, b) in a.into_iter().zip(b) {
        let id = fx.op(op, a.ty, &[a, b])?;
        decorate_fast_math(fx.mx, id.id, flags)?;
        parts.push(id);
    }
    Ok(parts)
}

/// `fneg nnan` => `OpFNegate` with `FPFastMathMode`
pub(in crate::lower) fn float_negate<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let operands = fx.value(inst.operand(0))?;
    let negate =
        |fx: &mut FunctionCx<'_, 'm>| lanes::each_part(fx, [&operands], |fx, ty, parts| fx.op(Op::FNegate, ty, parts));
    with_flags(fx, fx.fast_math(inst), &[Op::FNegate], negate)
}

/// `nsw`, `nuw` => `NoSignedWrap`, `NoUnsignedWrap`, where version 1.4 or its extension is allowed
///
/// The flags are hints, and are omitted otherwise.
fn decorate_wrapping(mx: &mut ModuleCx<'_>, id: Id, inst: Inst<'_>) -> Result<()> {
    if !matches!(inst.opcode(), Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl) {
        return Ok(());
    }
    let allowed =
        mx.out.allows_version(Version::V1_4) || mx.out.allows_extension(Extension::KHR_no_integer_wrap_decoration);
    if !allowed {
        return Ok(());
    }
    if inst.no_signed_wrap() {
        mx.decorate(id, Decoration::NoSignedWrap, &[])?;
    }
    if inst.no_unsigned_wrap() {
        mx.decorate(id, Decoration::NoUnsignedWrap, &[])?;
    }
    Ok(())
}
