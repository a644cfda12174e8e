//! DWARF's numbers in LLVM's debug information, and those of the sets of debug instructions.

use std::borrow::Cow;

use crate::spirv::grammar::SourceLanguage;
use crate::spirv::grammar::{
    debug_base_type_attribute_encoding as encoding, debug_info_flags as flag, debug_operation as operation,
    debug_type_qualifier as qualifier,
};

/// The tags (`DW_TAG`) that the translation distinguishes.
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
    pub const CONST: u32 = 0x26;
    pub const VARIABLE: u32 = 0x34;
    pub const IMPORTED_DECLARATION: u32 = 0x08;
    pub const IMPORTED_MODULE: u32 = 0x3a;
    pub const UNSPECIFIED: u32 = 0x3b;
    pub const RVALUE_REFERENCE: u32 = 0x42;
    pub const TEMPLATE_ALIAS: u32 = 0x43;
    pub const VARIANT_PART: u32 = 0x33;
    pub const TEMPLATE_TEMPLATE_PARAMETER: u32 = 0x4106;
    pub const TEMPLATE_PARAMETER_PACK: u32 = 0x4107;
}

/// `DIFlagFwdDecl`
pub const FLAG_FORWARD: u64 = 1 << 2;
/// `DIFlagArtificial`
pub const FLAG_ARTIFICIAL: u64 = 1 << 6;
/// `DIFlagObjectPointer`
pub const FLAG_OBJECT_POINTER: u64 = 1 << 10;
/// `DIFlagVector`
pub const FLAG_VECTOR: u64 = 1 << 11;
/// `DIFlagStaticMember`
pub const FLAG_STATIC_MEMBER: u64 = 1 << 12;
/// `DIFlagBitField`
pub const FLAG_BIT_FIELD: u64 = 1 << 19;
/// `DW_ATE_boolean`
pub const BOOLEAN: u64 = 2;
/// `DW_ATE_complex_float`
pub const COMPLEX_FLOAT: u64 = 3;
/// `DW_ATE_UTF`
pub const UTF: u64 = 0x10;
/// `DISPFlagMainSubprogram`
pub const SUBPROGRAM_MAIN: u64 = 1 << 8;
/// `DISPFlagDefinition`
pub const SUBPROGRAM_DEFINITION: u64 = 1 << 3;

/// Returns `true` for a `DW_ATE` of integers and Booleans.
pub fn is_integer(encoding: u64) -> bool {
    matches!(encoding, BOOLEAN | 0x05..=0x08)
}

/// Returns `true` for a `DW_ATE` of signed integers.
pub fn is_signed(encoding: u64) -> bool {
    matches!(encoding, 0x05 | 0x06)
}

/// `DW_ATE` of a basic type => its encoding.
#[rustfmt::skip]
static ENCODINGS: &[(u64, u32)] = &[
    (0x01, encoding::Address),
    (BOOLEAN, encoding::Boolean),
    (0x04, encoding::Float),
    (0x05, encoding::Signed),
    (0x06, encoding::SignedChar),
    (0x07, encoding::Unsigned),
    (0x08, encoding::UnsignedChar),
];

/// `DW_TAG` of a type with a qualifier => the qualifier.
#[rustfmt::skip]
static QUALIFIERS: &[(u32, u32)] = &[
    (0x26, qualifier::ConstType),
    (0x35, qualifier::VolatileType),
    (0x37, qualifier::RestrictType),
    (0x47, qualifier::AtomicType),
];

/// `DW_LANG` => the language. Of several rows with a language, [`PREFERRED_LANGUAGES`] has the one for the reverse.
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

/// The `DW_LANG`s for languages that several stand for.
static PREFERRED_LANGUAGES: [u64; 3] = [0x02, LANGUAGE_OPENCL, 0x2a]; // C, OpenCL, C++17

/// `DW_LANG_OpenCL`
pub const LANGUAGE_OPENCL: u64 = 0x15;

