//! Specialization of SPIR-V modules: replaces specialization constants by ordinary constants with given values
//! (specification, section 2.12).
//!
//! Modules of any producer are accepted. Instructions that the grammar does not know are skipped by their word count and
//! copied; everything that does not depend on a specialized constant stays the same, word by word.
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
//! # Changes
//!
//! - A constant with a value becomes an ordinary constant in its place, and loses its `SpecId`.
//! - So do composites and operations whose operands are all ordinary constants afterwards. An operation may need further
//!   constants for the members of its result; they are inserted right before it, with new ids.
//! - In a [full](Request::full) specialization every other specialization constant gets its default value.
//!
//! Some operations remain: those that compute addresses, those that the specification's list does not have, and those
//! that a decoration or an execution mode makes round in another direction than to nearest, saturate, or flush denormals
//! (the [warnings](Specialized::warnings) name all but the first).
//!
//! Where the specification leaves a result undefined, so does the module: a division by zero, a shift by the width or
//! more, and a conversion to an integer out of the type's range become `OpUndef`, with a warning. Operations on an
//! undefined value compute with zero, which is a valid choice.

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
mod variants;

use crate::error::{Result, Warning};
use crate::spirv::View;

pub use file::ModuleFile;
pub use list::{Constant, Use, constants, spec_constants};
pub use settings::{Key, Setting};
pub use variants::{Device, has_variants, select_variants};

pub use crate::spirv::binary::ByteOrder;

/// The values for the specialization constants of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    /// The constants to specialize, with their values.
    pub settings: Vec<Setting>,
    /// `true` if all other specialization constants get their default values.
    pub full: bool,
}

/// A specialized module.
#[derive(Debug)]
pub struct Specialized {
    /// The words of the module, its header included.
    pub words: Vec<u32>,
    /// Warnings, in the order of the module.
    pub warnings: Vec<Warning>,
}

/// Specializes constants of a module, and folds the operations that depend on no other specialization constants.
///
/// # Errors
///
/// The words are not a SPIR-V module, or a setting names no constant, several constants, or a value out of range.
pub fn specialize(words: &[u32], request: &Request) -> Result<Specialized> {
    // Later versions are accepted, too.
    let view = View::parse_any_version(words)?;
    let survey = survey::Survey::new(&view);
    let values = settings::resolve(&survey, &request.settings)?;
    rewrite::rewrite(&survey, &values, request.full)
}
