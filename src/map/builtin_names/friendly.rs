//! The functions `__spirv_Op`.

use std::borrow::Cow;

use super::{ALL, Arrangement, BuiltinName, Environment, Facts, Spelling};
use crate::map::MemoryEffect;
use crate::map::spirv_calls::call_name;
use crate::names::{Friendly, FriendlyKind, Parameter, Scalar, Signedness, TypeName, itanium};
use crate::spirv::grammar::{AccessQualifier, Class, ImageOperands, Op, StorageClass, op_row};

/// The arguments of an instruction whose spelling differs from their LLVM types, as masks.
struct ArgumentRow {
    op: Op,
    unsigned: u16,
    constant: u16,
}

const fn unsigned(op: Op, unsigned: u16) -> ArgumentRow {
    ArgumentRow { op, unsigned, constant: 0 }
}

impl ArgumentRow {
    const fn constant(self, constant: u16) -> Self {
        Self { constant, ..self }
    }
}

/// The arguments that are unsigned or point to constant data, by opcode. Those of other instructions are signed.
#[rustfmt::skip]
static ARGUMENTS: &[ArgumentRow] = &[
    unsigned(Op::GenericPtrMemSemantics,                 0).constant(0b1),
    unsigned(Op::ConvertUToF,                            ALL),
    unsigned(Op::UConvert,                               ALL),
    unsigned(Op::SatConvertUToS,                         ALL),
    unsigned(Op::UMulExtended,                           ALL),
    unsigned(Op::BitFieldInsert,                         0b1100),
    unsigned(Op::BitFieldSExtract,                       0b110),
    unsigned(Op::BitFieldUExtract,                       0b111),
    unsigned(Op::AtomicUMin,                             0b1001),
    unsigned(Op::AtomicUMax,                             0b1001),
    unsigned(Op::GroupAsyncCopy,                         0b11000).constant(0b100),
    unsigned(Op::GroupBroadcast,                         0b100),
    unsigned(Op::GroupUMin,                              0b100),
    unsigned(Op::GroupUMax,                              0b100),
    unsigned(Op::EnqueueMarker,                          0b10),
    unsigned(Op::GroupNonUniformBroadcast,               0b100),
    unsigned(Op::GroupNonUniformInverseBallot,           0b10),
    unsigned(Op::GroupNonUniformBallotBitExtract,        0b110),
    unsigned(Op::GroupNonUniformBallotBitCount,          0b100),
    unsigned(Op::GroupNonUniformBallotFindLSB,           0b10),
    unsigned(Op::GroupNonUniformBallotFindMSB,           0b10),
    unsigned(Op::GroupNonUniformShuffle,                 0b100),
    unsigned(Op::GroupNonUniformShuffleXor,              0b100),
    unsigned(Op::GroupNonUniformShuffleUp,               0b100),
    unsigned(Op::GroupNonUniformShuffleDown,             0b100),
    unsigned(Op::GroupNonUniformIAdd,                    0b1000),
    unsigned(Op::GroupNonUniformFAdd,                    0b1000),
    unsigned(Op::GroupNonUniformIMul,                    0b1000),
    unsigned(Op::GroupNonUniformFMul,                    0b1000),
    unsigned(Op::GroupNonUniformSMin,                    0b1000),
    unsigned(Op::GroupNonUniformUMin,                    0b1100),
    unsigned(Op::GroupNonUniformFMin,                    0b1000),
    unsigned(Op::GroupNonUniformSMax,                    0b1000),
    unsigned(Op::GroupNonUniformUMax,                    0b1100),
    unsigned(Op::GroupNonUniformFMax,                    0b1000),
    unsigned(Op::GroupNonUniformBitwiseAnd,              0b1000),
    unsigned(Op::GroupNonUniformBitwiseOr,               0b1000),
    unsigned(Op::GroupNonUniformBitwiseXor,              0b1000),
    unsigned(Op::GroupNonUniformLogicalAnd,              0b1000),
    unsigned(Op::GroupNonUniformLogicalOr,               0b1000),
    unsigned(Op::GroupNonUniformLogicalXor,              0b1000),
    unsigned(Op::GroupNonUniformRotateKHR,               0b1100),
    unsigned(Op::UDot,                                   ALL),
    unsigned(Op::SUDot,                                  0b10),
    unsigned(Op::UDotAccSat,                             ALL),
    unsigned(Op::SUDotAccSat,                            0b10),
    unsigned(Op::SubgroupShuffleINTEL,                   0b10),
    unsigned(Op::SubgroupShuffleDownINTEL,               0b100),
    unsigned(Op::SubgroupShuffleUpINTEL,                 0b100),
    unsigned(Op::SubgroupShuffleXorINTEL,                0b10),
    unsigned(Op::SubgroupBlockReadINTEL,                 0b1).constant(0b1),
    unsigned(Op::SubgroupBlockWriteINTEL,                0b11),
    unsigned(Op::SubgroupImageBlockWriteINTEL,           0b100),
    unsigned(Op::SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL, 0b11),
    unsigned(Op::SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL, 0b1),
    unsigned(Op::SubgroupAvcMceGetDefaultInterShapePenaltyINTEL, 0b11),
    unsigned(Op::SubgroupAvcMceSetInterShapePenaltyINTEL, 0b1),
    unsigned(Op::SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL, 0b11),
    unsigned(Op::SubgroupAvcMceSetInterDirectionPenaltyINTEL, 0b1),
    unsigned(Op::SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL, 0b11),
    unsigned(Op::SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL, 0b11),
    unsigned(Op::SubgroupAvcMceSetMotionVectorCostFunctionINTEL, 0b111),
    unsigned(Op::SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL, 0b11),
    unsigned(Op::SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL, 0b1),
    unsigned(Op::SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL, 0b1),
    unsigned(Op::SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL, 0b11),
    unsigned(Op::SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL, 0b11),
    unsigned(Op::SubgroupAvcImeInitializeINTEL,          0b111),
    unsigned(Op::SubgroupAvcImeSetSingleReferenceINTEL,  0b10),
    unsigned(Op::SubgroupAvcImeSetDualReferenceINTEL,    0b100),
    unsigned(Op::SubgroupAvcImeRefWindowSizeINTEL,       0b1),
    unsigned(Op::SubgroupAvcImeAdjustRefOffsetINTEL,     0b1110),
    unsigned(Op::SubgroupAvcImeSetMaxMotionVectorCountINTEL, 0b1),
    unsigned(Op::SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL, 0b1),
    unsigned(Op::SubgroupAvcImeSetWeightedSadINTEL,      0b1),
    unsigned(Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL, 0b10),
    unsigned(Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL, 0b10),
    unsigned(Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL, 0b10),
    unsigned(Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL, 0b110),
    unsigned(Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL, 0b110),
    unsigned(Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL, 0b110),
    unsigned(Op::SubgroupAvcImeGetBorderReachedINTEL,    0b1),
    unsigned(Op::SubgroupAvcFmeInitializeINTEL,          0b111_1111),
    unsigned(Op::SubgroupAvcBmeInitializeINTEL,          0b1111_1111),
    unsigned(Op::SubgroupAvcRefEvaluateWithMultiReferenceINTEL, 0b110),
    unsigned(Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL, 0b110),
    unsigned(Op::SubgroupAvcSicInitializeINTEL,          0b1),
    unsigned(Op::SubgroupAvcSicConfigureSkcINTEL,        0b1_1111),
    unsigned(Op::SubgroupAvcSicConfigureIpeLumaINTEL,    0b111_1111),
    unsigned(Op::SubgroupAvcSicConfigureIpeLumaChromaINTEL, 0b11_1111_1111),
    unsigned(Op::SubgroupAvcSicGetMotionVectorMaskINTEL, 0b11),
    unsigned(Op::SubgroupAvcSicSetIntraLumaShapePenaltyINTEL, 0b1),
    unsigned(Op::SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL, 0b111),
    unsigned(Op::SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL, 0b1),
    unsigned(Op::SubgroupAvcSicSetSkcForwardTransformEnableINTEL, 0b1),
    unsigned(Op::SubgroupAvcSicSetBlockBasedRawSkipSadINTEL, 0b1),
    unsigned(Op::SubgroupAvcSicEvaluateWithMultiReferenceINTEL, 0b110),
    unsigned(Op::SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL, 0b110),
    unsigned(Op::SubgroupBlockPrefetchINTEL,             0b111).constant(0b1),
    unsigned(Op::ConvertHandleToImageINTEL,              0b1),
    unsigned(Op::ConvertHandleToSamplerINTEL,            0b1),
    unsigned(Op::ConvertHandleToSampledImageINTEL,       0b1),
];

