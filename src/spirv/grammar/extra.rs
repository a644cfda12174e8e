//! Rows that the published grammar does not have, or has differently, in the form of the generated rows.
//!
//! Most belong to extensions of Intel that are published as documents only (in the repository of its compiler,
//! `sycl/doc/design/spirv-extensions`); the numbers are those of the documents.

#![expect(non_upper_case_globals, reason = "the documents' own spelling")]

use super::OperandKind::{Enum as E, *};
use super::row::{NEVER, V1_1, V1_6, debug, enumerant as e, many, one, op, opt};
use super::{BuiltIn, Capability, Class, CooperativeMatrixLayout, CooperativeMatrixOperands, Decoration};
use super::{
    Capability as C, EnumKind as K, EnumerantRow, ExecutionMode, FPEncoding, MatrixMultiplyAccumulateOperands,
};
use super::{Dbg, DebugRow, EnabledToo, Op, OpRow, Operand};

/// The flag of a bit-field in version 200 of NonSemantic.Shader.DebugInfo, which the published grammar does not have.
pub const SHADER_FLAG_BIT_FIELD: u32 = 1 << 18;

#[rustfmt::skip]
impl Op {
    pub const TypeTokenINTEL: Self = Self(6113);
    pub const FSigmoidINTEL: Self = Self(6168);
    pub const CooperativeMatrixLoadCheckedINTEL: Self = Self(6193);
    pub const CooperativeMatrixStoreCheckedINTEL: Self = Self(6194);
    pub const CooperativeMatrixConstructCheckedINTEL: Self = Self(6195);
    pub const ClampConvertFToFINTEL: Self = Self(6216);
    pub const StochasticRoundFToFINTEL: Self = Self(6217);
    pub const ClampStochasticRoundFToFINTEL: Self = Self(6218);
    pub const ClampStochasticRoundFToSINTEL: Self = Self(6219);
    pub const CooperativeMatrixLoadOffsetINTEL: Self = Self(6239);
    pub const CooperativeMatrixStoreOffsetINTEL: Self = Self(6240);
    pub const SubgroupScaledMatrixMultiplyAccumulateINTEL: Self = Self(6264);
    pub const ComplexFMulINTEL: Self = Self(6415);
    pub const ComplexFDivINTEL: Self = Self(6416);
    pub const ClampConvertFToSINTEL: Self = Self(6424);
    pub const CooperativeMatrixGetElementCoordINTEL: Self = Self(6440);
    pub const CooperativeMatrixApplyFunctionINTEL: Self = Self(6448);
    pub const CooperativeMatrixPrefetchINTEL: Self = Self(6449);
}

impl Dbg {
    pub const Module: Self = Self(200);
    pub const TypeSubrange: Self = Self(201);
    pub const TypeArrayDynamic: Self = Self(202);
    pub const TypeString: Self = Self(203);
}

#[rustfmt::skip]
impl Capability {
    pub const TokenTypeINTEL: Self = Self(6112);
    pub const HWThreadQueryINTEL: Self = Self(6134);
    pub const GlobalVariableDecorationsINTEL: Self = Self(6146);
    pub const SigmoidINTEL: Self = Self(6167);
    pub const DeviceBarrierINTEL: Self = Self(6185);
    pub const CooperativeMatrixCheckedInstructionsINTEL: Self = Self(6192);
    pub const Float4E2M1INTEL: Self = Self(6212);
    pub const Float4E2M1CooperativeMatrixINTEL: Self = Self(6213);
    pub const FloatConversionsFtoFINTEL: Self = Self(6215);
    pub const FloatConversionsFtoSINTEL: Self = Self(6216);
    pub const BFloat16ArithmeticINTEL: Self = Self(6226);
    pub const CooperativeMatrixOffsetInstructionsINTEL: Self = Self(6238);
    pub const AtomicBFloat16AddINTEL: Self = Self(6255);
    pub const AtomicBFloat16MinMaxINTEL: Self = Self(6256);
    pub const AtomicInt16CompareExchangeINTEL: Self = Self(6260);
    pub const Int16AtomicsINTEL: Self = Self(6261);
    pub const AtomicBFloat16LoadStoreINTEL: Self = Self(6262);
    pub const SubgroupScaledMatrixMultiplyAccumulateINTEL: Self = Self(6263);
    pub const CooperativeMatrixPrefetchINTEL: Self = Self(6411);
    pub const ComplexFloatMulDivINTEL: Self = Self(6414);
    pub const PackedCooperativeMatrixINTEL: Self = Self(6434);
    pub const CooperativeMatrixInvocationInstructionsINTEL: Self = Self(6435);
    pub const CooperativeMatrixTF32ComponentTypeINTEL: Self = Self(6436);
    pub const CooperativeMatrixBFloat16ComponentTypeINTEL: Self = Self(6437);
    pub const SubgroupRequirementsINTEL: Self = Self(6445);
}

