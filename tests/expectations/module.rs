//! The parts of a disassembled module that expectations need.

use std::collections::BTreeSet;

/// An instruction of a disassembly.
pub(crate) struct Line<'t> {
    pub(crate) text: &'t str,
    /// The id that it defines, with its `%`.
    pub(crate) result: Option<&'t str>,
    pub(crate) opcode: &'t str,
}

/// A module: its instructions before the first function, and those of each function.
pub(crate) struct Module<'t> {
    pub(crate) head: Vec<Line<'t>>,
    pub(crate) functions: Vec<Vec<Line<'t>>>,
}

impl<'t> Module<'t> {
    pub(crate) fn parse(disassembly: &'t str) -> Self {
        let mut module = Self { head: Vec::new(), functions: Vec::new() };
        for text in disassembly.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with(';')) {
            let line = Line::parse(text);
            if line.opcode == "OpFunction" {
                module.functions.push(Vec::new());
            }
            module.functions.last_mut().unwrap_or(&mut module.head).push(line);
        }
        module
    }

    /// Returns the name of a function, whose result this is, without the `%`; a kernel's is that of its entry point.
    pub(crate) fn name_of(&self, function: &'t str) -> String {
        let entries = self.head.iter().filter(|line| line.opcode == "OpEntryPoint");
        let entry = entries.map(|line| words(line.text)).find(|words| words.clone().nth(2) == Some(function));
        let name = entry.and_then(|mut words| words.nth(3)).map(|name| name.trim_matches('"'));
        name.unwrap_or(&function[1..]).replace(|letter: char| !letter.is_alphanumeric(), "_")
    }

    /// Returns the ids that the functions use, and the ids of their definitions' operands.
    pub(crate) fn used_by_functions(&self) -> BTreeSet<&'t str> {
        let mut used: BTreeSet<&str> = self.functions.iter().flatten().flat_map(Line::ids).collect();
        // The function type is left out of a function's first line.
        let types = self.functions.iter().filter_map(|lines| lines.first()?.ids().last());
        for ty in types {
            let elsewhere = self.functions.iter().flatten().filter(|line| line.opcode != "OpFunction");
            if !elsewhere.into_iter().any(|line| line.ids().any(|id| id == ty)) {
                used.remove(ty);
            }
        }
        for line in self.head.iter().rev() {
            if line.result.is_some_and(|id| used.contains(id)) {
                used.extend(line.ids());
            }
        }
        used
    }
}

impl<'t> Line<'t> {
    fn parse(text: &'t str) -> Self {
        let (result, rest) = match text.split_once(" = ") {
            Some((result, rest)) if result.starts_with('%') => (Some(result), rest),
            _ => (None, text),
        };
        Self { text, result, opcode: rest.split(' ').next().unwrap_or_default() }
    }

    /// Returns the ids of an instruction, its result included.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &'t str> {
        words(self.text).filter(|word| word.starts_with('%'))
    }
}

/// Returns the words of a line; a quoted string is one word.
pub(crate) fn words(text: &str) -> impl Iterator<Item = &str> + Clone {
    let mut in_string = false;
    let mut escaped = false;
    text.split(move |letter: char| {
        if letter == '"' && !escaped {
            in_string = !in_string;
        }
        escaped = letter == '\\' && !escaped;
        letter == ' ' && !in_string
    })
}

/// Returns `true` if a disassembler names an id by its number, which changes with unrelated parts of the module.
pub(crate) fn is_numbered(id: &str) -> bool {
    id[1..].bytes().all(|byte| byte.is_ascii_digit())
        || id.split_once("_struct_").is_some_and(|(_, rest)| rest.starts_with(|letter: char| letter.is_ascii_digit()))
        || id.starts_with("%_ptr_CodeSectionINTEL_")
}
