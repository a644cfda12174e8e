//! Barriers and fences, and OpenCL C's numbers of scopes, orders and memory.

use crate::error::{Result, WarningKind};
use crate::ir::builder::{CallSpec, FunctionBuilder, ModuleBuilder};
use crate::ir::inst::Ordering;
use crate::ir::{FunctionId, IntPredicate, Opcode, TypeId, ValueId};
use crate::lift::cx::{Call, FunctionCx, ModuleCx};
use crate::map::builtin_names::{self, BuiltinName, Environment, Facts};
use crate::names::{Parameter, Scalar};
use crate::spirv::Op;
use crate::spirv::grammar::{MemorySemantics, Scope};
use crate::spirv::view::Instruction;

/// OpenCL C's `memory_scope` of each scope.
const SCOPES: [(Scope, u32); 5] =
    [(Scope::Invocation, 0), (Scope::Workgroup, 1), (Scope::Device, 2), (Scope::CrossDevice, 3), (Scope::Subgroup, 4)];

/// A memory order.
#[derive(Clone, Copy)]
struct MemoryOrder {
    /// Its bit in memory semantics.
    semantics: MemorySemantics,
    /// OpenCL C's `memory_order`.
    number: u32,
    /// LLVM's ordering.
    ordering: Ordering,
}

const fn memory_order(semantics: MemorySemantics, number: u32, ordering: Ordering) -> MemoryOrder {
    MemoryOrder { semantics, number, ordering }
}

/// The memory orders, from the weakest to the strictest.
const ORDERS: [MemoryOrder; 5] = [
    memory_order(MemorySemantics::Relaxed, 0, Ordering::Monotonic),
    memory_order(MemorySemantics::Acquire, 2, Ordering::Acquire),
    memory_order(MemorySemantics::Release, 3, Ordering::Release),
    memory_order(MemorySemantics::AcquireRelease, 4, Ordering::AcquireRelease),
    memory_order(MemorySemantics::SequentiallyConsistent, 5, Ordering::SequentiallyConsistent),
];

/// The bits of memory semantics with the order.
const ORDER_MASK: u32 = {
    let (mut mask, mut index) = (0, 0);
    while index < ORDERS.len() {
        mask |= ORDERS[index].semantics.0;
        index += 1;
    }
    mask
};

/// Returns LLVM's ordering of the strictest order in memory semantics; `None` if they have no order.
pub(super) fn ordering(semantics: u32) -> Option<Ordering> {
    ORDERS.iter().rev().find(|order| semantics & order.semantics.0 != 0).map(|order| order.ordering)
}

/// OpenCL C's `cl_mem_fence_flags` of each kind of memory.
const FENCES: [(MemorySemantics, u32); 3] = [
    (MemorySemantics::WorkgroupMemory, 1),
    (MemorySemantics::CrossWorkgroupMemory, 2),
    (MemorySemantics::ImageMemory, 4),
];

/// The size of a number, in bytes.
const WORD_BYTES: u64 = 4;

/// Returns `true` for barriers and fences.
pub(super) fn is_barrier(op: Op) -> bool {
    matches!(op, Op::ControlBarrier | Op::MemoryBarrier | Op::ControlBarrierArriveINTEL | Op::ControlBarrierWaitINTEL)
}

/// Returns OpenCL C's number of a scope.
pub(super) fn scope(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, id: u32) -> Result<ValueId> {
    if let Some(constant) = fx.constant_u32(id) {
        let found = SCOPES.iter().find(|(scope, _)| scope.0 == constant);
        return match found {
            Some((_, number)) => Ok(fx.i32(*number)),
            None => Err(fx.unsupported(inst, format!("OpenCL C has no scope {}", Scope(constant)))),
        };
    }
    let value = fx.value(id)?;
    let rows = SCOPES.map(|(scope, number)| (scope.0, number));
    Ok(translated(fx, "__translate_spirv_memory_scope", value, None, &rows))
}