/// `DW_LANG` => the language in NonSemantic.Shader.DebugInfo.200.
#[rustfmt::skip]
static SHADER_LANGUAGES: &[(u64, u32)] = &[
    (0x01, 210), // C89
    (0x02, 210), // C
    (0x04, 214), // C++
    (0x07, 204), // Fortran 77
    (0x08, 205), // Fortran 90
    (0x0c, 211), // C99
    (0x0e, 206), // Fortran 95
    (0x13, 203), // D
    (0x14, 200), // Python
    (0x15, SourceLanguage::OpenCL_C.0),
    (0x19, 215), // C++03
    (0x1a, 216), // C++11
    (0x1c, 202), // Rust
    (0x1d, 212), // C11
    (0x1f, 201), // Julia
    (0x21, 217), // C++14
    (0x22, 207), // Fortran 2003
    (0x23, 208), // Fortran 2008
    (0x2a, 218), // C++17
    (0x2b, 219), // C++20
    (0x2c, 213), // C17
    (0x2d, 209), // Fortran 2018
];

/// A bit of `DIFlags` => the bits of the debug flags.
#[rustfmt::skip]
static FLAGS: &[(u64, u32)] = &[
    (FLAG_FORWARD,        flag::FlagFwdDecl),
    (FLAG_ARTIFICIAL,     flag::FlagArtificial),
    (1 << 7,              flag::FlagExplicit),
    (1 << 8,              flag::FlagPrototyped),
    (FLAG_OBJECT_POINTER, flag::FlagObjectPointer),
    (FLAG_STATIC_MEMBER,  flag::FlagStaticMember),
    (1 << 13,             flag::FlagLValueReference),
    (1 << 14,             flag::FlagRValueReference),
    (1 << 22,             flag::FlagTypePassByValue),
    (1 << 23,             flag::FlagTypePassByReference),
    (1 << 24,             flag::FlagIsEnumClass),
];

/// A bit of `DISPFlags` => the bits of the debug flags.
#[rustfmt::skip]
static SUBPROGRAM_FLAGS: &[(u64, u32)] = &[
    (1 << 2,                flag::FlagIsLocal),
    (SUBPROGRAM_DEFINITION, flag::FlagIsDefinition),
    (1 << 4,                flag::FlagIsOptimized),
];

