//! A parsed module, read-only: its declarations, definitions, types, constants, functions, names and decorations.
//!
//! [`View::parse`] visits the words once and records offsets; types, constants and control flow are read from their
//! instructions on request, names and decorations are indexed on the first request. The words need not be a valid module:
//! missing or truncated parts are `None`, and every offset is that of a complete instruction.

mod annotations;
mod constants;
mod functions;
mod heads;
mod instruction;
#[cfg(test)]
mod tests;
mod types;

use std::ops::Range;
use std::sync::OnceLock;

use rustc_hash::FxHashSet;

pub use annotations::{Annotation, Decorated};
pub use constants::{Constant, ConstantValue};
pub use functions::{Block, ControlFlow, EntryPoint, Function, Mode};
pub use heads::MemoryModels;
pub use instruction::{Instruction, List, instructions, preamble};
pub use types::Type;

use super::binary::read;
use super::binary::write::HEADER_WORDS;
use super::grammar::{Capability, Op, StorageClass, Version, op_row};
use super::limits::MAX_BOUND;
use super::operands::{ExtendedSet, ExtendedSets};
use crate::error::{Error, ErrorKind, Result};
use annotations::Decorations;

/// A module whose word counts are sound.
#[derive(Debug)]
pub struct View<'a> {
    words: &'a [u32],
    /// The definitions by id, indexed at the first question.
    definitions: OnceLock<Definitions>,
    /// The bound of ids with definitions.
    bound: usize,
    /// The capabilities, extensions, imports and the memory model.
    heads: Vec<Instruction<'a>>,
    capabilities: FxHashSet<Capability>,
    sets: ExtendedSets,
    entry_points: Vec<EntryPoint<'a>>,
    modes: Vec<Mode<'a>>,
    functions: Vec<Function>,
    preamble_end: usize,
    is_complete: bool,
    is_regular: bool,
    names: OnceLock<Vec<u32>>,
    decorations: OnceLock<Decorations>,
}

/// The definition of an id.
#[derive(Clone, Copy, Debug, Default)]
struct Definition {
    /// The offset of the instruction; 0 if there is none.
    offset: u32,
    /// One more than the index of the function that it is in, or is; 0 outside of functions.
    function: u32,
}

/// The definitions of a module's ids.
#[derive(Debug)]
struct Definitions {
    by_id: Vec<Definition>,
    /// `true` if every opcode is known, and no id is defined twice or at or above the bound.
    are_regular: bool,
}

impl Definitions {
    fn read(words: &[u32], bound: usize) -> Self {
        // Most ids are defined: an instruction with one has two words at least.
        let by_id = vec![Definition::default(); bound.min(words.len() / 2)];
        let mut definitions = Self { by_id, are_regular: true };
        // The number of functions so far, and that of the function at hand.
        let (mut count, mut current) = (0, 0);
        for inst in instruction::instructions(words) {
            match inst.op {
                Op::Function => {
                    count += u32::from(inst.operands.len() >= 2);
                    current = count;
                }
                Op::FunctionEnd => current = 0,
                _ => {}
            }
            match inst.result() {
                Some(id) => definitions.add(id, Definition { offset: inst.offset as u32, function: current }, bound),
                None => definitions.are_regular &= op_row(inst.op).is_some(),
            }
        }
        definitions
    }

    fn add(&mut self, id: u32, definition: Definition, bound: usize) {
        let index = id as usize;
        if index >= self.by_id.len() && index < bound {
            self.by_id.resize(index + 1, Definition::default());
        }
        match self.by_id.get_mut(index) {
            Some(place) if place.offset == 0 => *place = definition,
            _ => self.are_regular = false,
        }
    }
}

impl<'a> View<'a> {
    /// Parses a module with a sound header.
    ///
    /// # Errors
    ///
    /// The words are not a SPIR-V module, or its version is not known.
    pub fn parse(words: &'a [u32]) -> Result<Self> {
        let header = read::header(words)?;
        Self::read(words, header.bound.min(MAX_BOUND) as usize)
    }

    /// Parses a module whose header may have an unknown version, a wrong bound, or a reserved word that is not zero.
    ///
    /// # Errors
    ///
    /// The words do not start with a header, or instructions do not fill the rest exactly.
    pub fn parse_any_version(words: &'a [u32]) -> Result<Self> {
        if words.len() < HEADER_WORDS || words.first() != Some(&super::binary::MAGIC) {
            let message = "the words do not start with the header of a SPIR-V module";
            return Err(Error::new(ErrorKind::InvalidSpirv, message));
        }
        Self::read(words, MAX_BOUND as usize)
    }

    /// Parses what follows a header; ids at or above `bound` have no definition.
    fn read(words: &'a [u32], bound: usize) -> Result<Self> {
        if u32::try_from(words.len()).is_err() {
            return Err(Error::new(ErrorKind::LimitExceeded, "the module has more than 4294967295 words"));
        }
        let mut view = Self {
            words,
            definitions: OnceLock::new(),
            bound,
            heads: Vec::new(),
            capabilities: FxHashSet::default(),
            sets: ExtendedSets::default(),
            entry_points: Vec::new(),
            modes: Vec::new(),
            functions: Vec::new(),
            preamble_end: words.len(),
            is_complete: true,
            is_regular: true,
            names: OnceLock::new(),
            decorations: OnceLock::new(),
        };
        let mut reader = Reader { view: &mut view, is_inside: false, lines: None };
        for inst in instruction::read(words, HEADER_WORDS..words.len()) {
            reader.instruction(inst?);
        }
        reader.finish();
        Ok(view)
    }

