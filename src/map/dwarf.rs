//! DWARF's numbers, as LLVM's debug information has them, and those of the sets of debug instructions.

use crate::spirv::grammar::SourceLanguage;
use crate::spirv::grammar::{
    debug_base_type_attribute_encoding as encoding, debug_info_flags as flag, debug_operation as operation,
    debug_type_qualifier as qualifier,
};

/// The tags (`DW_TAG`) that are told apart.
pub mod tag {
    pub const ARRAY: u32 = 0x01;
    pub const CLASS: u32 = 0x02;
    pub const ENUMERATION: u32 = 0x04;
    pub const MEMBER: u32 = 0x0d;
    pub const POINTER: u32 = 0x0f;
    pub const REFERENCE: u32 = 0x10;
    pub const STRUCTURE: u32 = 0x13;
    pub const TYPEDEF: u32 = 0x16;
    pub const UNION: u32 = 0x17;
    pub const INHERITANCE: u32 = 0x1c;
    pub const PTR_TO_MEMBER: u32 = 0x1f;
    pub const VARIABLE: u32 = 0x34;
    pub const RVALUE_REFERENCE: u32 = 0x42;
    pub const TEMPLATE_ALIAS: u32 = 0x43;
    pub const TEMPLATE_TEMPLATE_PARAMETER: u32 = 0x4106;
    pub const TEMPLATE_PARAMETER_PACK: u32 = 0x4107;
}

/// `DIFlagVector`
pub const FLAG_VECTOR: u64 = 1 << 11;
/// `DIFlagStaticMember`
pub const FLAG_STATIC_MEMBER: u64 = 1 << 12;
/// `DIFlagFwdDecl`
pub const FLAG_FORWARD: u64 = 1 << 2;
/// `DISPFlagDefinition`
pub const SUBPROGRAM_DEFINITION: u64 = 1 << 3;

/// `DW_ATE` of a basic type, and what it is called.
#[rustfmt::skip]
static ENCODINGS: &[(u64, u32)] = &[
    (0x01, encoding::Address),
    (0x02, encoding::Boolean),
    (0x04, encoding::Float),
    (0x05, encoding::Signed),
    (0x06, encoding::SignedChar),
    (0x07, encoding::Unsigned),
    (0x08, encoding::UnsignedChar),
];

/// `DW_TAG` of a type with a qualifier.
#[rustfmt::skip]
static QUALIFIERS: &[(u32, u32)] = &[
    (0x26, qualifier::ConstType),
    (0x35, qualifier::VolatileType),
    (0x37, qualifier::RestrictType),
    (0x47, qualifier::AtomicType),
];

/// `DW_LANG`
#[rustfmt::skip]
static LANGUAGES: &[(u64, SourceLanguage)] = &[
    (0x04, SourceLanguage::CPP_for_OpenCL), // C++
    (0x0c, SourceLanguage::OpenCL_C),       // C99
    (0x15, SourceLanguage::OpenCL_C),       // OpenCL
    (0x19, SourceLanguage::CPP_for_OpenCL), // C++03
    (0x1a, SourceLanguage::CPP_for_OpenCL), // C++11
    (0x1c, SourceLanguage::Rust),
    (0x21, SourceLanguage::CPP_for_OpenCL), // C++14
    (0x27, SourceLanguage::Zig),
    (0x2a, SourceLanguage::CPP_for_OpenCL), // C++17
    (0x2b, SourceLanguage::CPP_for_OpenCL), // C++20
    (0x34, SourceLanguage::GLSL),
    (0x35, SourceLanguage::ESSL),
    (0x36, SourceLanguage::HLSL),
    (0x37, SourceLanguage::OpenCL_CPP),
    (0x38, SourceLanguage::CPP_for_OpenCL),
    (0x39, SourceLanguage::SYCL),
];

/// A bit of `DIFlags`, and what it is called.
#[rustfmt::skip]
static FLAGS: &[(u64, u32)] = &[
    (FLAG_FORWARD,       flag::FlagFwdDecl),
    (1 << 6,             flag::FlagArtificial),
    (1 << 7,             flag::FlagExplicit),
    (1 << 8,             flag::FlagPrototyped),
    (1 << 10,            flag::FlagObjectPointer),
    (FLAG_STATIC_MEMBER, flag::FlagStaticMember),
    (1 << 13,            flag::FlagLValueReference),
    (1 << 14,            flag::FlagRValueReference),
    (1 << 22,            flag::FlagTypePassByValue),
    (1 << 23,            flag::FlagTypePassByReference),
    (1 << 24,            flag::FlagIsEnumClass),
];

