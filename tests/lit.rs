//! Runs `lit/` with LLVM's own test runner; `lit/README.ll` explains the tests. Each file is a test, and lit runs all that
//! are chosen at once: `cargo test --test lit -- types/arrays` runs those with this text in their names.
//!
//! `LLVM_SPIRV_RS_TRANSLATOR` names another program with the same command line to test. `LIT_FILTER` (a regex) and
//! `LIT_OPTS` are passed to lit unchanged. The output of the last run is in `lit.log` beside the files that the tests
//! write, for scripts that read its counts.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};
use serde_json::Value;
use test_support::{kept, root};

/// The results of lit that do not fail.
const GOOD: [&str; 4] = ["PASS", "FLAKYPASS", "XFAIL", "UNSUPPORTED"];

/// The value, or a message about the failure.
type Outcome<T = ()> = Result<T, String>;

/// The result of a file.
struct Verdict {
    /// As lit has it, such as `PASS`.
    code: String,
    output: String,
}

fn main() -> ExitCode {
    let arguments = Arguments::from_args();
    match trials(&arguments) {
        Ok(trials) => libtest_mimic::run(&arguments, trials).exit_code(),
        Err(message) => {
            // A closed stream is ignored; the exit status suffices.
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

/// Returns a test for each file, which has been run if it is chosen.
fn trials(arguments: &Arguments) -> Outcome<Vec<Trial>> {
    let folder = root().join("lit");
    let mut names = Vec::new();
    add_files(&folder, &folder, &mut names)?;
    names.sort();
    if arguments.list {
        return Ok(names.into_iter().map(|name| Trial::test(name, || Ok(()))).collect());
    }
    names.retain(|name| !arguments.is_filtered_out(&Trial::test(name, || Ok(()))));
    let mut verdicts = if names.is_empty() { BTreeMap::new() } else { run(&names)? };
    // lit leaves out what `LIT_FILTER` and `LIT_OPTS` do not choose.
    let found = names.into_iter().filter_map(|name| verdicts.remove(&name).map(|verdict| (name, verdict)));
    let trials: Vec<Trial> = found.map(|(name, verdict)| Trial::test(name, move || verdict.outcome())).collect();
    match verdicts.keys().next() {
        Some(name) => Err(format!("lit runs {name}, which is no file of lit/ that is chosen")),
        None => Ok(trials),
    }
}

/// Adds the names of the files below a folder that lit takes for tests: their paths without the folder `lit`.
fn add_files(root: &Path, folder: &Path, names: &mut Vec<String>) -> Outcome {
    let failed = |error| format!("{}: {error}", folder.display());
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            add_files(root, &path, names)?;
        } else if path.extension().is_some_and(|extension| extension == "ll" || extension == "spvasm") {
            names.push(path.strip_prefix(root).unwrap_or(&path).to_string_lossy().into_owned());
        }
    }
    Ok(())
}

/// Runs lit on files and returns their results.
fn run(names: &[String]) -> Outcome<BTreeMap<String, Verdict>> {
    let cache = kept::cache()?;
    let folder = root().join("lit");
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lit");
    let results = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let results = results.path().join("results.json");
    let mut lit = Command::new(cache.join("venv/bin/python"));
    lit.arg(cache.join("venv/bin/lit"))
        .args(["-v", "--no-progress-bar", "--order=lexical", "--output"])
        .arg(&results)
        .args(names.iter().map(|name| folder.join(name)))
        .env("LIT_EXEC_ROOT", &scratch)
        .env("LLVM_BIN", llvm_bin()?)
        .env("LLVM_SPIRV_RS", translator())
        .env("SPIRV_TOOLS_BIN", cache.join("spirv-tools/bin"))
        .stdin(Stdio::null());
    let output = lit.output().map_err(|error| format!("lit does not start ({error}): run scripts/setup"))?;
    let printed = [output.stdout, output.stderr].concat();
    let log = scratch.with_extension("log");
    std::fs::write(&log, &printed).map_err(|error| format!("{}: {error}", log.display()))?;
    read(&results).map_err(|error| format!("no results of lit: {error}\n{}", String::from_utf8_lossy(&printed)))
}

/// Reads the file with the results of all tests.
fn read(results: &Path) -> Outcome<BTreeMap<String, Verdict>> {
    let text = std::fs::read(results).map_err(|error| error.to_string())?;
    let all: Value = serde_json::from_slice(&text).map_err(|error| error.to_string())?;
    let text = |test: &Value, name: &str| test[name].as_str().unwrap_or_default().to_owned();
    let verdict = |test: &Value| {
        // The name of the suite comes first.
        let name = text(test, "name");
        let name = name.split_once(" :: ").map_or(&*name, |(_, name)| name).to_owned();
        (name, Verdict { code: text(test, "code"), output: text(test, "output") })
    };
    Ok(all["tests"].as_array().into_iter().flatten().map(verdict).collect())
}

impl Verdict {
    fn outcome(self) -> Result<(), Failed> {
        if GOOD.contains(&&*self.code) { Ok(()) } else { Err(format!("{}\n{}", self.code, self.output).into()) }
    }
}

/// Returns the program under test.
fn translator() -> PathBuf {
    std::env::var_os("LLVM_SPIRV_RS_TRANSLATOR").unwrap_or_else(|| env!("CARGO_BIN_EXE_llvm-spirv-rs").into()).into()
}

/// Returns the folder of FileCheck, not and llvm-as.
fn llvm_bin() -> Outcome<PathBuf> {
    let output = Command::new("llvm-config-22").arg("--bindir").output();
    let output = output.map_err(|error| format!("llvm-config-22 does not start ({error}): run scripts/setup"))?;
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}
