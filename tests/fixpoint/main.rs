//! The fixpoint of the two directions: the translation of LLVM IR to SPIR-V, of that back to LLVM IR, and of that to SPIR-V
//! again, gives the first module, as [`canonical::text`] prints it. What is not equal is a row of `differences.tsv`: the
//! module, its first difference and the reason. A row that is not needed any more, or that differs otherwise, fails.
//!
//! By default only some modules are translated, which their names determine. `FIXPOINT=all` takes all of them, and
//! `BLESS=1 FIXPOINT=all cargo test --test fixpoint` renews the rows; new ones then need a reason. `FIXPOINT=NAME` takes
//! those with NAME in their name, and prints the lines around the first difference.

#![cfg(feature = "llvm")]
#![expect(clippy::print_stdout, reason = "the log of the tests shows the counts")]

mod canonical;
mod constants;
mod differences;
mod memory;
mod shuffles;

use corpus::Source;
use llvm_spirv_rs::lift::{BuiltinFormat, Environment, LiftOptions, SpecConstants, lift};
use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::{ExtensionSet, Options, translate};
use test_support::{corpus, programs};

/// One of so many modules is taken by default.
const ONE_OF: u32 = 4;

#[test]
fn modules_are_equal_after_both_directions() {
    let chosen = std::env::var("FIXPOINT").ok();
    let takes_all = chosen.as_deref() == Some("all");
    let mut sources = corpus::sources();
    sources.extend(programs::programs().into_iter().map(|(name, text)| Source { name, text }));
    sources.extend(programs::compiled(&["-g"]).into_iter().map(|(name, text)| Source { name, text }));
    let rows = differences::read();
    let (mut equal, mut failures, mut found) = (0, Vec::new(), Vec::new());
    let is_chosen = |name: &str| chosen.as_ref().map_or(is_sampled(name), |part| takes_all || name.contains(part));
    for source in sources.iter().filter(|source| is_chosen(&source.name)) {
        let row = rows.iter().find(|row| row.name == source.name);
        match compare(source) {
            Some(Err(difference)) => {
                if chosen.is_some() && !takes_all {
                    println!("{}: {difference}", source.name);
                }
                let difference = difference.lines().next().unwrap_or_default().to_owned();
                if row.is_none_or(|row| row.kind != kind(&difference)) {
                    failures.push(format!("{}: {difference}", source.name));
                }
                found.push((source.name.clone(), kind(&difference)));
            }
            same => {
                equal += usize::from(same.is_some());
                failures.extend(row.map(|row| format!("{}: remove the row: {}", row.name, row.reason)));
            }
        }
    }
    if takes_all && std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        return differences::write(&found, &rows);
    }
    let is_known = |name: &String| sources.iter().any(|source| source.name == *name);
    failures.extend(rows.iter().filter(|row| !is_known(&row.name)).map(|row| format!("{}: no module", row.name)));
    println!("{equal} modules are equal, {} differ", found.len());
    assert!(failures.is_empty(), "{} new differences:\n{}", failures.len(), failures.join("\n"));
    assert!(equal > 50 || chosen.is_some(), "only {equal} modules are equal");
}

/// Returns the opcodes of a difference, or the direction that fails and the kind of its error.
fn kind(difference: &str) -> String {
    let mut words = difference.split_whitespace();
    let first = words.next().unwrap_or_default();
    let second = match first.starts_with('-') {
        true => words.find(|word| word.starts_with("+Op") || word.starts_with("+(")),
        false => words.next(),
    };
    format!("{first} {}", second.unwrap_or_default().trim_end_matches(':'))
}

/// Returns `true` for a module of the sample. Its name alone decides, so that no other file changes the sample.
fn is_sampled(name: &str) -> bool {
    name.bytes().map(u32::from).sum::<u32>().is_multiple_of(ONE_OF)
}

/// Compares a module before and after; `None` if it cannot be translated to SPIR-V.
fn compare(source: &Source) -> Option<Result<(), String>> {
    let extensions = ExtensionSet::parse_list("all").expect("it is a list");
    let options = Options { extensions, validation: Validation::None, ..Options::default() };
    let first = translate(&source.text, "input", &options).ok()?;
    Some(back_and_forth(&first.words, &options).and_then(|second| difference(&first.words, &second)))
}

/// Translates a module to LLVM IR and to SPIR-V again.
fn back_and_forth(words: &[u32], options: &Options) -> Result<Vec<u32>, String> {
    let mut reverse = LiftOptions::default();
    reverse.environment = Environment::SpirvFriendly;
    reverse.builtin_format = BuiltinFormat::Global;
    reverse.spec_constants = SpecConstants::Kept;
    let lifted = lift(words, "input", &reverse).map_err(|error| format!("back: {error}"))?;
    let bitcode = lifted.bitcode().map_err(|error| format!("bitcode: {error}"))?;
    let second = translate(&bitcode, "input", options).map_err(|error| format!("forth: {error}"))?;
    Ok(second.words)
}

/// The number of lines around a difference that are printed.
const CONTEXT: usize = 6;

/// Finds the first lines that differ; lines around them follow.
fn difference(before: &[u32], after: &[u32]) -> Result<(), String> {
    let (before, after) = (canonical::text(before), canonical::text(after));
    if before == after {
        return Ok(());
    }
    let (old, new): (Vec<&str>, Vec<&str>) = (before.lines().collect(), after.lines().collect());
    let at = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let line = |lines: &[&str]| lines.get(at).copied().unwrap_or("(end)").to_owned();
    let around = |lines: &[&str]| {
        let range = at.saturating_sub(CONTEXT)..(at + CONTEXT).min(lines.len());
        lines[range].join("\n")
    };
    Err(format!("-{} +{}\n{}\n\n{}", line(&old), line(&new), around(&old), around(&new)))
}
