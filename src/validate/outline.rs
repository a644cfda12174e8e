//! Where things are in a finished module: what each id stands for, the entry points, the functions.
//!
//! One pass over the words. What a module does with its ids is not looked at here.

use std::ops::Range;

use rustc_hash::FxHashSet;

use crate::spirv::binary::{read, write};
use crate::spirv::grammar::{Op, StorageClass, Version, op_row};
use crate::spirv::inst::{self, InstView};
use crate::spirv::module::MAX_BOUND;
use crate::spirv::operands;

/// An instruction and where it starts, in words from the start of the module.
#[derive(Clone, Copy, Debug)]
pub(super) struct At<'a> {
    pub(super) offset: usize,
    pub(super) inst: InstView<'a>,
}

impl At<'_> {
    /// Where the next instruction starts.
    pub(super) fn end(&self) -> usize {
        self.offset + 1 + self.inst.operands.len()
    }

    pub(super) fn range(&self) -> Range<usize> {
        self.offset..self.end()
    }
}

/// What an id stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Definition {
    /// Nothing defines it.
    Missing,
    /// A type, a constant or anything else outside of functions, and the opcode that defines it.
    Global(Op),
    /// A variable outside of functions.
    Variable(StorageClass),
    /// A function, by its index.
    Function(u32),
    /// A value inside of the function with this index.
    Local(u32),
}

/// An `OpEntryPoint` or `OpConditionalEntryPointINTEL`.
#[derive(Clone, Debug)]
pub(super) struct EntryPoint<'a> {
    pub(super) at: At<'a>,
    /// Whether it is there under a condition only.
    pub(super) is_conditional: bool,
    pub(super) model: u32,
    pub(super) function: u32,
    pub(super) name: Vec<u8>,
    pub(super) interface: &'a [u32],
}

/// An `OpExecutionMode` or `OpExecutionModeId`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mode<'a> {
    pub(super) at: At<'a>,
    pub(super) function: u32,
}

/// An `OpFunction` up to its `OpFunctionEnd`.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) id: u32,
    pub(super) result_type: u32,
    /// With the lines that lead to it.
    pub(super) words: Range<usize>,
    /// From `OpFunction` to the end of the parameters.
    pub(super) head: Range<usize>,
    pub(super) has_body: bool,
}

/// A module whose header and word counts are sound.
#[derive(Debug)]
pub(super) struct Outline<'a> {
    pub(super) words: &'a [u32],
    pub(super) version: Version,
    /// Where the functions start.
    pub(super) preamble_end: usize,
    pub(super) entry_points: Vec<EntryPoint<'a>>,
    pub(super) modes: Vec<Mode<'a>>,
    pub(super) functions: Vec<Function>,
    /// How many variables there are in functions.
    pub(super) local_variables: usize,
    /// Whether every function ends, nothing but lines stands between functions, every opcode is known, and no id is
    /// defined twice.
    pub(super) is_regular: bool,
    definitions: Vec<Definition>,
}

impl<'a> Outline<'a> {
    /// The outline of `words`, or `None` if they are no module or have more ids than a module may have.
    pub(super) fn of(words: &'a [u32]) -> Option<Self> {
        let header = read::module(words).ok().map(|binary| binary.header)?;
        if header.bound > MAX_BOUND {
            return None;
        }
        let mut outline = Self {
            words,
            version: header.version,
            preamble_end: words.len(),
            entry_points: Vec::new(),
            modes: Vec::new(),
            functions: Vec::new(),
            local_variables: 0,
            is_regular: true,
            definitions: vec![Definition::Missing; header.bound as usize],
        };
        outline.read()?;
        Some(outline)
    }

    /// The instructions from `offset` on.
    pub(super) fn instructions(&self, range: Range<usize>) -> impl Iterator<Item = At<'a>> + use<'a> {
        let mut offset = range.start;
        inst::iter(self.words.get(range).unwrap_or_default()).map_while(Result::ok).map(move |inst| {
            let at = At { offset, inst };
            offset = at.end();
            at
        })
    }

    /// Every instruction of the module.
    pub(super) fn all(&self) -> impl Iterator<Item = At<'a>> + use<'a> {
        self.instructions(write::HEADER_WORDS..self.words.len())
    }

    /// What stands before the functions.
    pub(super) fn preamble(&self) -> impl Iterator<Item = At<'a>> + use<'a> {
        self.instructions(write::HEADER_WORDS..self.preamble_end)
    }

    /// One more than the highest id.
    pub(super) fn bound(&self) -> usize {
        self.definitions.len()
    }

    pub(super) fn definition(&self, id: u32) -> Definition {
        self.definitions.get(id as usize).copied().unwrap_or(Definition::Missing)
    }

