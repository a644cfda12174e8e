//! The functions of OpenCL C for core instructions.

use super::Spelling;
use super::friendly::effect;
use super::{BuiltinName, Environment, Facts, conversions, groups, images, memory, objects, sub_groups};
use crate::map::opencl_ops;
use crate::names::{Class, Scalar};
use crate::spirv::grammar::Op;

/// Returns the function for an instruction; `None` if OpenCL C has none.
pub(super) fn instruction(environment: Environment, op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    core(op, facts)
        .or_else(|| conversions::opencl(op, facts))
        .or_else(|| memory::atomic(environment, op, facts))
        .or_else(|| memory::barrier(environment, op, facts))
        .or_else(|| memory::pointer(op, facts))
        .or_else(|| groups::opencl(op, facts))
        .or_else(|| sub_groups::opencl(op, facts))
        .or_else(|| images::opencl(op, facts))
        .or_else(|| objects::opencl(environment, op, facts))
}

/// Returns the function for an instruction on bits or numbers. Its arguments are the operands.
///
/// The functions of a test (`isnan`, `any`) return integers: 1 for true, and vectors -1. The operands of `any` and `all` are
/// integers whose sign bits are the Booleans.
fn core(op: Op, facts: &Facts<'_>) -> Option<BuiltinName> {
    if let Some(row) = opencl_ops::function_of(op) {
        let name = BuiltinName::opencl(row.name).spelled(Spelling::unsigned(row.unsigned.into()));
        return Some(name.effect(effect(op)));
    }
    // Functions of other types do not exist.
    let is_word = facts.result?.scalar() == Some(Scalar::Int) && facts.result?.length() == 1;
    let is_packed = facts.operands.first()?.length() == 1;
    let (name, [first, second]) = opencl_ops::integer_dot_name(op, is_packed).filter(|_| is_word)?;
    let is_unsigned = |class| u16::from(is_packed || class == Class::Unsigned);
    // The accumulator has the signedness of the result.
    let accumulator = u16::from([first, second] == [Class::Unsigned; 2]);
    let unsigned = is_unsigned(first) | is_unsigned(second) << 1 | accumulator << 2;
    Some(BuiltinName::opencl(name).spelled(Spelling::unsigned(unsigned)).effect(effect(op)))
}
