//! The files of a run: none is written that the run also reads, and none is written twice.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, Metadata};
use std::io;
use std::path::{Path, PathBuf};

use super::output::{Destination, resolved};

/// A file that a run writes.
pub(crate) struct Output<'f> {
    /// The contents, for messages.
    contents: String,
    destination: &'f Destination,
    /// The input that it may replace: the user names the file as input and as output.
    may_replace: Option<&'f Path>,
}

impl<'f> Output<'f> {
    /// Returns the output of a translation or another run with one input.
    pub(crate) fn from_input(input: &'f Path, destination: &'f Destination, may_replace: bool) -> Self {
        let contents = format!("the result from {}", input.display());
        Self { contents, destination, may_replace: may_replace.then_some(input) }
    }

    /// Returns the output that goes to the file of an option.
    pub(crate) fn from_option(option: &str, destination: &'f Destination) -> Self {
        Self { contents: format!("the result of {option}"), destination, may_replace: None }
    }
}

/// The identity of a file, whatever path leads to it. Devices and pipes have none: they can be read and written.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Identity {
    StandardOutput,
    /// The device and the number of a file that exists.
    #[cfg(unix)]
    Numbers(u64, u64),
    /// The canonical path of another file.
    Path(PathBuf),
}

/// Fails with a message if an output is a file that the run reads, or another output.
pub(crate) fn check<'r, 'w>(
    read: impl IntoIterator<Item = &'r Path>,
    outputs: impl IntoIterator<Item = Output<'w>>,
) -> Result<(), String> {
    let read: BTreeSet<Identity> = read.into_iter().filter_map(Identity::of_input).collect();
    let mut written: BTreeMap<Identity, Output<'_>> = BTreeMap::new();
    for output in outputs {
        let Some(file) = Identity::of_output(output.destination) else { continue };
        let Output { contents, destination, may_replace } = &output;
        if read.contains(&file) && may_replace.and_then(Identity::of_input).is_none_or(|input| input != file) {
            return Err(format!("{contents} would overwrite {destination}, which is read: name another output"));
        }
        match written.entry(file) {
            Entry::Vacant(entry) => _ = entry.insert(output),
            Entry::Occupied(first) => {
                let first = &first.get().contents;
                return Err(format!("{first} and {contents} both go to {destination}: name another output"));
            }
        }
    }
    Ok(())
}

impl Identity {
    fn of_input(path: &Path) -> Option<Self> {
        if path == Path::new("-") { None } else { Self::of_file(path) }
    }

    fn of_output(destination: &Destination) -> Option<Self> {
        match destination {
            Destination::StandardOutput => Some(Self::StandardOutput),
            Destination::File(path) => Self::of_file(path),
        }
    }

    fn of_file(path: &Path) -> Option<Self> {
        // A cycle of links can be neither read nor written.
        let path = resolved(path).ok()?;
        match fs::metadata(&path) {
            Ok(data) => data.is_file().then(|| Self::of_existing(&data, path)),
            Err(_) => Some(Self::Path(canonical(&path))),
        }
    }

    #[cfg(unix)]
    fn of_existing(data: &Metadata, _: PathBuf) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self::Numbers(data.dev(), data.ino())
    }

    #[cfg(not(unix))]
    fn of_existing(_: &Metadata, path: PathBuf) -> Self {
        Self::Path(path)
    }
}

/// Returns the canonical path of a file that does not exist; some of its folders may not exist either.
fn canonical(path: &Path) -> PathBuf {
    let existing = path.ancestors().find_map(|folder| {
        let real = fs::canonicalize(if folder == Path::new("") { Path::new(".") } else { folder }).ok()?;
        Some(real.join(path.strip_prefix(folder).ok()?))
    });
    existing.unwrap_or_else(|| path.to_owned())
}

/// A folder for outputs. When this is dropped, the folders that were created for it are removed if they are empty.
pub(crate) struct NewFolder {
    /// The created folders, the innermost first.
    created: Vec<PathBuf>,
}

impl NewFolder {
    /// Creates a folder, and those that contain it.
    ///
    /// # Errors
    ///
    /// One cannot be created.
    pub(crate) fn create(folder: &Path) -> io::Result<Self> {
        let missing = folder.ancestors().take_while(|folder| !folder.as_os_str().is_empty() && !folder.exists());
        let new = Self { created: missing.map(Path::to_owned).collect() };
        fs::create_dir_all(folder)?;
        Ok(new)
    }
}

impl Drop for NewFolder {
    fn drop(&mut self) {
        // A folder that has something in it stays, and those that contain it.
        let _ = self.created.iter().try_for_each(fs::remove_dir);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn output<'f>(contents: &str, destination: &'f Destination, may_replace: Option<&'f Path>) -> Output<'f> {
        Output { contents: contents.to_owned(), destination, may_replace }
    }

    #[test]
    fn spellings_of_one_path_are_one_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| Destination::File(folder.path().join(name));
        let conflict = |one: &Destination, two: &Destination| {
            check([], [output("one", one, None), output("two", two, None)]).is_err()
        };
        assert!(conflict(&file("new/a"), &file("./new/a")));
        assert!(!conflict(&file("new/a"), &file("new/b")));
        fs::create_dir(folder.path().join("old")).unwrap();
        assert!(conflict(&file("old/../a"), &file("a")));
        fs::write(folder.path().join("a"), "").unwrap();
        assert!(conflict(&file("old/../a"), &file("a")));
        assert!(conflict(&Destination::StandardOutput, &Destination::StandardOutput));
    }

    #[cfg(unix)]
    #[test]
    fn links_are_the_file_that_they_lead_to() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::write(path("in"), "").unwrap();
        fs::hard_link(path("in"), path("hard")).unwrap();
        std::os::unix::fs::symlink("in", path("soft")).unwrap();
        std::os::unix::fs::symlink("out", path("dangling")).unwrap();
        let input = path("in");
        for name in ["in", "hard", "soft"] {
            let link = Destination::File(path(name));
            assert!(check([&*input], [output("one", &link, None)]).is_err(), "{name}");
            assert!(check([&*input], [output("one", &link, Some(&input))]).is_ok(), "{name}");
        }
        let (out, dangling) = (Destination::File(path("out")), Destination::File(path("dangling")));
        assert!(check([&*input], [output("one", &out, None), output("two", &dangling, None)]).is_err());
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_read_and_written() {
        let null = Destination::File("/dev/null".into());
        assert!(check([Path::new("/dev/null")], [output("one", &null, None), output("two", &null, None)]).is_ok());
        assert!(check([Path::new("-")], [output("one", &Destination::StandardOutput, None)]).is_ok());
    }
}