/// Returns OpenCL C's number of the order in memory semantics.
pub(super) fn order(fx: &mut FunctionCx<'_, '_>, id: u32) -> Result<ValueId> {
    if let Some(constant) = fx.constant_u32(id) {
        let found = ORDERS.iter().find(|order| constant & order.semantics.0 != 0);
        return Ok(fx.i32(found.map_or(0, |order| order.number)));
    }
    let value = fx.value(id)?;
    let rows = ORDERS.map(|order| (order.semantics.0, order.number));
    Ok(translated(fx, "__translate_spirv_memory_order", value, Some(ORDER_MASK), &rows))
}

/// Returns OpenCL C's flags of the memory in memory semantics.
pub(super) fn fence(fx: &mut FunctionCx<'_, '_>, id: u32) -> Result<ValueId> {
    if let Some(constant) = fx.constant_u32(id) {
        return Ok(fx.i32(flags_of(constant)));
    }
    let value = fx.value(id)?;
    let semantics = (0..1 << FENCES.len()).map(|flags| {
        let is_set = |(_, flag): &&(MemorySemantics, u32)| flags & flag != 0;
        FENCES.iter().filter(is_set).fold(0, |semantics, (memory, _)| semantics | memory.0)
    });
    let mask = FENCES.iter().fold(0, |mask, (memory, _)| mask | memory.0);
    let rows: Vec<(u32, u32)> = semantics.map(|semantics| (semantics, flags_of(semantics))).collect();
    Ok(translated(fx, "__translate_spirv_memory_fence", value, Some(mask), &rows))
}

fn flags_of(semantics: u32) -> u32 {
    FENCES.iter().filter(|(memory, _)| semantics & memory.0 != 0).fold(0, |flags, (_, flag)| flags | flag)
}

/// Returns the call of a private function of the module that translates a value, of which only the bits of the mask count:
/// it has a case for each value in the rows.
fn translated(
    fx: &mut FunctionCx<'_, '_>,
    name: &str,
    value: ValueId,
    mask: Option<u32>,
    rows: &[(u32, u32)],
) -> ValueId {
    let word = fx.ir.int_type(32);
    let ty = fx.ir.function_type(word, &[word], false);
    let (function, is_new) = fx.private_function(name, ty);
    if is_new {
        define_translation(fx, function, mask, rows);
    }
    let (fb, ir) = fx.builders();
    let arguments = [value];
    let spec = CallSpec::of_function(ir, function, &arguments);
    let call = fb.call(ir, &spec);
    fx.set_name_late(call, "call");
    call
}

fn define_translation(mx: &mut ModuleCx<'_>, function: FunctionId, mask: Option<u32>, rows: &[(u32, u32)]) {
    let word = mx.ir.int_type(32);
    let mut fb = FunctionBuilder::new(&mx.ir, function);
    let key = fb.argument(0);
    fb.set_name(&mut mx.ir, key, b"key");
    let blocks = |fb: &mut FunctionBuilder, ir: &mut ModuleBuilder, name: &str| {
        let block = fb.create_block();
        fb.set_name(ir, block, name.as_bytes());
        block
    };
    let ir = &mut mx.ir;
    let [entry, default] = ["entry", "default"].map(|name| blocks(&mut fb, ir, name));
    let cases: Vec<ValueId> = rows.iter().map(|(from, _)| blocks(&mut fb, ir, &format!("case.{from}"))).collect();
    let exit = blocks(&mut fb, ir, "exit");
    fb.start_block(entry);
    let one = ir.int(word, 1);
    let memory = mx.alloca(&mut fb, word, one, WORD_BYTES);
    let ir = &mut mx.ir;
    fb.set_name(ir, memory, b"result");
    let mut value = key;
    if let Some(mask) = mask {
        let mask = ir.int(word, u64::from(mask));
        value = fb.binary(ir, Opcode::And, 0, mask, value);
        fb.set_name(ir, value, b"key.masked");
    }
    let edges: Vec<(ValueId, ValueId)> =
        rows.iter().zip(&cases).map(|((from, _), case)| (ir.int(word, u64::from(*from)), *case)).collect();
    fb.switch(value, default, &edges);
    fb.start_block(default);
    fb.unreachable();
    for ((_, to), case) in rows.iter().zip(cases) {
        fb.start_block(case);
        let number = ir.int(word, u64::from(*to));
        fb.store(number, memory, WORD_BYTES, false);
        fb.br(exit);
    }
    fb.start_block(exit);
    let result = fb.load(word, memory, WORD_BYTES, false);
    fb.set_name(ir, result, b"retVal");
    fb.ret(Some(result));
    fb.finish(ir);
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
            match named(fx, inst, scope) {
                Some(name) => {
                    let arguments = arguments(fx, inst)?;
                    call(fx, inst, name, &arguments)
                }
                None => fx.call_of_instruction(inst).map(drop),
            }
        }
    }
}

