//! Barriers and fences (OpenCL C 3.0, section 6.15.8).

use crate::lower::builtins::family::{Family, builtin};
use crate::lower::builtins::opencl::checks::{arguments, wrong_arguments};
use crate::lower::builtins::opencl::memory_model;
use crate::lower::builtins::opencl::memory_model::MaskValue;
use crate::lower::cx::function::builtin::BuiltinFunction;
use crate::lower::cx::prelude::*;
use crate::map::opencl_sync::{self, Barrier};
use crate::spirv::grammar::{MemorySemantics, Scope};
use crate::spirv::inst::Inst as SpirvInst;

pub(super) const FAMILY: Family = Family {
    find: |name| Some(builtin(opencl_sync::barrier(name.base)?)),
    names: || opencl_sync::names().map(str::to_owned).collect(),
    ..Family::EMPTY
};

impl BuiltinFunction for Barrier {
    /// `barrier(flags)` => `OpControlBarrier Workgroup scope semantics`; `mem_fence(flags)` => `OpMemoryBarrier`
    fn lower<'m>(&self, fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>) -> Result<Parts> {
        let fence = match *self {
            Barrier::Control { op, execution, order } => {
                let (flags, memory) = match inst.argument_count() {
                    2 => (inst.argument(0), memory_model::scope(fx, inst, inst.argument(1))?),
                    // The Khronos translator's scope; it orders at least what a sub-group's barrier must.
                    _ => (arguments::<1>(inst)?[0], fx.mx.u32_constant(Scope::Workgroup.0)?),
                };
                let execution = fx.mx.u32_constant(execution.0)?;
                let semantics = match memory_model::memory(fx, inst, flags)? {
                    // No memory, no order.
                    MaskValue::Constant(0) => MaskValue::Constant(MemorySemantics::Relaxed.0),
                    memory => memory.or(fx, MaskValue::Constant(order.0))?,
                };
                SpirvInst::new(op).id(execution).id(memory).id(semantics.id(fx)?)
            }
            Barrier::Fence(order) => {
                let [flags] = arguments(inst)?;
                let scope = fx.mx.u32_constant(Scope::Workgroup.0)?;
                let semantics = memory_model::memory(fx, inst, flags)?.or(fx, MaskValue::Constant(order.0))?;
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
}
