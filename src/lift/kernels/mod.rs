//! Kernels: a function for each name of an entry point, its execution modes, and the metadata of its arguments.

mod arguments;
pub(super) mod entry_points;
mod hints;
mod modes;

use rustc_hash::FxHashMap;

use super::cx::ModuleCx;
use super::decorations;
use crate::error::Result;
use crate::spirv::grammar::ExecutionModel;
use crate::spirv::view::{EntryPoint, Mode};

pub(super) use modes::finish_constructors;

/// Lifts the execution modes and the metadata of kernels, and adds a kernel for each name of a function with several.
pub(super) fn lift(mx: &mut ModuleCx<'_>) -> Result<()> {
    let view = mx.view;
    let mut modes: FxHashMap<u32, Vec<Mode<'_>>> = FxHashMap::default();
    for mode in view.modes() {
        modes.entry(mode.function).or_default().push(*mode);
    }
    let is_kernel = |entry: &&EntryPoint<'_>| entry.model == ExecutionModel::Kernel;
    let is_uncontracted = |entry: &EntryPoint<'_>| {
        modes.get(&entry.function).is_some_and(|modes| modes.iter().any(modes::is_contraction))
    };
    if view.entry_points().iter().filter(is_kernel).all(is_uncontracted) {
        // No metadata of the module says that it is on.
        modes.values_mut().for_each(|modes| modes.retain(|mode| !modes::is_contraction(mode)));
    }
    let kept = arguments::kept_lists(mx);
    let names = entry_points::all_names(mx);
    for entry_point in view.entry_points().iter().filter(|entry| entry.model == ExecutionModel::Kernel) {
        let Some(function) = view.function(entry_point.function).and_then(|index| mx.functions[index]) else {
            continue;
        };
        let is_shared = names.get(&entry_point.function).is_some_and(|names| names.len() > 1);
        let function = if is_shared { entry_points::calling_kernel(mx, function, &entry_point.name) } else { function };
        let modes = modes.get(&entry_point.function).map_or(&[][..], |modes| modes);
        arguments::lift(mx, function, entry_point.function, &String::from_utf8_lossy(&entry_point.name), &kept)?;
        let is_wrapper = view.function(entry_point.function).is_some_and(|index| mx.is_replaced[index]);
        if !is_shared && !is_wrapper {
            hints::lift(mx, function, entry_point.function);
        }
        modes::lift(mx, function, modes)?;
    }
    for (index, function) in view.functions().iter().enumerate() {
        if let Some(id) = mx.functions[index].filter(|_| !mx.is_replaced[index]) {
            if names.get(&function.id).is_none_or(|names| names.len() > 1) {
                hints::lift(mx, id, function.id);
            }
            decorations::of_function(mx, function, id);
        }
    }
    Ok(())
}
