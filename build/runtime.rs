//! The libraries of the C and C++ compilers in their static form: part of the build scripts of this workspace.

use std::env;
use std::error::Error;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

/// The name by which the linker looks for a library, and the file that has its static form.
const LIBRARIES: [(&str, &str); 2] = [("libstdc++.a", "libstdc++.a"), ("libgcc_s.a", "libgcc_eh.a")];

/// Returns a folder with the static libraries that the compiler has.
///
/// Loading the shared ones and binding their symbols takes a seventh of the time of a small translation, and what is
/// built runs where they are missing. The linker prefers a shared library to a static one only within a folder, and a
/// folder in its arguments comes before those of the compiler.
pub(crate) fn static_libraries() -> Result<PathBuf, Box<dyn Error>> {
    let folder = PathBuf::from(env::var_os("OUT_DIR").ok_or("OUT_DIR is not set: run this script through cargo")?)
        .join("runtime");
    fs::create_dir_all(&folder)?;
    for (name, file) in LIBRARIES {
        let link = folder.join(name);
        if link.symlink_metadata().is_ok() {
            fs::remove_file(&link)?;
        }
        if let Some(library) = find(file)? {
            symlink(library, link)?;
        }
    }
    Ok(folder)
}

/// Returns the path of a library in the folders of the C++ compiler.
pub(crate) fn find(file: &str) -> Result<Option<PathBuf>, Box<dyn Error>> {
    let compiler = cc::Build::new().cpp(true).try_get_compiler()?;
    let output = compiler.to_command().arg(format!("-print-file-name={file}")).output()?;
    // The compiler prints the bare name of a file that it does not have.
    let path = PathBuf::from(String::from_utf8(output.stdout)?.trim());
    Ok(Some(path).filter(|path| Path::is_absolute(path) && path.is_file()))
}
