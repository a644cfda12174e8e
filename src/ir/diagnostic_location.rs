//! The positions of instructions, functions and variables, for errors and warnings.

use super::function::{Function, Global};
use super::inst::Inst;
use super::metadata::{DiRef, MdNode};
use super::records::DebugRecord;
use crate::error::{DiagnosticLocation, SourceLocation};

impl Inst<'_> {
    /// Returns the position of the instruction.
    #[cold]
    pub fn diagnostic_location(self) -> DiagnosticLocation {
        let mut location = self.function().diagnostic_location();
        location.instruction = Some(self.describe());
        location.block = Some(self.block().value().reference());
        location.source = self.debug_location_node().and_then(position).or(location.source);
        location
    }
}

impl<'m> DebugRecord<'m> {
    /// Returns the position of the record in its function.
    #[cold]
    pub fn diagnostic_location(self, function: Function<'m>) -> DiagnosticLocation {
        let mut location = function.diagnostic_location();
        location.source = self.location().and_then(position).or(location.source);
        location
    }
}

impl Function<'_> {
    /// Returns the position of the function; that in the source is its definition.
    #[cold]
    pub fn diagnostic_location(self) -> DiagnosticLocation {
        DiagnosticLocation { source: self.subprogram().and_then(definition), ..self.named_location() }
    }

    /// Returns the position of the function without that in the source.
    #[cold]
    pub fn named_location(self) -> DiagnosticLocation {
        DiagnosticLocation {
            function: Some(String::from_utf8_lossy(self.name()).into_owned()),
            ..DiagnosticLocation::default()
        }
    }
}

impl Global<'_> {
    /// Returns the position of the variable in the source.
    #[cold]
    pub fn diagnostic_location(self) -> DiagnosticLocation {
        let source = self.debug_expressions().find_map(|node| definition(node.di_node(DiRef::Variable)?));
        DiagnosticLocation { source, ..DiagnosticLocation::default() }
    }
}

/// Returns the position that a `DILocation` is; `None` for line 0, which means that no line is known.
fn position(location: MdNode<'_>) -> Option<SourceLocation> {
    let location = location.location().filter(|location| location.line != 0)?;
    Some(source_location(location.file?, location.line, location.column))
}

/// Returns the position of a function or variable from its debug information.
fn definition(node: MdNode<'_>) -> Option<SourceLocation> {
    Some(source_location(node.di_node(DiRef::File)?, node.source_line()?, 0))
}

fn source_location(file: MdNode<'_>, line: u32, column: u32) -> SourceLocation {
    let text = |field| file.di_string(field).map(|text| String::from_utf8_lossy(text).into_owned());
    SourceLocation {
        file: text(DiRef::Filename).unwrap_or_default(),
        directory: text(DiRef::Directory).unwrap_or_default(),
        line,
        column,
        text: file.di_string(DiRef::Source).and_then(|source| nth_line(source, line)),
    }
}

/// Returns a line, counted from 1.
fn nth_line(source: &[u8], line: u32) -> Option<String> {
    let text = source.split(|byte| *byte == b'\n').nth(line.checked_sub(1)? as usize)?;
    Some(String::from_utf8_lossy(text.strip_suffix(b"\r").unwrap_or(text)).into_owned())
}
