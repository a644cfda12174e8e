//! SPIRV-Tools' validator and disassembler: a second judge beside our own rules, for those who ask for it. Its time grows with
//! the number of kernels times the number of instructions.
//!
//! The library is linked in under the feature `validate`; without the feature every check fails with
//! [`ErrorKind::NotBuiltIn`](crate::ErrorKind::NotBuiltIn).
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

use super::Violation;
use crate::spirv::text::assembly::Disassembly;

pub use known_gaps::is_known_gap;
#[cfg(all(test, feature = "validate"))]
pub(super) use library::assemble;
pub use library::{check, disassemble};

/// The result of validating a module: nothing, or the rule that it violates.
pub type ValidationResult = std::result::Result<(), Violation>;
