//! What stands in for SPIRV-Tools when the feature `validate` is off: the same functions, and a clear refusal.

use super::{Disassembly, ValidationResult};
use crate::error::{Error, ErrorKind, Result};

/// Refuses: there is no validator.
pub fn check_whole(_words: &[u32]) -> Result<ValidationResult> {
    Err(not_built_in("validation"))
}

/// Nobody says how an instruction is written.
pub(super) fn instruction(_words: &[u32], _offset: usize) -> Option<String> {
    None
}

/// Refuses: there is no disassembler.
pub fn disassemble(_words: &[u32], _options: Disassembly) -> Result<String> {
    Err(not_built_in("disassembly"))
}

fn not_built_in(what: &str) -> Error {
    Error::new(ErrorKind::NotBuiltIn, format!("{what} needs SPIRV-Tools: build with the feature `validate`"))
}
