//! Tests of what constructs need, under different limits.

use super::*;
use crate::error::ErrorKind;
use crate::spirv::Id;
use crate::spirv::grammar::{
    AddressingModel, BuiltIn, Decoration, Dim, Enumerant, FPFastMathMode, GroupOperation, ImageChannelDataType,
    LinkageType, MatrixMultiplyAccumulateOperands, MemoryAccess, MemoryModel, StorageClass,
};

const BASE: [Capability; 2] = [Capability::Addresses, Capability::Kernel];

fn with(max_version: Version, list: &str) -> Requirements {
    let allowed = ExtensionSet::parse_list(list).expect("tests name known extensions");
    Requirements::new(Limits { max_version, allowed, capabilities: None })
}

fn note<E: Enumerant>(requirements: &mut Requirements, enumerant: E) -> Result<()> {
    requirements.note_enumerant(E::KIND, enumerant.value())
}

fn message(result: Result<()>) -> String {
    result.map_or_else(|error| format!("{}: {}", error.kind(), error.message()), |()| "fine".to_owned())
}

fn names(requirements: &Requirements) -> Vec<&'static str> {
    requirements.extensions().map(Extension::name).collect()
}

/// The capabilities besides those every module has.
fn added(requirements: &Requirements) -> Vec<Capability> {
    requirements.capabilities().into_iter().filter(|capability| !BASE.contains(capability)).collect()
}

#[test]
fn a_kernel_module_starts_with_two_capabilities() {
    let mut requirements = with(Version::V1_0, "");
    for op in [Op::IAdd, Op::ConvertPtrToU, Op::InBoundsPtrAccessChain, Op::TypeOpaque, Op::SatConvertSToU] {
        assert_eq!(message(requirements.note_op(op)), "fine");
    }
    assert_eq!(message(note(&mut requirements, AddressingModel::Physical64)), "fine");
    assert_eq!(message(note(&mut requirements, MemoryModel::OpenCL)), "fine");
    assert_eq!(message(note(&mut requirements, BuiltIn::GlobalInvocationId)), "fine");
    assert_eq!(message(note(&mut requirements, GroupOperation::Reduce)), "fine");
    assert_eq!(requirements.capabilities(), BASE);
    assert_eq!(requirements.min_version(), Version::V1_0);
    assert!(names(&requirements).is_empty());
}

#[test]
fn an_opcode_of_an_extension_names_it() {
    let mut requirements = with(Version::V1_6, "");
    assert_eq!(
        message(requirements.note_op(Op::VariableLengthArrayINTEL)),
        "RequiresExtension: OpVariableLengthArrayINTEL needs SPV_INTEL_variable_length_array \
         (allow it with --spirv-ext=+SPV_INTEL_variable_length_array)"
    );
    assert!(!requirements.allows_op(Op::VariableLengthArrayINTEL));
    assert_eq!(requirements.capabilities(), BASE);

    let mut requirements = with(Version::V1_0, "+SPV_INTEL_variable_length_array");
    assert!(requirements.allows_op(Op::VariableLengthArrayINTEL));
    assert!(names(&requirements).is_empty());
    assert_eq!(message(requirements.note_op(Op::VariableLengthArrayINTEL)), "fine");
    assert_eq!(added(&requirements), [Capability::VariableLengthArrayINTEL]);
    assert_eq!(names(&requirements), ["SPV_INTEL_variable_length_array"]);
    assert_eq!(requirements.min_version(), Version::V1_0);
}

#[test]
fn implied_capabilities_bring_their_extensions() {
    let mut requirements = with(Version::V1_0, "+SPV_INTEL_variable_length_array");
    assert_eq!(
        message(requirements.note_op(Op::UntypedVariableLengthArrayINTEL)),
        "RequiresExtension: OpUntypedVariableLengthArrayINTEL needs SPV_KHR_untyped_pointers \
         (allow it with --spirv-ext=+SPV_KHR_untyped_pointers)"
    );
    let mut requirements = with(Version::V1_0, "+SPV_INTEL_variable_length_array,+SPV_KHR_untyped_pointers");
    assert_eq!(message(requirements.note_op(Op::SaveMemoryINTEL)), "fine");
    assert_eq!(message(requirements.note_op(Op::UntypedVariableLengthArrayINTEL)), "fine");
    assert_eq!(
        added(&requirements),
        [Capability::VariableLengthArrayINTEL, Capability::UntypedVariableLengthArrayINTEL]
    );
    assert_eq!(names(&requirements), ["SPV_INTEL_variable_length_array", "SPV_KHR_untyped_pointers"]);
    assert!(requirements.has_capability(Capability::VariableLengthArrayINTEL));
}

