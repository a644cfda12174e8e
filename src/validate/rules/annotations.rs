//! Decorations: their targets, operands and number (specification, sections 2.16.1, 3.2.19 and 3.3.3).

use std::cell::OnceCell;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use super::cx::Cx;
use super::found::Findings;
use crate::spirv::grammar::{
    Capability, Class, Decoration, EnumKind, FPFastMathMode, LinkageType, Op, OperandKind, Std, StorageClass, Version,
    enumerant, op_row,
};
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::{Decorated, Instruction, Type, is_variable};

const DECORATIONS: &str = "3.2.19";

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Findings) {
    match (inst.op, inst.operands) {
        (Op::Decorate | Op::DecorateId | Op::DecorateString, &[target, decoration, ref operands @ ..]) => {
            let decoration = Decoration(decoration);
            id_operands(cx, inst, decoration, operands, found);
            found.require(!is_for_members(decoration), inst, DECORATIONS, || {
                format!("{decoration:?} must be a decoration of a structure's member")
            });
            fast_math(inst, decoration, operands, found);
            before_group(cx, inst, target, found);
            initiation_interval(inst, decoration, operands, found);
            check_target(cx, inst, target, decoration, found);
        }
        (Op::MemberDecorate | Op::MemberDecorateString, &[structure, member, decoration, ..]) => {
            let decoration = Decoration(decoration);
            check_member(cx, inst, structure, member, "OpMemberDecorate", found);
            found.require(!is_not_for_members(decoration), inst, DECORATIONS, || {
                format!("{decoration:?} must not be a decoration of a structure's member")
            });
        }
        (Op::GroupDecorate, &[_, ref targets @ ..]) => {
            let mut seen = FxHashSet::default();
            for &target in targets {
                found.require(cx.op(target) != Some(Op::DecorationGroup), inst, "OpGroupDecorate", || {
                    "a target must not be an OpDecorationGroup".to_owned()
                });
                found.require(seen.insert(target), inst, "OpGroupDecorate", || {
                    format!("the target {} occurs twice", cx.name(target))
                });
            }
        }
        (Op::GroupMemberDecorate, &[_, ref targets @ ..]) => {
            for pair in targets.chunks_exact(2) {
                check_member(cx, inst, pair[0], pair[1], "OpGroupMemberDecorate", found);
            }
        }
        _ => {}
    }
}

/// Checks that a member exists.
pub(super) fn check_member(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    structure: u32,
    member: u32,
    section: &'static str,
    found: &mut Findings,
) {
    let Some(members) = cx.members(structure) else {
        return found.add(inst, section, format!("{} is not a structure", cx.name(structure)));
    };
    found.require(members.get(member as usize).is_some(), inst, section, || {
        format!("{} has no member {member}", cx.name(structure))
    });
}

/// Checks that decorations with ids as operands are those of `OpDecorateId`, and that the ids are constants or variables.
fn id_operands(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    decoration: Decoration,
    operands: &[u32],
    found: &mut Findings,
) {
    let Some(row) = enumerant(EnumKind::Decoration, decoration.0) else { return };
    let is_id = |kind: &OperandKind| matches!(kind, OperandKind::IdRef | OperandKind::IdScope);
    let has_ids = row.parameters.iter().any(is_id);
    match inst.op {
        Op::DecorateId if !has_ids => {
            found.add(inst, "OpDecorateId", format!("{decoration:?} has no ids as operands"));
        }
        Op::DecorateId => {
            for &id in operands {
                // SPV_INTEL_memory_access_aliasing has lists of scopes instead.
                let is_list = matches!(decoration, Decoration::AliasScopeINTEL | Decoration::NoAliasINTEL);
                let is_operand = cx.is_constant(id) || cx.op(id).is_some_and(is_variable);
                found.require(is_operand || is_list, inst, "OpDecorateId", || {
                    format!("{} is not a constant or a variable", cx.name(id))
                });
                let is_number = is_operand
                    && matches!(
                        decoration,
                        Decoration::AlignmentId | Decoration::MaxByteOffsetId | Decoration::UniformId
                    );
                let is_int = matches!(cx.type_of(id), Some(Type::Int { .. }));
                found.require(!is_number || is_int, inst, DECORATIONS, || {
                    format!("the operand of {decoration:?} must be a scalar integer")
                });
            }
        }
        Op::DecorateString => {
            let are_strings = row.parameters.iter().all(|kind| *kind == OperandKind::LiteralString);
            found.require(are_strings && !row.parameters.is_empty(), inst, "OpDecorateString", || {
                format!("the operands of {decoration:?} are not strings")
            });
        }
        op => found.require(!has_ids, inst, "OpDecorateId", || {
            format!("{decoration:?} has ids as operands, which {op} does not allow")
        }),
    }
}

