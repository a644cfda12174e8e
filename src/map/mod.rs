//! What corresponds to what: builtin functions, intrinsics, attributes and address spaces of LLVM on one side,
//! instructions and enumerants of SPIR-V on the other.
//!
//! Everything here is a row of a constant table, or a rule that spares a row for each spelling of a family. Nothing
//! here emits instructions, knows LLVM, or decides between code paths: what needs more than a row is a function in
//! `lower/`. Names arrive demangled, as [`names`](crate::names) reads them.

pub mod address_space;
pub mod annotations;
pub mod attributes;
mod choice;
pub mod dwarf;
pub mod function_metadata;
pub mod intrinsics;
pub mod legacy_objects;
pub mod loop_controls;
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
pub mod suggestions;
pub mod target_types;
pub mod untyped_pointers;
pub mod work_item;

pub use choice::Choice;

use crate::names::Rounding;
use crate::spirv::grammar::FPRoundingMode;

/// How an instruction's result becomes the result of the builtin function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is the same.
    Same,
    /// The instruction gives a boolean, or one for each element. The function gives an integer: for true, 1 as a scalar
    /// and -1 as an element of a vector; for false, 0.
    Truth,
}

/// The enumerant for a rounding suffix.
pub const fn rounding_mode(rounding: Rounding) -> FPRoundingMode {
    match rounding {
        Rounding::ToNearestEven => FPRoundingMode::RTE,
        Rounding::TowardZero => FPRoundingMode::RTZ,
        Rounding::TowardPositive => FPRoundingMode::RTP,
        Rounding::TowardNegative => FPRoundingMode::RTN,
    }
}

/// Returns what the row of that name holds; the rows are sorted by name.
fn find_row<T: Copy>(rows: &[(&str, T)], name: &str) -> Option<T> {
    rows.binary_search_by_key(&name, |row| row.0).ok().map(|index| rows[index].1)
}

/// Each table is searched by halves, so its keys must ascend and none may occur twice.
#[cfg(test)]
pub(crate) fn assert_ascending<T: Ord + std::fmt::Debug>(keys: impl IntoIterator<Item = T>) {
    let keys: Vec<T> = keys.into_iter().collect();
    for pair in keys.windows(2) {
        assert!(pair[0] < pair[1], "{:?} must come before {:?}", pair[1], pair[0]);
    }
}
