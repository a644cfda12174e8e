//! The man pages and the completions of shells, made from the definitions of the options.

use std::io;

use clap::{Arg, ArgAction, Args, Command, ValueEnum};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Inline, Roff, bold, italic, roman};

use super::args;

/// Print the man page or the completions of a shell.
#[derive(Debug, Args)]
#[command(arg_required_else_help = true)]
pub(crate) struct Generate {
    /// The document
    #[arg(value_name = "DOCUMENT")]
    document: Document,

    /// The tool whose man page is printed; without it, that of the program
    #[arg(value_name = "TOOL")]
    tool: Option<String>,

    /// The name by which the program is called, for the completions
    #[arg(long, value_name = "NAME", default_value = env!("CARGO_PKG_NAME"))]
    program: String,
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

impl Generate {
    /// Returns the text of the document.
    pub(crate) fn text(&self) -> io::Result<Vec<u8>> {
        let mut command = args::command();
        let shell = match self.document {
            Document::Man => {
                // The names of the tools' pages.
                command.build();
                let named = match &self.tool {
                    Some(tool) => command.find_subcommand(tool),
                    None => Some(&command),
                };
                let unknown = || io::Error::new(io::ErrorKind::InvalidInput, "there is no tool of this name");
                return page(named.ok_or_else(unknown)?);
            }
            Document::Bash => Shell::Bash,
            Document::Elvish => Shell::Elvish,
            Document::Fish => Shell::Fish,
            Document::Powershell => Shell::PowerShell,
            Document::Zsh => Shell::Zsh,
        };
        let mut completions = Vec::new();
        clap_complete::generate(shell, &mut command, &self.program, &mut completions);
        Ok(completions)
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
        section("SYNTAX", [roman(args::SYNTAX)]).to_writer(&mut page)?;
    }
    section("EXIT STATUS", [roman(args::EXIT_STATUS)]).to_writer(&mut page)?;
    Ok(page)
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
