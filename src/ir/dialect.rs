//! The releases of LLVM whose assembly and bitcode a module is written for.
//!
//! A module that `lift` builds is in the dialect of one release. What depends on it is decided here: [`Feature::since`] is
//! the table of what came when. Flags and attributes that are promises are omitted if a release does not have them; types and
//! intrinsics are chosen where the module is built.

use std::fmt;
use std::str::FromStr;

use super::attributes::{Attribute, AttributeKind};
use super::inst::{FastMath, flags};
use super::metadata::MdKind;
use super::opcode::Opcode;

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
            Self::StackPointerTypes | Self::IntegerPromises => 18,
            Self::ConversionPromises | Self::DebugRecords | Self::Splat | Self::AddressFlags | Self::GlobalsSpace => 19,
            Self::SameSign | Self::ConversionFastMath => 20,
            Self::Captures => 21,
            // LLVM 21 may have some of these and reads the older form, too.
            Self::ErrnoMemory | Self::SizeReferences | Self::LifetimeWithoutSize | Self::MaskedAlignment => 22,
        }
    }
}

/// The attributes that are younger than the oldest dialect, with their first release. All of them are promises or hints
/// that a module means the same without.
#[rustfmt::skip]
const ATTRIBUTES: &[(AttributeKind, u8)] = &[
    (AttributeKind::CoroDestroyOnlyWhenComplete,    18),
    (AttributeKind::CoroElideSafe,                  20),
    (AttributeKind::DeadOnReturn,                   22),
    (AttributeKind::DeadOnUnwind,                   18),
    (AttributeKind::HybridPatchable,                19),
    (AttributeKind::NoCreateUndefOrPoison,          22),
    (AttributeKind::NoDivergenceSource,             20),
    (AttributeKind::NoExt,                          20),
    (AttributeKind::OptimizeForDebugging,           18),
    (AttributeKind::SanitizeAllocToken,             22),
    (AttributeKind::SanitizeNumericalStability,     19),
    (AttributeKind::SanitizeRealtime,               20),
    (AttributeKind::SanitizeRealtimeBlocking,       20),
    (AttributeKind::SanitizeType,                   20),
    (AttributeKind::SkipProfile,                    16),
    (AttributeKind::Writable,                       18),
    (AttributeKind::NoFPClass,                      17),
    (AttributeKind::Range,                          19),
    (AttributeKind::Initializes,                    20),
];

/// The numbers of words that the records of nodes have before LLVM 22, for those that got more; the first release of each.
#[rustfmt::skip]
const RECORD_WORDS: &[(MdKind, &[(u8, usize)])] = &[
    (MdKind::Location,      &[(15, 6)]),
    (MdKind::BasicType,     &[(15, 7)]),
    (MdKind::DerivedType,   &[(15, 14), (19, 15)]),
    (MdKind::CompositeType, &[(15, 22)]),
    (MdKind::CompileUnit,   &[(15, 22)]),
    (MdKind::Subprogram,    &[(15, 19), (16, 20)]),
    (MdKind::Label,         &[(15, 5)]),
];

/// An attribute that LLVM has replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FormerAttribute {
    /// The number in bitcode.
    pub(crate) code: u32,
    pub(crate) name: &'static str,
}

const fn former(code: u32, name: &'static str) -> FormerAttribute {
    FormerAttribute { code, name }
}

const NO_CAPTURE: FormerAttribute = former(11, "nocapture");
const READ_NONE: FormerAttribute = former(20, "readnone");
const READ_ONLY: FormerAttribute = former(21, "readonly");
const WRITE_ONLY: FormerAttribute = former(52, "writeonly");
const ARGUMENT_MEMORY: FormerAttribute = former(45, "argmemonly");
const INACCESSIBLE_MEMORY: FormerAttribute = former(49, "inaccessiblememonly");
const ARGUMENT_OR_INACCESSIBLE_MEMORY: FormerAttribute = former(50, "inaccessiblemem_or_argmemonly");

