//! Replacements for the functions of SPIRV-Tools without the feature `validate`.

use super::{Disassembly, ValidationResult};
use crate::error::{Error, ErrorKind, Result};

/// Fails, as there is no validator.
pub fn check(_words: &[u32]) -> Result<ValidationResult> {
    Err(not_built_in("this validation", "validate with `rules`"))
}

/// Fails, as there is no disassembler.
pub fn disassemble(_words: &[u32], _options: Disassembly) -> Result<String> {
    Err(not_built_in("this disassembly", "print the module with `--spirv-tools-dis` or `text::assembly`"))
}

fn not_built_in(what: &str, remedy: &str) -> Error {
    let message = format!(
        "{what} needs SPIRV-Tools, which this build does not have: {remedy}, or build with the feature `validate`"
    );
    Error::new(ErrorKind::NotBuiltIn, message)
}
