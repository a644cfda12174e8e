//! The file of `--emit-map`: the origin of each instruction as JSON, an instruction a line.

use llvm_spirv_rs::{MappedInstruction, SourceMap};
use serde::Serialize;

#[derive(Serialize)]
struct File<'m> {
    name: &'m str,
    directory: &'m str,
}

#[derive(Serialize)]
struct InstructionRow<'m> {
    /// In words.
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

/// Returns the contents of the file.
pub(crate) fn json(map: &SourceMap) -> String {
    let lines: Vec<&str> = map.llvm.lines().collect();
    let files: Vec<_> =
        map.files.iter().map(|file| text(&File { name: &file.name, directory: &file.directory })).collect();
    let rows: Vec<_> = map.instructions.iter().map(|inst| text(&row(map, &lines, inst))).collect();
    format!("{{\n\"files\": {},\n\"instructions\": {}\n}}\n", list(&files), list(&rows))
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
