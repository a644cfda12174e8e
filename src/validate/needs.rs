//! The instructions that need each declaration of a module: its version, its capabilities, its extensions.
//!
//! An instruction needs a declaration if the module without it violates a rule there.

use std::collections::BTreeSet;
use std::fmt;

use super::first_use::{self, User};
use super::rules;
use crate::spirv::View;
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{Capability, Version};
use crate::spirv::requires::Declared;

/// A declaration of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Declaration {
    /// The version in the header.
    Version(Version),
    /// A capability.
    Capability(Capability),
    /// The name of an extension.
    Extension(String),
}

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Version(version) => write!(f, "SPIR-V {version}"),
            Self::Capability(capability) => write!(f, "capability {capability}"),
            Self::Extension(name) => write!(f, "extension {name}"),
        }
    }
}

/// A declaration and the instructions that need it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Need {
    /// The declaration.
    pub declaration: Declaration,
    /// The first instruction of each function that needs it. If no function does, the declarations that need it; none if no
    /// instruction alone does, as for a capability that another one implies, or the version 1.0.
    pub users: Vec<User>,
}

/// The capabilities of types of 16 bits. Each allows the type itself, so that a module lacks neither without the other.
const HALVES: [Capability; 2] = [Capability::Float16, Capability::Float16Buffer];

/// Returns the instructions that need each declaration of a valid module: its version, then capabilities and extensions in
/// their order in the module.
pub fn needs(view: &View<'_>) -> Vec<Need> {
    let version = view.version().map(Declaration::Version);
    let capabilities = view.capabilities().map(|(_, capability)| Declaration::Capability(capability));
    let extensions = view.extensions().map(|(_, name)| Declaration::Extension(name));
    let all = version.into_iter().chain(capabilities).chain(extensions);
    all.map(|declaration| Need { users: users(view, &declaration), declaration }).collect()
}

/// Returns the first instruction in each function that needs a declaration; see [`Need::users`].
pub fn users(view: &View<'_>, declaration: &Declaration) -> Vec<User> {
    if *declaration == Declaration::Version(Version::V1_0) {
        return Vec::new();
    }
    let declared = Declared::from_view(view);
    let without = match declaration {
        Declaration::Version(version) => declared.with_version(version.previous()),
        Declaration::Capability(capability) if HALVES.contains(capability) => {
            without_capabilities(view, &declared, &HALVES)
        }
        Declaration::Capability(capability) => without_capabilities(view, &declared, &[*capability]),
        Declaration::Extension(name) => {
            let without = declared.without_extension(name);
            let lost = view.capabilities().map(|(_, capability)| capability);
            let lost: Vec<_> = lost.filter(|capability| without.lacks_for_capability(*capability)).collect();
            without_capabilities(view, &without, &lost)
        }
    };
    let users = first_use::in_each_function(view, &rules::lacking(view, without));
    if users.is_empty() { users_of_extensions(view, declaration) } else { users }
}

/// Returns the users of the extensions that require a version or an extension.
fn users_of_extensions(view: &View<'_>, declaration: &Declaration) -> Vec<User> {
    let requires = |extension: &Extension| match declaration {
        Declaration::Version(version) => extension.version() == *version,
        Declaration::Extension(name) => extension.needs().any(|needed| needed.name() == name),
        Declaration::Capability(_) => false,
    };
    let extensions = view.extensions().filter_map(|(_, name)| Extension::by_name(&name)).filter(requires);
    let users = extensions.flat_map(|extension| users(view, &Declaration::Extension(extension.name().to_owned())));
    users.collect::<BTreeSet<User>>().into_iter().collect()
}

/// Returns `declared` without some capabilities.
fn without_capabilities(view: &View<'_>, declared: &Declared, lost: &[Capability]) -> Declared {
    let kept = view.capabilities().map(|(_, capability)| capability).filter(|capability| !lost.contains(capability));
    declared.with_capabilities(kept)
}
