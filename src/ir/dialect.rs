//! The releases of LLVM whose assembly and bitcode a module is written for.
//!
//! A module that `lift` builds is in the dialect of one release. What depends on it is decided here: [`Feature::since`] is
//! the table of what came when. Flags and attributes that are promises are omitted if a release does not have them
//! ([`forms`]); types and intrinsics are chosen where the module is built.

pub(crate) mod forms;

use std::fmt;
use std::str::FromStr;

/// A release of LLVM, by its major version.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Dialect(u8);

/// A construct of LLVM IR that some releases do not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Feature {
    /// `memory(...)` instead of `readnone`, `argmemonly` and the like.
    MemoryAttribute,
    /// `target("spirv.Image", ...)`
    TargetTypes,
    /// The texts of annotations may be in any address space, which is part of the names of the intrinsics.
    AnnotationSpaces,
    /// Assembly may have a `DIFile` with an empty source.
    EmptySource,
    /// `llvm.frexp`, `llvm.ldexp`
    ExponentIntrinsics,
    /// `llvm.exp10`
    DecimalExponential,
    /// The names of `llvm.stacksave` and `llvm.stackrestore` have the type of the pointer.
    StackPointerTypes,
    /// `nneg` of `zext`, `disjoint` of `or`
    IntegerPromises,
    /// `nneg` of `uitofp`, `nuw` and `nsw` of `trunc`, `nuw` and `nusw` of `getelementptr`
    ConversionPromises,
    /// Debug records instead of calls of `llvm.dbg.*`.
    DebugRecords,
    /// Data layouts with the address space of global variables, for SPIR targets.
    GlobalsSpace,
    /// `splat (...)`
    Splat,
    /// Constant expressions `getelementptr` with flags in one record of bitcode.
    AddressFlags,
    /// `samesign` of `icmp`
    SameSign,
    /// Fast-math flags of `fptrunc` and `fpext`.
    ConversionFastMath,
    /// `captures(...)` instead of `nocapture`.
    Captures,
    /// `memory` has `errno` and the memory of targets apart from other memory.
    ErrnoMemory,
    /// Sizes and offsets in debug information may be expressions.
    SizeReferences,
    /// `llvm.lifetime.*` without the size.
    LifetimeWithoutSize,
    /// The alignment of `llvm.masked.*` is an attribute.
    MaskedAlignment,
}

impl Feature {
    /// Returns the first release that has the construct.
    const fn since(self) -> u8 {
        match self {
            Self::MemoryAttribute | Self::TargetTypes | Self::AnnotationSpaces | Self::EmptySource => 16,
            Self::ExponentIntrinsics => 17,
            Self::StackPointerTypes | Self::IntegerPromises | Self::DecimalExponential => 18,
            Self::ConversionPromises | Self::DebugRecords | Self::Splat | Self::AddressFlags | Self::GlobalsSpace => 19,
            Self::SameSign | Self::ConversionFastMath => 20,
            Self::Captures => 21,
            // LLVM 21 may have some of these and reads the older form, too.
            Self::ErrnoMemory | Self::SizeReferences | Self::LifetimeWithoutSize | Self::MaskedAlignment => 22,
        }
    }
}

impl Dialect {
    /// The oldest release: the first one whose pointers have no pointees.
    pub const OLDEST: Self = Self(15);
    /// The release whose IR this crate reads.
    pub const LATEST: Self = Self(22);

    /// Returns the major version of the release.
    pub fn version(self) -> u8 {
        self.0
    }

    /// Returns all dialects, the oldest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::OLDEST.0..=Self::LATEST.0).map(Self)
    }

    /// Returns `true` if the release has a construct.
    pub(crate) fn has(self, feature: Feature) -> bool {
        self.0 >= feature.since()
    }

    /// Returns `true` if assembly of the release has a name for a `DW_LANG` of DWARF.
    pub(crate) fn names_language(self, number: u64) -> bool {
        /// `DW_LANG_BLISS`, the last one that LLVM 15 has.
        const LAST_OF_OLDEST: u64 = 0x25;
        /// `DW_LANG_lo_user`
        const VENDORS: u64 = 0x8000;
        self == Self::LATEST || number <= LAST_OF_OLDEST || number >= VENDORS
    }
}

impl Default for Dialect {
    fn default() -> Self {
        Self::LATEST
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The text is not the major version of a release whose dialect is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseDialectError;

impl fmt::Display for ParseDialectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected a release of LLVM from {} to {}", Dialect::OLDEST, Dialect::LATEST)
    }
}

impl std::error::Error for ParseDialectError {}

impl FromStr for Dialect {
    type Err = ParseDialectError;

    fn from_str(text: &str) -> Result<Self, ParseDialectError> {
        Self::all().find(|dialect| dialect.to_string() == text).ok_or(ParseDialectError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_supported_releases_have_a_name() {
        assert_eq!("15".parse(), Ok(Dialect::OLDEST));
        for text in ["14", "23", "", "15.0", "+15"] {
            assert_eq!(text.parse::<Dialect>(), Err(ParseDialectError), "{text}");
        }
    }
}
