//! Explanations of the kinds of errors and warnings: cause, smallest example, remedy.
//!
//! `--explain` prints them, and `docs/diagnostics.md` is [`markdown`]. A test runs the examples. The kinds and their
//! codes are in [`error`](crate::error); CONTRIBUTING.md has the steps for a new one.

mod errors;
mod warnings;

use std::fmt::Write as _;

use crate::error::{ErrorKind, WarningKind};

/// The explanation of a kind of error or warning.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Explanation {
    /// The code, `E018`.
    pub code: &'static str,
    /// The name of the kind, `RequiresExtension`.
    pub name: &'static str,
    /// `true` for an error.
    pub is_error: bool,
    /// The cause, in sentences.
    pub cause: &'static str,
    /// The remedy, in sentences.
    pub remedy: &'static str,
    /// The smallest input with this error or warning.
    pub example: Example,
}

/// An input and the commands that report the kind of error or warning.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Example {
    /// The name of the file.
    pub file: &'static str,
    text: &'static str,
    /// The text that `...` stands for, and how many times.
    repeated: Option<(&'static str, usize)>,
    /// The command lines, of which the last reports it; none if no input can.
    pub commands: &'static [&'static str],
}

impl Example {
    /// Returns the example of an LLVM module that is translated with these options.
    const fn of(text: &'static str, commands: &'static [&'static str]) -> Self {
        Self { file: "example.ll", text, repeated: None, commands }
    }

    const fn repeating(self, text: &'static str, times: usize) -> Self {
        Self { repeated: Some((text, times)), ..self }
    }

    /// Returns the contents of the file.
    pub fn contents(&self) -> String {
        match self.repeated {
            Some((text, times)) => self.text.replace("...", &text.repeat(times)),
            None => self.text.to_owned(),
        }
    }

    /// Returns the contents with `...` for the text that is repeated, and a comment about it.
    fn shortened(&self) -> String {
        match self.repeated {
            Some((text, times)) => format!("; `...` stands for `{text}`, {times} times\n{}", self.text),
            None => self.text.to_owned(),
        }
    }
}

/// The cause, the remedy and the example of a kind.
struct ExplanationRow {
    cause: &'static str,
    remedy: &'static str,
    example: Example,
}

impl From<ErrorKind> for Explanation {
    fn from(kind: ErrorKind) -> Self {
        let ExplanationRow { cause, remedy, example } = errors::row(kind);
        Self { code: kind.code(), name: kind.name(), is_error: true, cause, remedy, example }
    }
}

impl From<WarningKind> for Explanation {
    fn from(kind: WarningKind) -> Self {
        let ExplanationRow { cause, remedy, example } = warnings::row(kind);
        Self { code: kind.code(), name: kind.name(), is_error: false, cause, remedy, example }
    }
}

/// Returns all explanations: errors, then warnings, by code.
pub fn all() -> Vec<Explanation> {
    let errors = ErrorKind::ALL.iter().copied().map(Explanation::from);
    let mut all: Vec<_> = errors.chain(WarningKind::ALL.iter().copied().map(Explanation::from)).collect();
    all.sort_by_key(|explanation| explanation.code);
    all
}

/// Returns the explanation of a code, or of a name of a kind that only errors or only warnings have; case does not
/// matter.
pub fn find(code: &str) -> Option<Explanation> {
    let is_meant = |row: &Explanation| [row.code, row.name].iter().any(|known| known.eq_ignore_ascii_case(code));
    all().into_iter().find(is_meant)
}

impl Explanation {
    /// Returns the explanation as text for a terminal.
    pub fn text(&self) -> String {
        let mut text = format!("{} {}\n\n{}\n", self.code, self.name, wrapped(self.cause));
        if !self.example.commands.is_empty() {
            let _ = match self.example.text {
                "" => write!(text, "\nExample:\n\n"),
                _ => {
                    let input = indented(&self.example.shortened());
                    write!(text, "\nExample, with this {}:\n\n{input}\n", self.example.file)
                }
            };
            self.example.commands.iter().for_each(|command| {
                let _ = writeln!(text, "    $ {command}");
            });
        }
        let _ = writeln!(text, "\n{}", wrapped(self.remedy));
        text
    }

    fn markdown(&self) -> String {
        let mut text = format!("### {} {}\n\n{}\n", self.code, self.name, self.cause);
        if !self.example.commands.is_empty() {
            let language = if self.example.file.ends_with(".ll") { "llvm" } else { "text" };
            let commands = self.example.commands.join("\n");
            let example = self.example.shortened();
            if !example.is_empty() {
                let _ = write!(text, "\n```{language}\n{}\n```\n", example.trim_end());
            }
            let _ = write!(text, "\n```sh\n{commands}\n```\n");
        }
        let _ = write!(text, "\n{}\n", self.remedy);
        text
    }
}

/// Returns the list of codes, kinds and the first sentences of their causes, up to a colon.
pub fn list() -> String {
    let mut text = String::new();
    for row in all() {
        let sentence = row.cause.split(". ").next().and_then(|sentence| sentence.split(": ").next());
        let sentence = sentence.unwrap_or_default().trim_end_matches('.');
        let _ = writeln!(text, "{}  {:<28}  {sentence}", row.code, row.name);
    }
    text
}

/// Returns `docs/diagnostics.md`.
pub fn markdown() -> String {
    let mut text = include_str!("preamble.md").to_owned();
    for (title, is_error) in [("Errors", true), ("Warnings", false)] {
        let _ = write!(text, "\n## {title}\n");
        for row in all().iter().filter(|row| row.is_error == is_error) {
            let _ = write!(text, "\n{}", row.markdown());
        }
    }
    text
}

/// Breaks lines at about 80 columns.
fn wrapped(text: &str) -> String {
    const WIDTH: usize = 80;
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.is_empty() => line.push_str(word),
            Some(line) if line.len() + 1 + word.len() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

fn indented(text: &str) -> String {
    text.lines().fold(String::new(), |mut indented, line| {
        let _ = writeln!(indented, "    {line}");
        indented
    })
}