/// The instructions besides conversions whose name has the type of the result, by opcode.
#[rustfmt::skip]
static WITH_RESULT: &[Op] = &[
    Op::ImageSampleExplicitLod,
    Op::ImageRead,
    Op::ImageQuerySizeLod,
    Op::ImageQuerySize,
    Op::FmaKHR,
    Op::SDot,
    Op::UDot,
    Op::SUDot,
    Op::SDotAccSat,
    Op::UDotAccSat,
    Op::SUDotAccSat,
    Op::CooperativeMatrixLoadKHR,
    Op::ReadClockKHR,
    Op::SubgroupBlockReadINTEL,
    Op::SubgroupImageBlockReadINTEL,
    Op::SubgroupImageMediaBlockReadINTEL,
    Op::TaskSequenceCreateALTERA,
    Op::CooperativeMatrixLoadCheckedINTEL,
    Op::ClampConvertFToFINTEL,
    Op::StochasticRoundFToFINTEL,
    Op::ClampStochasticRoundFToFINTEL,
    Op::ClampStochasticRoundFToSINTEL,
    Op::CooperativeMatrixLoadOffsetINTEL,
    Op::ClampConvertFToSINTEL,
    Op::ConvertHandleToImageINTEL,
    Op::ConvertHandleToSampledImageINTEL,
];

