//! The refusals of SPIRV-Tools for which our rules accept modules on purpose: each a message, the instruction that it is
//! about, and what that instruction is like.

use llvm_spirv_rs::spirv::View;
use llvm_spirv_rs::spirv::grammar::{EnumKind, Op, Operand, Version, enumerant};
use llvm_spirv_rs::spirv::operands::extended_row;
use llvm_spirv_rs::spirv::view::{ConstantValue, Instruction, Type};
use llvm_spirv_rs::validate::Violation;

/// A deliberate leniency.
struct Row {
    /// A part of SPIRV-Tools' message.
    message: &'static str,
    /// The opcodes of the instructions; none for any.
    ops: &'static [Op],
    /// Returns `true` if the words of the specification allow the instruction, whatever the message says.
    is_allowed: fn(&View<'_>, &Instruction<'_>, &str) -> bool,
    /// The words of the specification.
    reason: &'static str,
}

const DEBUG: &[Op] = &[Op::ExtInst];
const SPECIALIZATION: &str = "section 2.12: \"If a statically expressed rule would be broken due to the value of a constant, \
                              and that constant is a specialization constant, then that rule is not violated\"";

const LENIENT: &[Row] = &[
    Row {
        message: "NonSemantic.Shader.DebugInfo.100 DebugTypeArray: Component Count must be",
        ops: DEBUG,
        is_allowed: |view, inst, _| {
            let counts = debug_operand(view, inst, "Component Counts");
            !counts.is_empty() && counts.iter().all(|&id| is_constant_int(view, id) || is_absent(view, id))
        },
        reason: "DebugTypeArray: \"the Result <id> of a constant instruction\"; DebugInfoNone where it is \"not available\"",
    },
    Row {
        message: "NonSemantic.Shader.DebugInfo.100 DebugTypeMember: expected operand Offset must be",
        ops: DEBUG,
        is_allowed: |view, inst, _| is_first(view, inst, "Offset", is_constant_int),
        reason: "DebugTypeMember: \"a constant instruction with integral type\"",
    },
    Row {
        message: "NonSemantic.Shader.DebugInfo.100 DebugTypeMember: expected operand Size must be",
        ops: DEBUG,
        is_allowed: |view, inst, _| is_first(view, inst, "Size", is_constant_int),
        reason: "DebugTypeMember: \"a constant instruction with 32-bit or 64-bit integer type\"",
    },
    Row {
        message: "NonSemantic.Shader.DebugInfo.100 DebugTypeComposite: expected operand Size must be",
        ops: DEBUG,
        is_allowed: |view, inst, _| is_first(view, inst, "Size", is_constant_int),
        reason: "DebugTypeComposite: \"a constant instruction with 32-bit or 64-bit integer type\"",
    },
    Row {
        message: "expected operand",
        ops: DEBUG,
        is_allowed: |view, inst, message| {
            let names = debug_row(view, inst).iter().map(|operand| operand.name);
            let mut named = names.filter(|name| !name.is_empty() && message.contains(&format!("operand {name} ")));
            named.any(|name| debug_operand(view, inst, name).iter().any(|&id| is_absent(view, id)))
        },
        reason: "2.1: ids of removed debug instructions \"can be replaced with the Result <id> of the DebugInfoNone \
                 instruction\", which \"other instructions can refer to\" where information \"is unknown, not available, or not \
                 applicable\"",
    },
    Row {
        message: "DebugExpression: expected operand Operation must be",
        ops: DEBUG,
        is_allowed: |view, inst, _| debug_operand(view, inst, "Operands ...").iter().any(|&id| is_absent(view, id)),
        reason: "the same, of an operation",
    },
    Row {
        message: "DebugValue: expected operand Indexes is",
        ops: DEBUG,
        is_allowed: |view, inst, _| {
            debug_operand(view, inst, "Indexes").iter().all(|&id| matches!(view.type_of(id), Some(Type::Int { .. })))
        },
        reason: "DebugValue: \"Indexes have the same semantics as the corresponding operand(s) of OpAccessChain\", of any value",
    },
    Row {
        message: "OpenCL.DebugInfo.100 DebugTypeArray: Component Count must be",
        ops: DEBUG,
        is_allowed: |view, inst, _| {
            let counts = debug_operand(view, inst, "Component Counts");
            !counts.is_empty() && counts.iter().all(|&id| is_constant_int(view, id))
        },
        reason: "DebugTypeArray: \"an OpConstant\" whose \"type must be a 32-bit or 64-bit integer type\", of any value",
    },
    Row {
        message: "OpenCL.DebugInfo.100 DebugTypeEnum: expected operand Size is a positive integer",
        ops: DEBUG,
        is_allowed: |view, inst, _| is_first(view, inst, "Size", is_constant_int),
        reason: "DebugTypeEnum: \"an OpConstant with 32-bit or 64-bit integer type\", of any value",
    },
    Row {
        message: "Invalid use of function result id",
        ops: &[Op::DecorateString],
        is_allowed: |_, _, _| true,
        reason: "OpDecorateString: \"Target is the <id> to decorate\", as of OpDecorate, with which it is accepted",
    },
    Row {
        message: "must not be an OpDecorationGroup instruction",
        ops: &[Op::DecorateId],
        is_allowed: |_, _, _| true,
        reason: "OpDecorateId: \"A set of decorations can be grouped together by having multiple decoration instructions \
                 targeting the same OpDecorationGroup instruction\"",
    },
    Row {
        message: "must appear earlier in the binary than the target",
        ops: &[Op::DecorateId],
        is_allowed: |_, _, _| true,
        reason: "2.4: forward references are allowed for \"Annotation-instruction operands\"",
    },
    Row {
        message: "Base type must be a non-pointer type",
        ops: &[Op::UntypedPtrAccessChainKHR, Op::UntypedInBoundsPtrAccessChainKHR],
        is_allowed: |_, _, _| true,
        reason: "SPV_KHR_untyped_pointers requires \"a non-pointer type-declaration instruction\" of OpUntypedAccessChainKHR \
                 and OpUntypedInBoundsAccessChainKHR only",
    },
    Row {
        message: "expected operand P data type to be equal to",
        ops: &[Op::ExtInst],
        is_allowed: |view, inst, _| {
            let mut types = inst.operands.iter().filter_map(|&id| view.type_of(id));
            types.any(|ty| matches!(ty, Type::Pointer { pointee: None, .. }))
        },
        reason: "SPV_KHR_untyped_pointers, OpenCL.std, vloadn and vstoren: \"any type matching rule that applies to a pointee \
                 type is only applied to typed pointers\"",
    },
    Row {
        message: "Expected Coordinate to be int scalar or vector",
        ops: &[Op::ImageRead, Op::ImageWrite],
        is_allowed: |view, inst, _| {
            let coordinate = inst.operands.get(if inst.op == Op::ImageRead { 3 } else { 1 });
            let ty = coordinate.and_then(|&id| view.type_of(id));
            let component = match ty {
                Some(Type::Vector { element, .. }) => view.ty(element),
                ty => ty,
            };
            matches!(component, Some(Type::Float { .. }))
        },
        reason: "OpImageRead, OpImageWrite: Coordinate \"must be a scalar or vector of floating-point type or integer type\"",
    },
    Row {
        message: "Expected scalar or composite type as Result Type",
        ops: &[Op::Select],
        is_allowed: |view, inst, _| {
            let op = inst.result_type().and_then(|ty| view.definition_op(ty));
            view.version() >= Some(Version::V1_4)
                && matches!(op, Some(Op::TypeCooperativeMatrixKHR | Op::TypeCooperativeMatrixNV))
        },
        reason: "OpSelect: \"Starting with version 1.4, Result Type can additionally be a composite type other than a vector\", \
                 which a cooperative matrix is",
    },
    Row {
        message: "or 32-bit int vector",
        ops: &[Op::Bitcast],
        is_allowed: |view, inst, _| {
            let is_vector = |ty: Option<Type<'_>>| match ty {
                Some(Type::Vector { element, .. }) => matches!(view.ty(element), Some(Type::Int { .. })),
                _ => false,
            };
            let [result, operand] = [0, 2].map(|at| inst.operands.get(at).copied().unwrap_or(0));
            view.version() >= Some(Version::V1_5) && (is_vector(view.ty(result)) || is_vector(view.type_of(operand)))
        },
        reason: "OpBitcast: \"Starting with version 1.5: If either Result Type or Operand is a pointer, the other must be a \
                 pointer, an integer scalar, or an integer vector\"",
    },
    Row {
        message: "Unequal Memory Semantics must not use a stronger memory order",
        ops: &[Op::AtomicCompareExchange, Op::AtomicCompareExchangeWeak],
        is_allowed: |view, inst, _| {
            inst.operands.get(4).is_some_and(|&equal| view.definition_op(equal) != Some(Op::Constant))
        },
        reason: "\"Unequal cannot be set to a stronger memory-order then Equal\", which is not known if Equal is no constant, \
                 as kernels may have it; SPIRV-Tools takes 0 for it",
    },
    Row {
        message: "must not have a product of zero",
        ops: &[Op::ExecutionMode],
        is_allowed: |_, inst, _| inst.operands.get(2..).is_some_and(|sizes| !sizes.contains(&0)),
        reason: "LocalSize: no size is zero; SPIRV-Tools multiplies them with 32 bits, so that the product of large ones is",
    },
    Row {
        message: "must have UseAccumulator",
        ops: &[Op::CooperativeMatrixReduceEXT],
        is_allowed: has_specialized_use,
        reason: SPECIALIZATION,
    },
    Row {
        message: "Cooperative matrix type must be",
        ops: &[Op::CooperativeMatrixMulAddKHR],
        is_allowed: has_specialized_use,
        reason: SPECIALIZATION,
    },
    Row {
        message: "of SpecConstantCapabilitiesINTEL requires one of these capabilities",
        ops: &[Op::SpecConstantCapabilitiesINTEL],
        is_allowed: |_, _, _| true,
        reason: "section 3.2.30: a capability \"Implicitly Declares\" others, which is no requirement of who asks for it",
    },
    Row {
        message: "Invalid scope value",
        ops: &[],
        is_allowed: |view, inst, _| {
            let is_unknown = |id: &u32| match view.constant(*id).map(|constant| constant.value) {
                Some(ConstantValue::Number(value)) => enumerant(EnumKind::Scope, value as u32).is_none(),
                _ => false,
            };
            let is_decoration = |decoration: &Instruction<'_>| {
                decoration.op == Op::DecorateId && decoration.operands.first() == inst.result().as_ref()
            };
            let of_decorations = || view.preamble().filter(is_decoration).any(|it| it.operands.iter().any(is_unknown));
            inst.operands.iter().any(is_unknown) || of_decorations()
        },
        reason: "section 3.2.26: \"If non-constant <id> are allowed, behavior is undefined if <id> is not one of these values\"",
    },
    Row {
        message: "Behavior is undefined unless ClusterSize is at least",
        ops: &[Op::GroupNonUniformRotateKHR],
        is_allowed: |_, _, _| true,
        reason: "OpGroupNonUniformRotateKHR: \"Behavior is undefined unless ClusterSize is at least 1 and a power of 2\", which \
                 makes no module invalid",
    },
];

