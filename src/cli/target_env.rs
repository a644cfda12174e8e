//! The value of `--target-env`: the name of an environment, or a file that describes a device.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use llvm_spirv_rs::validate::environment::Environment;
use llvm_spirv_rs::{Error, ErrorKind, Result};

/// Returns the file that a value names; other values name environments.
pub(super) fn file(text: &OsStr) -> Option<&Path> {
    Some(Path::new(text)).filter(|path| path.extension().is_some_and(|extension| extension == "json"))
}

/// Returns the environment with a name, or that of a file whose name ends in `.json`.
pub(crate) fn parse(text: &str) -> Result<Environment> {
    let unknown = |message: String| Error::new(ErrorKind::UnknownEnvironment, message);
    let Some(path) = file(OsStr::new(text)) else {
        return text.parse::<Environment>().map_err(|error| {
            unknown(format!("{}; the name of a file that describes a device must end in .json", error.message()))
        });
    };
    let bytes = fs::read(path).map_err(|error| Error::io(format!("cannot read {text}"), error))?;
    Environment::from_json(&bytes, text)
}
