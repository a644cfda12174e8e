//! Instructions of a module under construction, whose function-local ids have no number yet (see [`super::id`]).
//!
//! A word with the bit [`LOCAL`] is such an id unless its position is noted: a number, a part of a string, or the first
//! word of an instruction of 32,768 words or more. So the numbers can be given in one pass that knows no grammar.

use super::grammar::Op;
use super::id::{Id, LOCAL, Numbers};
use super::inst::{Inst, MAX_WORDS};
use crate::error::Result;

/// A stream of instructions.
#[derive(Debug, Default)]
pub(super) struct Code {
    words: Vec<u32>,
    /// The positions of words with the bit [`LOCAL`] that are no ids, in order.
    not_local: Vec<usize>,
}

impl Code {
    /// Writes an instruction to the end, as [`Inst::append_to`] does.
    #[inline]
    pub(super) fn push(&mut self, inst: &Inst) -> Result<()> {
        let start = self.words.len();
        inst.append_to(&mut self.words)?;
        if self.words[start] & LOCAL != 0 || !inst.not_local().is_empty() {
            self.note(start, inst.not_local());
        }
        Ok(())
    }

    /// Writes an instruction of ids alone to the end.
    #[inline]
    pub(super) fn push_ids(&mut self, op: Op, first: [Id; 2], others: &[Id]) -> Result<()> {
        let count = 1 + first.len() + others.len();
        if count >= (LOCAL >> 16) as usize {
            return self.push(&Inst::new(op).ids(&first).ids(others));
        }
        self.words.reserve(count);
        self.words.push(u32::from(op.0) | (count as u32) << 16);
        self.words.extend(first.map(Id::word));
        self.words.extend(others.iter().map(|id| id.word()));
        Ok(())
    }

    /// Notes the words of an instruction written at `start`, and of those that continue it, that are no ids.
    #[cold]
    fn note(&mut self, start: usize, positions: &[u32]) {
        let mut noted: Vec<usize> = positions.iter().map(|position| start + place(*position as usize)).collect();
        let mut at = start;
        while let Some(first) = self.words.get(at) {
            if first & LOCAL != 0 {
                noted.push(at);
            }
            at += (first >> 16) as usize;
        }
        noted.sort_unstable();
        self.not_local.extend(noted);
    }

    /// Writes other code to the end.
    pub(super) fn append(&mut self, other: &Self) {
        let start = self.words.len();
        self.words.extend_from_slice(&other.words);
        self.not_local.extend(other.not_local.iter().map(|position| start + position));
    }

    /// Puts an id in the place of a word that is no noted number.
    #[inline]
    pub(super) fn set_id(&mut self, position: usize, id: Id) {
        self.words[position] = id.word();
    }

    /// Makes the literal at `position` the larger of `value` and what it is.
    pub(super) fn raise_literal(&mut self, position: usize, value: u32) {
        self.words[position] = value.max(self.words[position]);
        if self.words[position] & LOCAL != 0
            && let Err(place) = self.not_local.binary_search(&position)
        {
            self.not_local.insert(place, position);
        }
    }

    /// The words so far.
    #[inline]
    pub(super) fn words(&self) -> &[u32] {
        &self.words
    }

    /// The number of words so far.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// The words with the numbers of function-local ids and aliases.
    pub(super) fn numbered(mut self, numbers: &Numbers) -> Vec<u32> {
        let mut start = 0;
        for end in self.not_local.into_iter().chain([self.words.len()]) {
            numbers.assign(&mut self.words[start..end]);
            start = end + 1;
        }
        self.words
    }
}

/// Where a word of an instruction lies when its pieces are written: each but the first has a word in front.
fn place(position: usize) -> usize {
    match position.checked_sub(MAX_WORDS) {
        Some(beyond) => position + 1 + beyond / (MAX_WORDS - 1),
        None => position,
    }
}

#[cfg(test)]
mod tests;
