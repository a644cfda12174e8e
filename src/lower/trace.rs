//! A record of the LLVM values that the words of functions come from, which only [source maps](super::source_map) and
//! [messages about the result](super::origins) need.

use std::ops::Range;

use rustc_hash::FxHashMap;

use crate::ir::{Function, Value};
use crate::spirv::{FunctionCode, FunctionPart, Id};

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
