//! Barriers and fences (features.md G2, G3, G26; OpenCL C 3.0, section 6.15.8).

use crate::error::Result;
use crate::llvm::Inst;
use crate::lower::builtins::opencl::call::{arguments, wrong_arguments};
use crate::lower::builtins::opencl::memory_model;
use crate::lower::builtins::opencl::memory_model::Number;
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::spirv::grammar::{MemorySemantics, Op, Scope};
use crate::spirv::inst::Inst as SpirvInst;

/// One synchronisation function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::lower) enum Barrier {
    /// `barrier(flags)`, `work_group_barrier(flags[, scope])` and the like: the instruction, who waits, and the order.
    Control { op: Op, execution: Scope, order: MemorySemantics },
    /// `mem_fence(flags)` and its one-way forms
    Fence(MemorySemantics),
    /// `atomic_work_item_fence(flags, order, scope)`
    ExplicitFence,
}

/// What a name means.
pub(super) fn find(name: &str) -> Option<Barrier> {
    let whole = |execution| {
        let order = MemorySemantics::SequentiallyConsistent;
        Barrier::Control { op: Op::ControlBarrier, execution, order }
    };
    let half = |op, order| Barrier::Control { op, execution: Scope::Workgroup, order };
    Some(match name {
        "barrier" | "work_group_barrier" => whole(Scope::Workgroup),
        "sub_group_barrier" => whole(Scope::Subgroup),
        "intel_work_group_barrier_arrive" => half(Op::ControlBarrierArriveINTEL, MemorySemantics::Release),
        "intel_work_group_barrier_wait" => half(Op::ControlBarrierWaitINTEL, MemorySemantics::Acquire),
        "mem_fence" => Barrier::Fence(MemorySemantics::AcquireRelease),
        "read_mem_fence" => Barrier::Fence(MemorySemantics::Acquire),
        "write_mem_fence" => Barrier::Fence(MemorySemantics::Release),
        "atomic_work_item_fence" => Barrier::ExplicitFence,
        _ => return None,
    })
}

/// `barrier(flags)` => `OpControlBarrier Workgroup scope semantics`; `mem_fence(flags)` => `OpMemoryBarrier`
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, barrier: Barrier) -> Result<Parts> {
    let fence = match barrier {
        Barrier::Control { op, execution, order } => {
            let (flags, memory) = match inst.argument_count() {
                2 => (inst.argument(0), memory_model::scope(fx, inst, inst.argument(1))?),
                _ => (arguments::<1>(inst)?[0], fx.mx.u32_constant(execution.0)?),
            };
            let execution = fx.mx.u32_constant(execution.0)?;
            let semantics = memory_model::memory(fx, inst, flags)?.or(fx, Number::Known(order.0))?;
            SpirvInst::new(op).id(execution).id(memory).id(semantics.id(fx)?)
        }
        Barrier::Fence(order) => {
            let [flags] = arguments(inst)?;
            let scope = fx.mx.u32_constant(Scope::Workgroup.0)?;
            let semantics = memory_model::memory(fx, inst, flags)?.or(fx, Number::Known(order.0))?;
            SpirvInst::new(Op::MemoryBarrier).id(scope).id(semantics.id(fx)?)
        }
        Barrier::ExplicitFence => {
            let [flags, order, scope] = arguments(inst)?;
            let order = memory_model::order(fx, inst, order)?;
            let semantics = memory_model::memory(fx, inst, flags)?.or(fx, order)?;
            let scope = memory_model::scope(fx, inst, scope)?;
            SpirvInst::new(Op::MemoryBarrier).id(scope).id(semantics.id(fx)?)
        }
    };
    if !inst.ty().is_void() {
        return Err(wrong_arguments(inst));
    }
    fx.emit(fence)?;
    Ok(Parts::new())
}
