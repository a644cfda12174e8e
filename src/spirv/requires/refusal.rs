//! Reasons why a requirement cannot be satisfied, and their messages.

use crate::error::{Error, ErrorKind};
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{EnumKind, Op, Version, enum_row, enumerant};

/// The reason why a row of the grammar cannot be satisfied under the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The grammar has no such row.
    Unknown,
    /// Only graphics shaders provide it.
    Shader,
    /// One of these extensions would have to be allowed.
    Extension(&'static [&'static str]),
    /// The version limit is too low, and none of the alternative extensions is allowed.
    Version(Version, &'static [&'static str]),
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

    /// Returns the error, where `subject` has the requirement.
    #[cold]
    pub(super) fn error(self, subject: &str) -> Error {
        let (kind, message) = match self {
            Self::Unknown => (ErrorKind::InvalidInstruction, format!("{subject} is not in the SPIR-V grammar")),
            Self::Shader => (
                ErrorKind::InvalidInstruction,
                format!("{subject} needs capability Shader, which is not available in kernels"),
            ),
            Self::Extension(names) => (
                ErrorKind::RequiresExtension,
                format!("{subject} needs {} (allow it with --spirv-ext=+{})", names.join(" or "), first(names)),
            ),
            Self::Version(version, []) => (
                ErrorKind::RequiresVersion,
                format!("{subject} needs SPIR-V {version} (allow it with --spirv-max-version={version})"),
            ),
            Self::Version(version, names) => (
                ErrorKind::RequiresVersion,
                format!(
                    "{subject} needs SPIR-V {version} or {} (allow it with --spirv-max-version={version} or \
                     --spirv-ext=+{})",
                    names.join(" or "),
                    first(names)
                ),
            ),
            Self::Conflict(version, last) => (
                ErrorKind::RequiresVersion,
                format!(
                    "{subject} needs SPIR-V {version}, but the module uses an instruction that versions after \
                     {last} removed"
                ),
            ),
            Self::Dropped(last) => (
                ErrorKind::RequiresVersion,
                format!("{subject} is not available after SPIR-V {last}, but the module needs a later version"),
            ),
        };
        Error::new(kind, message)
    }
}

/// Returns the name of the most [preferred](crate::spirv::extension::Adoption) extension.
fn first(names: &[&'static str]) -> &'static str {
    names.iter().copied().min_by_key(|name| Extension::by_name(name).map(Extension::adoption)).unwrap_or("")
}
