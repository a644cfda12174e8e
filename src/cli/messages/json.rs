//! Messages as JSON objects, for editors and build systems; `docs/diagnostics.md` describes the members.

use llvm_spirv_rs::Place;
use serde::Serialize;

use super::Message;

#[derive(Serialize)]
struct Object<'m> {
    severity: String,
    code: &'m str,
    kind: &'m str,
    message: &'m str,
    subject: Option<&'m str>,
    option: Option<&'m str>,
    notes: &'m [String],
    file: Option<&'m str>,
    place: Position<'m>,
    count: usize,
}

#[derive(Serialize)]
struct Position<'m> {
    file: Option<&'m str>,
    line: Option<u32>,
    column: Option<u32>,
    function: Option<&'m str>,
    block: Option<&'m str>,
    instruction: Option<&'m str>,
}

/// Returns the object of a message, on one line.
pub(super) fn render(message: &Message<'_>) -> String {
    let object = Object {
        severity: message.severity.to_string(),
        code: message.code,
        kind: message.kind,
        message: message.message,
        subject: message.subject,
        option: message.option,
        notes: &message.notes,
        file: message.file,
        place: position(message.place),
        count: message.others.len() + 1,
    };
    // Strings, numbers and nulls can be written to a string.
    serde_json::to_string(&object).unwrap_or_default() + "\n"
}

fn position(place: &Place) -> Position<'_> {
    let source = place.source.as_ref();
    Position {
        file: source.map(|source| source.file.as_str()),
        line: source.map(|source| source.line),
        column: source.map(|source| source.column),
        function: place.function.as_deref(),
        block: place.block.as_deref(),
        instruction: place.instruction.as_deref(),
    }
}
