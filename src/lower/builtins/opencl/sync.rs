//! Barriers and fences (features.md G2, G3; OpenCL C 3.0, section 6.15.8).

use crate::error::Result;
use crate::llvm::{Inst, Value};
use crate::spirv::Id;
use crate::spirv::grammar::{MemorySemantics, Op, Scope};
use crate::spirv::inst::Inst as SpirvInst;

use crate::lower::forms::Parts;
use crate::lower::function_cx::FunctionCx;

use super::wrong_arguments;

/// One synchronisation function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Barrier {
    /// `barrier(flags)`, `work_group_barrier(flags[, scope])`, `sub_group_barrier(flags[, scope])`
    Control(Scope),
    /// `mem_fence(flags)` and its one-way forms
    Fence(MemorySemantics),
    /// `atomic_work_item_fence(flags, order, scope)`
    ExplicitFence,
}

/// What a name means.
pub(super) fn find(name: &str) -> Option<Barrier> {
    Some(match name {
        "barrier" | "work_group_barrier" => Barrier::Control(Scope::Workgroup),
        "sub_group_barrier" => Barrier::Control(Scope::Subgroup),
        "mem_fence" => Barrier::Fence(MemorySemantics::AcquireRelease),
        "read_mem_fence" => Barrier::Fence(MemorySemantics::Acquire),
        "write_mem_fence" => Barrier::Fence(MemorySemantics::Release),
        "atomic_work_item_fence" => Barrier::ExplicitFence,
        _ => return None,
    })
}

/// `barrier(flags)` => `OpControlBarrier Workgroup scope semantics`; `mem_fence(flags)` => `OpMemoryBarrier`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, barrier: Barrier) -> Result<Parts> {
    if inst.argument_count() == 0 {
        return Err(wrong_arguments(inst));
    }
    let flags = inst.argument(0);
    match barrier {
        Barrier::Control(execution) => {
            let memory = match inst.arguments().nth(1) {
                Some(scope) => memory_scope(fx, scope)?,
                None => fx.mx.u32_constant(execution.0)?,
            };
            let execution = fx.mx.u32_constant(execution.0)?;
            let semantics = semantics(fx, flags, MemorySemantics::SequentiallyConsistent)?;
            fx.emit(SpirvInst::new(Op::ControlBarrier).id(execution).id(memory).id(semantics))?;
        }
        Barrier::Fence(order) => {
            let scope = fx.mx.u32_constant(Scope::Workgroup.0)?;
            let semantics = semantics(fx, flags, order)?;
            fx.emit(SpirvInst::new(Op::MemoryBarrier).id(scope).id(semantics))?;
        }
        Barrier::ExplicitFence => {
            if inst.argument_count() != 3 {
                return Err(wrong_arguments(inst));
            }
            let order = inst.argument(1).int_zext().and_then(memory_order).ok_or_else(|| wrong_arguments(inst))?;
            let scope = memory_scope(fx, inst.argument(2))?;
            let semantics = semantics(fx, flags, order)?;
            fx.emit(SpirvInst::new(Op::MemoryBarrier).id(scope).id(semantics))?;
        }
    }
    Ok(Parts::new())
}

/// clang's `memory_order`, which is C11's.
pub(super) fn memory_order(order: u64) -> Option<MemorySemantics> {
    Some(match order {
        0 => MemorySemantics::Relaxed,
        // A consume operation is at most an acquire.
        1 | 2 => MemorySemantics::Acquire,
        3 => MemorySemantics::Release,
        4 => MemorySemantics::AcquireRelease,
        5 => MemorySemantics::SequentiallyConsistent,
        _ => return None,
    })
}

/// clang's `memory_scope`, 0 to 4 for work-item, work-group, device, all devices and sub-group => `Scope`
pub(super) fn memory_scope<'m>(fx: &mut FunctionCx<'_, 'm>, scope: Value<'m>) -> Result<Id> {
    const SCOPES: [Scope; 5] =
        [Scope::Invocation, Scope::Workgroup, Scope::Device, Scope::CrossDevice, Scope::Subgroup];
    if let Some(scope) = scope.int_zext().and_then(|scope| SCOPES.get(usize::try_from(scope).ok()?)) {
        return fx.mx.u32_constant(scope.0);
    }
    // Known at run time only: one selection a scope.
    let (value, word, boolean) = (fx.scalar(scope)?, fx.mx.type_int(32)?, fx.mx.type_bool()?);
    let mut chosen = fx.mx.u32_constant(SCOPES[0].0)?;
    for (number, scope) in SCOPES.iter().enumerate().skip(1) {
        let (number, scope) = (fx.mx.u32_constant(number as u32)?, fx.mx.u32_constant(scope.0)?);
        let hit = fx.op(Op::IEqual, boolean, &[value, number])?;
        chosen = fx.op(Op::Select, word, &[hit, scope, chosen])?;
    }
    Ok(chosen)
}

/// `CLK_LOCAL_MEM_FENCE` 1, `CLK_GLOBAL_MEM_FENCE` 2, `CLK_IMAGE_MEM_FENCE` 4 => the memory that is ordered
fn semantics<'m>(fx: &mut FunctionCx<'_, 'm>, flags: Value<'m>, order: MemorySemantics) -> Result<Id> {
    const MEMORY: [(u32, MemorySemantics); 3] = [
        (1, MemorySemantics::WorkgroupMemory),
        (2, MemorySemantics::CrossWorkgroupMemory),
        (4, MemorySemantics::ImageMemory),
    ];
    if let Some(flags) = flags.int_zext() {
        let rows = MEMORY.iter().filter(|(flag, _)| flags & u64::from(*flag) != 0);
        let semantics = rows.fold(order, |mask, (_, memory)| mask | *memory);
        return fx.mx.u32_constant(semantics.0);
    }
    let (value, word) = (fx.scalar(flags)?, fx.mx.type_int(32)?);
    let mut semantics = fx.mx.u32_constant(order.0)?;
    for (flag, memory) in MEMORY {
        // Each flag is one bit and so is what it means.
        let flag_id = fx.mx.u32_constant(flag)?;
        let bit = fx.op(Op::BitwiseAnd, word, &[value, flag_id])?;
        let factor = fx.mx.u32_constant(memory.0 / flag)?;
        let bit = fx.op(Op::IMul, word, &[bit, factor])?;
        semantics = fx.op(Op::BitwiseOr, word, &[semantics, bit])?;
    }
    Ok(semantics)
}
