//! SPIRV-Tools' validator and disassembler: a second judge beside our own rules, for those who ask for it. Its time grows with
//! the number of kernels times the number of instructions.
//!
//! The library is linked in under the feature `validate`; without the feature every check fails with
//! [`ErrorKind::NotBuiltIn`].
//!
//! # Rules
//!
//! A module is checked against the universal rules of the version in its header. The SPIRV-Tools environments
//! "OpenCL 1.2" to "OpenCL 2.2" are not used: each rejects every module above one fixed version (1.2 for OpenCL 2.2)
//! and every capability of an extension, while OpenCL 3.0 devices accept later versions and report extensions.

mod debug_gaps;
mod known_gaps;
#[cfg_attr(not(feature = "validate"), path = "absent.rs")]
#[cfg_attr(feature = "validate", expect(unsafe_code, reason = "SPIRV-Tools is a C interface"))]
mod library;
#[cfg(feature = "validate")]
mod nesting;
#[cfg(test)]
#[cfg(feature = "validate")]
mod tests;
#[cfg(feature = "validate")]
mod unique_names;

use super::Violation;
use crate::error::{ErrorKind, Result};
use crate::spirv::{View, text};

pub use known_gaps::is_known_gap;
pub use library::disassemble;
#[cfg(all(test, feature = "validate"))]
pub(super) use library::{assemble, check as check_as_it_is};

/// The result of validating a module: nothing, or the rule that it violates.
pub type ValidationResult = std::result::Result<(), Violation>;

/// Options of the disassembler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Disassembly {
    /// Omits the comments that repeat the header.
    pub no_header: bool,
    /// Prints ids as numbers instead of names derived from `OpName` and types.
    pub raw_ids: bool,
}

/// Prints a module as SPIRV-Tools' disassembler does, or in the text form of this library where SPIRV-Tools is not linked
/// in, or refuses the module: it does not know the enumerants of some extensions.
///
/// # Errors
///
/// `InvalidSpirv` if the words are not a module.
pub fn assembly(words: &[u32]) -> Result<String> {
    disassemble(words, Disassembly::default()).or_else(|error| {
        let is_absent = error.kind() == ErrorKind::NotBuiltIn;
        text::assembly::module(words).map_err(|own| if is_absent { own } else { error })
    })
}

/// Checks a module against the universal rules of the version in its header. A module in which SPIRV-Tools wrongly refuses
/// an instruction of debug information is checked without debug information, which has no influence on the code.
///
/// The outer error means that the module could not be checked, the inner error that it is not valid.
pub fn check(words: &[u32]) -> Result<ValidationResult> {
    let Err(violation) = library::check(words)? else { return Ok(Ok(())) };
    match View::parse(words) {
        Ok(view) if debug_gaps::is_gap(&view, &violation) => {
            let code = debug_gaps::WithoutDebugInfo::new(&view);
            Ok(library::check(&code.words)?.map_err(|violation| code.in_original(violation)))
        }
        _ => Ok(Err(violation)),
    }
}
