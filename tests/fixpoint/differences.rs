//! The modules that differ: the rows of `differences.tsv`.

use std::fmt::Write;
use std::path::{Path, PathBuf};

/// The reason of a new row, which somebody has to replace.
const UNKNOWN: &str = "?";

/// A module that differs.
pub(crate) struct Row {
    pub(crate) name: String,
    /// The opcodes of the first difference, or the direction that fails and the kind of its error.
    pub(crate) kind: String,
    pub(crate) reason: String,
}

/// Reads the rows.
pub(crate) fn read() -> Vec<Row> {
    let text = std::fs::read_to_string(file()).expect("the rows can be read");
    let row = |line: &str| {
        let mut fields = line.split('\t').map(str::to_owned);
        let (Some(name), Some(kind), Some(reason)) = (fields.next(), fields.next(), fields.next()) else {
            panic!("expected a name, a difference and a reason, found {line:?}");
        };
        assert!(reason != UNKNOWN, "{name} has no reason: {kind}");
        Row { name, kind, reason }
    };
    text.lines().map(row).collect()
}

/// Writes the rows: the module names and the kinds of what was found, with the reasons of rows with the same name.
pub(crate) fn write(found: &[(String, String)], rows: &[Row]) {
    let mut text = String::new();
    for (name, kind) in found {
        let reason = rows.iter().find(|row| row.name == *name).map_or(UNKNOWN, |row| &row.reason);
        writeln!(text, "{name}\t{kind}\t{reason}").expect("writing to a string does not fail");
    }
    std::fs::write(file(), text).expect("the rows can be written");
}

fn file() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixpoint/differences.tsv")
}
