//! Exit statuses: this program's own, or those of the Khronos translator where the program is called by its name.

use std::ffi::{OsStr, OsString};
use std::path::Path;

use llvm_spirv_rs::{Error, ErrorKind};

use super::llvm_usage;

pub(crate) const SUCCESS: u8 = 0;

/// The status of a run that writes to a closed pipe, as a shell reports that the signal SIGPIPE ended a program.
pub(crate) const CLOSED_PIPE: u8 = 141;

/// The status of a run whose warnings are errors.
pub(crate) const DENIED: u8 = 1;

/// The meaning of exit statuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Statuses {
    /// 1 for a failed translation, 2 for wrong usage.
    Own,
    /// The statuses of the Khronos translator: each kind of error has one.
    Khronos,
}

impl Statuses {
    /// Returns the statuses for the name by which the program is called.
    ///
    /// Any `llvm-spirv`, with or without a version as a suffix, is the Khronos translator; `llvm-spirv-rs` is not.
    pub(crate) fn for_program(path: &OsStr) -> Self {
        let name = Path::new(path).file_name().unwrap_or_default().as_encoded_bytes();
        match name.starts_with(b"llvm-spirv") && !name.starts_with(env!("CARGO_PKG_NAME").as_bytes()) {
            true => Self::Khronos,
            false => Self::Own,
        }
    }

    /// Returns what precedes the message about a wrong command line.
    pub(crate) fn usage_lines(self, words: &[OsString], error: &clap::Error) -> String {
        match self {
            Self::Own => String::new(),
            Self::Khronos => llvm_usage::lines(words, error).unwrap_or_default(),
        }
    }

    /// Returns the status for a command line that does not match the options.
    pub(crate) fn wrong_usage(self, kind: clap::error::ErrorKind) -> u8 {
        match self {
            Self::Own => 2,
            // That translator checks combinations itself; LLVM's option parser ends it otherwise.
            Self::Khronos if kind == clap::error::ErrorKind::ArgumentConflict => 255,
            Self::Khronos => 1,
        }
    }

    /// Returns the status for an option whose value the library does not know.
    pub(crate) fn wrong_option(self, error: &Error) -> u8 {
        match self {
            Self::Own => 2,
            Self::Khronos => error.kind().status(),
        }
    }

    /// Returns the status for a run that failed.
    pub(crate) fn failure(self, error: &Error) -> u8 {
        match self {
            Self::Own if error.kind() == ErrorKind::InvalidUsage => 2,
            Self::Own => 1,
            Self::Khronos => error.kind().status(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_of_the_program_selects_the_statuses() {
        let statuses = |path: &str| Statuses::for_program(OsStr::new(path));
        for path in ["llvm-spirv", "/usr/bin/llvm-spirv-22", "./llvm-spirv.exe"] {
            assert_eq!(statuses(path), Statuses::Khronos, "{path}");
        }
        for path in ["llvm-spirv-rs", "/opt/llvm-spirv/llvm-spirv-rs", "translator", ""] {
            assert_eq!(statuses(path), Statuses::Own, "{path}");
        }
    }
}
