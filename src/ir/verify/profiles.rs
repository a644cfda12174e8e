//! Profiles: `prof` and `kcfi_type`.

use super::{Verdict, require};
use crate::ir::inst::Inst;
use crate::ir::metadata::MdNode;
use crate::ir::opcode::Opcode;
use crate::ir::values::{Value, ValueKind};

/// The name of weights that are not known.
const UNKNOWN: &[u8] = b"unknown";

fn is_integer(value: Value<'_>) -> bool {
    value.kind() == ValueKind::ConstantInt
}

fn check_unknown(node: MdNode<'_>) -> Verdict {
    require(node.operand_count() == 2, "'unknown' !prof should have a single additional operand")?;
    let Some(pass) = node.string(1) else {
        return Err("'unknown' !prof should have an additional operand of type string".into());
    };
    require(!pass.is_empty(), "the 'unknown' !prof operand should not be an empty string")
}

/// Checks `prof` of a function.
pub(super) fn check_function(node: MdNode<'_>) -> Verdict {
    require(node.operand_count() >= 2, "!prof annotations should have no less than 2 operands")?;
    if node.string(0) == Some(UNKNOWN) {
        return check_unknown(node);
    }
    let Some(name) = node.string(0) else {
        return Err("expected string with name of the !prof annotation".into());
    };
    require(
        matches!(name, b"function_entry_count" | b"synthetic_function_entry_count"),
        "first operand should be 'function_entry_count' or 'synthetic_function_entry_count'",
    )?;
    require(node.value(1).is_some_and(Value::is_constant), "expected integer argument to function_entry_count")
}

/// Checks `kcfi_type` of a function.
pub(super) fn check_kcfi_type(node: MdNode<'_>) -> Verdict {
    require(node.operand_count() == 1, "!kcfi_type must have exactly one operand")?;
    let id = node.value(0).filter(|value| is_integer(*value));
    require(id.is_some_and(|id| id.int_bits() == 32), "expected a 32-bit integer constant operand for !kcfi_type")
}

/// Returns the number of weights that an instruction has.
fn branch_count(inst: Inst<'_>) -> u32 {
    match inst.opcode() {
        Opcode::Br if !inst.is_conditional() => 0,
        Opcode::Br | Opcode::Switch | Opcode::IndirectBr | Opcode::CallBr => inst.successor_count(),
        Opcode::Call => 1,
        Opcode::Select => 2,
        _ => 0,
    }
}

/// Checks `prof` of an instruction.
pub(super) fn check_instruction(inst: Inst<'_>, node: MdNode<'_>) -> Verdict {
    require(node.operand_count() >= 1, "!prof annotations should have at least 1 operand")?;
    let Some(name) = node.string(0) else {
        return Err("expected string with name of the !prof annotation".into());
    };
    if name == UNKNOWN {
        require(
            branch_count(inst) != 0 || inst.opcode() == Opcode::Invoke,
            "'unknown' !prof should only appear on instructions on which 'branch_weights' would",
        )?;
        return check_unknown(node);
    }
    require(node.operand_count() >= 2, "!prof annotations should have no less than 2 operands")?;
    match name {
        b"branch_weights" => check_weights(inst, node),
        b"VP" => check_values(inst, node),
        _ => Err("expected either branch_weights or VP profile name".into()),
    }
}

fn check_weights(inst: Inst<'_>, node: MdNode<'_>) -> Verdict {
    // The origin of the weights may come before them.
    let start = if node.string(1).is_some() { 2 } else { 1 };
    let count = node.operand_count() - start;
    match inst.opcode() {
        Opcode::Invoke => {
            require(matches!(count, 1 | 2), "Wrong number of InvokeInst branch_weights operands")?;
        }
        _ => {
            let expected = branch_count(inst);
            require(expected != 0, "!prof branch_weights are not allowed for this instruction")?;
            require(count == expected, "Wrong number of operands")?;
        }
    }
    let are_integers = (start..node.operand_count()).all(|index| node.value(index).is_some_and(is_integer));
    require(are_integers, "!prof brunch_weights operand is not a const int")
}

/// Checks a profile of values.
fn check_values(inst: Inst<'_>, node: MdNode<'_>) -> Verdict {
    require(node.operand_count() >= 3, "invalid value profiling metadata")?;
    let kind = node.value(1).filter(|value| is_integer(*value)).and_then(Value::int_zext);
    let Some(kind) = kind else { return Err("VP !prof missing kind argument".into()) };
    require(kind <= 2, "Invalid VP !prof kind")?;
    require(node.operand_count() % 2 == 1, "VP !prof should have an even number of arguments after 'VP'")?;
    require(
        kind == 2 || inst.is_call(),
        "VP !prof indirect call or memop size expected to be applied to CallBase instructions only",
    )
}