/// Returns the signedness of the result type in the name of an instruction; `None` if the name has no such type.
pub fn return_suffix(op: Op, image_operands: Option<ImageOperands>) -> Option<Signedness> {
    let is_cast = matches!(op, Op::PtrCastToCrossWorkgroupALTERA | Op::CrossWorkgroupCastToPtrALTERA);
    let is_conversion = (Op::ConvertFToU..=Op::Bitcast).contains(&op) && op != Op::GenericCastToPtrExplicit;
    if !is_cast && !is_conversion && WITH_RESULT.binary_search(&op).is_err() {
        return None;
    }
    let is_unsigned = match op {
        Op::ConvertFToU | Op::SatConvertSToU | Op::UConvert | Op::UDot | Op::UDotAccSat | Op::ReadClockKHR => true,
        Op::ImageRead | Op::ImageSampleExplicitLod => extends_with_zeros(image_operands),
        _ => false,
    };
    Some(if is_unsigned { Signedness::Unsigned } else { Signedness::Signed })
}

/// Returns `true` if the texels of an image instruction are unsigned integers.
pub(super) fn extends_with_zeros(image_operands: Option<ImageOperands>) -> bool {
    image_operands.is_some_and(|mask| mask.0 & ImageOperands::ZeroExtend.0 != 0)
}

/// Returns `true` if the invocations of a group execute an instruction together, so that it must not be moved into or
/// out of branches.
pub fn is_convergent(op: Op) -> bool {
    let Some(row) = op_row(op) else { return false };
    let is_collective =
        ["OpGroup", "OpSubgroup", "OpCooperativeMatrix"].iter().any(|prefix| row.name.starts_with(prefix));
    let is_barrier = matches!(
        op,
        Op::ControlBarrier
            | Op::ControlBarrierArriveINTEL
            | Op::ControlBarrierWaitINTEL
            | Op::NamedBarrierInitialize
            | Op::MemoryNamedBarrier
    );
    is_barrier || is_collective || matches!(row.class, Class::Group | Class::NonUniform)
}

