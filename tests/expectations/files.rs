//! Files with generated expectations: their commands, and the positions of the generated lines.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use crate::checks;

/// The second line of a file whose FileCheck lines are generated.
pub(crate) const MARKER: &str =
    "; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.";

/// The search path for programs, including LLVM's `not`.
static PATH: LazyLock<String> = LazyLock::new(|| {
    let output = Command::new("llvm-config-22").arg("--bindir").output();
    let output = output.unwrap_or_else(|error| panic!("llvm-config-22 does not start ({error}): run scripts/setup"));
    format!("{}:{}", String::from_utf8_lossy(&output.stdout).trim(), std::env::var("PATH").unwrap_or_default())
});

/// A command whose output FileCheck compares line by line with the lines of one prefix.
struct Run {
    command: String,
    prefix: String,
}

pub(crate) fn is_marked(text: &str) -> bool {
    text.lines().nth(1) == Some(MARKER)
}

/// Returns the first prefix without a line in the file.
pub(crate) fn prefix_without_checks(text: &str) -> Option<String> {
    let has = |prefix: &str| text.lines().any(|line| is_check(line, prefix));
    runs(text).into_iter().map(|run| run.prefix).find(|prefix| !has(prefix))
}

/// Returns the file's text with FileCheck lines for the current outputs of its commands.
pub(crate) fn renewed(file: &Path, text: &str) -> Result<String, String> {
    let runs = runs(text);
    if runs.is_empty() {
        return Err("no RUN line ends in `| FileCheck %s --match-full-lines`".to_owned());
    }
    let mut lines: Vec<String> = text.lines().filter(|line| !is_generated(line, &runs)).map(str::to_owned).collect();
    let mut blocks = BTreeMap::new();
    for (at, run) in runs.iter().enumerate() {
        // Commands with one prefix have one output.
        if runs[..at].iter().any(|other| other.prefix == run.prefix) {
            continue;
        }
        for block in blocks.values_mut() {
            block_end(block);
        }
        place(&lines, checks::lines_for(&output(file, &run.command)?, &run.prefix), &mut blocks);
    }
    for (at, mut block) in blocks.into_iter().rev() {
        block.pop_if(|last| last == SEPARATOR);
        if at > 0 && lines[at - 1].contains("; RUN: ") {
            block.insert(0, String::new());
        }
        lines.splice(at..at, block);
    }
    Ok(without_double_blanks(&lines))
}

/// The separator between the lines of different runs.
const SEPARATOR: &str = ";";

fn block_end(block: &mut Vec<String>) {
    if block.last().is_some_and(|last| last != SEPARATOR) {
        block.push(SEPARATOR.to_owned());
    }
}

fn is_generated(line: &str, runs: &[Run]) -> bool {
    line == SEPARATOR || runs.iter().any(|run| is_check(line, &run.prefix))
}

/// Returns the RUN lines that compare whole lines.
fn runs(text: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("; RUN: ")) {
        let Some((command, check)) = line.rsplit_once(" | FileCheck %s") else { continue };
        if !check.contains("--match-full-lines") {
            continue;
        }
        let prefix = check.split_whitespace().find_map(|word| word.strip_prefix("--check-prefix="));
        runs.push(Run { command: command.to_owned(), prefix: prefix.unwrap_or("CHECK").to_owned() });
    }
    runs
}

fn is_check(line: &str, prefix: &str) -> bool {
    let Some(rest) = line.strip_prefix("; ").and_then(|line| line.strip_prefix(prefix)) else { return false };
    rest.starts_with(':')
        || ["-LABEL:", "-NEXT:", "-EMPTY:", "-COUNT-", "-NOT:"].iter().any(|suffix| rest.starts_with(suffix))
}

/// Runs a command as lit does, and returns its output.
fn output(file: &Path, command: &str) -> Result<String, String> {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("expectations");
    let command = command
        .replace("%s", &file.display().to_string())
        .replace("%t", &scratch.display().to_string())
        .replace("llvm-spirv-rs ", concat!(env!("CARGO_BIN_EXE_llvm-spirv-rs"), " "));
    let output = Command::new("bash")
        .args(["-o", "pipefail", "-c", &command])
        .env("PATH", &*PATH)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    if !output.status.success() {
        let said = [output.stdout, output.stderr].concat();
        return Err(format!("{command} fails:\n{}", String::from_utf8_lossy(&said)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Finds the positions of the lines for an output in a file: lines about the module below the commands, lines about
/// each function above its definition.
fn place(lines: &[String], checks: checks::Lines, blocks: &mut BTreeMap<usize, Vec<String>>) {
    let mut at = lines.iter().position(|line| !line.starts_with(';')).unwrap_or(lines.len());
    blocks.entry(at).or_default().extend(checks.module);
    let mut definitions = lines.iter().enumerate().filter_map(|(at, line)| Some((at, defined_name(line)?)));
    for (function, block) in checks.functions {
        // A function that the translator adds follows the function before it.
        let mut later = definitions.clone();
        if let Some((found, _)) = later.find(|(_, name)| *name == function) {
            at = found;
            definitions = later;
        }
        blocks.entry(at).or_default().extend(block);
    }
}

/// Returns the name of the function whose definition begins in a line of LLVM assembly.
fn defined_name(line: &str) -> Option<String> {
    let (_, rest) = line.strip_prefix("define ")?.split_once('@')?;
    let name = rest.split('(').next()?;
    Some(name.trim_matches('"').chars().map(|letter| if letter.is_alphanumeric() { letter } else { '_' }).collect())
}

fn without_double_blanks(lines: &[String]) -> String {
    let mut text = String::new();
    let mut blank = false;
    for line in lines {
        if !(blank && line.is_empty()) {
            text.push_str(line);
            text.push('\n');
        }
        blank = line.is_empty();
    }
    text
}
