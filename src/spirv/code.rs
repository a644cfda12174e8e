//! Instructions of a module under construction, whose function-local ids have no number yet (see [`super::id`]).
//!
//! A word with the bit [`LOCAL`] is such an id unless its position is recorded: a number, a part of a string, or the first
//! word of an instruction of 32,768 words or more. So ids are numbered in one pass without the grammar.

use std::ops::Range;

use super::grammar::Op;
use super::id::{AdoptedIds, Id, LOCAL, Numbers};
use super::inst::{Inst, MAX_WORDS};
use crate::error::Result;

/// A stream of instructions.
#[derive(Debug, Default)]
pub(super) struct Code {
    words: Vec<u32>,
    /// The positions of words with the bit [`LOCAL`] that are not ids, in order.
    not_local: Vec<usize>,
}

impl Code {
    pub(super) const EMPTY: Self = Self { words: Vec::new(), not_local: Vec::new() };

    /// Returns the number of words and of recorded positions, for [`Self::reset`].
    pub(super) fn mark(&self) -> (usize, usize) {
        (self.words.len(), self.not_local.len())
    }

    /// Removes what was appended since a mark.
    pub(super) fn reset(&mut self, (words, not_local): (usize, usize)) {
        self.words.truncate(words);
        self.not_local.truncate(not_local);
    }

    /// Appends an instruction, as [`Inst::append_to`] does.
    #[inline]
    pub(super) fn push(&mut self, inst: &Inst) -> Result<()> {
        let start = self.words.len();
        inst.append_to(&mut self.words)?;
        if self.words[start] & LOCAL != 0 || !inst.not_local().is_empty() {
            self.note(start, inst.not_local());
        }
        Ok(())
    }

    /// Appends an instruction of `first`, which are ids and numbers without the bit [`LOCAL`], and of `ids`.
    #[inline]
    pub(super) fn push_ids(&mut self, op: Op, first: &[u32], ids: &[impl Into<Id> + Copy]) -> Result<()> {
        let count = 1 + first.len() + ids.len();
        if count >= (LOCAL >> 16) as usize {
            return self.push_long(op, first, ids);
        }
        self.words.reserve(count);
        self.words.push(u32::from(op.0) | (count as u32) << 16);
        self.words.extend_from_slice(first);
        self.words.extend(ids.iter().map(|id| (*id).into().word()));
        Ok(())
    }

    #[cold]
    fn push_long(&mut self, op: Op, first: &[u32], ids: &[impl Into<Id> + Copy]) -> Result<()> {
        let inst = first.iter().fold(Inst::new(op), |inst, &word| match Id::new(word) {
            Some(id) => inst.id(id),
            None => inst.literal(word),
        });
        self.push(&inst.ids(ids))
    }

    /// Records the words of an instruction written at `start`, and of those that continue it, that are not ids.
    #[cold]
    fn note(&mut self, start: usize, positions: &[u32]) {
        let mut noted: Vec<usize> =
            positions.iter().map(|position| start + written_offset(*position as usize)).collect();
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

    /// Appends other code.
    pub(super) fn append(&mut self, other: &Self) {
        let start = self.words.len();
        self.words.extend_from_slice(&other.words);
        self.not_local.extend(other.not_local.iter().map(|position| start + position));
    }

    /// Appends a range of the words of code of a fork: ids of module scope become those of `ids`, and `shift` is added to
    /// function-local ids. Returns `false`, and appends nothing, if an id is not known.
    pub(super) fn adopt(&mut self, of_fork: &Self, range: Range<usize>, ids: &AdoptedIds, shift: u32) -> bool {
        let (start, noted) = (self.words.len(), self.not_local.len());
        let first = of_fork.not_local.partition_point(|position| *position < range.start);
        let numbers = of_fork.not_local[first..].iter().copied().take_while(|position| *position < range.end);
        self.not_local.extend(numbers.map(|position| start + (position - range.start)));
        self.words.extend_from_slice(&of_fork.words[range]);
        let mut at = start;
        for end in self.not_local[noted..].iter().copied().chain([self.words.len()]) {
            for word in &mut self.words[at..end] {
                if *word & LOCAL == 0 {
                    continue;
                }
                match Id::new(*word).filter(|id| !id.is_local()) {
                    None => *word = word.wrapping_add(shift),
                    Some(id) => match ids.get(id) {
                        Some(id) => *word = id.word(),
                        None => {
                            self.words.truncate(start);
                            self.not_local.truncate(noted);
                            return false;
                        }
                    },
                }
            }
            at = end + 1;
        }
        true
    }

    /// Removes all instructions.
    pub(super) fn clear(&mut self) {
        self.words.clear();
        self.not_local.clear();
    }

    /// Replaces a word that is not a recorded number by an id.
    #[inline]
    pub(super) fn set_id(&mut self, position: usize, id: Id) {
        self.words[position] = id.word();
    }

    /// Raises the literal at `position` to at least `value`.
    pub(super) fn raise_literal(&mut self, position: usize, value: u32) {
        self.words[position] = value.max(self.words[position]);
        if self.words[position] & LOCAL != 0
            && let Err(index) = self.not_local.binary_search(&position)
        {
            self.not_local.insert(index, position);
        }
    }

    /// Returns the words so far.
    #[inline]
    pub(super) fn words(&self) -> &[u32] {
        &self.words
    }

    /// Returns the number of words so far.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.words.len()
    }

    /// Returns the words with the numbers of function-local ids.
    pub(super) fn numbered(mut self, numbers: &Numbers) -> Vec<u32> {
        let mut start = 0;
        for end in self.not_local.into_iter().chain([self.words.len()]) {
            numbers.assign(&mut self.words[start..end]);
            start = end + 1;
        }
        self.words
    }
}

/// Returns the offset of an instruction's word after splitting: each piece but the first has an additional first word.
fn written_offset(position: usize) -> usize {
    match position.checked_sub(MAX_WORDS) {
        Some(beyond) => position + 1 + beyond / (MAX_WORDS - 1),
        None => position,
    }
}

#[cfg(test)]
mod tests;