/// Returns `__spirv_Op` with its suffixes. In the OpenCL environments, as the Khronos translator has it, all its
/// integers are signed, and no pointee has qualifiers.
pub(super) fn instruction(environment: Environment, op: Op, facts: &Facts<'_>) -> BuiltinName {
    // An instruction that the grammar does not have keeps its number.
    let name = call_name(op).unwrap_or_else(|| Cow::Owned(op.0.to_string()));
    let result = return_suffix(op, facts.image_operands)
        .and_then(|signedness| spelled_result(facts.result.unwrap_or(&Parameter::Void), signedness));
    let postfix = postfix(op, facts);
    let whole = Friendly {
        return_type: result.as_deref(),
        saturated: facts.is_saturated,
        rounding: facts.rounding,
        postfix,
        ..Friendly::new(FriendlyKind::Instruction, &name)
    };
    let builtin = BuiltinName::new(whole.to_string(), Arrangement::Operands);
    let spelling = match environment {
        Environment::OpenCl12 | Environment::OpenCl20 | Environment::Host | Environment::Gpu(_)
            if op != Op::UMulExtended =>
        {
            Spelling::default()
        }
        _ => spelling(op, facts),
    };
    BuiltinName { spelling, is_convergent: is_convergent(op), effect: effect(op), ..builtin }
}

/// Spells the type of a result: as OpenCL C does if it is a scalar or vector, otherwise as in mangled names. The
/// element type `bfloat` is spelled as in mangled names too.
pub(super) fn spelled_result(result: &Parameter<'_>, signedness: Signedness) -> Option<String> {
    let Some(scalar) = result.scalar() else { return itanium::mangle_type(result) };
    if scalar != Scalar::BFloat {
        let name = TypeName { scalar: scalar.with_signedness(signedness), length: result.length() };
        return Some(name.to_string());
    }
    let element = itanium::mangle_type(&Parameter::Scalar(scalar))?;
    Some(if result.length() == 1 { element } else { format!("{element}{}", result.length()) })
}

/// Returns the word that tells functions of different types apart that have the same parameters.
fn postfix(op: Op, facts: &Facts<'_>) -> Option<&'static str> {
    Some(match op {
        Op::GenericCastToPtrExplicit => match facts.storage? {
            StorageClass::CrossWorkgroup => "ToGlobal",
            StorageClass::Workgroup => "ToLocal",
            StorageClass::Function => "ToPrivate",
            _ => return None,
        },
        Op::CreatePipeFromPipeStorage => match facts.access.unwrap_or(AccessQualifier::ReadOnly) {
            AccessQualifier::WriteOnly => "write",
            AccessQualifier::ReadWrite => "read_write",
            _ => "read",
        },
        Op::BuildNDRange => match facts.dimensions? {
            1 => "1D",
            2 => "2D",
            3 => "3D",
            _ => return None,
        },
        _ => return None,
    })
}

fn spelling(op: Op, facts: &Facts<'_>) -> Spelling {
    if op == Op::ImageWrite && extends_with_zeros(facts.image_operands) {
        return Spelling::unsigned(0b100);
    }
    spelling_of(op)
}

/// Returns the spelling of an instruction's operands.
pub(super) fn spelling_of(op: Op) -> Spelling {
    match ARGUMENTS.binary_search_by_key(&op, |row| row.op) {
        Ok(index) => Spelling::unsigned(ARGUMENTS[index].unsigned).constant(ARGUMENTS[index].constant),
        Err(_) => Spelling::default(),
    }
}

/// Returns the memory that an instruction accesses; of most instructions this is left open.
pub(super) fn effect(op: Op) -> MemoryEffect {
    let is_pure = op_row(op).is_some_and(|row| {
        matches!(row.class, Class::Arithmetic | Class::Bit | Class::Conversion | Class::RelationalAndLogical)
    });
    if is_pure { MemoryEffect::None } else { MemoryEffect::Unknown }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::assert_ascending;

    #[test]
    fn tables_are_sorted() {
        assert_ascending(ARGUMENTS.iter().map(|row| row.op));
        assert_ascending(WITH_RESULT);
    }
}
