//! The number of threads for a piece of work.

use std::num::NonZeroUsize;
use std::thread;

/// Returns the number of threads to use, at least one: at most `worth_starting`, and at most `allowed`, by default as many
/// as there are processors.
///
/// That number is a question to the system, which takes longer than the translation of a small kernel, so it is asked only
/// if several threads are worth their start.
pub(crate) fn thread_count(allowed: Option<NonZeroUsize>, worth_starting: usize) -> usize {
    if worth_starting < 2 {
        return 1;
    }
    allowed.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get).min(worth_starting)
}

#[cfg(test)]
mod tests {
    use super::thread_count;
    use std::num::NonZeroUsize;

    #[test]
    fn both_limits_hold() {
        let allowed = NonZeroUsize::new(4);
        assert_eq!([0, 1, 3, 9].map(|worth| thread_count(allowed, worth)), [1, 1, 3, 4]);
        assert!((1..=2).contains(&thread_count(None, 2)));
    }
}
