//! Builtins that are one core instruction (features.md G19, G20, G21).

use crate::error::Result;
use crate::llvm::Inst;
use crate::lower::builtins::opencl::call::{WORD, arguments, one, returns, truth, wrong_arguments};
use crate::lower::cx::builder::Builder as _;
use crate::lower::cx::forms::{Lane, Lanes, Parts};
use crate::lower::cx::function::FunctionCx;
use crate::lower::cx::legal::integers::IntLayout;
use crate::map::Outcome;
use crate::map::opencl_ops::{Arguments, CoreFunction, core_function};
use crate::names::Mangled;
use crate::spirv::Id;
use crate::spirv::grammar::Op;

/// One overload.
#[derive(Clone, Copy)]
pub(in crate::lower) struct CoreCall {
    row: &'static CoreFunction,
    op: Op,
}

/// What a mangled name means.
pub(super) fn find(name: &Mangled<'_>) -> Option<CoreCall> {
    let row = core_function(name.base)?;
    let first = name.parameters.first()?;
    row.pick(first.class(), first.length()).map(|op| CoreCall { row, op })
}

/// `dot(a, b)` => `OpDot`; `isnan(x)` => `OpIsNan`, 1 for a true scalar and -1 for a true lane
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, call: &CoreCall) -> Result<Parts> {
    let CoreCall { row, op } = call;
    if row.arguments == Arguments::HighestBit {
        return highest_bits(fx, inst, *op);
    }
    let operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
    let first = inst.arguments().next().ok_or_else(|| wrong_arguments(inst))?;
    let Lanes { lane, count } = fx.lanes(first.ty())?;
    if row.result == Outcome::Same {
        let count = if *op == Op::Dot { 1 } else { count };
        returns(fx, inst, Lanes { lane, count })?;
        let ty = fx.type_of(inst.value())?;
        return fx.op(*op, ty, &operands).map(one);
    }
    // A true lane is as wide as what it is true of, a true scalar an int.
    let bits = lane.bits().unwrap_or(0);
    returns(fx, inst, if count == 1 { WORD } else { Lanes { lane: Lane::Int { bits, width: bits }, count } })?;
    let truths = fx.mx.chunk_type(Lane::Bool, count)?;
    let answer = fx.op(*op, truths, &operands)?;
    truth(fx, inst, answer, count)
}

/// `any(x)`, `all(x)` => `OpAny`, `OpAll` of the lanes' signs
fn highest_bits<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    let [argument] = arguments(inst)?;
    returns(fx, inst, WORD)?;
    let Lanes { lane, count } = fx.lanes(argument.ty())?;
    let register = IntLayout::of(lane, count).ok_or_else(|| wrong_arguments(inst))?;
    let (boolean, signs): (Id, Id) = (fx.mx.type_bool()?, fx.mx.chunk_type(Lane::Bool, count)?);
    let (operand, zero) = (fx.scalar(argument)?, register.splat(fx, 0)?);
    let mut answer = fx.icmp_slt(signs, operand, zero)?;
    if count > 1 {
        answer = fx.op(op, boolean, &[answer])?;
    }
    truth(fx, inst, answer, 1)
}
