//! Generated expectations of `lit/`: the tests that must exist, and the FileCheck lines of marked files.
//!
//! `cargo test --test expectations` only checks that no test is missing; lit runs the tests themselves.
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

/// The files whose FileCheck lines could not be rewritten with `BLESS=1`; rewritten before any test reads them.
static NOT_RENEWED: LazyLock<Vec<String>> = LazyLock::new(|| {
    if std::env::var_os("BLESS").is_none() {
        return Vec::new();
    }
    let mut failures = Vec::new();
    for file in test_files("") {
        let text = read(&file);
        if !files::is_marked(&text) {
            continue;
        }
        match files::renewed(&file, &text) {
            Ok(renewed) if renewed != text => std::fs::write(&file, renewed).expect("the file can be written"),
            Ok(_) => {}
            Err(message) => failures.push(format!("{}: {message}", shown(&file))),
        }
    }
    failures
});

#[test]
fn marked_files_can_be_renewed() {
    assert!(NOT_RENEWED.is_empty(), "{}", NOT_RENEWED.join("\n"));
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
