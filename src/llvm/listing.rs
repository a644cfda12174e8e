//! A module as text, with the line of each value.

use std::ffi::c_void;

use llvm_sys::prelude::LLVMValueRef;
use rustc_hash::FxHashMap;

use super::ffi;
use super::module::ModuleRef;
use super::values::{Value, ValueKind};

/// The text of a module, and the lines of its functions, blocks, instructions and global variables, counted from 0.
#[derive(Debug)]
pub struct Listing<'m> {
    /// The text, as LLVM's disassembler prints it.
    pub text: String,
    lines: FxHashMap<Value<'m>, u32>,
}

impl<'m> Listing<'m> {
    /// Prints a module.
    pub fn new(module: ModuleRef<'m>) -> Self {
        let mut notes: Vec<(LLVMValueRef, u64)> = Vec::new();
        // SAFETY: the module is live; `note` gets the pointer to `notes`, which outlives the call.
        let text = unsafe { ffi::lsr_print_module(module.raw(), note, (&raw mut notes).cast()) };
        // SAFETY: this function owns the text.
        let text = unsafe { ffi::take_message(text) };
        let mut lines = global_lines(module, &text);
        let starts: Vec<usize> = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        for (raw, position) in notes {
            // SAFETY: LLVM passed a value of the module.
            let Some(value) = (unsafe { Value::from_raw(raw) }) else { continue };
            let line = starts.partition_point(|start| *start as u64 <= position).saturating_sub(1);
            lines.insert(value, first_line(&text, &starts, value, line) as u32);
        }
        Self { text, lines }
    }

    /// Returns the line of a value.
    pub fn line(&self, value: Value<'m>) -> Option<u32> {
        self.lines.get(&value).copied()
    }
}

/// Records the position of a value in the vector that `context` points to.
extern "C" fn note(context: *mut c_void, value: LLVMValueRef, position: u64) {
    // SAFETY: `Listing::new` passes the address of its vector, which nothing else uses meanwhile.
    let notes = unsafe { &mut *context.cast::<Vec<(LLVMValueRef, u64)>>() };
    notes.push((value, position));
}

/// Returns the line of a value that LLVM prints from `line` on: a comment may precede a function, and the label of a block
/// is before.
fn first_line(text: &str, starts: &[usize], value: Value<'_>, line: usize) -> usize {
    let is_comment = |line: usize| starts.get(line).is_some_and(|start| text[*start..].starts_with(['\n', ';']));
    match value.kind() {
        ValueKind::Block => {
            // The entry block may have no label.
            let has_label = line > 0 && !text[starts[line - 1]..starts[line]].starts_with("define");
            if has_label { line - 1 } else { line }
        }
        _ => (line..).find(|line| !is_comment(*line)).unwrap_or(line),
    }
}

/// Returns the lines of global variables and aliases.
fn global_lines<'m>(module: ModuleRef<'m>, text: &str) -> FxHashMap<Value<'m>, u32> {
    let definition = |(number, line): (usize, &'_ str)| {
        // A quotation mark in a name is printed as \22.
        let end = match line.strip_prefix("@\"") {
            Some(rest) => rest.find('"')? + 3,
            None => line.find(" = ").filter(|_| line.starts_with('@'))?,
        };
        Some((line[..end].to_owned(), number as u32))
    };
    let lines: FxHashMap<String, u32> = text.lines().enumerate().filter_map(definition).collect();
    let globals = module.globals().map(|global| global.value());
    globals.filter_map(|global| Some((global, *lines.get(&global.reference())?))).collect()
}
