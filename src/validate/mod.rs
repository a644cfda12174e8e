//! Is the finished module valid?
//!
//! SPIRV-Tools answers, linked in under the feature `validate`; without the feature every question is answered with
//! [`ErrorKind::NotBuiltIn`]. This room knows words only: where an instruction came from is the business of whoever
//! wrote it, and [`Violation::offset`] is enough to find out.
//!
//! # In what time
//!
//! Left alone, SPIRV-Tools takes time in proportion to the number of kernels times that of instructions. Therefore
//! [`check`] answers for the rules about entry points itself (`entry_points`), leaves most of them out of what it shows
//! SPIRV-Tools (`equivalent`), and shows a large module in parts (`parts`), which takes less time and memory. Only if a
//! part is refused, the module is shown whole. The judgement is that of [`check_whole`], which shows the module as it
//! is; tests compare the two.
//!
//! # Which rules
//!
//! A module is held to the universal rules of the version its header names (sections 2.16 and 3 of the
//! specification: types, dominance, layout, capabilities, but not [`limits`]), and to those of
//! SPV_INTEL_variable_length_array about checkpoints (`saved_memory`), which SPIRV-Tools does not have. SPIRV-Tools also
//! knows environments "OpenCL 1.2"
//! to "OpenCL 2.2", and they are not used: each refuses every module above one fixed version (1.2 for OpenCL 2.2)
//! and every capability of an extension, while OpenCL 3.0 devices take later versions and announce extensions. What
//! drivers ask for beyond that is checked on request, see [`environment`].

mod entry_points;
pub mod environment;
mod equivalent;
mod first_use;
mod flow;
mod id_sets;
mod known_gaps;
pub mod limits;
#[cfg(feature = "validate")]
mod nesting;
mod parts;
mod saved_memory;
#[cfg_attr(not(feature = "validate"), path = "absent.rs")]
#[cfg_attr(feature = "validate", expect(unsafe_code, reason = "SPIRV-Tools is a C interface"))]
mod spirv_tools;
#[cfg(test)]
mod tests;

use crate::error::{Error, ErrorKind, Result};
use crate::spirv::View;
use crate::spirv::module::MAX_BOUND;

use id_sets::Marks;
use parts::Parts;

pub use known_gaps::is_known_gap;
pub use spirv_tools::{check_whole, disassemble};

/// How many words of functions a part has at least; a fifth as many instructions. Of much smaller parts there would be
/// too many, and what SPIRV-Tools makes of much larger ones does not fit into a processor's caches.
const PART_WORDS: usize = 100_000;

/// The answer about a module: nothing, or the rule it breaks.
pub type ValidationResult = std::result::Result<(), Violation>;

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

/// Checks a module against the universal rules of the version in its header, in time linear in its size.
///
/// The outer error means that the question could not be asked, the inner one that the answer is no.
pub fn check(words: &[u32]) -> Result<ValidationResult> {
    judge(words, default_part_size)
}

/// [`check`] of a module that is parsed already.
pub fn check_view(view: &View<'_>) -> Result<ValidationResult> {
    judge_view(view, default_part_size)
}

/// Returns how many words of functions a part has at least. What stands outside of functions is in every part; this way,
/// all parts together are at most twice the module.
fn default_part_size(shared: usize) -> usize {
    shared.max(PART_WORDS)
}

/// [`check`] with parts of at least `size` words of functions: for tests, which divide small modules.
pub fn check_in_parts(words: &[u32], size: usize) -> Result<ValidationResult> {
    judge(words, |_| size)
}

fn judge(words: &[u32], part_size: impl FnOnce(usize) -> usize) -> Result<ValidationResult> {
    match View::parse(words) {
        Ok(view) => judge_view(&view, part_size),
        // What is no module at all, SPIRV-Tools finds out soon.
        Err(_) => check_whole(words),
    }
}

fn judge_view(view: &View<'_>, part_size: impl FnOnce(usize) -> usize) -> Result<ValidationResult> {
    let words = view.words();
    if !can_be_asked(view) {
        return check_whole(words);
    }
    let ours = entry_points::check(view).and_then(|()| saved_memory::check(view));
    if let Err(entry_points::Broken { rule, offset }) = ours {
        return Ok(Err(Violation { rule, instruction: spirv_tools::instruction(words, offset), offset: Some(offset) }));
    }
    let Some(left_out) = equivalent::left_out(view) else { return check_whole(words) };
    if let Some(parts) = Parts::of(view, &left_out, part_size)
        && are_valid(&parts, view.bound() as usize)?
    {
        return Ok(Ok(()));
    }
    let judgement = check_whole(&equivalent::without(words, &left_out))?;
    Ok(judgement.map_err(|violation| Violation {
        offset: violation.offset.map(|offset| equivalent::original_offset(&left_out, offset)),
        ..violation
    }))
}

/// Returns `true` unless a module has more ids than there may be, or entry points or functions without operands.
fn can_be_asked(view: &View<'_>) -> bool {
    view.is_complete() && view.bound() <= MAX_BOUND
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

/// Fails with [`ErrorKind::InvalidSpirv`] and the offending instruction if `words` are not a valid module.
pub fn validate(words: &[u32]) -> Result<()> {
    check(words)?.map_err(Error::from)
}

impl Violation {
    /// The violation as an error.
    pub fn error(self, kind: ErrorKind) -> Error {
        let error = Error::new(kind, self.rule);
        match self.instruction {
            Some(instruction) => error.at(instruction),
            None => error,
        }
    }
}

impl From<Violation> for Error {
    fn from(violation: Violation) -> Self {
        violation.error(ErrorKind::InvalidSpirv)
    }
}
