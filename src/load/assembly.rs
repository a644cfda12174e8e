//! Positions in LLVM assembly, for errors about modules that LLVM refuses.

use crate::error::{Error, Place, SourceLocation};

/// A module as assembly.
#[derive(Debug)]
pub(super) struct Assembly<'t> {
    /// The name of the file.
    name: &'t str,
    lines: Vec<&'t str>,
}

impl<'t> Assembly<'t> {
    /// Returns `None` if the bytes are no text.
    pub(super) fn read(bytes: &'t [u8], name: &'t str) -> Option<Self> {
        Some(Self { name, lines: std::str::from_utf8(bytes).ok()?.lines().collect() })
    }

    /// Adds the position to an error about assembly that LLVM refuses.
    pub(super) fn locate_fault(&self, error: Error) -> Error {
        if let Some(Fault { line, column, reason }) = parse_fault(error.message()) {
            let source = SourceLocation { column, ..self.location((line as usize).saturating_sub(1)) };
            let reason = reason.to_owned();
            return error.with_message(&reason).located(Place { source: Some(source), ..Place::default() });
        }
        // The verifier prints instructions after its reason.
        let mut texts = error.message().split("; ").skip(1);
        match texts.find_map(|text| self.line_of(text)) {
            Some(line) => error.located(Place { source: Some(self.location(line)), ..Place::default() }),
            None => error,
        }
    }

    /// Returns the position of the first character of a line.
    fn location(&self, index: usize) -> SourceLocation {
        let text = self.lines.get(index).copied().unwrap_or_default();
        let indentation = text.len() - text.trim_start().len();
        SourceLocation {
            file: self.name.to_owned(),
            directory: String::new(),
            line: u32::try_from(index + 1).unwrap_or(u32::MAX),
            column: u32::try_from(indentation + 1).unwrap_or(u32::MAX),
            text: Some(text.to_owned()),
        }
    }

    /// Returns the only line with an instruction: one that defines its result, or else has its text.
    fn line_of(&self, instruction: &str) -> Option<usize> {
        let instruction = instruction.trim();
        let start = match instruction.split_once(" = ") {
            Some((result, _)) if result.starts_with('%') => format!("{result} = "),
            _ => String::new(),
        };
        let is_meant = |line: &str| match start.as_str() {
            "" => line == instruction,
            start => line.starts_with(start),
        };
        let mut found = self.lines.iter().enumerate().filter(|(_, line)| is_meant(line.trim()));
        found.next().filter(|_| found.next().is_none()).map(|(index, _)| index)
    }
}

/// A fault that LLVM's parser reports.
struct Fault<'m> {
    line: u32,
    column: u32,
    /// The message without the position and the line.
    reason: &'m str,
}

/// Parses a message of `llvm/load.cpp`: "line 3, column 20: REASON in `LINE`".
fn parse_fault(message: &str) -> Option<Fault<'_>> {
    let (line, rest) = message.strip_prefix("line ")?.split_once(", column ")?;
    let (column, rest) = rest.split_once(": ")?;
    let reason = rest.split_once(" in `").map_or(rest, |(reason, _)| reason);
    Some(Fault { line: line.parse().ok()?, column: column.parse().ok()?, reason })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::ErrorKind;

    const TEXT: &str = "define void @f(ptr %p) {\n  %x = load i32, ptr %p\n  ret void\n}\n\
                        define void @g() {\n  ret void\n}\n";

    #[track_caller]
    fn fault(message: &str) -> String {
        let assembly = Assembly::read(TEXT.as_bytes(), "a.ll").unwrap();
        let error = assembly.locate_fault(Error::new(ErrorKind::InvalidLlvmModule, message));
        let source = error.place().source.as_ref().map(ToString::to_string);
        format!("{} at {}", error.message(), source.unwrap_or_default())
    }

    #[test]
    fn faults_of_the_parser_and_the_verifier_are_located() {
        assert_eq!(fault("line 2, column 8: why in `%x = load`"), "why at a.ll:2:8");
        assert_eq!(fault("refused: why; %x = load i32, ptr %p"), "refused: why; %x = load i32, ptr %p at a.ll:2:3");
        // Two lines have the text.
        assert_eq!(fault("refused: why; ret void"), "refused: why; ret void at ");
    }
}
