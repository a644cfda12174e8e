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

/// The meaning of quotes and backslashes in files of arguments, that of the operating system.
const QUOTING: Quoting = if cfg!(windows) { Quoting::Windows } else { Quoting::Posix };

/// The rules by which a text is split into words.
#[derive(Clone, Copy, Debug)]
enum Quoting {
    /// The rules of a POSIX shell.
    Posix,
    /// The rules of programs on Windows: a backslash is itself, as in `C:\kernels\a.bc`, unless a double quote follows.
    Windows,
}

/// Splits text into words; quotes and backslashes delimit them, and `#` begins a comment. Lines may end in CRLF. Fails with
/// a description of what was found.
pub(super) fn split(text: &[u8]) -> Result<Vec<OsString>, &'static str> {
    let words = split_by(QUOTING, text).ok_or("an unterminated quote")?;
    words.into_iter().map(|word| os_string(word).ok_or("a name that is not UTF-8")).collect()
}

/// Returns the words of a text; `None` if a quote has no end.
fn split_by(quoting: Quoting, text: &[u8]) -> Option<Vec<Vec<u8>>> {
    let lines = text.split(|byte| *byte == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    match quoting {
        Quoting::Posix => shlex::bytes::split(&lines.collect::<Vec<_>>().join(&b'\n')),
        Quoting::Windows => {
            let words = lines.map(windows_words).collect::<Option<Vec<_>>>()?;
            Some(words.into_iter().flatten().collect())
        }
    }
}

/// Returns the words of a line by the rules of Windows; `None` if a quote has no end.
fn windows_words(line: &[u8]) -> Option<Vec<Vec<u8>>> {
    let (mut words, mut word, mut is_quoted) = (Vec::new(), None::<Vec<u8>>, false);
    let mut rest = line;
    while let Some((&byte, after)) = rest.split_first() {
        rest = after;
        match byte {
            b' ' | b'\t' if !is_quoted => words.extend(word.take()),
            b'#' if !is_quoted && word.is_none() => break,
            b'"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_default();
            }
            b'\\' => {
                // Before a quote, two backslashes are one, and an odd one keeps the quote.
                let count = 1 + after.iter().take_while(|byte| **byte == b'\\').count();
                rest = &line[line.len() - after.len() - 1 + count..];
                let is_before_quote = rest.first() == Some(&b'"');
                let written = if is_before_quote { count / 2 } else { count };
                let word = word.get_or_insert_default();
                word.extend(std::iter::repeat_n(b'\\', written));
                if is_before_quote && count % 2 == 1 {
                    word.push(b'"');
                    rest = &rest[1..];
                }
            }
            _ => word.get_or_insert_default().push(byte),
        }
    }
    words.extend(word);
    (!is_quoted).then_some(words)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn splits(quoting: Quoting, text: &str, words: &[&str]) {
        let found = split_by(quoting, text.as_bytes()).expect("the quotes have ends");
        let found: Vec<_> = found.iter().map(|word| String::from_utf8_lossy(word)).collect();
        assert_eq!(found, words, "{quoting:?} {text}");
    }

    #[test]
    fn backslashes_separate_folders_on_windows() {
        splits(Quoting::Windows, r"C:\x\y.bc D:\z.spv", &[r"C:\x\y.bc", r"D:\z.spv"]);
        splits(
            Quoting::Windows,
            "\"C:\\my kernels\\y.bc\" -o \\\\host\\z.spv\r\n",
            &[r"C:\my kernels\y.bc", "-o", r"\\host\z.spv"],
        );
        splits(Quoting::Windows, r#"a\"b "" # the rest"#, &["a\"b", ""]);
        splits(Quoting::Windows, r#""C:\out dir\\" -o x"#, &["C:\\out dir\\", "-o", "x"]);
        assert_eq!(split_by(Quoting::Windows, b"\"a"), None);
    }

    #[test]
    fn backslashes_quote_elsewhere() {
        splits(Quoting::Posix, "a\\ b 'c d' \"e\" # the rest\nf\r\n", &["a b", "c d", "e", "f"]);
        assert_eq!(split_by(Quoting::Posix, b"'a"), None);
    }
}
