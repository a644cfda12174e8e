//! The verdicts of both validators on a module, and the classes of their messages.

use std::cell::Cell;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use llvm_spirv_rs::spirv::Extension;
use llvm_spirv_rs::spirv::grammar::{Version, op_by_name};
use llvm_spirv_rs::spirv::requires::{Limits, Requirements};
use llvm_spirv_rs::validate::spirv_tools::{self, is_known_gap};
use llvm_spirv_rs::validate::{Violation, check};

/// A verdict of SPIRV-Tools.
pub(crate) enum Theirs {
    Accepted,
    Refused(Violation),
    /// It does not know an instruction, or implements a rule differently from its document.
    KnownGap(Violation),
    /// It is not asked: types are too deep or too large for it.
    NotAsked(String),
}

/// Returns the verdict of SPIRV-Tools.
pub(crate) fn theirs(words: &[u32]) -> Theirs {
    match spirv_tools::check(words) {
        Ok(Ok(())) => Theirs::Accepted,
        Ok(Err(violation)) if is_known_gap(words, &violation) => Theirs::KnownGap(violation),
        Ok(Err(violation)) => Theirs::Refused(violation),
        Err(error) if error.kind() == llvm_spirv_rs::ErrorKind::LimitExceeded => Theirs::NotAsked(error.to_string()),
        Err(error) => Theirs::Refused(Violation {
            rule: error.to_string(),
            section: None,
            instruction: None,
            function: None,
            offset: None,
            remedy: None,
            is_relied_on: true,
        }),
    }
}

/// Returns our violations, or the message of a panic.
pub(crate) fn ours(words: &[u32]) -> Result<Vec<Violation>, String> {
    catch_unwind(AssertUnwindSafe(|| check(words))).map_err(|_| PANIC.take())
}

thread_local! {
    /// The message of the last panic.
    static PANIC: Cell<String> = const { Cell::new(String::new()) };
}

/// Records the messages of panics instead of printing them.
pub(crate) fn record_panics() {
    std::panic::set_hook(Box::new(|panic| PANIC.set(panic.to_string().replace('\n', " "))));
}

/// Returns the requirements of a kernel module that may declare all extensions.
pub(crate) fn kernels() -> Requirements {
    let allowed = Extension::all().collect();
    Requirements::new(Limits { max_version: Version::V1_6, allowed, capabilities: None })
}

/// Returns the section, instruction or extension at the end of our messages; `-` if there is none.
pub(crate) fn section(rule: &str) -> &str {
    let end = rule.strip_suffix(')').and_then(|rule| rule.rsplit_once(" ("));
    end.map_or("-", |(_, section)| section)
}

/// Returns the class of a message: ids, numbers, names and opcodes are replaced by placeholders.
pub(crate) fn class(message: &str) -> String {
    let mut class = String::new();
    for word in without_quotations(message).split_whitespace() {
        if !class.is_empty() {
            class.push(' ');
        }
        class.push_str(&placeholder(word));
    }
    for before in LISTS {
        if let Some(at) = class.find(before) {
            class.truncate(at + before.len());
            class.push_str(" ..");
        }
    }
    for (before, after) in NAMES {
        if let Some(range) = name_between(&class, before, after) {
            class.replace_range(range, "..");
        }
    }
    class
}

/// Texts before a list that varies.
const LISTS: [&str; 4] =
    ["of these capabilities:", "of these extensions:", "on execution models", "in following execution models"];

/// Texts around a name that varies: an extended instruction, a decoration, an execution mode.
const NAMES: [(&str, &str); 7] = [
    ("OpenCL.std ", ":"),
    ("DebugInfo.100 ", ":"),
    ("DebugInfo.200 ", ":"),
    ("decorated with ", " multiple times"),
    ("", " decoration on target"),
    ("", " execution mode must not be"),
    ("", " can only be applied to structure members"),
];

/// Returns the range of one word between two texts, the first of which may be the start.
fn name_between(class: &str, before: &str, after: &str) -> Option<Range<usize>> {
    let start = if before.is_empty() { 0 } else { class.find(before)? + before.len() };
    let end = start + class[start..].find(after)?;
    (!class[start..end].contains(' ')).then_some(start..end)
}

/// Replaces quotations that are not ids, which may have spaces.
fn without_quotations(message: &str) -> String {
    let mut text = String::new();
    let mut rest = message;
    while let Some(start) = rest.find(" '") {
        let (before, quoted) = rest.split_at(start + 2);
        text.push_str(before);
        rest = quoted;
        if !quoted.starts_with(|letter: char| letter.is_ascii_digit())
            && let Some(end) = quoted.find('\'')
        {
            text.push_str("..");
            rest = &quoted[end..];
        }
    }
    text + rest
}

/// Returns a word of a message, or a placeholder.
fn placeholder(word: &str) -> String {
    let word = word.strip_prefix("spv::Op::").unwrap_or(word);
    let start = word.find(|letter: char| letter.is_alphanumeric() || letter == '%').unwrap_or(word.len());
    let end = word
        .rfind(|letter: char| letter.is_alphanumeric() || letter == ']' || letter == ')')
        .map_or(start, |at| at + word[at..].chars().next().map_or(1, char::len_utf8));
    let core = word.get(start..end).unwrap_or_default();
    let (core, after) = match core.strip_suffix(')').filter(|_| !core.contains('(')) {
        Some(inner) => (inner, &word[end - 1..]),
        None => (core, word.get(end..).unwrap_or_default()),
    };
    let before = &word[..start];
    let is_number = core.starts_with(|letter: char| letter.is_ascii_digit());
    let is_id = (is_number && core.contains("[%")) || core.starts_with('%');
    let is_op = op_by_name(core.strip_prefix("Op").unwrap_or(core)).is_some();
    let is_enumerant = core.ends_with(')') && core.contains(|letter: char| letter.is_ascii_digit());
    match () {
        () if is_id => format!("{before}<id>{after}"),
        () if is_number => format!("{before}#{after}"),
        () if is_op && (core.starts_with("Op") || is_mixed(core)) => format!("{before}<op>{after}"),
        () if is_enumerant => format!("{before}<enumerant>{after}"),
        () => word.to_owned(),
    }
}

/// Returns `true` for the name of an opcode that is no word of English, such as `IAdd`.
fn is_mixed(name: &str) -> bool {
    name.chars().skip(1).any(|letter| letter.is_ascii_uppercase())
}
