//! Tables of correspondence: builtin functions, intrinsics, attributes and address spaces of LLVM on one side,
//! instructions and enumerants of SPIR-V on the other.
//!
//! The module consists of rows of constant tables, and of rules that replace a row for each name of a family. No code
//! here emits instructions, uses LLVM, or decides between code paths: a translation that needs more than a row is a
//! function in `lower/`. Names are demangled by [`names`](crate::names) before.
//!
//! | module | contents |
//! |---|---|
//! | [`instructions`] | LLVM's instructions on numbers |
//! | [`intrinsics`] | the columns of the table of LLVM's intrinsics; its rows are in `lower/intrinsics/table.rs` |
//! | [`opencl_std`], [`opencl_ops`] | functions of OpenCL C that are one instruction: of OpenCL.std, of the core |
//! | [`work_item`] | `get_global_id` and the like, and the built-in variables |
//! | [`opencl_atomics`], [`opencl_sync`], [`opencl_groups`] | atomic functions; barriers and fences; functions of work-groups and sub-groups |
//! | [`opencl_memory`], [`opencl_pointers`] | `vload` and `vstore`; asynchronous copies and casts of address spaces |
//! | [`opencl_images`], [`opencl_objects`], [`opencl_motion`] | images; pipes, events, queues; motion estimation |
//! | [`arbitrary_precision`], [`format_conversions`] | functions of extensions: arbitrary precision; number formats without a type in LLVM |
//! | [`spirv_calls`] | the types of the operands of `__spirv_*` calls |
//! | [`builtin_names`] | the other direction: the functions that instructions become, by environment |
//! | [`target_types`], [`legacy_objects`] | types: `target("spirv.X", ..)`; the names of opaque structures before them |
//! | [`address_space`], [`untyped_pointers`] | pointers: storage classes; instructions with untyped ones |
//! | [`attributes`], [`annotations`], [`fp_modes`] | attributes and flags; the decorations in annotations; floating-point modes |
//! | [`function_metadata`], [`kernel_arg_names`] | metadata of functions; metadata of the arguments of kernels |
//! | [`module_metadata`], [`used_extensions`] | named metadata; the names of OpenCL's extensions and their capabilities |
//! | [`loop_controls`], [`merges`] | hints for loops; metadata that keeps merge instructions |
//! | [`dwarf`], [`debug_conventions`] | debug information: DWARF's numbers; texts and numbers of the sets of instructions |
//! | [`gpu`] | targets of LLVM for GPUs |
//!
//! `choice`, `inverse` and `memory_effect` are shared: the choice among instructions by an operand, tables read backwards,
//! the memory that a function accesses.

pub mod address_space;
pub mod annotations;
pub mod arbitrary_precision;
pub mod attributes;
pub mod builtin_names;
mod choice;
pub mod debug_conventions;
pub mod dwarf;
pub mod format_conversions;
pub mod fp_modes;
pub mod function_metadata;
pub mod gpu;
pub mod instructions;
pub mod intrinsics;
mod inverse;
pub mod kernel_arg_names;
pub mod legacy_objects;
pub mod loop_controls;
mod memory_effect;
pub mod merges;
pub mod module_metadata;
pub mod opencl_atomics;
pub mod opencl_groups;
pub mod opencl_images;
pub mod opencl_memory;
pub mod opencl_motion;
pub mod opencl_objects;
pub mod opencl_ops;
pub mod opencl_pointers;
pub mod opencl_std;
pub mod opencl_sync;
pub mod spirv_calls;
pub mod target_types;
pub mod untyped_pointers;
pub mod used_extensions;
pub mod work_item;

pub use choice::Choice;
pub use memory_effect::MemoryEffect;

use crate::names::Rounding;
use crate::spirv::grammar::FPRoundingMode;

/// The conversion of an instruction's result to the result of the builtin function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultConversion {
    /// None.
    None,
    /// The instruction returns a Boolean or a vector of them. The function returns integers: for true, 1 as a scalar
    /// and -1 as an element of a vector; for false, 0.
    IntFromBool,
}

/// Returns the enumerant for a rounding suffix.
pub const fn rounding_mode(rounding: Rounding) -> FPRoundingMode {
    match rounding {
        Rounding::ToNearestEven => FPRoundingMode::RTE,
        Rounding::TowardZero => FPRoundingMode::RTZ,
        Rounding::TowardPositive => FPRoundingMode::RTP,
        Rounding::TowardNegative => FPRoundingMode::RTN,
    }
}

/// Returns the rounding suffix for an enumerant; `None` for unknown ones.
pub fn name_rounding(mode: FPRoundingMode) -> Option<Rounding> {
    Rounding::ALL.into_iter().find(|rounding| rounding_mode(*rounding) == mode)
}

/// The rounding modes in the metadata of constrained intrinsics, after `round.`.
pub static ROUNDING_NAMES: [(&str, FPRoundingMode); 4] = [
    ("tonearest", FPRoundingMode::RTE),
    ("towardzero", FPRoundingMode::RTZ),
    ("upward", FPRoundingMode::RTP),
    ("downward", FPRoundingMode::RTN),
];

/// Returns the value of the row with a name; the rows are sorted by name.
fn find_row<T: Copy>(rows: &[(&str, T)], name: &str) -> Option<T> {
    rows.binary_search_by_key(&name, |row| row.0).ok().map(|index| rows[index].1)
}

/// Asserts that keys ascend strictly, as binary search requires.
#[cfg(test)]
pub(crate) fn assert_ascending<T: Ord + std::fmt::Debug>(keys: impl IntoIterator<Item = T>) {
    let keys: Vec<T> = keys.into_iter().collect();
    for pair in keys.windows(2) {
        assert!(pair[0] < pair[1], "{:?} must come before {:?}", pair[1], pair[0]);
    }
}