    fn definitions(&self) -> &Definitions {
        self.definitions.get_or_init(|| Definitions::read(self.words, self.bound))
    }

    /// Returns the words of the module, its header included.
    pub fn words(&self) -> &'a [u32] {
        self.words
    }

    /// Returns the version in the header, if it is known.
    pub fn version(&self) -> Option<Version> {
        Version::from_word(self.words[1])
    }

    /// Returns the generator word of the header: the registered writer in the high half, its own number in the low half.
    pub fn generator(&self) -> u32 {
        self.words[2]
    }

    /// Returns the bound in the header: one more than the highest id.
    pub fn bound(&self) -> u32 {
        self.words[3]
    }

    /// Returns the entry points in order.
    pub fn entry_points(&self) -> &[EntryPoint<'a>] {
        &self.entry_points
    }

    /// Returns the execution modes in order.
    pub fn modes(&self) -> &[Mode<'a>] {
        &self.modes
    }

    /// Returns the functions in order.
    pub fn functions(&self) -> &[Function] {
        &self.functions
    }

    /// Returns `true` if every entry point, execution mode and function has the required operands; those without are
    /// omitted.
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Returns `true` if every function ends, nothing but lines stands between functions, every opcode is known, and no
    /// id is defined twice or at or above the bound.
    pub fn is_regular(&self) -> bool {
        self.is_regular && self.definitions().are_regular
    }

    /// Returns the highest id of a result, if the bound in the header is too low for it and another one is not.
    pub fn highest_id_out_of_bound(&self) -> Option<u32> {
        // Regular modules have no such ids.
        let highest = if self.is_regular() { None } else { self.instructions().filter_map(|inst| inst.result()).max() };
        highest.filter(|id| (self.bound()..MAX_BOUND - 1).contains(id))
    }

    /// Returns every instruction of the module.
    pub fn instructions(&self) -> impl Iterator<Item = Instruction<'a>> + use<'a> {
        self.instructions_in(HEADER_WORDS..self.words.len())
    }

    /// Returns the instructions before the functions.
    pub fn preamble(&self) -> impl Iterator<Item = Instruction<'a>> + use<'a> {
        self.instructions_in(HEADER_WORDS..self.preamble_end)
    }

    /// Returns the instructions from the first function on.
    pub fn bodies(&self) -> impl Iterator<Item = Instruction<'a>> + use<'a> {
        self.instructions_in(self.preamble_end..self.words.len())
    }

    /// Returns the offset of the first function, or the end of the module.
    pub fn preamble_end(&self) -> usize {
        self.preamble_end
    }

    /// Returns the instructions between two offsets of instructions.
    pub fn instructions_in(&self, range: Range<usize>) -> impl Iterator<Item = Instruction<'a>> + use<'a> {
        instruction::sound(self.words, range)
    }

    /// Returns the instructions that continue one with too many operands (SPV_INTEL_long_composites).
    pub fn continuations(&self, inst: Instruction<'a>) -> impl Iterator<Item = Instruction<'a>> + use<'a> {
        instruction::continuations(self.words, inst)
    }

    /// Returns the instruction at an offset.
    #[inline]
    fn instruction(&self, offset: usize) -> Option<Instruction<'a>> {
        Instruction::at(self.words, offset)
    }

    /// Returns the instruction that defines an id, the first if there are several.
    pub fn definition(&self, id: u32) -> Option<Instruction<'a>> {
        let definition = self.definitions().by_id.get(id as usize).filter(|definition| definition.offset != 0)?;
        self.instruction(definition.offset as usize)
    }

    /// Returns the offset of the instruction that defines an id, the first if there are several.
    #[inline]
    pub fn definition_offset(&self, id: u32) -> Option<usize> {
        self.definitions()
            .by_id
            .get(id as usize)
            .map(|definition| definition.offset as usize)
            .filter(|&offset| offset != 0)
    }

    /// Returns the offset of the instruction that defines an id, the first if there are several, and the index of the
    /// function that it is in, or is.
    #[inline]
    pub fn location(&self, id: u32) -> Option<(usize, Option<usize>)> {
        let definition = self.definitions().by_id.get(id as usize).filter(|definition| definition.offset != 0)?;
        Some((definition.offset as usize, (definition.function as usize).checked_sub(1)))
    }

    /// Returns the opcode of the instruction that defines an id, the first if there are several.
    #[inline]
    pub fn definition_op(&self, id: u32) -> Option<Op> {
        self.definition_offset(id).map(|offset| self.op_at(offset))
    }

    /// Returns the opcode of the instruction at an offset.
    #[inline]
    pub fn op_at(&self, offset: usize) -> Op {
        Op(self.words[offset] as u16)
    }

    /// Returns the set and the number of the extended instruction that defines an id; `None` if another one does.
    #[inline]
    pub fn extended_instruction(&self, id: u32) -> Option<(ExtendedSet, u32)> {
        self.extended_instruction_at(self.definition_offset(id)?)
    }

    /// Returns the set and the number of the extended instruction at an offset; `None` if another one is there.
    #[inline]
    pub fn extended_instruction_at(&self, offset: usize) -> Option<(ExtendedSet, u32)> {
        let &[first, _, _, set, number] = self.words.get(offset..offset + 5)? else { return None };
        let is_extended = matches!(Op(first as u16), Op::ExtInst | Op::ExtInstWithForwardRefsKHR) && first >> 16 >= 5;
        self.sets.set(set).filter(|_| is_extended).map(|set| (set, number))
    }

    /// Returns the index of the function that an id is, or that defines the id.
    pub fn function_of(&self, id: u32) -> Option<usize> {
        (self.definitions().by_id.get(id as usize)?.function as usize).checked_sub(1)
    }

    /// Returns the index of the function with an id.
    pub fn function(&self, id: u32) -> Option<usize> {
        self.function_of(id).filter(|&index| self.functions[index].id == id)
    }

    /// Returns the storage class of a variable outside of functions.
    pub fn global_variable(&self, id: u32) -> Option<StorageClass> {
        let inst = self.definition(id).filter(|inst| is_variable(inst.op))?;
        let storage = inst.operands.get(2).map_or(StorageClass(u32::MAX), |&storage| StorageClass(storage));
        self.function_of(id).is_none().then_some(storage)
    }
}

