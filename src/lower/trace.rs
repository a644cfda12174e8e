//! The LLVM value that a word of the finished module comes from.
//!
//! Only a message about an invalid module needs this. The module is then lowered once more with the locations recorded:
//! the same input gives the same words, so that recording costs other translations nothing.

use rustc_hash::FxHashMap;

use crate::error::Error;
use crate::llvm::{Function, Inst};
use crate::lower::cx::module::ModuleCx;
use crate::spirv::grammar::Op;
use crate::spirv::inst::InstView;
use crate::spirv::{Id, View, inst};

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

    /// Returns the origin of the word at `offset` from the start of the function at an index.
    fn origin(&self, index: usize, offset: usize) -> Origin<'m> {
        let traced = &self.functions[index];
        let first = index.checked_sub(1).map_or(0, |before| self.functions[before].locations);
        let locations = &self.locations[first..traced.locations];
        let inst = offset.checked_sub(traced.head_words).and_then(|body_offset| {
            let next = locations.partition_point(|location| location.body_words <= body_offset);
            Some(locations[next.checked_sub(1)?].inst)
        });
        Origin { function: traced.function, inst }
    }
}

/// The LLVM function that a word comes from, and the instruction if the word is in the body.
struct Origin<'m> {
    function: Function<'m>,
    inst: Option<Inst<'m>>,
}

/// Returns the LLVM instructions and functions that the words of some functions at some offsets come from, as lines of
/// text; `None` for words outside of functions, and of functions that the LLVM module does not have.
pub(super) fn origins(trace: &Trace<'_>, view: &View<'_>, offsets: &[usize]) -> Vec<Option<String>> {
    let known: FxHashMap<u32, usize> =
        trace.functions.iter().enumerate().map(|(at, row)| (row.id.word(), at)).collect();
    let origin = |offset: usize| {
        let functions = view.functions();
        let at = functions.partition_point(|function| function.words.start <= offset).checked_sub(1)?;
        let function = functions.get(at).filter(|function| function.words.contains(&offset))?;
        let origin = trace.origin(*known.get(&function.id)?, offset - function.words.start);
        let name = String::from_utf8_lossy(origin.function.name());
        Some(match origin.inst {
            Some(inst) => format!("{}, in function @{name}", inst.value().describe()),
            None => format!("function @{name}"),
        })
    };
    offsets.iter().map(|&offset| origin(offset)).collect()
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
    let Origin { function, inst } = trace.origin(position, offset.saturating_sub(start));
    let error = match inst {
        Some(inst) => error.located(inst.place()),
        None => error,
    };
    error.located(function.place())
}

/// Adds the global that a module-scope variable comes from.
fn add_global(mx: &ModuleCx<'_>, words: &[u32], offset: usize, error: Error) -> Error {
    let variable = inst::iter(words.get(offset..).unwrap_or_default()).next().and_then(Result::ok);
    let is_variable = |inst: &InstView<'_>| matches!(inst.op, Op::Variable | Op::UntypedVariableKHR);
    let id = variable.filter(is_variable).and_then(|variable| variable.id(1));
    let Some(value) = id.and_then(|id| mx.global_of(id)) else { return error };
    let error = error.at(value.describe());
    match value.as_global() {
        Some(global) => error.located(global.place()),
        None => error,
    }
}
