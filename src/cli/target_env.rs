//! The value of `--target-env`: the name of an environment, or a file that describes a device.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use llvm_spirv_rs::validate::environment::Environment;
use llvm_spirv_rs::{Error, ErrorKind, Result, Version};
use serde::Deserialize;

/// What a device reports, as `scripts/device-env` writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Device {
    /// The name for messages; by default that of the file.
    name: Option<String>,
    /// The highest version of SPIR-V; by default there is no limit.
    version: Option<String>,
    /// The names of extensions.
    #[serde(default)]
    extensions: Vec<String>,
    /// The capabilities; by default all that the version and the extensions have.
    capabilities: Option<Vec<Capability>>,
}

/// A capability by its name or, as devices report it, by its number.
#[derive(Deserialize)]
#[serde(untagged, expecting = "the name or the number of a capability")]
enum Capability {
    Name(String),
    Number(u32),
}

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
    let device: Device = serde_json::from_slice(&bytes).map_err(|error| unknown(format!("{text}: {error}")))?;
    let version = device.version.map(|version| version.parse::<Version>()).transpose();
    let version = version.map_err(|error| unknown(format!("{text}: {error}")))?;
    let capabilities = device.capabilities.map(|list| {
        let names = list.into_iter().map(|capability| match capability {
            Capability::Name(name) => name,
            Capability::Number(number) => number.to_string(),
        });
        names.collect::<Vec<_>>()
    });
    let capabilities = capabilities.as_ref().map(|names| names.iter().map(String::as_str));
    let extensions = device.extensions.iter().map(String::as_str);
    Ok(Environment::of_device(device.name.as_deref().unwrap_or(text), version, extensions, capabilities))
}
