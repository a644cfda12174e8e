//! Work-group and sub-group functions (OpenCL C 3.0, Work-group Collective Functions and Sub-Group Functions).

use crate::error::invalid;
use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{WORD, check_result, int_from_bool, one_part, wrong_arguments};
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::legal::integers::IntLayout;
use crate::lower::cx::prelude::*;
use crate::map::ResultConversion;
use crate::map::opencl_groups::{self, Arguments, Group, group};
use crate::names::Mangled;
use crate::spirv::grammar::{GroupOperation, Quantifier, Version, op_row};
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family =
    Family { find: |name| Some(builtin(find(name)?)), names: || opencl_groups::names().collect(), ..Family::EMPTY };

/// An overload of a group function.
#[derive(Clone, Copy)]
struct GroupCall {
    group: Group,
    op: Op,
}

/// Returns the group function with a mangled name.
fn find(name: &Mangled<'_>) -> Option<GroupCall> {
    let group = group(name.base)?;
    let op = group.op.pick(name.parameters.first().and_then(|first| first.class()))?;
    Some(GroupCall { group, op })
}

impl BuiltinFunction for GroupCall {
    /// `work_group_reduce_add(x)` => `OpGroupIAdd Workgroup Reduce x`
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let GroupCall { group, op } = self;
        let result = match (op, inst.arguments().next()) {
            (_, _) if group.result == ResultConversion::IntFromBool => WORD,
            (&Op::GroupNonUniformBallot, _) => Lanes { count: 4, ..WORD },
            (
                &Op::GroupNonUniformBallotBitCount
                | &Op::GroupNonUniformBallotFindLSB
                | &Op::GroupNonUniformBallotFindMSB,
                _,
            ) => WORD,
            (_, Some(first)) => fx.lanes(first.ty())?,
            (_, None) => return Err(wrong_arguments(inst)),
        };
        check_result(fx, inst, result)?;
        let operands = operands(fx, inst, group)?;
        if !takes(*op, group, operands.len()) {
            return Err(wrong_arguments(inst));
        }
        check_constants(fx, inst, group, *op)?;
        let ty = match group.result {
            ResultConversion::IntFromBool => fx.mx.type_bool()?,
            ResultConversion::None => fx.type_of(inst.value())?,
        };
        let (scope, id) = (fx.mx.u32_constant(group.scope.0)?, fx.fresh());
        let mut out = SpirvInst::new(*op).id(ty).id(id).id(scope);
        if let Some(operation) = group.operation {
            out = out.enumerant(operation);
        }
        fx.emit(out.ids(&operands))?;
        match group.result {
            ResultConversion::IntFromBool => int_from_bool(fx, inst, Typed::new(id, ty), 1),
            ResultConversion::None => Ok(one_part(Typed::new(id, ty))),
        }
    }
}

/// Returns `true` if an instruction takes that many operands after its scope and its operation.
fn takes(op: Op, group: &Group, count: usize) -> bool {
    // The type of the result, the result, the scope.
    let others = 3 + usize::from(group.operation.is_some());
    let rest = op_row(op).and_then(|row| row.operands.get(others..)).unwrap_or_default();
    let required = rest.iter().filter(|operand| operand.quantifier == Quantifier::One).count();
    (required..=rest.len()).contains(&count)
}

fn operands<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, group: &Group) -> Result<Parts> {
    let mut arguments = inst.arguments();
    let mut operands = Parts::new();
    if group.arguments == Arguments::Predicate {
        let first = arguments.next().ok_or_else(|| wrong_arguments(inst))?;
        operands.push(predicate(fx, inst, first)?);
    }
    for argument in arguments {
        operands.push(fx.scalar(argument)?);
    }
    match group.arguments {
        Arguments::Same | Arguments::Predicate => Ok(operands),
        Arguments::ValueAndLocalId => match operands.len() {
            2 => Ok(operands),
            length @ (3 | 4) => {
                let size = fx.mx.type_size()?;
                let ty = fx.mx.type_vector(size, length as u32 - 1)?;
                let local_id = fx.op(Op::CompositeConstruct, ty, &operands[1..])?;
                Ok(Parts::from_slice(&[operands[0], local_id]))
            }
            _ => Err(wrong_arguments(inst)),
        },
    }
}

/// Converts a predicate to a Boolean: an integer is true unless it is 0, and a constant one is a constant.
fn predicate<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, value: Value<'m>) -> Result<Typed> {
    let Lanes { lane, count } = fx.lanes(value.ty())?;
    match IntLayout::of(lane, count) {
        Some(layout) if count == 1 => {
            if let Some(number) = value.int_zext() {
                return fx.mx.bool_constant(number != 0);
            }
            let id = fx.scalar(value)?;
            let (boolean, zero) = (fx.mx.type_bool()?, layout.splat(fx, 0)?);
            fx.op(Op::INotEqual, boolean, &[id, zero])
        }
        None if lane == Lane::Bool && count == 1 => fx.scalar(value),
        _ => Err(wrong_arguments(inst)),
    }
}

/// Checks the operands that must be constants: the size of a cluster and, before SPIR-V 1.5, the invocation that a
/// broadcast comes from.
fn check_constants<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, group: &Group, op: Op) -> Result<()> {
    let cluster_size = match op {
        Op::GroupNonUniformRotateKHR => inst.arguments().nth(2),
        _ if group.operation == Some(GroupOperation::ClusteredReduce) => inst.arguments().nth(1),
        _ => None,
    };
    match cluster_size.map(|size| size.int_zext()) {
        None => {}
        Some(Some(size)) if size.is_power_of_two() => {}
        Some(Some(size)) => {
            return Err(invalid(format!("expected a power of two as the size of a cluster, found {size}")));
        }
        Some(None) => return Err(invalid("the size of a cluster must be a constant")),
    }
    let is_constant = |index: usize| inst.arguments().nth(index).is_none_or(|argument| argument.is_constant());
    if op == Op::GroupNonUniformBroadcast && !is_constant(1) {
        let subject = "sub_group_non_uniform_broadcast from an invocation that is not a constant";
        return fx.mx.out.requirements().version_for(subject, Version::V1_5);
    }
    Ok(())
}
