//! What flags, attributes and records of nodes are in a dialect.

use super::{Dialect, Feature};
use crate::ir::attributes::{Attribute, AttributeKind};
use crate::ir::inst::{FastMath, flags};
use crate::ir::metadata::MdKind;
use crate::ir::opcode::Opcode;

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

    /// Returns the maximum number of words of the record of a node; `None` if it is that of LLVM 22.
    pub(crate) fn record_words(self, kind: MdKind) -> Option<usize> {
        if self == Self::LATEST {
            return None;
        }
        let (_, words) = RECORD_WORDS.iter().find(|row| row.0 == kind)?;
        words.iter().rev().find(|(since, _)| self.0 >= *since).map(|(_, count)| *count)
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
}
