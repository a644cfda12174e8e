//! The file of `--emit-map`: a source map as JSON, with one line for each instruction.

use serde::Serialize;

use super::{MappedInstruction, SourceMap};

#[derive(Serialize)]
struct File<'m> {
    name: &'m str,
    directory: &'m str,
}

#[derive(Serialize)]
struct InstructionRow<'m> {
    /// The offset in words.
    offset: usize,
    opcode: String,
    function: Option<&'m str>,
    value: Option<&'m str>,
    source: Option<Position>,
}

#[derive(Serialize)]
struct Position {
    file: usize,
    line: u32,
    column: u32,
}

impl SourceMap {
    /// Returns the map as JSON: an object with the lists `files` and `instructions`, as `--emit-map` writes it.
    pub fn json(&self) -> String {
        let lines: Vec<&str> = self.llvm.lines().collect();
        let files: Vec<_> =
            self.files.iter().map(|file| text(&File { name: &file.name, directory: &file.directory })).collect();
        let rows: Vec<_> = self.instructions.iter().map(|inst| text(&row(self, &lines, inst))).collect();
        format!("{{\n\"files\": {},\n\"instructions\": {}\n}}\n", list(&files), list(&rows))
    }
}

fn row<'m>(map: &'m SourceMap, lines: &[&'m str], inst: &MappedInstruction) -> InstructionRow<'m> {
    InstructionRow {
        offset: inst.offset,
        opcode: inst.op.to_string(),
        function: inst.function.and_then(|index| map.functions.get(index)).map(String::as_str),
        value: inst.line.and_then(|line| lines.get(line as usize)).map(|line| value(line)),
        source: inst.source.map(|at| Position { file: at.file, line: at.line, column: at.column }),
    }
}

/// Returns the text of a value, without the comment after the label of a block.
fn value(line: &str) -> &str {
    line.split("; preds = ").next().unwrap_or_default().trim()
}

/// Strings, numbers and nulls can be written to a string.
fn text(row: &impl Serialize) -> String {
    serde_json::to_string(row).unwrap_or_default()
}

fn list(rows: &[String]) -> String {
    if rows.is_empty() { "[]".to_owned() } else { format!("[\n{}\n]", rows.join(",\n")) }
}
