//! One mutant: what changed, and both verdicts.

use std::path::Path;

use libtest_mimic::Failed;
use llvm_spirv_rs::text::assembly::{self, Disassembly};
use llvm_spirv_rs::validate::Violation;

use super::corpus::Mutant;
use super::judge::{self, Theirs};
use super::module::HEADER_WORDS;
use super::translations;

/// Prints a mutant, and writes its words and those of its seed to files. Nothing happens without a name.
pub(crate) fn show(mutant: Option<String>) -> Result<(), Failed> {
    let Some(wanted) = mutant else { return Ok(()) };
    let (corpus, _) = translations();
    let mutant =
        corpus.mutant_by_name(&wanted).ok_or_else(|| format!("MUTANT={wanted}: expected a file and a number"))?;
    let Mutant { seed, mutator, words } = mutant;
    println!("{} [{mutator}]", seed.name);
    let (before, after) = (lines(&seed.words), lines(&words));
    print_difference(&before, &after);
    for (name, words) in [("seed", &seed.words), ("mutant", &words)] {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.spv"));
        std::fs::write(&path, words.iter().flat_map(|word| word.to_le_bytes()).collect::<Vec<u8>>())?;
        println!("{name}: {}", path.display());
    }
    match judge::ours(&words) {
        Ok(violations) if violations.is_empty() => println!("ours: accepted"),
        Ok(violations) => violations.iter().for_each(|violation| print("ours", violation)),
        Err(panic) => println!("ours: panic: {panic}"),
    }
    match judge::theirs(&words) {
        Theirs::Accepted => println!("SPIRV-Tools: accepted"),
        Theirs::Refused(violation) => print("SPIRV-Tools", &violation),
        Theirs::KnownGap(violation) => print("SPIRV-Tools (a known gap)", &violation),
        Theirs::NotAsked(reason) => println!("SPIRV-Tools: not asked: {reason}"),
    }
    Ok(())
}

fn print(validator: &str, violation: &Violation) {
    println!("{validator}: {}", violation.rule);
    println!("    at word {:?}: {}", violation.offset, violation.instruction.as_deref().unwrap_or_default());
}

/// Returns the lines of the assembly.
fn lines(words: &[u32]) -> Vec<String> {
    let text = assembly::module(words, Disassembly { no_header: true, raw_ids: true }).unwrap_or_default();
    let header = format!("header {:x?}", words.iter().take(HEADER_WORDS).collect::<Vec<_>>());
    text.lines().map(|line| line.trim().to_owned()).chain([header]).collect()
}

/// Prints the lines between the common start and the common end, with three lines before and after them. The header is the
/// last line, and not compared with them.
fn print_difference(before: &[String], after: &[String]) {
    let (Some((header, before)), Some((changed, after))) = (before.split_last(), after.split_last()) else { return };
    println!("- {header}\n+ {changed}");
    let start = before.iter().zip(after).take_while(|(one, other)| one == other).count();
    let rest = before.len().min(after.len()) - start;
    let end = before.iter().rev().zip(after.iter().rev()).take(rest).take_while(|(one, other)| one == other).count();
    before[start.saturating_sub(3)..start].iter().for_each(|line| println!("  {line}"));
    before[start..before.len() - end].iter().for_each(|line| println!("- {line}"));
    after[start..after.len() - end].iter().for_each(|line| println!("+ {line}"));
    after[after.len() - end..].iter().take(3).for_each(|line| println!("  {line}"));
}
