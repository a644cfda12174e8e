//! Intrinsics on the bits of integers: counting, reversing, funnel shifts, order.

use crate::error::Result;
use crate::llvm::{Inst, IntPredicate};
use crate::spirv::Id;
use crate::spirv::grammar::{Op, Std};

use crate::lower::forms::{Lane, Parts};
use crate::lower::function_cx::FunctionCx;
use crate::lower::inst::arith::too_wide;
use crate::lower::inst::compare::compare_integers;
use crate::lower::inst::integers::Register;
use crate::lower::inst::vector::extract_lane;
use crate::lower::module_cx::invalid;

/// Performs `each` on every part of the operands, which are integers of one word.
fn each_part<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    inst: Inst<'m>,
    operands: u32,
    each: impl Fn(&mut FunctionCx<'_, 'm>, Register, Id, &[Id]) -> Result<Id>,
) -> Result<Parts> {
    let lanes = fx.mx.lanes(inst.ty())?;
    let arguments = (0..operands).map(|index| fx.value(inst.argument(index))).collect::<Result<Vec<Parts>>>()?;
    let mut parts = Parts::new();
    for (position, count) in lanes.chunks().enumerate() {
        let register = Register::of(lanes.lane, count).ok_or_else(|| match lanes.lane {
            Lane::Wide { .. } => too_wide("this intrinsic"),
            _ => invalid(format!("this intrinsic on {} is not supported yet", inst.ty())),
        })?;
        let ty = register.ty(fx)?;
        let own: Parts<Id> = arguments.iter().map(|argument| argument[position]).collect();
        parts.push(each(fx, register, ty, &own)?);
    }
    Ok(parts)
}

/// `llvm.abs` => `s_abs` of the sign-extended number
pub(super) fn absolute<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    each_part(fx, inst, 1, |fx, register, ty, operands| {
        let number = register.sign_extend(fx, operands[0])?;
        let absolute = fx.std(Std::s_abs, ty, &[number])?;
        register.mask(fx, absolute)
    })
}

/// `llvm.ctpop` => `OpBitCount`
pub(super) fn population_count<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    each_part(fx, inst, 1, |fx, _, ty, operands| fx.op(Op::BitCount, ty, operands))
}

/// `llvm.ctlz` => `clz`, less the bits above the number
pub(super) fn leading_zeros<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    each_part(fx, inst, 1, |fx, register, ty, operands| {
        let zeros = fx.std(Std::clz, ty, operands)?;
        if !register.is_odd() {
            return Ok(zeros);
        }
        let above = register.splat(fx, u64::from(register.width - register.bits))?;
        fx.op(Op::ISub, ty, &[zeros, above])
    })
}

/// `llvm.cttz` => `ctz`, a bit above the number stopping the count
pub(super) fn trailing_zeros<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    each_part(fx, inst, 1, |fx, register, ty, operands| {
        let mut number = operands[0];
        if register.is_odd() {
            let stop = register.splat(fx, 1 << register.bits)?;
            number = fx.op(Op::BitwiseOr, ty, &[number, stop])?;
        }
        fx.std(Std::ctz, ty, &[number])
    })
}

/// `llvm.bswap` => the bytes in the opposite order, by shifts and masks
pub(super) fn byte_swap<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    each_part(fx, inst, 1, |fx, register, ty, operands| {
        let bytes = register.bits / 8;
        let mut result: Option<Id> = None;
        for byte in 0..bytes {
            let (from, to) = (byte * 8, (bytes - 1 - byte) * 8);
            let mask = register.splat(fx, 0xff << from)?;
            let own = fx.op(Op::BitwiseAnd, ty, &[operands[0], mask])?;
            let (op, distance) =
                if to >= from { (Op::ShiftLeftLogical, to - from) } else { (Op::ShiftRightLogical, from - to) };
            let distance = register.splat(fx, u64::from(distance))?;
            let moved = fx.op(op, ty, &[own, distance])?;
            result = Some(match result {
                None => moved,
                Some(others) => fx.op(Op::BitwiseOr, ty, &[others, moved])?,
            });
        }
        result.ok_or_else(|| invalid("a byte swap of no bytes"))
    })
}

