//! OpenCL C's work-item functions and the built-in variables that they read (OpenCL C specification, section 6.15.1,
//! and SPIR-V environment specification, section 2.9).

use super::gpu::ByGpu;
use crate::spirv::grammar::BuiltIn;

/// A work-item function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkItemFunction {
    /// OpenCL C's name.
    pub name: &'static str,
    /// The variable that the function reads.
    pub builtin: BuiltIn,
    /// The type of the variable, and the part that the function returns.
    pub shape: Shape,
    /// The source of the variable on GPUs.
    pub gpu: ByGpu<GpuSource>,
}

/// The source of a built-in variable on a GPU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GpuSource {
    /// Other variables, from which it is computed.
    Computed,
    /// A register, which this intrinsic reads; that of a dimension has the suffix `.x`, `.y` or `.z`.
    Register(&'static str),
    /// Memory.
    Memory {
        /// The intrinsic that returns the address of the memory.
        base: &'static str,
        /// The number of bytes before the variable, or before its first dimension, from which the others follow.
        offset: u32,
        /// The number of bits of the variable, or of one dimension.
        bits: u32,
    },
    /// None: it is zero.
    Zero,
}

/// The type of a built-in variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// Three `size_t`; the function's argument is the dimension.
    Dimensions {
        /// The result for a dimension above 2.
        default: u32,
    },
    /// One `size_t`.
    Size,
    /// One 32-bit integer.
    Word,
    /// Four 32-bit integers: a bit for each invocation of the sub-group.
    Mask,
}

const IDENTIFIER: Shape = Shape::Dimensions { default: 0 };
const EXTENT: Shape = Shape::Dimensions { default: 1 };

/// Every work-item function, by name.
#[rustfmt::skip]
pub static WORK_ITEM_FUNCTIONS: &[WorkItemFunction] = &[
    row("get_enqueued_local_size",     BuiltIn::EnqueuedWorkgroupSize,     EXTENT)
        .gpu(register("llvm.nvvm.read.ptx.sreg.ntid"), argument(12, 16)),
    row("get_enqueued_num_sub_groups", BuiltIn::NumEnqueuedSubgroups,      Shape::Word),
    row("get_global_id",               BuiltIn::GlobalInvocationId,        IDENTIFIER),
    row("get_global_linear_id",        BuiltIn::GlobalLinearId,            Shape::Size),
    row("get_global_offset",           BuiltIn::GlobalOffset,              IDENTIFIER)
        .gpu(GpuSource::Zero, argument(40, 64)),
    row("get_global_size",             BuiltIn::GlobalSize,                EXTENT)
        .gpu(GpuSource::Computed, packet(12, 32)),
    row("get_group_id",                BuiltIn::WorkgroupId,               IDENTIFIER)
        .gpu(register("llvm.nvvm.read.ptx.sreg.ctaid"), register("llvm.amdgcn.workgroup.id")),
    row("get_local_id",                BuiltIn::LocalInvocationId,         IDENTIFIER)
        .gpu(register("llvm.nvvm.read.ptx.sreg.tid"), register("llvm.amdgcn.workitem.id")),
    row("get_local_linear_id",         BuiltIn::LocalInvocationIndex,      Shape::Size),
    row("get_local_size",              BuiltIn::WorkgroupSize,             EXTENT)
        .gpu(register("llvm.nvvm.read.ptx.sreg.ntid"), GpuSource::Computed),
    row("get_max_sub_group_size",      BuiltIn::SubgroupMaxSize,           Shape::Word)
        .gpu(register("llvm.nvvm.read.ptx.sreg.warpsize"), register("llvm.amdgcn.wavefrontsize")),
    row("get_num_groups",              BuiltIn::NumWorkgroups,             EXTENT)
        .gpu(register("llvm.nvvm.read.ptx.sreg.nctaid"), GpuSource::Computed),
    row("get_num_sub_groups",          BuiltIn::NumSubgroups,              Shape::Word),
    row("get_sub_group_eq_mask",       BuiltIn::SubgroupEqMask,            Shape::Mask),
    row("get_sub_group_ge_mask",       BuiltIn::SubgroupGeMask,            Shape::Mask),
    row("get_sub_group_gt_mask",       BuiltIn::SubgroupGtMask,            Shape::Mask),
    row("get_sub_group_id",            BuiltIn::SubgroupId,                Shape::Word),
    row("get_sub_group_le_mask",       BuiltIn::SubgroupLeMask,            Shape::Mask),
    row("get_sub_group_local_id",      BuiltIn::SubgroupLocalInvocationId, Shape::Word)
        .gpu(register("llvm.nvvm.read.ptx.sreg.laneid"), GpuSource::Computed),
    row("get_sub_group_lt_mask",       BuiltIn::SubgroupLtMask,            Shape::Mask),
    row("get_sub_group_size",          BuiltIn::SubgroupSize,              Shape::Word),
    row("get_work_dim",                BuiltIn::WorkDim,                   Shape::Word)
        .gpu(GpuSource::Computed, argument(64, 16)),
];

const fn row(name: &'static str, builtin: BuiltIn, shape: Shape) -> WorkItemFunction {
    WorkItemFunction { name, builtin, shape, gpu: ByGpu { nvptx64: GpuSource::Computed, amdgcn: GpuSource::Computed } }
}

impl WorkItemFunction {
    /// Returns the row with these sources.
    const fn gpu(self, nvptx64: GpuSource, amdgcn: GpuSource) -> Self {
        Self { gpu: ByGpu { nvptx64, amdgcn }, ..self }
    }
}

const fn register(name: &'static str) -> GpuSource {
    GpuSource::Register(name)
}

/// Returns the source in the implicit arguments of a kernel of HSA, whose layout is that of code objects from version 5 on.
const fn argument(offset: u32, bits: u32) -> GpuSource {
    GpuSource::Memory { base: "llvm.amdgcn.implicitarg.ptr", offset, bits }
}

/// The number of groups of the whole size on HSA.
pub const HSA_WHOLE_GROUPS: GpuSource = argument(0, 32);

/// The number of work-items of the smaller group at the end on HSA.
pub const HSA_REST: GpuSource = argument(18, 16);

/// Returns the source in the packet that launches a kernel of HSA.
const fn packet(offset: u32, bits: u32) -> GpuSource {
    GpuSource::Memory { base: "llvm.amdgcn.dispatch.ptr", offset, bits }
}

/// Returns the work-item function with a name.
pub fn work_item_function(name: &str) -> Option<&'static WorkItemFunction> {
    let index = WORK_ITEM_FUNCTIONS.binary_search_by_key(&name, |row| row.name).ok()?;
    Some(&WORK_ITEM_FUNCTIONS[index])
}

/// Returns the function that reads a built-in variable of kernels.
pub fn function_of(builtin: BuiltIn) -> Option<&'static WorkItemFunction> {
    WORK_ITEM_FUNCTIONS.iter().find(|row| row.builtin == builtin)
}

/// Returns the type of a built-in variable of kernels, for reads by functions of any name.
pub fn shape_of(builtin: BuiltIn) -> Option<Shape> {
    function_of(builtin).map(|row| row.shape)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn table_is_sorted() {
        assert_ascending(WORK_ITEM_FUNCTIONS.iter().map(|row| row.name));
    }

    #[test]
    fn no_variable_has_two_functions() {
        for row in WORK_ITEM_FUNCTIONS {
            assert_eq!(function_of(row.builtin), Some(row), "{}", row.name);
            assert_eq!(work_item_function(row.name), Some(row));
        }
        assert_eq!(work_item_function("get_image_width"), None);
    }
}
