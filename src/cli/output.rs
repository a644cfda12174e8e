//! The destination of the result: standard output, or a file that is written completely or not at all, unless it cannot be
//! replaced.
//!
//! The new file is complete before it replaces the old one. Until then it has no name where the operating system allows
//! that, so that nothing is left of a run that a signal ends.

use std::fmt;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use llvm_spirv_rs::{Error, Result};
use tempfile::TempPath;

/// The destination of the result.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Destination {
    StandardOutput,
    File(PathBuf),
}

/// The representation of a SPIR-V module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ModuleForm {
    Binary,
    Assembly,
    /// Assembly that SPIRV-Tools prints.
    SpirvToolsAssembly,
    /// The words as text; see [`llvm_spirv_rs::text`].
    Words,
}

/// The kind of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OutputKind {
    /// A SPIR-V module.
    Module(ModuleForm),
    /// An LLVM module that was translated to SPIR-V.
    Bitcode,
    /// An LLVM module that SPIR-V was translated to.
    Lifted,
    /// The assembly of an LLVM module that SPIR-V was translated to.
    Assembly,
    /// A report or a list.
    Lines,
}

impl OutputKind {
    /// Returns the extension of a file of this kind.
    pub(crate) fn file_extension(self) -> &'static str {
        match self {
            OutputKind::Module(ModuleForm::Binary) => "spv",
            OutputKind::Module(ModuleForm::Words) => "spt",
            OutputKind::Module(ModuleForm::Assembly | ModuleForm::SpirvToolsAssembly) => "spvasm",
            OutputKind::Bitcode => "regularized.bc",
            OutputKind::Lifted => "bc",
            OutputKind::Assembly => "ll",
            OutputKind::Lines => "txt",
        }
    }

    /// Returns `true` if the result goes to standard output unless a file is named.
    fn is_printed(self) -> bool {
        match self {
            OutputKind::Module(ModuleForm::Assembly | ModuleForm::SpirvToolsAssembly) | OutputKind::Lines => true,
            OutputKind::Module(ModuleForm::Binary | ModuleForm::Words)
            | OutputKind::Bitcode
            | OutputKind::Lifted
            | OutputKind::Assembly => false,
        }
    }

    fn is_text(self) -> bool {
        match self {
            OutputKind::Module(ModuleForm::Binary) | OutputKind::Bitcode | OutputKind::Lifted => false,
            OutputKind::Module(ModuleForm::Assembly | ModuleForm::SpirvToolsAssembly | ModuleForm::Words)
            | OutputKind::Lines
            | OutputKind::Assembly => true,
        }
    }
}

impl Destination {
    /// Returns the destination that the user names.
    pub(crate) fn named(path: &Path) -> Self {
        if path == Path::new("-") { Self::StandardOutput } else { Self::File(path.to_owned()) }
    }

    /// Returns the destination that `-o` names, or the default for this input. Fails with a message if it is a terminal
    /// and the result is binary.
    pub(crate) fn choose(input: &Path, output: Option<&Path>, kind: OutputKind) -> std::result::Result<Self, String> {
        let destination = match output {
            Some(path) => Self::named(path),
            None if kind.is_printed() || input == Path::new("-") => Self::StandardOutput,
            None => Self::File(input.with_extension(kind.file_extension())),
        };
        match &destination {
            Self::StandardOutput if !kind.is_text() && io::stdout().is_terminal() => {
                Err("a binary module is not written to a terminal: name a file with -o, or pass --spirv-tools-dis"
                    .into())
            }
            Self::StandardOutput | Self::File(_) => Ok(destination),
        }
    }

    /// Writes everything, or does not change the file.
    pub(crate) fn write(&self, bytes: &[u8]) -> Result<()> {
        self.prepare(bytes)?.finish()
    }

    /// Performs every step that can fail except the last; the destination does not change yet.
    pub(crate) fn prepare<'b>(&self, bytes: &'b [u8]) -> Result<Prepared<'b>> {
        match self {
            Self::StandardOutput => Ok(Prepared::StandardOutput(bytes)),
            Self::File(path) => prepare_file(path, bytes).map_err(|error| failed(&path.display().to_string(), error)),
        }
    }
}

