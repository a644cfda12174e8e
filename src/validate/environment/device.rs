//! Devices as JSON.

use serde::Deserialize;

use super::Environment;
use crate::error::{Error, ErrorKind, Result};
use crate::spirv::grammar::Version;

/// What a device reports, as `scripts/device-env` writes it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Device {
    /// The name for messages.
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

impl Environment {
    /// Returns the environment of a device that JSON describes: an object with `name`, `version`, `extensions` and
    /// `capabilities`, each of which may be absent. `name` is the name of the device if the object has none.
    ///
    /// # Errors
    ///
    /// `UnknownEnvironment` if the text is no such object.
    pub fn from_json(text: &[u8], name: &str) -> Result<Self> {
        let unknown = |message: String| Error::new(ErrorKind::UnknownEnvironment, format!("{name}: {message}"));
        let device: Device = serde_json::from_slice(text).map_err(|error| unknown(error.to_string()))?;
        let version = device.version.map(|version| version.parse::<Version>()).transpose();
        let version = version.map_err(|error| unknown(error.to_string()))?;
        let capabilities = device.capabilities.map(|list| {
            let names = list.into_iter().map(|capability| match capability {
                Capability::Name(name) => name,
                Capability::Number(number) => number.to_string(),
            });
            names.collect::<Vec<_>>()
        });
        let capabilities = capabilities.as_ref().map(|names| names.iter().map(String::as_str));
        let extensions = device.extensions.iter().map(String::as_str);
        Ok(Self::of_device(device.name.as_deref().unwrap_or(name), version, extensions, capabilities))
    }
}
