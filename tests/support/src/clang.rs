//! Clang as a program, whose results are kept: several tests compile the same programs.
//!
//! Clang runs in the folder of the source and names it without the folder, so that no path of this machine is in the
//! result.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;

use crate::kept;

/// The compiler.
const CLANG: &str = "clang-22";

/// The maximum length of clang's output in a message.
const MAX_PRINTED: usize = 4000;

/// Returns the output of clang for a source file, which includes no other file of this repository.
pub fn compile(options: &[&str], source: &Path) -> Result<Vec<u8>, String> {
    let text = fs::read_to_string(source).map_err(|error| format!("{}: {error}", source.display()))?;
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    kept::get("clang", &format!("{}\n{}\n{name}\n{text}", version()?, options.join(" ")), || run(options, source))
}

fn run(options: &[&str], source: &Path) -> Result<Vec<u8>, String> {
    let mut clang = Command::new(CLANG);
    if let Some(folder) = source.parent() {
        clang.current_dir(folder);
    }
    clang.args(options).args(["-ffile-compilation-dir=.", "-o", "-"]).args(source.file_name());
    let output = clang.output().map_err(|error| format!("{clang:?}: {error}; scripts/setup installs it"))?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let printed: String = String::from_utf8_lossy(&output.stderr).chars().take(MAX_PRINTED).collect();
    Err(format!("{clang:?}: {}\n{printed}", output.status))
}

/// Returns the version of clang and of its package.
fn version() -> Result<&'static str, String> {
    static VERSION: OnceLock<Result<String, String>> = OnceLock::new();
    let version = VERSION.get_or_init(|| {
        let output = Command::new(CLANG).arg("--version").output();
        let output = output.map_err(|error| format!("{CLANG}: {error}; scripts/setup installs it"))?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    });
    version.as_ref().map(String::as_str).map_err(Clone::clone)
}
