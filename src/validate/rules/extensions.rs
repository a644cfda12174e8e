//! Instructions of extensions that are in no chapter of the specification, or whose rules are in a document only.
//!
//! | file | extensions |
//! |---|---|
//! | this one | the signatures of the small ones, see [`signature`] |
//! | `addressing` | SPV_NV_tensor_addressing |
//! | `avc` | SPV_INTEL_device_side_avc_motion_estimation |
//! | `calls` | SPV_INTEL_function_pointers, SPV_INTEL_inline_assembly, SPV_ALTERA_task_sequence, SPV_KHR_abort |
//! | `declarations` | SPV_INTEL_memory_access_aliasing, SPV_INTEL_function_variants, SPV_INTEL_long_composites |
//! | `matrices` | SPV_KHR_cooperative_matrix, SPV_INTEL_joint_matrix, SPV_NV_cooperative_matrix2 |
//! | `tensors` | SPV_ARM_tensors |
//!
//! The documents of Intel's extensions are in the SPIR-V registry, or in the repository of its compiler
//! (`sycl/doc/design/spirv-extensions`).

mod addressing;
mod avc;
mod calls;
mod declarations;
mod matrices;
mod tensors;

use super::cx::Cx;
use super::scopes;
use super::signatures::Operand::{Alike, Count, Free, Is, PointerTo, Same};
use super::signatures::{
    ANY_FLOATS, ANY_INTS, BOOL, BOOLS, Class, FLOATS, INT, INT32, INTS, Operand, Operation, POINTERS, Shape, Signature,
    TypeForm, operands, rule,
};
use crate::spirv::grammar::{AccessQualifier, Op, StorageClass, Version};
use crate::spirv::view::{Function, Instruction, Type};
use crate::validate::violation::Violations;

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    let it = Operation::new(inst);
    let signature = signature(it.op).or_else(|| avc::signature(it.op)).or_else(|| addressing::signature(it.op));
    if !signature.is_none_or(|signature| signature.check(cx, &it, found)) {
        return;
    }
    match it.op {
        Op::Subgroup2DBlockLoadINTEL
        | Op::Subgroup2DBlockLoadTransposeINTEL
        | Op::Subgroup2DBlockLoadTransformINTEL
        | Op::Subgroup2DBlockPrefetchINTEL
        | Op::Subgroup2DBlockStoreINTEL => constants(cx, &it, &[0, 1, 2, 3], found),
        Op::SubgroupMatrixMultiplyAccumulateINTEL | Op::SubgroupScaledMatrixMultiplyAccumulateINTEL => {
            constants(cx, &it, &[0], found);
        }
        Op::ComplexFMulINTEL | Op::ComplexFDivINTEL => complex(cx, &it, found),
        Op::ReadPipeBlockingALTERA => pipe(cx, &it, AccessQualifier::ReadOnly, found),
        Op::WritePipeBlockingALTERA => pipe(cx, &it, AccessQualifier::WriteOnly, found),
        Op::VmeImageINTEL => avc::image(cx, &it, found),
        Op::ReadClockKHR => clock(cx, &it, found),
        _ => {
            calls::check(cx, &it, found);
            declarations::check(cx, &it, found);
            matrices::check(cx, &it, found);
            tensors::check(cx, &it, found);
            addressing::check(cx, &it, found);
        }
    }
}

/// Checks the rules about all that is outside of functions.
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Violations) {
    versions(cx, found);
    declarations::module(cx, found);
}

/// Extensions that require a version, whatever a module uses of them (their sections Dependencies).
#[rustfmt::skip]
const REQUIRE: &[(&str, Version)] = &[
    ("SPV_EXT_mesh_shader",                        Version::V1_4),
    ("SPV_EXT_shader_invocation_reorder",          Version::V1_4),
    ("SPV_KHR_opacity_micromap",                   Version::V1_4),
    ("SPV_KHR_vulkan_memory_model",                Version::V1_3),
    ("SPV_KHR_workgroup_memory_explicit_layout",   Version::V1_4),
    ("SPV_NV_cluster_acceleration_structure",      Version::V1_4),
    ("SPV_NV_linear_swept_spheres",                Version::V1_4),
    ("SPV_NV_shader_invocation_reorder",           Version::V1_4),
    ("SPV_QCOM_cooperative_matrix_conversion",     Version::V1_3),
    ("SPV_QCOM_image_processing",                  Version::V1_4),
    ("SPV_QCOM_image_processing2",                 Version::V1_4),
];

