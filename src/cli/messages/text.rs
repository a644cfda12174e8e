//! Messages as text.

use std::fmt::Write;

use anstyle::{AnsiColor, Style};
use llvm_spirv_rs::SourceLocation;

use super::{Message, Severity, snippet};

const BOLD: Style = Style::new().bold();
const ERROR: Style = AnsiColor::Red.on_default().bold();
const WARNING: Style = AnsiColor::Yellow.on_default().bold();
const FRAME: Style = AnsiColor::Blue.on_default().bold();

/// The maximum number of lines for other errors of a reason or other warnings of a kind.
const MAX_OTHERS: usize = 5;

/// Returns a message with its styles; `read_line` returns the text of a line of the source.
pub(super) fn render(message: &Message<'_>, read_line: &dyn Fn(&SourceLocation) -> Option<String>) -> String {
    let severity = match message.severity {
        Severity::Error => ERROR,
        Severity::Warning => WARNING,
    };
    let (first, rest) = message.text.split_once('\n').unwrap_or((&message.text, ""));
    let label = label(message.severity, message.code);
    let option = message.made_error_by.as_ref().map_or_else(String::new, |option| format!(" [{option}]"));
    let mut text = format!("{severity}{label}:{severity:#} {BOLD}{first}{BOLD:#}{option}\n");
    for line in rest.lines() {
        push_frame(&mut text, line);
    }
    let line = message.location.source.as_ref().and_then(|source| snippet::lines(source, &read_line(source)?));
    for line in line.iter().flatten() {
        let (gutter, shown) = line.split_once('|').unwrap_or((line, ""));
        let style = if shown.ends_with('^') && shown.trim() == "^" { severity } else { Style::new() };
        let _ = writeln!(text, "{FRAME}{gutter}|{FRAME:#}{style}{shown}{style:#}");
    }
    push_others(&mut text, message);
    text
}

/// Returns the severity with the code, as other compilers begin a message: `error[E018]`.
pub(super) fn label(severity: Severity, code: &str) -> String {
    format!("{severity}[{code}]")
}

/// Appends a line of a message, which may be a location.
fn push_frame(text: &mut String, line: &str) {
    let preposition = line.strip_prefix("  ").and_then(|line| line.split_once(' ')).map(|(word, _)| word);
    match preposition {
        Some(word @ ("at" | "in" | "from" | "-->")) => {
            let rest = &line[2 + word.len()..];
            let _ = writeln!(text, "  {FRAME}{word}{FRAME:#}{rest}");
        }
        _ => {
            let _ = writeln!(text, "{line}");
        }
    }
}

/// Appends the other errors of the reason or warnings of the kind, each on one line.
fn push_others(text: &mut String, message: &Message<'_>) {
    for other in message.others.iter().take(MAX_OTHERS) {
        let mut parts = Vec::new();
        if other.message != message.message {
            parts.push(other.message.to_owned());
        }
        parts.extend(other.notes.iter().cloned());
        parts.extend(other.location.source.as_ref().map(ToString::to_string));
        let _ = writeln!(text, "  {FRAME}also{FRAME:#} {}", parts.join(", "));
    }
    let more = message.others.len().saturating_sub(MAX_OTHERS);
    if more > 0 {
        let _ = writeln!(text, "  {FRAME}also{FRAME:#} {more} more: -W all prints them");
    }
}
