//! Known gaps of SPIRV-Tools: instructions and enumerants that it does not know, and rules of extensions that it
//! implements differently from their documents.
//!
//! Its release is older than the grammar, and some extensions are published as documents only. The module does not
//! violate such a rule. As SPIRV-Tools stops at the first instruction that it does not know, the rest of such a module
//! is not validated.

use super::debug_gaps;
use crate::spirv::grammar::{Capability, Decoration, EnumKind, Op, enum_row, enumerant};
use crate::spirv::requires::CapabilitySet;
use crate::spirv::view::{self, Instruction};
use crate::validate::Violation;

/// A message of the validator that is wrong for modules of an extension.
struct GapRow {
    /// OperandPart of the message.
    message: &'static str,
    /// A capability of the extension, which the module declares or a declared one implies.
    capability: Capability,
    about: About,
}

/// The instructions that a message is wrong about.
#[derive(Clone, Copy)]
enum About {
    /// All instructions that it is about.
    All,
    /// Instructions with one of these opcodes.
    Ops(&'static [Op]),
    /// Instructions that decorate with one of these decorations.
    Decorations(&'static [Decoration]),
    /// Instructions that the next one continues.
    Continued,
}

use About::{All, Continued, Decorations, Ops};

const fn row(message: &'static str, capability: Capability, about: About) -> GapRow {
    GapRow { message, capability, about }
}

const ALIASES: &[Op] = &[Op::AliasDomainDeclINTEL, Op::AliasScopeDeclINTEL, Op::AliasScopeListDeclINTEL];
const CONTINUATIONS: &[Op] = &[
    Op::TypeStructContinuedINTEL,
    Op::ConstantCompositeContinuedINTEL,
    Op::SpecConstantCompositeContinuedINTEL,
    Op::CompositeConstructContinuedINTEL,
];
const MOTION_TYPES: &[Op] = &[
    Op::TypeVmeImageINTEL,
    Op::TypeAvcImePayloadINTEL,
    Op::TypeAvcRefPayloadINTEL,
    Op::TypeAvcSicPayloadINTEL,
    Op::TypeAvcMcePayloadINTEL,
    Op::TypeAvcMceResultINTEL,
    Op::TypeAvcImeResultINTEL,
    Op::TypeAvcImeResultSingleReferenceStreamoutINTEL,
    Op::TypeAvcImeResultDualReferenceStreamoutINTEL,
    Op::TypeAvcImeSingleReferenceStreaminINTEL,
    Op::TypeAvcImeDualReferenceStreaminINTEL,
    Op::TypeAvcRefResultINTEL,
    Op::TypeAvcSicResultINTEL,
];
const CONSTITUENTS: &[Op] = &[
    Op::ConstantComposite,
    Op::SpecConstantComposite,
    Op::ConstantCompositeReplicateEXT,
    Op::SpecConstantCompositeReplicateEXT,
];

#[rustfmt::skip]
const ROWS: &[GapRow] = &[
    // Each cache level has its own decoration.
    row("decorated with CacheControlLoadINTEL multiple times",  Capability::CacheControlsINTEL, All),
    row("decorated with CacheControlStoreINTEL multiple times", Capability::CacheControlsINTEL, All),
    // Each width of floating-point numbers has its own decoration.
    row("decorated with FunctionDenormModeINTEL multiple times",        Capability::FunctionFloatControlINTEL, All),
    row("decorated with FunctionRoundingModeINTEL multiple times",      Capability::FunctionFloatControlINTEL, All),
    row("decorated with FunctionFloatingPointModeINTEL multiple times", Capability::FunctionFloatControlINTEL, All),
    // The constant comes before the function.
    row("has not been defined",             Capability::FunctionPointersINTEL, Ops(&[Op::ConstantFunctionPointerINTEL])),
    row("Invalid use of function",          Capability::FunctionPointersINTEL, Ops(&[Op::ConstantFunctionPointerINTEL])),
    // Types of pointers to functions.
    row("Invalid use of function type",     Capability::FunctionPointersINTEL, Ops(&[Op::TypePointer])),
    row("has not been defined",             Capability::TaskSequenceALTERA, Ops(&[Op::TaskSequenceCreateALTERA])),
    row("Invalid use of function",          Capability::TaskSequenceALTERA, Ops(&[Op::TaskSequenceCreateALTERA])),
    // These decorations have id operands.
    row("may not be used with OpDecorateId", Capability::MemoryAccessAliasingINTEL,
        Decorations(&[Decoration::AliasScopeINTEL, Decoration::NoAliasINTEL])),
    row("may not be used with OpDecorateId", Capability::SpecConditionalINTEL,
        Decorations(&[Decoration::ConditionalINTEL])),
    // The constant of a pipe's memory stands among the constants (specification, OpConstantPipeStorage).
    row("ConstantPipeStorage must appear in a block", Capability::PipeStorage, All),
    // Kernels read and write levels of detail (OpenCL SPIR-V Environment, cl_khr_mipmap_image and
    // cl_khr_mipmap_image_writes).
    row("Image Operand Lod can only be used", Capability::ImageMipmap, Ops(&[Op::ImageRead, Op::ImageWrite])),
    // SPIRV-Tools' grammar has the parent of DebugModuleINTEL before its line, and reads the line as an id.
    row("Id is 0",                          Capability::DebugInfoModuleINTEL, All),
    row("has not been defined",             Capability::DebugInfoModuleINTEL, Ops(&[Op::ExtInst])),
    // Declarations and types stand at module scope.
    row("must appear in a block",           Capability::MemoryAccessAliasingINTEL, Ops(ALIASES)),
    row("must appear in a block",           Capability::SubgroupAvcMotionEstimationINTEL, Ops(MOTION_TYPES)),
    row("must appear in a block",           Capability::VectorComputeINTEL, Ops(&[Op::TypeBufferSurfaceINTEL])),
    row("must appear in a block",           Capability::LongCompositesINTEL, Ops(CONTINUATIONS)),
    // "They can also appear in function bodies" (SPV_INTEL_inline_assembly, Logical Layout of a Module).
    row("cannot appear in the graph definitions section", Capability::AsmINTEL, Ops(&[Op::AsmTargetINTEL, Op::AsmINTEL])),
    // SPIRV-Tools ignores the instructions that continue another; their operands are types.
    row("cannot be a type",                 Capability::LongCompositesINTEL, Ops(&[Op::TypeStructContinuedINTEL])),
    row("Constituent count does not match", Capability::LongCompositesINTEL, Continued),
    // The extension has an earlier name as well, with the same number for its capability.
    row("requires one of these extensions: SPV_EXT_arithmetic_fence", Capability::ArithmeticFenceEXT, All),
    // The capability has a second extension.
    row("requires one of these extensions: SPV_INTEL_split_barrier", Capability::SplitBarrierEXT, All),
    row("requires one of these extensions: SPV_NV_shader_subgroup_partitioned", Capability::GroupNonUniformPartitionedEXT, All),
    // A rule of SPV_NV_cooperative_matrix2; SPV_KHR_cooperative_matrix has none about work-groups.
    row("used without specifying LocalSize", Capability::CooperativeMatrixKHR, All),
    // These extensions allow integers of other widths.
    row("Invalid number of bits",           Capability::ArbitraryPrecisionIntegersALTERA, Ops(&[Op::TypeInt])),
    row("Invalid number of bits",           Capability::Int4TypeINTEL, Ops(&[Op::TypeInt])),
    row("Invalid number of bits",           Capability::Int4CooperativeMatrixINTEL, Ops(&[Op::TypeInt])),
    // This capability allows vectors of any length (SPV_INTEL_vector_compute, VectorAnyINTEL).
    row("Illegal number of components",     Capability::VectorAnyINTEL, Ops(&[Op::TypeVector])),
    // OpTypeVmeImageINTEL has a type as its operand.
    row("cannot be a type",                 Capability::SubgroupAvcMotionEstimationINTEL, Ops(&[Op::TypeVmeImageINTEL])),
    // Its second operand is a type (the extension, OpUntypedVariableLengthArrayINTEL).
    row("cannot be a type",                 Capability::UntypedVariableLengthArrayINTEL, Ops(&[Op::UntypedVariableLengthArrayINTEL])),
    // Variables are constants in the initializers of other variables, and so are untyped variables
    // (SPV_KHR_untyped_pointers, section 2.2.1).
    row("is not a constant or undef",       Capability::UntypedPointersKHR, Ops(CONSTITUENTS)),
    // The last revision allows flags behind untyped pointers, and casts of untyped pointers to typed ones
    // (SPV_KHR_untyped_pointers, OpAtomicFlagTestAndSet, OpGenericCastToPtr).
    row("Untyped pointers are not supported by atomic flag instructions", Capability::UntypedPointersKHR, All),
    row("to point to the same type: GenericCastToPtr", Capability::UntypedPointersKHR, All),
    // DeviceOnlyALTERA and HostOnlyALTERA are subsets of CrossWorkgroup.
    row("storage class forbidden by universal validation rules", Capability::USMStorageClassesALTERA, All),
    row("to have storage class Workgroup, CrossWorkgroup or Function", Capability::USMStorageClassesALTERA, All),
    row("storage class to be UniformConstant, Generic, CrossWorkgroup", Capability::USMStorageClassesALTERA, All),
    // It scales cooperative matrices as well (SPV_KHR_cooperative_matrix, OpMatrixTimesScalar).
    row("requires one of these capabilities: Matrix", Capability::CooperativeMatrixKHR, Ops(&[Op::MatrixTimesScalar])),
    // Cooperative matrices are composites (SPV_KHR_cooperative_matrix, section 2.2.1).
    row("Expected scalar or composite type as Result Type: Select", Capability::CooperativeMatrixKHR, All),
    // The capability implies Shader, whose structured control flow kernels do not have.
    row("Maximum Control Flow nesting depth exceeded", Capability::Int64ImageEXT, All),
    // The instructions have no result.
    row("is defined more than once",        Capability::BlockingPipesALTERA,
        Ops(&[Op::ReadPipeBlockingALTERA, Op::WritePipeBlockingALTERA])),
    // SPIRV-Tools' grammar has the decoration without operands.
    row("expected no more operands",        Capability::LoopFuseALTERA, Decorations(&[Decoration::FuseLoopsInFunctionALTERA])),
    // SPIRV-Tools' grammar has one operand for the three numbers of iterations.
    row("expected no more operands",        Capability::FPGALoopControlsALTERA, Ops(&[Op::LoopMerge, Op::LoopControlINTEL])),
    // The operands are enumerants of a kind that SPIRV-Tools cannot parse.
    row("Unhandled operand type",           Capability::GlobalVariableFPGADecorationsALTERA, Decorations(&[Decoration::InitModeALTERA])),
    // The extension has a later name as well.
    row("requires one of these extensions: SPV_NV_cooperative_matrix2", Capability::CooperativeMatrixReductionsNV, All),
    row("requires one of these extensions: SPV_NV_cooperative_matrix2", Capability::CooperativeMatrixPerElementOperationsNV, All),
];

impl About {
    /// Returns `true` for an instruction of these; `next` is the opcode of the one behind it.
    fn contains(self, inst: &Instruction<'_>, next: Option<Op>) -> bool {
        match self {
            All => true,
            Ops(ops) => ops.contains(&inst.op),
            Decorations(decorations) => {
                let decoration = match (inst.op, inst.operands) {
                    (Op::Decorate | Op::DecorateId, &[_, decoration, ..]) => decoration,
                    (Op::MemberDecorate, &[_, _, decoration, ..]) => decoration,
                    _ => return false,
                };
                decorations.contains(&Decoration(decoration))
            }
            Continued => next.is_some_and(|next| CONTINUATIONS.contains(&next)),
        }
    }
}

/// Returns `true` if `violation` is a known gap of the validator, and not a fault of the module.
pub fn is_known_gap(words: &[u32], violation: &Violation) -> bool {
    if is_unknown_enumerant(&violation.rule) || debug_gaps::is_gap(words, violation) {
        return true;
    }
    let matching: Vec<&GapRow> = ROWS.iter().filter(|row| violation.rule.contains(row.message)).collect();
    if matching.is_empty() {
        return false;
    }
    let capabilities = view::instructions(words).take_while(|inst| inst.op == Op::Capability);
    let declared: CapabilitySet =
        capabilities.filter_map(|inst| inst.operands.first().copied().map(Capability)).collect();
    let mut behind = view::instructions(words).skip_while(|inst| Some(inst.offset) < violation.offset);
    let inst = violation.offset.and_then(|_| behind.next());
    let next = behind.next().map(|inst| inst.op);
    matching.into_iter().any(|GapRow { capability, about, .. }| {
        let is_about = inst.map_or(matches!(about, All), |inst| about.contains(&inst, next));
        is_about && declared.contains(*capability)
    })
}

/// Returns `true` for a message such as `Invalid capability operand: 6167` about an enumerant in the grammar.
fn is_unknown_enumerant(rule: &str) -> bool {
    let Some((kind, number)) = rule.strip_prefix("Invalid ").and_then(|rest| rest.split_once(" operand: ")) else {
        return false;
    };
    // The message for a source language goes on with advice.
    let number = number.split(',').next().unwrap_or(number);
    // The message for a mask has the unknown bit: `262192 has invalid mask component 262144`.
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
        is_known_gap(words, &Violation::of_module(rule.to_owned()))
    }

    #[test]
    fn enumerants_that_only_the_grammar_knows() {
        assert!(says("Invalid capability operand: 6167", &[]));
        assert!(!says("Invalid capability operand: 99999", &[]));
        assert!(says("Invalid decoration operand: 6409", &[]));
        let mask = "Invalid matrix multiply accumulate operands operand: 262192 has invalid mask component 262144";
        assert!(says(mask, &[]));
        let language = |number| format!("Invalid source language operand: {number}, if you are creating a new one");
        assert!(says(&language(14), &[]));
        assert!(!says(&language(99), &[]));
        assert!(!says("Expected Result Type to be int", &[]));
    }

    #[test]
    fn rules_count_with_their_capability_only() {
        let rule = "decorated with CacheControlLoadINTEL multiple times";
        let capability = |number: u32| [0, 0, 0, 0, 0, 2 << 16 | u32::from(Op::Capability.0), number];
        assert!(says(rule, &capability(Capability::CacheControlsINTEL.0)));
        assert!(!says(rule, &capability(Capability::Kernel.0)));
    }

    #[test]
    fn implied_capabilities_count_as_declared() {
        let capability = [0, 0, 0, 0, 0, 2 << 16 | u32::from(Op::Capability.0), Capability::VectorComputeINTEL.0];
        let vector = [4 << 16 | u32::from(Op::TypeVector.0), 2, 1, 5];
        let rule = "Illegal number of components (5) for TypeVector".to_owned();
        let violation = Violation { offset: Some(capability.len()), ..Violation::of_module(rule) };
        assert!(is_known_gap(&[capability.as_slice(), &vector].concat(), &violation));
    }
}
