//! Families of builtin functions: how the functions of one are found by their names, and how their calls are lowered.

use std::sync::Arc;

use crate::lower::cx::function::builtin::{Builtin, BuiltinFunction};
use crate::names::Mangled;

/// Returns a function of a family as one of any.
pub(super) fn builtin(function: impl BuiltinFunction + 'static) -> Builtin {
    Arc::new(function)
}

/// A family of OpenCL C's functions.
pub(super) struct Family {
    /// Returns the function with a mangled name.
    pub(super) find: fn(&Mangled<'_>) -> Option<Builtin>,
    /// Returns the function with a name that clang does not mangle.
    pub(super) find_unmangled: fn(&str) -> Option<Builtin>,
    /// Returns the names without their mangling, which are suggested for misspelled ones; of an open set, the most usual.
    pub(super) names: fn() -> Vec<String>,
}

impl Family {
    /// A family without functions, from which others take what they do not have.
    pub(super) const EMPTY: Self = Self { find: |_| None, find_unmangled: |_| None, names: Vec::new };
}
