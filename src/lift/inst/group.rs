//! Operations of work-groups and sub-groups: in the OpenCL environments functions without scope and operation, whose
//! Booleans are integers.

use crate::error::Result;
use crate::ir::{IntPredicate, Opcode, TypeId, ValueId};
use crate::lift::cx::{Call, FunctionCx};
use crate::map::builtin_names::{self, Arrangement, Facts};
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::{Class, Scope, op_row};
use crate::spirv::operands::{OperandPart, parts};
use crate::spirv::view::Instruction;

/// The number of first operands that functions do not have: the scope.
const SCOPES: usize = 1;

/// Returns `true` for instructions of groups that have a scope.
pub(super) fn is_group(op: Op) -> bool {
    let is_async = matches!(op, Op::GroupAsyncCopy | Op::GroupWaitEvents);
    let is_pipe = op_row(op).is_some_and(|row| row.name.contains("Pipe"));
    !is_async
        && !is_pipe
        && op_row(op)
            .is_some_and(|row| matches!(row.class, Class::Group | Class::NonUniform) && row.name.starts_with("OpGroup"))
}

/// `OpGroupIAdd scope Reduce x` => `work_group_reduce_add(x)` or `__spirv_GroupIAdd(scope, 0, x)`
pub(super) fn lift<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let operands = fx.generic_operands(inst)?;
    let parameters: Vec<Parameter<'_>> = operands.iter().map(|operand| operand.1.clone()).collect();
    let result_parameter = inst.result_type().and_then(|ty| fx.parameter(ty));
    let facts = Facts { result: result_parameter.as_ref(), operands: &parameters, ..fx.facts(inst) };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    if name.arrangement == Arrangement::Operands {
        return fx.lift_as_call(inst);
    }
    let result = fx.result_type(inst)?;
    let is_boolean = result == TypeId::I1;
    let is_count = matches!(
        inst.op,
        Op::GroupNonUniformBallotBitCount | Op::GroupNonUniformBallotFindLSB | Op::GroupNonUniformBallotFindMSB
    );
    let own = if is_boolean || is_count { fx.ir.int_type(32) } else { result };
    let mut call = Call::new(name, own);
    let mut is_value = true;
    for (index, (value, parameter)) in operands.into_iter().enumerate().skip(SCOPES) {
        // The group operation is between others.
        if is_operation(inst, index) {
            continue;
        }
        for (value, parameter) in arguments(fx, inst, value, parameter, is_value) {
            call = call.argument(value, parameter);
        }
        is_value = false;
    }
    let value = fx.call(inst, call)?;
    let value = match is_boolean {
        true => {
            let zero = fx.i32(0);
            fx.icmp(IntPredicate::Ne, value, zero)
        }
        false if is_count => fx.zext_or_trunc(value, result),
        false => value,
    };
    fx.set_result(inst, value);
    Ok(())
}

/// Returns `true` if the operand at an index after the result is the group operation.
fn is_operation(inst: Instruction<'_>, index: usize) -> bool {
    let mut found = false;
    parts(inst.op, inst.operands, |at, part| {
        found |= at == inst.first_operand() + index
            && matches!(part, OperandPart::Enumerant(crate::spirv::grammar::EnumKind::GroupOperation));
    });
    found
}

/// Returns the arguments for an operand: a Boolean as an integer, the local id of a broadcast by its components.
fn arguments<'a>(
    fx: &mut FunctionCx<'_, 'a>,
    inst: Instruction<'a>,
    value: ValueId,
    parameter: Parameter<'a>,
    is_value: bool,
) -> Vec<(ValueId, Parameter<'a>)> {
    match parameter {
        Parameter::Scalar(Scalar::Bool) => {
            let word = fx.ir.int_type(32);
            let value = match fx.ir.int_value(value) {
                Some(known) => fx.int(word, known),
                None => fx.cast(Opcode::ZExt, value, word),
            };
            vec![(value, Parameter::Scalar(Scalar::Int))]
        }
        Parameter::Vector { length, .. } if inst.op == Op::GroupBroadcast && !is_value => (0..length)
            .map(|index| {
                let index = fx.i32(index);
                let id = fx.extract_element(value, index);
                local_id(fx, inst, id)
            })
            .collect(),
        Parameter::Scalar(_) if !is_value => vec![local_id(fx, inst, value)],
        parameter => vec![(value, parameter)],
    }
}

/// Returns the local id, distance or size of clusters of an instruction: a `size_t` of a broadcast in a work-group, and a `uint`
/// in a sub-group.
fn local_id<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, id: ValueId) -> (ValueId, Parameter<'a>) {
    let ty = match fx.facts(inst).scope {
        Some(Scope::Workgroup) => fx.size_type(),
        _ => fx.ir.int_type(32),
    };
    let scalar = if fx.ir.int_width(ty) == Some(64) { Scalar::Long } else { Scalar::Int };
    (fx.zext_or_trunc(id, ty), Parameter::Scalar(scalar))
}