/// A bit of `DISPFlags`, and what it is called.
#[rustfmt::skip]
static SUBPROGRAM_FLAGS: &[(u64, u32)] = &[
    (1 << 2,                flag::FlagIsLocal),
    (SUBPROGRAM_DEFINITION, flag::FlagIsDefinition),
    (1 << 4,                flag::FlagIsOptimized),
];

/// `DW_OP` of an expression, the `DebugOperation` that it is, and how many operands both have.
#[rustfmt::skip]
static OPERATIONS: &[(u64, u32, usize)] = &[
    (0x06,         operation::Deref,      0),
    (op::CONSTU,   operation::Constu,     1),
    (0x16,         operation::Swap,       0),
    (0x18,         operation::Xderef,     0),
    (0x1c,         operation::Minus,      0),
    (op::PLUS,     operation::Plus,       0),
    (0x23,         operation::PlusUconst, 1),
    (0x9f,         operation::StackValue, 0),
    (op::FRAGMENT, operation::Fragment,   2),
];

/// Operations (`DW_OP`) that are told apart.
pub mod op {
    pub const CONSTU: u64 = 0x10;
    pub const CONSTS: u64 = 0x11;
    pub const PLUS: u64 = 0x22;
    /// The first of those that push their number.
    pub const LIT0: u64 = 0x30;
    pub const LIT31: u64 = 0x4f;
    pub const STACK_VALUE: u64 = 0x9f;
    pub const FRAGMENT: u64 = 0x1000;
    pub const TAG_OFFSET: u64 = 0x1002;
    pub const ARG: u64 = 0x1005;
}

/// What a `DW_ATE` is called.
pub fn base_encoding(number: u64) -> u32 {
    find(ENCODINGS, number).unwrap_or(encoding::Unspecified)
}

/// The qualifier that a `DW_TAG` is.
pub fn type_qualifier(tag: u32) -> Option<u32> {
    QUALIFIERS.iter().find(|(known, _)| *known == tag).map(|(_, qualifier)| *qualifier)
}

/// What a `DW_LANG` is called.
pub fn source_language(number: u64) -> SourceLanguage {
    find(LANGUAGES, number).unwrap_or(SourceLanguage::Unknown)
}

/// What `DIFlags` are called.
pub fn flags(bits: u64) -> u32 {
    let access = match bits & 3 {
        1 => flag::FlagIsPrivate,
        2 => flag::FlagIsProtected,
        3 => flag::FlagIsPublic,
        _ => flag::None,
    };
    access | mask(FLAGS, bits)
}

/// What `DISPFlags` are called.
pub fn subprogram_flags(bits: u64) -> u32 {
    mask(SUBPROGRAM_FLAGS, bits)
}

/// The `DebugOperation` that a `DW_OP` is, and how many operands it has.
pub fn expression_operation(number: u64) -> Option<(u32, usize)> {
    let row = OPERATIONS.iter().find(|(known, ..)| *known == number)?;
    Some((row.1, row.2))
}

fn find<T: Copy>(rows: &[(u64, T)], number: u64) -> Option<T> {
    rows.binary_search_by_key(&number, |row| row.0).ok().map(|index| rows[index].1)
}

fn mask(rows: &[(u64, u32)], bits: u64) -> u32 {
    rows.iter().filter(|row| bits & row.0 != 0).fold(0, |mask, row| mask | row.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn the_tables_ascend() {
        assert_ascending(ENCODINGS.iter().map(|row| row.0));
        assert_ascending(QUALIFIERS.iter().map(|row| row.0));
        assert_ascending(LANGUAGES.iter().map(|row| row.0));
        assert_ascending(FLAGS.iter().map(|row| row.0));
        assert_ascending(SUBPROGRAM_FLAGS.iter().map(|row| row.0));
        assert_ascending(OPERATIONS.iter().map(|row| row.0));
    }
}
