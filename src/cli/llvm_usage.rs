//! Wrong command lines in the words of LLVM's option parser, for scripts that know them from other tools.
//!
//! They are the first line where the program is called as `llvm-spirv`; clap's message follows.

use std::ffi::OsString;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::values::BOOL;

/// A wrong command line: the program as it was called, the option as it is written, and clap's findings.
struct Wrong<'w> {
    program: &'w str,
    words: &'w [OsString],
    /// The option as clap prints it, for instance `--spirv-text[=<BOOL>]`.
    option: &'w str,
    value: &'w str,
    suggestion: Option<&'w str>,
}

/// Returns LLVM's lines for an error that clap found in `words`; `None` if they have no counterpart.
pub(crate) fn lines(words: &[OsString], error: &clap::Error) -> Option<String> {
    let text = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(text.as_str()),
        ContextValue::Strings(texts) => texts.first().map(String::as_str),
        _ => None,
    };
    let program = words.first().and_then(|word| word.to_str()).unwrap_or_default();
    let inputs = error.kind() == ErrorKind::TooManyValues;
    let wrong = Wrong {
        program,
        words,
        option: text(ContextKind::InvalidArg).or(inputs.then_some(""))?,
        value: text(ContextKind::InvalidValue).unwrap_or_default(),
        suggestion: text(ContextKind::SuggestedArg),
    };
    let line = match error.kind() {
        ErrorKind::UnknownArgument => unknown(&wrong),
        ErrorKind::InvalidValue => unlisted_value(&wrong),
        ErrorKind::ValueValidation => wrong_value(&wrong),
        ErrorKind::TooManyValues => too_many_values(&wrong),
        _ => return None,
    };
    let tool = Path::new(program).file_name().unwrap_or_default().to_string_lossy();
    Some(line.lines().fold(String::new(), |lines, line| lines + &tool + ": " + line + "\n"))
}

fn unknown(wrong: &Wrong<'_>) -> String {
    let name = wrong.option.trim_start_matches('-');
    let is_meant = |word: &&str| word.starts_with('-') && word.trim_start_matches('-').split('=').next() == Some(name);
    let word = wrong.words.iter().filter_map(|word| word.to_str()).find(is_meant).unwrap_or(wrong.option);
    let line = format!("Unknown command line argument '{word}'.  Try: '{} --help'", wrong.program);
    let value = word.find('=').map_or("", |at| &word[at..]);
    wrong.suggestion.map_or(line.clone(), |option| format!("{line}\nDid you mean '{option}{value}'?"))
}

fn unlisted_value(wrong: &Wrong<'_>) -> String {
    let option = wrong.name();
    let ends_with_equals = |word: &OsString| word.to_str().is_some_and(|word| word.ends_with(&format!("{option}=")));
    match wrong.value.is_empty() && !wrong.words.iter().any(ends_with_equals) {
        true => format!("for the {option} option: requires a value!"),
        false => format!("for the {option} option: Cannot find option named '{}'!", wrong.value),
    }
}

fn wrong_value(wrong: &Wrong<'_>) -> String {
    let (option, value) = (wrong.name(), wrong.value);
    let why = if wrong.option.ends_with(&format!("<{BOOL}>]")) {
        "is invalid value for boolean argument! Try 0 or 1"
    } else if wrong.option.ends_with("<N>") {
        "value invalid for integer argument!"
    } else {
        "value invalid!"
    };
    format!("for the {option} option: '{value}' {why}")
}

fn too_many_values(wrong: &Wrong<'_>) -> String {
    match wrong.option {
        "" => "Too many positional arguments specified!".to_owned(),
        _ => format!("for the {} option: does not allow a value! '{}' specified.", wrong.name(), wrong.value),
    }
}

impl Wrong<'_> {
    /// Returns the option without its value.
    fn name(&self) -> &str {
        self.option.split([' ', '=', '[']).next().unwrap_or_default()
    }
}