impl BuiltIn {
    pub const SubDeviceIDINTEL: Self = Self(6135);
    pub const GlobalHWThreadIDINTEL: Self = Self(6136);
    pub const DeviceBarrierValidINTEL: Self = Self(6186);
}

impl Decoration {
    pub const ArgumentAttributeINTEL: Self = Self(6409);
}

impl ExecutionMode {
    pub const NamedSubgroupSizeINTEL: Self = Self(6446);
    pub const SubgroupLaneMappingINTEL: Self = Self(6447);
}

impl FPEncoding {
    pub const Float4E2M1INTEL: Self = Self(6214);
}

impl CooperativeMatrixLayout {
    pub const PackedINTEL: Self = Self(2);
}

impl CooperativeMatrixOperands {
    pub const MatrixAAndBTF32ComponentsINTEL: Self = Self(0x20);
    pub const MatrixAAndBBFloat16ComponentsINTEL: Self = Self(0x40);
    pub const MatrixCBFloat16ComponentsINTEL: Self = Self(0x80);
    pub const MatrixResultBFloat16ComponentsINTEL: Self = Self(0x100);
}

impl MatrixMultiplyAccumulateOperands {
    pub const MatrixAPackedFloat8E4M3INTEL: Self = Self(0x4000);
    pub const MatrixBPackedFloat8E4M3INTEL: Self = Self(0x8000);
    pub const MatrixAPackedFloat8E5M2INTEL: Self = Self(0x1_0000);
    pub const MatrixBPackedFloat8E5M2INTEL: Self = Self(0x2_0000);
    pub const MatrixAPackedFloat4E2M1INTEL: Self = Self(0x4_0000);
    pub const MatrixBPackedFloat4E2M1INTEL: Self = Self(0x8_0000);
    pub const ScaleAFloat8E8M0INTEL: Self = Self(0x10_0000);
    pub const ScaleBFloat8E8M0INTEL: Self = Self(0x20_0000);
}

/// Former names of opcodes, without `Op`.
pub(super) static OP_ALIASES: &[(&str, Op)] =
    &[("JointMatrixGetElementCoordINTEL", Op::CooperativeMatrixGetElementCoordINTEL)];

