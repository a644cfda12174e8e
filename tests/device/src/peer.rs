//! Recorded results of another translator's modules on the device, compared with those of ours.
//!
//! No test needs that translator. `scripts/record-peer PROGRAM` translates the same programs with it, runs its modules
//! on the same inputs, and writes a row for each: a digest of every buffer read from the device, or the reason why
//! there is nothing to compare. Where the program alone does not determine a buffer's bits, a word replaces the digest,
//! see [`Freedom`], and the program's own check decides, as it does for every module.
//!
//! A program without a row, a row of a changed or deleted program, and a difference are failures.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Mutex;

use libtest_mimic::{Arguments, Trial};
use test_support::root;

use crate::Outcome;
use crate::device::{Freedom, digest};

/// The variable with the other translator while rows are recorded.
const RECORD: &str = "LLVM_SPIRV_RS_RECORD_PEER";

/// The maximum length of a recorded message.
const MAX_COMPLAINT_BYTES: usize = 240;

/// The reason why there is nothing to compare.
#[derive(Copy, Clone)]
pub enum Failure {
    /// The translator writes no module.
    Refused,
    /// The validator rejects the module.
    Invalid,
    /// The device cannot build the module, or the module crashes or gives wrong results.
    Wrong,
}

/// The outcome for a module of the other translator: results in the order of reading, or a message.
pub type Attempt = Result<Vec<String>, (Failure, String)>;

/// The rows of one test's programs.
pub struct Table {
    /// In `tests/peer`.
    file: &'static str,
    rows: Mutex<Option<BTreeMap<String, Row>>>,
}

#[derive(Clone)]
struct Row {
    /// A digest of the program's text.
    source: String,
    /// [`RAN`], or one of [`Failure`]'s words.
    outcome: &'static str,
    /// Results separated by spaces, or a message.
    rest: String,
}

const RAN: &str = "ran";

impl Failure {
    fn word(self) -> &'static str {
        match self {
            Self::Refused => "refused",
            Self::Invalid => "invalid",
            Self::Wrong => "wrong",
        }
    }
}

impl Table {
    pub const fn new(file: &'static str) -> Self {
        Self { file, rows: Mutex::new(None) }
    }

    /// Compares the results of our module of the program `name` with the recorded ones. While rows are recorded,
    /// `attempt` first returns the results of the other translator's module.
    pub fn check(&self, name: &str, source: &str, ours: &[String], attempt: impl FnOnce(&Path) -> Attempt) -> Outcome {
        let source = digest(source.as_bytes());
        if let Some(program) = recording() {
            let row = Row::new(source.clone(), attempt(&program));
            self.with_rows(|rows| rows.insert(name.to_owned(), row))?;
        }
        let advice = "scripts/record-peer records it";
        let row = self.with_rows(|rows| rows.get(name).cloned())?;
        let row = row.ok_or_else(|| format!("{} has no row for {name}; {advice}", self.path().display()))?;
        if row.source != source {
            return Err(format!("{name} has changed since its row of {} was made; {advice}", self.path().display()));
        }
        match row.outcome == RAN {
            true => compare(ours, &row.rest.split_whitespace().map(str::to_owned).collect::<Vec<_>>()),
            false => Ok(()),
        }
    }

    /// Fails if there is a row for a program that is not in `names`; while rows are recorded, such a row is removed.
    pub fn check_for_stale_rows(&self, names: &[String]) -> Outcome {
        self.with_rows(|rows| {
            if recording().is_some() {
                rows.retain(|name, _| names.contains(name));
            }
            match rows.keys().find(|name| !names.contains(name)) {
                Some(name) => Err(format!("{} has a row for {name}, which does not exist", self.path().display())),
                None => Ok(()),
            }
        })?
    }

    /// Writes the recorded rows, if there are any.
    pub fn finish(&self) -> Outcome {
        let Some(program) = recording() else { return Ok(()) };
        let version = Command::new(&program).arg("--version").output();
        let version = version.map_err(|error| format!("{}: {error}", program.display()))?.stdout;
        let version = String::from_utf8_lossy(&version);
        let mut text = format!(
            "# Another translator's modules on the device. Written by scripts/record-peer, never edited.\n\
             # Its version: {}\n\
             # program, digest of its text, what became of the module, and a complaint or what each buffer holds: a digest,\n\
             # or `rounding`, `order` or `device` where the program leaves that to the device and its own check decides\n",
            version.lines().map(str::trim).find(|line| line.contains("version")).unwrap_or("not known"),
        );
        self.with_rows(|rows| {
            for (name, Row { source, outcome, rest }) in rows {
                let _ = writeln!(text, "{name}\t{source}\t{outcome}\t{rest}");
            }
        })?;
        fs::write(self.path(), text).map_err(|error| format!("{}: {error}", self.path().display()))
    }

