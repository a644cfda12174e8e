//! Errors and warnings as a user sees them: which warnings are printed, as text or JSON, in color or without.

mod json;
mod printed;
mod snippet;
mod text;

use std::fmt;
use std::io::{self, Write};
use std::iter;
use std::str::FromStr;
use std::sync::Arc;

use anstream::{AutoStream, ColorChoice};
use clap::{Args, ValueEnum};
use llvm_spirv_rs::{DiagnosticLocation, Error, ErrorKind, Warning, WarningKind, diagnostics, validate};

use printed::Printed;

/// The form of messages.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Text for a reader
    #[default]
    Text,
    /// One JSON object per line
    Json,
}

/// When messages have colors.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Color {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    // LLVM's tools have a Boolean option of this name.
    #[value(aliases = ["true", "1"])]
    Always,
    #[value(aliases = ["false", "0"])]
    Never,
}

/// A rule about warnings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rule {
    /// Each warning is a message.
    All,
    /// Warnings are errors.
    Error,
    /// A kind is an error.
    ErrorOf(WarningKind),
    /// A kind is omitted.
    Omit(WarningKind),
}

impl FromStr for Rule {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(['=', '-']) {
            None if text == "all" => Ok(Self::All),
            None if text == "error" => Ok(Self::Error),
            Some(("error", kind)) => warning_kind(kind).map(Self::ErrorOf),
            Some(("no", kind)) => warning_kind(kind).map(Self::Omit),
            _ => Err("expected all, error, error=CODE or no-CODE".to_owned()),
        }
    }
}

/// Returns the kind with this code or name.
fn warning_kind(text: &str) -> Result<WarningKind, String> {
    let is_meant = |kind: &&WarningKind| [kind.code(), kind.name()].iter().any(|name| name.eq_ignore_ascii_case(text));
    let known = WarningKind::ALL.iter().find(is_meant).copied();
    known.ok_or_else(|| format!("no warning has the code or name `{text}`: --explain lists them"))
}

/// Print messages in this form.
#[derive(Args, Clone, Debug, Default)]
#[command(next_help_heading = "Messages")]
pub(crate) struct Messages {
    /// `error` turns warnings into errors, `error=CODE` one kind of them; `no-CODE` omits a kind; `all` prints every
    /// warning and error, instead of one for each kind or reason
    #[arg(short = 'W', value_name = "WARNING")]
    rules: Vec<Rule>,

    /// When to color messages; `auto` means on a terminal, unless NO_COLOR is set
    #[arg(long, value_name = "WHEN", value_enum, default_value = "auto", hide_possible_values = true,
          num_args = 0..=1, require_equals = true, default_missing_value = "always")]
    color: Color,

    /// Print messages as `text`, or as `json`, one object per line
    #[arg(long, value_name = "FORMAT", value_enum, default_value = "text", hide_possible_values = true)]
    diagnostic_format: Format,

    /// The messages that were printed; clones have the same.
    #[arg(skip)]
    printed: Arc<Printed>,
}

/// The severity of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Severity {
    Error,
    Warning,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Error => "error",
            Self::Warning => "warning",
        })
    }
}

/// Another error of the same reason, or another warning of the same kind.
struct Other<'m> {
    message: &'m str,
    /// The locations.
    notes: Vec<String>,
    location: &'m DiagnosticLocation,
}

/// The errors of one reason, or the warnings of one kind: the first of them, and the others.
struct Message<'m> {
    severity: Severity,
    code: &'static str,
    kind: &'static str,
    message: &'m str,
    subject: Option<&'m str>,
    option: Option<&'m str>,
    notes: Vec<String>,
    /// The file of the module.
    file: Option<&'m str>,
    location: &'m DiagnosticLocation,
    /// The text after the severity and the code.
    text: String,
    /// The option that makes a warning of this kind an error, if it is one.
    made_error_by: Option<String>,
    others: Vec<Other<'m>>,
}

impl<'m> Other<'m> {
    fn new(message: &'m str, notes: Vec<String>, location: &'m DiagnosticLocation) -> Self {
        Self { message, notes, location }
    }
}

impl<'m> Message<'m> {
    fn of_errors(error: &'m Error, others: &[&'m Error]) -> Self {
        let other = |other: &&'m Error| Other::new(other.message(), other.notes().collect(), other.location());
        Self {
            severity: Severity::Error,
            code: error.code(),
            kind: error.kind().name(),
            message: error.message(),
            subject: error.subject(),
            option: error.remedy(),
            notes: error.notes().collect(),
            file: error.file(),
            location: error.location(),
            text: error.to_string(),
            made_error_by: None,
            others: others.iter().map(other).collect(),
        }
    }

    /// Returns the message of warnings, which are errors if the rules say so.
    fn of_warnings(severity: Severity, first: &'m Warning, others: &[&'m Warning]) -> Self {
        let other = |other: &&'m Warning| Other::new(other.message(), other.notes().collect(), other.location());
        Self {
            severity,
            code: first.code(),
            kind: first.kind().name(),
            message: first.message(),
            subject: None,
            option: first.remedy(),
            notes: first.notes().collect(),
            file: first.file(),
            location: first.location(),
            text: first.to_string(),
            made_error_by: (severity == Severity::Error).then(|| format!("-Werror={}", first.code())),
            others: others.iter().map(other).collect(),
        }
    }
}