#[test]
fn a_version_is_preferred_to_an_extension() {
    let list = "+SPV_KHR_no_integer_wrap_decoration";
    for (max_version, list, version, extensions) in [
        (Version::V1_4, "", Version::V1_4, 0),
        (Version::V1_6, list, Version::V1_4, 0),
        (Version::V1_3, list, Version::V1_0, 1),
    ] {
        let mut requirements = with(max_version, list);
        assert_eq!(message(note(&mut requirements, Decoration::NoSignedWrap)), "fine");
        assert_eq!(message(note(&mut requirements, Decoration::NoUnsignedWrap)), "fine");
        assert_eq!((requirements.min_version(), names(&requirements).len()), (version, extensions));
    }
    let mut requirements = with(Version::V1_3, "");
    assert_eq!(
        message(note(&mut requirements, Decoration::NoSignedWrap)),
        "RequiresExtension: Decoration NoSignedWrap needs SPV_KHR_no_integer_wrap_decoration or SPIR-V 1.4 (allow it \
         with --spirv-ext=+SPV_KHR_no_integer_wrap_decoration or --spirv-max-version=1.4)"
    );
}

#[test]
fn the_subject_is_the_extension_or_the_versions() {
    let subject = |result: Result<()>| result.err().and_then(|error| error.subject().map(str::to_owned));
    assert_eq!(
        subject(note(&mut with(Version::V1_3, ""), Decoration::NoSignedWrap)).as_deref(),
        Some("SPV_KHR_no_integer_wrap_decoration")
    );
    assert_eq!(
        subject(note(&mut with(Version::V1_0, "all"), Decoration::SpecId)).as_deref(),
        Some(
            "SPIR-V version was restricted to at most 1.0 (65536) but a construct from the input requires SPIR-V \
             version 1.1 (65792) or above"
        )
    );
}

#[test]
fn an_extension_in_use_keeps_the_version_low() {
    let mut requirements = with(Version::V1_6, "+SPV_KHR_no_integer_wrap_decoration");
    let extension = Extension::KHR_no_integer_wrap_decoration;
    assert_eq!(message(requirements.extension(extension)), "fine");
    assert_eq!(message(note(&mut requirements, Decoration::NoSignedWrap)), "fine");
    assert_eq!(requirements.min_version(), Version::V1_0);
}

#[test]
fn specialization_needs_version_1_1() {
    let mut requirements = with(Version::V1_6, "");
    assert_eq!(message(note(&mut requirements, Decoration::SpecId)), "fine");
    assert_eq!(requirements.min_version(), Version::V1_1);
    assert_eq!(requirements.capabilities(), BASE);
    assert_eq!(
        message(note(&mut with(Version::V1_0, "all"), Decoration::SpecId)),
        "RequiresVersion: Decoration SpecId needs SPIR-V 1.1 (allow it with --spirv-max-version=1.1)"
    );
}

#[test]
fn versions_of_opcodes() {
    for (op, version) in [
        (Op::SizeOf, Version::V1_1),
        (Op::ModuleProcessed, Version::V1_1),
        (Op::ExecutionModeId, Version::V1_2),
        (Op::GroupNonUniformElect, Version::V1_3),
        (Op::GroupNonUniformBallot, Version::V1_3),
        (Op::PtrEqual, Version::V1_4),
        (Op::PtrDiff, Version::V1_4),
        (Op::CopyLogical, Version::V1_4),
    ] {
        let mut requirements = with(Version::V1_6, "");
        assert_eq!(message(requirements.note_op(op)), "fine", "{op}");
        assert_eq!(requirements.min_version(), version, "{op}");
        assert!(!with(Version::V1_0, "").allows_op(op), "{op}");
    }
    assert_eq!(
        message(with(Version::V1_3, "").note_op(Op::PtrEqual)),
        "RequiresVersion: OpPtrEqual needs SPIR-V 1.4 (allow it with --spirv-max-version=1.4)"
    );
}

