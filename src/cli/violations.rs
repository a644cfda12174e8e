//! Violations as lines of text, or as JSON objects, one per line; `docs/options.md` describes the members.

use llvm_spirv_rs::validate::Violation;
use serde::Serialize;

use super::messages::Format;

#[derive(Serialize)]
struct Object<'v> {
    file: &'v str,
    id: String,
    rule: &'v str,
    section: Option<&'v str>,
    instruction: Option<&'v str>,
    function: Option<&'v str>,
    /// The offset in words.
    offset: Option<usize>,
}

/// Returns the lines of the violations in a file.
pub(crate) fn lines(file: &str, violations: &[Violation], format: Format) -> String {
    let line = |violation: &Violation| match format {
        Format::Text => format!("{file}: {}: {violation}\n", violation.id()),
        Format::Json => json(file, violation),
    };
    violations.iter().map(line).collect()
}

fn json(file: &str, violation: &Violation) -> String {
    let object = Object {
        file,
        id: violation.id(),
        rule: &violation.rule,
        section: violation.section,
        instruction: violation.instruction.as_deref(),
        function: violation.function.as_deref(),
        offset: violation.offset,
    };
    // Strings, numbers and nulls can be written to a string.
    serde_json::to_string(&object).unwrap_or_default() + "\n"
}
