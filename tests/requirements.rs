//! `docs/requirements.md` has a row for each requirement of the documents, and each row names an existing test.

use std::fs;
use std::path::Path;

const ROWS: usize = 186;

/// Tests with a runner of their own, whose checks are functions with names that start like this.
const ON_THE_DEVICE: &[&str] =
    &["tests/device/src/cases/", "tests/differential/", "tests/device/src/peer.rs", "tests/stack_programs/"];

struct Row {
    id: String,
    shown_by: String,
}

#[test]
fn rows_are_complete_and_in_order() {
    let ids: Vec<_> = rows().into_iter().map(|row| row.id).collect();
    let expected: Vec<_> = (1..=ROWS).map(|number| format!("R{number}")).collect();
    pretty_assertions::assert_eq!(ids, expected);
}

#[test]
fn named_tests_exist() {
    let wrong: Vec<_> = rows().iter().flat_map(Row::complaints).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn wrong_test_names_are_reported() {
    let complaints = |shown_by: &str| Row { id: "R0".to_owned(), shown_by: shown_by.to_owned() }.complaints().len();
    assert_eq!(complaints("`lit/README.ll`"), 0);
    assert_eq!(complaints("`lit/README.ll`, `tests/requirements.rs::wrong_test_names_are_reported`"), 0);
    assert_eq!(complaints(""), 1);
    assert_eq!(complaints("some prose"), 1);
    assert_eq!(complaints("`lit/nothing.ll`"), 1);
    assert_eq!(complaints("`README.md`"), 1);
    assert_eq!(complaints("`tests/requirements.rs`"), 1);
    assert_eq!(complaints("`tests/requirements.rs::no_such_test`"), 1);
    assert_eq!(complaints("`tests/requirements.rs::rows`"), 1);
}

impl Row {
    /// Returns the errors in the tests that the row names: one or more, each between backticks.
    fn complaints(&self) -> Vec<String> {
        let named: Vec<_> = self.shown_by.split('`').skip(1).step_by(2).collect();
        if named.is_empty() {
            return vec![format!("{} names no test", self.id)];
        }
        named.into_iter().filter_map(complaint).map(|wrong| format!("{}: {wrong}", self.id)).collect()
    }
}

/// Returns the error in a test's name, `lit/x.ll` or `file.rs::function`.
fn complaint(name: &str) -> Option<String> {
    let (file, function) = match name.split_once("::") {
        Some((file, function)) => (file, Some(function)),
        None => (name, None),
    };
    let Ok(text) = fs::read_to_string(root().join(file)) else { return Some(format!("there is no file {file}")) };
    match function {
        None if file.starts_with("lit/") && text.contains("; RUN: ") => None,
        None => Some(format!("{file} is no lit test, and no function of it is named")),
        Some(function) if is_test(file, &text, function) => None,
        Some(function) => Some(format!("{file} has no test {function}")),
    }
}

/// Returns `true` for a cargo test or a check on the device.
fn is_test(file: &str, text: &str, function: &str) -> bool {
    let declaration = format!("fn {function}(");
    let Some((before, _)) = text.split_once(&declaration) else { return false };
    if ON_THE_DEVICE.iter().any(|folder| file.starts_with(folder)) {
        return function.starts_with("check");
    }
    let attributes = before.rsplit("\n\n").next().unwrap_or_default();
    attributes.contains("#[test]")
}

/// Returns the rows of the tables, which start with `| R` and a number.
fn rows() -> Vec<Row> {
    let path = root().join("docs/requirements.md");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let cells = |line: &str| line.split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    let is_row =
        |line: &&str| line.strip_prefix("| R").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    text.lines()
        .filter(is_row)
        .map(|line| {
            let cells = cells(line);
            assert_eq!(cells.len(), 5, "a row has three cells: {line}");
            assert!(!cells[2].is_empty(), "{} has no text", cells[1]);
            Row { id: cells[1].clone(), shown_by: cells[3].clone() }
        })
        .collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}
