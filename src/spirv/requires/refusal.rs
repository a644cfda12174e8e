//! Why something cannot be declared, and the sentence that says so.

use crate::error::{Error, ErrorKind};
use crate::spirv::extension::Extension;
use crate::spirv::grammar::{EnumKind, Op, Version, enum_row, enumerant};

/// Why a row of the grammar cannot be satisfied under the limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    /// The grammar has no such row.
    Unknown,
    /// Only graphics shaders have it.
    Shader,
    /// One of these extensions would have to be allowed.
    Extension(&'static [&'static str]),
    /// The version limit is too low, and none of the extensions that would also do is allowed.
    Version(Version, &'static [&'static str]),
    /// The version limit would do, but something else in the module is gone after the last of these two.
    Conflict(Version, Version),
    /// It is gone after this version, and the module needs a higher one.
    Dropped(Version),
}

impl Refusal {
    pub(super) fn of_op(self, op: Op) -> Error {
        self.of(&op.to_string())
    }

    pub(super) fn of_enumerant(self, kind: EnumKind, value: u32) -> Error {
        let kind_name = enum_row(kind).name;
        match enumerant(kind, value) {
            Some(row) => self.of(&format!("{kind_name} {}", row.name)),
            None => self.of(&format!("{kind_name} {value}")),
        }
    }

    /// The error, where `subject` is what cannot be had.
    #[cold]
    pub(super) fn of(self, subject: &str) -> Error {
        let (kind, message) = match self {
            Self::Unknown => (ErrorKind::InvalidInstruction, format!("{subject} is not in the SPIR-V grammar")),
            Self::Shader => {
                (ErrorKind::InvalidInstruction, format!("{subject} needs capability Shader, which kernels do not have"))
            }
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
                format!("{subject} needs SPIR-V {version}, but the module uses something that ends with SPIR-V {last}"),
            ),
            Self::Dropped(last) => (
                ErrorKind::RequiresVersion,
                format!("{subject} ends with SPIR-V {last}, but the module needs a later version"),
            ),
        };
        Error::new(kind, message)
    }
}

/// The name to recommend: of the [readiest](crate::spirv::extension::Adoption) extension.
fn first(names: &[&'static str]) -> &'static str {
    names.iter().copied().min_by_key(|name| Extension::by_name(name).map(Extension::adoption)).unwrap_or("")
}
