//! The LLVM value that a word of the finished module comes from.
//!
//! Only a source map and a message about an invalid module need this. For a message, the module is lowered once more with
//! the locations recorded: the same input gives the same words, so that recording costs other translations nothing.

use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::error::{Error, ErrorKind};
use crate::ir::{Function, Inst, Value};
use crate::lower::builtins;
use crate::lower::cx::module::ModuleCx;
use crate::lower::cx::module::explicit::Origin;
use crate::lower::decorations::execution_modes::explicit_mode;
use crate::spirv::binary::write::HEADER_WORDS;
use crate::spirv::grammar::{Class, Op, OpRow, op_row};
use crate::spirv::view::{Instruction, preamble};
use crate::spirv::{FunctionCode, FunctionPart, Id, View, inst};

/// The locations recorded so far, in the order of the functions and their words.
#[derive(Default)]
pub(super) struct Trace<'m> {
    pub(super) enabled: bool,
    locations: Vec<Location<'m>>,
    functions: Vec<TracedFunction<'m>>,
    /// The indexes of the functions by their ids.
    indexes: FxHashMap<u32, usize>,
}

/// A position in each part of a function's words from which on they come from `value`, an instruction or a block.
struct Location<'m> {
    words: [usize; 4],
    value: Value<'m>,
}

/// A function whose locations are recorded.
pub(super) struct TracedFunction<'m> {
    /// The id of its `OpFunction`.
    pub(super) id: Id,
    pub(super) function: Function<'m>,
    /// The number of words of its parts.
    words: [usize; 4],
    /// The range of its locations in those of the trace.
    locations: Range<usize>,
}

impl<'m> Trace<'m> {
    /// Returns a trace that records locations.
    pub(super) fn enabled() -> Self {
        Self { enabled: true, ..Self::default() }
    }

    /// Records that the following words in the current function come from `value`, an instruction or a block.
    #[inline]
    pub(super) fn value(&mut self, code: &FunctionCode, value: Value<'m>) {
        if self.enabled {
            self.locations.push(Location { words: code.part_lens(), value });
        }
    }

    /// Records that all instructions of `function`, with this id, have been recorded.
    pub(super) fn function(&mut self, id: Id, function: Function<'m>, code: &FunctionCode) {
        if self.enabled {
            let start = self.functions.last().map_or(0, |last| last.locations.end);
            let locations = start..self.locations.len();
            self.indexes.insert(id.word(), self.functions.len());
            self.functions.push(TracedFunction { id, function, words: code.part_lens(), locations });
        }
    }

    /// Returns the functions, in order.
    pub(super) fn functions(&self) -> impl Iterator<Item = &TracedFunction<'m>> {
        self.functions.iter()
    }

    /// Returns the function with this id.
    pub(super) fn function_with(&self, id: u32) -> Option<&TracedFunction<'m>> {
        self.functions.get(*self.indexes.get(&id)?)
    }

    /// Returns the value that a word of a function comes from; `None` for its head, and for what precedes its first
    /// block.
    pub(super) fn value_at(&self, function: &TracedFunction<'m>, offset: usize) -> Option<Value<'m>> {
        let (part, offset) = function.part_at(offset)?;
        if part == FunctionPart::Head as usize {
            return None;
        }
        let locations = &self.locations[function.locations.clone()];
        let index = locations.partition_point(|location| location.words[part] <= offset).checked_sub(1)?;
        Some(locations[index].value)
    }
}

impl TracedFunction<'_> {
    /// Returns the part with the word at an offset, and the offset in the part.
    fn part_at(&self, mut offset: usize) -> Option<(usize, usize)> {
        for (part, words) in self.words.iter().enumerate() {
            match offset.checked_sub(*words) {
                None => return Some((part, offset)),
                Some(rest) => offset = rest,
            }
        }
        // `OpFunctionEnd` follows when the function is finished.
        Some((FunctionPart::Body as usize, self.words[FunctionPart::Body as usize] + offset))
    }
}