impl fmt::Display for Destination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StandardOutput => f.write_str("standard output"),
            Self::File(path) => path.display().fmt(f),
        }
    }
}

/// An output that is ready for its last step.
pub(crate) enum Prepared<'b> {
    StandardOutput(&'b [u8]),
    /// A file that cannot be replaced: a special file (`/dev/null`, a pipe), or one in a folder that is not writable.
    InPlace(File, PathBuf, &'b [u8]),
    /// A temporary file in the folder of the final name.
    Beside(TempPath, PathBuf, &'b [u8]),
}

impl Prepared<'_> {
    /// Returns `true` if the last step writes, and therefore can fail more often than a rename.
    pub(crate) fn is_in_place(&self) -> bool {
        match self {
            Self::StandardOutput(_) | Self::InPlace(..) => true,
            Self::Beside(..) => false,
        }
    }

    /// Writes everything, or does not change the file.
    pub(crate) fn finish(self) -> Result<()> {
        match self {
            Self::StandardOutput(bytes) => {
                let mut stdout = io::stdout().lock();
                stdout.write_all(bytes).and_then(|()| stdout.flush()).map_err(|error| failed("standard output", error))
            }
            Self::InPlace(file, path, bytes) => {
                write_in_place(&file, bytes).map_err(|error| failed(&path.display().to_string(), error))
            }
            Self::Beside(file, path, bytes) => {
                let replaced = file.persist(&path).map_err(|error| error.error);
                let written = replaced.or_else(|error| match is_irreplaceable(&error) && path.is_file() {
                    true => write_in_place(&open_in_place(&path)?, bytes),
                    false => Err(error),
                });
                written.map_err(|error| failed(&path.display().to_string(), error))
            }
        }
    }
}

fn failed(name: &str, error: io::Error) -> Error {
    Error::io(format!("cannot write {name}"), error)
}

/// Writes a temporary file, which is to be renamed, in the folder of the file that `path` resolves to.
fn prepare_file<'b>(path: &Path, bytes: &'b [u8]) -> io::Result<Prepared<'b>> {
    let path = resolved(path)?;
    let old = fs::metadata(&path).ok();
    if old.as_ref().is_some_and(|old| !old.is_file()) {
        return Ok(Prepared::InPlace(open_in_place(&path)?, path, bytes));
    }
    let folder = match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    if !folder.is_dir() {
        return Err(io::Error::new(io::ErrorKind::NotFound, format!("the folder {} does not exist", folder.display())));
    }
    let fill = |mut file: &File| {
        if let Some(old) = &old {
            file.set_permissions(old.permissions())?;
        }
        file.write_all(bytes)
    };
    match temporary_file(folder, fill) {
        Ok(file) => Ok(Prepared::Beside(file, path, bytes)),
        Err(error) if old.is_some() && is_irreplaceable(&error) => {
            Ok(Prepared::InPlace(open_in_place(&path)?, path, bytes))
        }
        Err(error) => Err(error),
    }
}

/// Returns `true` if an error says that a file cannot be created beside the old one, or cannot replace it. The old file
/// may be writable all the same.
fn is_irreplaceable(error: &io::Error) -> bool {
    use io::ErrorKind::{CrossesDevices, PermissionDenied, ReadOnlyFilesystem, ResourceBusy};
    matches!(error.kind(), CrossesDevices | PermissionDenied | ReadOnlyFilesystem | ResourceBusy)
}

/// Opens a file that exists; it does not change yet.
fn open_in_place(path: &Path) -> io::Result<File> {
    File::options().write(true).open(path)
}

fn write_in_place(mut file: &File, bytes: &[u8]) -> io::Result<()> {
    if file.metadata()?.is_file() {
        file.set_len(0)?;
    }
    file.write_all(bytes)
}

