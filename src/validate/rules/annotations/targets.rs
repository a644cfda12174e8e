//! The targets of each decoration (specification, section 3.2.19).

use super::DECORATIONS;
use crate::spirv::grammar::{Capability, Class, Decoration, Op, Std, StorageClass, Version, op_row};
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::{Instruction, Type, is_variable};
use crate::validate::rules::cx::Cx;
use crate::validate::violation::Violations;

/// Returns `true` for a decoration that applies to members of structures only.
pub(super) fn is_for_members(decoration: Decoration) -> bool {
    matches!(
        decoration,
        Decoration::RowMajor | Decoration::ColMajor | Decoration::MatrixStride | Decoration::OffsetIdEXT
    )
}

/// Returns `true` for a decoration that never applies to a member of a structure.
pub(super) fn is_not_for_members(decoration: Decoration) -> bool {
    matches!(
        decoration,
        Decoration::SpecId
            | Decoration::Block
            | Decoration::BufferBlock
            | Decoration::ArrayStride
            | Decoration::ArrayStrideIdEXT
            | Decoration::GLSLShared
            | Decoration::GLSLPacked
            | Decoration::CPacked
            | Decoration::Aliased
            | Decoration::Constant
            | Decoration::Uniform
            | Decoration::UniformId
            | Decoration::SaturatedConversion
            | Decoration::Index
            | Decoration::Binding
            | Decoration::DescriptorSet
            | Decoration::FuncParamAttr
            | Decoration::FPRoundingMode
            | Decoration::FPFastMathMode
            | Decoration::LinkageAttributes
            | Decoration::NoContraction
            | Decoration::InputAttachmentIndex
            | Decoration::Alignment
            | Decoration::MaxByteOffset
            | Decoration::AlignmentId
            | Decoration::MaxByteOffsetId
            | Decoration::NoSignedWrap
            | Decoration::NoUnsignedWrap
            | Decoration::NonUniform
            | Decoration::RestrictPointer
            | Decoration::AliasedPointer
            | Decoration::CounterBuffer
    )
}

/// The targets that a decoration applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DecorationTarget {
    SpecConstant,
    Struct,
    ArrayOrPointerType,
    /// A variable or a function's parameter, of a pointer type.
    MemoryObject,
    Variable,
    /// A variable, or a constant for `WorkgroupSize`.
    BuiltIn,
    /// The result of an operation that rounds.
    Rounded,
    /// An instruction with a floating-point number as result or operand, or an extended instruction.
    FloatOperation,
    /// A conversion to integers. The section excludes `OpSatConvertSToU` and `OpSatConvertUToS`, which saturate anyway; their
    /// builtin functions have names with `_sat`, too, from which translators write both.
    Saturated,
    /// Integer arithmetic that can wrap.
    SignedWrapping,
    /// The same without the negation.
    UnsignedWrapping,
    /// A value that is not void.
    Object,
    /// A value of a pointer type.
    Pointer,
    PointerOrPipe,
    /// A function, or a variable outside of functions.
    Linkable,
    /// A variable outside of functions.
    ModuleVariable,
    InitializedVariable,
    Function,
    /// A parameter, which must be one of an entry point (SPV_ALTERA_fpga_argument_interfaces).
    KernelArgument,
    /// The same of a pointer type.
    PointerKernelArgument,
    FunctionOrParameter,
}

