//! What stands in for SPIRV-Tools when the feature `validate` is off: the same functions, and a clear refusal.

use super::{Disassembly, Violation};
use crate::error::{Error, ErrorKind, Result};

/// Refuses: there is no validator.
pub fn check(_words: &[u32]) -> Result<std::result::Result<(), Violation>> {
    Err(not_built_in("validation"))
}

/// Refuses: there is no disassembler.
pub fn disassemble(_words: &[u32], _options: Disassembly) -> Result<String> {
    Err(not_built_in("disassembly"))
}

fn not_built_in(what: &str) -> Error {
    Error::new(ErrorKind::NotBuiltIn, format!("{what} needs SPIRV-Tools: build with the feature `validate`"))
}
