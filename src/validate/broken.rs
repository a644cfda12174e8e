//! The violations that a check of a whole module finds: entry points, checkpoints of memory.

/// A violated rule, and the offset of the instruction that violates it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Broken {
    /// The message.
    pub(super) rule: String,
    /// In words from the start of the module.
    pub(super) offset: usize,
    /// `true` if a translation to LLVM IR relies on the rule.
    pub(super) is_relied_on: bool,
}

/// A list of violated rules with a maximum length: each has a message, and there can be one for each entry point and
/// variable.
#[derive(Debug)]
pub(super) struct BrokenList {
    list: Vec<Broken>,
    limit: usize,
}

impl BrokenList {
    /// Creates an empty list of at most `limit` violations; later ones are dropped.
    pub(super) fn new(limit: usize) -> Self {
        Self { list: Vec::new(), limit }
    }

    /// Returns `true` if no further violation is recorded.
    pub(super) fn is_full(&self) -> bool {
        self.list.len() >= self.limit
    }

    /// Records a violation.
    pub(super) fn push(&mut self, broken: Broken) {
        if !self.is_full() {
            self.list.push(broken);
        }
    }

    /// Records violations, and creates none that are dropped.
    pub(super) fn extend(&mut self, broken: impl Iterator<Item = Broken>) {
        let remaining = self.limit.saturating_sub(self.list.len());
        self.list.extend(broken.take(remaining));
    }

    /// Returns the violations.
    pub(super) fn into_list(self) -> Vec<Broken> {
        self.list
    }
}
