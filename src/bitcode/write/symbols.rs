//! Writes the names of the values of a function.

use super::super::codes::{block, symbols};
use super::super::stream::writer::char6;
use super::ModuleWriter;
use crate::ir::StrId;
use crate::ir::function::Body;
use crate::ir::values::ValueId;

impl ModuleWriter<'_> {
    /// Writes the names of parameters, blocks and instructions, if there are any.
    pub(super) fn write_local_names(&mut self, body: &Body) {
        let lists = [&body.argument_names, &body.block_names, &body.inst_names];
        if lists.iter().all(|names| names.iter().all(|name| name.is_empty())) {
            return;
        }
        self.stream.enter(block::VALUE_SYMTAB, 4);
        self.write_names_of(&body.argument_names, ValueId::of_argument);
        self.write_names_of(&body.inst_names, ValueId::of_inst);
        self.write_block_names(&body.block_names);
        self.stream.exit();
    }

    fn write_names_of(&mut self, names: &[StrId], id: impl Fn(u32) -> ValueId) {
        for (index, &name) in (0..).zip(names).filter(|(_, name)| !name.is_empty()) {
            let number = self.value(id(index)).into();
            let (text, own) = (self.module.strings.get(name), &self.abbreviations);
            match () {
                () if is_char6(text) => self.stream.abbreviated_text(&own.name_6, &[number], text),
                () if text.is_ascii() => self.stream.abbreviated_text(&own.name_7, &[number], text),
                () => self.stream.abbreviated_text(&own.any_name, &[symbols::ENTRY.into(), number], text),
            }
        }
    }

    fn write_block_names(&mut self, names: &[StrId]) {
        for (index, &name) in (0_u64..).zip(names).filter(|(_, name)| !name.is_empty()) {
            let (text, own) = (self.module.strings.get(name), &self.abbreviations);
            match is_char6(text) {
                true => self.stream.abbreviated_text(&own.block_name_6, &[index], text),
                false => self.stream.abbreviated_text(&own.any_name, &[symbols::BBENTRY.into(), index], text),
            }
        }
    }
}

fn is_char6(text: &[u8]) -> bool {
    text.iter().all(|byte| char6(*byte).is_some())
}
