//! `llvm.*.with.overflow`: the result and whether it wrapped.

use crate::error::Result;
use crate::llvm::{Inst, IntPredicate, Opcode};
use crate::spirv::Id;
use crate::spirv::grammar::{Op, Std};

use crate::lower::forms::{Lane, Lanes, Parts};
use crate::lower::function_cx::FunctionCx;
use crate::lower::inst::arith::integer_parts;
use crate::lower::inst::compare::compare_integers;
use crate::lower::inst::integers::Register;
use crate::lower::module_cx::invalid;

/// The operands of such an intrinsic.
struct Operands {
    lanes: Lanes,
    a: Parts,
    b: Parts,
}

fn operands<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Operands> {
    let lanes = fx.mx.lanes(inst.argument(0).ty())?;
    Ok(Operands { lanes, a: fx.value(inst.argument(0))?, b: fx.value(inst.argument(1))? })
}

fn pair(mut result: Parts, wrapped: Parts) -> Parts {
    result.extend(wrapped);
    result
}

/// A sum wrapped exactly if it is below an addend.
pub(super) fn unsigned_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let Operands { lanes, a, b } = operands(fx, inst)?;
    let sum = integer_parts(fx, lanes, Opcode::Add, &a, &b)?;
    let wrapped = compare_integers(fx, lanes, IntPredicate::Ult, &sum, &a)?;
    Ok(pair(sum, wrapped))
}

/// A difference wrapped exactly if the minuend is below the subtrahend.
pub(super) fn unsigned_subtract<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let Operands { lanes, a, b } = operands(fx, inst)?;
    let difference = integer_parts(fx, lanes, Opcode::Sub, &a, &b)?;
    let wrapped = compare_integers(fx, lanes, IntPredicate::Ult, &a, &b)?;
    Ok(pair(difference, wrapped))
}

/// A sum that did not wrap is below one addend exactly if the other is negative.
pub(super) fn signed_add<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let Operands { lanes, a, b } = operands(fx, inst)?;
    let sum = integer_parts(fx, lanes, Opcode::Add, &a, &b)?;
    let wrapped = signed_wrapped(fx, lanes, &sum, &a, &b, IntPredicate::Slt)?;
    Ok(pair(sum, wrapped))
}

/// A difference that did not wrap is below the minuend exactly if the subtrahend is positive.
pub(super) fn signed_subtract<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    let Operands { lanes, a, b } = operands(fx, inst)?;
    let difference = integer_parts(fx, lanes, Opcode::Sub, &a, &b)?;
    let wrapped = signed_wrapped(fx, lanes, &difference, &a, &b, IntPredicate::Sgt)?;
    Ok(pair(difference, wrapped))
}

/// `result < a`, where `b against 0` says it should not be, or the other way round.
fn signed_wrapped<'m>(
    fx: &mut FunctionCx<'_, 'm>,
    lanes: Lanes,
    result: &[Id],
    a: &[Id],
    b: &[Id],
    against: IntPredicate,
) -> Result<Parts> {
    let zero = zeros(fx, lanes)?;
    let below = compare_integers(fx, lanes, IntPredicate::Slt, result, a)?;
    let expected = compare_integers(fx, lanes, against, b, &zero)?;
    let truth = Lanes { lane: Lane::Bool, count: lanes.count };
    integer_parts(fx, truth, Opcode::Xor, &below, &expected)
}

fn zeros(fx: &mut FunctionCx<'_, '_>, lanes: Lanes) -> Result<Parts> {
    if lanes.lane.has_vectors() {
        return lanes
            .chunks()
            .map(|count| {
                let ty = fx.mx.chunk_type(lanes.lane, count)?;
                fx.mx.null(ty)
            })
            .collect();
    }
    let word = fx.mx.lane_type(lanes.lane)?;
    let zero = fx.mx.null(word)?;
    Ok(Parts::from_elem(zero, (lanes.count * lanes.lane.words()) as usize))
}

/// A product wrapped exactly if its high half is not zero.
pub(super) fn unsigned_multiply<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    multiply(fx, inst, Std::u_mul_hi)
}

/// A product wrapped exactly if its high half is not the sign of its low half.
pub(super) fn signed_multiply<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
    multiply(fx, inst, Std::s_mul_hi)
}

fn multiply<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, high: Std) -> Result<Parts> {
    let Operands { lanes, a, b } = operands(fx, inst)?;
    let product = integer_parts(fx, lanes, Opcode::Mul, &a, &b)?;
    let mut wrapped = Parts::new();
    for ((count, low), (a, b)) in lanes.chunks().zip(&product).zip(a.iter().zip(&b)) {
        let register = Register::of(lanes.lane, count).filter(|register| !register.is_odd());
        let register = register
            .ok_or_else(|| invalid(format!("this intrinsic on {} is not supported yet", inst.argument(0).ty())))?;
        let (ty, truth) = (register.ty(fx)?, fx.mx.chunk_type(Lane::Bool, count)?);
        let high_half = fx.std(high, ty, &[*a, *b])?;
        let expected = if high == Std::s_mul_hi {
            let last = register.splat(fx, u64::from(register.width - 1))?;
            fx.op(Op::ShiftRightArithmetic, ty, &[*low, last])?
        } else {
            register.splat(fx, 0)?
        };
        wrapped.push(fx.op(Op::INotEqual, truth, &[high_half, expected])?);
    }
    Ok(pair(product, wrapped))
}
