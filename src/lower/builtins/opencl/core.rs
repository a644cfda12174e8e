//! Builtins that are one core instruction.

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{
    WORD, arguments, check_result, int_from_bool, one_part, takes, wrong_arguments,
};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::prelude::*;
use crate::map::ResultConversion;
use crate::map::opencl_ops::{Arguments, CORE_FUNCTIONS, CoreFunction, core_function};
use crate::names::Mangled;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(find(name)?)),
    names: || CORE_FUNCTIONS.iter().map(|row| row.name.to_owned()).collect(),
    ..Family::EMPTY
};

/// An overload of a builtin function.
#[derive(Clone, Copy)]
struct CoreCall {
    row: &'static CoreFunction,
    op: Op,
}

/// Returns the builtin function with a mangled name.
fn find(name: &Mangled<'_>) -> Option<CoreCall> {
    let row = core_function(name.base)?;
    let first = name.parameters.first()?;
    let op = row.pick(first.class(), first.length())?;
    takes(op, name.parameters.len()).then_some(CoreCall { row, op })
}

impl BuiltinFunction for CoreCall {
    /// `dot(a, b)` => `OpDot`; `isnan(x)` => `OpIsNan`, 1 for a true scalar and -1 for a true lane
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let CoreCall { row, op } = self;
        if row.arguments == Arguments::HighestBit {
            return any_or_all(fx, inst, *op);
        }
        let operands = inst.arguments().map(|argument| fx.scalar(argument)).collect::<Result<Parts>>()?;
        let first = inst.arguments().next().ok_or_else(|| wrong_arguments(inst))?;
        let Lanes { lane, count } = fx.lanes(first.ty())?;
        if row.result == ResultConversion::None {
            let count = if *op == Op::Dot { 1 } else { count };
            check_result(fx, inst, Lanes { lane, count })?;
            let ty = fx.type_of(inst.value())?;
            return fx.op(*op, ty, &operands).map(one_part);
        }
        // A vector result has elements as wide as those of the operand; a scalar result is an int.
        let bits = lane.number_bits()?;
        check_result(fx, inst, if count == 1 { WORD } else { Lanes { lane: Lane::Int { bits, width: bits }, count } })?;
        let booleans = fx.mx.chunk_type(Lane::Bool, count)?;
        let condition = fx.op(*op, booleans, &operands)?;
        int_from_bool(fx, inst, condition, count)
    }
}

/// `any(x)`, `all(x)` => `OpAny`, `OpAll` of the lanes' signs
fn any_or_all<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, op: Op) -> Result<Parts> {
    let [argument] = arguments(inst)?;
    check_result(fx, inst, WORD)?;
    let Lanes { lane, count } = fx.lanes(argument.ty())?;
    let layout = IntLayout::of(lane, count).ok_or_else(|| wrong_arguments(inst))?;
    let boolean = fx.mx.type_bool()?;
    let (operand, zero) = (fx.scalar(argument)?, layout.splat(fx, 0)?);
    let mut condition = fx.icmp_slt(operand, zero)?;
    if count > 1 {
        condition = fx.op(op, boolean, &[condition])?;
    }
    int_from_bool(fx, inst, condition, 1)
}
