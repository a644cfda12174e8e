//! One instruction: built word by word ([`Inst`]) or viewed in a stream of words ([`InstView`]).
//!
//! The layout is that of the specification's section 2.3: the first word holds the word count and the opcode.
//! Nothing here checks operands against the grammar: [`Module`](super::Module) does, in debug builds, where it writes an
//! instruction.

use smallvec::{SmallVec, smallvec};

use super::grammar::{EnumKind, Enumerant, Op};
use super::id::{Id, LOCAL};
use super::utf8;
use crate::error::{Error, ErrorKind, Result};

/// The maximum number of words of an instruction: the count is 16 bits wide.
pub const MAX_WORDS: usize = 0xFFFF;

/// An instruction under construction. It is not allocated on the heap up to 15 operand words.
#[derive(Clone, Debug)]
pub struct Inst {
    /// The opcode without its word count, then the operands.
    words: SmallVec<[u32; 16]>,
    enumerants: SmallVec<[(EnumKind, u32); 3]>,
    /// The positions in `words` of numbers that have the bit of a function-local id, in order. Few instructions have any.
    not_local: Option<Box<SmallVec<[u32; 4]>>>,
    kinds: WordKinds,
}

/// The kind that an operand word was added as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WordKind {
    /// An id.
    Id,
    /// A word of a number.
    Number,
    /// The first word of a string.
    String,
    /// An enumerant or a mask.
    Enumerant(EnumKind),
    /// One of [`Inst::words`], or a further word of a string.
    Any,
}

/// The kind of each operand word, in debug builds.
#[derive(Clone, Debug, Default)]
struct WordKinds {
    #[cfg(debug_assertions)]
    kinds: SmallVec<[WordKind; 16]>,
}

impl WordKinds {
    #[inline]
    #[cfg(debug_assertions)]
    fn add(&mut self, kind: WordKind, count: usize) {
        self.kinds.extend(std::iter::repeat_n(kind, count));
    }

    #[inline]
    #[cfg(not(debug_assertions))]
    fn add(&mut self, _: WordKind, _: usize) {}

    #[cfg(debug_assertions)]
    fn get(&self, position: usize) -> Option<WordKind> {
        self.kinds.get(position).copied()
    }

    #[cfg(not(debug_assertions))]
    fn get(&self, _: usize) -> Option<WordKind> {
        None
    }
}

impl Inst {
    /// Creates an instruction without operands.
    #[inline]
    pub fn new(op: Op) -> Self {
        Self {
            words: smallvec![u32::from(op.0)],
            enumerants: SmallVec::new(),
            not_local: None,
            kinds: WordKinds::default(),
        }
    }

    /// Adds an id.
    #[inline]
    #[must_use]
    pub fn id(mut self, id: impl Into<Id>) -> Self {
        self.push_id(id.into());
        self
    }

    /// Adds an id in place.
    #[inline]
    pub fn push_id(&mut self, id: Id) {
        self.words.push(id.word());
        self.kinds.add(WordKind::Id, 1);
    }

    /// Adds ids.
    #[inline]
    #[must_use]
    pub fn ids(mut self, ids: &[impl Into<Id> + Copy]) -> Self {
        self.words.extend(ids.iter().map(|id| (*id).into().word()));
        self.kinds.add(WordKind::Id, ids.len());
        self
    }

    /// Adds a number of one word.
    #[inline]
    #[must_use]
    pub fn literal(mut self, value: u32) -> Self {
        self.push_literal(value);
        self
    }

    /// Adds a number of one word in place.
    #[inline]
    pub fn push_literal(&mut self, value: u32) {
        self.push_number(value, WordKind::Number);
    }

    /// Adds a number of two words, the low one first.
    #[inline]
    #[must_use]
    pub fn literal64(mut self, value: u64) -> Self {
        self.push_number(value as u32, WordKind::Number);
        self.push_number((value >> 32) as u32, WordKind::Number);
        self
    }

    /// Adds words that are not function-local ids.
    #[inline]
    #[must_use]
    pub fn words(mut self, words: &[u32]) -> Self {
        let start = self.words.len();
        self.words.extend_from_slice(words);
        self.kinds.add(WordKind::Any, words.len());
        if words.iter().any(|word| word & LOCAL != 0) {
            self.note_high_numbers(start);
        }
        self
    }

