//! Generated expectations of `lit/`: the tests that must exist, and the FileCheck lines of marked files.
//!
//! `cargo test --test expectations` checks that no test is missing, and compares a sample of the generated lines with new
//! ones; lit runs the tests themselves.
//! `BLESS=1 cargo test --test expectations` runs the commands of each file whose second line is [`files::MARKER`] and
//! replaces its FileCheck lines by lines that describe the current output of the program. Read the diff.

mod builtins;
mod checks;
mod decorations;
mod extensions;
mod files;
mod intrinsics;
mod module;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// The files whose FileCheck lines are not those of the program's output, or could not be rewritten with `BLESS=1`;
/// rewritten before any test reads them. Without it, only a sample is compared: lit checks that the lines match.
static NOT_RENEWED: LazyLock<Vec<String>> = LazyLock::new(|| {
    let is_renewed = std::env::var_os("BLESS").is_some();
    let files = test_files("").into_iter().filter(|file| is_renewed || is_in_sample(file));
    let marked = files.map(|file| (read(&file), file)).filter(|(text, _)| files::is_marked(text));
    marked.filter_map(|(text, file)| failure(&file, &text, is_renewed)).collect()
});

/// Returns `true` for about one of eight files. The name of a file alone decides, so that no other changes the sample.
fn is_in_sample(file: &Path) -> bool {
    shown(file).bytes().map(u32::from).sum::<u32>().is_multiple_of(8)
}

/// Renews a file, or compares it with its renewal; returns the reason for a failure.
fn failure(file: &Path, text: &str, is_renewed: bool) -> Option<String> {
    match files::renewed(file, text) {
        Ok(renewed) if renewed == text => None,
        Ok(renewed) if is_renewed => {
            std::fs::write(file, renewed).expect("the file can be written");
            None
        }
        Ok(_) => Some(format!("{}: run `BLESS=1 cargo test --test expectations`", shown(file))),
        Err(message) => Some(format!("{}: {message}", shown(file))),
    }
}

#[test]
fn marked_files_are_renewed() {
    assert!(NOT_RENEWED.is_empty(), "{}", NOT_RENEWED.join("\n"));
}

#[test]
fn files_that_are_not_renewed_are_found() {
    LazyLock::force(&NOT_RENEWED);
    let file = root().join("lit/intrinsics/llvm.fshl.ll");
    let text = read(&file);
    assert!(files::is_marked(&text));
    assert_eq!(failure(&file, &text, false), None);
    let wrong = text.replacen("; CHECK", "; CHECK: nothing\n; CHECK", 1);
    let expected = "lit/intrinsics/llvm.fshl.ll: run `BLESS=1 cargo test --test expectations`";
    assert_eq!(failure(&file, &wrong, false).as_deref(), Some(expected));
    let without_runs = text.replace("--match-full-lines", "");
    assert!(failure(&file, &without_runs, false).is_some_and(|message| message.contains("no RUN line")));
}

#[test]
fn marked_files_have_generated_checks() {
    let marked: Vec<PathBuf> = lit_files("").into_iter().filter(|file| files::is_marked(&read(file))).collect();
    assert!(!marked.is_empty());
    let missing = marked.iter().filter_map(|file| {
        let prefix = files::prefix_without_checks(&read(file))?;
        Some(format!("{} has no line {prefix}: run `BLESS=1 cargo test --test expectations`", shown(file)))
    });
    let missing: Vec<String> = missing.collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn shown(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).display().to_string()
}

fn read(file: &Path) -> String {
    std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Returns the tests below a folder of `lit/`, in a fixed order, after their renewal.
fn lit_files(folder: &str) -> Vec<PathBuf> {
    LazyLock::force(&NOT_RENEWED);
    test_files(folder)
}

fn test_files(folder: &str) -> Vec<PathBuf> {
    let mut folders = vec![root().join("lit").join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.expect("the folder can be listed").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "ll") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
