//! Changes of words without regard to what they are.

use llvm_spirv_rs::spirv::operands::OperandPart;

use super::Seed;
use crate::module::{HEADER_WORDS, pick};
use crate::random::Random;

/// Changes any word after the header.
pub(super) fn any(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let offset = random.between(HEADER_WORDS as u32, seed.words.len() as u32 - 1) as usize;
    Some(seed.with(offset, changed(seed.words[offset], random)))
}

/// Returns another number, near or far.
pub(super) fn changed(word: u32, random: &mut Random) -> u32 {
    match random.below(5) {
        0 => word.wrapping_add(1),
        1 => word.wrapping_sub(1),
        2 => word ^ 1 << random.below(32),
        3 => random.below(70),
        _ => random.interesting() as u32,
    }
}

/// Changes a word of the header.
pub(super) fn header(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let offset = random.below(HEADER_WORDS as u32) as usize;
    Some(seed.with(offset, changed(seed.words[offset], random)))
}

/// Declares another version.
pub(super) fn version(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    Some(seed.with(1, 0x0001_0000 | random.below(7) << 8))
}

/// Changes a byte of a string, or the end of it.
pub(super) fn string(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let has_string = |entry: &_| !seed.parts(entry, |part| part == OperandPart::String).is_empty();
    let entry = seed.pick_where(random, has_string)?;
    let start = *seed.parts(entry, |part| part == OperandPart::String).first()?;
    match random.below(3) {
        0 => Some(seed.with(entry.words.end - 1, 0x6161_6161)),
        1 => {
            let offset = random.between(start as u32, entry.words.end as u32 - 1) as usize;
            Some(seed.with(offset, seed.words[offset] & !(0xFF << (8 * random.below(4)))))
        }
        _ => Some(seed.with(start, seed.words[start] | 0x80 << (8 * random.below(4)))),
    }
}

/// Changes the word count of an instruction, and nothing else.
pub(super) fn count(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let first = seed.pick(random).words.start;
    let change = *pick(random, &[1, u32::MAX, 2, 0x100])?;
    Some(seed.with(first, seed.words[first].wrapping_add(change << 16)))
}

/// Omits the last word of an instruction.
pub(super) fn cut(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick_where(random, |entry| entry.words.len() > 1)?;
    let mut own = seed.words[entry.words.start..entry.words.end - 1].to_vec();
    own[0] -= 1 << 16;
    Some(seed.spliced(entry.words.clone(), &own))
}

/// Appends a word to an instruction.
pub(super) fn appended(seed: &Seed<'_>, random: &mut Random) -> Option<Vec<u32>> {
    let entry = seed.pick(random);
    let mut own = seed.words[entry.words.clone()].to_vec();
    own[0] = own[0].wrapping_add(1 << 16);
    own.push(match random.below(3) {
        0 => *own.last()?,
        1 => seed.any_id(random)?,
        _ => random.below(9),
    });
    Some(seed.spliced(entry.words.clone(), &own))
}