/// Returns the LLVM instructions and functions that the words of some functions at some offsets come from, as lines of
/// text; `None` for words outside of functions, and of functions that the LLVM module does not have.
pub(super) fn origins(trace: &Trace<'_>, view: &View<'_>, offsets: &[usize]) -> Vec<Option<String>> {
    let origin = |offset: usize| {
        let functions = view.functions();
        let at = functions.partition_point(|function| function.words.start <= offset).checked_sub(1)?;
        let function = functions.get(at).filter(|function| function.words.contains(&offset))?;
        let traced = trace.function_with(function.id)?;
        let inst = trace.value_at(traced, offset - function.words.start).and_then(Value::as_instruction);
        let name = String::from_utf8_lossy(traced.function.name());
        Some(match inst {
            Some(inst) => format!("{}, in function @{name}", inst.value().describe()),
            None => format!("function @{name}"),
        })
    };
    offsets.iter().map(|&offset| origin(offset)).collect()
}

/// Adds to `error`, which is about the word at `offset` of the finished module, the LLVM value of the word.
pub(super) fn add_origin<'m>(
    mx: &ModuleCx<'m>,
    trace: &Trace<'m>,
    words: &[u32],
    offset: usize,
    error: Error,
) -> Error {
    let mut at = HEADER_WORDS;
    let mut current = None;
    for instruction in inst::iter(words.get(HEADER_WORDS..).unwrap_or_default()).map_while(Result::ok) {
        if instruction.op == Op::Function {
            current = instruction.id(1).map(|id| (id, at));
        }
        if at >= offset {
            break;
        }
        at += instruction.operands.len() + 1;
    }
    let Some((id, start)) = current else { return add_module_scope(mx, trace, words, offset, error) };
    let Some(traced) = trace.function_with(id.word()) else { return error };
    let error = match trace.value_at(traced, offset.saturating_sub(start)).and_then(Value::as_instruction) {
        Some(inst) => of_call(error, inst).located(inst.diagnostic_location()),
        None => error,
    };
    error.located(traced.function.diagnostic_location())
}

/// Returns the violation of a rule by what an instruction became as an error of the call, if it is that of a builtin
/// function.
fn of_call(error: Error, inst: Inst<'_>) -> Error {
    if error.kind() != ErrorKind::InvalidSpirv || !builtins::is_builtin_call(inst) {
        return error;
    }
    wrong_input(error, ErrorKind::InvalidInstruction, "the call does not make a valid instruction")
}

/// Returns the violation of a rule by an instruction as an error of the input, which has its operands.
fn wrong_input(violation: Error, kind: ErrorKind, what: &str) -> Error {
    let message = format!("{what}: {}", violation.message());
    let error = Error::new(kind, message);
    violation.locations().fold(error, Error::at)
}

/// Adds the global that a module-scope variable comes from, the metadata that an execution mode or a decoration comes from,
/// or the target extension type that a type comes from.
fn add_module_scope<'m>(mx: &ModuleCx<'m>, trace: &Trace<'m>, words: &[u32], offset: usize, error: Error) -> Error {
    let Some(Ok(inst)) = inst::iter(words.get(offset..).unwrap_or_default()).next() else { return error };
    match (inst.op, inst.operands) {
        (Op::ExecutionMode | Op::ExecutionModeId, &[entry, mode, ..]) => {
            let error = of_mode(error, explicit_mode(mx, mode));
            match trace.function_with(entry) {
                Some(traced) => error.located(traced.function.diagnostic_location()),
                None => error,
            }
        }
        (Op::Decorate | Op::DecorateId | Op::DecorateString, &[target, ..]) => {
            let error = of_decoration(mx, words, offset, error);
            match Definition::find(mx, trace, words, target) {
                Some(definition) => definition.add_place(error),
                None => error,
            }
        }
        (Op::MemberDecorate, _) => of_decoration(mx, words, offset, error),
        (op, &[id, ..]) if op_row(op).is_some_and(OpRow::declares_type) => of_type(mx, id, error),
        (Op::Variable | Op::UntypedVariableKHR, _) => match inst.id(1).and_then(|id| mx.global_of(id)) {
            Some(value) => Definition::Global(value).add_place(error),
            None => error,
        },
        _ => error,
    }
}

