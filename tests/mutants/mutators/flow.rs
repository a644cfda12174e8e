//! Changes of the control flow.

use llvm_spirv_rs::spirv::grammar::Op;

use super::Seed;
use crate::module::{Class, Entry, pick};
use crate::random::Random;

/// Returns the labels of a function.
fn labels(seed: &Seed<'_>, function: u32) -> Vec<u32> {
    let is_own = |id: &u32| seed.definition(*id).is_some_and(|entry| entry.function == function);
    seed.of_class(Class::Label).iter().copied().filter(is_own).collect()
}

/// Replaces a label by another of the function, or exchanges the labels of two blocks.
pub(super) fn label(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let is_label = |offset: &usize| seed.class_of(seed.words[*offset]) == Some(Class::Label);
    let uses = |entry: &Entry| -> Vec<usize> { seed.ids(entry).into_iter().filter(is_label).collect() };
    if random.percent(25) {
        let one = seed.pick_where(random, |entry| entry.op == Op::Label)?;
        let other = *pick(random, &labels(seed, one.function))?;
        let mut words = seed.words.clone();
        words.swap(one.words.start + 1, seed.definition(other)?.words.start + 1);
        return Some(words);
    }
    let entry = seed.pick_where(random, |entry| !uses(entry).is_empty())?;
    let offset = *pick(random, &uses(entry))?;
    let function = if random.percent(5) { random.between(1, entry.function + 1) } else { entry.function };
    Some(seed.with(offset, *pick(random, &labels(seed, function))?))
}

/// Removes, repeats, exchanges or adds pairs of a phi.
pub(super) fn phi(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.op == Op::Phi && entry.words.len() > 4)?;
    let mut own = seed.words[entry.words.clone()].to_vec();
    let pair = 3 + 2 * random.below((own.len() as u32 - 3) / 2) as usize;
    match random.below(4) {
        0 => drop(own.drain(pair..pair + 2)),
        1 => own.extend_from_within(pair..pair + 2),
        2 => own.swap(3, pair),
        _ => own.swap(4, pair + 1),
    }
    own[0] = (own.len() as u32) << 16 | u32::from(Op::Phi.0);
    Some(seed.spliced(entry.words.clone(), &own))
}

/// Replaces a terminator by another.
pub(super) fn branch(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.op.is_terminator())?;
    let labels = labels(seed, entry.function);
    let values = super::instructions::visible(seed, entry.function, entry.words.start);
    let (op, operands) = match random.below(6) {
        0 => (Op::Branch, vec![*pick(random, &labels)?]),
        1 => (Op::BranchConditional, vec![*pick(random, &values)?, *pick(random, &labels)?, *pick(random, &labels)?]),
        2 => (Op::Switch, vec![*pick(random, &values)?, *pick(random, &labels)?, 7, *pick(random, &labels)?]),
        3 => (Op::Return, vec![]),
        4 => (Op::ReturnValue, vec![*pick(random, &values)?]),
        _ => (Op::Unreachable, vec![]),
    };
    Some(seed.spliced(entry.words.clone(), &[&[word(op, operands.len())], operands.as_slice()].concat()))
}

/// Returns the first word of an instruction.
fn word(op: Op, operands: usize) -> u32 {
    (operands as u32 + 1) << 16 | u32::from(op.0)
}

/// Removes a terminator, a label, or the end of a function.
pub(super) fn terminator(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let is_wanted = |op: Op| op.is_terminator() || matches!(op, Op::Label | Op::FunctionEnd | Op::Function);
    let entry = seed.pick_where(random, |entry| is_wanted(entry.op))?;
    Some(seed.spliced(entry.words.clone(), &[]))
}

/// Adds a merge instruction before a branch.
pub(super) fn merge(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.op.is_terminator())?;
    let labels = labels(seed, entry.function);
    let own = match random.percent(50) {
        true => vec![word(Op::SelectionMerge, 2), *pick(random, &labels)?, random.below(3)],
        false => vec![word(Op::LoopMerge, 3), *pick(random, &labels)?, *pick(random, &labels)?, random.below(3)],
    };
    Some(seed.spliced(entry.words.start..entry.words.start, &own))
}
