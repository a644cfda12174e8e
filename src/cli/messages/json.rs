//! Messages as JSON objects, for editors and build systems; `docs/diagnostics.md` describes the members.

use llvm_spirv_rs::DiagnosticLocation;
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
    place: &'m DiagnosticLocation,
    count: usize,
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
        place: message.location,
        count: message.others.len() + 1,
    };
    // Strings, numbers and nulls can be written to a string.
    serde_json::to_string(&object).unwrap_or_default() + "\n"
}
