//! SPV_INTEL_device_side_avc_motion_estimation: types of operands and results.
//!
//! Where the document contradicts itself, or the built-in functions that it describes, nothing is required: of the result
//! that the `SubgroupAvcMceGet` instructions read, which it calls one of IME, of the type that
//! `OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL` returns, and of the width of the partition type of
//! `OpSubgroupAvcSicConfigureSkcINTEL`. Neither are operands that "must come from a constant instruction": without
//! optimizations, compilers pass constants through variables.

use crate::spirv::grammar::{Dim, Op};
use crate::validate::rules::cx::Cx;
use crate::validate::rules::signatures::Operand::{Free, Is, Same};
use crate::validate::rules::signatures::{Class, INT, INTS, Operation, Signature, operands, rule};
use crate::validate::violation::Violations;

const I8: Class = INT.widths(&[8]);
const I16: Class = INT.widths(&[16]);
const I32: Class = INT.widths(&[32]);
const I64: Class = INT.widths(&[64]);
const TWO_I16: Class = INTS.counts(&[2]).widths(&[16]);
const TWO_I32: Class = INTS.counts(&[2]).widths(&[32]);
const SAMPLER: Class = Class::declared_by(Op::TypeSampler);
const IMAGE: Class = Class::declared_by(Op::TypeVmeImageINTEL);
const MCE: Class = Class::declared_by(Op::TypeAvcMcePayloadINTEL);
const IME: Class = Class::declared_by(Op::TypeAvcImePayloadINTEL);
const REF: Class = Class::declared_by(Op::TypeAvcRefPayloadINTEL);
const SIC: Class = Class::declared_by(Op::TypeAvcSicPayloadINTEL);
const MCE_RESULT: Class = Class::declared_by(Op::TypeAvcMceResultINTEL);
const IME_RESULT: Class = Class::declared_by(Op::TypeAvcImeResultINTEL);
const REF_RESULT: Class = Class::declared_by(Op::TypeAvcRefResultINTEL);
const SIC_RESULT: Class = Class::declared_by(Op::TypeAvcSicResultINTEL);
const SINGLE_OUT: Class = Class::declared_by(Op::TypeAvcImeResultSingleReferenceStreamoutINTEL);
const DUAL_OUT: Class = Class::declared_by(Op::TypeAvcImeResultDualReferenceStreamoutINTEL);
const SINGLE_IN: Class = Class::declared_by(Op::TypeAvcImeSingleReferenceStreaminINTEL);
const DUAL_IN: Class = Class::declared_by(Op::TypeAvcImeDualReferenceStreaminINTEL);

