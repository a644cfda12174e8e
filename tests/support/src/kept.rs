//! Results of other programs, which are kept: a compiler, a consumer of SPIR-V or the OpenCL device gets the same input in
//! many runs of the tests, and its result is the same.
//!
//! A result is a file in a folder of the cache. It contains the description of its input, so that it is used for nothing
//! else. A failure is not kept.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// Returns the result for an input, which the description determines: versions, options, names, and texts or digests.
/// `make` makes the result if it is not kept in this folder of the cache.
pub fn get(folder: &str, description: &str, make: impl FnOnce() -> Result<Vec<u8>, String>) -> Result<Vec<u8>, String> {
    let folder = cache()?.join(folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let entry = folder.join(digest(description.as_bytes()));
    let failed = |error: std::io::Error| format!("{}: {error}", entry.display());
    // Another test that needs the same result waits for it.
    let lock = File::create(entry.with_extension("lock")).map_err(failed)?;
    lock.lock().map_err(failed)?;
    let description = [description.as_bytes(), b"\n"].concat();
    if let Some(result) = fs::read(&entry).ok().and_then(|bytes| bytes.strip_prefix(&*description).map(<[u8]>::to_vec))
    {
        return Ok(result);
    }
    let result = make()?;
    // A process may end while it writes.
    let unfinished = entry.with_extension("unfinished");
    fs::write(&unfinished, [&*description, &result].concat()).map_err(failed)?;
    fs::rename(&unfinished, &entry).map_err(failed)?;
    Ok(result)
}

/// Returns the folder of scripts/setup.
pub fn cache() -> Result<PathBuf, String> {
    match std::env::var_os("LLVM_SPIRV_RS_CACHE") {
        Some(path) => Ok(path.into()),
        None => Ok(Path::new(&std::env::var_os("HOME").ok_or("HOME is not set")?).join(".cache/llvm-spirv-rs")),
    }
}

/// Returns a hash of bytes in 32 digits (FNV-1a with 128 bits).
pub fn digest(bytes: &[u8]) -> String {
    let mix =
        |hash: u128, byte: &u8| (hash ^ u128::from(*byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
    format!("{:032x}", bytes.iter().fold(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d, mix))
}
