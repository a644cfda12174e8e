//! The part of a module that some kernels reach: those that the options name, or those with one execution mode.

use rustc_hash::FxHashSet;

use crate::error::{Error, ErrorKind, Result};
use crate::spirv::View;
use crate::spirv::grammar::{ExecutionMode, ExecutionModel};
use crate::spirv::operands::ids;
use crate::spirv::view::Instruction;

/// Returns the functions, variables and constants that kernels reach; `None` if all kernels are wanted.
///
/// # Errors
///
/// The module has no kernel of a name.
pub(super) fn reached(view: &View<'_>, names: &[String]) -> Result<Option<FxHashSet<u32>>> {
    if names.is_empty() {
        return Ok(None);
    }
    let kernels: Vec<_> = view.entry_points().iter().filter(|entry| entry.model == ExecutionModel::Kernel).collect();
    let mut pending = Vec::new();
    for name in names {
        let own = kernels.iter().filter(|kernel| kernel.name == name.as_bytes());
        let before = pending.len();
        pending.extend(own.map(|kernel| kernel.function));
        if pending.len() == before {
            let known: Vec<_> = kernels.iter().map(|kernel| String::from_utf8_lossy(&kernel.name)).collect();
            let message = format!("the module has no kernel \"{name}\"; its kernels are: {}", known.join(", "));
            return Err(Error::new(ErrorKind::InvalidUsage, message));
        }
    }
    Ok(Some(closure(view, pending)))
}

/// Returns the functions that kernels with `ContractionOff` reach.
pub(super) fn uncontracted(view: &View<'_>) -> FxHashSet<u32> {
    let modes = view.modes().iter().map(|mode| mode.inst.operands);
    let kernels = modes.filter_map(|operands| match *operands {
        [kernel, mode, ..] if ExecutionMode(mode) == ExecutionMode::ContractionOff => Some(kernel),
        _ => None,
    });
    closure(view, kernels.collect())
}

/// Returns functions, with the functions, variables and constants that they use, directly or through others.
fn closure(view: &View<'_>, mut pending: Vec<u32>) -> FxHashSet<u32> {
    let mut reached: FxHashSet<u32> = pending.iter().copied().collect();
    while let Some(id) = pending.pop() {
        let mut add = |inst: Instruction<'_>| {
            let used = ids(*inst).into_iter().map(|position| inst.operands[position]);
            pending.extend(used.filter(|id| reached.insert(*id)));
        };
        match view.function(id) {
            Some(index) => view.instructions_in(view.functions()[index].words.clone()).for_each(add),
            None => view.definition(id).into_iter().for_each(&mut add),
        }
    }
    reached
}
