//! Counts of the printed errors and warnings, for the line at the end of a run.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use super::Severity;

/// The numbers of the errors and warnings that were printed, and their codes.
#[derive(Debug, Default)]
pub(super) struct Printed(Mutex<Counts>);

#[derive(Debug, Default)]
struct Counts {
    errors: usize,
    warnings: usize,
    codes: BTreeSet<&'static str>,
}

impl Printed {
    /// Counts a message about `count` errors or warnings.
    pub(super) fn add(&self, severity: Severity, code: &'static str, count: usize) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        counts.codes.insert(code);
        match severity {
            Severity::Error => counts.errors += count,
            Severity::Warning => counts.warnings += count,
        }
    }

    /// Counts errors that have no message of their own.
    pub(super) fn add_errors(&self, count: usize) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).errors += count;
    }

    /// Returns the last line of a run with several messages: `3 errors, 1 warning: see --explain CODE`.
    pub(super) fn sum(&self) -> Option<String> {
        let counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if counts.errors + counts.warnings < 2 {
            return None;
        }
        let numbers = [(counts.errors, "error"), (counts.warnings, "warning")];
        let numbers = numbers.into_iter().filter(|(count, _)| *count > 0);
        let words = numbers.map(|(count, name)| format!("{count} {name}{}", if count == 1 { "" } else { "s" }));
        let code = match counts.codes.len() {
            1 => counts.codes.first().copied().unwrap_or_default(),
            _ => "CODE",
        };
        Some(format!("{}: see --explain {code}\n", words.collect::<Vec<_>>().join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_messages_have_a_sum() {
        let printed = Printed::default();
        assert_eq!(printed.sum(), None);
        printed.add(Severity::Warning, "W011", 1);
        assert_eq!(printed.sum(), None);
        printed.add(Severity::Warning, "W011", 2);
        assert_eq!(printed.sum().as_deref(), Some("3 warnings: see --explain W011\n"));
        printed.add(Severity::Error, "E018", 1);
        assert_eq!(printed.sum().as_deref(), Some("1 error, 3 warnings: see --explain CODE\n"));
    }
}
