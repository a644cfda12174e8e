//! Changes of operands that are not ids, and of the order of operands.

use llvm_spirv_rs::spirv::grammar::{
    Capability, EnumKind, EnumerantRow, Op, OperandKind, Quantifier, bits, corrected, enum_row, op_row,
};
use llvm_spirv_rs::spirv::operands::{OperandPart, parts};
use llvm_spirv_rs::validate::is_shader_capability;

use super::Seed;
use super::synthesis::Operands;
use super::words::changed;
use crate::module::{Entry, pick};
use crate::random::Random;

/// Changes a number.
pub(super) fn literal(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| !seed.parts(entry, |part| part == OperandPart::Number).is_empty())?;
    let offset = *pick(random, &seed.parts(entry, |part| part == OperandPart::Number))?;
    Some(seed.with(offset, changed(seed.words[offset], random)))
}

/// Exchanges two operands of an instruction.
pub(super) fn swapped(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.words.len() > 2)?;
    let one = random.between(entry.words.start as u32 + 1, entry.words.end as u32 - 1) as usize;
    let other = random.between(entry.words.start as u32 + 1, entry.words.end as u32 - 1) as usize;
    let mut words = seed.words.clone();
    words.swap(one, other);
    Some(words)
}

/// Removes an operand of an instruction.
pub(super) fn removed(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.words.len() > 1)?;
    let mut own = seed.words[entry.words.clone()].to_vec();
    own[0] -= 1 << 16;
    own.remove(random.between(1, entry.words.len() as u32 - 1) as usize);
    Some(seed.spliced(entry.words.clone(), &own))
}

/// Replaces an enumerant by another of its kind; its parameters stay if the number of them is the same.
pub(super) fn enumerant(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| !seed.enumerants(entry).is_empty())?;
    let &(offset, kind) = pick(random, &seed.enumerants(entry))?;
    let value = any_enumerant(kind, random)?;
    let is_same_shape = parameters(kind, seed.words[offset]).len() == parameters(kind, value).len();
    if is_same_shape || random.percent(20) {
        return Some(seed.with(offset, value));
    }
    Some(with_enumerant(seed, random, entry, offset, kind, value))
}

/// Returns the words with an enumerant replaced, and its parameters by new ones.
fn with_enumerant(
    seed: &Seed<'_>,
    random: &mut Random,
    entry: &Entry,
    offset: usize,
    kind: EnumKind,
    value: u32,
) -> Vec<u32> {
    let own = parameters(kind, seed.words[offset]);
    let end = match own.contains(&OperandKind::LiteralString) {
        true => entry.words.end,
        false => (offset + 1 + own.len()).min(entry.words.end),
    };
    let mut operands = Operands::new(seed, random, entry.function);
    operands.words.extend_from_slice(&seed.words[entry.words.start + 1..offset]);
    operands.words.push(value);
    parameters(kind, value).iter().for_each(|kind| operands.add(*kind));
    operands.words.extend_from_slice(&seed.words[end..entry.words.end]);
    let inst = operands.instruction(entry.op);
    seed.spliced(entry.words.clone(), &inst)
}

/// Sets or clears bits of a mask, or appends a mask that the instruction may have, with parameters.
pub(super) fn mask_with_parameters(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let masks = |entry: &_| -> Vec<(usize, EnumKind)> {
        seed.enumerants(entry).into_iter().filter(|(_, kind)| enum_row(*kind).is_mask).collect()
    };
    let last = |op| op_row(op)?.operands.iter().rev().find(|operand| operand.quantifier != Quantifier::Variadic);
    let optional = |entry: &Entry| match last(entry.op)?.kind {
        OperandKind::Enum(kind) if enum_row(kind).is_mask && masks(entry).is_empty() => Some(kind),
        _ => None,
    };
    let entry = seed.pick_where(random, |entry| !masks(entry).is_empty() || optional(entry).is_some())?;
    let bits = |kind, random: &mut Random| {
        (0..random.between(1, 2)).filter_map(|_| any_enumerant(kind, random)).fold(0, |mask, bit| mask ^ bit)
    };
    if let Some(kind) = optional(entry) {
        let value = bits(kind, random);
        let mut operands = Operands::new(seed, random, entry.function);
        operands.words.extend_from_slice(seed.operands(entry));
        operands.words.push(value);
        parameters(kind, value).iter().for_each(|kind| operands.add(*kind));
        let inst = operands.instruction(entry.op);
        return Some(seed.spliced(entry.words.clone(), &inst));
    }
    let &(offset, kind) = pick(random, &masks(entry))?;
    let value = seed.words[offset] ^ bits(kind, random);
    Some(with_enumerant(seed, random, entry, offset, kind, value))
}

/// Returns the kinds of an enumerant's parameters.
pub(super) fn parameters(kind: EnumKind, value: u32) -> Vec<OperandKind> {
    let of = |value| corrected(kind, value).map_or(&[][..], |row| row.parameters);
    match enum_row(kind).is_mask {
        true => bits(value).flat_map(of).copied().collect(),
        false => of(value).to_vec(),
    }
}

/// Returns an enumerant of a kind; seldom one for shaders.
pub(super) fn any_enumerant(kind: EnumKind, random: &mut Random) -> Option<u32> {
    let rows = enum_row(kind).enumerants;
    let mut row = pick(random, rows)?;
    for _ in 0..8 {
        if !is_for_shaders(kind, row) {
            break;
        }
        row = pick(random, rows)?;
    }
    Some(row.value)
}

/// Returns `true` for an enumerant that only shaders have.
fn is_for_shaders(kind: EnumKind, row: &EnumerantRow) -> bool {
    match kind {
        EnumKind::Capability => is_shader_capability(Capability(row.value)),
        _ => !row.capabilities.is_empty() && row.capabilities.iter().all(|all| is_shader_capability(*all)),
    }
}

/// Sets or clears a bit of a mask, without changing the parameters.
pub(super) fn mask(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let masks = |entry: &_| -> Vec<(usize, EnumKind)> {
        seed.enumerants(entry).into_iter().filter(|(_, kind)| enum_row(*kind).is_mask).collect()
    };
    let entry = seed.pick_where(random, |entry| !masks(entry).is_empty())?;
    let &(offset, kind) = pick(random, &masks(entry))?;
    Some(seed.with(offset, seed.words[offset] ^ any_enumerant(kind, random)?))
}

/// Replaces the number of an extended instruction.
pub(super) fn extended(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| matches!(entry.op, Op::ExtInst | Op::ExtInstWithForwardRefsKHR))?;
    let mut offset = None;
    parts(entry.op, seed.operands(entry), |at, part| {
        if part == OperandPart::ExtendedInstruction {
            offset = Some(entry.words.start + 1 + at);
        }
    });
    let number = if random.percent(30) { changed(seed.words[offset?], random) } else { random.below(230) };
    Some(seed.with(offset?, number))
}
