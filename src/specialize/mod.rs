//! Specialization: a module whose constants the host may choose, and the values it chooses, to a module with fewer such
//! constants (specification, section 2.12).
//!
//! Any SPIR-V module will do, whoever wrote it. Instructions that the grammar does not know are stepped over by their
//! word count and copied; whatever does not depend on a constant that gets its value stays as it is, word by word.
//!
//! ```
//! use llvm_spirv_rs::specialize::{Request, Setting, specialize};
//!
//! # let words = [0x0723_0203, 0x0001_0100, 0, 4, 0, 4 << 16 | 71, 3, 1, 7, 4 << 16 | 21, 1, 32, 0, 4 << 16 | 50, 1, 3, 42];
//! let request = Request { settings: vec!["7=10".parse::<Setting>()?], full: false };
//! let specialized = specialize(&words, &request)?;
//! assert_eq!(specialized.words[12..], [10]);
//! # Ok::<(), llvm_spirv_rs::Error>(())
//! ```
//!
//! # What changes
//!
//! - A constant that gets a value becomes an ordinary one in its place, and loses its `SpecId`.
//! - So does a composite, and an operation, all of whose operands are ordinary constants afterwards. An operation may
//!   need further constants for the members of its result; they stand right before it, with new ids.
//! - In a [full](Request::full) specialization every constant without a value keeps its default.
//!
//! What has no ordinary form stays: operations that compute addresses, operations that the specification's list of
//! them does not have, and those that a decoration or an execution mode makes round in another direction than to nearest,
//! saturate, or flush denormals (the [warnings](Specialized::warnings) name all but the first).
//!
//! Where the specification leaves a result undefined, so does the module: a division by zero, a shift by the width or
//! more, and a conversion to an integer that the type does not have become `OpUndef`, with a warning. What is computed of
//! an undefined value is computed of zero, as of any other.

mod file;
mod fold;
mod list;
mod rewrite;
mod settings;
mod survey;
#[cfg(test)]
mod tests;
mod types;
mod values;

use crate::error::{Result, Warning};
use crate::spirv::View;

pub use file::ModuleFile;
pub use list::{Constant, Use, constants};
pub use settings::{Key, Setting};

pub use crate::spirv::binary::ByteOrder;

/// Which constants of a module get which values.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// A value for each constant that gets one.
    pub settings: Vec<Setting>,
    /// Whether all other constants get their defaults, so that none is left to choose.
    pub full: bool,
}

/// A specialized module.
#[derive(Debug)]
pub struct Specialized {
    /// The words of the module, its header included.
    pub words: Vec<u32>,
    /// What the user should know about it, in the order of the module.
    pub warnings: Vec<Warning>,
}

/// Gives constants of a module their values, and computes what depends on nothing else.
///
/// # Errors
///
/// The words are no SPIR-V module, or a setting names no constant, several constants, or a value that does not fit.
pub fn specialize(words: &[u32], request: &Request) -> Result<Specialized> {
    // A version that this crate does not know yet is no hindrance.
    let view = View::parse_any_version(words)?;
    let survey = survey::Survey::of(&view);
    let values = settings::resolve(&survey, &request.settings)?;
    rewrite::rewrite(&survey, &values, request.full)
}
