//! The kernels from which a function is called, for errors.

use indexmap::IndexMap;
use rustc_hash::FxBuildHasher;

use crate::analysis::entry_points::is_kernel;
use crate::error::Error;
use crate::ir::{Function, Value};

/// The limit of functions in the search for a chain: there may be as many errors as functions.
const MAX_CALLERS: usize = 1000;

/// Adds the shortest chain of calls from a kernel to a function, if there is one.
#[cold]
pub(in crate::lower) fn called_from(error: Error, function: Function<'_>) -> Error {
    let mut callees = IndexMap::<Function<'_>, Function<'_>, FxBuildHasher>::default();
    let mut next = 0;
    let mut reached = Some(function);
    while let Some(callee) = reached.filter(|function| !is_kernel(*function) && next < MAX_CALLERS) {
        for call in callee.value().uses().filter_map(Value::as_instruction) {
            if call.is_call() && call.called_function() == Some(callee) && call.function() != function {
                callees.entry(call.function()).or_insert(callee);
            }
        }
        reached = callees.get_index(next).map(|(caller, _)| *caller);
        next += 1;
    }
    let Some(kernel) = reached.filter(|kernel| is_kernel(*kernel) && *kernel != function) else { return error };
    let mut chain = vec![kernel];
    while let Some(callee) = callees.get(&chain[chain.len() - 1]).filter(|callee| **callee != function) {
        chain.push(*callee);
    }
    let name = |function: &Function<'_>| format!("function @{}", String::from_utf8_lossy(function.name()));
    chain.iter().rev().fold(error, |error, caller| error.called_by(name(caller)))
}
