//! The seeds of random tests: the fixed ones of `fixed.tsv`, or those that a variable of the environment names.
//!
//! `scripts/hunt` runs new seeds. A seed that finds a fault becomes a row of `fixed.tsv`.

use std::env::{self, VarError};
use std::ops::Range;

/// A row for each range of seeds: the suite, the seeds and a remark.
const FIXED: &str = include_str!("../../seeds/fixed.tsv");

/// Returns the seeds of a suite, unless the variable names a range such as `100..200`.
pub fn seeds(suite: &str, variable: &str) -> Result<Vec<u64>, String> {
    match env::var(variable) {
        Ok(text) => {
            let range = range(&text).filter(|range| !range.is_empty());
            Ok(range.ok_or_else(|| format!("{variable}={text}: expected a range such as 100..200"))?.collect())
        }
        Err(VarError::NotPresent) => fixed(suite),
        Err(error) => Err(format!("{variable}: {error}")),
    }
}

/// Returns the fixed seeds of a suite in the order of their rows.
fn fixed(suite: &str) -> Result<Vec<u64>, String> {
    let mut seeds = Vec::new();
    for row in FIXED.lines().filter(|row| !row.starts_with('#')) {
        let mut cells = row.split('\t');
        if cells.next() != Some(suite) {
            continue;
        }
        let cell = cells.next().unwrap_or_default();
        seeds.extend(range(cell).ok_or_else(|| format!("tests/seeds/fixed.tsv: no seeds in the row {row}"))?);
    }
    if seeds.is_empty() { Err(format!("tests/seeds/fixed.tsv has no row for {suite}")) } else { Ok(seeds) }
}

/// Parses `7`, or `0..200`.
fn range(text: &str) -> Option<Range<u64>> {
    match text.split_once("..") {
        Some((first, end)) => Some(first.parse().ok()?..end.parse().ok()?),
        None => text.parse().ok().map(|seed: u64| seed..seed + 1),
    }
}