#[test]
fn what_later_versions_dropped_keeps_the_version_down() {
    let mut requirements = with(Version::V1_6, "");
    assert_eq!(message(requirements.note_op(Op::AtomicCompareExchangeWeak)), "fine");
    assert_eq!(message(requirements.version(Version::V1_3)), "fine");
    assert_eq!(
        message(requirements.note_op(Op::PtrEqual)),
        "RequiresVersion: OpPtrEqual needs SPIR-V 1.4, but the module uses an instruction that versions after 1.3 \
         removed"
    );
    let mut requirements = with(Version::V1_6, "");
    assert_eq!(message(requirements.note_op(Op::PtrEqual)), "fine");
    assert_eq!(
        message(requirements.note_op(Op::AtomicCompareExchangeWeak)),
        "RequiresVersion: OpAtomicCompareExchangeWeak is not available after SPIR-V 1.3, but the module needs a later version"
    );
}

#[test]
fn capabilities_of_enumerants() {
    let mut requirements = with(Version::V1_0, "");
    for (result, capability) in [
        (note(&mut requirements, StorageClass::Generic), Capability::GenericPointer),
        (note(&mut requirements, Decoration::LinkageAttributes), Capability::Linkage),
        (note(&mut requirements, Dim::Dim1D), Capability::Sampled1D),
    ] {
        assert_eq!(message(result), "fine");
        assert!(requirements.capabilities().contains(&capability));
    }
    assert_eq!(message(note(&mut requirements, MemoryAccess::Volatile | MemoryAccess::Nontemporal)), "fine");
    assert_eq!(added(&requirements).len(), 3);
}

#[test]
fn capabilities_are_sorted_and_those_required_by_name() {
    let mut requirements = with(Version::V1_0, "");
    for capability in [
        Capability::Int64,
        Capability::Vector16,
        Capability::Int8,
        Capability::ImageReadWrite,
        Capability::Int64Atomics,
        Capability::ImageBasic,
    ] {
        assert_eq!(message(requirements.capability(capability)), "fine");
    }
    assert_eq!(
        requirements.capabilities(),
        [
            Capability::Addresses,
            Capability::Kernel,
            Capability::Vector16,
            Capability::Int64,
            Capability::Int64Atomics,
            Capability::ImageBasic,
            Capability::ImageReadWrite,
            Capability::Int8,
        ]
    );
}

#[test]
fn shaders_are_refused() {
    let mut requirements = with(Version::V1_6, "all");
    for result in [requirements.note_op(Op::DPdx), requirements.note_op(Op::EmitVertex)] {
        assert_eq!(result.as_ref().err().map(crate::error::Error::kind), Some(ErrorKind::InvalidInstruction));
        assert!(message(result).ends_with("needs capability Shader, which is not available in kernels"));
    }
    assert!(!requirements.allows_capability(Capability::Shader));
    assert!(!requirements.allows_capability(Capability::Matrix));
    assert!(!requirements.allows_capability(Capability::Geometry));
    assert_eq!(message(requirements.note_op(Op::BitReverse)), "fine");
    assert_eq!(added(&requirements), [Capability::BitInstructions]);
    assert_eq!(
        message(with(Version::V1_6, "").note_op(Op::BitReverse)),
        "RequiresExtension: OpBitReverse needs SPV_KHR_bit_instructions (allow it with --spirv-ext=+SPV_KHR_bit_instructions)"
    );
}