/// Checks that the extensions of a module exist in its version.
fn versions(cx: &Cx<'_, '_>, found: &mut Violations) {
    for (inst, name) in cx.view.extensions() {
        let required = REQUIRE.iter().find(|(extension, _)| *extension == name).map(|(_, version)| *version);
        found.require(required.is_none_or(|version| cx.version() >= version), &inst, "OpExtension", || {
            format!("{name} requires a later version of SPIR-V")
        });
    }
}

/// Checks the rules about a function as a whole.
pub(super) fn function(cx: &Cx<'_, '_>, function: &Function, found: &mut Violations) {
    declarations::function(cx, function, found);
}

const NUMBERS: Class = INTS.or(FLOATS);
const FUNCTION: &[StorageClass] = &[StorageClass::Function];
const GLOBAL: &[StorageClass] = &[StorageClass::CrossWorkgroup];
const ANY_FUNCTION: Operand = PointerTo(FUNCTION, &Free);
const ANY_GLOBAL: Operand = PointerTo(GLOBAL, &Free);
const PAIR: Operand = Is(INTS.counts(&[2]));
const PIPE: Class = Class::declared_by(Op::TypePipe);
const TASK: Class = Class::declared_by(Op::TypeTaskSequenceALTERA);

/// Returns the signature of an instruction.
#[rustfmt::skip]
fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        // SPV_KHR_expect_assume, SPV_EXT_arithmetic_fence, SPV_KHR_poison_freeze
        Op::AssumeTrueKHR                   => operands(&[Is(BOOL)]),
        Op::ExpectKHR                       => rule(INTS.or(BOOLS), &[Same]),
        Op::ArithmeticFenceEXT              => rule(FLOATS, &[Same]),
        Op::FreezeKHR                       => operands(&[Same]),
        // SPV_KHR_untyped_pointers
        Op::UntypedPrefetchKHR              => operands(&[Is(POINTERS), Is(INT), Free]),
        // SPV_INTEL_variable_length_array
        Op::RestoreMemoryINTEL              => operands(&[Is(POINTERS)]),
        // SPV_INTEL_complex_float_mul_div
        Op::ComplexFMulINTEL | Op::ComplexFDivINTEL
                                            => rule(FLOATS.vector(), &[Same]),
        // SPV_INTEL_fp_conversions. Compilers write seeds of 16 bits as well.
        Op::ClampConvertFToFINTEL           => rule(ANY_FLOATS, &[Count(ANY_FLOATS)]),
        Op::ClampConvertFToSINTEL           => rule(ANY_INTS, &[Count(ANY_FLOATS)]),
        Op::StochasticRoundFToFINTEL | Op::ClampStochasticRoundFToFINTEL
                                            => rule(ANY_FLOATS, &[Count(ANY_FLOATS), Is(INT), SEED]),
        Op::ClampStochasticRoundFToSINTEL   => rule(ANY_INTS, &[Count(ANY_FLOATS), Is(INT), SEED]),
        // SPV_INTEL_subgroup_buffer_prefetch, SPV_INTEL_2d_block_io. Compilers prefetch numbers of bytes that are no
        // constants, and transform to other elements than 32-bit integers.
        Op::SubgroupBlockPrefetchINTEL      => operands(&[PointerTo(GLOBAL, &Is(INT)), Is(INT32), Free]),
        Op::Subgroup2DBlockLoadINTEL | Op::Subgroup2DBlockLoadTransposeINTEL | Op::Subgroup2DBlockLoadTransformINTEL
                                            => operands(&[Is(INT32), Is(INT32), Is(INT32), Is(INT32), ANY_GLOBAL,
                                                          Is(INT), Is(INT), Is(INT), PAIR, ANY_FUNCTION]),
        Op::Subgroup2DBlockPrefetchINTEL    => operands(&[Is(INT32), Is(INT32), Is(INT32), Is(INT32), ANY_GLOBAL,
                                                          Is(INT), Is(INT), Is(INT), PAIR]),
        Op::Subgroup2DBlockStoreINTEL       => operands(&[Is(INT32), Is(INT32), Is(INT32), Is(INT32), ANY_FUNCTION,
                                                          ANY_GLOBAL, Is(INT), Is(INT), Is(INT), PAIR]),
        // SPV_INTEL_subgroup_matrix_multiply_accumulate, SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate
        Op::SubgroupMatrixMultiplyAccumulateINTEL
                                            => rule(NUMBERS, &[Is(INT32), Is(NUMBERS), Is(NUMBERS), Count(NUMBERS), Free]),
        Op::SubgroupScaledMatrixMultiplyAccumulateINTEL
                                            => rule(NUMBERS, &[Is(INT32), Is(NUMBERS), Is(NUMBERS), Count(NUMBERS),
                                                               Is(NUMBERS), Is(NUMBERS), Free]),
        // SPV_ALTERA_arbitrary_precision_floating_point. The document has a vector of two for sines and cosines;
        // compilers write one integer of twice the width.
        Op::ArbitraryFloatSinCosPiALTERA | Op::ArbitraryFloatSinCosINTEL
                                            => rule(INTS, &[Is(INT), Free]),
        Op::ArbitraryFloatCastALTERA | Op::ArbitraryFloatCastFromIntALTERA | Op::ArbitraryFloatCastToIntALTERA
        | Op::ArbitraryFloatRecipALTERA | Op::ArbitraryFloatRSqrtALTERA | Op::ArbitraryFloatCbrtALTERA
        | Op::ArbitraryFloatSqrtALTERA | Op::ArbitraryFloatLogINTEL | Op::ArbitraryFloatLog2INTEL
        | Op::ArbitraryFloatLog10INTEL | Op::ArbitraryFloatLog1pINTEL | Op::ArbitraryFloatExpINTEL
        | Op::ArbitraryFloatExp2INTEL | Op::ArbitraryFloatExp10INTEL | Op::ArbitraryFloatExpm1INTEL
        | Op::ArbitraryFloatSinINTEL | Op::ArbitraryFloatCosINTEL | Op::ArbitraryFloatSinPiINTEL
        | Op::ArbitraryFloatCosPiINTEL | Op::ArbitraryFloatASinINTEL | Op::ArbitraryFloatASinPiINTEL
        | Op::ArbitraryFloatACosINTEL | Op::ArbitraryFloatACosPiINTEL | Op::ArbitraryFloatATanINTEL
        | Op::ArbitraryFloatATanPiINTEL
                                            => rule(INT, &[Is(INT), Free]),
        Op::ArbitraryFloatAddALTERA | Op::ArbitraryFloatSubALTERA | Op::ArbitraryFloatMulALTERA
        | Op::ArbitraryFloatDivALTERA | Op::ArbitraryFloatHypotALTERA | Op::ArbitraryFloatATan2INTEL
        | Op::ArbitraryFloatPowINTEL | Op::ArbitraryFloatPowRINTEL | Op::ArbitraryFloatPowNINTEL
                                            => rule(INT, &[Is(INT), Free, Is(INT), Free]),
        Op::ArbitraryFloatGTALTERA | Op::ArbitraryFloatGEALTERA | Op::ArbitraryFloatLTALTERA
        | Op::ArbitraryFloatLEALTERA | Op::ArbitraryFloatEQALTERA
                                            => rule(BOOL, &[Is(INT), Free, Is(INT), Free]),
        // SPV_ALTERA_arbitrary_precision_fixed_point
        Op::FixedSqrtALTERA | Op::FixedRecipALTERA | Op::FixedRsqrtALTERA | Op::FixedSinALTERA | Op::FixedCosALTERA
        | Op::FixedSinPiALTERA | Op::FixedCosPiALTERA | Op::FixedLogALTERA | Op::FixedExpALTERA
                                            => rule(INT, &[Is(INT), Free]),
        Op::FixedSinCosALTERA | Op::FixedSinCosPiALTERA
                                            => rule(INTS, &[Is(INT), Free]),
        // SPV_ALTERA_fpga_reg, SPV_ALTERA_blocking_pipes, SPV_ALTERA_task_sequence
        Op::FPGARegALTERA                   => operands(&[Same]),
        Op::ReadPipeBlockingALTERA | Op::WritePipeBlockingALTERA
                                            => operands(&[Is(PIPE), Free, Is(INT32)]),
        Op::TaskSequenceCreateALTERA        => rule(TASK, &[Free]),
        Op::TaskSequenceAsyncALTERA         => operands(&[Is(TASK), Free]),
        Op::TaskSequenceGetALTERA | Op::TaskSequenceReleaseALTERA
                                            => operands(&[Is(TASK)]),
        // SPV_INTEL_shader_integer_functions2
        Op::UCountLeadingZerosINTEL | Op::UCountTrailingZerosINTEL | Op::IAddSatINTEL | Op::UAddSatINTEL
        | Op::IAverageINTEL | Op::UAverageINTEL | Op::IAverageRoundedINTEL | Op::UAverageRoundedINTEL
        | Op::ISubSatINTEL | Op::USubSatINTEL | Op::IMul32x16INTEL | Op::UMul32x16INTEL | Op::AbsISubINTEL
        | Op::AbsUSubINTEL                  => rule(INTS, &[Alike(INTS)]),
        _ => return None,
    })
}

