//! Clang as a program, whose results are kept: several tests compile the same programs.
//!
//! A result is a file in the folder `clang` of the cache. It contains its key (clang's version, the options, the name and
//! the text of the source), so that it is used for nothing else. Clang runs in the folder of the source and names it
//! without the folder, so that no path of this machine is in the result.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

/// The compiler.
const CLANG: &str = "clang-22";

/// The maximum length of clang's output in a message.
const MAX_PRINTED: usize = 4000;

/// Returns the output of clang for a source file, which includes no other file of this repository.
pub(crate) fn compile(options: &[&str], source: &Path) -> Result<Vec<u8>, String> {
    let text = fs::read_to_string(source).map_err(|error| format!("{}: {error}", source.display()))?;
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let key = format!("{}\n{}\n{name}\n{text}", version()?, options.join(" "));
    let entry = folder()?.join(format!("{:016x}", hash(&key)));
    let failed = |error: std::io::Error| format!("{}: {error}", entry.display());
    // Another test that needs the same result waits for it.
    let lock = File::create(entry.with_extension("lock")).map_err(failed)?;
    lock.lock().map_err(failed)?;
    if let Some(output) = fs::read(&entry).ok().and_then(|bytes| bytes.strip_prefix(key.as_bytes()).map(<[u8]>::to_vec))
    {
        return Ok(output);
    }
    let output = run(options, source)?;
    // A process may end while it writes.
    let unfinished = entry.with_extension("unfinished");
    fs::write(&unfinished, [key.as_bytes(), &output].concat()).map_err(failed)?;
    fs::rename(&unfinished, &entry).map_err(failed)?;
    Ok(output)
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

/// Returns the folder of the results.
fn folder() -> Result<PathBuf, String> {
    let cache = match std::env::var_os("LLVM_SPIRV_RS_CACHE") {
        Some(path) => path.into(),
        None => Path::new(&std::env::var_os("HOME").ok_or("HOME is not set")?).join(".cache/llvm-spirv-rs"),
    };
    let folder = cache.join("clang");
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

/// Returns a number that depends on all bytes of the text (FNV-1a).
fn hash(text: &str) -> u64 {
    let mix = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}