    /// Adds a string of any bytes, [escaped](utf8::escaped) where SPIR-V does not allow them.
    #[must_use]
    pub fn text(self, bytes: &[u8]) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) if !text.contains('\0') => self.string(bytes),
            _ => self.string(&utf8::escaped(bytes)),
        }
    }

    /// Adds a string up to its first zero byte, with a zero byte after it and padded to whole words.
    #[must_use]
    pub fn string(mut self, bytes: &[u8]) -> Self {
        let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
        let start = self.words.len();
        let (chunks, rest) = bytes[..end].as_chunks::<4>();
        let mut seen = 0;
        let words = chunks.iter().map(|chunk| u32::from_le_bytes(*chunk)).chain([pack(rest)]);
        self.words.extend(words.inspect(|word| seen |= word));
        self.kinds.add(WordKind::String, 1);
        self.kinds.add(WordKind::Any, self.words.len() - start - 1);
        if seen & LOCAL != 0 {
            self.note_high_numbers(start);
        }
        self
    }

    /// Adds an enumerant or a mask, and records it for the requirements of the module.
    #[inline]
    #[must_use]
    pub fn enumerant<E: Enumerant>(self, enumerant: E) -> Self {
        self.enumerant_of(E::KIND, enumerant.value())
    }

    /// Adds an enumerant or a mask of a kind that is known at run time only, as [`Self::enumerant`] does.
    #[inline]
    #[must_use]
    pub fn enumerant_of(mut self, kind: EnumKind, value: u32) -> Self {
        self.push_number(value, WordKind::Enumerant(kind));
        self.enumerants.push((kind, value));
        self
    }

    #[inline]
    fn push_number(&mut self, value: u32, kind: WordKind) {
        let position = self.words.len();
        self.words.push(value);
        self.kinds.add(kind, 1);
        if value & LOCAL != 0 {
            self.note_high_numbers(position);
        }
    }

    /// Records that none of the words from `start` on is an id.
    #[cold]
    fn note_high_numbers(&mut self, start: usize) {
        let numbers = self.words.iter().enumerate().skip(start).filter(|(_, word)| **word & LOCAL != 0);
        self.not_local.get_or_insert_default().extend(numbers.map(|(position, _)| position as u32));
    }

    /// Returns the opcode.
    #[inline]
    pub fn op(&self) -> Op {
        Op(self.words.first().map_or(0, |&word| word as u16))
    }

    /// Returns the words after the first.
    #[inline]
    pub fn operands(&self) -> &[u32] {
        self.words.get(1..).unwrap_or_default()
    }

    /// Returns the kind that the operand word at `position` was added as; release builds do not record it.
    pub(super) fn kind(&self, position: usize) -> WordKind {
        self.kinds.get(position).unwrap_or(WordKind::Any)
    }

    /// Replaces the id at `position` of [`Self::operands`].
    pub fn set_id(&mut self, position: usize, id: Id) {
        if let Some(word) = self.words.get_mut(position + 1) {
            *word = id.word();
        }
    }

    /// Returns the positions, counted from the first word, of numbers that have the bit of a function-local id.
    #[inline]
    pub fn not_local(&self) -> &[u32] {
        self.not_local.as_deref().map_or(&[], SmallVec::as_slice)
    }

    /// Returns the enumerants and masks among the operands.
    #[inline]
    pub fn enumerants(&self) -> &[(EnumKind, u32)] {
        &self.enumerants
    }

    /// Returns the opcode of the instructions that continue this one, if it has too many words.
    ///
    /// # Errors
    ///
    /// `LimitExceeded` if no instruction can continue it.
    #[inline]
    pub fn continued_by(&self) -> Result<Option<Op>> {
        if self.words.len() <= MAX_WORDS {
            return Ok(None);
        }
        continuation(self.op()).map(Some).ok_or_else(|| too_long(self.op(), self.words.len()))
    }

    /// Appends the instruction to a stream, and the instructions that continue it if it has more than 65,535 words. If no
    /// instruction can continue it, returns an error and writes nothing.
    #[inline]
    pub fn append_to(&self, stream: &mut Vec<u32>) -> Result<()> {
        let count = self.words.len();
        if let Some(next) = self.continued_by()? {
            self.append_pieces(next, stream);
            return Ok(());
        }
        let start = stream.len();
        stream.extend_from_slice(&self.words);
        stream[start] |= (count as u32) << 16;
        Ok(())
    }

    #[cold]
    fn append_pieces(&self, next: Op, stream: &mut Vec<u32>) {
        let (first, rest) = self.words.split_at(MAX_WORDS);
        stream.push(first[0] | (MAX_WORDS as u32) << 16);
        stream.extend_from_slice(&first[1..]);
        for piece in rest.chunks(MAX_WORDS - 1) {
            stream.push(u32::from(next.0) | (piece.len() as u32 + 1) << 16);
            stream.extend_from_slice(piece);
        }
    }
}

