//! Counts of the outcomes for each consumer.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Mutex;

use crate::consumer::Consumer;

/// The outcome of a trial that did not fail.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Verdict {
    Taken,
    /// Refused, as listed.
    Listed,
    /// Not given to the consumer, see [`Fate::NotForIt`](crate::consumer::Fate::NotForIt).
    NotForIt,
}

static COUNTS: Mutex<BTreeMap<(Consumer, Verdict), usize>> = Mutex::new(BTreeMap::new());

pub(crate) fn add(consumer: Consumer, verdict: Verdict) {
    if let Ok(mut counts) = COUNTS.lock() {
        *counts.entry((consumer, verdict)).or_default() += 1;
    }
}

/// Prints a line for each consumer that had a module.
pub(crate) fn report() {
    let Ok(counts) = COUNTS.lock() else { return };
    let count = |consumer, verdict| counts.get(&(consumer, verdict)).copied().unwrap_or_default();
    for consumer in Consumer::ALL.iter().copied() {
        let [taken, listed, others] =
            [Verdict::Taken, Verdict::Listed, Verdict::NotForIt].map(|verdict| count(consumer, verdict));
        if taken + listed + others > 0 {
            // A closed stream is ignored: there is no output to write the error to.
            let _ = writeln!(
                std::io::stdout(),
                "{}: {taken} modules taken, {listed} refused as listed, {others} not for it",
                consumer.name()
            );
        }
    }
}
