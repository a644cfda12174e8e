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
//! | `findings`, `rule_id` | the violations of a run; the stable ids of rules with their explanations |
//! | `first_use`, `id_sets`, `reachable_blocks` | helpers: locations for messages, sets of ids, blocks with their dominators |
//!
//! This module works on words only: the code that emitted an instruction can find its source from [`Violation::offset`].

mod entry_points;
pub mod environment;
mod findings;
mod first_use;
mod id_sets;
pub mod limits;
pub mod needs;
mod reachable_blocks;
mod rule_id;
mod rules;
mod saved_memory;
mod shaders;
pub mod spirv_tools;
#[cfg(test)]
mod tests;

use std::fmt;
use std::num::NonZeroUsize;

use crate::error::{Error, ErrorKind, Result};
use crate::spirv::View;
use crate::spirv::limits::MAX_BOUND;
use crate::spirv::text::assembly;
use environment::Environment;
use findings::{Finding, Findings};

pub use rule_id::explain;
pub(crate) use rules::check_bound;
pub use shaders::{is_for_shaders, is_shader_capability};

/// A violated rule, and the instruction that violates it if the rule is about an instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The validator's message, on one line.
    pub rule: String,
    /// The section of the specification, or the extension, that has the rule; the rule names it as well. None for the
    /// rules of environments and of SPIRV-Tools.
    pub section: Option<&'static str>,
    /// The instruction as assembly.
    pub instruction: Option<String>,
    /// The function with the instruction, by its name or id: `%main`.
    pub function: Option<Box<str>>,
    /// The offset of the instruction, in words from the start of the module.
    pub offset: Option<usize>,
    /// The option of a translation that avoids the instruction.
    pub remedy: Option<&'static str>,
    /// `true` if a translation to LLVM IR relies on the rule. The violation of another rule has no influence on its result.
    pub is_relied_on: bool,
}

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

/// Fails with [`ErrorKind::InvalidSpirv`] and the offending instruction if `words` are not a valid module.
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
        Err(error) => return Ok(vec![Violation::of_module(error.message().to_owned())]),
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
        let mut found = Findings::new(rules::MAX_VIOLATIONS);
        saved_memory::check_restores(view, &mut found);
        list.extend(found.into_list().into_iter().map(|finding| Violation::of(view, finding)));
    }
    Ok(list)
}

/// Returns `true` unless a module has too many ids, or entry points or functions with missing operands.
fn is_checkable(view: &View<'_>) -> bool {
    view.is_complete() && view.bound() <= MAX_BOUND
}

impl Violation {
    /// Describes a violation that was found.
    fn of(view: &View<'_>, finding: Finding) -> Self {
        let Finding { offset, rule, section, remedy, is_relied_on } = finding;
        let rule = match section {
            Some(section) => format!("{rule} ({section})"),
            None => rule,
        };
        let violation = match offset {
            Some(offset) => Self::at(view, offset, rule),
            None => Self::of_module(rule),
        };
        Self { section, remedy, is_relied_on, ..violation }
    }

    /// Returns the violation of a rule about the module as a whole.
    fn of_module(rule: String) -> Self {
        Self { rule, section: None, instruction: None, function: None, offset: None, remedy: None, is_relied_on: true }
    }

    /// Returns the violation of a rule by the instruction at an offset.
    fn at(view: &View<'_>, offset: usize, rule: String) -> Self {
        let inst = view.instructions_in(offset..view.words().len()).next();
        let instruction = inst.map(|inst| assembly::instruction_start(view, &inst));
        let functions = view.functions();
        let index = functions.partition_point(|function| function.words.start <= offset).checked_sub(1);
        let function = index.map(|index| &functions[index]).filter(|function| function.words.contains(&offset));
        let function = function.map(|function| assembly::id(view, function.id).into_boxed_str());
        let offset = Some(offset);
        Self { rule, section: None, instruction, function, offset, remedy: None, is_relied_on: true }
    }

    /// Returns the stable id of the rule, which [`explain`] explains: `V-2.16.1-OpPhi`. Several rules of one section about
    /// one opcode have the same.
    pub fn id(&self) -> String {
        rule_id::id(self.section, self.instruction.as_deref())
    }

    /// Converts the violation to an error.
    pub fn error(self, kind: ErrorKind) -> Error {
        let error = Error::new(kind, self.rule);
        let error = match self.remedy {
            Some(option) => error.avoided_by(option),
            None => error,
        };
        match self.instruction {
            Some(instruction) => error.at(instruction),
            None => error,
        }
    }
}

impl fmt::Display for Violation {
    /// Writes `RULE: INSTRUCTION, in function %4, at word 7`, as far as they are known.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.rule)?;
        if let Some(instruction) = &self.instruction {
            write!(f, ": {instruction}")?;
        }
        if let Some(function) = &self.function {
            write!(f, ", in function {function}")?;
        }
        match self.offset {
            Some(offset) => write!(f, ", at word {offset}"),
            None => Ok(()),
        }
    }
}

impl From<Violation> for Error {
    fn from(violation: Violation) -> Self {
        violation.error(ErrorKind::InvalidSpirv)
    }
}