    fn path(&self) -> PathBuf {
        root().join("tests/peer").join(self.file)
    }

    /// The rows, read on first use.
    fn with_rows<T>(&self, work: impl FnOnce(&mut BTreeMap<String, Row>) -> T) -> Outcome<T> {
        let mut rows = self.rows.lock().map_err(|_| "another thread failed at the recorded rows".to_owned())?;
        if rows.is_none() {
            *rows = Some(self.read()?);
        }
        Ok(work(rows.get_or_insert_default()))
    }

    fn read(&self) -> Outcome<BTreeMap<String, Row>> {
        let path = self.path();
        let text = match fs::read_to_string(&path) {
            Err(_) if recording().is_some() => return Ok(BTreeMap::new()),
            text => text.map_err(|error| format!("{}: {error}", path.display()))?,
        };
        let row = |line: &str| {
            let cells: Vec<&str> = line.split('\t').collect();
            let &[name, source, outcome, rest] = cells.as_slice() else {
                return Err(format!("{}: not a row: {line}", path.display()));
            };
            let outcomes = [RAN, Failure::Refused.word(), Failure::Invalid.word(), Failure::Wrong.word()];
            let outcome = outcomes.into_iter().find(|known| *known == outcome);
            let outcome = outcome.ok_or_else(|| format!("{}: nothing becomes of {name}", path.display()))?;
            let row = Row { source: source.to_owned(), outcome, rest: rest.to_owned() };
            Ok((name.to_owned(), row))
        };
        text.lines().filter(|line| !line.starts_with('#')).map(row).collect()
    }
}

/// Runs a test's trials, and writes the recorded rows.
pub fn run(arguments: &Arguments, trials: Vec<Trial>, table: &Table) -> ExitCode {
    let code = libtest_mimic::run(arguments, trials).exit_code();
    match table.finish() {
        Ok(()) => code,
        Err(message) => {
            // A closed stream is ignored; the exit status suffices.
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

impl Row {
    fn new(source: String, attempt: Attempt) -> Self {
        let (outcome, rest) = match attempt {
            Ok(results) => (RAN, without_repeated_words(&results).join(" ")),
            Err((failure, complaint)) => (failure.word(), gist(&complaint)),
        };
        Self { source, outcome, rest }
    }
}

/// Returns the other translator, if rows are to be recorded.
fn recording() -> Option<PathBuf> {
    std::env::var_os(RECORD).map(PathBuf::from)
}

fn compare(ours: &[String], theirs: &[String]) -> Outcome {
    let ours = without_repeated_words(ours);
    if ours.len() != theirs.len() {
        return Err(format!("{} results, where the other translator's module has {}", ours.len(), theirs.len()));
    }
    match (0..).zip(ours.iter().zip(theirs)).find(|(_, (ours, theirs))| ours != theirs) {
        Some((place, (ours, theirs))) => Err(format!(
            "buffer {place} of those that are read is {ours}, and {theirs} of another translator's module; where the test's \
             inputs have changed, scripts/record-peer records it anew"
        )),
        None => Ok(()),
    }
}

/// Removes repeated words: a loop that waits for a change reads a word any number of times.
fn without_repeated_words(results: &[String]) -> Vec<String> {
    let is_repeated = |place: &usize| {
        let is_word =
            [Freedom::Rounding, Freedom::Order, Freedom::Device].map(Freedom::word).contains(&&*results[*place]);
        *place > 0 && is_word && results[place - 1] == results[*place]
    };
    (0..results.len()).filter(|place| !is_repeated(place)).map(|place| results[place].clone()).collect()
}

/// Returns the most informative line of a message, without paths of temporary files.
fn gist(complaint: &str) -> String {
    let lines = || complaint.lines().map(str::trim).filter(|line| !line.is_empty());
    // The first line of several contains the failed command.
    let said = || lines().skip(usize::from(lines().count() > 1));
    if said().any(|line| line.contains("submit a bug report")) {
        return "it crashed".to_owned();
    }
    let start = said().position(|line| line.contains("rror") || line.contains("RequiresExtension")).unwrap_or(0);
    // A line that ends in a colon has no information by itself.
    let count = said().skip(start).take_while(|line| line.ends_with(':')).count() + 1;
    let words = said().skip(start).take(count).flat_map(str::split_whitespace);
    let words = words.map(|word| if word.contains("/tmp") { "..." } else { word });
    words.collect::<Vec<_>>().join(" ").chars().take(MAX_COMPLAINT_BYTES).collect()
}