/// Returns `true` for an `OpVariable` or `OpUntypedVariableKHR`.
pub fn is_variable(op: Op) -> bool {
    matches!(op, Op::Variable | Op::UntypedVariableKHR)
}

/// The pass over the words of a module.
struct Reader<'v, 'a> {
    view: &'v mut View<'a>,
    /// `true` between `OpFunction` and `OpFunctionEnd`.
    is_inside: bool,
    /// The offset of the line instructions before the next function.
    lines: Option<usize>,
}

impl<'a> Reader<'_, 'a> {
    fn instruction(&mut self, inst: Instruction<'a>) {
        match inst.op {
            Op::Function => self.open(inst),
            Op::FunctionEnd => {
                self.view.is_regular &= self.is_inside;
                self.close(inst);
            }
            Op::Label if self.is_inside => self.begin_body(inst),
            _ if self.is_inside => {}
            _ => self.outside(inst),
        }
    }

    /// Reads an instruction before or between functions.
    fn outside(&mut self, inst: Instruction<'a>) {
        let has_functions = !self.view.functions.is_empty();
        match inst.op {
            Op::Line | Op::NoLine if has_functions => {
                self.lines.get_or_insert(inst.offset);
            }
            op => {
                self.view.is_regular &= !has_functions;
                match op {
                    Op::Capability | Op::Extension | Op::ExtInstImport | Op::MemoryModel => self.head(inst),
                    Op::EntryPoint | Op::ConditionalEntryPointINTEL => {
                        let entry_point = EntryPoint::read(inst);
                        self.view.is_complete &= entry_point.is_some();
                        self.view.entry_points.extend(entry_point);
                    }
                    Op::ExecutionMode | Op::ExecutionModeId => {
                        let mode = inst.operands.first().map(|&function| Mode { inst, function });
                        self.view.is_complete &= mode.is_some();
                        self.view.modes.extend(mode);
                    }
                    _ => {}
                }
            }
        }
    }

    fn head(&mut self, inst: Instruction<'a>) {
        match inst.op {
            Op::Capability => {
                self.view.capabilities.extend(inst.operands.first().map(|&number| Capability(number)));
            }
            Op::ExtInstImport => self.view.sets.note_import(*inst),
            _ => {}
        }
        self.view.heads.push(inst);
    }

    /// Starts a function, which includes the line instructions before it.
    fn open(&mut self, inst: Instruction<'a>) {
        self.view.is_regular &= !self.is_inside;
        if self.view.functions.is_empty() {
            self.view.preamble_end = self.view.preamble_end.min(inst.offset);
        }
        self.is_inside = true;
        let words = self.lines.take().unwrap_or(inst.offset)..inst.end();
        let &[result_type, id, ..] = inst.operands else {
            self.view.is_complete = false;
            return;
        };
        self.view.functions.push(Function { id, result_type, words, head: inst.range(), has_body: false });
    }

    fn begin_body(&mut self, label: Instruction<'a>) {
        if let Some(function) = self.view.functions.last_mut().filter(|function| !function.has_body) {
            function.has_body = true;
            function.head.end = label.offset;
        }
    }

    fn close(&mut self, end: Instruction<'a>) {
        self.is_inside = false;
        if let Some(function) = self.view.functions.last_mut() {
            function.words.end = end.end();
            if !function.has_body {
                function.head.end = end.offset;
            }
        }
    }

    fn finish(self) {
        self.view.is_regular &= !self.is_inside && self.lines.is_none();
    }
}