/// Returns the signature of an instruction.
#[rustfmt::skip]
pub(super) fn signature(op: Op) -> Option<Signature> {
    Some(match op {
        Op::VmeImageINTEL => rule(IMAGE, &[Free, Is(SAMPLER)]),
        // MCE
        Op::SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL
        | Op::SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL
        | Op::SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL => rule(I8, &[Is(I8)]),
        Op::SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL => rule(I32, &[Is(I8)]),
        Op::SubgroupAvcMceGetDefaultInterShapePenaltyINTEL => rule(I64, &[Is(I8)]),
        Op::SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL => rule(TWO_I32, &[Is(I8)]),
        Op::SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL
        | Op::SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL
        | Op::SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL => rule(TWO_I32, &[]),
        Op::SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL => rule(I32, &[]),
        Op::SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL => rule(I8, &[]),
        Op::SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL
        | Op::SubgroupAvcMceSetInterDirectionPenaltyINTEL
        | Op::SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL
        | Op::SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL => rule(MCE, &[Is(I8), Same]),
        Op::SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL => rule(MCE, &[Is(I8), Is(I8), Same]),
        Op::SubgroupAvcMceSetInterShapePenaltyINTEL => rule(MCE, &[Is(I64), Same]),
        Op::SubgroupAvcMceSetMotionVectorCostFunctionINTEL => rule(MCE, &[Is(I64), Is(TWO_I32), Is(I8), Same]),
        Op::SubgroupAvcMceSetAcOnlyHaarINTEL => rule(MCE, &[Same]),
        Op::SubgroupAvcMceConvertToImePayloadINTEL => rule(IME, &[Is(MCE)]),
        Op::SubgroupAvcMceConvertToImeResultINTEL => rule(IME_RESULT, &[Is(MCE_RESULT)]),
        Op::SubgroupAvcMceConvertToRefPayloadINTEL => rule(REF, &[Is(MCE)]),
        Op::SubgroupAvcMceConvertToRefResultINTEL => rule(REF_RESULT, &[Is(MCE_RESULT)]),
        Op::SubgroupAvcMceConvertToSicPayloadINTEL => rule(SIC, &[Is(MCE)]),
        Op::SubgroupAvcMceConvertToSicResultINTEL => rule(SIC_RESULT, &[Is(MCE_RESULT)]),
        Op::SubgroupAvcMceGetMotionVectorsINTEL => rule(I64, &[Free]),
        Op::SubgroupAvcMceGetInterDistortionsINTEL | Op::SubgroupAvcMceGetBestInterDistortionsINTEL
            => rule(I16, &[Free]),
        Op::SubgroupAvcMceGetInterMajorShapeINTEL | Op::SubgroupAvcMceGetInterMinorShapeINTEL
        | Op::SubgroupAvcMceGetInterDirectionsINTEL | Op::SubgroupAvcMceGetInterMotionVectorCountINTEL
            => rule(I8, &[Free]),
        Op::SubgroupAvcMceGetInterReferenceIdsINTEL => rule(I32, &[Free]),
        Op::SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL => rule(I8, &[Is(I32), Is(I32), Free]),
        // IME
        Op::SubgroupAvcImeInitializeINTEL => rule(IME, &[Is(TWO_I16), Is(I8)]),
        Op::SubgroupAvcImeSetSingleReferenceINTEL => rule(IME, &[Is(TWO_I16), Is(I8), Same]),
        Op::SubgroupAvcImeSetDualReferenceINTEL => rule(IME, &[Is(TWO_I16), Is(TWO_I16), Is(I8), Same]),
        Op::SubgroupAvcImeRefWindowSizeINTEL => rule(TWO_I16, &[Is(I8)]),
        Op::SubgroupAvcImeAdjustRefOffsetINTEL => rule(TWO_I16, &[Is(TWO_I16)]),
        Op::SubgroupAvcImeConvertToMcePayloadINTEL => rule(MCE, &[Is(IME)]),
        Op::SubgroupAvcImeSetMaxMotionVectorCountINTEL => rule(IME, &[Is(I8), Same]),
        Op::SubgroupAvcImeSetUnidirectionalMixDisableINTEL => rule(IME, &[Same]),
        Op::SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL => operands(&[Is(I8), Is(IME)]),
        Op::SubgroupAvcImeSetWeightedSadINTEL => rule(IME, &[Is(I32), Same]),
        Op::SubgroupAvcImeEvaluateWithSingleReferenceINTEL => rule(IME_RESULT, &[Is(IMAGE), Is(IMAGE), Is(IME)]),
        Op::SubgroupAvcImeEvaluateWithDualReferenceINTEL
            => rule(IME_RESULT, &[Is(IMAGE), Is(IMAGE), Is(IMAGE), Is(IME)]),
        Op::SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL
            => rule(IME_RESULT, &[Is(IMAGE), Is(IMAGE), Is(IME), Is(SINGLE_IN)]),
        Op::SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL
            => rule(IME_RESULT, &[Is(IMAGE), Is(IMAGE), Is(IMAGE), Is(IME), Is(DUAL_IN)]),
        Op::SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL
            => rule(SINGLE_OUT, &[Is(IMAGE), Is(IMAGE), Is(IME)]),
        Op::SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL
            => rule(DUAL_OUT, &[Is(IMAGE), Is(IMAGE), Is(IMAGE), Is(IME)]),
        Op::SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL
            => rule(SINGLE_OUT, &[Is(IMAGE), Is(IMAGE), Is(IME), Is(SINGLE_IN)]),
        Op::SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL
            => rule(DUAL_OUT, &[Is(IMAGE), Is(IMAGE), Is(IMAGE), Is(IME), Is(DUAL_IN)]),
        Op::SubgroupAvcImeConvertToMceResultINTEL => rule(MCE_RESULT, &[Is(IME_RESULT)]),
        Op::SubgroupAvcImeGetSingleReferenceStreaminINTEL => rule(SINGLE_IN, &[Is(SINGLE_OUT)]),
        Op::SubgroupAvcImeGetDualReferenceStreaminINTEL => rule(DUAL_IN, &[Is(DUAL_OUT)]),
        Op::SubgroupAvcImeStripSingleReferenceStreamoutINTEL => rule(IME_RESULT, &[Is(SINGLE_OUT)]),
        Op::SubgroupAvcImeStripDualReferenceStreamoutINTEL => rule(IME_RESULT, &[Is(DUAL_OUT)]),
        Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL
            => rule(I32, &[Is(SINGLE_OUT), Is(I8)]),
        Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL
            => rule(I16, &[Is(SINGLE_OUT), Is(I8)]),
        Op::SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL
            => rule(I8, &[Is(SINGLE_OUT), Is(I8)]),
        Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL
            => rule(I32, &[Is(DUAL_OUT), Is(I8)]),
        Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL => rule(I16, &[Is(DUAL_OUT), Is(I8)]),
        Op::SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL => rule(I8, &[Is(DUAL_OUT), Is(I8)]),
        Op::SubgroupAvcImeGetBorderReachedINTEL => rule(I8, &[Is(I8), Is(IME_RESULT)]),
        Op::SubgroupAvcImeGetTruncatedSearchIndicationINTEL
        | Op::SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL => rule(I8, &[Is(IME_RESULT)]),
        Op::SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL => rule(I32, &[Is(IME_RESULT)]),
        Op::SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL => rule(I16, &[Is(IME_RESULT)]),
        // REF
        Op::SubgroupAvcFmeInitializeINTEL | Op::SubgroupAvcBmeInitializeINTEL
            => rule(REF, &[Is(TWO_I16), Is(I64), Is(I8)]),
        Op::SubgroupAvcRefConvertToMcePayloadINTEL => rule(MCE, &[Is(REF)]),
        Op::SubgroupAvcRefSetBidirectionalMixDisableINTEL | Op::SubgroupAvcRefSetBilinearFilterEnableINTEL
            => rule(REF, &[Same]),
        Op::SubgroupAvcRefEvaluateWithSingleReferenceINTEL => rule(REF_RESULT, &[Is(IMAGE), Is(IMAGE), Is(REF)]),
        Op::SubgroupAvcRefEvaluateWithDualReferenceINTEL
            => rule(REF_RESULT, &[Is(IMAGE), Is(IMAGE), Is(IMAGE), Is(REF)]),
        Op::SubgroupAvcRefEvaluateWithMultiReferenceINTEL => rule(REF_RESULT, &[Is(IMAGE), Is(I32), Is(REF)]),
        Op::SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL
            => rule(REF_RESULT, &[Is(IMAGE), Is(I32), Is(I8), Is(REF)]),
        Op::SubgroupAvcRefConvertToMceResultINTEL => rule(MCE_RESULT, &[Is(REF_RESULT)]),
        // SIC
        Op::SubgroupAvcSicInitializeINTEL => rule(SIC, &[Is(TWO_I16)]),
        Op::SubgroupAvcSicConfigureSkcINTEL => rule(SIC, &[Is(INT), Is(I32), Is(I64), Is(I8), Is(I8), Same]),
        Op::SubgroupAvcSicConfigureIpeLumaINTEL
            => rule(SIC, &[Is(I8), Is(I8), Is(I8), Is(I8), Is(I8), Is(I8), Is(I8), Same]),
        // The upper left corner of the chroma pixels has two components of one byte each.
        Op::SubgroupAvcSicConfigureIpeLumaChromaINTEL
            => rule(SIC, &[Is(I8), Is(I8), Is(I8), Is(I8), Is(I8), Is(I8), Free, Free, Free, Is(I8), Same]),
        Op::SubgroupAvcSicGetMotionVectorMaskINTEL => rule(I32, &[Is(I32), Is(I8)]),
        Op::SubgroupAvcSicConvertToMcePayloadINTEL => rule(MCE, &[Is(SIC)]),
        Op::SubgroupAvcSicSetIntraLumaShapePenaltyINTEL => rule(SIC, &[Is(I32), Same]),
        Op::SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL => rule(SIC, &[Is(INT), Is(INT), Is(INT), Same]),
        Op::SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL => rule(SIC, &[Is(INT), Same]),
        Op::SubgroupAvcSicSetBilinearFilterEnableINTEL => rule(SIC, &[Same]),
        Op::SubgroupAvcSicSetSkcForwardTransformEnableINTEL => rule(SIC, &[Is(I64), Same]),
        Op::SubgroupAvcSicSetBlockBasedRawSkipSadINTEL => rule(SIC, &[Is(I8), Same]),
        Op::SubgroupAvcSicEvaluateIpeINTEL => rule(SIC_RESULT, &[Is(IMAGE), Is(SIC)]),
        Op::SubgroupAvcSicEvaluateWithSingleReferenceINTEL => rule(SIC_RESULT, &[Is(IMAGE), Is(IMAGE), Is(SIC)]),
        Op::SubgroupAvcSicEvaluateWithDualReferenceINTEL
            => rule(SIC_RESULT, &[Is(IMAGE), Is(IMAGE), Is(IMAGE), Is(SIC)]),
        Op::SubgroupAvcSicEvaluateWithMultiReferenceINTEL => rule(SIC_RESULT, &[Is(IMAGE), Is(I32), Is(SIC)]),
        Op::SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL
            => rule(SIC_RESULT, &[Is(IMAGE), Is(I32), Is(I8), Is(SIC)]),
        Op::SubgroupAvcSicConvertToMceResultINTEL => rule(MCE_RESULT, &[Is(SIC_RESULT)]),
        Op::SubgroupAvcSicGetIpeLumaShapeINTEL | Op::SubgroupAvcSicGetIpeChromaModeINTEL
            => rule(I8, &[Is(SIC_RESULT)]),
        Op::SubgroupAvcSicGetBestIpeLumaDistortionINTEL | Op::SubgroupAvcSicGetBestIpeChromaDistortionINTEL
        | Op::SubgroupAvcSicGetInterRawSadsINTEL => rule(I16, &[Is(SIC_RESULT)]),
        Op::SubgroupAvcSicGetPackedIpeLumaModesINTEL | Op::SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL
            => rule(I64, &[Is(SIC_RESULT)]),
        Op::SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL => rule(I32, &[Is(SIC_RESULT)]),
        _ => return None,
    })
}

/// Checks the image of an `OpVmeImageINTEL`: that of the result type, and two-dimensional (section 2.8).
pub(super) fn image(cx: &Cx<'_, '_>, it: &Operation<'_>, found: &mut Violations) {
    let &[image, _] = it.operands else { return };
    let image = cx.type_id(image);
    let expected = it.ty.and_then(|ty| cx.definition(ty)?.operands.get(1).copied());
    it.require(expected.is_none() || image == expected, found, || {
        "the image must have the image type of the result type".to_owned()
    });
    let dim = image.and_then(|ty| cx.definition(ty)?.operands.get(2).copied());
    it.require(dim.is_none_or(|dim| dim == Dim::Dim2D.0), found, || "the image must have two dimensions".to_owned());
}
