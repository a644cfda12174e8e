//! Builtins that are one core instruction (features.md G19, G20).

use crate::error::Result;
use crate::llvm::Inst;
use crate::map::Outcome;
use crate::map::opencl_ops::{Arguments, CoreFunction};
use crate::spirv::Id;
use crate::spirv::grammar::Op;

use crate::lower::forms::{Lane, Lanes, Parts};
use crate::lower::function_cx::FunctionCx;
use crate::lower::inst::cast::resize_part;
use crate::lower::inst::integers::Register;

use super::wrong_arguments;

/// `dot(a, b)` => `OpDot`; `isnan(x)` => `OpIsNan`, 1 for a true scalar and -1 for a true lane
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, row: &CoreFunction, op: Op) -> Result<Parts> {
    let mut operands = Parts::<Id>::new();
    for argument in inst.arguments() {
        let [operand] = fx.value(argument)?[..] else { return Err(wrong_arguments(inst)) };
        operands.push(operand);
    }
    if row.arguments == Arguments::HighestBit {
        return highest_bits(fx, inst, operands[0], op);
    }
    if row.result == Outcome::Same {
        let ty = fx.type_of(inst.value())?;
        return Ok(Parts::from_elem(fx.op(op, ty, &operands)?, 1));
    }
    let Lanes { lane, count } = fx.mx.lanes(inst.ty())?;
    let truth = fx.mx.chunk_type(Lane::Bool, count)?;
    let answer = fx.op(op, truth, &operands)?;
    Ok(Parts::from_elem(resize_part(fx, Lane::Bool, lane, count, answer, count > 1)?, 1))
}

/// `any(x)`, `all(x)` => `OpAny`, `OpAll` of the lanes' signs
fn highest_bits<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, operand: Id, op: Op) -> Result<Parts> {
    let Lanes { lane, count } = fx.mx.lanes(inst.argument(0).ty())?;
    let register = Register::of(lane, count).ok_or_else(|| wrong_arguments(inst))?;
    let (boolean, signs) = (fx.mx.type_bool()?, fx.mx.chunk_type(Lane::Bool, count)?);
    let zero = register.splat(fx, 0)?;
    let mut answer = fx.op(Op::SLessThan, signs, &[operand, zero])?;
    if count > 1 {
        answer = fx.op(op, boolean, &[answer])?;
    }
    let to = fx.mx.lanes(inst.ty())?.lane;
    Ok(Parts::from_elem(resize_part(fx, Lane::Bool, to, 1, answer, false)?, 1))
}
