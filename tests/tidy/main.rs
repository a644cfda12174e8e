//! Rules of the source that no compiler checks: the layers of the crate, and texts that files must contain or avoid.

mod imports;
mod recipes;
mod sections;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Reading, writing, printing and asking the environment: the program's business, not the library's.
const OUTSIDE_WORLD: &[&str] = &["std::env", "std::fs", "std::net", "std::process"];

/// The files of the library that start a process and talk to it: the program in which LLVM reads a module, and the compiler of
/// kernels for the host.
const STARTS_A_PROCESS: [&str; 2] = ["src/load/helper.rs", "src/host_compiler.rs"];

/// The library returns an error for input that it refuses: only the program reads files, prints, and ends the process.
#[test]
fn the_library_does_not_end_the_process() {
    let is_program = |file: &PathBuf| file.ends_with("src/main.rs") || file.starts_with(source().join("cli"));
    let mut found = Vec::new();
    for file in rust_files(&source()).into_iter().filter(|file| !is_program(file) && !is_test(file)) {
        let code = code_of(&file);
        let starts_a_process = STARTS_A_PROCESS.iter().any(|path| file.ends_with(path));
        let is_allowed = |way: &&&str| ["std::net", "std::process"].contains(*way) && starts_a_process;
        let ways = OUTSIDE_WORLD.iter().filter(|way| !is_allowed(way));
        let ways = ways.chain(&["process::exit", "process::abort", "abort()"]);
        found.extend(ways.filter(|way| code.contains(**way)).map(|way| format!("{} mentions {way}", shown(&file))));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The bitcode in the library is what `scripts/build-runtime` has made of the sources as they are.
#[test]
fn the_runtime_is_made_of_its_sources() {
    let check = std::process::Command::new("sha256sum")
        .args(["--check", "--quiet", "--strict", "runtime.sums"])
        .current_dir(source().join("lift/host/runtime"))
        .output()
        .expect("sha256sum runs");
    let said = String::from_utf8_lossy(&[check.stdout, check.stderr].concat()).into_owned();
    assert!(check.status.success(), "run scripts/build-runtime: {said}");
}

/// The tables of `src/ir` list the intrinsics as LLVM declares them, for its reader, printer and verifier.
const DECLARED_INTRINSICS: [&str; 4] =
    ["bitcode/read/upgrade.rs", "ir/intrinsics.rs", "ir/verify/intrinsic_calls.rs", "ir/verify/intrinsics.rs"];

/// An intrinsic is one row of the table; code that matched on its name would be a second place. The lift emits intrinsics.
#[test]
fn intrinsics_are_named_in_their_table_only() {
    let table = source().join("lower/intrinsics/table.rs");
    let literals = |file: &Path| -> Vec<String> {
        let code = code_of(file);
        let literals = code.split("\"llvm.").skip(1).filter_map(|rest| rest.split_once('"'));
        literals.map(|(literal, _)| literal.trim_end_matches('.').to_owned()).collect()
    };
    let names: BTreeSet<String> = literals(&table).into_iter().collect();
    assert!(names.len() > 300, "{} has no rows", shown(&table));
    let is_name = |literal: &str| literal.match_indices('.').any(|(end, _)| names.contains(&literal[..end]));
    let mut found = Vec::new();
    let tables = DECLARED_INTRINSICS.map(|file| source().join(file));
    let is_reader =
        |file: &PathBuf| *file != table && !tables.contains(file) && !file.starts_with(source().join("lift"));
    for file in rust_files(&source()).into_iter().filter(|file| is_reader(file) && !is_test(file)) {
        let named = literals(&file).into_iter().filter(|literal| names.contains(literal) || is_name(literal));
        found.extend(named.map(|literal| format!("{} names llvm.{literal}", shown(&file))));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Paths grouped at the crate's root would hide from the check of the layers.
#[test]
fn folders_are_imported_by_full_path() {
    let hidden: Vec<_> =
        rust_files(&source()).into_iter().filter(|file| code_of(file).contains("use crate::{")).collect();
    assert!(hidden.is_empty(), "{hidden:?}");
}

/// An `expect` complains when it is no longer needed, and the lints ask for its reason.
#[test]
fn exceptions_from_lints_are_expected_ones() {
    let mut wrong = Vec::new();
    for file in rust_files(&source()) {
        if !is_generated(&file) && code_of(&file).contains("[allow(") {
            wrong.push(format!("{}: an `allow` that should be an `expect` with a reason", shown(&file)));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A test that measures wall time fails on a busy machine: it counts steps, or compares two sizes. Only limits against
/// hanging child processes need the clock.
#[test]
fn no_test_measures_wall_time() {
    let has_limit = root().join("tests/device/src/process.rs");
    let files = rust_files(&root().join("tests")).into_iter().chain(rust_files(&source()));
    for file in files.filter(|file| *file != has_limit && !file.ends_with(file!())) {
        let code = code_of(&file);
        let clock = ["Instant", "SystemTime", ".elapsed("].into_iter().find(|clock| code.contains(clock));
        assert_eq!(clock, None, "{} reads a clock", shown(&file));
    }
}

#[test]
fn generated_files_name_their_command() {
    let generated: Vec<_> = rust_files(&source()).into_iter().filter(|file| is_generated(file)).collect();
    assert!(!generated.is_empty());
    for file in generated {
        let head: String = read(&file).lines().take(5).collect();
        assert!(head.contains("scripts/gen_grammar.py"), "{} does not say how it was made", shown(&file));
    }
}

#[test]
fn every_lit_test_says_what_it_shows_and_runs() {
    let tests = files_below(&root().join("lit"), "ll");
    assert!(!tests.is_empty());
    for file in tests {
        let text = read(&file);
        let first = text.lines().next().unwrap_or_default();
        assert!(
            first.starts_with("; ") && !first.contains("RUN:"),
            "{}: the first line says what it shows",
            shown(&file)
        );
        assert!(text.contains("; RUN: "), "{} runs nothing", shown(&file));
        assert!(text.contains("llvm-spirv-rs"), "{} does not run the program", shown(&file));
    }
}

/// Each row of `docs/faults.md` has a test that says it shows it, and each such test a row.
#[test]
fn every_fault_has_a_test() {
    let rows: BTreeSet<String> = read(&root().join("docs/faults.md"))
        .lines()
        .filter_map(|line| line.strip_prefix("| P")?.split_once(" |"))
        .map(|(row, _)| format!("P{row}"))
        .collect();
    let numbers = (1..=13).chain(20..=32);
    assert!(numbers.into_iter().all(|number| rows.contains(&format!("P{number}"))), "a row is lost");
    let mut shown = BTreeSet::new();
    for folder in ["lit", "tests/differential/written"] {
        for file in files_below(&root().join(folder), "ll") {
            let text = read(&file);
            let lines = text.lines().filter_map(|line| line.strip_prefix("; shows: "));
            shown.extend(lines.flat_map(|line| line.split(", ")).map(str::to_owned));
        }
    }
    pretty_assertions::assert_eq!(shown, rows);
}

/// The texts about what `all` leaves out name all of it.
#[test]
fn what_all_leaves_out_is_said() {
    for file in ["docs/options.md", "src/cli/translation.rs"] {
        let text = read(&root().join(file));
        let (_, sentence) = text.split_once("`all` leaves out ").unwrap_or_else(|| panic!("{file} does not say it"));
        let (named, _) = sentence.split_once("which few consumers know").expect("the sentence goes on");
        let named: BTreeSet<_> = named
            .split(|letter: char| letter != '_' && !letter.is_alphanumeric())
            .filter(|word| word.contains('_'))
            .collect();
        let by_name = llvm_spirv_rs::Extension::all().filter(|extension| !extension.is_included_in_all());
        let left_out = by_name.map(llvm_spirv_rs::Extension::name).collect();
        pretty_assertions::assert_eq!(named, left_out, "{file}");
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn source() -> PathBuf {
    root().join("src")
}

fn shown(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).display().to_string()
}

fn is_generated(file: &Path) -> bool {
    file.components().any(|part| part.as_os_str() == "gen")
}

/// Returns `true` for a file that only unit tests are made of.
fn is_test(file: &Path) -> bool {
    file.ends_with("tests.rs") || file.components().any(|part| part.as_os_str() == "tests")
}

/// A file's lines without comments; what stands after code on a line is kept, as it may be a string.
fn code_of(file: &Path) -> String {
    read(file).lines().filter(|line| !line.trim_start().starts_with("//")).flat_map(|line| [line, "\n"]).collect()
}

fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn rust_files(path: &Path) -> Vec<PathBuf> {
    files_below(path, "rs")
}

/// The files below a folder, or the file itself, in a fixed order.
fn files_below(path: &Path, extension: &str) -> Vec<PathBuf> {
    if path.is_file() {
        return if path.extension().is_some_and(|found| found == extension) {
            vec![path.to_owned()]
        } else {
            Vec::new()
        };
    }
    let entries = fs::read_dir(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut entries: Vec<_> = entries.map(|entry| entry.expect("the folder can be listed").path()).collect();
    entries.sort();
    entries.iter().flat_map(|entry| files_below(entry, extension)).collect()
}