/// Resolves the symbolic links of a path; the target of the last may not exist yet.
pub(super) fn resolved(path: &Path) -> io::Result<PathBuf> {
    /// The limit of Linux.
    const MAX_LINKS: usize = 40;
    let mut path = path.to_owned();
    for _ in 0..MAX_LINKS {
        if let Ok(real) = fs::canonicalize(&path) {
            return Ok(real);
        }
        // The link target of a pipe's descriptor is not in any folder.
        match fs::read_link(&path) {
            Ok(target) if fs::metadata(&path).is_err() => path = path.parent().unwrap_or(Path::new("")).join(target),
            _ => return Ok(path),
        }
    }
    // A cycle of links: returns the error of the operating system.
    fs::metadata(&path).map(|_| path)
}

/// Creates a temporary file in a folder, with the default permissions of new files, and the contents that `fill` writes.
fn temporary_file(folder: &Path, fill: impl Fn(&File) -> io::Result<()>) -> io::Result<TempPath> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".llvm-spirv-rs-");
    let unnamed = unnamed_file(folder).and_then(|file| {
        fill(&file)?;
        Ok(builder.make_in(folder, |path| link(&file, path))?.into_temp_path())
    });
    unnamed.or_else(|_| {
        let named = builder.make_in(folder, |path| File::options().write(true).create_new(true).open(path))?;
        fill(named.as_file())?;
        Ok(named.into_temp_path())
    })
}

/// Creates a file without a name. Fails where the file system has none.
#[cfg(target_os = "linux")]
fn unnamed_file(folder: &Path) -> io::Result<File> {
    use rustix::fs::{Mode, OFlags, open};
    let flags = OFlags::WRONLY | OFlags::TMPFILE | OFlags::CLOEXEC;
    Ok(open(folder, flags, Mode::from_raw_mode(0o666))?.into())
}

/// Gives a file without a name its name. Fails without the file system `/proc`.
#[cfg(target_os = "linux")]
fn link(file: &File, path: &Path) -> io::Result<()> {
    use rustix::fs::{AtFlags, CWD, linkat};
    use std::os::fd::AsRawFd;
    let descriptor = format!("/proc/self/fd/{}", file.as_raw_fd());
    Ok(linkat(CWD, descriptor, CWD, path, AtFlags::SYMLINK_FOLLOW)?)
}

#[cfg(not(target_os = "linux"))]
fn unnamed_file(_: &Path) -> io::Result<File> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(not(target_os = "linux"))]
fn link(_: &File, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn goes_to(input: &str, output: Option<&str>, form: ModuleForm, file: &str) {
        let destination = Destination::choose(Path::new(input), output.map(Path::new), OutputKind::Module(form));
        assert_eq!(destination, Ok(Destination::File(file.into())));
    }

    #[test]
    fn the_default_file_is_in_the_folder_of_the_input() {
        goes_to("a/b.bc", None, ModuleForm::Binary, "a/b.spv");
        goes_to("a/b", None, ModuleForm::Binary, "a/b.spv");
        goes_to("a/b.bc", Some("c"), ModuleForm::Assembly, "c");
    }

    /// A file of another file system cannot replace it, as no file can replace a mount point.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_file_that_cannot_be_replaced_is_written_in_place() {
        use std::os::unix::fs::MetadataExt;

        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.spv");
        fs::write(&path, "the old contents").unwrap();
        let old = fs::metadata(&path).unwrap();
        let file = ["/dev/shm", "/dev", "/run", "/var/tmp", env!("CARGO_MANIFEST_DIR")].iter().find_map(|folder| {
            fs::metadata(folder).ok().filter(|found| found.dev() != old.dev())?;
            temporary_file(Path::new(folder), |_| Ok(())).ok()
        });
        let file = file.expect("a second file system that is writable");
        Prepared::Beside(file, path.clone(), b"new").finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
        assert_eq!(fs::metadata(&path).unwrap().ino(), old.ino());
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_replaced_completely_and_keeps_its_permissions() {
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
