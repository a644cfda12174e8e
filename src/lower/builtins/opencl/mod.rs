//! OpenCL C's builtin functions (OpenCL C 3.0, section 6.15).

pub(super) mod work_item;

mod async_copy;
mod atomics;
mod block_access;
mod call;
mod clock;
mod convert;
mod core;
mod dot;
mod enqueue;
mod generic;
mod group_pipe;
mod groups;
pub(super) mod image;
mod math;
mod memory_model;
mod motion;
mod ndrange;
pub(super) mod printf;
mod sync;
mod vector_memory;

use crate::error::Result;
use crate::ir::Inst;
use crate::lower::builtins::spirv::{NamedCall, lower_call};
use crate::lower::cx::forms::Parts;
use crate::lower::cx::function::FunctionCx;
use crate::map::opencl_memory::VectorMemory;
use crate::map::opencl_motion::Motion;
use crate::map::opencl_objects::BlockFunction;
use crate::map::opencl_ops::IntegerDot;
use crate::map::opencl_pointers::GenericPointer;
use crate::map::opencl_sync::Barrier;
use crate::map::work_item::{WorkItemFunction, work_item_function};
use crate::map::{opencl_memory, opencl_motion, opencl_objects, opencl_pointers, opencl_sync};
use crate::names::Mangled;
use crate::spirv::grammar::{Op, Scope};

/// A builtin function, with everything that its name determines.
#[derive(Clone)]
pub(in crate::lower) enum OpenClBuiltin {
    AsyncCopy(async_copy::AsyncCopy),
    Atomic(atomics::AtomicCall),
    Barrier(Barrier),
    Block(block_access::BlockCall),
    BlockFunction(BlockFunction),
    Clock(clock::Clock),
    Convert(convert::Conversion),
    Core(core::CoreCall),
    Dot(IntegerDot),
    Generic(GenericPointer),
    Group(groups::GroupCall),
    GroupPipe(Op, Scope),
    Image(image::ImageCall),
    /// An instruction with the call's arguments as its operands.
    Instruction(NamedCall),
    Motion(Motion),
    NdRange(u32),
    Printf,
    Std(math::StdCall),
    VectorMemory(VectorMemory),
    WorkItem(&'static WorkItemFunction),
}

/// Returns the builtin function with a mangled name.
///
/// No name belongs to two families, except that `dot` of integers is not the core instruction.
pub(super) fn find(name: &Mangled<'_>) -> Option<OpenClBuiltin> {
    let by_base = (name.base == "printf")
        .then_some(OpenClBuiltin::Printf)
        .or_else(|| work_item_function(name.base).map(OpenClBuiltin::WorkItem))
        .or_else(|| opencl_pointers::generic_pointer(name.base).map(OpenClBuiltin::Generic))
        .or_else(|| opencl_sync::barrier(name.base).map(OpenClBuiltin::Barrier))
        .or_else(|| opencl_memory::vector_memory(name.base).map(OpenClBuiltin::VectorMemory))
        .or_else(|| clock::find(name.base).map(OpenClBuiltin::Clock))
        .or_else(|| opencl_objects::range_dimensions(name.base).map(OpenClBuiltin::NdRange))
        .or_else(|| {
            Some(OpenClBuiltin::Instruction(NamedCall::from_operands(opencl_objects::object(name.base)?, Some(name))))
        });
    by_base
        .or_else(|| math::find(name).map(OpenClBuiltin::Std))
        .or_else(|| dot::find(name).map(OpenClBuiltin::Dot))
        .or_else(|| core::find(name).map(OpenClBuiltin::Core))
        .or_else(|| convert::find(name).map(OpenClBuiltin::Convert))
        .or_else(|| atomics::find(name).map(OpenClBuiltin::Atomic))
        .or_else(|| groups::find(name).map(OpenClBuiltin::Group))
        .or_else(|| async_copy::find(name).map(OpenClBuiltin::AsyncCopy))
        .or_else(|| image::find(name).map(OpenClBuiltin::Image))
        .or_else(|| block_access::find(name).map(OpenClBuiltin::Block))
        .or_else(|| opencl_motion::motion(name.base, &name.parameters).map(OpenClBuiltin::Motion))
}

/// Returns `true` for a function whose lowering depends on the types of its arguments, not on those in its name.
pub(super) fn takes_any_value(builtin: &OpenClBuiltin) -> bool {
    matches!(builtin, OpenClBuiltin::Atomic(atomics::AtomicCall::Init))
}

/// Returns the builtin function with an unmangled name.
pub(super) fn find_unmangled(name: &str) -> Option<OpenClBuiltin> {
    if name == "printf" {
        return Some(OpenClBuiltin::Printf);
    }
    match opencl_objects::pipe(name) {
        Some((op, None)) => Some(OpenClBuiltin::Instruction(NamedCall::from_operands(op, None))),
        Some((op, Some(scope))) => Some(OpenClBuiltin::GroupPipe(op, scope)),
        None => generic::find_unmangled(name)
            .map(OpenClBuiltin::Generic)
            .or_else(|| image::find_unmangled(name).map(OpenClBuiltin::Image))
            .or_else(|| opencl_objects::block_function(name).map(OpenClBuiltin::BlockFunction)),
    }
}

/// Lowers one call.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, builtin: &OpenClBuiltin) -> Result<Parts> {
    match builtin {
        OpenClBuiltin::AsyncCopy(copy) => async_copy::lower(fx, inst, copy),
        OpenClBuiltin::Atomic(call) => atomics::lower(fx, inst, call),
        OpenClBuiltin::Barrier(barrier) => sync::lower(fx, inst, *barrier),
        OpenClBuiltin::Block(call) => block_access::lower(fx, inst, call),
        OpenClBuiltin::BlockFunction(function) => enqueue::lower(fx, inst, *function),
        OpenClBuiltin::Clock(clock) => clock::lower(fx, inst, *clock),
        OpenClBuiltin::Convert(conversion) => convert::lower(fx, inst, conversion),
        OpenClBuiltin::Core(call) => core::lower(fx, inst, call),
        OpenClBuiltin::Dot(dot) => dot::lower(fx, inst, dot),
        OpenClBuiltin::Generic(function) => generic::lower(fx, inst, *function),
        OpenClBuiltin::Group(call) => groups::lower(fx, inst, call),
        OpenClBuiltin::GroupPipe(op, scope) => group_pipe::lower(fx, inst, *op, *scope),
        OpenClBuiltin::Image(call) => image::lower(fx, inst, *call),
        OpenClBuiltin::Instruction(call) => lower_call(fx, inst, call),
        OpenClBuiltin::Motion(motion) => motion::lower(fx, inst, motion),
        OpenClBuiltin::NdRange(dimensions) => ndrange::lower(fx, inst, *dimensions),
        OpenClBuiltin::Printf => printf::lower(fx, inst),
        OpenClBuiltin::Std(call) => math::lower(fx, inst, call),
        OpenClBuiltin::VectorMemory(access) => vector_memory::lower(fx, inst, access),
        OpenClBuiltin::WorkItem(row) => work_item::read(fx, inst, row.builtin),
    }
}
