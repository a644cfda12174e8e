//! Which LLVM value a word of the finished module comes from.
//!
//! Only a message about a module that turned out invalid asks this. The module is then lowered once more with the
//! places noted: the same input gives the same words, so translating pays nothing for it.

use crate::error::Error;
use crate::llvm::{Function, Inst};
use crate::lower::cx::module::{ModuleCx, within};
use crate::spirv::grammar::Op;
use crate::spirv::inst::InstView;
use crate::spirv::{Id, inst};

/// The places noted so far, in the order of the functions and their words.
#[derive(Default)]
pub(super) struct Trace<'m> {
    pub(super) enabled: bool,
    places: Vec<Place<'m>>,
    functions: Vec<TracedFunction<'m>>,
}

/// From here on, the words of a function's body come from `inst`.
struct Place<'m> {
    body_words: usize,
    inst: Inst<'m>,
}

struct TracedFunction<'m> {
    /// The id of its `OpFunction`.
    id: Id,
    function: Function<'m>,
    /// The words of the function before its body's.
    head_words: usize,
    /// How many places were noted when its body was done.
    places: usize,
}

impl<'m> Trace<'m> {
    /// A trace that notes what it is told.
    pub(super) fn enabled() -> Self {
        Self { enabled: true, ..Self::default() }
    }

    /// Notes that what follows in the body of the function at hand comes from `inst`.
    pub(super) fn instruction(&mut self, body_words: usize, inst: Inst<'m>) {
        self.places.push(Place { body_words, inst });
    }

    /// Notes that all instructions of `function` have been noted.
    pub(super) fn function(&mut self, id: Id, function: Function<'m>, head_words: usize) {
        let places = self.places.len();
        self.functions.push(TracedFunction { id, function, head_words, places });
    }
}

/// Adds to `error`, which is about the word at `offset` of the finished module, the LLVM value it comes from.
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
    let first = position.checked_sub(1).map_or(0, |before| trace.functions[before].places);
    let body_offset = offset.saturating_sub(start + traced.head_words);
    let places = &trace.places[first..traced.places];
    let place = places.partition_point(|place| place.body_words <= body_offset).checked_sub(1);
    let error = match place {
        Some(place) if offset >= start + traced.head_words => error.at(places[place].inst.value().describe()),
        _ => error,
    };
    within(error, traced.function)
}

/// A module-scope variable comes from a global.
fn add_global(mx: &ModuleCx<'_>, words: &[u32], offset: usize, error: Error) -> Error {
    let variable = inst::iter(words.get(offset..).unwrap_or_default()).next().and_then(Result::ok);
    let is_variable = |inst: &InstView<'_>| matches!(inst.op, Op::Variable | Op::UntypedVariableKHR);
    let id = variable.filter(is_variable).and_then(|variable| variable.id(1));
    match id.and_then(|id| mx.global_of(id)) {
        Some(global) => error.at(global.describe()),
        None => error,
    }
}
