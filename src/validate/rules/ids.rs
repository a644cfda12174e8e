//! Ids: each is defined once, before its uses where that is required, and is of the kind that its use requires
//! (specification, sections 2.16.1 and 2.16.2).

use smallvec::SmallVec;

use super::cx::Cx;
use super::flow::Body;
use super::found::Findings;
use crate::spirv::grammar::{Capability, Class, Op, op_row};
use crate::spirv::module::MAX_BOUND;
use crate::spirv::view::Instruction;

const IDS: &str = "2.16.1";

/// The positions of an instruction's operands that are ids, without the result id.
pub(super) type Ids = SmallVec<[usize; 16]>;

/// The kind of a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Type,
    /// A result with a type that is no function.
    Value,
    Function,
    Label,
    Import,
    String,
    DecorationGroup,
    /// Another result without a type.
    Other,
}

fn kind_of(op: Op) -> Kind {
    match op {
        Op::Function => Kind::Function,
        Op::Label => Kind::Label,
        Op::ExtInstImport => Kind::Import,
        Op::String => Kind::String,
        Op::DecorationGroup => Kind::DecorationGroup,
        op => match op_row(op) {
            Some(row) if row.class == Class::TypeDeclaration || row.declares_type() => Kind::Type,
            Some(row) if row.has_result_type() => Kind::Value,
            _ => Kind::Other,
        },
    }
}

/// What an operand may refer to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    Type,
    Value,
    /// A value or a function.
    ValueOrFunction,
    Function,
    Label,
    Import,
    String,
    DecorationGroup,
    /// A value or a string (`OpExtInst` of a set without types).
    Any,
}

impl Use {
    fn allows(self, kind: Kind) -> bool {
        match self {
            Self::Any => true,
            Self::Type => kind == Kind::Type,
            Self::Value => kind == Kind::Value,
            Self::ValueOrFunction => matches!(kind, Kind::Value | Kind::Function),
            Self::Function => kind == Kind::Function,
            Self::Label => kind == Kind::Label,
            Self::Import => kind == Kind::Import,
            Self::String => kind == Kind::String,
            Self::DecorationGroup => kind == Kind::DecorationGroup,
        }
    }

    fn noun(self) -> &'static str {
        match self {
            Self::Any => "an id",
            Self::Type => "a type",
            Self::Value => "a value",
            Self::ValueOrFunction => "a value or a function",
            Self::Function => "a function",
            Self::Label => "a label",
            Self::Import => "an imported set of extended instructions",
            Self::String => "an OpString",
            Self::DecorationGroup => "an OpDecorationGroup",
        }
    }
}

/// Returns what the operand at a position refers to, and whether it may be defined later.
fn reference(cx: &Cx<'_, '_>, inst: &Instruction<'_>, at: usize) -> (Use, bool) {
    match inst.op {
        Op::Name
        | Op::MemberName
        | Op::Decorate
        | Op::DecorateId
        | Op::DecorateString
        | Op::MemberDecorate
        | Op::MemberDecorateString
            if at == 0 =>
        {
            (Use::Any, true)
        }
        Op::DecorateId => (Use::Any, true),
        Op::EntryPoint if at == 1 => (Use::Function, true),
        Op::ConditionalEntryPointINTEL if at == 2 => (Use::Function, true),
        Op::EntryPoint | Op::ConditionalEntryPointINTEL => (Use::Value, true),
        Op::ConditionalExtensionINTEL | Op::ConditionalCapabilityINTEL => (Use::Value, true),
        Op::ExecutionMode | Op::ExecutionModeId if at == 0 => (Use::Function, true),
        Op::ExecutionModeId => (Use::Value, true),
        Op::GroupDecorate | Op::GroupMemberDecorate if at == 0 => (Use::DecorationGroup, false),
        Op::GroupDecorate => (Use::Any, true),
        Op::GroupMemberDecorate => (Use::Any, true),
        Op::Source | Op::Line => (Use::String, false),
        Op::TypeForwardPointer => (Use::Type, true),
        Op::TypeStruct => (Use::Type, true),
        Op::TypeArray if at == 1 => (Use::Type, true),
        Op::TypeStructContinuedINTEL => (Use::Type, true),
        Op::Function | Op::Variable if at == 0 => (Use::Type, false),
        Op::Function if at == 3 => (Use::Type, false),
        Op::FunctionCall if at == 2 => (Use::Function, true),
        Op::ConstantFunctionPointerINTEL if at == 2 => (Use::Function, true),
        Op::Phi if at > 1 => (if at % 2 == 0 { Use::ValueOrFunction } else { Use::Label }, true),
        Op::Branch | Op::LoopMerge | Op::SelectionMerge => (Use::Label, true),
        Op::BranchConditional | Op::Switch if at > 0 => (Use::Label, true),
        Op::EnqueueKernel if at == 8 => (Use::Function, true),
        Op::GetKernelNDrangeSubGroupCount | Op::GetKernelNDrangeMaxSubGroupSize if at == 3 => (Use::Function, true),
        Op::GetKernelWorkGroupSize | Op::GetKernelPreferredWorkGroupSizeMultiple if at == 2 => (Use::Function, true),
        Op::GetKernelLocalSizeForSubgroupCount if at == 3 => (Use::Function, true),
        Op::GetKernelMaxNumSubgroups if at == 2 => (Use::Function, true),
        Op::TaskSequenceCreateALTERA if at == 2 => (Use::Function, true),
        Op::CooperativeMatrixPerElementOpNV if at == 3 => (Use::Function, true),
        Op::CooperativeMatrixReduceNV if at == 4 => (Use::Function, true),
        Op::CooperativeMatrixApplyFunctionINTEL if at == 2 => (Use::ValueOrFunction, true),
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR if at == 2 => (Use::Import, false),
        // `debug_info` has the rules about what may be defined later.
        Op::ExtInst if at > 2 && cx.view.extended_sets().is_debug_information(**inst) => (Use::Any, true),
        Op::ExtInstWithForwardRefsKHR if at > 2 => (Use::Any, true),
        Op::UntypedVariableKHR if at == 3 => (Use::Type, false),
        Op::UntypedAccessChainKHR
        | Op::UntypedInBoundsAccessChainKHR
        | Op::UntypedPtrAccessChainKHR
        | Op::UntypedInBoundsPtrAccessChainKHR
        | Op::UntypedVariableLengthArrayINTEL
            if at == 2 =>
        {
            (Use::Type, false)
        }
        Op::UntypedArrayLengthKHR if at == 2 => (Use::Type, false),
        Op::CooperativeMatrixLengthKHR | Op::CooperativeMatrixLengthNV if at == 2 => (Use::Type, false),
        Op::AliasDomainDeclINTEL | Op::AliasScopeDeclINTEL | Op::AliasScopeListDeclINTEL => (Use::Any, false),
        Op::AsmINTEL => (if at == 0 || at == 2 { Use::Type } else { Use::Any }, false),
        Op::Load | Op::Store | Op::CopyMemory | Op::CopyMemorySized if is_access_operand(inst, at) => (Use::Any, false),
        _ if at == 0 && op_row(inst.op).is_some_and(|row| row.has_result_type()) => (Use::Type, false),
        op => match op_row(op) {
            Some(row) if row.class == Class::TypeDeclaration || row.declares_type() => {
                (if has_type_operand(op, at) { Use::Type } else { Use::Value }, false)
            }
            _ => (Use::Value, false),
        },
    }
}