    /// Where the instruction at `offset` first matters: itself, unless it declares a type or a constant that a function
    /// uses.
    pub(super) fn first_use(&self, offset: usize) -> usize {
        if offset >= self.preamble_end {
            return offset;
        }
        let mut depends = FxHashSet::default();
        for at in self.instructions(offset..self.preamble_end) {
            let mut operands = operands::ids(at.inst).into_iter().filter_map(|position| at.inst.operands.get(position));
            if let Some(id) = result(at.inst)
                && (at.offset == offset || operands.any(|operand| depends.contains(operand)))
            {
                depends.insert(id);
            }
        }
        let uses = |at: &At<'_>| {
            operands::ids(at.inst).into_iter().any(|position| depends.contains(&at.inst.operands[position]))
        };
        // The types of functions and parameters follow from what is done with them, which tells more.
        let is_head = |at: &At<'_>| matches!(at.inst.op, Op::Function | Op::FunctionParameter);
        let used = self
            .instructions(self.preamble_end..self.words.len())
            .find(|at| !is_head(at) && uses(at))
            .or_else(|| self.instructions(self.preamble_end..self.words.len()).find(uses));
        used.map_or(offset, |at| at.offset)
    }

    fn read(&mut self) -> Option<()> {
        let mut inside = false;
        let mut start = None;
        for at in self.all() {
            match at.inst.op {
                Op::EntryPoint => self.entry_points.push(entry_point(at, at.inst.operands, false)?),
                Op::ConditionalEntryPointINTEL => {
                    self.entry_points.push(entry_point(at, at.inst.operands.get(1..)?, true)?);
                }
                Op::ExecutionMode | Op::ExecutionModeId => {
                    self.modes.push(Mode { at, function: *at.inst.operands.first()? });
                }
                Op::Function => {
                    self.is_regular &= !inside;
                    inside = true;
                    self.open(at, start.take())?;
                    continue;
                }
                Op::FunctionEnd => {
                    self.is_regular &= inside;
                    inside = false;
                    self.close(at);
                }
                Op::Line | Op::NoLine if !inside && !self.functions.is_empty() => {
                    start.get_or_insert(at.offset);
                }
                Op::Label if inside => self.begin_body(at),
                Op::Variable | Op::UntypedVariableKHR if inside => self.local_variables += 1,
                _ => self.is_regular &= inside || self.functions.is_empty(),
            }
            self.define_result(at, inside);
        }
        self.is_regular &= !inside && start.is_none();
        Some(())
    }

    /// Notes a function that starts at `at`, and the lines before it at `start`.
    fn open(&mut self, at: At<'_>, start: Option<usize>) -> Option<()> {
        let (&result_type, &id) = (at.inst.operands.first()?, at.inst.operands.get(1)?);
        if self.functions.is_empty() {
            self.preamble_end = at.offset;
        }
        self.define(id, Definition::Function(self.functions.len() as u32));
        let words = start.unwrap_or(at.offset)..at.end();
        self.functions.push(Function { id, result_type, words, head: at.range(), has_body: false });
        Some(())
    }

    fn begin_body(&mut self, label: At<'_>) {
        if let Some(function) = self.functions.last_mut().filter(|function| !function.has_body) {
            function.has_body = true;
            function.head.end = label.offset;
        }
    }

    fn close(&mut self, end: At<'_>) {
        if let Some(function) = self.functions.last_mut() {
            function.words.end = end.end();
            if !function.has_body {
                function.head.end = end.offset;
            }
        }
    }

    fn define_result(&mut self, at: At<'_>, inside: bool) {
        let Some(id) = result(at.inst) else {
            self.is_regular &= op_row(at.inst.op).is_some();
            return;
        };
        let definition = match at.inst.op {
            _ if inside => Definition::Local(self.functions.len() as u32 - 1),
            Op::Variable | Op::UntypedVariableKHR => {
                Definition::Variable(StorageClass(at.inst.operands.get(2).copied().unwrap_or(u32::MAX)))
            }
            op => Definition::Global(op),
        };
        self.define(id, definition);
    }

    fn define(&mut self, id: u32, definition: Definition) {
        match self.definitions.get_mut(id as usize) {
            Some(place) if *place == Definition::Missing => *place = definition,
            _ => self.is_regular = false,
        }
    }
}

/// `model function name interface...`
fn entry_point<'a>(at: At<'a>, operands: &'a [u32], is_conditional: bool) -> Option<EntryPoint<'a>> {
    let &[model, function, ref rest @ ..] = operands else { return None };
    let (name, length) = inst::string(rest)?;
    Some(EntryPoint { at, is_conditional, model, function, name, interface: &rest[length..] })
}

/// The id that an instruction defines.
pub(super) fn result(inst: InstView<'_>) -> Option<u32> {
    let row = op_row(inst.op).filter(|row| row.has_result())?;
    inst.operands.get(usize::from(row.has_result_type())).copied()
}
