//! Replacements for the functions of SPIRV-Tools without the feature `validate`.

use super::{Disassembly, ValidationResult};
use crate::error::{Error, ErrorKind, Result};

/// Fails, as there is no validator.
pub(super) fn check(_words: &[u32]) -> Result<ValidationResult> {
    Err(not_built_in("validation"))
}

/// Fails, as there is no disassembler.
pub fn disassemble(_words: &[u32], _options: Disassembly) -> Result<String> {
    Err(not_built_in("disassembly"))
}

fn not_built_in(what: &str) -> Error {
    Error::new(ErrorKind::NotBuiltIn, format!("{what} requires SPIRV-Tools: build with the feature `validate`"))
}
