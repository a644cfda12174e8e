//! Ids replaced by other ids.

use llvm_spirv_rs::spirv::grammar::{Op, OperandKind, op_row};

use super::Seed;
use crate::module::{Class, Entry, pick};
use crate::random::Random;

/// Returns an instruction with ids, and the offset of one of them.
fn any<'a>(seed: &'a Seed<'a>, random: &mut Random) -> Option<(&'a Entry, usize)> {
    let entry = seed.pick_where(random, |entry| !seed.ids(entry).is_empty())?;
    let offset = *pick(random, &seed.ids(entry))?;
    Some((entry, offset))
}

/// Replaces an id by another of its type, or by another definition with the same opcode.
pub(super) fn of_same_type(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let (_, offset) = any(seed, random)?;
    let id = seed.words[offset];
    let other = match seed.type_of(id) {
        Some(ty) => *pick(random, seed.of_type(ty))?,
        None => {
            let op = seed.definition(id)?.op;
            seed.pick_where(random, |entry| entry.op == op)?.result?
        }
    };
    Some(seed.with(offset, other))
}

/// Replaces an id by another of its class.
pub(super) fn of_same_class(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let (entry, offset) = any(seed, random)?;
    let class = seed.class_of(seed.words[offset])?;
    Some(seed.with(offset, similar(seed, random, entry, class)?))
}

/// Returns an id of a class; a value is one of the same function, mostly.
fn similar(seed: &Seed<'_>, random: &mut Random, entry: &Entry, class: Class) -> Option<u32> {
    let ids = seed.of_class(class);
    if entry.function == 0 || random.percent(10) {
        return pick(random, ids).copied();
    }
    match class {
        Class::Value if random.percent(25) => {
            let outside = *pick(random, &[Class::Constant, Class::Global])?;
            pick(random, seed.of_class(outside)).copied()
        }
        Class::Value | Class::Label => {
            let is_own = |id: &u32| {
                seed.definition(*id).is_some_and(|definition| {
                    definition.function == entry.function
                        && (class == Class::Label || definition.words.start < entry.words.start)
                })
            };
            let own: Vec<u32> = ids.iter().copied().filter(is_own).collect();
            pick(random, &own).copied()
        }
        _ => pick(random, ids).copied(),
    }
}

/// Replaces an id by any other.
pub(super) fn of_any_class(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let (_, offset) = any(seed, random)?;
    Some(seed.with(offset, seed.any_id(random)?))
}

/// Replaces an id by one without definition.
pub(super) fn undefined(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let (_, offset) = any(seed, random)?;
    let id = *pick(random, &[0, seed.bound(), seed.bound().wrapping_add(1), u32::MAX])?;
    let mut words = seed.with(offset, id);
    words[3] = words[3].max(id.saturating_add(1).min(seed.bound().saturating_add(2)));
    Some(words)
}

/// Replaces the result type of an instruction.
pub(super) fn result_type(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| op_row(entry.op).is_some_and(|row| row.has_result_type()))?;
    let ty = match random.percent(50) {
        true => seed.any_value_type(random)?,
        false => *pick(random, seed.of_class(Class::Type))?,
    };
    Some(seed.with(entry.words.start + 1, ty))
}

/// Replaces a scope or memory semantics by any constant, or a constant among ids by another.
pub(super) fn scope(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let is_it = |kind| matches!(kind, OperandKind::IdScope | OperandKind::IdMemorySemantics);
    let positions = |op: Op| {
        let operands = op_row(op).map_or(&[][..], |row| row.operands);
        operands.iter().enumerate().filter(|(_, operand)| is_it(operand.kind)).map(|(at, _)| at).collect::<Vec<_>>()
    };
    let entry = seed.pick_where(random, |entry| !positions(entry.op).is_empty())?;
    let offset = entry.words.start + 1 + *pick(random, &positions(entry.op))?;
    let constant = *pick(random, seed.of_class(Class::Constant))?;
    (offset < entry.words.end).then(|| seed.with(offset, constant))
}

/// Replaces a result id by another id, defined or not.
pub(super) fn result(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.result.is_some())?;
    let offset = entry.words.start + 1 + usize::from(op_row(entry.op)?.has_result_type());
    Some(seed.with(offset, seed.any_id(random)?))
}
