//! Errors and warnings for serde, with the members that `--diagnostic-format=json` has (docs/diagnostics.md).

use serde::{Serialize, Serializer};

use super::{DiagnosticLocation, Error, Warning};

#[derive(Serialize)]
struct ErrorObject<'e> {
    severity: &'static str,
    code: &'static str,
    kind: &'static str,
    message: &'e str,
    subject: Option<&'e str>,
    option: Option<&'e str>,
    notes: Vec<String>,
    file: Option<&'e str>,
    place: &'e DiagnosticLocation,
    others: &'e [Error],
    omitted: usize,
}

#[derive(Serialize)]
struct WarningObject<'w> {
    severity: &'static str,
    code: &'static str,
    kind: &'static str,
    message: &'w str,
    option: Option<&'w str>,
    notes: Vec<String>,
    file: Option<&'w str>,
    place: &'w DiagnosticLocation,
}

#[derive(Serialize)]
struct PlaceObject<'p> {
    file: Option<&'p str>,
    line: Option<u32>,
    column: Option<u32>,
    function: Option<&'p str>,
    block: Option<&'p str>,
    instruction: Option<&'p str>,
}

impl Serialize for Error {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let object = ErrorObject {
            severity: "error",
            code: self.code(),
            kind: self.kind().name(),
            message: self.message(),
            subject: self.subject(),
            option: self.remedy(),
            notes: self.notes().collect(),
            file: self.file(),
            place: self.location(),
            others: self.others(),
            omitted: self.omitted(),
        };
        object.serialize(serializer)
    }
}

impl Serialize for Warning {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let object = WarningObject {
            severity: "warning",
            code: self.code(),
            kind: self.kind().name(),
            message: self.message(),
            option: self.remedy(),
            notes: self.notes().collect(),
            file: self.file(),
            place: self.location(),
        };
        object.serialize(serializer)
    }
}

impl Serialize for DiagnosticLocation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let source = self.source.as_ref();
        let object = PlaceObject {
            file: source.map(|source| source.file.as_str()),
            line: source.map(|source| source.line),
            column: source.map(|source| source.column),
            function: self.function.as_deref(),
            block: self.block.as_deref(),
            instruction: self.instruction.as_deref(),
        };
        object.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::error::{ErrorKind, SourceLocation, WarningKind};

    fn place() -> DiagnosticLocation {
        let source =
            SourceLocation { file: "k.cl".to_owned(), directory: String::new(), line: 2, column: 9, text: None };
        DiagnosticLocation { function: Some("k".to_owned()), source: Some(source), ..DiagnosticLocation::default() }
    }

    #[test]
    fn errors_and_warnings_are_objects() {
        let error = Error::new(ErrorKind::InvalidInstruction, "found no type").located(place()).within_file("k.bc");
        let expected = json!({
            "severity": "error", "code": "E014", "kind": "InvalidInstruction", "message": "found no type",
            "subject": null, "option": null, "notes": ["in function @k", "in k.bc"], "file": "k.bc",
            "place": {
                "file": "k.cl", "line": 2, "column": 9, "function": "k", "block": null, "instruction": null,
            },
            "others": [], "omitted": 0,
        });
        assert_eq!(serde_json::to_value(&error).ok(), Some(expected));

        let warning = Warning::new(WarningKind::OmittedLoopHint, "omitted").avoided_by("--x");
        let value = serde_json::to_value(&warning).unwrap_or_default();
        assert_eq!(
            (&value["code"], &value["option"], &value["place"]["line"]),
            (&json!("W026"), &json!("--x"), &json!(null))
        );
    }
}
