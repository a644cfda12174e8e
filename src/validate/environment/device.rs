//! Devices as JSON.

use serde::Deserialize;

use super::Environment;
use crate::error::{Error, ErrorKind, Result};
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{EnumKind, Version, enumerant_by_name};

/// The properties that a device reports, as `scripts/device-env` writes them.
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
    /// `true` if names are no errors that this program does not know: a device may report what is newer.
    #[serde(default)]
    allow_unknown: bool,
}

/// A capability by its name or, as devices report it, by its number.
#[derive(Deserialize)]
#[serde(untagged, expecting = "the name or the number of a capability")]
enum Capability {
    Name(String),
    Number(u32),
}

impl Environment {
    /// Returns the environment of a device that JSON describes: an object with `name`, `version`, `extensions`,
    /// `capabilities` and `allow_unknown`, each of which may be absent. `name` is the name of the device if the object has
    /// none.
    ///
    /// # Errors
    ///
    /// `UnknownEnvironment` if the text is no such object, or has an unknown name of an extension or a capability while
    /// `allow_unknown` is not `true`.
    pub fn from_json(text: &[u8], name: &str) -> Result<Self> {
        let unknown = |message: String| Error::new(ErrorKind::UnknownEnvironment, format!("{name}: {message}"));
        let device: Device = serde_json::from_slice(text).map_err(|error| unknown(error.to_string()))?;
        if let Some(message) = device.unknown_name().filter(|_| !device.allow_unknown) {
            return Err(unknown(message));
        }
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

impl Device {
    /// Returns a message about the first unknown name. Numbers of capabilities are those that devices report.
    fn unknown_name(&self) -> Option<String> {
        const REMEDY: &str = "correct the name, or allow it with `\"allow_unknown\": true`";
        let extension = self.extensions.iter().find(|name| Extension::by_name(name).is_none()).map(|name| {
            let near = Extension::nearest(name).map(|near| format!(" (similar: {})", near.name()));
            format!("unknown extension {name}{}: {REMEDY}", near.unwrap_or_default())
        });
        let mut names = self.capabilities.iter().flatten().filter_map(|capability| match capability {
            Capability::Name(name) => Some(name),
            Capability::Number(_) => None,
        });
        let is_unknown =
            |name: &&String| name.parse::<u32>().is_err() && enumerant_by_name(EnumKind::Capability, name).is_none();
        extension.or_else(|| names.find(is_unknown).map(|name| format!("unknown capability {name}: {REMEDY}")))
    }
}
