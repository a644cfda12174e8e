//! Mutants: modules with one change, on which our rules and SPIRV-Tools must agree.
//!
//! The seeds are the translations of the test files that SPIRV-Tools accepts. Each mutant has a file and a number, which
//! determine its seed and its change; the other files do not:
//!
//! ```text
//! cargo test --test mutants                                       the fixed numbers, each with a mutant of every file
//! MUTANTS_SEEDS=100..900 cargo test --test mutants                a million of others
//! MUTANTS_PROGRAMS=1 cargo test --test mutants                    also of the OpenCL programs, which are compiled first
//! MUTANTS_FOLDER=DIR cargo test --test mutants                    the modules `*.spv` of a folder, unchanged
//! MUTANTS_FOLDER=DIR MUTANTS_SEEDS=0..9 cargo test --test mutants   mutants of those that SPIRV-Tools accepts
//! MUTANT=lit/types/arrays.ll:51 cargo test --test mutants -- show  one of them: what changed, and both verdicts
//! ```
//!
//! The report is printed and is in `mutants.txt` of the target's folder `tmp`: the classes of SPIRV-Tools' messages, those
//! with mutants that our rules miss first; then the classes of our messages for mutants that SPIRV-Tools accepts, those for
//! which ours is [`lenient`], and the known gaps of SPIRV-Tools; then the number of mutants for each family of rules. A class
//! is a message with placeholders for ids, numbers, names and opcodes. Modules with shaders are not compared.

#![expect(clippy::print_stdout, reason = "the report is for readers of the test log")]

mod corpus;
mod judge;
mod lenient;
mod module;
mod mutators;
mod report;
mod show;
mod sources;
mod worker;

use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

use libtest_mimic::{Arguments, Failed, Trial};
use test_support::{programs, random, seeds};

use corpus::Corpus;
use judge::Theirs;
use report::Report;
use sources::{Translations, modules_in, sources};

/// The number of processes that judge mutants, and of threads that translate.
const THREADS: usize = 2;

fn main() -> ExitCode {
    let trials = [
        Trial::test("seeds_are_accepted", seeds_are_accepted),
        Trial::test("refusals_agree", refusals_agree),
        Trial::test("show", || show::show(std::env::var("MUTANT").ok())),
    ];
    judge::record_panics();
    if let Ok(numbers) = std::env::var(worker::VARIABLE) {
        return worker::run(&numbers).map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS);
    }
    libtest_mimic::run(&Arguments { test_threads: Some(1), ..Arguments::from_args() }, trials.into()).exit_code()
}

/// Returns the numbers of the mutants of each file.
fn rounds() -> Result<Vec<u64>, String> {
    seeds::seeds("mutants", "MUTANTS_SEEDS")
}

/// Returns the seeds and the other modules of all files, which are translated once.
fn translations() -> &'static (Corpus, Translations) {
    static ALL: OnceLock<(Corpus, Translations)> = OnceLock::new();
    ALL.get_or_init(|| {
        let rounds = rounds().unwrap_or_else(|message| panic!("{message}"));
        if let Some(folder) = std::env::var_os("MUTANTS_FOLDER") {
            return (of_folder(Path::new(&folder), rounds), Translations::default());
        }
        let sources = sources(std::env::var("MUTANTS_PROGRAMS").is_ok_and(|value| value != "0"));
        let found = on_threads(sources.len(), |at| (at, sources[at].translations()));
        let mut found: Vec<_> = found.into_iter().flatten().collect();
        found.sort_by_key(|(at, _)| *at);
        let (mut files, mut all) = (Vec::new(), Translations::default());
        for (_, mut own) in found {
            files.push(std::mem::take(&mut own.seeds));
            all.merge(own);
        }
        (Corpus::new(files, rounds, false), all)
    })
}

/// Returns the modules of a folder: all of them, or if mutants are requested, those that SPIRV-Tools accepts.
fn of_folder(folder: &Path, rounds: Vec<u64>) -> Corpus {
    let mut modules = modules_in(folder);
    let is_verbatim = std::env::var_os("MUTANTS_SEEDS").is_none();
    if !is_verbatim {
        modules.retain(|module| module.is_seed() && matches!(judge::theirs(&module.words), Theirs::Accepted));
    }
    Corpus::new(modules.into_iter().map(|module| vec![module]).collect(), rounds, is_verbatim)
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
    if std::env::var_os("MUTANTS_FOLDER").is_some() {
        return Ok(());
    }
    let (corpus, Translations { gaps, refused_gaps, failures, .. }) = translations();
    println!("{} seeds, and {gaps} modules that SPIRV-Tools does not accept", corpus.seed_count());
    println!("{} of those that SPIRV-Tools does not accept are refused by our rules, too", refused_gaps.len());
    refused_gaps.iter().for_each(|line| println!("  {line}"));
    if corpus.seed_count() < 500 {
        return Err(format!("only {} seeds", corpus.seed_count()).into());
    }
    let failure = format!("{} seeds are refused by our rules\n{}", failures.len(), failures.join("\n"));
    println!("{failure}");
    if failures.is_empty() { Ok(()) } else { Err(failure.into()) }
}

fn refusals_agree() -> Result<(), Failed> {
    let (corpus, _) = translations();
    let end = corpus.mutant_count();
    let seeds: Vec<u8> = corpus.to_words().into_iter().flat_map(u32::to_ne_bytes).collect();
    let parts = on_threads(THREADS, |at| worker::judge(at as u64, THREADS as u64, end, &seeds));
    let mut report = Report::default();
    for part in parts.into_iter().flatten() {
        report.merge(part?);
    }
    let text = report.text();
    std::fs::write(Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutants.txt"), &text)?;
    println!("{text}");
    report.failure().map_or(Ok(()), |failure| Err(failure.into()))
}
