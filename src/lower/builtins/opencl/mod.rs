//! OpenCL C's builtin functions (OpenCL C 3.0, section 6.15).

pub(super) mod work_item;

mod core;
mod math;
mod sync;
mod vector_memory;

use crate::error::{Error, ErrorKind, Result};
use crate::llvm::Inst;
use crate::map::opencl_memory::VectorMemory;
use crate::map::opencl_ops::{self, CoreFunction};
use crate::map::opencl_std::{self, StdFunction};
use crate::map::work_item::{WorkItemFunction, work_item_function};
use crate::map::opencl_memory;
use crate::names::Mangled;
use crate::spirv::grammar::{Op, Std};

use crate::lower::forms::Parts;
use crate::lower::function_cx::FunctionCx;

use sync::Barrier;

/// What one builtin function does, with everything its name tells worked out.
#[derive(Clone)]
pub(super) enum OpenClBuiltin {
    WorkItem(&'static WorkItemFunction),
    Std { row: &'static StdFunction, std: Std },
    Core { row: &'static CoreFunction, op: Op },
    VectorMemory(VectorMemory),
    Barrier(Barrier),
    Printf,
}

/// What a mangled name means.
pub(super) fn find(name: &Mangled<'_>) -> Option<OpenClBuiltin> {
    let base = name.base;
    let first = name.parameters.first();
    let class = first.and_then(|first| first.class());
    if let Some(row) = work_item_function(base) {
        return Some(OpenClBuiltin::WorkItem(row));
    }
    if let Some(barrier) = sync::find(base) {
        return Some(OpenClBuiltin::Barrier(barrier));
    }
    if let Some(access) = opencl_memory::vector_memory(base) {
        return Some(OpenClBuiltin::VectorMemory(access));
    }
    if let Some(row) = opencl_std::std_function(base) {
        return row.pick(class).map(|std| OpenClBuiltin::Std { row, std });
    }
    if let Some(row) = opencl_ops::core_function(base) {
        let length = first.map_or(1, |first| first.length());
        return row.pick(class, length).map(|op| OpenClBuiltin::Core { row, op });
    }
    None
}

/// What a plain C name means.
pub(super) fn find_unmangled(name: &str) -> Option<OpenClBuiltin> {
    (name == "printf").then_some(OpenClBuiltin::Printf)
}

/// Lowers one call.
pub(super) fn lower<'m>(fx: &mut FunctionCx<'_, 'm>, inst: Inst<'m>, builtin: &OpenClBuiltin) -> Result<Parts> {
    match builtin {
        OpenClBuiltin::WorkItem(row) => work_item::read(fx, inst, row.builtin),
        OpenClBuiltin::Std { row, std } => math::lower(fx, inst, row, *std),
        OpenClBuiltin::Core { row, op } => core::lower(fx, inst, row, *op),
        OpenClBuiltin::VectorMemory(access) => vector_memory::lower(fx, inst, access),
        OpenClBuiltin::Barrier(barrier) => sync::lower(fx, inst, *barrier),
        OpenClBuiltin::Printf => math::printf(fx, inst),
    }
}

/// A builtin called with arguments it does not take.
fn wrong_arguments(inst: Inst<'_>) -> Error {
    let message = format!("a builtin function does not take these arguments: {}", inst.value().describe());
    Error::new(ErrorKind::InvalidFunctionCall, message)
}