/// Opcodes, by opcode.
#[rustfmt::skip]
pub(super) static OPS: &[OpRow] = &[
    op(6113, "OpTypeTokenINTEL", Class::TypeDeclaration, NEVER, None, &[one(IdResult, "")], &[C::TokenTypeINTEL], &[]),
    op(6168, "OpFSigmoidINTEL", Class::Arithmetic, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Value")], &[C::SigmoidINTEL], &[]),
    op(6193, "OpCooperativeMatrixLoadCheckedINTEL", Class::Memory, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Pointer"), one(IdRef, "X offset"), one(IdRef, "Y offset"), one(IdRef, "MemoryLayout"), one(IdRef, "Height"), one(IdRef, "Width"), opt(IdRef, "Stride"), opt(E(K::MemoryAccess), "Memory Operand")], &[C::CooperativeMatrixCheckedInstructionsINTEL], &[]),
    op(6194, "OpCooperativeMatrixStoreCheckedINTEL", Class::Memory, NEVER, None, &[one(IdRef, "Pointer"), one(IdRef, "X offset"), one(IdRef, "Y offset"), one(IdRef, "Object"), one(IdRef, "MemoryLayout"), one(IdRef, "Height"), one(IdRef, "Width"), opt(IdRef, "Stride"), opt(E(K::MemoryAccess), "Memory Operand")], &[C::CooperativeMatrixCheckedInstructionsINTEL], &[]),
    op(6195, "OpCooperativeMatrixConstructCheckedINTEL", Class::Composite, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "X offset"), one(IdRef, "Y offset"), one(IdRef, "Height"), one(IdRef, "Width"), one(IdRef, "Value")], &[C::CooperativeMatrixCheckedInstructionsINTEL], &[]),
    op(6216, "OpClampConvertFToFINTEL", Class::Conversion, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Value")], &[C::FloatConversionsFtoFINTEL], &[]),
    op(6217, "OpStochasticRoundFToFINTEL", Class::Conversion, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Value"), one(IdRef, "Seed"), opt(IdRef, "Next Seed")], &[C::FloatConversionsFtoFINTEL], &[]),
    op(6218, "OpClampStochasticRoundFToFINTEL", Class::Conversion, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Value"), one(IdRef, "Seed"), opt(IdRef, "Next Seed")], &[C::FloatConversionsFtoFINTEL], &[]),
    op(6219, "OpClampStochasticRoundFToSINTEL", Class::Conversion, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Value"), one(IdRef, "Seed"), opt(IdRef, "Next Seed")], &[C::FloatConversionsFtoSINTEL], &[]),
    op(6239, "OpCooperativeMatrixLoadOffsetINTEL", Class::Memory, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Pointer"), one(IdRef, "Row offset"), one(IdRef, "Column offset"), one(IdRef, "MemoryLayout"), one(IdRef, "Stride"), opt(E(K::MemoryAccess), "Memory Operand")], &[C::CooperativeMatrixOffsetInstructionsINTEL], &[]),
    op(6240, "OpCooperativeMatrixStoreOffsetINTEL", Class::Memory, NEVER, None, &[one(IdRef, "Pointer"), one(IdRef, "Row offset"), one(IdRef, "Column offset"), one(IdRef, "Object"), one(IdRef, "MemoryLayout"), one(IdRef, "Stride"), opt(E(K::MemoryAccess), "Memory Operand")], &[C::CooperativeMatrixOffsetInstructionsINTEL], &[]),
    op(6264, "OpSubgroupScaledMatrixMultiplyAccumulateINTEL", Class::Group, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "K Dim"), one(IdRef, "Matrix A"), one(IdRef, "Matrix B"), one(IdRef, "Matrix C"), one(IdRef, "Scale A"), one(IdRef, "Scale B"), opt(E(K::MatrixMultiplyAccumulateOperands), "Matrix Multiply Accumulate Operands")], &[C::SubgroupScaledMatrixMultiplyAccumulateINTEL], &[]),
    op(6415, "OpComplexFMulINTEL", Class::Arithmetic, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Operand 1"), one(IdRef, "Operand 2")], &[C::ComplexFloatMulDivINTEL], &[]),
    op(6416, "OpComplexFDivINTEL", Class::Arithmetic, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Operand 1"), one(IdRef, "Operand 2")], &[C::ComplexFloatMulDivINTEL], &[]),
    op(6424, "OpClampConvertFToSINTEL", Class::Conversion, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Value")], &[C::FloatConversionsFtoSINTEL], &[]),
    op(6440, "OpCooperativeMatrixGetElementCoordINTEL", Class::Composite, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Matrix"), one(IdRef, "Index")], &[C::CooperativeMatrixInvocationInstructionsINTEL], &[]),
    op(6448, "OpCooperativeMatrixApplyFunctionINTEL", Class::Composite, NEVER, None, &[one(IdResultType, ""), one(IdResult, ""), one(IdRef, "Function object"), one(IdRef, "Matrix")], &[C::CooperativeMatrixInvocationInstructionsINTEL], &[]),
    op(6449, "OpCooperativeMatrixPrefetchINTEL", Class::Memory, NEVER, None, &[one(IdRef, "Pointer"), one(IdRef, "Rows"), one(IdRef, "Columns"), one(LiteralInteger, "Cache Level"), one(IdRef, "MemoryLayout"), opt(IdRef, "Stride")], &[C::CooperativeMatrixPrefetchINTEL], &[]),
];

/// `DebugModuleINTEL` with its operands in the order of its writers and readers (the Khronos translator, Intel's GPU
/// compiler); `extinst.opencl.debuginfo.100.grammar.json` of SPIRV-Headers has the parent before the line.
#[rustfmt::skip]
pub(super) static DEBUG_MODULE_INTEL: DebugRow =
    debug(36, "DebugModuleINTEL", &[one(IdRef, "Name"), one(IdRef, "Source"), one(LiteralInteger, "Line"), one(IdRef, "Parent"), one(IdRef, "ConfigurationMacros"), one(IdRef, "IncludePath"), one(IdRef, "APINotesFile"), one(LiteralInteger, "IsDeclaration")]);

/// The operands of the instructions of DebugInfo, version 100, that OpenCL.DebugInfo.100 gives other operands
/// (`extinst.debuginfo.grammar.json` of SPIRV-Headers), by number.
#[rustfmt::skip]
pub(super) static OLD_DEBUG: &[(Dbg, &[Operand])] = &[
    (Dbg::CompilationUnit, &[one(IdRef, "Source"), one(LiteralInteger, "Version"), one(LiteralInteger, "DWARF Version")]),
    (Dbg::TypeFunction, &[one(IdRef, "Return Type"), many(IdRef, "Parameter Types")]),
    (Dbg::TypeComposite, &[one(IdRef, "Name"), one(LiteralInteger, "Tag"), one(IdRef, "Source"), one(LiteralInteger, "Line"), one(LiteralInteger, "Column"), one(IdRef, "Parent"), one(IdRef, "Size"), one(LiteralInteger, "Flags"), many(IdRef, "Members")]),
    (Dbg::LocalVariable, &[one(IdRef, "Name"), one(IdRef, "Type"), one(IdRef, "Source"), one(LiteralInteger, "Line"), one(LiteralInteger, "Column"), one(IdRef, "Parent"), opt(LiteralInteger, "Arg Number")]),
    (Dbg::Value, &[one(IdRef, "Value"), one(IdRef, "Expression"), many(IdRef, "Indexes")]),
];

/// The instructions of NonSemantic.Shader.DebugInfo.200 that version 100 does not have or that have more operands, by
/// number.
#[rustfmt::skip]
pub(super) static SHADER_DEBUG_200: &[DebugRow] = &[
    debug(1, "DebugCompilationUnit", &[one(IdRef, "Version"), one(IdRef, "DWARF Version"), one(IdRef, "Source"), one(IdRef, "Language"), opt(IdRef, "Producer")]),
    debug(20, "DebugFunction", &[one(IdRef, "Name"), one(IdRef, "Type"), one(IdRef, "Source"), one(IdRef, "Line"), one(IdRef, "Column"), one(IdRef, "Parent"), one(IdRef, "Linkage Name"), one(IdRef, "Flags"), one(IdRef, "Scope Line"), opt(IdRef, "Declaration"), opt(IdRef, "Target Function Name")]),
    debug(21, "DebugLexicalBlock", &[one(IdRef, "Source"), one(IdRef, "Line"), one(IdRef, "Column"), one(IdRef, "Parent"), opt(IdRef, "Name"), opt(IdRef, "Inline Namespace")]),
    debug(25, "DebugInlinedAt", &[one(IdRef, "Line"), one(IdRef, "Column"), one(IdRef, "Scope"), opt(IdRef, "Inlined")]),
    debug(35, "DebugSource", &[one(IdRef, "File"), opt(IdRef, "Checksum Kind"), opt(IdRef, "Checksum Value"), opt(IdRef, "Text")]),
    debug(200, "DebugModule", &[one(IdRef, "Name"), one(IdRef, "Source"), one(IdRef, "Line"), one(IdRef, "Parent"), one(IdRef, "Configuration Macros"), one(IdRef, "Include Path"), one(IdRef, "API Notes File"), one(IdRef, "Is Declaration")]),
    debug(201, "DebugTypeSubrange", &[one(IdRef, "Lower Bound"), one(IdRef, "Upper Bound"), one(IdRef, "Count"), opt(IdRef, "Stride")]),
    debug(202, "DebugTypeArrayDynamic", &[one(IdRef, "Base Type"), one(IdRef, "Data Location"), one(IdRef, "Associated"), one(IdRef, "Allocated"), one(IdRef, "Rank"), many(IdRef, "Subranges")]),
    debug(203, "DebugTypeString", &[one(IdRef, "Name"), one(IdRef, "Base Type"), one(IdRef, "Data Location"), one(IdRef, "Size"), one(IdRef, "Length Address"), opt(IdRef, "Length Size")]),
];

/// Capabilities, by value.
#[rustfmt::skip]
pub(super) static CAPABILITIES: [EnumerantRow; 25] = [
    e(6112, "TokenTypeINTEL", &[], NEVER, None, &[], &["SPV_INTEL_token_type"]),
    e(6134, "HWThreadQueryINTEL", &[], NEVER, None, &[], &["SPV_INTEL_hw_thread_queries"]),
    e(6146, "GlobalVariableDecorationsINTEL", &[], NEVER, None, &[], &["SPV_INTEL_global_variable_decorations"]),
    e(6167, "SigmoidINTEL", &[], NEVER, None, &[], &["SPV_INTEL_sigmoid"]),
    e(6185, "DeviceBarrierINTEL", &[], NEVER, None, &[], &["SPV_INTEL_device_barrier"]),
    e(6192, "CooperativeMatrixCheckedInstructionsINTEL", &[], NEVER, None, &[C::CooperativeMatrixKHR], &["SPV_INTEL_joint_matrix"]),
    e(6212, "Float4E2M1INTEL", &[], NEVER, None, &[], &["SPV_INTEL_float4"]),
    e(6213, "Float4E2M1CooperativeMatrixINTEL", &[], NEVER, None, &[C::CooperativeMatrixKHR], &["SPV_INTEL_float4", "SPV_EXT_ocp_microscaling_types"]),
    e(6215, "FloatConversionsFtoFINTEL", &[], NEVER, None, &[], &["SPV_INTEL_fp_conversions"]),
    e(6216, "FloatConversionsFtoSINTEL", &[], NEVER, None, &[], &["SPV_INTEL_fp_conversions"]),
    e(6226, "BFloat16ArithmeticINTEL", &[], NEVER, None, &[C::BFloat16TypeKHR], &["SPV_INTEL_bfloat16_arithmetic"]),
    e(6238, "CooperativeMatrixOffsetInstructionsINTEL", &[], NEVER, None, &[C::CooperativeMatrixKHR], &["SPV_INTEL_joint_matrix"]),
    e(6255, "AtomicBFloat16AddINTEL", &[], NEVER, None, &[C::BFloat16TypeKHR], &["SPV_INTEL_16bit_atomics"]),
    e(6256, "AtomicBFloat16MinMaxINTEL", &[], NEVER, None, &[C::BFloat16TypeKHR], &["SPV_INTEL_16bit_atomics"]),
    e(6260, "AtomicInt16CompareExchangeINTEL", &[], NEVER, None, &[C::Int16], &["SPV_INTEL_16bit_atomics"]),
    e(6261, "Int16AtomicsINTEL", &[], NEVER, None, &[C::AtomicInt16CompareExchangeINTEL], &["SPV_INTEL_16bit_atomics"]),
    e(6262, "AtomicBFloat16LoadStoreINTEL", &[], NEVER, None, &[C::BFloat16TypeKHR], &["SPV_INTEL_16bit_atomics"]),
    e(6263, "SubgroupScaledMatrixMultiplyAccumulateINTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"]),
    e(6411, "CooperativeMatrixPrefetchINTEL", &[], NEVER, None, &[C::CooperativeMatrixKHR], &["SPV_INTEL_joint_matrix"]),
    e(6414, "ComplexFloatMulDivINTEL", &[], NEVER, None, &[], &["SPV_INTEL_complex_float_mul_div"]),
    e(6434, "PackedCooperativeMatrixINTEL", &[], NEVER, None, &[C::CooperativeMatrixKHR], &["SPV_INTEL_joint_matrix"]),
    e(6435, "CooperativeMatrixInvocationInstructionsINTEL", &[], NEVER, None, &[C::CooperativeMatrixKHR], &["SPV_INTEL_joint_matrix"]),
    e(6436, "CooperativeMatrixTF32ComponentTypeINTEL", &[], NEVER, None, &[C::CooperativeMatrixKHR], &["SPV_INTEL_joint_matrix"]),
    e(6437, "CooperativeMatrixBFloat16ComponentTypeINTEL", &[], NEVER, None, &[C::CooperativeMatrixKHR], &["SPV_INTEL_joint_matrix"]),
    e(6445, "SubgroupRequirementsINTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_requirements"]),
];

/// Other enumerants with their enumeration.
#[rustfmt::skip]
pub(super) static ENUMERANTS: [(K, EnumerantRow); 23] = [
    (K::BuiltIn, e(6135, "SubDeviceIDINTEL", &[], NEVER, None, &[C::HWThreadQueryINTEL], &[])),
    (K::BuiltIn, e(6136, "GlobalHWThreadIDINTEL", &[], NEVER, None, &[C::HWThreadQueryINTEL], &[])),
    (K::BuiltIn, e(6186, "DeviceBarrierValidINTEL", &[], NEVER, None, &[C::DeviceBarrierINTEL], &[])),
    (K::CooperativeMatrixLayout, e(2, "PackedINTEL", &[], NEVER, None, &[C::PackedCooperativeMatrixINTEL], &[])),
    (K::CooperativeMatrixOperands, e(0x20, "MatrixAAndBTF32ComponentsINTEL", &[], NEVER, None, &[C::CooperativeMatrixTF32ComponentTypeINTEL], &[])),
    (K::CooperativeMatrixOperands, e(0x40, "MatrixAAndBBFloat16ComponentsINTEL", &[], NEVER, None, &[C::CooperativeMatrixBFloat16ComponentTypeINTEL], &[])),
    (K::CooperativeMatrixOperands, e(0x80, "MatrixCBFloat16ComponentsINTEL", &[], NEVER, None, &[C::CooperativeMatrixBFloat16ComponentTypeINTEL], &[])),
    (K::CooperativeMatrixOperands, e(0x100, "MatrixResultBFloat16ComponentsINTEL", &[], NEVER, None, &[C::CooperativeMatrixBFloat16ComponentTypeINTEL], &[])),
    (K::Decoration, e(6147, "HostAccessINTEL", &[LiteralInteger, LiteralString], NEVER, None, &[C::GlobalVariableDecorationsINTEL], &[])),
    (K::Decoration, e(6148, "InitModeINTEL", &[LiteralInteger], NEVER, None, &[C::GlobalVariableDecorationsINTEL], &[])),
    (K::Decoration, e(6149, "ImplementInCSRINTEL", &[LiteralInteger], NEVER, None, &[C::GlobalVariableDecorationsINTEL], &[])),
    (K::Decoration, e(6409, "ArgumentAttributeINTEL", &[LiteralInteger, E(K::FunctionParameterAttribute)], NEVER, None, &[C::FunctionPointersINTEL], &[])),
    (K::ExecutionMode, e(6446, "NamedSubgroupSizeINTEL", &[LiteralInteger], NEVER, None, &[C::SubgroupRequirementsINTEL], &[])),
    (K::ExecutionMode, e(6447, "SubgroupLaneMappingINTEL", &[LiteralInteger], NEVER, None, &[C::SubgroupRequirementsINTEL], &[])),
    (K::FPEncoding, e(6214, "Float4E2M1INTEL", &[], NEVER, None, &[C::Float4E2M1INTEL], &[])),
    (K::MatrixMultiplyAccumulateOperands, e(0x4000, "MatrixAPackedFloat8E4M3INTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float8"])),
    (K::MatrixMultiplyAccumulateOperands, e(0x8000, "MatrixBPackedFloat8E4M3INTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float8"])),
    (K::MatrixMultiplyAccumulateOperands, e(0x1_0000, "MatrixAPackedFloat8E5M2INTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float8"])),
    (K::MatrixMultiplyAccumulateOperands, e(0x2_0000, "MatrixBPackedFloat8E5M2INTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float8"])),
    (K::MatrixMultiplyAccumulateOperands, e(0x4_0000, "MatrixAPackedFloat4E2M1INTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float4"])),
    (K::MatrixMultiplyAccumulateOperands, e(0x8_0000, "MatrixBPackedFloat4E2M1INTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_matrix_multiply_accumulate_float4"])),
    (K::MatrixMultiplyAccumulateOperands, e(0x10_0000, "ScaleAFloat8E8M0INTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"])),
    (K::MatrixMultiplyAccumulateOperands, e(0x20_0000, "ScaleBFloat8E8M0INTEL", &[], NEVER, None, &[], &["SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"])),
];