#[test]
fn a_capability_that_is_there_satisfies_the_opcode() {
    let mut requirements =
        with(Version::V1_0, "all,-SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float16_add");
    assert_eq!(message(requirements.capability(Capability::AtomicFloat16AddEXT)), "fine");
    assert_eq!(message(requirements.note_op(Op::AtomicFAddEXT)), "fine");
    assert_eq!(added(&requirements), [Capability::AtomicFloat16AddEXT]);
    assert_eq!(names(&requirements), ["SPV_EXT_shader_atomic_float16_add", "SPV_EXT_shader_atomic_float_add"]);

    let mut requirements = with(Version::V1_0, "+SPV_INTEL_16bit_atomics,+SPV_KHR_bfloat16");
    assert_eq!(message(requirements.capability(Capability::AtomicBFloat16AddINTEL)), "fine");
    assert_eq!(message(requirements.note_op(Op::AtomicFAddEXT)), "fine");
    assert_eq!(names(&requirements), ["SPV_INTEL_16bit_atomics", "SPV_KHR_bfloat16"]);

    let mut requirements =
        with(Version::V1_0, "+SPV_INTEL_16bit_atomics,+SPV_KHR_bfloat16,+SPV_EXT_shader_atomic_float_add");
    assert_eq!(message(requirements.capability(Capability::AtomicBFloat16AddINTEL)), "fine");
    assert_eq!(message(requirements.note_op(Op::AtomicFAddEXT)), "fine");
    assert_eq!(
        names(&requirements),
        ["SPV_EXT_shader_atomic_float_add", "SPV_INTEL_16bit_atomics", "SPV_KHR_bfloat16"]
    );

    let mut requirements = with(Version::V1_6, "+SPV_INTEL_fp_fast_math_mode");
    assert_eq!(message(note(&mut requirements, FPFastMathMode::NSZ | FPFastMathMode::AllowReassoc)), "fine");
    assert_eq!(added(&requirements), [Capability::FPFastMathModeINTEL]);
}

#[test]
fn core_capabilities_are_preferred() {
    let mut requirements = with(Version::V1_6, "all");
    assert_eq!(message(note(&mut requirements, BuiltIn::SubgroupEqMask)), "fine");
    assert_eq!(added(&requirements), [Capability::GroupNonUniformBallot]);
    assert_eq!((requirements.min_version(), names(&requirements).len()), (Version::V1_3, 0));

    let mut requirements = with(Version::V1_2, "all");
    assert_eq!(message(note(&mut requirements, BuiltIn::SubgroupEqMask)), "fine");
    assert_eq!(added(&requirements), [Capability::SubgroupBallotKHR]);
}

#[test]
fn enumerants_come_before_the_opcode() {
    let mut requirements = with(Version::V1_6, "");
    let inst = Inst::new(Op::GroupNonUniformIAdd).enumerant(GroupOperation::ClusteredReduce);
    assert_eq!(message(requirements.note(&inst)), "fine");
    assert_eq!(added(&requirements), [Capability::GroupNonUniformClustered]);
}

#[test]
fn the_older_name_of_an_extension_is_preferred() {
    let mut requirements = with(Version::V1_0, "all");
    assert_eq!(message(requirements.note_op(Op::FPGARegINTEL)), "fine");
    assert_eq!(message(requirements.note_op(Op::ControlBarrierArriveINTEL)), "fine");
    assert_eq!(message(requirements.note_op(Op::ArithmeticFenceEXT)), "fine");
    assert_eq!(names(&requirements), ["SPV_EXT_arithmetic_fence", "SPV_INTEL_fpga_reg", "SPV_INTEL_split_barrier"]);
    let mut requirements = with(Version::V1_0, "+SPV_ALTERA_fpga_reg,+SPV_INTEL_arithmetic_fence");
    assert_eq!(message(requirements.note_op(Op::FPGARegINTEL)), "fine");
    assert_eq!(message(requirements.note_op(Op::ArithmeticFenceEXT)), "fine");
    assert_eq!(names(&requirements), ["SPV_ALTERA_fpga_reg", "SPV_INTEL_arithmetic_fence"]);
    assert_eq!(
        message(with(Version::V1_0, "").note_op(Op::FPGARegINTEL)),
        "RequiresExtension: OpFPGARegALTERA needs SPV_INTEL_fpga_reg or SPV_ALTERA_fpga_reg \
         (allow it with --spirv-ext=+SPV_INTEL_fpga_reg)"
    );
}

#[test]
fn an_enumerant_of_an_extension_needs_it_even_if_its_capability_is_core() {
    let mut requirements = with(Version::V1_6, "");
    assert_eq!(message(note(&mut requirements, LinkageType::Import)), "fine");
    assert!(message(note(&mut requirements, LinkageType::LinkOnceODR)).contains("needs SPV_KHR_linkonce_odr"));
    assert!(message(note(&mut requirements, ImageChannelDataType::UnsignedIntRaw10EXT)).contains("raw10_raw12"));
    let mask = MatrixMultiplyAccumulateOperands::MatrixAPackedFloat4E2M1INTEL;
    assert!(message(note(&mut requirements, mask)).contains("accumulate_float4"));
}