/// The representation of an attribute in a dialect.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spelling<'m> {
    /// The attribute itself.
    Same(&'m Attribute),
    /// The attribute with another number.
    Int(AttributeKind, u64),
    /// Another attribute.
    Former(FormerAttribute),
}

/// The bits of `memory` for one of its locations: 1 for reading, 2 for writing.
const ACCESS: u64 = 3;
/// The position of the location "other memory", of which `errno` and the memory of targets were a part.
const OTHER_MEMORY: u32 = 3;
/// The locations of `memory`.
const MEMORY_LOCATIONS: u32 = 6;

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

    /// Returns the flags of an instruction that the release has.
    pub(crate) fn flags(self, opcode: Opcode, all: u32) -> u32 {
        let without = |feature: Feature, mask: u32| if self.has(feature) { 0 } else { mask };
        all & !match opcode {
            Opcode::ZExt => without(Feature::IntegerPromises, flags::NON_NEGATIVE),
            Opcode::Or => without(Feature::IntegerPromises, flags::DISJOINT),
            Opcode::UIToFP => without(Feature::ConversionPromises, flags::NON_NEGATIVE),
            Opcode::Trunc => without(Feature::ConversionPromises, flags::NO_UNSIGNED_WRAP | flags::NO_SIGNED_WRAP),
            Opcode::GetElementPtr => {
                without(Feature::ConversionPromises, flags::NO_UNSIGNED_WRAP | flags::NO_UNSIGNED_SIGNED_WRAP)
            }
            Opcode::ICmp => without(Feature::SameSign, flags::SAME_SIGN),
            Opcode::FPTrunc | Opcode::FPExt => without(Feature::ConversionFastMath, FastMath::FAST.pack()),
            _ => 0,
        }
    }

    /// Returns what the attributes of a set are in the release; those that it does not have are left out.
    pub(crate) fn attributes(self, set: &[Attribute]) -> Vec<Spelling<'_>> {
        if self == Self::LATEST {
            return set.iter().map(Spelling::Same).collect();
        }
        set.iter().flat_map(|attribute| self.attribute(attribute)).collect()
    }

    fn attribute(self, attribute: &Attribute) -> Vec<Spelling<'_>> {
        match *attribute {
            Attribute::Int(AttributeKind::Memory, effects) if !self.has(Feature::ErrnoMemory) => self.memory(effects),
            Attribute::Int(AttributeKind::Captures, what) if !self.has(Feature::Captures) => match what {
                0 => vec![Spelling::Former(NO_CAPTURE)],
                _ => Vec::new(),
            },
            _ => match attribute.kind().and_then(|kind| ATTRIBUTES.iter().find(|row| row.0 == kind)) {
                Some((_, since)) if self.0 < *since => Vec::new(),
                _ => vec![Spelling::Same(attribute)],
            },
        }
    }

    /// Returns what `memory` is without the locations that the release does not have.
    fn memory(self, effects: u64) -> Vec<Spelling<'static>> {
        let at = |location: u32| effects >> (2 * location) & ACCESS;
        let [arguments, inaccessible] = [0, 1].map(at);
        let other = (2..MEMORY_LOCATIONS).fold(0, |other, location| other | at(location));
        if self.has(Feature::MemoryAttribute) {
            let rest = (2..MEMORY_LOCATIONS).fold(0, |rest, location| rest | other << (2 * location));
            return vec![Spelling::Int(AttributeKind::Memory, arguments | inaccessible << 2 | rest)];
        }
        let access = match arguments | inaccessible | other {
            0 => return vec![Spelling::Former(READ_NONE)],
            1 => Some(READ_ONLY),
            2 => Some(WRITE_ONLY),
            _ => None,
        };
        let location = match [arguments, inaccessible, other].map(|access| access != 0) {
            [_, _, true] => None,
            [true, false, _] => Some(ARGUMENT_MEMORY),
            [false, _, _] => Some(INACCESSIBLE_MEMORY),
            [true, true, _] => Some(ARGUMENT_OR_INACCESSIBLE_MEMORY),
        };
        access.into_iter().chain(location).map(Spelling::Former).collect()
    }

    /// Returns the number that `memory` has in bitcode of the release.
    pub(crate) fn memory_number(self, effects: u64) -> u64 {
        /// The version of the layout, in the bits above the value.
        const VERSION: u64 = 1 << 56;
        match self.has(Feature::ErrnoMemory) {
            true => effects & (VERSION - 1) | VERSION,
            // Three locations; the third is other memory.
            false => effects & 0xF | (effects >> (2 * OTHER_MEMORY) & ACCESS) << 4,
        }
    }

    /// Returns `true` if assembly of the release has a name for a `DW_LANG` of DWARF.
    pub(crate) fn names_language(self, number: u64) -> bool {
        /// `DW_LANG_BLISS`, the last one that LLVM 15 has.
        const LAST_OF_OLDEST: u64 = 0x25;
        /// `DW_LANG_lo_user`
        const VENDORS: u64 = 0x8000;
        self == Self::LATEST || number <= LAST_OF_OLDEST || number >= VENDORS
    }

    /// Returns the maximum number of words of the record of a node; `None` if it is that of LLVM 22.
    pub(crate) fn record_words(self, kind: MdKind) -> Option<usize> {
        if self == Self::LATEST {
            return None;
        }
        let (_, words) = RECORD_WORDS.iter().find(|row| row.0 == kind)?;
        words.iter().rev().find(|(since, _)| self.0 >= *since).map(|(_, count)| *count)
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

    fn texts(version: u8, kind: AttributeKind, value: u64) -> Vec<String> {
        let attribute = Attribute::Int(kind, value);
        let spellings = Dialect(version).attributes(std::slice::from_ref(&attribute));
        let text = |spelling: &Spelling<'_>| match spelling {
            Spelling::Same(_) => "same".to_owned(),
            Spelling::Int(kind, value) => format!("{} {value:#x}", kind.name()),
            Spelling::Former(former) => former.name.to_owned(),
        };
        spellings.iter().map(text).collect()
    }

    #[test]
    fn effects_become_the_narrowest_attributes_that_include_them() {
        let memory = |effects| texts(15, AttributeKind::Memory, effects);
        assert_eq!(memory(0), ["readnone"]);
        assert_eq!(memory(0x555), ["readonly"]);
        assert_eq!(memory(0x1), ["readonly", "argmemonly"]);
        assert_eq!(memory(0xC), ["inaccessiblememonly"]);
        assert_eq!(memory(0x6), ["inaccessiblemem_or_argmemonly"]);
        assert_eq!(memory(0x20), ["writeonly"]);
        assert_eq!(memory(0xFFF), [""; 0]);
    }

    #[test]
    fn memory_of_errno_is_other_memory_in_older_dialects() {
        assert_eq!(texts(20, AttributeKind::Memory, 0x10), ["memory 0x550"]);
        assert_eq!(Dialect(20).memory_number(0x551), 0x11);
        assert_eq!(texts(22, AttributeKind::Memory, 0x10), ["same"]);
    }

    #[test]
    fn captures_of_parts_have_no_older_form() {
        assert_eq!(texts(20, AttributeKind::Captures, 0), ["nocapture"]);
        assert_eq!(texts(20, AttributeKind::Captures, 1), [""; 0]);
        assert_eq!(texts(21, AttributeKind::Captures, 0), ["same"]);
    }

    #[test]
    fn attributes_that_are_promises_are_omitted() {
        assert_eq!(texts(16, AttributeKind::NoFPClass, 3), [""; 0]);
        assert_eq!(texts(17, AttributeKind::NoFPClass, 3), ["same"]);
    }

    #[test]
    fn only_supported_releases_have_a_name() {
        assert_eq!("15".parse(), Ok(Dialect::OLDEST));
        for text in ["14", "23", "", "15.0", "+15"] {
            assert_eq!(text.parse::<Dialect>(), Err(ParseDialectError), "{text}");
        }
    }
}
