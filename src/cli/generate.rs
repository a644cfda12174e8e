//! The man page and the completions of shells, made from the definitions of the options.

use std::io;

use clap::{Args, CommandFactory, ValueEnum};
use clap_complete::Shell;
use clap_mangen::Man;

use super::args::{self, Arguments};

/// Print the man page or the completions of a shell.
#[derive(Debug, Args)]
#[command(arg_required_else_help = true)]
pub(crate) struct Generate {
    /// The document
    #[arg(value_name = "DOCUMENT")]
    document: Document,
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
        let shell = match self.document {
            Document::Man => {
                let mut page = Vec::new();
                return Man::new(args::command()).render(&mut page).map(|()| page);
            }
            Document::Bash => Shell::Bash,
            Document::Elvish => Shell::Elvish,
            Document::Fish => Shell::Fish,
            Document::Powershell => Shell::PowerShell,
            Document::Zsh => Shell::Zsh,
        };
        let mut completions = Vec::new();
        let mut command = args::command();
        clap_complete::generate(shell, &mut command, Arguments::command().get_name(), &mut completions);
        Ok(completions)
    }
}