#[test]
fn extensions_bring_what_their_documents_ask_for() {
    let mut requirements = with(Version::V1_6, "+SPV_KHR_subgroup_rotate");
    assert_eq!(message(requirements.note_op(Op::GroupNonUniformRotateKHR)), "fine");
    assert_eq!(requirements.min_version(), Version::V1_3);
    assert_eq!(added(&requirements), [Capability::GroupNonUniformRotateKHR]);

    let mut requirements = with(Version::V1_2, "+SPV_KHR_subgroup_rotate");
    assert_eq!(
        message(requirements.note_op(Op::GroupNonUniformRotateKHR)),
        "RequiresVersion: OpGroupNonUniformRotateKHR needs SPIR-V 1.3 (allow it with --spirv-max-version=1.3)"
    );
    assert!(!requirements.allows_extension(Extension::KHR_subgroup_rotate));
}

#[test]
fn a_refusal_changes_nothing() {
    let mut requirements = with(Version::V1_2, "+SPV_EXT_float8,+SPV_KHR_cooperative_matrix");
    assert!(requirements.capability(Capability::Float8CooperativeMatrixEXT).is_err());
    assert!(requirements.extension(Extension::KHR_cooperative_matrix).is_err());
    assert_eq!(requirements.capabilities(), BASE);
    assert!(names(&requirements).is_empty());
    assert_eq!(requirements.min_version(), Version::V1_0);
}

#[test]
fn what_the_grammar_does_not_know_is_refused() {
    let mut requirements = with(Version::V1_6, "all");
    for result in [
        requirements.note_op(Op(9)),
        requirements.note_op(Op(0xFFFF)),
        note(&mut requirements, StorageClass(77)),
        note(&mut requirements, MemoryAccess(0x8000_0000)),
        requirements.note_enumerant(EnumKind(250), 3),
        requirements.capability(Capability(3_000_000)),
    ] {
        assert_eq!(result.as_ref().err().map(crate::error::Error::kind), Some(ErrorKind::InvalidInstruction));
    }
}

#[test]
fn every_row_gives_an_answer() {
    for list in ["", "all"] {
        for max_version in [Version::V1_0, Version::V1_6] {
            let requirements = with(max_version, list);
            let ops = (0..=u16::MAX).filter(|&op| requirements.allows_op(Op(op))).count();
            assert!(ops > 200, "{ops}");
            let kinds = (0..ENUM_COUNT as u8).map(EnumKind);
            let rows = kinds.flat_map(|kind| enum_row(kind).enumerants.iter().map(move |row| (kind, row.value)));
            assert!(rows.filter(|&(kind, value)| requirements.allows_enumerant(kind, value)).count() > 200);
        }
    }
}

fn id(word: u32) -> Id {
    Id::new(word).expect("tests use ids above zero")
}

/// Declares a type as [`Module::intern`](crate::spirv::Module::intern) does.
fn declare(requirements: &mut Requirements, op: Op, word: u32, operands: &[u32]) {
    assert_eq!(message(requirements.note_type(op, operands)), "fine");
    requirements.add_type(op, id(word), operands);
}

#[test]
fn declarations_of_types_need_what_their_widths_and_lengths_say() {
    let needs = |op: Op, operands: &[u32]| {
        let mut requirements = with(Version::V1_4, "+SPV_INTEL_int4,+SPV_ALTERA_arbitrary_precision_integers");
        declare(&mut requirements, op, 1, operands);
        added(&requirements)
    };
    assert_eq!(needs(Op::TypeInt, &[32, 0]), []);
    assert_eq!(needs(Op::TypeInt, &[8, 0]), [Capability::Int8]);
    assert_eq!(needs(Op::TypeInt, &[64, 0]), [Capability::Int64]);
    assert_eq!(needs(Op::TypeInt, &[4, 0]), [Capability::Int4TypeINTEL]);
    assert_eq!(needs(Op::TypeInt, &[24, 0]), [Capability::ArbitraryPrecisionIntegersALTERA]);
    assert_eq!(needs(Op::TypeFloat, &[64]), [Capability::Float64]);
    assert_eq!(needs(Op::TypeVector, &[9, 4]), []);
    assert_eq!(needs(Op::TypeVector, &[9, 8]), [Capability::Vector16]);
    assert_eq!(needs(Op::TypeSampler, &[]), [Capability::ImageBasic]);
    assert_eq!(needs(Op::TypeImage, &[9, 1, 0, 0, 0, 0, 0, 0]), [Capability::ImageBasic]);
    assert_eq!(needs(Op::TypeImage, &[9, 1, 0, 0, 0, 0, 0, 2]), [Capability::ImageBasic, Capability::ImageReadWrite]);
}

