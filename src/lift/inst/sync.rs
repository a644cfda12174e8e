//! Barriers and fences, and OpenCL C's numbers of scopes, orders and memory.

use crate::error::Result;
use crate::ir::{IntPredicate, TypeId, ValueId};
use crate::lift::cx::{Call, FunctionCx};
use crate::map::builtin_names::{self, Environment, Facts};
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::{MemorySemantics, Scope};
use crate::spirv::view::Instruction;

/// OpenCL C's `memory_scope` of each scope.
const SCOPES: &[(Scope, u32)] =
    &[(Scope::CrossDevice, 3), (Scope::Device, 2), (Scope::Workgroup, 1), (Scope::Subgroup, 4), (Scope::Invocation, 0)];

/// OpenCL C's `memory_order` of each order.
const ORDERS: &[(MemorySemantics, u32)] = &[
    (MemorySemantics::Acquire, 2),
    (MemorySemantics::Release, 3),
    (MemorySemantics::AcquireRelease, 4),
    (MemorySemantics::SequentiallyConsistent, 5),
];

/// OpenCL C's `cl_mem_fence_flags` of each kind of memory.
const FENCES: &[(MemorySemantics, u32)] = &[
    (MemorySemantics::WorkgroupMemory, 1),
    (MemorySemantics::CrossWorkgroupMemory, 2),
    (MemorySemantics::ImageMemory, 4),
];

/// The bits of the order in memory semantics.
fn order_mask() -> u32 {
    ORDERS.iter().fold(0, |mask, (order, _)| mask | order.0)
}

/// Returns OpenCL C's number of a scope: a constant, or selected from those of all scopes.
pub(super) fn scope(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, id: u32) -> Result<ValueId> {
    if let Some(constant) = fx.constant_u32(id) {
        let found = SCOPES.iter().find(|(scope, _)| scope.0 == constant);
        return match found {
            Some((_, number)) => Ok(fx.i32(*number)),
            None => Err(fx.unsupported(inst, format!("OpenCL C has no scope {}", Scope(constant)))),
        };
    }
    let value = fx.value(id)?;
    let rows: Vec<(u32, u32)> = SCOPES.iter().map(|(scope, number)| (scope.0, *number)).collect();
    Ok(choose(fx, value, &rows, 3))
}

/// Returns OpenCL C's number of the order in memory semantics.
pub(super) fn order(fx: &mut FunctionCx<'_, '_>, _inst: Instruction<'_>, id: u32) -> Result<ValueId> {
    if let Some(constant) = fx.constant_u32(id) {
        let found = ORDERS.iter().find(|(order, _)| constant & order_mask() & order.0 != 0);
        return Ok(fx.i32(found.map_or(0, |(_, number)| *number)));
    }
    let value = fx.value(id)?;
    let mask = fx.i32(order_mask());
    let masked = fx.binary(crate::ir::Opcode::And, 0, value, mask);
    let rows: Vec<(u32, u32)> = ORDERS.iter().map(|(order, number)| (order.0, *number)).collect();
    Ok(choose(fx, masked, &rows, 0))
}

/// Returns OpenCL C's flags of the memory in memory semantics.
pub(super) fn fence(fx: &mut FunctionCx<'_, '_>, id: u32) -> Result<ValueId> {
    if let Some(constant) = fx.constant_u32(id) {
        let flags =
            FENCES.iter().filter(|(memory, _)| constant & memory.0 != 0).fold(0, |flags, (_, flag)| flags | flag);
        return Ok(fx.i32(flags));
    }
    let value = fx.value(id)?;
    let zero = fx.i32(0);
    let mut flags = zero;
    for (memory, flag) in FENCES {
        let (mask, flag) = (fx.i32(memory.0), fx.i32(*flag));
        let bit = fx.binary(crate::ir::Opcode::And, 0, value, mask);
        let is_set = fx.icmp(IntPredicate::Ne, bit, zero);
        let chosen = fx.select(is_set, flag, zero);
        flags = fx.binary(crate::ir::Opcode::Or, 0, flags, chosen);
    }
    Ok(flags)
}

/// Returns the number in the row whose key a value is, or else `default`.
fn choose(fx: &mut FunctionCx<'_, '_>, value: ValueId, rows: &[(u32, u32)], default: u32) -> ValueId {
    let mut chosen = fx.i32(default);
    for (key, number) in rows {
        let (key, number) = (fx.i32(*key), fx.i32(*number));
        let is_key = fx.icmp(IntPredicate::Eq, value, key);
        chosen = fx.select(is_key, number, chosen);
    }
    chosen
}

/// `OpControlBarrier execution memory semantics` => `barrier(flags)`, `work_group_barrier(flags, scope)` or
/// `sub_group_barrier`; `OpMemoryBarrier scope semantics` => `mem_fence(flags)` or `atomic_work_item_fence(flags, order,
/// scope)`
pub(super) fn barrier<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>) -> Result<()> {
    let operands = FunctionCx::operands(inst);
    let execution = operands.first().filter(|_| inst.op != Op::MemoryBarrier).copied();
    let is_known = execution.is_none_or(|id| fx.constant_u32(id).is_some());
    if !fx.is_opencl() {
        fx.call_of_instruction(inst)?;
        return Ok(());
    }
    match (execution, is_known) {
        (Some(execution), false) => either_barrier(fx, inst, execution),
        _ => {
            let scope = execution.and_then(|id| fx.constant_u32(id)).map(Scope);
            barrier_of(fx, inst, scope)
        }
    }
}

/// Adds the call of the barrier of one execution scope.
fn barrier_of<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, execution: Option<Scope>) -> Result<()> {
    let facts = Facts { scope: execution, ..fx.facts(inst) };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    if name.arrangement == builtin_names::Arrangement::Operands {
        fx.call_of_instruction(inst)?;
        return Ok(());
    }
    let operands = FunctionCx::operands(inst);
    let (memory, semantics) = match (inst.op, operands) {
        (Op::MemoryBarrier, &[scope, semantics]) => (scope, semantics),
        (_, &[_, scope, semantics]) => (scope, semantics),
        _ => return Err(fx.invalid(inst, "expected scopes and memory semantics")),
    };
    let word = || Parameter::Scalar(Scalar::Int);
    let flags = fence(fx, semantics)?;
    let mut call = Call::new(name, TypeId::VOID).argument(flags, word());
    if fx.options.environment == Environment::OpenCl20 {
        if inst.op == Op::MemoryBarrier {
            let order = order(fx, inst, semantics)?;
            call = call.argument(order, word());
        }
        let scope = scope(fx, inst, memory)?;
        call = call.argument(scope, word());
    }
    fx.call(inst, call)?;
    Ok(())
}

/// Adds a branch to the barrier of a work-group or of a sub-group, by an execution scope that is not constant.
fn either_barrier<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, execution: u32) -> Result<()> {
    let value = fx.value(execution)?;
    let workgroup = fx.i32(Scope::Workgroup.0);
    let is_workgroup = fx.icmp(IntPredicate::Eq, value, workgroup);
    let [whole, part, after] = [(); 3].map(|()| fx.fb.create_block());
    fx.fb.cond_br(is_workgroup, whole, part);
    for (block, scope) in [(whole, Scope::Workgroup), (part, Scope::Subgroup)] {
        fx.fb.start_block(block);
        barrier_of(fx, inst, Some(scope))?;
        fx.fb.br(after);
    }
    fx.fb.start_block(after);
    Ok(())
}
