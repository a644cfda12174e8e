//! Debug information: what the module says of its source.

mod lines;

use rustc_hash::FxHashMap;

use crate::error::{Result, Warning};
use crate::llvm::{DiRef, MdNode};
use crate::spirv::Id;

use super::module_cx::ModuleCx;

pub(super) use lines::Lines;

/// What has been said of the source so far.
#[derive(Default)]
pub(super) struct Debug<'m> {
    /// Whether there is anything to say.
    is_wanted: bool,
    /// The `OpString` of each file's path.
    paths: FxHashMap<MdNode<'m>, Id>,
}

impl<'m> ModuleCx<'m> {
    /// Looks whether the module has debug information that is to be kept.
    pub(super) fn find_debug_information(&mut self) {
        self.debug.is_wanted = !self.options.strip && self.module.named_metadata("llvm.dbg.cu").next().is_some();
        if self.debug.is_wanted {
            self.warn(Warning::new("of debug information only the lines of instructions are translated"));
        }
    }

    /// `OpString` of the path of a `DIFile`, once a file.
    fn debug_path(&mut self, file: MdNode<'m>) -> Result<Id> {
        if let Some(known) = self.debug.paths.get(&file) {
            return Ok(*known);
        }
        let directory = file.di_string(DiRef::Directory).unwrap_or_default();
        let id = self.debug_text(&joined(directory, file.di_string(DiRef::Filename).unwrap_or_default()))?;
        self.debug.paths.insert(file, id);
        Ok(id)
    }

    /// `OpString text`, cut to what every consumer accepts (specification, section 2.17).
    fn debug_text(&mut self, text: &[u8]) -> Result<Id> {
        /// With the zero byte that ends it.
        const LONGEST: usize = 65_535;
        let Some(shorter) = text.get(..LONGEST - 1).filter(|_| text.len() >= LONGEST) else { return self.string(text) };
        let start = String::from_utf8_lossy(&text[..32]).into_owned();
        self.warn(Warning::new(format!("a text of debug information is too long and was cut: {start:?}...")));
        // Not in the middle of a character.
        let end = shorter.utf8_chunks().map(|chunk| chunk.valid().len() + chunk.invalid().len()).sum::<usize>();
        let tail = shorter.utf8_chunks().last().map_or(0, |chunk| chunk.invalid().len());
        self.string(&shorter[..end - tail])
    }
}

/// The path of a file in a directory.
fn joined(directory: &[u8], name: &[u8]) -> Vec<u8> {
    let has_drive = |path: &[u8]| path.first().is_some_and(u8::is_ascii_alphabetic) && path.get(1) == Some(&b':');
    let is_absolute = has_drive(name) || matches!(name.first(), Some(b'/' | b'\\'));
    if is_absolute || directory.is_empty() {
        return name.to_vec();
    }
    let is_windows = has_drive(directory) && !directory.contains(&b'/');
    let separator: &[u8] = match directory.last() {
        Some(b'/' | b'\\') => b"",
        _ if is_windows => b"\\",
        _ => b"/",
    };
    [directory, separator, name].concat()
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn paths_are_joined_as_their_system_does() {
        let path = |directory: &str, name: &str| {
            String::from_utf8(joined(directory.as_bytes(), name.as_bytes())).expect("it is text")
        };
        assert_eq!(path("/home/a", "b.cl"), "/home/a/b.cl");
        assert_eq!(path("/home/a/", "b.cl"), "/home/a/b.cl");
        assert_eq!(path("/home/a", "/c/b.cl"), "/c/b.cl");
        assert_eq!(path("", "b.cl"), "b.cl");
        assert_eq!(path("C:\\a", "b.cl"), "C:\\a\\b.cl");
        assert_eq!(path("C:/a", "b.cl"), "C:/a/b.cl");
        assert_eq!(path("/a", "D:\\b.cl"), "D:\\b.cl");
        assert_eq!(path("/a", ""), "/a/");
    }
}
