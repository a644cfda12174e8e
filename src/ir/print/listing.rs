//! A module as text, with the line of each value.

use rustc_hash::FxHashMap;

use super::Printer;
use crate::ir::function::FunctionId;
use crate::ir::module::Module;
use crate::ir::values::{Value, ValueId};

/// The text of a module, and the lines of its functions, blocks, instructions and globals, counted from 0.
#[derive(Debug)]
pub struct Listing {
    /// The text, as LLVM's disassembler prints it.
    pub text: String,
    lines: FxHashMap<(FunctionId, ValueId), u32>,
}

impl Listing {
    /// Prints a module.
    pub fn new(module: &Module) -> Self {
        let mut printer = Printer::new(module);
        printer.positions = Some(Vec::new());
        printer.print_module();
        let Printer { out: text, positions, .. } = printer;
        let (mut line, mut start) = (0, 0);
        let mut lines = FxHashMap::default();
        // Positions increase: each part of the text is counted once.
        for (value, position) in positions.unwrap_or_default() {
            line += text.as_bytes()[start..position].iter().filter(|byte| **byte == b'\n').count() as u32;
            start = position;
            lines.insert((value.function_id(), value.id()), line);
        }
        Self { text, lines }
    }

    /// Returns the line of a value.
    pub fn line(&self, value: Value<'_>) -> Option<u32> {
        self.lines.get(&(value.function_id(), value.id())).copied()
    }
}
