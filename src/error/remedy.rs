//! Options that allow what an error refuses.

use std::fmt;

/// An option that allows a construct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Remedy {
    /// The option that allows the extension of this name.
    Extension(&'static str),
    /// The option that allows this version.
    Version(String),
    /// Other options, as on the command line.
    Options(String),
}

impl fmt::Display for Remedy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Extension(name) => write!(f, "--spirv-ext=+{name}"),
            Self::Version(version) => write!(f, "--spirv-max-version={version}"),
            Self::Options(options) => f.write_str(options),
        }
    }
}

/// The remedies that an environment permits, or the end of the message that says why there is none.
pub(crate) type Permitted = Result<Vec<Remedy>, String>;

/// The remedies of an error, each of which allows the construct.
#[derive(Debug, Default)]
pub(super) struct Remedies {
    pub(super) list: Vec<Remedy>,
    /// The alternatives as text, if there are any.
    pub(super) text: Option<String>,
}

impl From<Vec<Remedy>> for Remedies {
    fn from(list: Vec<Remedy>) -> Self {
        let alternatives: Vec<_> = list.iter().map(Remedy::to_string).collect();
        Self { list, text: (!alternatives.is_empty()).then(|| alternatives.join(" or ")) }
    }
}
