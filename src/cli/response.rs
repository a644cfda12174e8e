//! Response files: `@file` among the arguments stands for the arguments in that file, as in LLVM's tools.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use clap::error::ErrorKind;

use super::values::Usage;

/// The maximum nesting depth of response files; LLVM's tools have no limit, but refuse a file that includes itself.
const MAX_DEPTH: usize = 64;

/// The arguments, and the files with some of them.
#[derive(Default)]
pub(crate) struct Expanded {
    pub(crate) words: Vec<OsString>,
    pub(crate) files: Vec<PathBuf>,
}

/// Replaces each `@file` by the arguments in that file, which quotes and backslashes delimit as in a POSIX shell, and which
/// may name other response files. A word whose file does not exist remains.
///
/// # Errors
///
/// A message: a file cannot be read, has an unterminated quote, or includes itself.
pub(crate) fn expand(words: impl IntoIterator<Item = OsString>) -> Result<Expanded, Usage> {
    let mut expanded = Expanded::default();
    words.into_iter().try_for_each(|word| expand_word(word, &mut Vec::new(), &mut expanded)).map(|()| expanded)
}

fn expand_word(word: OsString, open: &mut Vec<PathBuf>, expanded: &mut Expanded) -> Result<(), Usage> {
    let Some(path) = file(&word) else {
        expanded.words.push(word);
        return Ok(());
    };
    let text = match fs::read(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            expanded.words.push(word);
            return Ok(());
        }
        Err(error) => return Err(Usage { kind: ErrorKind::Io, message: failed(&path, &error.to_string()) }),
    };
    if open.contains(&path) || open.len() == MAX_DEPTH {
        return Err(failed(&path, "response files include each other").into());
    }
    let words = split(contents(&text)).map_err(|found| failed(&path, &format!("found {found}")))?;
    expanded.files.push(path.clone());
    open.push(path);
    words.into_iter().try_for_each(|word| expand_word(word, open, expanded))?;
    open.pop();
    Ok(())
}

/// Returns the file of a word that starts with `@`.
fn file(word: &OsStr) -> Option<PathBuf> {
    let name = word.as_encoded_bytes().strip_prefix(b"@")?;
    os_string(name.to_vec()).map(PathBuf::from)
}

/// Returns the contents of a text file, without the mark of the byte order.
pub(super) fn contents(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(text)
}

/// Splits text into words; quotes and backslashes delimit them as in a POSIX shell, and lines may end in CRLF. Fails with
/// a description of what was found.
pub(super) fn split(text: &[u8]) -> Result<Vec<OsString>, &'static str> {
    let lines = text.split(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    let words = shlex::bytes::split(&lines.collect::<Vec<_>>().join(&b'\n')).ok_or("an unterminated quote")?;
    words.into_iter().map(|word| os_string(word).ok_or("a name that is not UTF-8")).collect()
}

/// Converts bytes to a word of the command line; `None` if the operating system has no such words.
fn os_string(bytes: Vec<u8>) -> Option<OsString> {
    #[cfg(unix)]
    {
        Some(std::os::unix::ffi::OsStringExt::from_vec(bytes))
    }
    #[cfg(not(unix))]
    {
        String::from_utf8(bytes).ok().map(OsString::from)
    }
}

fn failed(path: &Path, message: &str) -> String {
    format!("cannot read the response file {}: {message}", path.display())
}
