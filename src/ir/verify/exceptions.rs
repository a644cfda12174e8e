//! Exception handling: the positions and the operands of pads, and of the instructions that unwind to them.

use super::checks::FunctionChecks;
use super::{Verdict, require};
use crate::ir::function::Block;
use crate::ir::inst::{Inst, flags};
use crate::ir::opcode::Opcode;
use crate::ir::types::TypeData;
use crate::ir::values::{Value, ValueKind};

/// Returns the first instruction of a block that is no phi.
fn first_after_phis(block: Block<'_>) -> Option<Inst<'_>> {
    block.instructions().find(|inst| inst.opcode() != Opcode::Phi)
}

fn is_pad(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::LandingPad | Opcode::CatchSwitch | Opcode::CatchPad | Opcode::CleanupPad)
}

/// Returns `true` if a block begins with a pad of a funclet.
fn begins_with_funclet(block: Block<'_>) -> bool {
    first_after_phis(block).is_some_and(|first| is_pad(first.opcode()) && first.opcode() != Opcode::LandingPad)
}

/// Checks the destinations of an `invoke`.
pub(super) fn check_invoke(invoke: Inst<'_>) -> Verdict {
    let unwind = invoke.successor(1);
    require(
        first_after_phis(unwind).is_some_and(|first| is_pad(first.opcode())),
        "The unwind destination does not have an exception handling instruction!",
    )
}

/// Checks an instruction of exception handling.
pub(super) fn check<'m>(checks: &mut FunctionChecks<'_, 'm>, inst: Inst<'m>) -> Verdict {
    let has_personality = checks.function.personality().is_some();
    if is_pad(inst.opcode()) || inst.opcode() == Opcode::Resume {
        require(has_personality, "exception handling needs to be in a function with a personality.")?;
    }
    if is_pad(inst.opcode()) {
        let first = first_after_phis(inst.block()).map(Inst::index);
        require(first == Some(inst.index()), "pad is not the first non-PHI instruction in the block.")?;
        require(inst.block().index() != 0, "EH pad cannot be in entry block.")?;
        check_predecessors(checks, inst)?;
    }
    match inst.opcode() {
        Opcode::LandingPad => check_landing_pad(checks, inst),
        Opcode::Resume => check_landing_type(checks, inst.value().operand(0)),
        Opcode::CatchPad => check_catch_pad(inst),
        Opcode::CleanupPad => {
            let parent = inst.value().operand(inst.value().operand_count() - 1);
            require(is_parent(parent), "CleanupPadInst has an invalid parent.")?;
            check_token(inst)
        }
        Opcode::CatchSwitch => check_catch_switch(inst),
        Opcode::CatchRet => require(
            inst.value().operand(0).opcode() == Some(Opcode::CatchPad),
            "CatchReturnInst needs to be provided a CatchPad",
        ),
        _ => {
            require(
                inst.value().operand(0).opcode() == Some(Opcode::CleanupPad),
                "CleanupReturnInst needs to be provided a CleanupPad",
            )?;
            let destination = (inst.successor_count() > 0).then(|| inst.successor(0));
            require(
                destination.is_none_or(begins_with_funclet),
                "CleanupReturnInst must unwind to an EH block which is not a landingpad.",
            )
        }
    }
}

fn check_catch_pad(inst: Inst<'_>) -> Verdict {
    let parent = inst.value().operand(inst.value().operand_count() - 1);
    require(
        parent.opcode() == Some(Opcode::CatchSwitch),
        "CatchPadInst needs to be directly nested in a CatchSwitchInst.",
    )?;
    let arguments = inst.value().operands().rev().skip(1);
    let is_argument = |value: Value<'_>| {
        value.is_constant() || value.opcode() == Some(Opcode::Alloca) && value.as_instruction().is_some()
    };
    require(arguments.into_iter().all(is_argument), "Argument operand must be alloca or constant.")?;
    check_token(inst)
}

fn check_token(inst: Inst<'_>) -> Verdict {
    require(matches!(inst.value().ty().data(), TypeData::Token), "pad must have type token")
}

/// Returns `true` for a pad that may contain another one.
fn is_parent(value: Value<'_>) -> bool {
    value.kind() == ValueKind::TokenNone || matches!(value.opcode(), Some(Opcode::CatchPad | Opcode::CleanupPad))
}

/// Checks that only edges that unwind lead to a pad.
fn check_predecessors(checks: &FunctionChecks<'_, '_>, pad: Inst<'_>) -> Verdict {
    let block = pad.block();
    for &from in checks.flow.predecessors_of(block.index()) {
        let terminator = Block::new(pad.module(), checks.function.id(), from as u32).terminator();
        let unwinds = match (pad.opcode(), terminator.opcode()) {
            (Opcode::CatchPad, _) => pad.value().operands().next_back() == Some(terminator.value()),
            (_, Opcode::Invoke) => terminator.successor(1) == block && terminator.successor(0) != block,
            (Opcode::LandingPad, _) => false,
            (_, Opcode::CleanupRet | Opcode::CatchSwitch) => true,
            _ => false,
        };
        require(unwinds, "EH pad must be jumped to via an unwind edge")?;
    }
    Ok(())
}

fn check_landing_type<'m>(checks: &mut FunctionChecks<'_, 'm>, value: Value<'m>) -> Verdict {
    let expected = *checks.landing_pad_type.get_or_insert(value.ty());
    require(
        expected == value.ty(),
        "The landingpad instruction should have a consistent result type inside a function.",
    )
}

fn check_landing_pad<'m>(checks: &mut FunctionChecks<'_, 'm>, pad: Inst<'m>) -> Verdict {
    let is_cleanup = pad.raw_flags() & flags::CLEANUP != 0;
    require(
        is_cleanup || pad.value().operand_count() > 0,
        "LandingPadInst needs at least one clause or to be a cleanup.",
    )?;
    check_landing_type(checks, pad.value())?;
    for clause in pad.value().operands() {
        let is_array = matches!(clause.ty().data(), TypeData::Array { .. });
        require(
            clause.is_constant() && (clause.ty().is_pointer() || is_array),
            "Catch operand does not have pointer type!",
        )?;
    }
    Ok(())
}

fn check_catch_switch(inst: Inst<'_>) -> Verdict {
    require(is_parent(inst.value().operand(0)), "CatchSwitchInst has an invalid parent.")?;
    let unwinds = u32::from(inst.raw_flags() & flags::UNWINDS != 0);
    require(inst.successor_count() > unwinds, "CatchSwitchInst cannot have empty handler list")?;
    if unwinds == 1 {
        require(
            begins_with_funclet(inst.successor(0)),
            "CatchSwitchInst must unwind to an EH block which is not a landingpad.",
        )?;
    }
    let is_handler =
        |index| first_after_phis(inst.successor(index)).is_some_and(|first| first.opcode() == Opcode::CatchPad);
    require((unwinds..inst.successor_count()).all(is_handler), "CatchSwitchInst handlers must be catchpads")?;
    check_token(inst)
}