fn fast_math(inst: &Instruction<'_>, decoration: Decoration, operands: &[u32], found: &mut Findings) {
    let (Decoration::FPFastMathMode, &[mask, ..]) = (decoration, operands) else { return };
    found.require(allows_transform(mask), inst, "3.2.14", || TRANSFORM.to_owned());
}

/// Checks that a decoration of a group comes before it.
fn before_group(cx: &Cx<'_, '_>, inst: &Instruction<'_>, target: u32, found: &mut Findings) {
    let is_late = cx.op(target) == Some(Op::DecorationGroup)
        && cx.view.definition_offset(target).is_some_and(|group| group < inst.offset);
    found.require(!is_late, inst, "OpDecorationGroup", || {
        format!("a decoration of {} must come before it", cx.name(target))
    });
}

/// Checks that the initiation interval of a function is not zero.
fn initiation_interval(inst: &Instruction<'_>, decoration: Decoration, operands: &[u32], found: &mut Findings) {
    let is_zero = decoration == Decoration::InitiationIntervalALTERA && operands == [0];
    found.require(!is_zero, inst, "SPV_ALTERA_fpga_invocation_pipelining_attributes", || {
        "the number of cycles of an initiation interval must not be 0".to_owned()
    });
}

/// The rule of [`allows_transform`].
pub(super) const TRANSFORM: &str = "AllowTransform requires AllowContract and AllowReassoc";

/// Returns `true` if a mask of fast-math modes has `AllowTransform` only with the modes that it requires.
pub(super) fn allows_transform(mask: u32) -> bool {
    let needed = FPFastMathMode::AllowContract.0 | FPFastMathMode::AllowReassoc.0;
    mask & FPFastMathMode::AllowTransform.0 == 0 || mask & needed == needed
}

fn is_for_members(decoration: Decoration) -> bool {
    matches!(
        decoration,
        Decoration::RowMajor | Decoration::ColMajor | Decoration::MatrixStride | Decoration::OffsetIdEXT
    )
}

fn is_not_for_members(decoration: Decoration) -> bool {
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

/// What a decoration applies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
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
    Parameter,
    PointerParameter,
    FunctionOrParameter,
}

/// Returns what a decoration applies to; `None` for those without a rule.
fn target_of(decoration: Decoration) -> Option<Target> {
    Some(match decoration {
        Decoration::SpecId => Target::SpecConstant,
        Decoration::Block
        | Decoration::BufferBlock
        | Decoration::GLSLShared
        | Decoration::GLSLPacked
        | Decoration::CPacked => Target::Struct,
        Decoration::ArrayStride => Target::ArrayOrPointerType,
        Decoration::BuiltIn => Target::BuiltIn,
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
        | Decoration::AliasedPointer => Target::MemoryObject,
        Decoration::Invariant
        | Decoration::Location
        | Decoration::Index
        | Decoration::Binding
        | Decoration::DescriptorSet
        | Decoration::InputAttachmentIndex
        | Decoration::CounterBuffer => Target::Variable,
        Decoration::FPFastMathMode => Target::FloatOperation,
        Decoration::FPRoundingMode => Target::Rounded,
        Decoration::SaturatedConversion => Target::Saturated,
        Decoration::NoSignedWrap => Target::SignedWrapping,
        Decoration::NoUnsignedWrap => Target::UnsignedWrapping,
        Decoration::Uniform | Decoration::UniformId => Target::Object,
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
        | Decoration::PrefetchALTERA => Target::Pointer,
        Decoration::LatencyControlLabelALTERA | Decoration::LatencyControlConstraintALTERA => Target::PointerOrPipe,
        Decoration::LinkageAttributes => Target::Linkable,
        Decoration::Constant | Decoration::HostAccessINTEL | Decoration::ImplementInRegisterMapALTERA => {
            Target::ModuleVariable
        }
        Decoration::InitModeALTERA => Target::InitializedVariable,
        Decoration::FunctionRoundingModeINTEL
        | Decoration::FunctionDenormModeINTEL
        | Decoration::FunctionFloatingPointModeINTEL
        | Decoration::StallEnableALTERA
        | Decoration::StallFreeALTERA
        | Decoration::MathOpDSPModeALTERA
        | Decoration::InitiationIntervalALTERA
        | Decoration::MaxConcurrencyALTERA
        | Decoration::PipelineEnableALTERA
        | Decoration::FuseLoopsInFunctionALTERA => Target::Function,
        Decoration::ConduitKernelArgumentALTERA
        | Decoration::RegisterMapKernelArgumentALTERA
        | Decoration::StableKernelArgumentALTERA => Target::Parameter,
        Decoration::MMHostInterfaceAddressWidthALTERA
        | Decoration::MMHostInterfaceDataWidthALTERA
        | Decoration::MMHostInterfaceLatencyALTERA
        | Decoration::MMHostInterfaceReadWriteModeALTERA
        | Decoration::MMHostInterfaceMaxBurstALTERA
        | Decoration::MMHostInterfaceWaitRequestALTERA => Target::PointerParameter,
        Decoration::FuncParamAttr => Target::FunctionOrParameter,
        _ => return None,
    })
}