/// Returns the opcode of the instructions that continue one with many operands (SPV_INTEL_long_composites).
pub(super) fn continuation(op: Op) -> Option<Op> {
    CONTINUED.iter().find(|(continued, _)| *continued == op).map(|(_, next)| *next)
}

/// The instructions that others continue, and these (SPV_INTEL_long_composites).
pub const CONTINUED: [(Op, Op); 4] = [
    (Op::TypeStruct, Op::TypeStructContinuedINTEL),
    (Op::ConstantComposite, Op::ConstantCompositeContinuedINTEL),
    (Op::SpecConstantComposite, Op::SpecConstantCompositeContinuedINTEL),
    (Op::CompositeConstruct, Op::CompositeConstructContinuedINTEL),
];

/// The Khronos translator's text for an instruction with too many words: the subject of the error, or its first line.
pub(super) const TOO_LONG: &str = "Can't encode instruction with word count greater than 65535:";

#[cold]
fn too_long(op: Op, count: usize) -> Error {
    let message = format!("{op} has {count} words; the limit of an instruction is {MAX_WORDS}");
    Error::new(ErrorKind::InvalidWordCount, message).about(TOO_LONG)
}

/// Packs up to four bytes into a word, the first one lowest.
fn pack(bytes: &[u8]) -> u32 {
    bytes.iter().rev().fold(0, |word, &byte| word << 8 | u32::from(byte))
}

/// An instruction in a stream of words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InstView<'a> {
    /// The opcode.
    pub op: Op,
    /// The words after the first.
    pub operands: &'a [u32],
}

impl<'a> InstView<'a> {
    /// Returns the id in an operand word, or `None` past the end or for the reserved zero.
    pub fn id(self, index: usize) -> Option<Id> {
        self.operands.get(index).copied().and_then(Id::new)
    }

    /// Returns the string that starts at an operand word, and its number of words; `None` if it is not terminated.
    pub fn string(self, index: usize) -> Option<(Vec<u8>, usize)> {
        string(self.operands.get(index..)?)
    }
}

/// Returns the string at the start of `words`, and its number of words; `None` if it is not terminated.
pub fn string(words: &[u32]) -> Option<(Vec<u8>, usize)> {
    let length = string_length(words)?;
    let bytes = words[..length].iter().flat_map(|word| word.to_le_bytes());
    Some((bytes.take_while(|&byte| byte != 0).collect(), length))
}

/// Returns the number of words of the string at the start of `words`; `None` if it is not terminated.
pub fn string_length(words: &[u32]) -> Option<usize> {
    words.iter().position(|word| word.to_le_bytes().contains(&0)).map(|last| last + 1)
}

/// Iterates over the instructions of a stream of words. A word count of zero or beyond the end is an error, and the last
/// item.
pub fn iter(words: &[u32]) -> impl Iterator<Item = Result<InstView<'_>>> {
    Stream { words, position: 0 }
}

struct Stream<'a> {
    words: &'a [u32],
    position: usize,
}

impl<'a> Iterator for Stream<'a> {
    type Item = Result<InstView<'a>>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let first = *self.words.get(self.position)?;
        let (op, count) = (Op(first as u16), (first >> 16) as usize);
        let Some(operands) = self.words.get(self.position + 1..self.position + count) else {
            return Some(Err(self.stop(op, count)));
        };
        self.position += count;
        Some(Ok(InstView { op, operands }))
    }
}

impl Stream<'_> {
    /// Ends the stream with an instruction of an invalid length.
    #[cold]
    fn stop(&mut self, op: Op, count: usize) -> Error {
        let position = self.position;
        let message =
            format!("input SPIR-V module has a truncated instruction: {op} at word {position} has {count} words");
        self.position = self.words.len();
        Error::new(ErrorKind::InvalidSpirv, message)
    }
}

#[cfg(test)]
mod tests;
