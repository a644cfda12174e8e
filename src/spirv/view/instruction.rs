//! An instruction of a module with its offset, and the stream of all of them.

use std::fmt;
use std::iter;
use std::ops::{Deref, Range};

use crate::error::Result;
use crate::spirv::binary::write::HEADER_WORDS;
use crate::spirv::grammar::{Op, result_position};
use crate::spirv::inst::{self, InstView};

/// An instruction of a module, and its offset.
#[derive(Clone, Copy, Debug)]
pub struct Instruction<'a> {
    /// The offset of its first word, in words from the start of the module.
    pub offset: usize,
    inst: InstView<'a>,
}

impl<'a> Instruction<'a> {
    /// Returns the instruction at an offset, if its word count is sound.
    #[inline]
    pub(super) fn at(words: &'a [u32], offset: usize) -> Option<Self> {
        let first = *words.get(offset)?;
        let operands = words.get(offset + 1..offset + (first >> 16) as usize)?;
        Some(Self { offset, inst: InstView { op: Op(first as u16), operands } })
    }

    /// Returns the instruction that an `OpSpecConstantOp` at an offset stands for: of this opcode, with these operands.
    pub fn of_specialization(offset: usize, op: Op, operands: &'a [u32]) -> Self {
        Self { offset, inst: InstView { op, operands } }
    }

    /// Returns the offset of the next instruction.
    pub fn end(&self) -> usize {
        self.offset + 1 + self.inst.operands.len()
    }

    /// Returns the offsets of its words.
    pub fn range(&self) -> Range<usize> {
        self.offset..self.end()
    }

    /// Returns the result id.
    #[inline]
    pub fn result(&self) -> Option<u32> {
        self.operands.get(result_position(self.op)?).copied()
    }

    /// Returns the id that the instruction declares, names or decorates.
    pub fn subject(&self) -> Option<u32> {
        match self.op {
            Op::Name | Op::Decorate | Op::DecorateId | Op::DecorateString | Op::ExecutionMode | Op::ExecutionModeId => {
                self.operands.first().copied()
            }
            Op::EntryPoint => self.operands.get(1).copied(),
            _ => self.result(),
        }
    }

    /// Returns the id of the result type.
    pub fn result_type(&self) -> Option<u32> {
        result_position(self.op).filter(|&position| position > 0)?;
        self.operands.first().copied()
    }

    /// Returns the position of the first operand word after the result.
    pub fn first_operand(&self) -> usize {
        result_position(self.op).map_or(0, |position| position + 1)
    }

    /// Returns the operand words after the result.
    pub fn operands_after_result(&self) -> &'a [u32] {
        self.operands.get(self.first_operand()..).unwrap_or_default()
    }
}

impl<'a> Deref for Instruction<'a> {
    type Target = InstView<'a>;

    fn deref(&self) -> &InstView<'a> {
        &self.inst
    }
}

/// Returns the instructions of `words` in `range`. A word count that cannot be is an error, and the last item.
pub(super) fn read(words: &[u32], range: Range<usize>) -> impl Iterator<Item = Result<Instruction<'_>>> + use<'_> {
    let mut offset = range.start;
    inst::iter(words.get(range).unwrap_or_default()).map(move |inst| {
        let inst = Instruction { offset, inst: inst? };
        offset = inst.end();
        Ok(inst)
    })
}

/// Returns the instructions of `words` in `range`, up to one with a word count that cannot be.
#[inline]
pub(super) fn sound(words: &[u32], range: Range<usize>) -> impl Iterator<Item = Instruction<'_>> + use<'_> {
    let words = words.get(..range.end).unwrap_or_default();
    let mut offset = range.start;
    iter::from_fn(move || {
        let inst = Instruction::at(words, offset)?;
        offset = inst.end();
        Some(inst)
    })
}

/// Returns the instructions of a module, which need not be sound: they end where one has a word count that cannot be.
pub fn instructions(words: &[u32]) -> impl Iterator<Item = Instruction<'_>> {
    sound(words, HEADER_WORDS..words.len())
}

/// Returns the instructions before the first function; see [`instructions`].
pub fn preamble(words: &[u32]) -> impl Iterator<Item = Instruction<'_>> {
    instructions(words).take_while(|inst| inst.op != Op::Function)
}

/// Returns the instructions that continue one with many operands (SPV_INTEL_long_composites).
pub(super) fn continuations<'a>(words: &'a [u32], inst: Instruction<'a>) -> impl Iterator<Item = Instruction<'a>> {
    let op = inst::continuation(inst.op);
    sound(words, inst.end()..words.len()).take_while(move |next| Some(next.op) == op)
}

/// The operands of an instruction from some position on, and those of the instructions that continue it.
#[derive(Clone, Copy)]
pub struct List<'a> {
    words: &'a [u32],
    inst: Instruction<'a>,
    start: usize,
}

impl<'a> List<'a> {
    /// Returns the list that starts at operand `start` of an instruction of the module `words`.
    pub(super) fn new(words: &'a [u32], inst: Instruction<'a>, start: usize) -> Self {
        Self { words, inst, start }
    }

    fn pieces(self) -> impl Iterator<Item = &'a [u32]> {
        let first = self.inst.operands.get(self.start..).unwrap_or_default();
        iter::once(first).chain(continuations(self.words, self.inst).map(|inst| inst.operands))
    }

    /// Returns all operands.
    pub fn iter(self) -> impl Iterator<Item = u32> + use<'a> {
        self.pieces().flatten().copied()
    }

    /// Returns the number of operands.
    pub fn count(self) -> usize {
        self.pieces().map(<[u32]>::len).sum()
    }

    /// Returns the operand at a position.
    pub fn get(self, index: usize) -> Option<u32> {
        let mut index = index;
        for piece in self.pieces() {
            match piece.get(index) {
                Some(&operand) => return Some(operand),
                None => index -= piece.len(),
            }
        }
        None
    }
}

impl fmt::Debug for List<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
