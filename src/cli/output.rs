//! Where the result goes: standard output, or a file that is whole or not there.

use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use llvm_spirv_rs::{Error, Result};
use tempfile::NamedTempFile;

/// Where the result goes.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Destination {
    StandardOutput,
    File(PathBuf),
}

/// What the result is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    Binary,
    /// SPIRV-Tools' assembly.
    Assembly,
    /// A report or a list.
    Lines,
    /// The words as text; see [`llvm_spirv_rs::text`].
    Words,
}

impl Form {
    /// The extension of a file of this form; what is made to be read goes to standard output.
    fn extension(self) -> Option<&'static str> {
        match self {
            Form::Binary => Some("spv"),
            Form::Words => Some("spt"),
            Form::Assembly | Form::Lines => None,
        }
    }
}

impl Destination {
    /// The place that `-o` names, or the usual one for this input. Fails, with what to say about it, if that place
    /// would be the input itself or a terminal that gets binary.
    pub(crate) fn choose(input: &Path, output: Option<&Path>, form: Form) -> std::result::Result<Self, String> {
        let destination = match output {
            Some(path) if path == Path::new("-") => Self::StandardOutput,
            Some(path) => Self::File(path.to_owned()),
            None => match form.extension() {
                Some(extension) if input != Path::new("-") => Self::File(input.with_extension(extension)),
                _ => Self::StandardOutput,
            },
        };
        match &destination {
            Self::StandardOutput if form == Form::Binary && io::stdout().is_terminal() => {
                Err("a binary module is not written to a terminal: name a file with -o, or pass --spirv-tools-dis"
                    .into())
            }
            Self::File(path) if output.is_none() && path == input => {
                Err(format!("{} would overwrite the input: name the output with -o", path.display()))
            }
            Self::StandardOutput | Self::File(_) => Ok(destination),
        }
    }

    /// Writes everything, or leaves a file as it was.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<()> {
        self.prepare(bytes)?.finish()
    }

    /// Does everything that can fail but the last step; nothing is there yet.
    pub(crate) fn prepare<'b>(&self, bytes: &'b [u8]) -> Result<Prepared<'b>> {
        match self {
            Self::StandardOutput => Ok(Prepared::StandardOutput(bytes)),
            Self::File(path) => prepare_file(path, bytes).map_err(|error| failed(&path.display().to_string(), error)),
        }
    }
}

/// An output that only has to be put into its place.
pub(crate) enum Prepared<'b> {
    StandardOutput(&'b [u8]),
    /// What is no file (`/dev/null`, a pipe) is written in place.
    InPlace(File, PathBuf, &'b [u8]),
    /// A file beside its final name.
    Beside(NamedTempFile, PathBuf),
}

impl Prepared<'_> {
    /// Writes everything, or leaves a file as it was.
    pub(crate) fn finish(self) -> Result<()> {
        match self {
            Self::StandardOutput(bytes) => {
                let mut stdout = io::stdout().lock();
                stdout.write_all(bytes).and_then(|()| stdout.flush()).map_err(|error| failed("standard output", error))
            }
            Self::InPlace(mut file, path, bytes) => {
                file.write_all(bytes).map_err(|error| failed(&path.display().to_string(), error))
            }
            Self::Beside(file, path) => {
                file.persist(&path).map(|_| ()).map_err(|error| failed(&path.display().to_string(), error.error))
            }
        }
    }
}

fn failed(place: &str, error: io::Error) -> Error {
    Error::io(format!("cannot write {place}"), error)
}

/// Writes a file beside its final name, through links, for it to be renamed.
fn prepare_file<'b>(path: &Path, bytes: &'b [u8]) -> io::Result<Prepared<'b>> {
    let path = resolved(path)?;
    let old = fs::metadata(&path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return Ok(Prepared::InPlace(File::options().write(true).open(&path)?, path, bytes));
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    let mut file = temporary_file(folder)?;
    if let Some(old) = old {
        file.as_file().set_permissions(old.permissions())?;
    }
    file.write_all(bytes)?;
    Ok(Prepared::Beside(file, path))
}

/// Where a path leads through links, of which the last may lead to what is not there yet.
fn resolved(path: &Path) -> io::Result<PathBuf> {
    /// As many as Linux follows.
    const MAX_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        if let Ok(real) = fs::canonicalize(&path) {
            return Ok(real);
        }
        // What a pipe's descriptor links to is not in any folder.
        match fs::read_link(&path) {
            Ok(target) if fs::metadata(&path).is_err() => path = path.parent().unwrap_or(Path::new("")).join(target),
            _ => return Ok(path),
        }
    }
    // Links that lead to each other: what the system says of it.
    fs::metadata(&path).map(|_| path)
}

/// A new file with the rights that any new file gets.
fn temporary_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".llvm-spirv-rs-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn goes_to(input: &str, output: Option<&str>, form: Form, file: &str) {
        let destination = Destination::choose(Path::new(input), output.map(Path::new), form);
        assert_eq!(destination, Ok(Destination::File(file.into())));
    }

    #[test]
    fn the_usual_file_is_beside_the_input() {
        goes_to("a/b.bc", None, Form::Binary, "a/b.spv");
        goes_to("a/b", None, Form::Binary, "a/b.spv");
        goes_to("a/b.bc", Some("c"), Form::Assembly, "c");
    }

    #[test]
    fn the_input_is_not_overwritten_unasked() {
        assert!(Destination::choose(Path::new("a.spv"), None, Form::Binary).is_err());
        goes_to("a.spv", Some("a.spv"), Form::Binary, "a.spv");
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_replaced_whole_and_keeps_its_rights() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.spv");
        let destination = Destination::File(path.clone());
        destination.prepare(b"old").unwrap().finish().unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o750)).unwrap();
        let prepared = destination.prepare(b"new").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"old");
        prepared.finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o750);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
