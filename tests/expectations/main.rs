//! Generated expectations of `lit/`: which tests must be there, and the FileCheck lines of those that are marked.
//!
//! `cargo test --test expectations` only checks that no test is missing; lit runs the tests themselves.
//! `BLESS=1 cargo test --test expectations` runs the commands of each file whose second line is [`files::MARKER`] and
//! replaces its FileCheck lines by ones that describe what the program writes today. Read the diff.

mod builtins;
mod checks;
mod decorations;
mod extensions;
mod files;
mod intrinsics;
mod module;

use std::path::{Path, PathBuf};

/// Rewrites the generated FileCheck lines with `BLESS=1`, and otherwise checks that each marked file has some.
#[test]
fn marked_files_have_generated_checks() {
    let marked: Vec<PathBuf> = lit_files("").into_iter().filter(|file| files::is_marked(&read(file))).collect();
    assert!(!marked.is_empty());
    let bless = std::env::var_os("BLESS").is_some();
    let mut failures = Vec::new();
    for file in marked {
        let text = read(&file);
        if bless {
            match files::renewed(&file, &text) {
                Ok(renewed) if renewed != text => std::fs::write(&file, renewed).expect("the file can be written"),
                Ok(_) => {}
                Err(message) => failures.push(format!("{}: {message}", shown(&file))),
            }
        } else if let Some(prefix) = files::prefix_without_checks(&text) {
            failures
                .push(format!("{} has no line {prefix}: run `BLESS=1 cargo test --test expectations`", shown(&file)));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
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

/// The tests below a folder of `lit/`, in a fixed order.
fn lit_files(folder: &str) -> Vec<PathBuf> {
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
