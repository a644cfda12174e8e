//! Tests of the tables as tables, and of the lookups.

use super::generated::{
    debug_info::DEBUG, debug_info::SHADER_DEBUG, enums::ENUMS, opencl_std::STD, opencl_std::STD_NAMES, ops::OP_NAMES,
    ops::OPS,
};
use super::*;
use crate::spirv::extension::Extension;

fn kinds() -> impl Iterator<Item = EnumKind> {
    (0..ENUM_COUNT as u8).map(EnumKind)
}

#[test]
fn tables_are_sorted() {
    assert!(OPS.is_sorted_by(|left, right| left.op < right.op));
    assert!(extra::OPS.is_sorted_by(|left, right| left.op < right.op));
    assert!(OP_NAMES.is_sorted_by(|left, right| left.0 < right.0));
    assert!(STD.is_sorted_by(|left, right| left.std < right.std));
    assert!(STD_NAMES.is_sorted_by(|left, right| left.0 < right.0));
    assert!(DEBUG.is_sorted_by(|left, right| left.number < right.number));
    assert!(SHADER_DEBUG.is_sorted_by(|left, right| left.number < right.number));
    assert!(extra::SHADER_DEBUG_200.is_sorted_by(|left, right| left.number < right.number));
    assert!(extra::CAPABILITIES.is_sorted_by(|left, right| left.value < right.value));
    for row in &ENUMS {
        assert!(row.enumerants.is_sorted_by(|left, right| left.value < right.value), "{}", row.name);
        assert!(row.names.is_sorted_by(|left, right| left.0 < right.0), "{}", row.name);
    }
}

#[test]
fn every_row_is_found_by_number_and_name() {
    for row in OPS.iter().chain(extra::OPS) {
        assert_eq!(op_row(row.op).map(|found| found.name), Some(row.name));
        assert_eq!(row.name.strip_prefix("Op").and_then(op_by_name), Some(row.op));
    }
    for kind in kinds() {
        for row in enum_row(kind).enumerants.iter().chain(extra_rows(kind)) {
            assert_eq!(enumerant(kind, row.value).map(|found| found.name), Some(row.name));
            assert!(enumerant_by_name(kind, row.name).is_some());
        }
    }
    for row in &STD {
        assert_eq!(std_by_name(row.name), Some(row.std));
        assert_eq!(std_row(row.std).map(|found| found.name), Some(row.name));
    }
}

#[test]
fn extra_rows_are_not_published() {
    assert!(extra::OPS.iter().all(|row| OPS.binary_search_by_key(&row.op, |row| row.op).is_err()));
    for kind in kinds() {
        let published = enum_row(kind).enumerants;
        assert!(extra_rows(kind).all(|row| published.iter().all(|other| other.value != row.value)), "{kind:?}");
    }
    let extensions = extra::CAPABILITIES.iter().chain(extra::ENUMERANTS.iter().map(|(_, row)| row));
    assert!(extensions.flat_map(|row| row.extensions).all(|name| Extension::by_name(name).is_some()));
}

#[test]
fn capabilities_have_dense_positions() {
    for index in 0..CAPABILITY_COUNT {
        assert_eq!(capability_at(index).and_then(capability_index), Some(index));
    }
    assert_eq!(capability_at(CAPABILITY_COUNT), None);
    assert_eq!(capability_index(Capability(0xFFFF_FFFF)), None);
}

#[test]
fn what_is_unknown_is_none() {
    assert!(op_row(Op(9)).is_none());
    assert!(op_row(Op(0xFFFF)).is_none());
    assert_eq!(op_by_name("OpIAdd"), None);
    assert!(enumerant(EnumKind::StorageClass, 99).is_none());
    assert!(enumerant(EnumKind(200), 0).is_none());
    assert!(std_row(Std(9999)).is_none());
}

#[test]
fn aliases_have_their_own_constants() {
    assert_eq!(op_by_name("FPGARegINTEL"), Some(Op::FPGARegALTERA));
    let former = op_by_name("JointMatrixGetElementCoordINTEL");
    assert_eq!(former, Some(Op::CooperativeMatrixGetElementCoordINTEL));
    assert_eq!(Op::FPGARegINTEL, Op::FPGARegALTERA);
    assert_eq!(Capability::OptNoneINTEL, Capability::OptNoneEXT);
    let row = enumerant_by_name(EnumKind::Capability, "OptNoneINTEL");
    assert_eq!(row.map(|row| row.value), Some(Capability::OptNoneEXT.0));
}

#[test]
fn names_are_shown() {
    assert_eq!(Op::IAdd.to_string(), "OpIAdd");
    assert_eq!(Op::ComplexFMulINTEL.to_string(), "OpComplexFMulINTEL");
    assert_eq!(Op(9).to_string(), "Op9");
    assert_eq!(Std::fma.to_string(), "fma");
    assert_eq!(Dim::Dim2D.to_string(), "2D");
    assert_eq!(StorageClass::CrossWorkgroup.to_string(), "CrossWorkgroup");
    assert_eq!(StorageClass(99).to_string(), "99");
    assert_eq!((MemoryAccess::Volatile | MemoryAccess::Aligned).to_string(), "Volatile|Aligned");
    assert_eq!(MemoryAccess(0x8000_0001).to_string(), "Volatile|0x80000000");
    assert_eq!(MemoryAccess::None.to_string(), "None");
}

#[test]
fn rows_say_what_an_instruction_looks_like() {
    let row = |op| op_row(op).map(|row| (row.has_result_type(), row.has_result()));
    assert_eq!(row(Op::IAdd), Some((true, true)));
    assert_eq!(row(Op::TypeInt), Some((false, true)));
    assert_eq!(row(Op::Store), Some((false, false)));
    let quantifiers = |op| op_row(op).map(|row| row.operands.iter().map(|o| o.quantifier).collect::<Vec<_>>());
    assert_eq!(
        quantifiers(Op::Load),
        Some(vec![Quantifier::One, Quantifier::One, Quantifier::One, Quantifier::Optional])
    );
    let parameters = enumerant(EnumKind::Decoration, Decoration::LinkageAttributes.0).map(|row| row.parameters);
    assert_eq!(parameters, Some([OperandKind::LiteralString, OperandKind::Enum(EnumKind::LinkageType)].as_slice()));
}

#[test]
fn masks_are_taken_apart() {
    assert_eq!(bits(0).count(), 0);
    assert_eq!(bits(0x8000_0005).collect::<Vec<_>>(), [1, 4, 0x8000_0000]);
    assert!((FunctionControl::Inline | FunctionControl::Pure).contains(FunctionControl::Pure));
    assert!(FunctionControl::None.is_empty());
}

#[test]
fn versions_are_read_and_written() {
    for version in Version::ALL {
        assert_eq!(version.to_string().parse(), Ok(version));
        assert_eq!(Version::from_word(version.word()), Some(version));
    }
    assert_eq!(Version::V1_4.word(), 0x0001_0400);
    assert_eq!(Version::from_word(0x0001_0401), None);
    let message = "1.7".parse::<Version>().map_err(|error| error.to_string());
    assert_eq!(message, Err("unknown SPIR-V version `1.7`: expected 1.0 to 1.6".to_owned()));
}

#[test]
fn results_are_where_the_rows_have_them() {
    for op in (0..=u16::MAX).map(Op) {
        let row = op_row(op).filter(|row| row.has_result());
        assert_eq!(result_position(op), row.map(|row| usize::from(row.has_result_type())), "{op}");
    }
}