/// Returns the targets that a decoration applies to; `None` for a decoration without a rule about them.
fn target_of(decoration: Decoration) -> Option<DecorationTarget> {
    Some(match decoration {
        Decoration::SpecId => DecorationTarget::SpecConstant,
        Decoration::Block
        | Decoration::BufferBlock
        | Decoration::GLSLShared
        | Decoration::GLSLPacked
        | Decoration::CPacked => DecorationTarget::Struct,
        Decoration::ArrayStride => DecorationTarget::ArrayOrPointerType,
        Decoration::BuiltIn => DecorationTarget::BuiltIn,
        Decoration::NoPerspective
        | Decoration::Flat
        | Decoration::Patch
        | Decoration::Centroid
        | Decoration::Sample
        | Decoration::Restrict
        | Decoration::Aliased
        | Decoration::Volatile
        | Decoration::Coherent
        | Decoration::NonWritable
        | Decoration::NonReadable
        | Decoration::XfbBuffer
        | Decoration::XfbStride
        | Decoration::Component
        | Decoration::Stream
        | Decoration::RestrictPointer
        | Decoration::AliasedPointer => DecorationTarget::MemoryObject,
        Decoration::Invariant
        | Decoration::Location
        | Decoration::Index
        | Decoration::Binding
        | Decoration::DescriptorSet
        | Decoration::InputAttachmentIndex
        | Decoration::CounterBuffer => DecorationTarget::Variable,
        Decoration::FPFastMathMode => DecorationTarget::FloatOperation,
        Decoration::FPRoundingMode => DecorationTarget::Rounded,
        Decoration::SaturatedConversion => DecorationTarget::Saturated,
        Decoration::NoSignedWrap => DecorationTarget::SignedWrapping,
        Decoration::NoUnsignedWrap => DecorationTarget::UnsignedWrapping,
        Decoration::Uniform | Decoration::UniformId => DecorationTarget::Object,
        Decoration::Alignment
        | Decoration::AlignmentId
        | Decoration::MaxByteOffset
        | Decoration::MaxByteOffsetId
        | Decoration::CacheControlLoadINTEL
        | Decoration::CacheControlStoreINTEL
        | Decoration::BufferLocationALTERA
        | Decoration::BurstCoalesceALTERA
        | Decoration::CacheSizeALTERA
        | Decoration::DontStaticallyCoalesceALTERA
        | Decoration::PrefetchALTERA => DecorationTarget::Pointer,
        Decoration::LatencyControlLabelALTERA | Decoration::LatencyControlConstraintALTERA => {
            DecorationTarget::PointerOrPipe
        }
        Decoration::LinkageAttributes => DecorationTarget::Linkable,
        Decoration::Constant | Decoration::HostAccessINTEL | Decoration::ImplementInRegisterMapALTERA => {
            DecorationTarget::ModuleVariable
        }
        Decoration::InitModeALTERA => DecorationTarget::InitializedVariable,
        Decoration::FunctionRoundingModeINTEL
        | Decoration::FunctionDenormModeINTEL
        | Decoration::FunctionFloatingPointModeINTEL
        | Decoration::StallEnableALTERA
        | Decoration::StallFreeALTERA
        | Decoration::MathOpDSPModeALTERA
        | Decoration::InitiationIntervalALTERA
        | Decoration::MaxConcurrencyALTERA
        | Decoration::PipelineEnableALTERA
        | Decoration::FuseLoopsInFunctionALTERA => DecorationTarget::Function,
        Decoration::ConduitKernelArgumentALTERA
        | Decoration::RegisterMapKernelArgumentALTERA
        | Decoration::StableKernelArgumentALTERA => DecorationTarget::KernelArgument,
        Decoration::MMHostInterfaceAddressWidthALTERA
        | Decoration::MMHostInterfaceDataWidthALTERA
        | Decoration::MMHostInterfaceLatencyALTERA
        | Decoration::MMHostInterfaceReadWriteModeALTERA
        | Decoration::MMHostInterfaceMaxBurstALTERA
        | Decoration::MMHostInterfaceWaitRequestALTERA => DecorationTarget::PointerKernelArgument,
        Decoration::FuncParamAttr => DecorationTarget::FunctionOrParameter,
        _ => return None,
    })
}

/// Returns `true` for a decoration of a parameter of an entry point (SPV_ALTERA_fpga_argument_interfaces).
pub(super) fn is_of_kernel_argument(decoration: Decoration) -> bool {
    matches!(target_of(decoration), Some(DecorationTarget::KernelArgument | DecorationTarget::PointerKernelArgument))
}

