//! Versions of the SPIR-V specification.

use std::fmt;
use std::str::FromStr;

/// A version of the specification, 1.0 to 1.6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// The number before the point.
    pub major: u8,
    /// The number after the point.
    pub minor: u8,
}

impl Version {
    /// SPIR-V 1.0.
    pub const V1_0: Self = Self { major: 1, minor: 0 };
    /// SPIR-V 1.1.
    pub const V1_1: Self = Self { major: 1, minor: 1 };
    /// SPIR-V 1.2.
    pub const V1_2: Self = Self { major: 1, minor: 2 };
    /// SPIR-V 1.3.
    pub const V1_3: Self = Self { major: 1, minor: 3 };
    /// SPIR-V 1.4.
    pub const V1_4: Self = Self { major: 1, minor: 4 };
    /// SPIR-V 1.5.
    pub const V1_5: Self = Self { major: 1, minor: 5 };
    /// SPIR-V 1.6.
    pub const V1_6: Self = Self { major: 1, minor: 6 };

    /// All versions, in order.
    pub const ALL: [Self; 7] = [Self::V1_0, Self::V1_1, Self::V1_2, Self::V1_3, Self::V1_4, Self::V1_5, Self::V1_6];

    /// Returns the version before this one, or 1.0 if there is none.
    pub fn previous(self) -> Self {
        Self { minor: self.minor.saturating_sub(1), ..self }
    }

    /// Returns the second word of a module's header (specification, section 2.3).
    pub fn word(self) -> u32 {
        u32::from(self.major) << 16 | u32::from(self.minor) << 8
    }

    /// Returns the version in a header's second word, or `None` if it is unknown.
    pub fn from_word(word: u32) -> Option<Self> {
        Self::ALL.into_iter().find(|version| version.word() == word)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// The error for a text that is not a version of SPIR-V.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseVersionError(String);

impl fmt::Display for ParseVersionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown SPIR-V version `{}`: expected 1.0 to 1.6", self.0)
    }
}

impl std::error::Error for ParseVersionError {}

impl FromStr for Version {
    type Err = ParseVersionError;

    fn from_str(text: &str) -> Result<Self, ParseVersionError> {
        let found = Self::ALL.into_iter().find(|version| version.to_string() == text);
        found.ok_or_else(|| ParseVersionError(text.to_owned()))
    }
}