/// Returns the function for a barrier of an execution scope; `None` if it has the name and the operands of the instruction.
fn named(fx: &FunctionCx<'_, '_>, inst: Instruction<'_>, execution: Option<Scope>) -> Option<BuiltinName> {
    let facts = Facts { scope: execution, ..fx.facts(inst) };
    let name = builtin_names::instruction(fx.options.environment, inst.op, &facts);
    (name.arrangement != builtin_names::Arrangement::Operands).then_some(name)
}

/// Returns the flags, the order and the scope of memory, as far as the function for a barrier or a fence has them.
fn arguments(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>) -> Result<Vec<ValueId>> {
    let (memory, semantics) = match (inst.op, FunctionCx::operands(inst)) {
        (Op::MemoryBarrier, &[scope, semantics]) => (scope, semantics),
        (_, &[_, scope, semantics]) => (scope, semantics),
        _ => return Err(fx.invalid(inst, "expected scopes and memory semantics")),
    };
    if fx.options.environment != Environment::OpenCl20 {
        let orders_memory = fx.constant_u32(semantics).is_none_or(|semantics| flags_of(semantics) != 0);
        let is_wide = |scope| matches!(Scope(scope), Scope::Device | Scope::CrossDevice);
        if orders_memory && fx.constant_u32(memory).is_some_and(is_wide) {
            let message = "expected the scope of the work-group, which the barriers and fences of OpenCL C 1.2 have, found that \
                           of the device: choose functions with a scope (--spirv-target-env=CL2.0)";
            fx.warn_here(WarningKind::OmittedOrder, message);
        }
        return Ok(vec![fence(fx, semantics)?]);
    }
    // In the order of the Khronos translator.
    let scope = scope(fx, inst, memory)?;
    let flags = fence(fx, semantics)?;
    match inst.op {
        Op::MemoryBarrier => Ok(vec![flags, order(fx, semantics)?, scope]),
        _ => Ok(vec![flags, scope]),
    }
}

fn call(fx: &mut FunctionCx<'_, '_>, inst: Instruction<'_>, name: BuiltinName, arguments: &[ValueId]) -> Result<()> {
    let call = Call::new(name, TypeId::VOID);
    let call = arguments.iter().fold(call, |call, value| call.argument(*value, Parameter::Scalar(Scalar::Int)));
    fx.call(inst, call).map(drop)
}

/// Adds a branch to the barrier of a work-group or of a sub-group, by an execution scope that is not constant.
fn either_barrier<'a>(fx: &mut FunctionCx<'_, 'a>, inst: Instruction<'a>, execution: u32) -> Result<()> {
    let arguments = arguments(fx, inst)?;
    let value = fx.value(execution)?;
    let workgroup = fx.i32(Scope::Workgroup.0);
    let is_workgroup = fx.icmp(IntPredicate::Eq, value, workgroup);
    let [whole, part, after] = [(); 3].map(|()| fx.fb.create_block());
    fx.fb.cond_br(is_workgroup, whole, part);
    for (block, scope) in [(whole, Scope::Workgroup), (part, Scope::Subgroup)] {
        fx.fb.start_block(block);
        match named(fx, inst, Some(scope)) {
            Some(name) => call(fx, inst, name, &arguments)?,
            None => _ = fx.call_of_instruction(inst)?,
        }
        fx.fb.br(after);
    }
    fx.fb.start_block(after);
    Ok(())
}