impl DecorationTarget {
    /// Returns the targets in words, with an article.
    fn describe(self) -> &'static str {
        match self {
            Self::SpecConstant => "a scalar specialization constant",
            Self::Struct => "a structure type",
            Self::ArrayOrPointerType => "an array or pointer type",
            Self::MemoryObject => "a variable or parameter of a pointer type",
            Self::Variable | Self::BuiltIn => "a variable",
            Self::Rounded => "a conversion, or a division or square root with RoundedDivideSqrtINTEL",
            Self::FloatOperation => "an instruction with floating-point numbers",
            Self::Saturated => "a conversion to integers",
            Self::SignedWrapping => "an integer addition, subtraction, multiplication, negation or left shift",
            Self::UnsignedWrapping => "an integer addition, subtraction, multiplication or left shift",
            Self::Object => "a value",
            Self::Pointer => "a value of a pointer type",
            Self::PointerOrPipe => "a pointer or pipe",
            Self::Linkable => "a function or a module-scope variable",
            Self::ModuleVariable => "a module-scope variable",
            Self::InitializedVariable => "a module-scope variable with an initializer",
            Self::Function => "a function",
            Self::KernelArgument => "a function's parameter",
            Self::PointerKernelArgument => "a function's parameter of a pointer type",
            Self::FunctionOrParameter => "a function or a function's parameter",
        }
    }

    /// Returns `true` if the instruction that defines a target is one of these targets.
    fn allows(self, cx: &Cx<'_, '_>, target: &Instruction<'_>) -> bool {
        let is_variable = is_variable(target.op);
        match self {
            Self::SpecConstant => matches!(
                target.op,
                Op::SpecConstantTrue | Op::SpecConstantFalse | Op::SpecConstant | Op::SpecConstantDataKHR
            ),
            Self::Struct => target.op == Op::TypeStruct,
            Self::ArrayOrPointerType => {
                matches!(target.op, Op::TypeArray | Op::TypeRuntimeArray | Op::TypePointer | Op::TypeUntypedPointerKHR)
            }
            Self::MemoryObject => {
                let is_object = is_variable
                    || matches!(target.op, Op::FunctionParameter | Op::RawAccessChainNV | Op::BufferPointerEXT);
                is_object && is_pointer(cx, target)
            }
            Self::Variable => is_variable,
            Self::BuiltIn => is_variable || cx.has(Capability::Shader) && cx.is_constant(target.result().unwrap_or(0)),
            Self::Rounded => is_rounded(cx, target),
            Self::FloatOperation => has_floats(cx, target),
            Self::Saturated => {
                let component = target.result_type().and_then(|ty| cx.component(ty));
                let is_number = matches!(component, Some(Type::Float { .. } | Type::Other(Op::TypeFloat)));
                target.op.may_convert() && !is_number
            }
            Self::SignedWrapping => target.op == Op::SNegate || can_wrap(target.op),
            Self::UnsignedWrapping => can_wrap(target.op),
            Self::Object => {
                target.op != Op::Function
                    && target.result_type().is_some_and(|ty| !matches!(cx.ty(ty), Some(Type::Void)))
            }
            Self::Pointer => is_pointer(cx, target),
            Self::PointerOrPipe => {
                let ty = target.result_type().and_then(|ty| cx.op(ty));
                is_pointer(cx, target) || ty == Some(Op::TypePipe)
            }
            Self::Linkable => target.op == Op::Function || is_module_variable(cx, target),
            Self::ModuleVariable => is_module_variable(cx, target),
            Self::InitializedVariable => is_module_variable(cx, target) && has_initializer(target),
            Self::Function => target.op == Op::Function,
            Self::KernelArgument => target.op == Op::FunctionParameter,
            Self::PointerKernelArgument => target.op == Op::FunctionParameter && is_pointer(cx, target),
            Self::FunctionOrParameter => matches!(target.op, Op::Function | Op::FunctionParameter),
        }
    }
}

/// The number of operands that [`has_floats`] looks at. Instructions with more may have floating-point numbers in another.
const MAX_FLOAT_OPERANDS: usize = 8;

/// Returns `true` unless neither the result of an instruction nor an operand is a floating-point number, or may have some
/// (SPV_KHR_float_controls2, "FP Fast Math Mode").
fn has_floats(cx: &Cx<'_, '_>, target: &Instruction<'_>) -> bool {
    let is_other = |ty: u32| {
        matches!(cx.component(ty), Some(Type::Void | Type::Bool | Type::Int { .. } | Type::Pointer { .. }) | None)
    };
    let is_extended = matches!(target.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR);
    let is_long = target.operands.len() > MAX_FLOAT_OPERANDS;
    is_extended || is_long || {
        let ids = cx.view.extended_sets().ids(**target);
        let operands = ids.iter().filter_map(|&at| cx.type_id(target.operands[at]));
        !operands.chain(target.result_type()).all(is_other)
    }
}