/// Enumerants whose rows count instead of the published ones in a Kernel module.
#[rustfmt::skip]
pub(super) static CORRECTIONS: [(K, EnumerantRow); 7] = [
    // Its first publication was under its vendor's name, with the same numbers.
    (K::Capability, e(6144, "ArithmeticFenceEXT", &[], NEVER, None, &[], &["SPV_EXT_arithmetic_fence", "SPV_INTEL_arithmetic_fence"])),
    // Version 1.0 tied it to Shader; 1.1 opened it to Kernel, which the published row does not tell apart.
    (K::Decoration, e(1, "SpecId", &[LiteralInteger], V1_1, None, &[C::Shader, C::Kernel], &[])),
    // The published row lacks the depth and the independence that the extension's document has.
    (K::Decoration, e(5907, "FuseLoopsInFunctionALTERA", &[LiteralInteger, LiteralInteger], NEVER, None, &[C::LoopFuseALTERA], &[])),
    // The published row has one number instead of the document's three of 64 bits.
    (K::LoopControl, e(0x100_0000, "LoopCountALTERA", &[LiteralInteger; 6], NEVER, None, &[C::FPGALoopControlsALTERA], &[])),
    // The published rows do not name the extension that adds them.
    (K::ImageChannelDataType, e(19, "UnsignedIntRaw10EXT", &[], NEVER, None, &[C::Kernel], &["SPV_EXT_image_raw10_raw12"])),
    (K::ImageChannelDataType, e(20, "UnsignedIntRaw12EXT", &[], NEVER, None, &[C::Kernel], &["SPV_EXT_image_raw10_raw12"])),
    // The capability is that of integers used as packed vectors (SPV_KHR_integer_dot_product); the published row has none.
    (K::PackedVectorFormat, e(0, "PackedVectorFormat4x8Bit", &[], V1_6, None, &[C::DotProductInput4x8BitPacked], &["SPV_KHR_integer_dot_product"])),
];

/// Enumerants whose last parameter stands for any number of them, which the published rows do not say.
pub(super) static REPEATED_PARAMETERS: [(K, u32); 1] = [(K::Decoration, Decoration::BankBitsALTERA.0)];

/// Capabilities that make an opcode available besides those of its row.
#[rustfmt::skip]
pub(super) static ENABLED_TOO: [(Op, EnabledToo); 4] = [
    // SPV_KHR_cooperative_matrix scales its matrices with the instruction of those of shaders.
    (Op::MatrixTimesScalar, EnabledToo { capability: C::CooperativeMatrixKHR, added_by: &[] }),
    (Op::AtomicFMinEXT, EnabledToo { capability: C::AtomicBFloat16MinMaxINTEL, added_by: &["SPV_EXT_shader_atomic_float_min_max"] }),
    (Op::AtomicFMaxEXT, EnabledToo { capability: C::AtomicBFloat16MinMaxINTEL, added_by: &["SPV_EXT_shader_atomic_float_min_max"] }),
    (Op::AtomicFAddEXT, EnabledToo { capability: C::AtomicBFloat16AddINTEL,    added_by: &["SPV_EXT_shader_atomic_float_add"] }),
];
