//! The man pages and the completions of shells, made from the definitions of the options.

use std::io;

use clap::builder::{PossibleValue, PossibleValuesParser};
use clap::{Arg, ArgAction, Args, Command, ValueEnum};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};
use llvm_spirv_rs::validate::environment::Environment;
use llvm_spirv_rs::{Extension, WarningKind, diagnostics};

use super::values::{EXAMPLES, EXIT_STATUS, SYNTAX};

/// Print a man page, or the completions for a shell.
#[derive(Debug, Args)]
#[command(arg_required_else_help = true)]
pub(crate) struct Generate {
    /// The document to print
    #[arg(value_name = "DOCUMENT")]
    document: Document,

    /// The tool whose man page to print [default: the program itself]
    #[arg(value_name = "TOOL")]
    tool: Option<String>,

    /// The name by which the program is called, for the completions [default: llvm-spirv-rs]
    #[arg(long, value_name = "NAME", value_parser = program_name)]
    program: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Document {
    /// The man page, in the format of `man`
    Man,
    Bash,
    Elvish,
    Fish,
    Powershell,
    Zsh,
}

/// The name of the function of the script for Bash.
const FUNCTION: &str = "llvm_spirv_rs";

impl Generate {
    /// Fails with a message if an argument does not concern the document about `command`.
    pub(crate) fn check(&self, command: &Command) -> Result<(), String> {
        match (self.document, &self.tool, &self.program) {
            (Document::Man, _, Some(_)) => Err("--program is for the completions of shells".to_owned()),
            (Document::Man, Some(tool), _) if command.find_subcommand(tool).is_none() => {
                Err(format!("invalid value '{tool}' for '[TOOL]': there is no tool of this name"))
            }
            (Document::Man, ..) | (_, None, _) => Ok(()),
            (_, Some(tool), _) => Err(format!("the completions have all tools: leave out `{tool}`")),
        }
    }

    /// Returns the text of the document about a command.
    pub(crate) fn text(&self, mut command: Command) -> io::Result<Vec<u8>> {
        let shell = match self.document {
            Document::Man => {
                // The names of the tools' pages.
                command.build();
                let named = match &self.tool {
                    Some(tool) => command.find_subcommand(tool),
                    None => Some(&command),
                };
                return page(named.unwrap_or(&command));
            }
            Document::Bash => Shell::Bash,
            Document::Elvish => Shell::Elvish,
            Document::Fish => Shell::Fish,
            Document::Powershell => Shell::PowerShell,
            Document::Zsh => Shell::Zsh,
        };
        let mut command = with_values(command).mut_subcommands(with_values);
        let program = self.program.as_deref().unwrap_or(env!("CARGO_PKG_NAME"));
        let mut completions = Vec::new();
        if shell != Shell::Bash {
            clap_complete::generate(shell, &mut command, program, &mut completions);
            return Ok(completions);
        }
        // In the script for a name with `-`, clap_complete 4.6 spells the functions of tools in two ways.
        clap_complete::generate(shell, &mut command, FUNCTION, &mut completions);
        let script = String::from_utf8_lossy(&completions);
        Ok(script.replace(&format!(" default {FUNCTION}\n"), &format!(" default {program}\n")).into_bytes())
    }
}

/// Returns a command whose completions have the names that values of options consist of: the parsers of these options
/// accept more than names.
fn with_values(mut command: Command) -> Command {
    let extensions = || Extension::all().map(|extension| PossibleValue::new(extension.name()));
    let allowed = Extension::all().map(|extension| PossibleValue::new(format!("+{}", extension.name())));
    let codes = diagnostics::all().into_iter().map(|row| PossibleValue::new(row.code).help(row.name));
    let warnings =
        WarningKind::ALL.iter().map(|kind| PossibleValue::new(format!("no-{}", kind.code())).help(kind.name()));
    let rules = [("all", "each warning is a message"), ("error", "warnings are errors")];
    let rules = rules.map(|(rule, meaning)| PossibleValue::new(rule).help(meaning));
    let values: [(&str, Vec<PossibleValue>); 5] = [
        ("spirv_ext", ["all", "-all"].into_iter().map(PossibleValue::new).chain(allowed).collect()),
        ("list_extensions", extensions().collect()),
        ("target_env", Environment::names().map(PossibleValue::new).collect()),
        ("explain", codes.collect()),
        ("rules", rules.into_iter().chain(warnings).collect()),
    ];
    for (id, values) in values {
        if command.get_arguments().any(|arg| arg.get_id() == id) {
            command = command.mut_arg(id, |arg| arg.value_parser(PossibleValuesParser::new(values)));
        }
    }
    command
}

/// Returns the name of a program if the scripts of all shells can contain it as it is.
fn program_name(name: &str) -> Result<String, String> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'+');
    match !name.is_empty() && name.bytes().all(is_plain) && !name.starts_with('-') {
        true => Ok(name.to_owned()),
        false => Err("expected letters, digits, `-`, `_`, `.` and `+`".to_owned()),
    }
}

