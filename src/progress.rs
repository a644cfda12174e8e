//! The progress of a translation, which another thread may read.

use std::sync::atomic::{AtomicUsize, Ordering};

/// The position of a running translation. The counters are independent of each other: a reader may see one before the
/// other changes.
#[derive(Debug, Default)]
pub struct Progress {
    phase: AtomicUsize,
    done: AtomicUsize,
    total: AtomicUsize,
}

/// The phase of a running translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Reads and verifies the LLVM module, and runs the requested passes.
    Reading,
    /// Translates functions: so many of all that are defined.
    Translating { done: usize, total: usize },
    /// Validates the finished module.
    Validating,
}

const READING: usize = 0;
const TRANSLATING: usize = 1;
const VALIDATING: usize = 2;

impl Progress {
    /// Returns the current phase.
    pub fn phase(&self) -> Phase {
        let load = |counter: &AtomicUsize| counter.load(Ordering::Relaxed);
        match load(&self.phase) {
            READING => Phase::Reading,
            TRANSLATING => Phase::Translating { done: load(&self.done), total: load(&self.total) },
            _ => Phase::Validating,
        }
    }

    /// Starts the translation of `total` functions.
    pub(crate) fn translate(&self, total: usize) {
        self.total.store(total, Ordering::Relaxed);
        self.done.store(0, Ordering::Relaxed);
        self.phase.store(TRANSLATING, Ordering::Relaxed);
    }

    /// Counts a function as translated.
    pub(crate) fn finish_function(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// Starts the validation.
    pub(crate) fn validate(&self) {
        self.phase.store(VALIDATING, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phases_follow_each_other() {
        let progress = Progress::default();
        assert_eq!(progress.phase(), Phase::Reading);
        progress.translate(2);
        progress.finish_function();
        assert_eq!(progress.phase(), Phase::Translating { done: 1, total: 2 });
        progress.validate();
        assert_eq!(progress.phase(), Phase::Validating);
    }
}
