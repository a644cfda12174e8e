//! Instructions removed, repeated, moved, and with other opcodes.

use llvm_spirv_rs::spirv::grammar::{Op, OperandKind, Quantifier, op_row};

use super::Seed;
use super::synthesis::kernel_ops;
use crate::module::{Class, Entry, Section, pick};
use crate::random::Random;

/// Replaces an opcode by another with operands of the same kinds; of the same chapter, mostly.
pub(super) fn opcode(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick(random);
    let own = op_row(entry.op)?;
    let kinds = |op: Op| -> Vec<(OperandKind, Quantifier)> {
        op_row(op)
            .map_or(&[][..], |row| row.operands)
            .iter()
            .map(|operand| (operand.kind, operand.quantifier))
            .collect()
    };
    let shape = kinds(entry.op);
    let is_near = random.percent(70);
    let is_like = |op: &Op| {
        *op != entry.op && kinds(*op) == shape && (!is_near || op_row(*op).is_some_and(|row| row.class == own.class))
    };
    let alike: Vec<Op> = kernel_ops().iter().copied().filter(is_like).collect();
    let first = entry.words.start;
    Some(seed.with(first, seed.words[first] & 0xFFFF_0000 | u32::from(pick(random, &alike)?.0)))
}

/// Removes an instruction.
pub(super) fn removed(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    Some(seed.spliced(seed.pick(random).words.clone(), &[]))
}

/// Repeats an instruction.
pub(super) fn repeated(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick(random);
    Some(seed.spliced(entry.words.end..entry.words.end, &seed.words[entry.words.clone()]))
}

/// Repeats an instruction with a new result id.
pub(super) fn repeated_as_new(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.result.is_some())?;
    let mut own = seed.words[entry.words.clone()].to_vec();
    own[1 + usize::from(op_row(entry.op)?.has_result_type())] = seed.bound();
    let mut words = seed.spliced(entry.words.end..entry.words.end, &own);
    words[3] = words[3].wrapping_add(1);
    Some(words)
}

/// Moves an instruction before another for which `is_place` holds.
fn moved(seed: &Seed<'_>, random: &mut Random, is_place: impl Fn(&Entry, &Entry) -> bool) -> Option<Vec<u32>> {
    let entry = seed.pick(random);
    let places: Vec<&Entry> = seed.entries.iter().filter(|place| is_place(entry, place)).collect();
    Some(seed.moved(entry, pick(random, &places)?.words.start))
}

/// Moves an instruction within its block.
pub(super) fn moved_in_block(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    moved(seed, random, |entry, place| {
        entry.block != 0 && place.block == entry.block && place.function == entry.function
    })
}

/// Moves an instruction within its function.
pub(super) fn moved_in_function(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    moved(seed, random, |entry, place| entry.function != 0 && place.function == entry.function)
}

/// Moves an instruction to another function.
pub(super) fn moved_to_function(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    moved(seed, random, |entry, place| entry.function != 0 && place.function != 0 && place.function != entry.function)
}

/// Moves an instruction to another section.
pub(super) fn moved_to_section(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    moved(seed, random, |entry, place| place.section != entry.section)
}

/// Moves an instruction within its section of declarations.
pub(super) fn moved_in_section(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    moved(seed, random, |entry, place| place.section == entry.section && entry.section < Section::Functions)
}

/// Exchanges two sections that follow each other.
pub(super) fn sections(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let mut bounds: Vec<usize> = Vec::new();
    let mut last = None;
    for entry in &seed.entries {
        if last != Some((entry.section, entry.function)) {
            bounds.push(entry.words.start);
        }
        last = Some((entry.section, entry.function));
    }
    bounds.push(seed.words.len());
    let at = random.below(bounds.len().checked_sub(2)? as u32) as usize;
    let (start, middle, end) = (bounds[at], *bounds.get(at + 1)?, *bounds.get(at + 2)?);
    let exchanged = [&seed.words[middle..end], &seed.words[start..middle]].concat();
    Some(seed.spliced(start..end, &exchanged))
}

/// Returns the ids that are visible in a function, of values in it, constants and variables.
pub(super) fn visible(seed: &Seed<'_>, function: u32, before: usize) -> Vec<u32> {
    let is_own =
        |id: &u32| seed.definition(*id).is_some_and(|entry| entry.function == function && entry.words.start < before);
    seed.of_class(Class::Value).iter().copied().filter(is_own).collect()
}
