//! Intrinsics that are hints for optimizers, and those whose result does not depend on the device.

use crate::error::invalid;
use crate::ir::IntPredicate;
use crate::lower::cx::legal::bfloat::is_bfloat;
use crate::lower::cx::legal::lanewise::{Number, extremum};
use crate::lower::cx::legal::{lanes, lanewise};
use crate::lower::cx::prelude::*;
use crate::lower::intrinsics::expect_one_integer;
use crate::spirv::grammar::Scope;
use crate::spirv::inst::Inst as SpirvInst;

/// Lowers an intrinsic that says something about its first operand => that operand
pub(super) fn first_operand<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let node = fx.mx.facts.element_types.node(inst.value());
    fx.value_as(inst.argument(0), node)
}

/// `llvm.assume` => `OpAssumeTrueKHR` where SPV_KHR_expect_assume is allowed
pub(super) fn assume<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    // Operand bundles say more than the condition, and a constant condition says nothing.
    if !inst.argument(0).is_constant() && fx.mx.out.requirements().allows_op(Op::AssumeTrueKHR) {
        let condition = fx.scalar(inst.argument(0))?;
        fx.emit(SpirvInst::new(Op::AssumeTrueKHR).id(condition))?;
    }
    Ok(Parts::new())
}

/// `llvm.expect(x, y)` => `OpExpectKHR` where SPV_KHR_expect_assume is allowed, else `x`
pub(super) fn expect<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let lane = fx.lanes(inst.ty())?.lane;
    let whole = matches!(lane, Lane::Bool) || matches!(lane, Lane::Int { bits, width } if bits == width);
    if !whole || !fx.mx.out.requirements().allows_op(Op::ExpectKHR) {
        return first_operand(fx, inst);
    }
    let (value, expected) = (fx.scalar(inst.argument(0))?, fx.scalar(inst.argument(1))?);
    Ok(Parts::from_elem(fx.op(Op::ExpectKHR, value.ty, &[value, expected])?, 1))
}

/// `llvm.arithmetic.fence` => `OpArithmeticFenceEXT` where SPV_EXT_arithmetic_fence is allowed, else the operand
///
/// A consumer that respects the order of operations needs no fence; without the instruction, nothing allows reordering.
/// A bfloat that is held as an integer needs none either: its bits are computed by integer instructions.
pub(super) fn arithmetic_fence<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let parts = fx.value(inst.argument(0))?;
    if fx.mx.drops_fences {
        fx.forbids_contraction = true;
        return Ok(parts);
    }
    if is_bfloat(inst.ty()) && !fx.mx.has_bfloat_type() {
        return Ok(parts);
    }
    lanes::each_part(fx, [&parts], |fx, ty, parts| fx.op(Op::ArithmeticFenceEXT, ty, parts))
}

/// An intrinsic whose result is always zero => a null pointer, `false` or the number 0
pub(super) fn zero<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if fx.form(inst.ty())? == LegalForm::Void {
        return Ok(Parts::new());
    }
    let types = fx.types_of(inst.value())?;
    types.into_iter().map(|ty| fx.mx.null(ty)).collect()
}

/// An intrinsic whose result is always true => `OpConstantTrue`
pub(super) fn truth<'m>(fx: &mut FunctionCx<'_, 'm>, _inst: Inst<'m>) -> Result<Parts> {
    Ok(Parts::from_elem(fx.mx.bool_constant(true)?, 1))
}

/// `llvm.is.constant` => `true` if the operand is a constant at this point
pub(super) fn is_constant<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let answer = inst.argument(0).is_constant();
    Ok(Parts::from_elem(fx.mx.bool_constant(answer)?, 1))
}

/// `llvm.readcyclecounter`, `llvm.readsteadycounter` => `OpReadClockKHR` where SPV_KHR_shader_clock is allowed, else 0,
/// which is LLVM's result for a target without such a counter
pub(super) fn clock<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if !fx.mx.out.requirements().allows_op(Op::ReadClockKHR) {
        return zero(fx, inst);
    }
    let (ty, scope) = (fx.type_of(inst.value())?, fx.mx.u32_constant(Scope::Device.0)?);
    Ok(Parts::from_elem(fx.op(Op::ReadClockKHR, ty, &[scope])?, 1))
}

/// `llvm.get.rounding` => 1: to nearest, the rounding mode of kernels (OpenCL C 3.0, section 7.1)
pub(super) fn rounding<'m>(fx: &mut FunctionCx<'_, 'm>, _inst: Inst<'m>) -> Result<Parts> {
    Ok(Parts::from_elem(fx.mx.u32_constant(1)?, 1))
}

/// `llvm.experimental.get.vector.length(n, most)` => the smaller of the two
pub(super) fn vector_length<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    if inst.argument(2).int_zext() != Some(0) {
        return Err(invalid("the length of a scalable vector is not known"));
    }
    expect_one_integer(inst.argument(0).ty())?;
    let (from, to) = (fx.lanes(inst.argument(0).ty())?, fx.lanes(inst.ty())?);
    let most = inst.argument(1).int_zext().unwrap_or(0);
    let wanted = Legal::new(from, fx.value(inst.argument(0))?);
    let bits = from.lane.number_bits()?;
    // If the limit has more bits than the number, the number is below it.
    let shorter = if bits < 64 && most >= 1 << bits {
        wanted
    } else {
        let most = lanewise::number(fx, from, Number::Small(most))?;
        extremum(fx, IntPredicate::Ult, &wanted, &most)?
    };
    lanewise::resize(fx, to.lane, &shorter, false).map(Legal::into_parts)
}