impl Target {
    fn noun(self) -> &'static str {
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
            Self::Parameter => "a function's parameter",
            Self::PointerParameter => "a function's parameter of a pointer type",
            Self::FunctionOrParameter => "a function or a function's parameter",
        }
    }

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
                is_conversion(target) && !is_number
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
            Self::Parameter => target.op == Op::FunctionParameter,
            Self::PointerParameter => target.op == Op::FunctionParameter && is_pointer(cx, target),
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
fn has_initializer(variable: &Instruction<'_>) -> bool {
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
        _ => is_conversion(target),
    }
}

/// Returns `true` for a conversion, and for instructions of extensions, which may convert.
fn is_conversion(target: &Instruction<'_>) -> bool {
    op_row(target.op).is_none_or(|row| row.class == Class::Conversion || row.version.is_none())
}

fn check_target(cx: &Cx<'_, '_>, inst: &Instruction<'_>, target: u32, decoration: Decoration, found: &mut Findings) {
    let Some(expected) = target_of(decoration) else { return };
    let Some(definition) = cx.definition(target).filter(|definition| definition.op != Op::DecorationGroup) else {
        return;
    };
    let is_allowed = expected.allows(cx, &definition);
    found.require(is_allowed, inst, DECORATIONS, || {
        format!("{decoration:?} is a decoration of {} and must not be one of {}", expected.noun(), cx.name(target))
    });
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
    found: &mut Findings,
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
    found.require(is_private || is_image, inst, DECORATIONS, || {
        format!("{decoration:?} must be a decoration of a storage image, or from SPIR-V 1.4 on of a private variable")
    });
}

/// The decorations that an id may have more than once: with other operands.
fn may_repeat(decoration: Decoration) -> bool {
    matches!(
        decoration,
        Decoration::UserSemantic
            | Decoration::FuncParamAttr
            | Decoration::CacheControlLoadINTEL
            | Decoration::CacheControlStoreINTEL
            | Decoration::FunctionRoundingModeINTEL
            | Decoration::FunctionDenormModeINTEL
            | Decoration::FunctionFloatingPointModeINTEL
            | Decoration::ArgumentAttributeINTEL
    )
}

/// Returns `true` for a decoration of a parameter of an entry point (SPV_ALTERA_fpga_argument_interfaces).
fn is_of_kernel_argument(decoration: Decoration) -> bool {
    matches!(
        decoration,
        Decoration::ConduitKernelArgumentALTERA
            | Decoration::RegisterMapKernelArgumentALTERA
            | Decoration::MMHostInterfaceAddressWidthALTERA
            | Decoration::MMHostInterfaceDataWidthALTERA
            | Decoration::MMHostInterfaceLatencyALTERA
            | Decoration::MMHostInterfaceReadWriteModeALTERA
            | Decoration::MMHostInterfaceMaxBurstALTERA
            | Decoration::MMHostInterfaceWaitRequestALTERA
            | Decoration::StableKernelArgumentALTERA
    )
}

/// Returns the decoration that excludes another one.
fn excluded_by(decoration: Decoration) -> Option<Decoration> {
    Some(match decoration {
        Decoration::Block => Decoration::BufferBlock,
        Decoration::BufferBlock => Decoration::Block,
        Decoration::Restrict => Decoration::Aliased,
        Decoration::Aliased => Decoration::Restrict,
        Decoration::RestrictPointer => Decoration::AliasedPointer,
        Decoration::AliasedPointer => Decoration::RestrictPointer,
        Decoration::StallEnableALTERA => Decoration::StallFreeALTERA,
        Decoration::StallFreeALTERA => Decoration::StallEnableALTERA,
        Decoration::RowMajor => Decoration::ColMajor,
        Decoration::ColMajor => Decoration::RowMajor,
        Decoration::FPFastMathMode => Decoration::NoContraction,
        Decoration::NoContraction => Decoration::FPFastMathMode,
        _ => return None,
    })
}

