//! The explanations of errors and warnings: each example reports its kind and no other, and `docs/diagnostics.md` is up
//! to date.

#![cfg(feature = "cli")]

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use llvm_spirv_rs::diagnostics::{self, Explanation};
use llvm_spirv_rs::{ErrorKind, WarningKind};

/// Runs a command line of an example in a folder.
fn run(folder: &Path, line: &str, more: &[&str]) -> Output {
    let mut words = line.split_whitespace();
    assert_eq!(words.next(), Some("llvm-spirv-rs"), "{line}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvm-spirv-rs"));
    command.args(words).args(more).current_dir(folder).stdin(Stdio::null());
    command.output().expect("the program starts")
}

/// Returns the codes that a run reports.
fn codes(folder: &Path, line: &str) -> Vec<String> {
    let output = run(folder, line, &["--diagnostic-format=json"]);
    let text = String::from_utf8(output.stderr).expect("messages are text");
    let object = |line: &str| -> serde_json::Value {
        serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}"))
    };
    text.lines().map(|line| object(line)["code"].as_str().expect("a code").to_owned()).collect()
}

fn check(row: &Explanation) {
    let (last, before) = row.example.commands.split_last().expect("an example has a command");
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join(row.example.file), row.example.contents()).expect("the example can be written");
    for line in before {
        let output = run(folder.path(), line, &[]);
        assert!(output.status.success() && output.stderr.is_empty(), "{line}: {output:?}");
    }
    assert_eq!(codes(folder.path(), last), [row.code], "{}: {last}", row.name);
    let output = run(folder.path(), last, &[]);
    assert_eq!(output.status.success(), !row.is_error, "{}: {output:?}", row.name);
    let text = String::from_utf8_lossy(&output.stderr);
    let severity = if row.is_error { "error" } else { "warning" };
    assert!(text.starts_with(&format!("{severity}[{}]: ", row.code)), "{text}");
}

#[test]
fn each_example_reports_its_kind_only() {
    diagnostics::all().iter().for_each(check);
}

#[test]
fn codes_and_names_are_unique() {
    let all = diagnostics::all();
    assert_eq!(all.len(), ErrorKind::ALL.len() + WarningKind::ALL.len());
    let codes: HashSet<_> = all.iter().flat_map(|row| [row.code, row.name]).collect();
    assert_eq!(codes.len(), 2 * all.len());
    for row in &all {
        assert_eq!(row.code.starts_with('E'), row.is_error, "{}", row.code);
        assert!(row.cause.ends_with('.') && row.remedy.ends_with('.'), "{}", row.code);
        assert_eq!(diagnostics::find(row.name).map(|found| found.code), Some(row.code));
    }
}

#[test]
fn the_page_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/diagnostics.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, diagnostics::markdown()).expect("the page can be written");
    }
    let page = fs::read_to_string(&path).unwrap_or_default();
    assert!(page == diagnostics::markdown(), "run BLESS=1 cargo test --test diagnostics");
}
