//! The check of an instruction's operands against its row of the grammar, in debug builds, when it is written: ids,
//! numbers, strings and enumerants must have been added as the kinds of the row.

use super::grammar::{Op, Operand, OperandKind, op_row};
use super::id::LOCAL;
use super::inst::{Inst, WordKind};
use super::operands::{OperandPart, examine};

/// Returns the fault of an instruction, if there is one. `extended` are the operands of an extended instruction; an
/// interned instruction has no result yet.
pub(super) fn fault(inst: &Inst, has_result: bool, extended: Option<&[Operand]>) -> Option<String> {
    let op = inst.op();
    let row = op_row(op)?;
    let is_present = |operand: &&Operand| has_result || operand.kind != OperandKind::IdResult;
    let mut operands: Vec<Operand> = row.operands.iter().filter(is_present).copied().collect();
    if let Some(extended) = extended {
        // They replace the variadic ids.
        operands.pop();
        operands.extend(extended);
    }
    let words = inst.operands();
    let mut wrong = None;
    let examined = examine(&operands, words, |at, part| {
        if !agrees(inst.kind(at), words[at], part) {
            wrong.get_or_insert((at, part));
        }
    });
    let describe = |at: usize| format!("operand word {at} of {op} {words:?} was added as {:?}", inst.kind(at));
    match (examined, wrong) {
        (Err(mismatch), _) => Some(format!("{op} {words:?}: {mismatch:?}")),
        (Ok(_), Some((at, part))) => Some(format!("{}, but is {part:?}", describe(at))),
        (Ok(rest), None) if op == Op::Switch => {
            (!are_cases(inst, rest)).then(|| format!("{op} {words:?}: its cases are not pairs of a number and a label"))
        }
        (Ok(rest), None) => {
            let id = (rest..words.len()).find(|&at| !agrees(inst.kind(at), words[at], OperandPart::Number))?;
            Some(format!("{}, but is a number", describe(id)))
        }
    }
}

/// Returns `true` if a word that was added as `kind` matches the grammar.
fn agrees(kind: WordKind, word: u32, part: OperandPart) -> bool {
    match part {
        // Words of the kind `Any` are not function-local ids.
        OperandPart::Id | OperandPart::Result => {
            kind == WordKind::Id || kind == WordKind::Any && word != 0 && word & LOCAL == 0
        }
        // `OpLoopControlINTEL` has the enumerants of another instruction as numbers.
        OperandPart::Number | OperandPart::Float | OperandPart::ExtendedInstruction => {
            matches!(kind, WordKind::Number | WordKind::Enumerant(_) | WordKind::Any)
        }
        OperandPart::String => matches!(kind, WordKind::String | WordKind::Any),
        // Its requirements are declared only if it was added as an enumerant.
        OperandPart::Enumerant(expected) => kind == WordKind::Enumerant(expected),
    }
}

/// Returns `true` if the operands of an `OpSwitch` from `start` on are pairs of a number and a label, and all numbers are
/// of the same width.
fn are_cases(inst: &Inst, start: usize) -> bool {
    let ends: Vec<usize> = (start..inst.operands().len()).filter(|at| inst.kind(*at) == WordKind::Id).collect();
    let Some(&first) = ends.first() else { return start == inst.operands().len() };
    let width = first + 1 - start;
    (2..=3).contains(&width)
        && ends.iter().enumerate().all(|(index, end)| end + 1 - start == width * (index + 1))
        && ends.len() * width == inst.operands().len() - start
}

#[cfg(all(test, debug_assertions))]
mod tests;