/// Checks all decorations of the module: none is repeated, none excludes another, those of groups have the right targets,
/// members are built-in variables if others are, and linkage fits definitions.
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Findings) {
    let mut given = Given::default();
    for inst in cx.view.preamble() {
        match (inst.op, inst.operands) {
            (Op::Decorate | Op::DecorateId | Op::DecorateString, &[target, decoration, ..]) => {
                given.add(cx, &inst, (target, None, Decoration(decoration)), found);
                given.operands(cx, &inst, target, Decoration(decoration), found);
            }
            (
                Op::MemberDecorate | Op::MemberDecorateString | Op::MemberDecorateIdEXT,
                &[target, member, decoration, ..],
            ) => {
                given.add(cx, &inst, (target, Some(member), Decoration(decoration)), found);
            }
            (Op::GroupDecorate, &[group, ref targets @ ..]) => given.add_group(cx, &inst, group, targets, found),
            _ => {}
        }
    }
    given.built_ins.check(cx, found);
    imports(cx, &given.imported, found);
}

/// The maximum number of pairs of a group's decoration and target that are checked in a module.
const MAX_GROUP_PAIRS: usize = 100_000;

/// The decorations of a module so far.
#[derive(Default)]
struct Given<'a> {
    /// Targets, members, and decorations.
    seen: FxHashSet<(u32, Option<u32>, Decoration)>,
    /// The cache levels and the widths of numbers with a decoration.
    levels: FxHashSet<(u32, Decoration, u32)>,
    groups: FxHashMap<u32, Rc<Group>>,
    /// The number of pairs of a group's decoration and target so far.
    pairs: usize,
    built_ins: BuiltInMembers<'a>,
    /// The functions that are entry points, collected at the first question.
    entry_points: OnceCell<FxHashSet<u32>>,
    /// The targets of `LinkageAttributes` with `Import`.
    imported: Vec<(u32, Instruction<'a>)>,
}

/// The decorations of a group.
struct Group {
    /// Each once.
    decorations: Vec<Decoration>,
    /// `true` if one of them is `LinkageAttributes` with `Import`.
    imports: bool,
}

impl Group {
    fn new(cx: &Cx<'_, '_>, group: u32) -> Self {
        let mut seen = FxHashSet::default();
        let all = || cx.view.decorations(group);
        let imports = |decorated: Decorated<'_>| {
            let is_linkage = decorated.decoration == Decoration::LinkageAttributes;
            is_linkage && decorated.operands.last() == Some(&LinkageType::Import.0)
        };
        Self {
            decorations: all().map(|decorated| decorated.decoration).filter(|&kind| seen.insert(kind)).collect(),
            imports: all().any(imports),
        }
    }
}

impl<'a> Given<'a> {
    fn is_entry_point(&self, cx: &Cx<'_, '_>, function: u32) -> bool {
        let entries = || cx.view.entry_points().iter().map(|entry| entry.function).collect();
        self.entry_points.get_or_init(entries).contains(&function)
    }

    /// Records a decoration of a target, or of a member, and checks that it is new and that no other excludes it.
    fn add(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'a>,
        (target, member, decoration): (u32, Option<u32>, Decoration),
        found: &mut Findings,
    ) {
        let is_new = self.seen.insert((target, member, decoration));
        found.require(is_new || may_repeat(decoration), inst, "2.16.1", || {
            format!("{} has the decoration {decoration:?} already", cx.name(target))
        });
        if let Some(other) = excluded_by(decoration).filter(|&other| self.seen.contains(&(target, member, other))) {
            found.add(inst, "2.16.1", format!("{decoration:?} and {other:?} exclude each other"));
        }
        if member.is_some() && is_new && decoration == Decoration::BuiltIn {
            self.built_ins.add(target, *inst);
        }
    }

