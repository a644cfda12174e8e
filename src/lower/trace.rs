//! The LLVM value that a word of the finished module comes from.
//!
//! Only a message about an invalid module needs this. The module is then lowered once more with the locations recorded:
//! the same input gives the same words, so that recording costs other translations nothing.

use crate::error::Error;
use crate::llvm::{Function, Inst};
use crate::lower::cx::module::{ModuleCx, within};
use crate::spirv::grammar::Op;
use crate::spirv::inst::InstView;
use crate::spirv::{Id, inst};

/// The locations recorded so far, in the order of the functions and their words.
#[derive(Default)]
pub(super) struct Trace<'m> {
    pub(super) enabled: bool,
    locations: Vec<Location<'m>>,
    functions: Vec<TracedFunction<'m>>,
}

/// A position in the words of a function's body from which on they come from `inst`.
struct Location<'m> {
    body_words: usize,
    inst: Inst<'m>,
}

struct TracedFunction<'m> {
    /// The id of its `OpFunction`.
    id: Id,
    function: Function<'m>,
    /// The words of the function before its body.
    head_words: usize,
    /// The number of recorded locations at the end of its body.
    locations: usize,
}

impl<'m> Trace<'m> {
    /// Returns a trace that records locations.
    pub(super) fn enabled() -> Self {
        Self { enabled: true, ..Self::default() }
    }

    /// Records that the following words in the body of the current function come from `inst`.
    pub(super) fn instruction(&mut self, body_words: usize, inst: Inst<'m>) {
        self.locations.push(Location { body_words, inst });
    }

    /// Records that all instructions of `function` have been recorded.
    pub(super) fn function(&mut self, id: Id, function: Function<'m>, head_words: usize) {
        let locations = self.locations.len();
        self.functions.push(TracedFunction { id, function, head_words, locations });
    }
}

/// Adds to `error`, which is about the word at `offset` of the finished module, the LLVM value of the word.
pub(super) fn add_origin(mx: &ModuleCx<'_>, trace: &Trace<'_>, words: &[u32], offset: usize, error: Error) -> Error {
    /// Words of the header.
    const HEADER: usize = 5;
    let mut at = HEADER;
    let mut current = None;
    for instruction in inst::iter(words.get(HEADER..).unwrap_or_default()).map_while(Result::ok) {
        if instruction.op == Op::Function {
            current = instruction.id(1).map(|id| (id, at));
        }
        if at >= offset {
            break;
        }
        at += instruction.operands.len() + 1;
    }
    let Some((id, start)) = current else { return add_global(mx, words, offset, error) };
    let Some(position) = trace.functions.iter().position(|traced| traced.id == id) else { return error };
    let traced = &trace.functions[position];
    let first = position.checked_sub(1).map_or(0, |before| trace.functions[before].locations);
    let body_offset = offset.saturating_sub(start + traced.head_words);
    let locations = &trace.locations[first..traced.locations];
    let location = locations.partition_point(|location| location.body_words <= body_offset).checked_sub(1);
    let error = match location {
        Some(location) if offset >= start + traced.head_words => error.at(locations[location].inst.value().describe()),
        _ => error,
    };
    within(error, traced.function)
}

/// Adds the global that a module-scope variable comes from.
fn add_global(mx: &ModuleCx<'_>, words: &[u32], offset: usize, error: Error) -> Error {
    let variable = inst::iter(words.get(offset..).unwrap_or_default()).next().and_then(Result::ok);
    let is_variable = |inst: &InstView<'_>| matches!(inst.op, Op::Variable | Op::UntypedVariableKHR);
    let id = variable.filter(is_variable).and_then(|variable| variable.id(1));
    match id.and_then(|id| mx.global_of(id)) {
        Some(global) => error.at(global.describe()),
        None => error,
    }
}
