//! Ids: each is defined once, before its uses where that is required, and is of the kind that its use requires
//! (specification, sections 2.16.1 and 2.16.2).

use smallvec::SmallVec;

use super::availability::{BodyPosition, Use, precedes};
use super::cx::Cx;
use super::debug_info;
use super::references::{DefinitionKind, SET, allows, describe};
use super::shapes::{self, Shape};
use crate::spirv::grammar::{Op, RefersTo};
use crate::spirv::limits::MAX_BOUND;
use crate::spirv::operands::ExtendedSet;
use crate::spirv::view::{Instruction, is_variable};
use crate::validate::violation::Violations;

const IDS: &str = "2.16.1";

/// The positions of an instruction's operands that are ids, without the result id.
pub(super) type Ids = SmallVec<[usize; 16]>;

/// Returns the kinds that the operand at a position refers to, and `true` if the definition may come after the instruction.
#[inline]
fn reference(cx: &Cx<'_, '_>, inst: &Instruction<'_>, shape: &Shape, at: usize) -> (RefersTo, bool) {
    if at == 0 && shape.has_result_type() {
        return (RefersTo::Type, false);
    }
    match shape.references.iter().find(|reference| (reference.first..=reference.last).contains(&at)) {
        Some(reference) => (reference.to, reference.may_be_later),
        None => match inst.op {
            Op::SpecConstantOp if at == 3 && starts_with_type(inst) => (RefersTo::Type, false),
            Op::Phi => (if at.is_multiple_of(2) { RefersTo::Value } else { RefersTo::Label }, true),
            Op::ExtInst | Op::ExtInstWithForwardRefsKHR if cx.view.extended_sets().is_debug_information(**inst) => {
                (RefersTo::Any, debug_info::may_be_later(cx, inst, at))
            }
            _ => (RefersTo::Value, false),
        },
    }
}

/// Returns `true` if the first operand of the opcode of an `OpSpecConstantOp` is a type.
fn starts_with_type(inst: &Instruction<'_>) -> bool {
    let op = inst.operands.get(2).and_then(|&op| u16::try_from(op).ok()).map(Op);
    matches!(
        op,
        Some(
            Op::UntypedAccessChainKHR
                | Op::UntypedInBoundsAccessChainKHR
                | Op::UntypedPtrAccessChainKHR
                | Op::UntypedInBoundsPtrAccessChainKHR
                | Op::CooperativeMatrixLengthKHR
                | Op::CooperativeMatrixLengthNV
        )
    )
}

/// Checks that an instruction defines a new id below the bound.
pub(super) fn result(cx: &Cx<'_, '_>, inst: &Instruction<'_>, found: &mut Violations) {
    let Some(id) = inst.result() else { return };
    if id == 0 || id >= cx.view.bound() || id >= MAX_BOUND {
        found.add(inst, "2.3", format!("the id {id} is not between 0 and the bound {}", cx.view.bound()));
    } else if cx.view.definition_offset(id) != Some(inst.offset) {
        found.add(inst, IDS, format!("the id {id} is defined twice"));
    }
}

/// Checks the ids that an instruction uses; in a function, `position` is where it is.
pub(super) fn uses(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    ids: &Ids,
    position: Option<BodyPosition<'_>>,
    found: &mut Violations,
) -> bool {
    let Some(shape) = shapes::of(inst.op) else { return false };
    let any = debug_info::first_of_any_kind(cx, inst);
    let mut are_right = true;
    for &at in ids {
        if !is_defined_before(cx, inst, shape, at, any, position) {
            are_right &= check(cx, inst, shape, at, position, found);
        }
    }
    are_right
}

/// The file of the last line, which most lines have in common.
#[derive(Debug, Default)]
pub(super) struct LineFile(Option<u32>);

