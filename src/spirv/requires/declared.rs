//! The declarations of a finished module, and the check that they satisfy the rows of the grammar.

use super::parts;
use super::state::{CapabilitySet, RequirementRow, is_from_extension};
use crate::spirv::View;
use crate::spirv::extension::{Extension, ExtensionSet};
use crate::spirv::grammar::{Capability, EnumKind, Op, Version};

/// The declarations of a finished module.
#[derive(Clone, Debug)]
pub struct Declared {
    version: Version,
    /// The declared capabilities and all capabilities that they imply.
    capabilities: CapabilitySet,
    extensions: ExtensionSet,
}

/// The missing requirement of an opcode or an enumerant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MissingRequirement {
    /// The grammar has no such opcode or enumerant.
    Unknown,
    /// One of these capabilities.
    Capability(&'static [Capability]),
    /// The version, or one of these extensions.
    Version(Version, &'static [&'static str]),
    /// One of these extensions.
    Extension(&'static [&'static str]),
    /// Versions after this one do not have it.
    Removed(Version),
}

impl Declared {
    /// Creates the declarations of a module from its version, its capabilities and the names of its extensions; those
    /// that are not known provide nothing.
    pub fn new(
        version: Version,
        capabilities: impl Iterator<Item = Capability>,
        extensions: impl Iterator<Item = String>,
    ) -> Self {
        let extensions = extensions.filter_map(|name| Extension::by_name(&name)).collect();
        Self { version, capabilities: capabilities.collect(), extensions }
    }

    /// Returns the declarations of a parsed module.
    pub fn from_view(view: &View<'_>) -> Self {
        let capabilities = view.capabilities().map(|(_, capability)| capability);
        let extensions = view.extensions().map(|(_, name)| name);
        Self::new(view.version().unwrap_or(Version::V1_0), capabilities, extensions)
    }

    /// Returns the declarations with another version.
    pub fn with_version(&self, version: Version) -> Self {
        Self { version, ..self.clone() }
    }

    /// Returns the declarations with other capabilities.
    pub fn with_capabilities(&self, capabilities: impl Iterator<Item = Capability>) -> Self {
        Self { capabilities: capabilities.collect(), ..self.clone() }
    }

    /// Returns the declarations without an extension.
    pub fn without_extension(&self, name: &str) -> Self {
        let mut other = self.clone();
        if let Some(extension) = Extension::by_name(name) {
            other.extensions.remove(extension);
        }
        other
    }

    /// Returns the version of the module.
    pub fn version(&self) -> Version {
        self.version
    }

    /// Returns `true` if a capability is declared or implied by a declared one.
    #[inline]
    pub fn has(&self, capability: Capability) -> bool {
        self.capabilities.contains(capability)
    }

    /// Returns `true` if one of these capabilities is declared or implied by a declared one.
    pub fn has_any(&self, capabilities: &[Capability]) -> bool {
        capabilities.iter().any(|&capability| self.has(capability))
    }

    /// Returns `true` if the module declares the extension with a name.
    pub fn uses(&self, name: &str) -> bool {
        Extension::by_name(name).is_some_and(|extension| self.extensions.contains(extension))
    }

    /// Returns what the module lacks for an opcode.
    pub fn op(&self, op: Op) -> Result<(), MissingRequirement> {
        self.row(&RequirementRow::of_op(op).ok_or(MissingRequirement::Unknown)?, true)
    }

    /// Returns what the module lacks for an enumerant, or for one of the bits of a mask.
    pub fn enumerant(&self, kind: EnumKind, value: u32) -> Result<(), MissingRequirement> {
        // The capabilities of a capability are those that it implies.
        let needs_capabilities = kind != EnumKind::Capability;
        let row = |value| RequirementRow::of_enumerant(kind, value).ok_or(MissingRequirement::Unknown);
        parts(kind, value).try_for_each(|value| self.row(&row(value)?, needs_capabilities))
    }

    /// Returns `true` if a capability may not be declared.
    pub fn lacks_for_capability(&self, capability: Capability) -> bool {
        self.enumerant(EnumKind::Capability, capability.0).is_err()
    }

    fn row(&self, row: &RequirementRow, needs_capabilities: bool) -> Result<(), MissingRequirement> {
        if row.last_version.is_some_and(|last| last < self.version) {
            return Err(MissingRequirement::Removed(row.last_version.unwrap_or(self.version)));
        }
        if row.enabled_too.is_some_and(|enabled| self.has(enabled.capability)) {
            return Ok(());
        }
        if needs_capabilities && !row.capabilities.is_empty() {
            if !self.has_any(row.capabilities) {
                return Err(MissingRequirement::Capability(row.capabilities));
            }
            if row.capabilities.iter().any(|&capability| self.has(capability) && is_from_extension(capability)) {
                return Ok(());
            }
        }
        match row.version {
            Some(version) if version <= self.version => Ok(()),
            None if row.extensions.is_empty() => Ok(()),
            _ if row.extensions.iter().any(|name| self.uses(name)) => Ok(()),
            Some(version) => Err(MissingRequirement::Version(version, row.extensions)),
            None => Err(MissingRequirement::Extension(row.extensions)),
        }
    }
}