/// Returns `true` for a variable with an initializer.
pub(super) fn has_initializer(variable: &Instruction<'_>) -> bool {
    match variable.op {
        Op::Variable => variable.operands.len() > 3,
        Op::UntypedVariableKHR => variable.operands.len() > 4,
        _ => false,
    }
}

fn can_wrap(op: Op) -> bool {
    matches!(op, Op::IAdd | Op::ISub | Op::IMul | Op::ShiftLeftLogical | Op::ExtInst | Op::ExtInstWithForwardRefsKHR)
}

fn is_module_variable(cx: &Cx<'_, '_>, target: &Instruction<'_>) -> bool {
    target.result().is_some_and(|id| cx.view.global_variable(id).is_some())
}

/// Returns `true` for a value that is a pointer or a vector of pointers.
fn is_pointer(cx: &Cx<'_, '_>, target: &Instruction<'_>) -> bool {
    let component = target.result_type().and_then(|ty| cx.component(ty));
    matches!(component, Some(Type::Pointer { .. }))
}

fn is_rounded(cx: &Cx<'_, '_>, target: &Instruction<'_>) -> bool {
    match (target.op, target.operands) {
        (Op::FDiv, _) => cx.has(Capability::RoundedDivideSqrtINTEL),
        (Op::ExtInst, &[_, _, set, number, ..]) => {
            cx.has(Capability::RoundedDivideSqrtINTEL)
                && cx.view.extended_sets().set(set) == Some(ExtendedSet::OpenClStd)
                && Std(number) == Std::sqrt
        }
        _ => target.op.may_convert(),
    }
}

/// Checks that a decoration applies to its target. The targets of a group are checked for each of its decorations instead.
pub(super) fn check_target(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    target: u32,
    decoration: Decoration,
    found: &mut Violations,
) {
    let Some(expected) = target_of(decoration) else { return };
    let Some(definition) = cx.definition(target).filter(|definition| definition.op != Op::DecorationGroup) else {
        return;
    };
    let is_allowed = expected.allows(cx, &definition);
    if !is_allowed {
        let (expected, target) = (expected.describe(), cx.name(target));
        let message = format!("{decoration:?} is a decoration of {expected} and must not be one of {target}");
        // Nothing becomes of a parameter or a variable of a function that is constant or linked, of modes of conversions on
        // other instructions, of rights of access, and of volatile atomic instructions, whose functions have volatile pointers.
        let is_atomic = op_row(definition.op).is_some_and(|row| row.class == Class::Atomic);
        let is_harmless = matches!(
            (definition.op, decoration),
            (Op::FunctionParameter, Decoration::Constant)
                | (Op::Variable, Decoration::Constant | Decoration::LinkageAttributes)
                | (_, Decoration::Restrict | Decoration::NonReadable | Decoration::NonWritable)
        ) || matches!(decoration, Decoration::SaturatedConversion | Decoration::FPRoundingMode)
            && !definition.op.may_convert()
            || decoration == Decoration::Volatile && is_atomic;
        found.add_if(!is_harmless, inst, DECORATIONS, message);
    }
    if is_allowed && matches!(decoration, Decoration::NonWritable | Decoration::NonReadable) {
        access(cx, inst, &definition, decoration, found);
    }
}

/// Checks that `NonWritable` or `NonReadable` applies to an image, or to a private variable.
fn access(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    target: &Instruction<'_>,
    decoration: Decoration,
    found: &mut Violations,
) {
    // Buffers of shaders have further rules.
    if cx.has(Capability::Shader) {
        return;
    }
    let Some((storage, pointee)) = target.result_type().and_then(|ty| cx.pointer(ty)) else { return };
    let is_private = matches!(storage, StorageClass::Function | StorageClass::Private)
        && target.op != Op::FunctionParameter
        && decoration == Decoration::NonWritable
        && cx.version() >= Version::V1_4;
    let pointee = match pointee.and_then(|pointee| cx.ty(pointee)) {
        Some(Type::Array { element, .. }) => cx.ty(element),
        other => other,
    };
    let is_image = storage == StorageClass::UniformConstant && matches!(pointee, Some(Type::Image));
    found.tolerate(is_private || is_image, inst, DECORATIONS, || {
        format!("{decoration:?} must be a decoration of a storage image, or from SPIR-V 1.4 on of a private variable")
    });
}
