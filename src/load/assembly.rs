//! Positions in LLVM assembly, for errors and warnings about modules without debug information.

use rustc_hash::FxHashMap;

use crate::error::{DiagnosticLocation, Error, SourceLocation};

/// A module as assembly.
#[derive(Debug)]
pub(crate) struct Assembly<'t> {
    /// The name of the file.
    name: &'t str,
    lines: Vec<&'t str>,
    /// The indices of the lines that begin globals and functions, by their names.
    globals: FxHashMap<&'t str, usize>,
    /// The lines of instructions in functions: by the index of the line of the function, and by the name of the result or
    /// else the text. `None` for several lines.
    instructions: FxHashMap<(usize, &'t str), Option<usize>>,
}

impl<'t> Assembly<'t> {
    /// Finds the globals, functions and instructions of a module; returns `None` if the bytes are no text.
    pub(crate) fn read(bytes: &'t [u8], name: &'t str) -> Option<Self> {
        let lines: Vec<&str> = std::str::from_utf8(bytes).ok()?.lines().collect();
        let (mut globals, mut instructions) = (FxHashMap::default(), FxHashMap::default());
        let mut function = None;
        for (index, line) in lines.iter().copied().enumerate() {
            if let Some(name) = global_name(line) {
                globals.entry(name).or_insert(index);
                function = line.starts_with("define ").then_some(index);
            } else if line.starts_with('}') {
                function = None;
            } else if let Some(function) = function {
                let same = instructions.entry((function, key(line)));
                same.and_modify(|found| *found = None).or_insert(Some(index));
            }
        }
        Some(Self { name, lines, globals, instructions })
    }

    /// Returns the position of an instruction, or of its function if no line is certainly that of the instruction. Without
    /// a function, it is the position of the global that `location` ends with.
    pub(crate) fn locate(&self, at: &DiagnosticLocation, text: Option<&str>) -> Option<SourceLocation> {
        let Some(function) = &at.function else {
            let (_, global) = text?.split_once('@')?;
            return Some(self.location(*self.globals.get(global)?));
        };
        let start = *self.globals.get(function.as_str())?;
        let line = at.instruction.as_deref().and_then(|instruction| {
            let index = (*self.instructions.get(&(start, key(instruction)))?)?;
            (operation(self.lines.get(index)?) == operation(instruction)).then_some(index)
        });
        Some(self.location(line.unwrap_or(start)))
    }

    /// Adds the position to an error about assembly that LLVM refuses.
    pub(crate) fn locate_fault(&self, error: Error) -> Error {
        if let Some(Fault { line, column, reason }) = parse_fault(error.message()) {
            let source = SourceLocation { column, ..self.location((line as usize).saturating_sub(1)) };
            let reason = reason.to_owned();
            return error
                .with_message(&reason)
                .located(DiagnosticLocation { source: Some(source), ..DiagnosticLocation::default() });
        }
        // The verifier prints instructions after its reason.
        let mut texts = error.message().split("; ").skip(1);
        match texts.find_map(|text| self.line_of(text)) {
            Some(line) => {
                error.located(DiagnosticLocation { source: Some(self.location(line)), ..DiagnosticLocation::default() })
            }
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
        let mut found = self.lines.iter().enumerate().filter(|(_, line)| key(line) == key(instruction));
        found.next().filter(|_| found.next().is_none()).map(|(index, _)| index)
    }
}

/// Returns the name of the result of an instruction, or else the whole text.
fn key(instruction: &str) -> &str {
    let text = instruction.trim();
    match text.split_once(" = ") {
        Some((result, _)) if result.starts_with('%') => result,
        _ => text,
    }
}

/// Returns the name of the opcode of an instruction, so that a result of another number is not mistaken for it: numbers in
/// a text may have gaps.
fn operation(instruction: &str) -> Option<&str> {
    let text = instruction.trim();
    let text = text.strip_prefix(key(text)).and_then(|rest| rest.strip_prefix(" = ")).unwrap_or(text);
    text.split_whitespace().find(|word| !matches!(*word, "tail" | "musttail" | "notail"))
}

/// Returns the name of the global or function that a line begins.
fn global_name(line: &str) -> Option<&str> {
    let is_function = line.starts_with("define ") || line.starts_with("declare ");
    let rest = if is_function { line.split_once('@')?.1 } else { line.strip_prefix('@')? };
    match rest.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').map(|(name, _)| name),
        None => rest.split(['(', ' ']).next(),
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
    fn is_at(function: &str, instruction: Option<&str>, expected: &str) {
        let text = "define void @\"a b\"(ptr %p) {\n  store i32 0, ptr %p\n  %x = load i32, ptr %p\n  ret void\n}\n\
                    define void @f() {\n  ret void\n  ret void\n  %9 = tail call i32 @g()\n}\n";
        let assembly = Assembly::read(text.as_bytes(), "a.ll").unwrap();
        let at = DiagnosticLocation {
            function: Some(function.to_owned()),
            instruction: instruction.map(str::to_owned),
            ..DiagnosticLocation::default()
        };
        let found = assembly.locate(&at, None).map(|source| source.to_string());
        assert_eq!(found.as_deref().unwrap_or_default(), expected);
    }

    #[test]
    fn instructions_are_found_by_their_results_or_texts() {
        is_at("a b", Some("store i32 0, ptr %p"), "a.ll:2:3");
        is_at("a b", Some("%x = load i32, ptr %p, align 4"), "a.ll:3:3");
        is_at("f", Some("%9 = call i32 @g()"), "a.ll:9:3");
    }

    #[test]
    fn an_instruction_that_is_not_certain_has_the_position_of_its_function() {
        is_at("a b", Some("%y = load i32, ptr %p"), "a.ll:1:1");
        is_at("f", Some("ret void"), "a.ll:6:1");
        is_at("f", Some("%9 = load i32, ptr %p"), "a.ll:6:1");
        is_at("f", None, "a.ll:6:1");
        is_at("g", None, "");
    }

    #[test]
    fn globals_are_found_by_their_names() {
        let assembly = Assembly::read(b"@a = global i32 0\n@b = global i32 1\n", "a.ll").unwrap();
        let found =
            |location| assembly.locate(&DiagnosticLocation::default(), Some(location)).map(|source| source.to_string());
        assert_eq!(found("the global variable @b").as_deref(), Some("a.ll:2:1"));
        assert_eq!(found("the global variable @c"), None);
    }

    #[track_caller]
    fn fault(message: &str) -> String {
        let assembly = Assembly::read(TEXT.as_bytes(), "a.ll").unwrap();
        let error = assembly.locate_fault(Error::new(ErrorKind::InvalidLlvmModule, message));
        let source = error.location().source.as_ref().map(ToString::to_string);
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
