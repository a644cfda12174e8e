//! The line of the source that a message is about.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use llvm_spirv_rs::SourceLocation;
use unicode_width::UnicodeWidthStr;

/// The maximum length of a line that is shown, in bytes.
const MAX_LENGTH: usize = 400;

/// Returns the text of the line: from debug information, or from the file, which is searched in the working directory,
/// then in the folder of the compilation.
pub(super) fn read_line(source: &SourceLocation) -> Option<String> {
    if let Some(text) = &source.text {
        return Some(text.clone());
    }
    let index = (source.line as usize).checked_sub(1)?;
    let file = Path::new(&source.file);
    [file.to_owned(), Path::new(&source.directory).join(file)].iter().find_map(|path| line_of(path, index))
}

fn line_of(path: &Path, index: usize) -> Option<String> {
    // A pipe could block.
    path.metadata().ok().filter(std::fs::Metadata::is_file)?;
    let line = BufReader::new(File::open(path).ok()?).split(b'\n').nth(index)?.ok()?;
    Some(String::from_utf8_lossy(&line).into_owned())
}

/// Returns the line under its number's column, and a caret under the column.
pub(super) fn lines(source: &SourceLocation, text: &str) -> Option<[String; 2]> {
    let text = text.trim_end();
    if text.len() > MAX_LENGTH || text.trim().is_empty() {
        return None;
    }
    let number = source.line.to_string();
    let before = source.column.checked_sub(1).and_then(|column| text.get(..column as usize));
    let caret = before.map_or_else(String::new, |before| padding(&printable(before)) + "^");
    let gutter = " ".repeat(number.len());
    Some([format!("  {number} | {}", printable(text)), format!("  {gutter} | {caret}").trim_end().to_owned()])
}

/// Returns a text without the control characters that a terminal would obey.
fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() && c != '\t' { ' ' } else { c }).collect()
}

/// Returns white space of the width that a terminal gives a text. A tab stays, because its width depends on what precedes it.
fn padding(text: &str) -> String {
    let parts: Vec<_> = text.split('\t').map(|part| " ".repeat(part.width())).collect();
    parts.join("\t")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn location(line: u32, column: u32) -> SourceLocation {
        let mut location = SourceLocation::default();
        (location.line, location.column) = (line, column);
        location
    }

    #[test]
    fn the_caret_is_under_the_column() {
        let shown = lines(&location(12, 3), "\tx = f();").unwrap();
        assert_eq!(shown, ["  12 | \tx = f();", "     | \t ^"]);
        let shown = lines(&location(1, 6), "é = f(\u{1b}[2J);\r").unwrap();
        assert_eq!(shown, ["  1 | é = f( [2J);", "    |     ^"]);
    }

    #[test]
    fn the_caret_is_under_the_column_after_wide_and_combining_characters() {
        // Two columns each: a fullwidth letter, Chinese, an emoji; none: a combining accent.
        is_under("\u{FF21} = f();", "\u{FF21} = ", 5);
        is_under("\u{6570}\u{5b57} f", "\u{6570}\u{5b57} ", 5);
        is_under("a(\"\u{1F600}\", f)", "a(\"\u{1F600}\", ", 8);
        is_under("e\u{301} = f();", "e\u{301} = ", 4);
        let shown = lines(&location(3, 8), "\t\u{6570}\tx = 1").unwrap();
        assert_eq!(shown, ["  3 | \t\u{6570}\tx = 1", "    | \t  \t  ^"]);
    }

    #[track_caller]
    fn is_under(text: &str, before: &str, columns: usize) {
        let column = u32::try_from(before.len() + 1).unwrap();
        let shown = lines(&location(1, column), text).unwrap();
        assert_eq!(shown, [format!("  1 | {text}"), format!("    | {}^", " ".repeat(columns))]);
    }

    #[test]
    fn odd_columns_have_no_caret() {
        for column in [0, 2, 100] {
            assert_eq!(lines(&location(7, column), "é"), Some(["  7 | é".to_owned(), "    |".to_owned()]));
        }
        assert_eq!(lines(&location(7, 1), "  "), None);
    }

    #[test]
    fn a_file_is_searched_in_the_folder_of_the_compilation() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("a.cl"), "one\ntwo\n").unwrap();
        let mut source = location(2, 1);
        source.file = "a.cl".to_owned();
        assert_eq!(read_line(&source), None);
        source.directory = folder.path().display().to_string();
        assert_eq!(read_line(&source).as_deref(), Some("two"));
        source.line = 3;
        assert_eq!(read_line(&source), None);
    }
}