#[test]
fn a_half_is_pointed_to_until_it_is_a_value() {
    let half = || {
        let mut requirements = with(Version::V1_0, "");
        declare(&mut requirements, Op::TypeFloat, 3, &[16]);
        requirements
    };
    let mut requirements = half();
    assert_eq!(message(requirements.note_result(Op::Load, 2)), "fine");
    assert_eq!(added(&requirements), [Capability::Float16Buffer]);
    assert_eq!(message(requirements.note_result(Op::Load, 3)), "fine");
    assert_eq!(added(&requirements), [Capability::Float16Buffer, Capability::Float16]);
    for (op, operands, is_value) in [
        (Op::TypePointer, [5, 3], false),
        (Op::TypeVector, [3, 2], true),
        (Op::TypeVector, [7, 3], false),
        (Op::TypeArray, [3, 7], true),
        (Op::TypeStruct, [7, 3], true),
        (Op::TypeFunction, [7, 3], true),
    ] {
        let mut requirements = half();
        declare(&mut requirements, op, 2, &operands);
        assert_eq!(requirements.has_capability(Capability::Float16), is_value, "{op} {operands:?}");
    }
    let mut requirements = half();
    assert_eq!(message(requirements.note_typed_inst(&Inst::new(Op::Undef).ids(&[id(3), id(2)]))), "fine");
    assert!(requirements.has_capability(Capability::Float16));
}

#[test]
fn bfloats_that_are_computed_need_arithmetic() {
    let mut requirements = with(Version::V1_0, "+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic");
    declare(&mut requirements, Op::TypeFloat, 1, &[16, 0]);
    declare(&mut requirements, Op::TypeVector, 2, &[1, 2]);
    assert_eq!(message(requirements.note_result(Op::Load, 2)), "fine");
    assert_eq!(added(&requirements), []);
    assert_eq!(message(requirements.note_result(Op::FAdd, 2)), "fine");
    assert_eq!(added(&requirements), [Capability::BFloat16ArithmeticINTEL]);
}

#[test]
fn atomic_operations_need_what_their_type_says() {
    let list = "+SPV_EXT_shader_atomic_float_add,+SPV_NV_shader_atomic_fp16_vector";
    let needs = |op: Op, ty: u32| {
        let mut requirements = with(Version::V1_4, list);
        declare(&mut requirements, Op::TypeInt, 1, &[64, 0]);
        declare(&mut requirements, Op::TypeFloat, 2, &[32]);
        declare(&mut requirements, Op::TypeFloat, 3, &[16]);
        declare(&mut requirements, Op::TypeVector, 4, &[3, 2]);
        let before = added(&requirements);
        assert_eq!(message(requirements.note_result(op, ty)), "fine");
        added(&requirements).into_iter().filter(|one| !before.contains(one)).collect::<Vec<_>>()
    };
    assert_eq!(needs(Op::IAdd, 1), []);
    assert_eq!(needs(Op::AtomicIAdd, 1), [Capability::Int64Atomics]);
    assert_eq!(needs(Op::AtomicExchange, 2), []);
    assert_eq!(needs(Op::AtomicFAddEXT, 2), [Capability::AtomicFloat32AddEXT]);
    assert_eq!(needs(Op::AtomicFAddEXT, 4), [Capability::AtomicFloat16VectorNV]);
}

#[test]
fn a_choice_between_composites_needs_version_1_4() {
    let mut requirements = with(Version::V1_4, "");
    declare(&mut requirements, Op::TypeStruct, 1, &[7, 8]);
    assert_eq!(message(requirements.note_result(Op::Select, 2)), "fine");
    assert_eq!(requirements.min_version(), Version::V1_0);
    assert_eq!(message(requirements.note_result(Op::Select, 1)), "fine");
    assert_eq!(requirements.min_version(), Version::V1_4);
}