/// `DW_OP` of an expression, its name, and the `DebugOperation` of the same meaning with the number of operands of
/// both. The numbers after `Fragment` are those of NonSemantic.Shader.DebugInfo.200, which the Khronos translator uses
/// in all sets.
type OperationRow = (u64, &'static str, Option<(u32, usize)>);

#[rustfmt::skip]
static OPERATIONS: &[OperationRow] = &[
    (0x03,           "DW_OP_addr",                   Some((11, 1))),
    (0x06,           "DW_OP_deref",                  Some((operation::Deref, 0))),
    (op::CONSTU,     "DW_OP_constu",                 Some((operation::Constu, 1))),
    (op::CONSTS,     "DW_OP_consts",                 Some((20, 1))),
    (0x12,           "DW_OP_dup",                    Some((21, 0))),
    (0x14,           "DW_OP_over",                   Some((23, 0))),
    (op::SWAP,       "DW_OP_swap",                   Some((operation::Swap, 0))),
    (0x17,           "DW_OP_rot",                    Some((25, 0))),
    (op::XDEREF,     "DW_OP_xderef",                 Some((operation::Xderef, 0))),
    (0x19,           "DW_OP_abs",                    Some((26, 0))),
    (0x1a,           "DW_OP_and",                    Some((27, 0))),
    (0x1b,           "DW_OP_div",                    Some((28, 0))),
    (0x1c,           "DW_OP_minus",                  Some((operation::Minus, 0))),
    (0x1d,           "DW_OP_mod",                    Some((29, 0))),
    (0x1e,           "DW_OP_mul",                    Some((30, 0))),
    (0x1f,           "DW_OP_neg",                    Some((31, 0))),
    (0x20,           "DW_OP_not",                    Some((32, 0))),
    (0x21,           "DW_OP_or",                     Some((33, 0))),
    (op::PLUS,       "DW_OP_plus",                   Some((operation::Plus, 0))),
    (0x23,           "DW_OP_plus_uconst",            Some((operation::PlusUconst, 1))),
    (0x24,           "DW_OP_shl",                    Some((34, 0))),
    (0x25,           "DW_OP_shr",                    Some((35, 0))),
    (0x26,           "DW_OP_shra",                   Some((36, 0))),
    (0x27,           "DW_OP_xor",                    Some((37, 0))),
    (0x29,           "DW_OP_eq",                     Some((39, 0))),
    (0x2a,           "DW_OP_ge",                     Some((40, 0))),
    (0x2b,           "DW_OP_gt",                     Some((41, 0))),
    (0x2c,           "DW_OP_le",                     Some((42, 0))),
    (0x2d,           "DW_OP_lt",                     Some((43, 0))),
    (0x2e,           "DW_OP_ne",                     Some((44, 0))),
    (0x90,           "DW_OP_regx",                   Some((142, 1))),
    (0x92,           "DW_OP_bregx",                  Some((144, 2))),
    (0x94,           "DW_OP_deref_size",             Some((146, 1))),
    (0x97,           "DW_OP_push_object_address",    Some((149, 0))),
    (op::STACK_VALUE, "DW_OP_stack_value",            Some((operation::StackValue, 0))),
    (op::FRAGMENT,   "DW_OP_LLVM_fragment",          Some((operation::Fragment, 2))),
    (op::CONVERT,    "DW_OP_LLVM_convert",           Some((10, 2))),
    (op::TAG_OFFSET, "DW_OP_LLVM_tag_offset",        Some((167, 1))),
    (0x1003,         "DW_OP_LLVM_entry_value",       None),
    (0x1004,         "DW_OP_LLVM_implicit_pointer",  None),
    (op::ARG,        "DW_OP_LLVM_arg",               Some((165, 1))),
    (0x1006,         "DW_OP_LLVM_extract_bits_sext", None),
    (0x1007,         "DW_OP_LLVM_extract_bits_zext", None),
];

/// Operations with consecutive numbers: the first and the last `DW_OP`, the `DebugOperation` of the first, and the
/// number of operands.
#[rustfmt::skip]
static OPERATION_RANGES: &[(u64, u64, u32, usize)] = &[
    (op::LIT0, op::LIT31, 46, 0),
    (0x50, 0x6f, 78, 0), // DW_OP_reg
    (0x70, 0x8f, 110, 1), // DW_OP_breg
];

/// The operations (`DW_OP`) that lowering distinguishes.
pub mod op {
    pub const CONSTU: u64 = 0x10;
    pub const CONSTS: u64 = 0x11;
    pub const SWAP: u64 = 0x16;
    pub const XDEREF: u64 = 0x18;
    pub const PLUS: u64 = 0x22;
    /// The first operation that pushes its number.
    pub const LIT0: u64 = 0x30;
    pub const LIT31: u64 = 0x4f;
    pub const STACK_VALUE: u64 = 0x9f;
    pub const FRAGMENT: u64 = 0x1000;
    pub const CONVERT: u64 = 0x1001;
    pub const TAG_OFFSET: u64 = 0x1002;
    pub const ARG: u64 = 0x1005;
}

/// Returns the encoding for a `DW_ATE`.
pub fn base_encoding(number: u64) -> u32 {
    find(ENCODINGS, number).unwrap_or(encoding::Unspecified)
}

/// Returns the qualifier for a `DW_TAG`.
pub fn type_qualifier(tag: u32) -> Option<u32> {
    QUALIFIERS.iter().find(|(known, _)| *known == tag).map(|(_, qualifier)| *qualifier)
}

/// Returns the source language for a `DW_LANG`.
pub fn source_language(number: u64) -> SourceLanguage {
    find(LANGUAGES, number).unwrap_or(SourceLanguage::Unknown)
}

/// Returns the source language of NonSemantic.Shader.DebugInfo.200 for a `DW_LANG`; languages that it has no number for
/// have those of the other sets.
pub fn shader_language(number: u64) -> u32 {
    find(SHADER_LANGUAGES, number).unwrap_or_else(|| source_language(number).0)
}

/// Returns `true` if there is a source language for a `DW_LANG`, in NonSemantic.Shader.DebugInfo.200 or the other sets.
pub fn has_language(number: u64, is_shader_200: bool) -> bool {
    is_shader_200 && find(SHADER_LANGUAGES, number).is_some() || find(LANGUAGES, number).is_some()
}

/// Returns the debug flags for `DIFlags`.
pub fn flags(bits: u64) -> u32 {
    let access = match bits & 3 {
        1 => flag::FlagIsPrivate,
        2 => flag::FlagIsProtected,
        3 => flag::FlagIsPublic,
        _ => flag::None,
    };
    access | mask(FLAGS, bits)
}

/// Returns the debug flags for `DISPFlags`.
pub fn subprogram_flags(bits: u64) -> u32 {
    mask(SUBPROGRAM_FLAGS, bits)
}

/// Returns the `DebugOperation` of the same meaning as a `DW_OP`, and how many operands it has.
pub fn expression_operation(number: u64) -> Option<(u32, usize)> {
    let range = OPERATION_RANGES.iter().find(|(first, last, ..)| (*first..=*last).contains(&number));
    match range {
        Some((first, _, operation, count)) => Some((operation + (number - first) as u32, *count)),
        None => operation_row(number)?.2,
    }
}

/// Returns the `DW_ATE` for an encoding: the reverse of [`base_encoding`].
pub fn base_encoding_number(encoding: u32) -> Option<u64> {
    ENCODINGS.iter().find(|row| row.1 == encoding).map(|row| row.0)
}

/// Returns the `DW_TAG` for a qualifier: the reverse of [`type_qualifier`].
pub fn qualifier_tag(qualifier: u32) -> Option<u32> {
    QUALIFIERS.iter().find(|row| row.1 == qualifier).map(|row| row.0)
}

/// Returns the `DW_LANG` for a source language: the reverse of [`source_language`].
pub fn language_number(language: SourceLanguage) -> Option<u64> {
    preferred_number(LANGUAGES, language)
}

fn preferred_number<T: Copy + PartialEq>(rows: &[(u64, T)], language: T) -> Option<u64> {
    let preferred = PREFERRED_LANGUAGES.iter().copied().find(|number| find(rows, *number) == Some(language));
    preferred.or_else(|| rows.iter().find(|row| row.1 == language).map(|row| row.0))
}

/// Returns the `DW_LANG` for a source language of NonSemantic.Shader.DebugInfo.200: the reverse of [`shader_language`].
pub fn shader_language_number(language: u32) -> Option<u64> {
    preferred_number(SHADER_LANGUAGES, language).or_else(|| language_number(SourceLanguage(language)))
}

/// Returns the `DIFlags` for debug flags: the reverse of [`flags`].
pub fn flag_bits(debug_flags: u32) -> u64 {
    let access = match debug_flags & flag::FlagIsPublic {
        flag::FlagIsPrivate => 1,
        flag::FlagIsProtected => 2,
        flag::FlagIsPublic => 3,
        _ => 0,
    };
    // Flags that exclude each other say nothing.
    let both = |bits: u32| if debug_flags & bits == bits { bits } else { 0 };
    let unclear = both(flag::FlagLValueReference | flag::FlagRValueReference)
        | both(flag::FlagTypePassByValue | flag::FlagTypePassByReference);
    access | bits_of(FLAGS, debug_flags & !unclear)
}

/// Returns the `DISPFlags` for debug flags: the reverse of [`subprogram_flags`].
pub fn subprogram_flag_bits(debug_flags: u32) -> u64 {
    bits_of(SUBPROGRAM_FLAGS, debug_flags)
}

/// Returns the `DW_OP` for a `DebugOperation`, and how many operands it has: the reverse of [`expression_operation`].
pub fn operation_number(operation: u32) -> Option<(u64, usize)> {
    let in_range = OPERATION_RANGES.iter().find_map(|(first, last, start, count)| {
        let number = first + u64::from(operation.checked_sub(*start)?);
        (number <= *last).then_some((number, *count))
    });
    let in_row = || {
        OPERATIONS.iter().find_map(|row| {
            let (known, count) = row.2?;
            (known == operation).then_some((row.0, count))
        })
    };
    in_row().or(in_range)
}

/// Returns `true` for a `DebugOperation` of OpenCL.DebugInfo.100.
pub fn is_standard_operation(number: u32) -> bool {
    number <= operation::Fragment
}

/// Returns the name of a `DW_OP`, or its number if it has none in expressions of LLVM.
pub fn operation_name(number: u64) -> Cow<'static, str> {
    match operation_row(number) {
        Some((_, name, _)) => Cow::Borrowed(*name),
        None => Cow::Owned(format!("DW_OP {number:#x}")),
    }
}