impl LineFile {
    /// Returns `true` for an `OpLine` with a string that is defined before it. No other rule is about it, and a function
    /// with debug information has one for most instructions.
    #[inline]
    pub(super) fn is_valid_line(&mut self, cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> bool {
        let (Op::Line, &[file, _, _]) = (inst.op, inst.operands) else { return false };
        if self.0 == Some(file) {
            return true;
        }
        let Some((offset, None)) = cx.view.location(file) else { return false };
        let is_valid = offset < inst.offset && shapes::kind(cx.view.op_at(offset)) == DefinitionKind::String;
        self.0 = is_valid.then_some(file);
        is_valid
    }
}

/// Returns `true` for an `OpName` of an id that is defined, with a string that ends in the last word. No other rule is about
/// it, and most definitions may have one.
#[inline]
pub(super) fn is_valid_name(cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> bool {
    let (Op::Name, &[target, ref others @ .., last]) = (inst.op, inst.operands) else { return false };
    let has_zero = |word: u32| word.wrapping_sub(0x0101_0101) & !word & 0x8080_8080 != 0;
    let end = last.to_le_bytes().iter().position(|&byte| byte == 0);
    end.is_some_and(|end| last >> (8 * end) == 0)
        && !others.iter().any(|&word| has_zero(word))
        && cx.view.location(target).is_some()
}

/// Returns `true` if an operand is a type, a value or an imported set, or anything from the position `any` on, and is
/// defined before the instruction, in the same block or outside of functions. Most operands are; [`check`] needs more time
/// and handles the others.
#[inline]
fn is_defined_before(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    shape: &Shape,
    at: usize,
    any: usize,
    position: Option<BodyPosition<'_>>,
) -> bool {
    let Some((offset, function)) = cx.view.location(inst.operands[at]) else { return false };
    let is_before = precedes(offset, function, inst, position);
    if at >= any {
        return is_before;
    }
    let op = cx.view.op_at(offset);
    if op == Op::ExtInstImport {
        return is_before && inst.op == Op::ExtInst && at == SET;
    }
    let expected = if at == 0 && shape.has_result_type() { DefinitionKind::Type } else { DefinitionKind::Value };
    is_before && at < usize::from(shape.leading_values) && shapes::kind(op) == expected && op != Op::ExtInst
}

/// Returns `true` if a type is declared with a pointer that an `OpTypeForwardPointer` announces (specification, section 2.4:
/// "Subsequent consumption of an OpTypeForwardPointer Pointer Type can be a forward reference").
fn is_announced_pointer(cx: &Cx<'_, '_>, inst: &Instruction<'_>, id: u32) -> bool {
    shapes::kind(inst.op) == DefinitionKind::Type && cx.facts().is_announced(id, inst.offset)
}

/// The position of the function among the operands of an `OpEntryPoint`; the ids after it are the interface, which a
/// translation to LLVM IR does not need.
const ENTRY_POINT: usize = 1;

/// Returns `true` for an instruction of a non-semantic set without debug information: nothing depends on its position.
fn is_non_semantic(cx: &Cx<'_, '_>, inst: &Instruction<'_>) -> bool {
    let set = cx.view.extended_instruction_at(inst.offset).map(|(set, _)| set);
    matches!(set, Some(ExtendedSet::NonSemantic | ExtendedSet::AuxData))
}

/// Returns `true` for the declarations of alias scopes, which are hints: LLVM's back end writes lists before their scopes.
fn is_aliasing(op: Op) -> bool {
    matches!(op, Op::AliasDomainDeclINTEL | Op::AliasScopeDeclINTEL | Op::AliasScopeListDeclINTEL)
}

/// The position of the callee among the operands of a call; the arguments are after it.
const CALLEE: usize = 2;

/// Returns `true` for the operands in which the Khronos translator has functions in the place of their untyped addresses.
fn is_address_use(op: Op, at: usize) -> bool {
    matches!(op, Op::FunctionCall | Op::FunctionPointerCallINTEL) && at > CALLEE || is_comparison(op)
}

fn is_comparison(op: Op) -> bool {
    matches!(op, Op::PtrEqual | Op::PtrNotEqual)
}

/// Returns `true` for instructions about a type, of which compilers write a value instead, or of a value the type.
fn is_type_or_value(op: Op, kind: DefinitionKind) -> bool {
    matches!((op, kind), (Op::SizeOf, DefinitionKind::Type) | (Op::CooperativeMatrixLengthKHR, DefinitionKind::Value))
}

/// Checks an operand that is an id; returns `true` if it is of the right kind and defined where it must be.
fn check(
    cx: &Cx<'_, '_>,
    inst: &Instruction<'_>,
    shape: &Shape,
    at: usize,
    position: Option<BodyPosition<'_>>,
    found: &mut Violations,
) -> bool {
    let id = inst.operands[at];
    // Debug information that is wrong can be omitted.
    let is_debug_info = || debug_info::is_operand(cx, inst, at);
    let Some((offset, function)) = cx.view.location(id) else {
        let is_interface = inst.op == Op::EntryPoint && at > ENTRY_POINT;
        found.add_if(!is_interface && !is_debug_info(), inst, IDS, format!("%{id} is not defined"));
        return false;
    };
    let (expected, may_be_later) = reference(cx, inst, shape, at);
    let op = cx.view.op_at(offset);
    let kind = shapes::kind(op);
    if kind == DefinitionKind::Function && expected == RefersTo::Value && is_address_use(inst.op, at) {
        found.add_tolerated(inst, IDS, format!("{} is a function, not its address", cx.name(id)));
        return !is_comparison(inst.op);
    }
    if !allows(expected, kind) {
        let is_relied_on = !is_type_or_value(inst.op, kind) && !is_debug_info();
        found.add_if(is_relied_on, inst, IDS, format!("{} is not {}", cx.name(id), describe(expected)));
        return false;
    }
    let mut is_right = true;
    // After the maximum number of violations, none is recorded, but the use is wrong.
    let mut wrong = |found: &mut Violations, message: String, section| {
        let is_relied_on = !is_debug_info() && !is_non_semantic(cx, inst) && !is_aliasing(inst.op);
        found.add_if(is_relied_on, inst, section, message);
        is_right = false;
    };
    let is_extended = matches!(op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR);
    if is_extended && !debug_info::may_use(cx, inst, id) {
        let message = format!("{} is non-semantic: only other non-semantic instructions may use it", cx.name(id));
        wrong(found, message, "OpExtInstImport");
    }
    match function.filter(|_| kind != DefinitionKind::Function) {
        Some(function) => match position {
            Some(BodyPosition { body, function: own, block }) if own == function => {
                // Most definitions are before their use in the same block.
                if offset < block || offset >= inst.offset || inst.op == Op::Phi {
                    // A record of LLVM IR may use a value that does not dominate it.
                    let is_relied_on = inst.op != Op::ExtInst || !is_debug_info();
                    let used = Use { at, may_be_later, is_relied_on };
                    return is_right & body.use_of(cx, inst, used, offset, found);
                }
            }
            // Names and decorations are about definitions in any function.
            None if may_be_later && matches!(expected, RefersTo::Any) => {}
            _ => wrong(found, format!("{} is defined in another function", cx.name(id)), IDS),
        },
        None if offset < inst.offset => {}
        None if may_be_later || is_announced_pointer(cx, inst, id) => {}
        None if inst.op == Op::SpecConstantOp && is_variable(op) => {
            found.add_tolerated(inst, IDS, format!("{} is defined after its use", cx.name(id)));
        }
        None => wrong(found, format!("{} is defined after its use", cx.name(id)), IDS),
    }
    is_right
}
