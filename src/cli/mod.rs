//! The command line: what was typed, as options of the library, and where the result goes.

pub(crate) mod args;
mod compat;
pub(crate) mod listing;
pub(crate) mod output;
pub(crate) mod spec_map;
pub(crate) mod tools;
