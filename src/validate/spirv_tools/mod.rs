//! SPIRV-Tools' validator and disassembler, as a second validator beside our own rules.
//!
//! The library is linked in under the feature `validate`; without the feature every check fails with
//! [`ErrorKind::NotBuiltIn`](crate::error::ErrorKind::NotBuiltIn).
//!
//! # Running time
//!
//! SPIRV-Tools alone takes time proportional to the number of kernels times the number of instructions. Therefore
//! [`check`] checks the rules about entry points itself (`entry_points`), omits most entry points from the module that
//! it passes to SPIRV-Tools (`equivalent`), and passes a large module in parts (`parts`), which takes less time and
//! memory. If a part is rejected, the whole module is checked. The result is that of [`check_whole`], which passes the
//! module unchanged; tests compare the two. They differ for a module in which SPIRV-Tools wrongly rejects an
//! instruction of debug information (`debug_gaps`): its code is checked without debug information.
//!
//! # Rules
//!
//! A module is checked against the universal rules of the version in its header. The SPIRV-Tools environments
//! "OpenCL 1.2" to "OpenCL 2.2" are not used: each rejects every module above one fixed version (1.2 for OpenCL 2.2)
//! and every capability of an extension, while OpenCL 3.0 devices accept later versions and report extensions.

mod debug_gaps;
mod equivalent;
mod known_gaps;
#[cfg_attr(not(feature = "validate"), path = "absent.rs")]
#[cfg_attr(feature = "validate", expect(unsafe_code, reason = "SPIRV-Tools is a C interface"))]
mod library;
#[cfg(feature = "validate")]
mod nesting;
mod parts;
#[cfg(test)]
#[cfg(feature = "validate")]
mod tests;
#[cfg(feature = "validate")]
mod unique_names;

use std::ops::Range;

use super::broken::Broken;
use super::id_sets::Marks;
use super::{Violation, entry_points, is_checkable, saved_memory};
use crate::error::Result;
use crate::spirv::View;
use parts::Parts;

pub use known_gaps::is_known_gap;
#[cfg(all(test, feature = "validate"))]
pub(super) use library::assemble;
pub use library::{check_whole, disassemble};

/// The minimum number of words of functions in a part, which is about five times the number of instructions. Much
/// smaller parts would be too many, and SPIRV-Tools' data about much larger ones does not fit into a processor's
/// caches.
const PART_WORDS: usize = 100_000;

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

/// Checks a module against the universal rules of the version in its header, in time linear in its size.
///
/// The outer error means that the module could not be checked, the inner error that it is not valid.
pub fn check(words: &[u32]) -> Result<ValidationResult> {
    check_words(words, default_part_size)
}

/// Checks a parsed module as [`check`] does.
pub fn check_view(view: &View<'_>) -> Result<ValidationResult> {
    check_with_part_size(view, default_part_size)
}

/// Returns the minimum number of words of functions in a part. The `shared` words outside of functions are in every
/// part, so all parts together are at most twice as large as the module.
fn default_part_size(shared: usize) -> usize {
    shared.max(PART_WORDS)
}

/// Checks a module as [`check`] does, with parts of at least `size` words of functions: for tests, which divide small
/// modules.
pub fn check_in_parts(words: &[u32], size: usize) -> Result<ValidationResult> {
    check_words(words, |_| size)
}

fn check_words(words: &[u32], part_size: impl Fn(usize) -> usize) -> Result<ValidationResult> {
    match View::parse(words) {
        Ok(view) => check_with_part_size(&view, part_size),
        // SPIRV-Tools rejects words that are not a module quickly.
        Err(_) => check_whole(words),
    }
}

fn check_with_part_size(view: &View<'_>, part_size: impl Fn(usize) -> usize) -> Result<ValidationResult> {
    match check_all(view, &part_size)? {
        Err(violation) if debug_gaps::is_gap(view, &violation) => {
            check_without(view.words(), &debug_gaps::instructions(view), &part_size)
        }
        result => Ok(result),
    }
}

/// Checks a module without some instructions.
fn check_without(
    words: &[u32],
    omitted: &[Range<usize>],
    part_size: &impl Fn(usize) -> usize,
) -> Result<ValidationResult> {
    let rest = equivalent::without(words, omitted);
    let result = check_all(&View::parse(&rest)?, part_size)?;
    Ok(result.map_err(|violation| in_original(violation, omitted)))
}

fn check_all(view: &View<'_>, part_size: &impl Fn(usize) -> usize) -> Result<ValidationResult> {
    let words = view.words();
    if !is_checkable(view) {
        return check_whole(words);
    }
    let ours = entry_points::check(view, 1).into_iter().chain(saved_memory::check(view, 1)).next();
    if let Some(Broken { rule, offset, .. }) = ours {
        return Ok(Err(Violation::at(view, offset, rule)));
    }
    let Some(omitted) = equivalent::omitted(view) else { return check_whole(words) };
    if let Some(parts) = Parts::new(view, &omitted, part_size)
        && are_valid(&parts, view.bound() as usize)?
    {
        return Ok(Ok(()));
    }
    let result = check_whole(&equivalent::without(words, &omitted))?;
    Ok(result.map_err(|violation| in_original(violation, &omitted)))
}

/// Converts the offset of a violation in a module without some instructions to that in the original module.
fn in_original(violation: Violation, omitted: &[Range<usize>]) -> Violation {
    let offset = violation.offset.map(|offset| equivalent::original_offset(omitted, offset));
    Violation { offset, ..violation }
}

fn are_valid(parts: &Parts<'_, '_>, bound: usize) -> Result<bool> {
    let (mut marks, mut words) = (Marks::new(bound), Vec::new());
    for part in 0..parts.count() {
        if parts.write(part, &mut marks, &mut words).is_none() || check_whole(&words)?.is_err() {
            return Ok(false);
        }
    }
    Ok(true)
}
