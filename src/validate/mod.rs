//! Is the finished module valid?
//!
//! SPIRV-Tools answers, linked in under the feature `validate`; without the feature every question is answered with
//! [`ErrorKind::NotBuiltIn`]. This room knows words only: where an instruction came from is the business of whoever
//! wrote it, and [`Violation::offset`] is enough to find out.
//!
//! # Which rules
//!
//! A module is held to the universal rules of the version its header names (sections 2.16 and 3 of the
//! specification: types, dominance, layout, capabilities, limits). SPIRV-Tools also knows environments "OpenCL 1.2"
//! to "OpenCL 2.2", and they are not used: each refuses every module above one fixed version (1.2 for OpenCL 2.2)
//! and every capability of an extension, while OpenCL 3.0 devices take later versions and announce extensions.

use crate::error::{Error, ErrorKind, Result};

#[cfg_attr(not(feature = "validate"), path = "absent.rs")]
#[cfg_attr(feature = "validate", expect(unsafe_code, reason = "SPIRV-Tools is a C interface"))]
mod spirv_tools;
#[cfg(test)]
mod tests;

pub use spirv_tools::{check, disassemble};

/// A broken rule, and the instruction that breaks it if the rule is about one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// What the validator says, on one line.
    pub rule: String,
    /// The instruction as assembly.
    pub instruction: Option<String>,
    /// Where the instruction starts, in words from the start of the module.
    pub offset: Option<usize>,
}

/// How a module is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Disassembly {
    /// Leave out the comments that repeat the header.
    pub no_header: bool,
    /// Print ids as numbers even where a name or a type suggests something better to read.
    pub raw_ids: bool,
}

/// Fails with [`ErrorKind::InvalidSpirv`] and the offending instruction if `words` are not a valid module.
pub fn validate(words: &[u32]) -> Result<()> {
    check(words)?.map_err(Error::from)
}

impl From<Violation> for Error {
    fn from(violation: Violation) -> Self {
        let error = Error::new(ErrorKind::InvalidSpirv, violation.rule);
        match violation.instruction {
            Some(instruction) => error.at(instruction),
            None => error,
        }
    }
}