fn operation_row(number: u64) -> Option<&'static OperationRow> {
    OPERATIONS.binary_search_by_key(&number, |row| row.0).ok().map(|index| &OPERATIONS[index])
}

fn find<T: Copy>(rows: &[(u64, T)], number: u64) -> Option<T> {
    rows.binary_search_by_key(&number, |row| row.0).ok().map(|index| rows[index].1)
}

fn mask(rows: &[(u64, u32)], bits: u64) -> u32 {
    rows.iter().filter(|row| bits & row.0 != 0).fold(0, |mask, row| mask | row.1)
}

/// Returns the bits of the rows whose debug flags are all set.
fn bits_of(rows: &[(u64, u32)], debug_flags: u32) -> u64 {
    rows.iter().filter(|row| debug_flags & row.1 == row.1).fold(0, |bits, row| bits | row.0)
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
        assert_ascending(SHADER_LANGUAGES.iter().map(|row| row.0));
        assert_ascending(FLAGS.iter().map(|row| row.0));
        assert_ascending(SUBPROGRAM_FLAGS.iter().map(|row| row.0));
        assert_ascending(OPERATIONS.iter().map(|row| row.0));
    }

    #[test]
    fn numbers_are_found_by_those_of_debug_instructions() {
        for (number, encoding) in ENCODINGS {
            assert_eq!(base_encoding_number(*encoding), Some(*number));
        }
        for (tag, qualifier) in QUALIFIERS {
            assert_eq!(qualifier_tag(*qualifier), Some(*tag));
        }
        for (_, language) in LANGUAGES {
            assert_eq!(language_number(*language).map(source_language), Some(*language));
        }
        assert_eq!(language_number(SourceLanguage::OpenCL_C), Some(LANGUAGE_OPENCL));
        assert_eq!(language_number(SourceLanguage::CPP_for_OpenCL), Some(0x2a));
        assert_eq!(language_number(SourceLanguage::Unknown), None);
        for (_, language) in SHADER_LANGUAGES {
            assert_eq!(shader_language_number(*language).map(shader_language), Some(*language));
        }
        assert_eq!(shader_language_number(210), Some(0x02));
        assert_eq!(shader_language_number(SourceLanguage::SYCL.0), Some(0x39));
    }

    #[test]
    fn flags_are_reversed() {
        for (bit, _) in FLAGS {
            assert_eq!(flag_bits(flags(*bit)), *bit, "{bit:#x}");
        }
        for (bit, _) in SUBPROGRAM_FLAGS {
            assert_eq!(subprogram_flag_bits(subprogram_flags(*bit)), *bit, "{bit:#x}");
        }
        for access in 0..4 {
            assert_eq!(flag_bits(flags(access | FLAG_FORWARD)), access | FLAG_FORWARD);
        }
    }

    #[test]
    fn operations_are_reversed() {
        let in_rows = OPERATIONS.iter().map(|row| row.0);
        let in_ranges = OPERATION_RANGES.iter().flat_map(|(first, last, ..)| *first..=*last);
        for number in in_rows.chain(in_ranges) {
            let Some((operation, count)) = expression_operation(number) else { continue };
            assert_eq!(operation_number(operation), Some((number, count)), "{number:#x}");
        }
        assert_eq!(operation_number(9999), None);
    }

    #[test]
    fn operations_have_names() {
        assert_eq!(operation_name(0x1001), "DW_OP_LLVM_convert");
        assert_eq!(operation_name(0xe0), "DW_OP 0xe0");
        assert_eq!(expression_operation(0x1003), None);
        assert_eq!(expression_operation(0x71), Some((111, 1)));
        assert_eq!(expression_operation(op::CONSTU), Some((operation::Constu, 1)));
    }
}