/// `llvm.fshl(a, b, n)` => `a << n % w | b >> 1 >> w - 1 - n % w`
pub(super) fn funnel_shift_left<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    each_part(fx, inst, 3, |fx, register, ty, operands| funnel(fx, register, ty, operands, true))
}

/// `llvm.fshr(a, b, n)` => `b >> n % w | a << 1 << w - 1 - n % w`
pub(super) fn funnel_shift_right<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    each_part(fx, inst, 3, |fx, register, ty, operands| funnel(fx, register, ty, operands, false))
}

/// Shifts in two steps, so that no shift is as wide as the number, which SPIR-V leaves undefined.
fn funnel<'m>(fx: &mut FunctionCx<'_, 'm>, register: Register, ty: Id, operands: &[Id], left: bool) -> Result<Id> {
    let width = register.splat(fx, u64::from(register.bits))?;
    let last = register.splat(fx, u64::from(register.bits - 1))?;
    let one = register.splat(fx, 1)?;
    let amount = fx.op(Op::UMod, ty, &[operands[2], width])?;
    let rest = fx.op(Op::ISub, ty, &[last, amount])?;
    let (near, far, near_op, far_op) = if left {
        (operands[0], operands[1], Op::ShiftLeftLogical, Op::ShiftRightLogical)
    } else {
        (operands[1], operands[0], Op::ShiftRightLogical, Op::ShiftLeftLogical)
    };
    let near = fx.op(near_op, ty, &[near, amount])?;
    let by_one = fx.op(far_op, ty, &[far, one])?;
    let by_one = register.mask(fx, by_one)?;
    let far = fx.op(far_op, ty, &[by_one, rest])?;
    let joined = fx.op(Op::BitwiseOr, ty, &[near, far])?;
    register.mask(fx, joined)
}

/// `llvm.smax`
pub(super) fn signed_maximum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    extremum(fx, inst, Std::s_max, IntPredicate::Sgt)
}

/// `llvm.smin`
pub(super) fn signed_minimum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    extremum(fx, inst, Std::s_min, IntPredicate::Slt)
}

/// `llvm.umax`
pub(super) fn unsigned_maximum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    extremum(fx, inst, Std::u_max, IntPredicate::Ugt)
}

/// `llvm.umin`
pub(super) fn unsigned_minimum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    extremum(fx, inst, Std::u_min, IntPredicate::Ult)
}

/// One instruction where `OpenCL.std` has it, else a comparison and a selection.
fn extremum<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, std: Std, keeps: IntPredicate) -> Result<Parts> {
    let lanes = fx.mx.lanes(inst.ty())?;
    let (a, b) = (fx.value(inst.argument(0))?, fx.value(inst.argument(1))?);
    let types = fx.types_of(inst.value())?;
    if matches!(lanes.lane, Lane::Int { bits, width } if bits == width) {
        return types.iter().zip(a.iter().zip(&b)).map(|(ty, (a, b))| fx.std(std, *ty, &[*a, *b])).collect();
    }
    let chosen = compare_integers(fx, lanes, keeps, &a, &b)?;
    if lanes.lane.has_vectors() {
        let parts = types.iter().zip(&chosen).zip(a.iter().zip(&b));
        return parts.map(|((ty, chosen), (a, b))| fx.op(Op::Select, *ty, &[*chosen, *a, *b])).collect();
    }
    let words = lanes.lane.words() as usize;
    let condition = crate::lower::forms::Lanes { lane: Lane::Bool, count: lanes.count };
    let mut parts = Parts::new();
    for (place, ((ty, a), b)) in types.iter().zip(&a).zip(&b).enumerate() {
        let chosen = extract_lane(fx, condition, &chosen, (place / words) as u32)?;
        parts.push(fx.op(Op::Select, *ty, &[chosen[0], *a, *b])?);
    }
    Ok(parts)
}
