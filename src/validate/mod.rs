//! Validation of finished modules.
//!
//! [`check`] applies our own rules (`rules`): the universal rules of the version in the header (sections 2.16 and 3 of the
//! specification), and those of the extensions in the grammar. A translation must also restore checkpoints of memory in a
//! way that SPV_INTEL_variable_length_array defines (`saved_memory`). [`spirv_tools`] runs SPIRV-Tools instead. The
//! [`limits`] of sizes, and the requirements of drivers ([`environment`]), are checked apart.
//!
//! | module | contents |
//! |---|---|
//! | `rules` | our own rules, a file for a family of instructions |
//! | `entry_points`, `saved_memory` | rules that need the graph of calls, or the paths through a function |
//! | [`spirv_tools`] | SPIRV-Tools' validator, and its disassembler |
//! | [`environment`], [`limits`] | requirements beyond the specification: of versions of OpenCL, devices, drivers; universal limits |
//! | [`needs`] | the instructions that need each declaration of a module |
//! | `shaders` | modules for graphics, whose own rules are left to SPIRV-Tools |
//! | `violation`, `rule_id` | violations, and the list of a run; the stable ids of rules with their explanations |
//! | `first_use`, `id_sets`, `function_body` | helpers: locations for messages, sets of ids, blocks with their dominators |
//!
//! This module works on words only: the code that emitted an instruction can find its source from [`Violation::offset`].

mod entry_points;
pub mod environment;
mod first_use;
mod function_body;
mod id_sets;
pub mod limits;
pub mod needs;
mod rule_id;
mod rules;
mod saved_memory;
mod shaders;
pub mod spirv_tools;
#[cfg(test)]
mod tests;
mod violation;

use std::num::NonZeroUsize;

use crate::error::Result;
use crate::spirv::View;
use crate::spirv::limits::MAX_BOUND;

use environment::Environment;
use violation::Violations;

pub use rule_id::explain;
pub(crate) use rules::check_bound;
pub use shaders::{is_for_shaders, is_shader_capability};
pub use violation::Violation;

/// Checks a module against our own rules, and returns its violations in the order of the module, at most 100; a valid module
/// has none. A large module is checked by as many threads as there are processors.
pub fn check(words: &[u32]) -> Vec<Violation> {
    rules::check(words, None)
}

/// Checks a module as [`check`] does, and returns at most 100 violations of rules that a translation to LLVM IR relies on, and
/// as many of others. At most `threads` threads are used, by default one for each processor.
pub(crate) fn check_for_lift(view: &View<'_>, threads: Option<NonZeroUsize>) -> Vec<Violation> {
    rules::check_for_lift(view, threads)
}

/// Fails with [`ErrorKind::InvalidSpirv`](crate::error::ErrorKind::InvalidSpirv) and the offending instruction if `words` are
/// not a valid module.
pub fn validate(words: &[u32]) -> Result<()> {
    match check(words).into_iter().next() {
        Some(violation) => Err(violation.into()),
        None => Ok(()),
    }
}

/// The validators that check a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validation {
    /// Nothing.
    None,
    /// The [rules](check) of this library.
    Rules,
    /// The rules of this library, and then SPIRV-Tools, except for its [known gaps](spirv_tools::is_known_gap). Without
    /// the feature `validate`, every translation fails.
    SpirvTools,
}

impl Default for Validation {
    /// Returns `Rules`; in debug builds with the feature, `SpirvTools`, so that all tests compare the two.
    fn default() -> Self {
        if cfg!(all(feature = "validate", debug_assertions)) { Self::SpirvTools } else { Self::Rules }
    }
}

/// Returns all violations that `validation` finds in a module of any producer, and, if there are none, the requirement of
/// `environment` that it violates. At most `threads` threads are used, by default one for each processor. SPIRV-Tools, which
/// finds at most one, also judges a module that violates our rules: its violation is the last, unless it is about an
/// instruction that violates ours.
///
/// # Errors
///
/// The module cannot be checked.
pub fn violations(
    words: &[u32],
    validation: Validation,
    environment: Option<&Environment>,
    threads: Option<NonZeroUsize>,
) -> Result<Vec<Violation>> {
    let view = match View::parse(words) {
        Ok(view) => view,
        Err(error) => return Ok(vec![Violation::of_module(error.message())]),
    };
    let mut list = violations_of_rules(&view, validation, threads);
    if validation == Validation::SpirvTools {
        let theirs = violation_for_spirv_tools(&view)?;
        list.extend(theirs.filter(|theirs| list.iter().all(|ours| ours.offset != theirs.offset)));
    }
    if list.is_empty()
        && let Some(environment) = environment
    {
        list.extend(environment::check_view(&view, environment).err());
    }
    Ok(list)
}

/// Returns the violations of our rules, if `validation` includes them.
fn violations_of_rules(view: &View<'_>, validation: Validation, threads: Option<NonZeroUsize>) -> Vec<Violation> {
    match validation {
        Validation::None => Vec::new(),
        Validation::Rules | Validation::SpirvTools => rules::check_view(view, threads),
    }
}

/// Returns the violation that SPIRV-Tools finds, unless it is one of its known gaps.
fn violation_for_spirv_tools(view: &View<'_>) -> Result<Option<Violation>> {
    let violation = spirv_tools::check(view.words())?.err();
    Ok(violation.filter(|violation| !spirv_tools::is_known_gap(view.words(), violation)))
}

/// Returns the violations that `validation` finds in a translation, with at most `threads` threads: those of our rules; if
/// there are none, that of SPIRV-Tools; if there is none, the restores of memory whose behavior is undefined, which the
/// translation of no LLVM module may have.
pub(crate) fn translation_violations(
    view: &View<'_>,
    validation: Validation,
    threads: Option<NonZeroUsize>,
) -> Result<Vec<Violation>> {
    let mut list = violations_of_rules(view, validation, threads);
    if list.is_empty() && validation == Validation::SpirvTools {
        list.extend(violation_for_spirv_tools(view)?);
    }
    if list.is_empty() && validation != Validation::None {
        let mut found = Violations::new(rules::MAX_VIOLATIONS);
        saved_memory::check_restores(view, &mut found);
        list.extend(found.into_located(view));
    }
    Ok(list)
}

/// Returns `true` unless a module has too many ids, or entry points or functions with missing operands.
fn is_checkable(view: &View<'_>) -> bool {
    view.is_complete() && view.bound() <= MAX_BOUND
}