    /// Checks and records decorations by their operands.
    fn operands(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'a>,
        target: u32,
        decoration: Decoration,
        found: &mut Findings,
    ) {
        match (decoration, inst.operands) {
            (Decoration::CacheControlLoadINTEL | Decoration::CacheControlStoreINTEL, &[_, _, level, ..]) => {
                found.require(
                    self.levels.insert((target, decoration, level)),
                    inst,
                    "SPV_INTEL_cache_controls",
                    || format!("{} has a {decoration:?} for cache level {level} already", cx.name(target)),
                );
            }
            (
                Decoration::FunctionRoundingModeINTEL
                | Decoration::FunctionDenormModeINTEL
                | Decoration::FunctionFloatingPointModeINTEL,
                &[_, _, width, ..],
            ) => {
                found.require(
                    self.levels.insert((target, decoration, width)),
                    inst,
                    "SPV_INTEL_float_controls2",
                    || format!("{} has a {decoration:?} for numbers of {width} bits already", cx.name(target)),
                );
            }
            (decoration, _) if is_of_kernel_argument(decoration) => {
                let function = cx.view.function_of(target).and_then(|index| cx.view.functions().get(index));
                let is_argument = function.is_none_or(|function| self.is_entry_point(cx, function.id));
                found.require(is_argument, inst, "SPV_ALTERA_fpga_argument_interfaces", || {
                    format!("{decoration:?} must be a decoration of a parameter of an entry point")
                });
            }
            (Decoration::LinkageAttributes, &[.., linkage]) if LinkageType(linkage) == LinkageType::Import => {
                self.imported.push((target, *inst));
            }
            _ => {}
        }
    }

    /// Records the decorations of a group for its targets, and checks the targets.
    fn add_group(
        &mut self,
        cx: &Cx<'_, '_>,
        inst: &Instruction<'a>,
        group: u32,
        targets: &[u32],
        found: &mut Findings,
    ) {
        let group = Rc::clone(self.groups.entry(group).or_insert_with(|| Rc::new(Group::new(cx, group))));
        // A repeated target is another message.
        let mut seen = FxHashSet::default();
        for &target in targets.iter().filter(|&&target| seen.insert(target)) {
            for &decoration in &group.decorations {
                if self.pairs == MAX_GROUP_PAIRS {
                    return;
                }
                self.pairs += 1;
                check_target(cx, inst, target, decoration, found);
                self.add(cx, inst, (target, None, decoration), found);
                let is_linkage = decoration == Decoration::LinkageAttributes;
                if is_linkage && group.imports {
                    self.imported.push((target, *inst));
                }
                found.require(!is_linkage || !self.is_entry_point(cx, target), inst, "2.16.1", || {
                    format!("{} is an entry point, which must not have LinkageAttributes", cx.name(target))
                });
            }
        }
    }
}

/// The structures with members that are built-in variables.
#[derive(Default)]
struct BuiltInMembers<'a> {
    /// The number of such members.
    counts: FxHashMap<u32, usize>,
    /// The first decoration of each structure.
    first: Vec<(u32, Instruction<'a>)>,
}

impl<'a> BuiltInMembers<'a> {
    fn add(&mut self, structure: u32, inst: Instruction<'a>) {
        let count = self.counts.entry(structure).or_default();
        if *count == 0 {
            self.first.push((structure, inst));
        }
        *count += 1;
    }

    fn check(&self, cx: &Cx<'_, '_>, found: &mut Findings) {
        if self.first.is_empty() {
            return;
        }
        for (structure, inst) in &self.first {
            let count = self.counts.get(structure).copied();
            let is_whole = cx.members(*structure).is_none_or(|members| Some(members.len()) == count);
            found.require(is_whole, inst, "2.16.1", || {
                "if a member of a structure has the decoration BuiltIn, all its members must have it".to_owned()
            });
        }
        for inst in cx.view.preamble().filter(|inst| inst.op == Op::TypeStruct) {
            let members = inst.result().and_then(|id| cx.members(id)).unwrap_or_default();
            found.require(!members.iter().any(|member| self.counts.contains_key(member)), &inst, "2.16.1", || {
                "a structure whose members have the decoration BuiltIn must not be a member of a structure".to_owned()
            });
        }
    }
}

/// Checks that imported variables have no initializers, and that functions are imported if and only if they have no body.
fn imports(cx: &Cx<'_, '_>, imported: &[(u32, Instruction<'_>)], found: &mut Findings) {
    for &(target, ref inst) in imported {
        let is_initialized = cx.definition(target).is_some_and(|target| has_initializer(&target));
        found.require(!is_initialized, inst, "2.16.1", || {
            "an imported variable must not have an initializer".to_owned()
        });
    }
    let imported: FxHashSet<u32> = imported.iter().map(|(target, _)| *target).collect();
    for function in cx.view.functions() {
        let Some(inst) = cx.definition(function.id) else { continue };
        let is_imported = imported.contains(&function.id);
        found.require(is_imported || function.has_body || cx.facts().has_decorated_groups, &inst, "2.16.1", || {
            "a function without a body must have LinkageAttributes with Import".to_owned()
        });
        found.require(!(is_imported && function.has_body), &inst, "2.16.1", || {
            "a function with a body must not have LinkageAttributes with Import".to_owned()
        });
    }
}
