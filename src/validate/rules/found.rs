//! The violations found so far.

use crate::spirv::view::Instruction;

/// A violated rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::validate) struct Finding {
    /// The offset of the instruction, in words from the start of the module; none if the rule is about the module.
    pub(in crate::validate) offset: Option<usize>,
    /// The rule, in words.
    pub(in crate::validate) rule: String,
    /// The section of the specification or the extension that has the rule.
    pub(in crate::validate) section: &'static str,
}

/// The violations found so far, in the order of the module where that is possible.
#[derive(Debug)]
pub(in crate::validate) struct Findings {
    list: Vec<Finding>,
    limit: usize,
}

impl Findings {
    /// Creates an empty list of at most `limit` violations; later ones are dropped.
    pub(super) fn new(limit: usize) -> Self {
        Self { list: Vec::new(), limit }
    }

    /// Records that an instruction violates a rule.
    #[cold]
    pub(super) fn add(&mut self, inst: &Instruction<'_>, section: &'static str, rule: impl Into<String>) {
        self.push(Finding { offset: Some(inst.offset), rule: rule.into(), section });
    }

    /// Records that the module violates a rule that is not about one instruction.
    #[cold]
    pub(super) fn add_to_module(&mut self, section: &'static str, rule: impl Into<String>) {
        self.push(Finding { offset: None, rule: rule.into(), section });
    }

    fn push(&mut self, finding: Finding) {
        if self.list.len() < self.limit {
            self.list.push(finding);
        }
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

    /// Returns `true` if no further violation is recorded.
    pub(super) fn is_full(&self) -> bool {
        self.list.len() >= self.limit
    }

    /// Returns the number of violations.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// Appends the violations of another list.
    pub(super) fn append(&mut self, other: Self) {
        self.list.extend(other.list);
        self.list.truncate(self.limit);
    }

    /// Returns the violations.
    pub(super) fn into_list(self) -> Vec<Finding> {
        self.list
    }
}
