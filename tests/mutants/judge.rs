//! The verdicts of both validators on a module, and the classes of their messages.

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use llvm_spirv_rs::spirv::grammar::{Capability, EnumKind, ExecutionModel, Op, enumerant};
use llvm_spirv_rs::spirv::view;
use llvm_spirv_rs::validate::spirv_tools::{self, check_whole, is_known_gap};
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
    match check_whole(words) {
        Ok(Ok(())) => Theirs::Accepted,
        Ok(Err(violation)) if is_gap(words, &violation) => Theirs::KnownGap(violation),
        Ok(Err(violation)) => Theirs::Refused(violation),
        Err(error) if error.kind() == llvm_spirv_rs::ErrorKind::LimitExceeded => Theirs::NotAsked(error.to_string()),
        Err(error) => {
            Theirs::Refused(Violation { rule: error.to_string(), instruction: None, function: None, offset: None })
        }
    }
}

/// Returns `true` if SPIRV-Tools' refusal is one of its known gaps; the check of translations knows those about debug
/// information.
fn is_gap(words: &[u32], violation: &Violation) -> bool {
    is_known_gap(words, violation)
        || (violation.rule.contains("DebugInfo") && matches!(spirv_tools::check(words), Ok(Ok(()))))
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

/// Returns `true` for a module with shaders, whose rules are SPIRV-Tools' only.
pub(crate) fn is_for_shaders(words: &[u32]) -> bool {
    view::preamble(words).any(|inst| match (inst.op, inst.operands) {
        (Op::Capability, &[capability, ..]) => implies_shader(capability),
        (Op::EntryPoint, &[model, ..]) => model != ExecutionModel::Kernel.0,
        _ => false,
    })
}

/// Returns `true` if a capability declares `Shader` implicitly.
pub(crate) fn implies_shader(capability: u32) -> bool {
    let implied = |capability| enumerant(EnumKind::Capability, capability).map_or(&[][..], |row| row.capabilities);
    capability == Capability::Shader.0
        || (!implied(capability).is_empty() && implied(capability).iter().all(|other| implies_shader(other.0)))
}

/// Returns the class of a message: ids, numbers, names and opcodes are replaced by placeholders.
pub(crate) fn class(message: &str) -> String {
    let mut class = String::new();
    for word in message.split_whitespace() {
        if !class.is_empty() {
            class.push(' ');
        }
        class.push_str(&placeholder(word));
    }
    for (before, list) in LISTS {
        if let Some(at) = class.find(before) {
            class.truncate(at + before.len());
            class.push_str(list);
        }
    }
    class
}

/// Texts before a list that varies.
const LISTS: [(&str, &str); 5] = [
    ("of these capabilities:", " .."),
    ("of these extensions:", " .."),
    ("not supported on execution models", " .."),
    ("in following execution models", " .."),
    ("is not a debug", " .."),
];

/// Returns a word of a message, or a placeholder.
fn placeholder(word: &str) -> String {
    let start = word.find(|letter: char| letter.is_alphanumeric() || letter == '%').unwrap_or(word.len());
    let end = word
        .rfind(|letter: char| letter.is_alphanumeric() || letter == ']')
        .map_or(start, |at| at + word[at..].chars().next().map_or(1, char::len_utf8));
    let (before, core, after) =
        (&word[..start], word.get(start..end).unwrap_or_default(), word.get(end..).unwrap_or_default());
    let is_number = core.starts_with(|letter: char| letter.is_ascii_digit());
    let is_id = (is_number && core.contains("[%")) || core.starts_with('%');
    let is_op = llvm_spirv_rs::spirv::grammar::op_by_name(core.strip_prefix("Op").unwrap_or(core)).is_some();
    let is_quoted = before.ends_with('\'') && after.starts_with('\'');
    match () {
        () if is_id => format!("{before}<id>{after}"),
        () if is_number => format!("{before}#{after}"),
        () if is_op && (core.starts_with("Op") || is_mixed(core)) => format!("{before}<op>{after}"),
        () if is_quoted => format!("{before}..{after}"),
        () => word.to_owned(),
    }
}

/// Returns `true` for the name of an opcode that is no word of English, such as `IAdd`.
fn is_mixed(name: &str) -> bool {
    name.chars().skip(1).any(|letter| letter.is_ascii_uppercase())
}
