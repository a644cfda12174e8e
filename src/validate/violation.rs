//! Violations of rules, and the list of those found so far.
//!
//! All checks of this folder return violations by the offset of the instruction alone; [`Violation::located`] adds the
//! text of the instruction and the name of its function, which only those that are reported need.

use std::fmt;

use super::{first_use, rule_id};
use crate::error::{Error, ErrorKind};
use crate::spirv::View;
use crate::spirv::text::assembly;
use crate::spirv::view::Instruction;

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

impl Violation {
    /// Returns the violation of a rule by the instruction at an offset.
    pub(super) fn at(offset: usize, rule: impl Into<String>) -> Self {
        Self { offset: Some(offset), ..Self::of_module(rule) }
    }

    /// Returns the violation of a rule about the module as a whole.
    pub(super) fn of_module(rule: impl Into<String>) -> Self {
        Self {
            rule: rule.into(),
            section: None,
            instruction: None,
            function: None,
            offset: None,
            remedy: None,
            is_relied_on: true,
        }
    }

    /// Returns the violation with the section of the specification, or the extension, that has the rule.
    pub(super) fn in_section(self, section: &'static str) -> Self {
        Self { rule: format!("{} ({section})", self.rule), section: Some(section), ..self }
    }

    pub(super) fn avoided_by(self, option: &'static str) -> Self {
        Self { remedy: Some(option), ..self }
    }

    /// Returns the violation of a rule that a translation to LLVM IR does not rely on: its result is the same.
    pub(super) fn tolerated(self) -> Self {
        Self { is_relied_on: false, ..self }
    }

    /// Returns the violation with the text of its instruction and the name of its function.
    pub(super) fn located(self, view: &View<'_>) -> Self {
        let Some(offset) = self.offset else { return self };
        let inst = view.instructions_in(offset..view.words().len()).next();
        let instruction = inst.map(|inst| assembly::instruction_start(view, &inst));
        let functions = view.functions();
        let index = functions.partition_point(|function| function.words.start <= offset).checked_sub(1);
        let function = index.map(|index| &functions[index]).filter(|function| function.words.contains(&offset));
        let function = function.map(|function| assembly::id(view, function.id).into_boxed_str());
        Self { instruction, function, ..self }
    }

    /// Returns the violation, located as [`Self::located`] does by the first use in a function of the declaration that
    /// violates the rule.
    pub(super) fn located_at_first_use(self, view: &View<'_>) -> Self {
        let offset = self.offset.map(|offset| first_use::offset(view, offset));
        Self { offset, ..self }.located(view)
    }

    /// Returns the stable id of the rule, which [`explain`](super::explain) explains: `V-2.16.1-OpPhi`. Several rules of
    /// one section about one opcode have the same.
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

/// The result of a check that ends at the first violation.
pub(super) type Outcome = Result<(), Violation>;

/// The violations found so far, in the order of the module where that is possible.
#[derive(Debug)]
pub(super) struct Violations {
    /// The violations of rules that a translation to LLVM IR relies on.
    list: Vec<Violation>,
    /// The violations of other rules. They are apart so that they cannot hide the former.
    tolerated: Vec<Violation>,
    limit: usize,
}

impl Violations {
    /// Creates an empty list of at most `limit` violations of rules that a translation to LLVM IR relies on, and as many of
    /// others; later ones are dropped.
    pub(super) fn new(limit: usize) -> Self {
        Self { list: Vec::new(), tolerated: Vec::new(), limit }
    }

    /// Records that an instruction violates a rule.
    #[cold]
    pub(super) fn add(&mut self, inst: &Instruction<'_>, section: &'static str, rule: impl Into<String>) {
        self.add_if(true, inst, section, rule);
    }

    /// Records that an instruction violates a rule that a translation to LLVM IR does not rely on: its result is the same.
    #[cold]
    pub(super) fn add_tolerated(&mut self, inst: &Instruction<'_>, section: &'static str, rule: impl Into<String>) {
        self.add_if(false, inst, section, rule);
    }

    /// Records as [`Self::add`] does if a translation to LLVM IR relies on the rule here, and as [`Self::add_tolerated`] does
    /// otherwise.
    #[cold]
    pub(super) fn add_if(
        &mut self,
        is_relied_on: bool,
        inst: &Instruction<'_>,
        section: &'static str,
        rule: impl Into<String>,
    ) {
        let violation = Violation::at(inst.offset, rule).in_section(section);
        self.push(Violation { is_relied_on, ..violation });
    }

    /// Records that the module violates a rule that is not about one instruction.
    #[cold]
    pub(super) fn add_to_module(&mut self, section: &'static str, rule: impl Into<String>) {
        self.push(Violation::of_module(rule).in_section(section));
    }

    /// Records a violation. Returns `true` if another one of its kind is recorded, too.
    pub(super) fn push(&mut self, violation: Violation) -> bool {
        let list = if violation.is_relied_on { &mut self.list } else { &mut self.tolerated };
        if list.len() < self.limit {
            list.push(violation);
        }
        list.len() < self.limit
    }

    /// Records that an instruction violates a rule unless `holds`.
    #[inline]
    pub(super) fn require(
        &mut self,
        holds: bool,
        inst: &Instruction<'_>,
        section: &'static str,
        rule: impl FnOnce() -> String,
    ) {
        if !holds {
            self.add(inst, section, rule());
        }
    }

    /// Records, as [`Self::add_tolerated`] does, that an instruction violates a rule unless `holds`.
    #[inline]
    pub(super) fn tolerate(
        &mut self,
        holds: bool,
        inst: &Instruction<'_>,
        section: &'static str,
        rule: impl FnOnce() -> String,
    ) {
        if !holds {
            self.add_tolerated(inst, section, rule());
        }
    }

    /// Returns the number of violations of all rules.
    pub(super) fn len(&self) -> usize {
        self.list.len() + self.tolerated.len()
    }

    /// Returns `true` if no further violation is recorded of a rule that a translation to LLVM IR relies on.
    pub(super) fn is_full(&self) -> bool {
        self.list.len() >= self.limit
    }

    /// Returns `true` if no further violation of any rule is recorded.
    pub(super) fn are_full(&self) -> bool {
        self.is_full() && self.tolerated.len() >= self.limit
    }

    /// Records violations of one kind, and creates none that is not recorded but perhaps the first. Returns `true` if
    /// further ones are recorded, too.
    pub(super) fn extend(&mut self, mut violations: impl Iterator<Item = Violation>) -> bool {
        violations.all(|violation| self.push(violation))
    }

    /// Appends the violations of another list.
    pub(super) fn append(&mut self, other: Self) {
        self.list.extend(other.list);
        self.list.truncate(self.limit);
        self.tolerated.extend(other.tolerated);
        self.tolerated.truncate(self.limit);
    }

    /// Returns the violations.
    pub(super) fn into_list(self) -> Vec<Violation> {
        [self.list, self.tolerated].concat()
    }

    /// Returns the violations with their instructions and functions.
    pub(super) fn into_located(self, view: &View<'_>) -> Vec<Violation> {
        self.into_list().into_iter().map(|violation| violation.located(view)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn violations_that_are_dropped_are_not_created() {
        let mut found = Violations::new(3);
        for violation in [Violation::at(7, "rule"), Violation::at(7, "rule").tolerated()] {
            // It ends.
            assert!(!found.extend(std::iter::repeat_with(|| violation.clone())));
        }
        assert_eq!(found.into_list().len(), 6);
    }
}
