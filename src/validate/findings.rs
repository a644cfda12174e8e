//! The violations found so far.

use crate::spirv::view::Instruction;

/// A violated rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Finding {
    /// The offset of the instruction, in words from the start of the module; none if the rule is about the module.
    pub(super) offset: Option<usize>,
    /// The rule, in words.
    pub(super) rule: String,
    /// The section of the specification or the extension that has the rule, unless its words name it.
    pub(super) section: Option<&'static str>,
    /// The option of a translation that avoids the instruction.
    pub(super) remedy: Option<&'static str>,
    /// `true` if a translation to LLVM IR relies on the rule.
    pub(super) is_relied_on: bool,
}

impl Finding {
    /// Returns the finding that the instruction at an offset violates a rule.
    pub(super) fn at(offset: usize, rule: impl Into<String>) -> Self {
        Self { offset: Some(offset), ..Self::of_module(rule) }
    }

    /// Returns the finding that the module as a whole violates a rule.
    pub(super) fn of_module(rule: impl Into<String>) -> Self {
        Self { offset: None, rule: rule.into(), section: None, remedy: None, is_relied_on: true }
    }

    pub(super) fn in_section(self, section: &'static str) -> Self {
        Self { section: Some(section), ..self }
    }

    pub(super) fn avoided_by(self, option: &'static str) -> Self {
        Self { remedy: Some(option), ..self }
    }

    /// Returns the finding of a rule that a translation to LLVM IR does not rely on: its result is the same.
    pub(super) fn tolerated(self) -> Self {
        Self { is_relied_on: false, ..self }
    }
}

/// The violations found so far, in the order of the module where that is possible.
#[derive(Debug)]
pub(super) struct Findings {
    /// The violations of rules that a translation to LLVM IR relies on.
    list: Vec<Finding>,
    /// The findings of other rules. They are apart so that they cannot hide the former.
    tolerated: Vec<Finding>,
    limit: usize,
}

impl Findings {
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
        let finding = Finding::at(inst.offset, rule).in_section(section);
        self.push(Finding { is_relied_on, ..finding });
    }

    /// Records that the module violates a rule that is not about one instruction.
    #[cold]
    pub(super) fn add_to_module(&mut self, section: &'static str, rule: impl Into<String>) {
        self.push(Finding::of_module(rule).in_section(section));
    }

    /// Records a violation. Returns `true` if another one of its kind is recorded, too.
    pub(super) fn push(&mut self, finding: Finding) -> bool {
        let list = if finding.is_relied_on { &mut self.list } else { &mut self.tolerated };
        if list.len() < self.limit {
            list.push(finding);
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
    pub(super) fn extend(&mut self, mut findings: impl Iterator<Item = Finding>) -> bool {
        findings.all(|finding| self.push(finding))
    }

    /// Appends the violations of another list.
    pub(super) fn append(&mut self, other: Self) {
        self.list.extend(other.list);
        self.list.truncate(self.limit);
        self.tolerated.extend(other.tolerated);
        self.tolerated.truncate(self.limit);
    }

    /// Returns the violations.
    pub(super) fn into_list(self) -> Vec<Finding> {
        [self.list, self.tolerated].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn violations_that_are_dropped_are_not_created() {
        let mut found = Findings::new(3);
        for finding in [Finding::at(7, "rule"), Finding::at(7, "rule").tolerated()] {
            // It ends.
            assert!(!found.extend(std::iter::repeat_with(|| finding.clone())));
        }
        assert_eq!(found.into_list().len(), 6);
    }
}
