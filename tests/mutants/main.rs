//! Mutants: modules with one change, on which our rules and SPIRV-Tools must agree.
//!
//! The seeds are the translations of the test files that SPIRV-Tools accepts. Each mutant has a number, which determines
//! its seed and its change:
//!
//! ```text
//! cargo test --test mutants                                 the default number of mutants
//! MUTANTS=1000000 cargo test --release --test mutants       another number of them
//! MUTANTS_FIRST=5000 MUTANTS=10 cargo test --test mutants   others
//! MUTANT=5001 cargo test --test mutants -- show             one of them: what changed, and both verdicts
//! ```
//!
//! The report is printed and is in `mutants.txt` of the target's folder `tmp`: the classes of SPIRV-Tools' messages, those
//! with mutants that our rules miss first; then the classes of our messages for mutants that SPIRV-Tools accepts. A class
//! is a message with placeholders for ids, numbers, names and opcodes. Not compared are modules with shaders, messages
//! that are known gaps of SPIRV-Tools, and classes in [`lenient`].

#![expect(clippy::print_stdout, reason = "the report is for readers of the test log")]

#[path = "../../src/cli/mod.rs"]
#[expect(
    dead_code,
    unused_imports,
    reason = "only the options of a command line are read; its own tests do not run here"
)]
mod cli;
mod judge;
mod lenient;
mod module;
mod mutators;
#[path = "../differential/random.rs"]
mod random;
mod report;
mod show;
mod sources;

use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use libtest_mimic::{Arguments, Failed, Trial};

use judge::Theirs;
use module::Module;
use random::Random;
use report::Report;
use sources::{Source, Translations, sources};

/// The number of mutants, unless `MUTANTS` is set.
const COUNT: u64 = 20_000;

/// The number of threads.
const THREADS: usize = 2;

/// `true` when our rules are complete: then a seed that they refuse, a class of messages that they miss, or a panic fails
/// the test. Until then the report only lists them.
const IS_COMPLETE: bool = false;

fn main() -> ExitCode {
    let trials = [
        Trial::test("seeds_are_accepted", seeds_are_accepted),
        Trial::test("refusals_agree", refusals_agree),
        Trial::test("show", || show::show(number("MUTANT"))),
    ];
    judge::record_panics();
    libtest_mimic::run(&Arguments { test_threads: Some(1), ..Arguments::from_args() }, trials.into()).exit_code()
}

/// Returns the number in a variable of the environment.
fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name}={text}: expected a number")))
}

/// Returns the modules of every file, which are translated once.
fn corpus() -> &'static [(Source, Translations)] {
    static CORPUS: OnceLock<Vec<(Source, Translations)>> = OnceLock::new();
    CORPUS.get_or_init(|| {
        let sources = sources();
        let translations = on_threads(sources.len(), |at| (at, sources[at].translations()));
        let mut translations: Vec<_> = translations.into_iter().flatten().collect();
        translations.sort_by_key(|(at, _)| *at);
        sources.into_iter().zip(translations.into_iter().map(|(_, found)| found)).collect()
    })
}

/// Calls a function with each number below `count`, and returns the results of each thread.
fn on_threads<T: Send>(count: usize, function: impl Fn(usize) -> T + Sync) -> Vec<Vec<T>> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                let claim = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|at| *at < count);
                let own: Vec<T> = std::iter::from_fn(claim).map(&function).collect();
                results.lock().unwrap_or_else(PoisonError::into_inner).push(own);
            });
        }
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn seeds_are_accepted() -> Result<(), Failed> {
    let corpus = corpus();
    let seeds: usize = corpus.iter().map(|(_, found)| found.seeds.len()).sum();
    let gaps: usize = corpus.iter().map(|(_, found)| found.gaps).sum();
    println!("{seeds} seeds, and {gaps} modules that SPIRV-Tools does not accept");
    let of = |lines: fn(&Translations) -> &[String]| -> Vec<&str> {
        corpus.iter().flat_map(|(_, found)| lines(found)).map(String::as_str).collect()
    };
    let (failures, refused) = (of(|found| &found.failures), of(|found| &found.refused_gaps));
    println!("{} of those that SPIRV-Tools does not accept are refused by our rules, too", refused.len());
    refused.iter().for_each(|line| println!("  {line}"));
    if seeds < 500 {
        return Err(format!("only {seeds} seeds").into());
    }
    let failure = format!("{} seeds are refused by our rules\n{}", failures.len(), failures.join("\n"));
    println!("{failure}");
    if failures.is_empty() || !IS_COMPLETE { Ok(()) } else { Err(failure.into()) }
}

/// Returns the seed of a mutant, the name of its mutator, and its words. `seeds` returns those of a source.
fn mutant<'a>(
    number: u64,
    sources: usize,
    seeds: impl Fn(usize) -> &'a [Module],
) -> (&'a Module, &'static str, Vec<u32>) {
    let mut random = Random::new(number);
    loop {
        let seeds = seeds(random.below(sources as u32) as usize);
        let Some(seed) = module::pick(&mut random, seeds) else { continue };
        let (mutator, words) = mutators::mutant(seed, &mut random);
        return (seed, mutator, words);
    }
}

fn refusals_agree() -> Result<(), Failed> {
    let corpus = corpus();
    let first = number("MUTANTS_FIRST").unwrap_or(0);
    let count = number("MUTANTS").unwrap_or(COUNT);
    let reports = Mutex::new(Report::default());
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                let mut own = Report::default();
                let claim = || Some(next.fetch_add(1, Ordering::Relaxed) as u64).filter(|at| *at < count);
                for at in std::iter::from_fn(claim) {
                    let number = first + at;
                    let (seed, mutator, words) = mutant(number, corpus.len(), |at| &corpus[at].1.seeds);
                    judge_one(number, seed, mutator, &words, &mut own);
                }
                reports.lock().unwrap_or_else(PoisonError::into_inner).merge(own);
            });
        }
    });
    let report = reports.into_inner().unwrap_or_else(PoisonError::into_inner);
    let text = report.text();
    std::fs::write(std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants.txt"), &text)?;
    println!("{text}");
    report.failure().filter(|_| IS_COMPLETE).map_or(Ok(()), |failure| Err(failure.into()))
}

/// Records both verdicts on a mutant.
fn judge_one(number: u64, seed: &Module, mutator: &'static str, words: &[u32], report: &mut Report) {
    let example = || format!("{number}: {} [{mutator}]", seed.name);
    let ours = match judge::ours(words) {
        Ok(violations) => violations,
        Err(panic) => return report.panic(number, format!("{}: {panic}", example())),
    };
    if judge::is_for_shaders(words) {
        report.shaders += 1;
        return;
    }
    match judge::theirs(words) {
        Theirs::Accepted => report.accepted(number, ours.first(), mutator, example),
        Theirs::Refused(theirs) => report.refused(number, &theirs, &ours, mutator, example),
        Theirs::KnownGap(_) => report.gaps += 1,
        Theirs::NotAsked(_) => report.not_asked += 1,
    }
}