/// The next seed: a pointer.
const SEED: Operand = PointerTo(&[], &Free);

/// Checks that operands are constants.
fn constants(cx: &Cx<'_, '_>, it: &Operation<'_>, positions: &[usize], found: &mut Violations) {
    for operand in positions.iter().filter_map(|&position| it.operands.get(position)) {
        it.require(cx.is_constant(*operand), found, || format!("{} must be a constant", cx.name(*operand)));
    }
}

/// Checks that a vector of complex numbers has an even number of components.
fn complex(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let is_even = it.ty.and_then(|ty| cx.vector(ty)?.1).is_none_or(|count| count.is_multiple_of(2));
    it.require(is_even, found, || "the result type must have an even number of components".to_owned());
}

/// Checks the rules of SPV_KHR_shader_clock.
fn clock(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let shape = it.ty.and_then(|ty| Shape::of_type(cx, ty));
    let is_clock = shape.is_none_or(|shape| {
        shape.is_unsigned() && matches!((shape.form, shape.width), (TypeForm::Scalar, 64) | (TypeForm::Vector(2), 32))
    });
    it.require(is_clock, found, || {
        "the result type must be a 64-bit integer without sign, or a vector of two such 32-bit integers".to_owned()
    });
    if let &[id] = it.operands {
        scopes::scope(cx, it, id, found);
    }
}

/// Checks the rules of SPV_ALTERA_blocking_pipes.
fn pipe(cx: &Cx<'_, '_>, it: &Operation<'_>, access: AccessQualifier, found: &mut Violations) {
    let &[pipe, pointer, size, alignment] = it.operands else { return };
    let qualifier = cx.type_id(pipe).and_then(|ty| cx.definition(ty)?.operands.get(1).copied());
    it.require(qualifier.is_none_or(|qualifier| qualifier == access.0), found, || {
        "the access qualifier of the pipe does not allow the access".to_owned()
    });
    let is_generic = matches!(cx.type_of(pointer), Some(Type::Pointer { storage: StorageClass::Generic, .. }));
    it.require(is_generic, found, || "the pointer must be in the storage class Generic".to_owned());
    if let (Some(size), Some(alignment)) = (cx.int(size), cx.int(alignment)) {
        let is_sound = alignment >= 1 && alignment <= size && size.is_multiple_of(alignment);
        it.require(is_sound, found, || "the alignment of a packet must divide its size".to_owned());
    }
}
