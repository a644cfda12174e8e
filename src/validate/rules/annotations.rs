//! Decorations: their targets, operands and number (specification, sections 2.16.1, 3.2.20 and 3.3.3).

use rustc_hash::FxHashSet;

use super::cx::Cx;
use super::found::Findings;
use crate::spirv::grammar::{
    Capability, Class, Decoration, EnumKind, FPFastMathMode, LinkageType, Op, OperandKind, Std, StorageClass, Version,
    enumerant, op_row,
};
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::{Instruction, Type};

const DECORATIONS: &str = "3.2.20";

/// Checks an instruction of this family.
pub(super) fn check(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Findings) {
    match (inst.op, inst.operands) {
        (Op::Decorate | Op::DecorateId | Op::DecorateString, &[target, decoration, ref operands @ ..]) => {
            let decoration = Decoration(decoration);
            id_operands(cx, inst, target, decoration, operands, found);
            found.require(!is_for_members(decoration), inst, DECORATIONS, || {
                format!("{decoration:?} must be a decoration of a structure's member")
            });
            fast_math(inst, decoration, operands, found);
            check_target(cx, inst, target, decoration, found);
        }
        (Op::MemberDecorate | Op::MemberDecorateString, &[structure, member, decoration, ..]) => {
            let decoration = Decoration(decoration);
            check_member(cx, inst, structure, member, "OpMemberDecorate", found);
            found.require(!is_not_for_members(decoration), inst, DECORATIONS, || {
                format!("{decoration:?} must not be a decoration of a structure's member")
            });
        }
        (Op::GroupDecorate, &[group, ref targets @ ..]) => {
            let mut seen = FxHashSet::default();
            for &target in targets {
                found.require(cx.op(target) != Some(Op::DecorationGroup), inst, "OpGroupDecorate", || {
                    "a target must not be an OpDecorationGroup".to_owned()
                });
                found.require(seen.insert(target), inst, "OpGroupDecorate", || {
                    format!("the target {} occurs twice", cx.name(target))
                });
            }
            group_targets(cx, inst, group, targets, found);
        }
        (Op::GroupMemberDecorate, &[_, ref targets @ ..]) => {
            for pair in targets.chunks_exact(2) {
                check_member(cx, inst, pair[0], pair[1], "OpGroupMemberDecorate", found);
            }
        }
        _ => {}
    }
}

/// The maximum number of pairs of a group's decoration and target that are checked.
const MAX_GROUP_PAIRS: usize = 100_000;

