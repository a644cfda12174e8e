//! What is fuzzed, as plain functions from bytes: whatever they are, nothing may panic, abort, overflow the stack or
//! take long, and what is given back as valid has to be so.
//!
//! The fuzzer calls the functions with bytes it thinks of, `tests/fuzz.rs` of the main package with a few hundred that
//! look random. A target that changes something sound takes the bytes for [`choices`]: the same bytes, the same module.

pub mod assembly;
pub mod bitcode;
pub mod choices;
pub mod modules;
pub mod names;
pub mod options;
pub mod seeds;
pub mod words;

/// A target by its name.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: &[Target] = &[
    ("assembly", assembly::run),
    ("bitcode", bitcode::run),
    ("modules", modules::run),
    ("names", names::run),
    ("options", options::run),
    ("words", words::run),
];
