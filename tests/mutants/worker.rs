//! Processes that judge mutants: SPIRV-Tools aborts the process on some words, or does not end.
//!
//! A process gets the seeds as words on its input, and answers with two lines of JSON for each mutant: after ours, and
//! after SPIRV-Tools. If it ends early, the lines tell which validator was at fault, and another process continues
//! behind the mutant.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use llvm_spirv_rs::validate::{Violation, is_for_shaders};
use serde::{Deserialize, Serialize};

use super::corpus::{Corpus, Mutant};
use super::judge::{self, Theirs};
use super::lenient;
use super::report::Report;
use super::rounds;

/// The variable with the numbers of a process: the first, the step to the next, the end.
pub(crate) const VARIABLE: &str = "MUTANTS_WORKER";

/// The seconds of a processor after which a process that judges the same mutant still is ended.
const TIME_LIMIT: u64 = 20;

/// A violation, as a line of a process has it.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Broken {
    pub(crate) rule: String,
    pub(crate) instruction: String,
    pub(crate) offset: Option<usize>,
}

impl From<&Violation> for Broken {
    fn from(violation: &Violation) -> Self {
        let Violation { rule, instruction, offset, .. } = violation.clone();
        Self { rule, instruction: instruction.unwrap_or_default(), offset }
    }
}

impl From<&Violation> for Place {
    fn from(violation: &Violation) -> Self {
        Self { offset: violation.offset, section: judge::section(&violation.rule).to_owned() }
    }
}

/// The first line about a mutant.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct Ours {
    pub(crate) number: u64,
    /// As `MUTANT` takes it.
    pub(crate) name: String,
    pub(crate) seed: String,
    pub(crate) mutator: String,
    pub(crate) panic: Option<String>,
    /// The first violation.
    pub(crate) broken: Option<Broken>,
    /// All violations.
    pub(crate) places: Vec<Place>,
}

/// Where a violation is, and which rule it is about.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) struct Place {
    pub(crate) offset: Option<usize>,
    /// The section, instruction or extension that our message names.
    pub(crate) section: String,
}

/// The second line about a mutant.
#[derive(Debug, Deserialize, Serialize)]
pub(crate) enum Verdict {
    Accepted,
    Refused(Broken),
    /// For a reason for which our rules accept such modules.
    Lenient(Broken),
    KnownGap(Broken),
    NotAsked,
    ForShaders,
}

/// Judges mutants as the variable tells, for a parent process.
pub(crate) fn run(numbers: &str) -> io::Result<()> {
    let numbers: Vec<u64> = numbers.split(' ').filter_map(|number| number.parse().ok()).collect();
    let &[first, step, end] = numbers.as_slice() else { return Err(io::Error::other("expected three numbers")) };
    let mut input = Vec::new();
    io::stdin().read_to_end(&mut input)?;
    let (words, _) = input.as_chunks::<4>();
    let words: Vec<u32> = words.iter().map(|word| u32::from_ne_bytes(*word)).collect();
    let corpus = Corpus::from_words(&words, rounds().map_err(io::Error::other)?);
    let current = AtomicU64::new(u64::MAX);
    std::thread::scope(|scope| {
        scope.spawn(|| watch(&current));
        let mut output = io::stdout().lock();
        for number in (first..end).step_by(step as usize) {
            current.store(number, Ordering::Relaxed);
            judge_one(number, &corpus, &mut output)?;
        }
        // The thread that watches does not end by itself.
        output.flush()?;
        std::process::exit(0)
    })
}

/// Ends the process when it does not proceed.
fn watch(current: &AtomicU64) {
    let (mut last, mut start) = (u64::MAX, 0);
    loop {
        std::thread::sleep(Duration::from_secs(1));
        let (now, seconds) = (current.load(Ordering::Relaxed), processor_seconds().unwrap_or(0));
        if now != last {
            (last, start) = (now, seconds);
        } else if now != u64::MAX && seconds - start > TIME_LIMIT {
            std::process::abort();
        }
    }
}

/// Returns the seconds that processors have worked for this process: on a busy machine, nothing else measures its work.
fn processor_seconds() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The name of the program is in parentheses; utime and stime are in hundredths of a second.
    let (_, fields) = text.rsplit_once(')')?;
    let ticks: Vec<u64> = fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse().ok()).collect();
    Some(ticks.iter().sum::<u64>() / 100)
}

fn judge_one(number: u64, corpus: &Corpus, output: &mut impl Write) -> io::Result<()> {
    let Mutant { seed, mutator, words } = corpus.mutant(number);
    let (violations, panic) = match judge::ours(&words) {
        Ok(violations) => (violations, None),
        Err(panic) => (Vec::new(), Some(panic)),
    };
    let ours = Ours {
        number,
        name: corpus.name(number),
        seed: seed.name.clone(),
        mutator,
        panic,
        broken: violations.first().map(Broken::from),
        places: violations.iter().map(Place::from).collect(),
    };
    write_line(&ours, output)?;
    let verdict = match is_for_shaders(&words) {
        true => Verdict::ForShaders,
        false => match judge::theirs(&words) {
            Theirs::Accepted => Verdict::Accepted,
            Theirs::Refused(violation) if lenient::reason(&words, &violation).is_some() => {
                Verdict::Lenient(Broken::from(&violation))
            }
            Theirs::Refused(violation) => Verdict::Refused(Broken::from(&violation)),
            Theirs::KnownGap(violation) => Verdict::KnownGap(Broken::from(&violation)),
            Theirs::NotAsked(_) => Verdict::NotAsked,
        },
    };
    write_line(&verdict, output)
}

fn write_line(value: &impl Serialize, output: &mut impl Write) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    output.write_all(&line)?;
    output.flush()
}

/// Judges the mutants `first`, `first + step`, ... in processes of their own.
pub(crate) fn judge(mut first: u64, step: u64, end: u64, seeds: &[u8]) -> io::Result<Report> {
    let mut report = Report::default();
    while first < end {
        let mut child = start(&format!("{first} {step} {end}"))?;
        let mut input = child.stdin.take().ok_or_else(|| io::Error::other("no input"))?;
        input.write_all(seeds)?;
        drop(input);
        let output = child.stdout.take().ok_or_else(|| io::Error::other("no output"))?;
        let next = read_lines(output, first, step, &mut report)?;
        let status = child.wait()?;
        if next == first {
            return Err(io::Error::other(format!("mutant {first} is not made, or our rules do not end on it")));
        }
        first = next;
        if first < end && status.success() {
            return Err(io::Error::other("a process ended early without a fault"));
        }
    }
    Ok(report)
}

fn start(numbers: &str) -> io::Result<Child> {
    Command::new(std::env::current_exe()?)
        .env(VARIABLE, numbers)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
}

/// Records the lines of a process, and returns the number of the mutant with which the next process begins.
fn read_lines(output: ChildStdout, first: u64, step: u64, report: &mut Report) -> io::Result<u64> {
    let mut lines = BufReader::new(output).lines();
    let mut next = first;
    loop {
        let Some(line) = lines.next().transpose()? else {
            return Ok(next);
        };
        let ours: Ours = serde_json::from_str(&line)?;
        next = ours.number + step;
        match lines.next().transpose()? {
            Some(line) => report.add(&ours, &serde_json::from_str(&line)?),
            None => {
                report.crashed(&ours);
                return Ok(next);
            }
        }
    }
}