/// Returns the man page of the program or a tool.
fn page(command: &Command) -> io::Result<Vec<u8>> {
    let mut page = Vec::new();
    let man = Man::new(command.clone()).source(concat!(env!("CARGO_PKG_NAME"), " ", env!("CARGO_PKG_VERSION")));
    man.render_title(&mut page)?;
    man.render_name_section(&mut page)?;
    synopsis(command).to_writer(&mut page)?;
    man.render_description_section(&mut page)?;
    man.render_options_section(&mut page)?;
    if command.has_subcommands() {
        man.render_subcommands_section(&mut page)?;
        section("SYNTAX", [roman(SYNTAX)]).to_writer(&mut page)?;
        examples().to_writer(&mut page)?;
    }
    section("EXIT STATUS", [roman(EXIT_STATUS)]).to_writer(&mut page)?;
    Ok(page)
}

fn examples() -> Roff {
    let mut examples = Roff::new();
    examples.control("SH", ["EXAMPLES"]);
    for (purpose, command) in EXAMPLES {
        examples.control("TP", []).text([roman(*purpose)]).text([bold(*command)]);
    }
    examples
}

fn section(title: &str, text: impl Into<Vec<Inline>>) -> Roff {
    let mut section = Roff::new();
    section.control("SH", [title]).text(text);
    section
}

/// Returns the section with all options and their values.
fn synopsis(command: &Command) -> Roff {
    let mut text = vec![bold(command.get_bin_name().unwrap_or(command.get_name()))];
    let is_shown = |arg: &&Arg| !arg.is_hide_set();
    let (positionals, options): (Vec<_>, Vec<_>) =
        command.get_arguments().filter(is_shown).partition(|arg| arg.is_positional());
    for arg in options.into_iter().chain(positionals) {
        text.push(roman(if arg.is_required_set() { " " } else { " [" }));
        text.extend(inlines(arg));
        text.extend((!arg.is_required_set()).then(|| roman("]")));
    }
    let mut lines = section("SYNOPSIS", text);
    if command.has_subcommands() {
        lines.control("br", []).text([bold(command.get_name()), roman(" "), italic("TOOL"), roman(" ...")]);
    }
    lines
}

/// Returns an option with its value, or the name of a positional argument.
fn inlines(arg: &Arg) -> Vec<Inline> {
    let value = arg.get_value_names().unwrap_or_default().join(" ");
    let takes_values = arg.get_action().takes_values();
    let is_optional = arg.get_num_args().is_some_and(|count| count.min_values() == 0);
    let mut text = match (arg.get_long(), arg.get_short()) {
        (Some(long), _) => vec![bold(format!("--{long}"))],
        (None, Some(short)) => vec![bold(format!("-{short}"))],
        (None, None) => vec![italic(value.clone())],
    };
    let is_repeated = match arg.is_positional() {
        true => arg.get_num_args().is_some_and(|count| count.max_values() > 1),
        false => matches!(arg.get_action(), ArgAction::Append),
    };
    if takes_values && !arg.is_positional() {
        let (before, after) = match (is_optional, arg.get_long()) {
            (true, _) => ("[=", "]"),
            (false, Some(_)) => ("=", ""),
            (false, None) => (" ", ""),
        };
        text.extend([roman(before), italic(value), roman(after)]);
    }
    text.extend(is_repeated.then(|| roman("...")));
    text
}
