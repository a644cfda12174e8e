//! Reasons why a requirement cannot be satisfied, and their messages.

use crate::error::{Error, ErrorKind, Remedy};
use crate::spirv::extension::{Extension, ExtensionSet};
use crate::spirv::grammar::{Capability, EnumKind, Op, Version, enum_row, enumerant};

/// The reason why a row of the grammar cannot be satisfied under the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The grammar has no such row.
    Unknown,
    /// Only graphics shaders provide it.
    Shader,
    /// The target environment does not have this capability.
    Capability(Capability),
    /// One of these extensions would have to be allowed.
    Extension(&'static [&'static str]),
    /// One of several capabilities would do, and needs an extension of `all`; the first capability needs one of `names`.
    AnyExtension { names: &'static [&'static str], all: ExtensionSet },
    /// The version limit is too low, and none of the alternative extensions is allowed.
    Version { required: Version, limit: Version, alternatives: &'static [&'static str] },
    /// The first version is required, but versions after the second one removed an instruction of the module.
    Conflict(Version, Version),
    /// Versions after this one removed it, and the module requires a later version.
    Dropped(Version),
}

impl Refusal {
    pub(super) fn of_op(self, op: Op) -> Error {
        self.error(&op.to_string())
    }

    pub(super) fn of_enumerant(self, kind: EnumKind, value: u32) -> Error {
        let kind_name = enum_row(kind).name;
        match enumerant(kind, value) {
            Some(row) => self.error(&format!("{kind_name} {}", row.name)),
            None => self.error(&format!("{kind_name} {value}")),
        }
    }

    /// Returns the error, where `what` has the requirement.
    #[cold]
    pub(super) fn error(self, what: &str) -> Error {
        match self {
            Self::Unknown => Error::new(ErrorKind::InvalidInstruction, format!("{what} is not in the SPIR-V grammar")),
            Self::Shader => Error::new(
                ErrorKind::InvalidInstruction,
                format!("{what} needs capability Shader, which is not available in kernels"),
            ),
            Self::Capability(capability) => Error::new(
                ErrorKind::TargetEnvironment,
                match what.strip_prefix("Capability ") == Some(&capability.to_string()) {
                    true => format!("the target environment does not have the capability {capability}"),
                    false => {
                        format!("{what} needs the capability {capability}, which the target environment does not have")
                    }
                },
            ),
            Self::Extension(names) => {
                Error::new(ErrorKind::RequiresExtension, format!("{what} needs {}", listed(names)))
                    .allowed_by([allowing(names)])
                    .about(with_needs(names))
            }
            Self::AnyExtension { names, all } => {
                let mut all: Vec<&'static str> = all.iter().map(Extension::name).collect();
                all.sort_by_key(|name| !names.contains(name));
                Error::new(ErrorKind::RequiresExtension, format!("{what} needs {}", all.join(" or ")))
                    .allowed_by(all.into_iter().map(Remedy::Extension))
                    .about(with_needs(names))
            }
            Self::Version { required, limit, alternatives: [] } => {
                Error::new(ErrorKind::RequiresVersion, format!("{what} needs SPIR-V {required}"))
                    .allowed_by([raising(required)])
                    .about(restriction(limit, required))
            }
            Self::Version { required, alternatives, .. } => Error::new(
                ErrorKind::RequiresExtension,
                format!("{what} needs {} or SPIR-V {required}", listed(alternatives)),
            )
            .allowed_by([allowing(alternatives), raising(required)])
            .about(listed(alternatives)),
            Self::Conflict(version, last) => Error::new(
                ErrorKind::RequiresVersion,
                format!(
                    "{what} needs SPIR-V {version}, but the module uses an instruction that versions after {last} \
                     removed"
                ),
            )
            .about(restriction(last, version)),
            Self::Dropped(last) => Error::new(
                ErrorKind::RequiresVersion,
                format!("{what} is not available after SPIR-V {last}, but the module needs a later version"),
            ),
        }
    }
}

/// Returns the option that allows the [first] of the extensions.
fn allowing(names: &[&'static str]) -> Remedy {
    Remedy::Extension(first(names))
}

/// Returns the option that allows a version.
fn raising(version: Version) -> Remedy {
    Remedy::Version(version.to_string())
}

/// Returns the subject of an error about versions.
fn restriction(limit: Version, required: Version) -> String {
    let (limit_word, required_word) = (limit.word(), required.word());
    format!(
        "SPIR-V version was restricted to at most {limit} ({limit_word}) but a construct from the input requires \
         SPIR-V version {required} ({required_word}) or above"
    )
}

/// Returns the names as alternatives, and on lines of their own the extensions that the first of them needs.
fn with_needs(names: &[&'static str]) -> String {
    let needed = Extension::by_name(first(names)).into_iter().flat_map(Extension::needs).map(Extension::name);
    std::iter::once(listed(names)).chain(needed.map(str::to_owned)).collect::<Vec<_>>().join("\n")
}

/// Returns the names as alternatives, the most [preferred](crate::spirv::extension::Adoption) first.
fn listed(names: &[&'static str]) -> String {
    let mut names = names.to_vec();
    names.sort_by_key(|name| Extension::by_name(name).map(Extension::adoption));
    names.join(" or ")
}

/// Returns the name of the most [preferred](crate::spirv::extension::Adoption) extension.
pub(super) fn first(names: &[&'static str]) -> &'static str {
    names.iter().copied().min_by_key(|name| Extension::by_name(name).map(Extension::adoption)).unwrap_or("")
}