/// Returns the violation of a rule by an execution mode as an error of the metadata that gives it, if any does.
fn of_mode(error: Error, metadata: Option<String>) -> Error {
    match metadata {
        Some(metadata) if error.kind() == ErrorKind::InvalidSpirv => {
            wrong_input(error, ErrorKind::InvalidModule, "the metadata does not make a valid execution mode")
                .at(metadata)
        }
        Some(_) | None => error,
    }
}

/// Returns the violation of a rule by the decoration at `offset` as an error of the metadata or the annotation that gives
/// it, if any does.
fn of_decoration(mx: &ModuleCx<'_>, words: &[u32], offset: usize, error: Error) -> Error {
    let is_decoration = |inst: &Instruction<'_>| op_row(inst.op).is_some_and(|row| row.class == Class::Annotation);
    let origin = preamble(words)
        .find(is_decoration)
        .and_then(|first| mx.origin_of_decoration(offset.checked_sub(first.offset)?));
    let Some(origin) = origin.filter(|_| error.kind() == ErrorKind::InvalidSpirv) else { return error };
    let what = match origin {
        Origin::Metadata(_) => "the metadata does not make a valid decoration",
        Origin::Annotation(_) => "the annotation does not make a valid decoration",
    };
    wrong_input(error, ErrorKind::InvalidModule, what).at(origin.to_string())
}

/// Returns the violation of a rule by a type as an error of the target extension type that it comes from, if it does.
fn of_type(mx: &ModuleCx<'_>, id: u32, error: Error) -> Error {
    match Id::new(id).and_then(|id| mx.target_extension_of(id)) {
        Some(ty) if error.kind() == ErrorKind::InvalidSpirv => {
            let what = "the target extension type does not make a valid type";
            wrong_input(error, ErrorKind::InvalidModule, what).at(format!("the type {ty}"))
        }
        Some(_) | None => error,
    }
}

/// The definition in the LLVM module that a variable or the target of a decoration comes from.
enum Definition<'m> {
    Global(Value<'m>),
    Function(Function<'m>),
    /// A parameter, by its index.
    Parameter(Function<'m>, u32),
    Instruction(Inst<'m>),
}

impl<'m> Definition<'m> {
    /// Returns the definition that the instruction with a result id comes from.
    fn find(mx: &ModuleCx<'m>, trace: &Trace<'m>, words: &[u32], id: u32) -> Option<Self> {
        let view = View::parse(words).ok()?;
        let (offset, Some(function)) = view.location(id)? else { return mx.global_of(Id::new(id)?).map(Self::Global) };
        let function = &view.functions()[function];
        match view.op_at(offset) {
            Op::Function => Some(Self::Function(mx.function_of(Id::new(id)?)?.0)),
            Op::FunctionParameter => {
                let (of, signature) = mx.function_of(Id::new(function.id)?)?;
                let before = view.instructions_in(function.words.start..offset);
                let part = before.filter(|inst| inst.op == Op::FunctionParameter).count();
                Some(Self::Parameter(of, signature.llvm_parameter(part)?))
            }
            _ => {
                let value = trace.value_at(trace.function_with(function.id)?, offset - function.words.start)?;
                value.as_instruction().map(Self::Instruction)
            }
        }
    }

    /// Adds the definition to an error; see [`of_call`] for an instruction.
    fn add_place(&self, error: Error) -> Error {
        match *self {
            Self::Global(value) => {
                let error = error.at(value.describe());
                match value.as_global() {
                    Some(global) => error.located(global.diagnostic_location()),
                    None => error,
                }
            }
            Self::Function(function) => error.located(function.diagnostic_location()),
            Self::Parameter(function, index) => {
                error.at(function.parameter(index).describe()).located(function.diagnostic_location())
            }
            Self::Instruction(inst) => {
                of_call(error, inst).located(inst.diagnostic_location()).located(inst.function().diagnostic_location())
            }
        }
    }
}