/// At least one warning is an error by the rules.
pub(crate) struct Denied;

impl Messages {
    /// Finds the format in words that clap refuses.
    pub(crate) fn of_refused(words: &[std::ffi::OsString]) -> Self {
        let is_option = |word: &str| word.trim_start_matches('-') == "diagnostic-format";
        let words: Vec<_> = words.iter().filter_map(|word| word.to_str()).collect();
        let joined =
            words.iter().any(|word| word.split_once('=').is_some_and(|(name, form)| is_option(name) && form == "json"));
        let apart = words.windows(2).any(|pair| is_option(pair[0]) && pair[1] == "json");
        let diagnostic_format = if joined || apart { Format::Json } else { Format::Text };
        Self { diagnostic_format, ..Self::default() }
    }

    /// Prints an error and those attached to it, those of one reason as one message.
    pub(crate) fn error(&self, error: &Error) {
        let errors = iter::once(error).chain(error.others());
        for group in self.grouped(errors, |error| (error.kind(), error.message())) {
            let Some((first, others)) = group.split_first() else { continue };
            self.print(&Message::of_errors(first, others));
        }
        if error.omitted() > 0 && self.diagnostic_format == Format::Text {
            self.write(&format!("and {} more errors with other reasons\n", error.omitted()));
        }
        self.printed.add_errors(error.omitted());
    }

    /// Prints the numbers of errors and warnings, if there are several. In JSON, each object has its own.
    pub(crate) fn sum(&self) {
        match self.diagnostic_format {
            Format::Text => self.write(&self.printed.sum().unwrap_or_default()),
            Format::Json => {}
        }
    }

    /// Returns the form of messages.
    pub(crate) fn format(&self) -> Format {
        self.diagnostic_format
    }

    /// Prints how many of several translations failed, below their errors. In JSON, the errors are all.
    pub(crate) fn failures(&self, failed: usize, of: usize) {
        match self.diagnostic_format {
            Format::Text => self.write(&format!("{failed} of {of} translations failed\n")),
            Format::Json => {}
        }
    }

    /// Prints clap's message about wrong usage; as text, below `first_lines`.
    pub(crate) fn usage(&self, error: &clap::Error, first_lines: &str) {
        // A value may be refused by the library, whose kind is more precise.
        let source = std::error::Error::source(error).and_then(|source| source.downcast_ref::<Error>());
        let kind = source.map_or(ErrorKind::InvalidUsage, Error::kind);
        let is_help = error.kind() == clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand;
        match self.diagnostic_format {
            Format::Text => {
                let rendered = error.render().ansi().to_string();
                let label = format!("{}:", text::label(Severity::Error, kind.code()));
                self.write(first_lines);
                self.write(&if is_help { rendered } else { rendered.replacen("error:", &label, 1) });
            }
            Format::Json => {
                let message = match is_help {
                    true => "arguments are missing: see --help".to_owned(),
                    false => on_one_line(error),
                };
                self.error(&Error::new(kind, message));
            }
        }
    }

    /// Prints the warnings that the rules do not omit, those of one kind as one message.
    ///
    /// # Errors
    ///
    /// The rules make one of them an error.
    pub(crate) fn warnings(&self, warnings: &[Warning]) -> Result<(), Denied> {
        let mut denied = false;
        for group in self.groups(warnings) {
            let Some((first, others)) = group.split_first() else { continue };
            let is_error = self.is_error(first.kind());
            denied |= is_error;
            let severity = if is_error { Severity::Error } else { Severity::Warning };
            self.print(&Message::of_warnings(severity, first, others));
        }
        if denied { Err(Denied) } else { Ok(()) }
    }

    /// Returns `true` if the rules make a warning an error.
    pub(crate) fn denies(&self, warnings: &[Warning]) -> bool {
        self.groups(warnings).iter().any(|group| self.is_error(group[0].kind()))
    }

    fn is_error(&self, kind: WarningKind) -> bool {
        self.rules.contains(&Rule::Error) || self.rule_of(kind) == Some(Rule::ErrorOf(kind))
    }

