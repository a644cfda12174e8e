//! Response files: `@file` among the arguments stands for the arguments in that file, as in LLVM's tools.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

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
pub(crate) fn expand(words: impl IntoIterator<Item = OsString>) -> Result<Expanded, String> {
    let mut expanded = Expanded::default();
    words.into_iter().try_for_each(|word| expand_word(word, &mut Vec::new(), &mut expanded)).map(|()| expanded)
}

fn expand_word(word: OsString, open: &mut Vec<PathBuf>, expanded: &mut Expanded) -> Result<(), String> {
    let Some(path) = word.to_str().and_then(|word| word.strip_prefix('@')).map(PathBuf::from) else {
        expanded.words.push(word);
        return Ok(());
    };
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            expanded.words.push(word);
            return Ok(());
        }
        Err(error) => return Err(failed(&path, &error.to_string())),
    };
    if open.contains(&path) || open.len() == MAX_DEPTH {
        return Err(failed(&path, "response files include each other"));
    }
    let words = shlex::split(&text).ok_or_else(|| failed(&path, "unterminated quote"))?;
    expanded.files.push(path.clone());
    open.push(path);
    words.into_iter().try_for_each(|word| expand_word(word.into(), open, expanded))?;
    open.pop();
    Ok(())
}

fn failed(path: &Path, message: &str) -> String {
    format!("cannot read the response file {}: {message}", path.display())
}