/// Returns `true` if the operand at a position of the declaration of a type is a type, and not a constant.
fn has_type_operand(op: Op, at: usize) -> bool {
    match op {
        Op::TypeFunction => true,
        Op::TypePointer => at == 2,
        Op::TypeTensorLayoutNV | Op::TypeTensorViewNV => false,
        _ => at == 1,
    }
}

/// Returns `true` if the operand at a position may be a function type.
fn may_be_function_type(cx: &Cx<'_, '_>, inst: &Instruction<'_>, at: usize) -> bool {
    match inst.op {
        Op::Function => at == 3,
        Op::TypePointer => cx.has(Capability::FunctionPointersINTEL),
        Op::Name | Op::Decorate | Op::DecorateId | Op::DecorateString | Op::GroupDecorate | Op::AsmINTEL => true,
        Op::ExtInst | Op::ExtInstWithForwardRefsKHR => at > 2,
        _ => false,
    }
}

/// Returns `true` for an id after the mask of memory operands: a scope, or a list of alias scopes.
fn is_access_operand(inst: &Instruction<'_>, at: usize) -> bool {
    match inst.op {
        Op::Load => at > 3,
        Op::Store | Op::CopyMemory => at > 2,
        _ => at > 3,
    }
}

/// Checks that an instruction defines a new id below the bound.
pub(super) fn result(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Findings) {
    let Some(id) = inst.result() else { return };
    if id == 0 || id >= cx.view.bound() || id >= MAX_BOUND {
        found.add(inst, "2.3", format!("the id {id} is not between 0 and the bound {}", cx.view.bound()));
    } else if cx.view.definition_offset(id) != Some(inst.offset) {
        found.add(inst, IDS, format!("the id {id} is defined twice"));
    }
}

/// Checks the ids that an instruction uses; in a function, `body` is that function.
pub(super) fn uses(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ids: &Ids,
    body: Option<&Body>,
    found: &mut Findings,
) -> bool {
    let before = found.len();
    for &at in ids {
        let id = inst.operands[at];
        let Some(offset) = cx.view.definition_offset(id) else {
            found.add(inst, IDS, format!("%{id} is not defined"));
            continue;
        };
        let (expected, may_be_later) = reference(cx, inst, at);
        let kind = cx.op(id).map_or(Kind::Other, kind_of);
        if !expected.allows(kind) {
            found.add(inst, IDS, format!("{} is not {}", cx.name(id), expected.noun()));
            continue;
        }
        if cx.op(id) == Some(Op::TypeFunction) && !may_be_function_type(cx, inst, at) {
            found.add(inst, "OpTypeFunction", format!("{} is only the type of functions", cx.name(id)));
            continue;
        }
        match cx.view.function_of(id).filter(|_| kind != Kind::Function) {
            Some(function) => match body {
                Some(body) if body.index == function => body.use_of(cx, inst, at, offset, may_be_later, found),
                // Names and decorations are about definitions in any function.
                None if may_be_later && expected == Use::Any => {}
                _ => found.add(inst, IDS, format!("{} is defined in another function", cx.name(id))),
            },
            None if offset < inst.offset => {}
            None if matches!(inst.op, Op::TypeStruct | Op::TypeArray) => {
                found.require(cx.is_forward_pointer(id), inst, IDS, || {
                    format!("{} is defined after its use, and is no pointer that is declared before it", cx.name(id))
                });
            }
            None if may_be_later => {}
            None => found.add(inst, IDS, format!("{} is defined after its use", cx.name(id))),
        }
    }
    found.len() == before
}