    /// Returns the rule about a kind; of several, the last counts.
    fn rule_of(&self, kind: WarningKind) -> Option<Rule> {
        self.rules.iter().rfind(|rule| [Rule::ErrorOf(kind), Rule::Omit(kind)].contains(rule)).copied()
    }

    /// Returns the warnings to be printed, by kind in the order of the first of each.
    fn groups<'w>(&self, warnings: &'w [Warning]) -> Vec<Vec<&'w Warning>> {
        let is_omitted = |kind| self.rule_of(kind) == Some(Rule::Omit(kind));
        let printed = warnings.iter().filter(|warning| !is_omitted(warning.kind()));
        self.grouped(printed, |warning| warning.kind())
    }

    /// Returns the elements with equal keys together, in the order of the first of each; each alone if the rules ask for
    /// that.
    fn grouped<'e, T, K: PartialEq>(
        &self,
        elements: impl Iterator<Item = &'e T>,
        key: impl Fn(&'e T) -> K,
    ) -> Vec<Vec<&'e T>> {
        if self.rules.contains(&Rule::All) {
            return elements.map(|element| vec![element]).collect();
        }
        let mut groups: Vec<Vec<&T>> = Vec::new();
        for element in elements {
            let same = |group: &&mut Vec<&'e T>| key(group[0]) == key(element);
            match groups.iter_mut().find(same) {
                Some(group) => group.push(element),
                None => groups.push(vec![element]),
            }
        }
        groups
    }

    fn print(&self, message: &Message<'_>) {
        self.printed.add(message.severity, message.code, message.others.len() + 1);
        self.write(&match self.diagnostic_format {
            Format::Text => text::render(message, &snippet::read_line),
            Format::Json => json::render(message),
        });
    }

    /// Writes to standard error. If that fails, only the exit status remains.
    fn write(&self, text: &str) {
        let choice = match self.color {
            Color::Auto => AutoStream::choice(&io::stderr()),
            Color::Always => ColorChoice::Always,
            Color::Never => ColorChoice::Never,
        };
        let _ = AutoStream::new(io::stderr(), choice).write_all(text.as_bytes());
    }
}

/// Returns clap's message on one line, without the severity, the usage and the hints.
pub(crate) fn on_one_line(error: &clap::Error) -> String {
    let rendered = error.to_string();
    // Names of arguments and possible values are on lines of their own.
    let lines: Vec<_> = rendered.lines().map(str::trim).take_while(|line| !line.is_empty()).collect();
    lines.join(" ").trim_start_matches("error: ").to_owned()
}

/// Returns the text of `--explain`: an explanation, or the list of all codes.
pub(crate) fn explanation(code: &str) -> Result<String, String> {
    match code {
        "" => Ok(diagnostics::list()),
        code => {
            diagnostics::find(code).map(|found| found.text()).or_else(|| validate::explain(code)).ok_or_else(|| {
                format!("no error, warning or rule has the code or name `{code}`: --explain without a code lists them")
            })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_have_codes_or_names() {
        assert_eq!("all".parse(), Ok(Rule::All));
        assert_eq!("error".parse(), Ok(Rule::Error));
        assert_eq!("no-W011".parse(), Ok(Rule::Omit(WarningKind::Recursion)));
        assert_eq!("error=recursion".parse(), Ok(Rule::ErrorOf(WarningKind::Recursion)));
        for wrong in ["", "no", "no-E018", "W011", "error=", "none"] {
            assert!(wrong.parse::<Rule>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_last_rule_about_a_kind_counts() {
        let kind = WarningKind::Recursion;
        let verdict = |rules: &[&str]| {
            let rules = rules.iter().map(|rule| rule.parse().unwrap()).collect();
            let messages = Messages { rules, ..Messages::default() };
            let warnings = [Warning::new(kind, "why")];
            (messages.groups(&warnings).len(), messages.denies(&warnings))
        };
        assert_eq!(verdict(&["no-W011", "error=W011"]), (1, true));
        assert_eq!(verdict(&["error=W011", "no-W011"]), (0, false));
        assert_eq!(verdict(&["no-W011", "error"]), (0, false));
        assert_eq!(verdict(&["error=W012", "no-W013"]), (1, false));
    }

    #[test]
    fn the_format_is_found_in_wrong_command_lines() {
        let format = |words: &[&str]| {
            let words: Vec<_> = words.iter().map(std::ffi::OsString::from).collect();
            Messages::of_refused(&words).diagnostic_format
        };
        assert_eq!(format(&["p", "--diagnostic-format=json", "--wrong"]), Format::Json);
        assert_eq!(format(&["p", "-diagnostic-format", "json"]), Format::Json);
        assert_eq!(format(&["p", "json", "--diagnostic-format=text"]), Format::Text);
    }
}