/// Checks the targets of a group as those of the group's decorations.
fn group_targets(cx: &Cx<'_, '_>, inst: &Instruction<'_>, group: u32, targets: &[u32], found: &mut Findings) {
    let pairs = cx.view.decorations(group).flat_map(|decorated| targets.iter().map(move |target| (decorated, *target)));
    for (decorated, target) in pairs.take(MAX_GROUP_PAIRS) {
        check_target(cx, inst, target, decorated.decoration, found);
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

/// Checks that decorations with ids as operands are those of `OpDecorateId`, and that the ids are defined before the target.
fn id_operands(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    target: u32,
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
            found.require(cx.op(target) != Some(Op::DecorationGroup), inst, "OpDecorateId", || {
                "the target must not be an OpDecorationGroup".to_owned()
            });
            let offset = cx.view.definition_offset(target);
            for &id in operands {
                found.require(cx.op(id) != Some(Op::Function), inst, "OpDecorateId", || {
                    format!("{} is not a constant or a variable", cx.name(id))
                });
                // Lists of alias scopes are before all instructions that they apply to.
                let is_list = matches!(decoration, Decoration::AliasScopeINTEL | Decoration::NoAliasINTEL);
                let is_earlier = cx.view.definition_offset(id) < offset;
                found.require(is_earlier || is_list, inst, "OpDecorateId", || {
                    format!("{} must be defined before the target", cx.name(id))
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
    let needed = FPFastMathMode::AllowContract.0 | FPFastMathMode::AllowReassoc.0;
    let is_complete = mask & FPFastMathMode::AllowTransform.0 == 0 || mask & needed == needed;
    found.require(is_complete, inst, "3.2.15", || "AllowTransform requires AllowContract and AllowReassoc".to_owned());
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
    Conversion,
    /// Integer arithmetic that can wrap.
    Wrapping,
    /// A value that is not void.
    Object,
    /// A value of a pointer type.
    Pointer,
    /// A function, or a variable outside of functions.
    Linkable,
    /// A variable outside of functions.
    ModuleVariable,
    Function,
    Parameter,
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
        | Decoration::Constant
        | Decoration::Location
        | Decoration::Index
        | Decoration::Binding
        | Decoration::DescriptorSet
        | Decoration::InputAttachmentIndex => Target::Variable,
        Decoration::FPRoundingMode => Target::Rounded,
        Decoration::SaturatedConversion => Target::Conversion,
        Decoration::NoSignedWrap | Decoration::NoUnsignedWrap => Target::Wrapping,
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
        Decoration::LinkageAttributes => Target::Linkable,
        Decoration::HostAccessINTEL | Decoration::InitModeALTERA | Decoration::ImplementInRegisterMapALTERA => {
            Target::ModuleVariable
        }
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
        | Decoration::MMHostInterfaceAddressWidthALTERA
        | Decoration::MMHostInterfaceDataWidthALTERA
        | Decoration::MMHostInterfaceLatencyALTERA
        | Decoration::MMHostInterfaceReadWriteModeALTERA
        | Decoration::MMHostInterfaceMaxBurstALTERA
        | Decoration::MMHostInterfaceWaitRequestALTERA
        | Decoration::StableKernelArgumentALTERA => Target::Parameter,
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
            Self::Conversion => "a conversion",
            Self::Wrapping => "an integer addition, subtraction, multiplication, negation or left shift",
            Self::Object => "a value",
            Self::Pointer => "a value of a pointer type",
            Self::Linkable => "a function or a module-scope variable",
            Self::ModuleVariable => "a module-scope variable",
            Self::Function => "a function",
            Self::Parameter => "a function's parameter",
            Self::FunctionOrParameter => "a function or a function's parameter",
        }
    }

    fn allows(self, cx: &Cx<'_, '_>, target: &Instruction<'_>) -> bool {
        let is_variable = matches!(target.op, Op::Variable | Op::UntypedVariableKHR);
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
            Self::Conversion => is_conversion(target),
            Self::Wrapping => matches!(
                target.op,
                Op::IAdd
                    | Op::ISub
                    | Op::IMul
                    | Op::ShiftLeftLogical
                    | Op::SNegate
                    | Op::ExtInst
                    | Op::ExtInstWithForwardRefsKHR
            ),
            Self::Object => target.result_type().is_some_and(|ty| !matches!(cx.ty(ty), Some(Type::Void))),
            Self::Pointer => is_pointer(cx, target),
            Self::Linkable => target.op == Op::Function || is_module_variable(cx, target),
            Self::ModuleVariable => is_module_variable(cx, target),
            Self::Function => target.op == Op::Function,
            Self::Parameter => target.op == Op::FunctionParameter,
            Self::FunctionOrParameter => matches!(target.op, Op::Function | Op::FunctionParameter),
        }
    }
}

fn is_module_variable(cx: &Cx<'_, '_>, target: &Instruction<'_>) -> bool {
    target.result().is_some_and(|id| cx.view.global_variable(id).is_some())
}

/// Returns `true` for a value that is a pointer or a vector of pointers.
fn is_pointer(cx: &Cx<'_, '_>, target: &Instruction<'_>) -> bool {
    let components = target.result_type().and_then(|ty| cx.components(ty));
    matches!(components, Some((Type::Pointer { .. }, _)))
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

/// Checks all decorations of the module: none is repeated, none excludes another, and linkage fits definitions.
pub(super) fn module(cx: &Cx<'_, '_>, found: &mut Findings) {
    let (mut seen, mut levels) = (FxHashSet::default(), FxHashSet::default());
    let mut imported = Vec::new();
    for inst in cx.view.preamble() {
        let (target, member, decoration) = match (inst.op, inst.operands) {
            (Op::Decorate, &[target, decoration, ..]) => (target, None, Decoration(decoration)),
            (Op::MemberDecorate, &[target, member, decoration, ..]) => (target, Some(member), Decoration(decoration)),
            _ => continue,
        };
        let is_new = seen.insert((target, member, decoration));
        found.require(is_new || may_repeat(decoration), &inst, "2.16.1", || {
            format!("{} has the decoration {decoration:?} already", cx.name(target))
        });
        if let (Decoration::CacheControlLoadINTEL | Decoration::CacheControlStoreINTEL, &[_, _, level, ..]) =
            (decoration, inst.operands)
        {
            found.require(levels.insert((target, decoration, level)), &inst, "SPV_INTEL_cache_controls", || {
                format!("{} has a {decoration:?} for cache level {level} already", cx.name(target))
            });
        }
        if let Some(other) = excluded_by(decoration).filter(|&other| seen.contains(&(target, member, other))) {
            found.add(&inst, "2.16.1", format!("{decoration:?} and {other:?} exclude each other"));
        }
        if decoration == Decoration::LinkageAttributes
            && inst.operands.last().map(|&linkage| LinkageType(linkage)) == Some(LinkageType::Import)
        {
            imported.push((target, inst));
        }
    }
    imports(cx, &imported, found);
}

/// Checks that imported variables have no initializers, and that functions are imported if and only if they have no body.
fn imports(cx: &Cx<'_, '_>, imported: &[(u32, Instruction<'_>)], found: &mut Findings) {
    for &(target, ref inst) in imported {
        let has_initializer = match cx.definition(target).map(|target| (target.op, target.operands.len())) {
            Some((Op::Variable, count)) => count > 3,
            Some((Op::UntypedVariableKHR, count)) => count > 4,
            _ => false,
        };
        found.require(!has_initializer, inst, "2.16.1", || {
            "an imported variable must not have an initializer".to_owned()
        });
    }
    let imported: FxHashSet<u32> = imported.iter().map(|(target, _)| *target).collect();
    for function in cx.view.functions() {
        let Some(inst) = cx.definition(function.id) else { continue };
        let is_imported = imported.contains(&function.id);
        found.require(is_imported || function.has_body || cx.has_decorated_groups(), &inst, "2.16.1", || {
            "a function without a body must have LinkageAttributes with Import".to_owned()
        });
        found.require(!(is_imported && function.has_body), &inst, "2.16.1", || {
            "a function with a body must not have LinkageAttributes with Import".to_owned()
        });
    }
}