/// Returns `true` for an operation on cooperative matrices if the use of one is a specialization constant.
fn has_specialized_use(view: &View<'_>, inst: &Instruction<'_>, _: &str) -> bool {
    let operands = inst.operands.iter().skip(2).filter_map(|&operand| view.definition(operand)?.result_type());
    let usages = operands.chain(inst.result_type()).filter_map(|ty| view.definition(ty)?.operands.get(5).copied());
    let mut constants = usages.filter_map(|usage| view.constant(usage));
    constants.any(|constant| constant.is_specialization)
}

/// Returns an operand of an instruction of debug information by its name in the document, and all that follow.
fn debug_operand<'a>(view: &View<'a>, inst: &Instruction<'a>, name: &str) -> &'a [u32] {
    let position = debug_row(view, inst).iter().position(|operand| operand.name == name);
    position.and_then(|position| inst.operands.get(4 + position..)).unwrap_or_default()
}

/// Returns the operands that an instruction of debug information has in the document.
fn debug_row(view: &View<'_>, inst: &Instruction<'_>) -> &'static [Operand] {
    let &[_, _, set, number, ..] = inst.operands else { return &[] };
    view.extended_sets().set(set).and_then(|set| extended_row(set, number)).unwrap_or_default()
}

/// Returns `true` if there is an operand with a name, and `holds` for it.
fn is_first(view: &View<'_>, inst: &Instruction<'_>, name: &str, holds: fn(&View<'_>, u32) -> bool) -> bool {
    debug_operand(view, inst, name).first().is_some_and(|&id| holds(view, id))
}

/// Returns `true` for a constant of an integer type, which may be one that SPIRV-Tools does not look for.
fn is_constant_int(view: &View<'_>, id: u32) -> bool {
    view.constant(id).is_some_and(|constant| matches!(view.ty(constant.ty), Some(Type::Int { width: 32 | 64, .. })))
}

/// Returns `true` for the result of `DebugInfoNone`.
fn is_absent(view: &View<'_>, id: u32) -> bool {
    let inst = view.definition(id).filter(|inst| view.extended_sets().is_debug_information(**inst));
    inst.is_some_and(|inst| inst.operands.get(3) == Some(&0))
}

/// Returns the reason why our rules accept a module that SPIRV-Tools refuses with a violation; `None` if there is none.
pub(crate) fn reason(words: &[u32], violation: &Violation) -> Option<&'static str> {
    let rows: Vec<&Row> = LENIENT.iter().filter(|row| violation.rule.contains(row.message)).collect();
    if rows.is_empty() {
        return None;
    }
    let view = View::parse(words).ok()?;
    let inst = view.instructions_in(violation.offset?..words.len()).next()?;
    let applies = |row: &&Row| {
        (row.ops.is_empty() || row.ops.contains(&inst.op)) && (row.is_allowed)(&view, &inst, &violation.rule)
    };
    rows.into_iter().find(applies).map(|row| row.reason)
}
