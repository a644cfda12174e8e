//! What SPIRV-Tools cannot judge: instructions and enumerants that it does not know yet, and rules of extensions that it
//! has differently from their documents.
//!
//! Its release is older than the grammar, and some extensions are published as documents only. What it says of such a
//! module is no rule that the module breaks. As it stops at the first thing it does not understand, the rest of such a
//! module is not judged at all.

use crate::spirv::grammar::{Capability, EnumKind, Op, enum_row, enumerant};
use crate::spirv::view;

use super::Violation;

/// Something the validator says only because it does not know an extension well.
struct Row {
    /// Part of what it says.
    says: &'static str,
    /// A capability of the extension.
    capability: Capability,
}

const fn row(says: &'static str, capability: Capability) -> Row {
    Row { says, capability }
}

#[rustfmt::skip]
const ROWS: &[Row] = &[
    // Each of several cache levels has a control of its own.
    row("decorated with CacheControlLoadINTEL multiple times",  Capability::CacheControlsINTEL),
    row("decorated with CacheControlStoreINTEL multiple times", Capability::CacheControlsINTEL),
    // The constant comes before the function.
    row("has not been defined",             Capability::FunctionPointersINTEL),
    row("Invalid use of function",          Capability::FunctionPointersINTEL),
    row("has not been defined",             Capability::TaskSequenceALTERA),
    row("Invalid use of function",          Capability::TaskSequenceALTERA),
    // The lists of scopes are ids.
    row("may not be used with OpDecorateId", Capability::MemoryAccessAliasingINTEL),
    row("may not be used with OpDecorateId", Capability::SpecConditionalINTEL),
    // The constant of a pipe's memory stands among the constants (specification, OpConstantPipeStorage).
    row("ConstantPipeStorage must appear in a block", Capability::PipeStorage),
    // Declarations and types stand at module scope.
    row("must appear in a block",           Capability::MemoryAccessAliasingINTEL),
    row("must appear in a block",           Capability::SubgroupAvcMotionEstimationINTEL),
    row("must appear in a block",           Capability::VectorComputeINTEL),
    row("must appear in a block",           Capability::LongCompositesINTEL),
    // It looks at an instruction up to where it is continued, and the operands of what continues it are types.
    row("cannot be a type",                 Capability::LongCompositesINTEL),
    row("Constituent count does not match", Capability::LongCompositesINTEL),
    // The extension has an earlier name as well, with the same number for its capability.
    row("requires one of these extensions: SPV_EXT_arithmetic_fence", Capability::ArithmeticFenceEXT),
    // A rule of SPV_NV_cooperative_matrix2; SPV_KHR_cooperative_matrix has none about work-groups.
    row("used without specifying LocalSize", Capability::CooperativeMatrixKHR),
    // They allow integers of other widths.
    row("Invalid number of bits",           Capability::ArbitraryPrecisionIntegersALTERA),
    row("Invalid number of bits",           Capability::Int4TypeINTEL),
    row("Invalid number of bits",           Capability::Int4CooperativeMatrixINTEL),
    // OpTypeVmeImageINTEL is made of a type.
    row("cannot be a type",                 Capability::SubgroupAvcMotionEstimationINTEL),
    // Its second operand is a type (the extension, OpUntypedVariableLengthArrayINTEL).
    row("cannot be a type",                 Capability::UntypedVariableLengthArrayINTEL),
    // Variables are constants of other variables' initial values, and an untyped one is a variable (SPV_KHR_untyped_pointers,
    // section 2.2.1).
    row("is not a constant or undef",       Capability::UntypedPointersKHR),
    // The instructions have no result.
    row("is defined more than once",        Capability::BlockingPipesALTERA),
    // It has the decoration without operands.
    row("expected no more operands",        Capability::LoopFuseALTERA),
    // Their operands are enumerants, whose kind it cannot read.
    row("Unhandled operand type",           Capability::GlobalVariableFPGADecorationsALTERA),
    // The extension has a later name as well.
    row("requires one of these extensions: SPV_NV_cooperative_matrix2", Capability::CooperativeMatrixReductionsNV),
    row("requires one of these extensions: SPV_NV_cooperative_matrix2", Capability::CooperativeMatrixPerElementOperationsNV),
];

/// Whether `violation` says nothing of the module, but of what the validator knows.
pub fn is_known_gap(words: &[u32], violation: &Violation) -> bool {
    if is_unknown_enumerant(&violation.rule) {
        return true;
    }
    let said = || ROWS.iter().filter(|row| violation.rule.contains(row.says));
    if said().next().is_none() {
        return false;
    }
    let capabilities = view::instructions(words).take_while(|inst| inst.op == Op::Capability);
    let declared: Vec<u32> = capabilities.filter_map(|inst| inst.operands.first().copied()).collect();
    said().any(|row| declared.contains(&row.capability.0))
}

/// `Invalid capability operand: 6167`, of an enumerant that the grammar has
fn is_unknown_enumerant(rule: &str) -> bool {
    let Some((kind, number)) = rule.strip_prefix("Invalid ").and_then(|rest| rest.split_once(" operand: ")) else {
        return false;
    };
    // A mask is named with the bit that is not known: `262192 has invalid mask component 262144`.
    let number = number.rsplit(' ').next().and_then(|number| number.parse::<u32>().ok());
    let Some(number) = number else { return false };
    let kind: String = kind.split(' ').collect();
    let kinds = (0..=u8::MAX).map(EnumKind);
    kinds
        .filter(|known| enum_row(*known).name.eq_ignore_ascii_case(&kind))
        .any(|kind| enumerant(kind, number).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn says(rule: &str, words: &[u32]) -> bool {
        is_known_gap(words, &Violation { rule: rule.to_owned(), instruction: None, offset: None })
    }

    #[test]
    fn enumerants_that_only_the_grammar_knows() {
        assert!(says("Invalid capability operand: 6167", &[]));
        assert!(!says("Invalid capability operand: 99999", &[]));
        assert!(says("Invalid decoration operand: 6409", &[]));
        let mask = "Invalid matrix multiply accumulate operands operand: 262192 has invalid mask component 262144";
        assert!(says(mask, &[]));
        assert!(!says("Expected Result Type to be int", &[]));
    }

    #[test]
    fn rules_count_with_their_capability_only() {
        let rule = "ID '4[%foo]' has not been defined";
        let capability = |number: u32| [0, 0, 0, 0, 0, 2 << 16 | u32::from(Op::Capability.0), number];
        assert!(says(rule, &capability(Capability::FunctionPointersINTEL.0)));
        assert!(!says(rule, &capability(Capability::Kernel.0)));
    }
}
