//! Writes metadata: kinds, strings, values, nodes, named metadata and attachments.

use super::super::codes::{block, metadata as code};
use super::super::stream::writer::{Encoding, Writer};
use super::ModuleWriter;
use super::abbreviations::literal;
use crate::ir::Module;
use crate::ir::dialect::Feature;
use crate::ir::function::{Body, FunctionData, Symbol};
use crate::ir::metadata::{MdData, MdId, word_reference, write_record};

impl ModuleWriter<'_> {
    /// Writes the names of the kinds of attachments.
    pub(super) fn write_metadata_kinds(&mut self) {
        self.stream.enter(block::METADATA_KIND, 3);
        for (number, name) in (0..).zip(&self.module.attachment_names) {
            self.stream.text_record(code::KIND, &[number], self.module.strings.get(*name));
        }
        self.stream.exit();
    }

    /// Writes the metadata of the module, and attachments of symbols without a body.
    pub(super) fn write_module_metadata(&mut self) {
        let module = self.module;
        if self.numbers.metadata.is_empty() && module.named_metadata.is_empty() {
            return;
        }
        self.stream.enter(block::METADATA, 4);
        self.write_strings();
        let values = self.numbers.metadata.values().to_vec();
        let nodes: Vec<MdId> = self.numbers.metadata.nodes().collect();
        for id in values.into_iter().chain(nodes) {
            self.write_metadata(id);
        }
        self.write_named_metadata();
        let variables = module.globals.iter().map(|global| &global.symbol);
        let declarations = module.functions.iter().filter(|function| function.body.is_none());
        let ifuncs = module.ifuncs.iter().map(|ifunc| &ifunc.symbol);
        for symbol in declarations.map(|function| &function.symbol).chain(ifuncs).chain(variables) {
            self.write_symbol_attachments(symbol);
        }
        self.stream.exit();
    }

    /// Writes the metadata that refers to values of the function that was entered.
    pub(super) fn write_function_metadata(&mut self) {
        let own = self.numbers.function().metadata.clone();
        if own.is_empty() {
            return;
        }
        self.stream.enter(block::METADATA, 3);
        for id in own {
            self.write_metadata(id);
        }
        self.stream.exit();
    }

    /// Writes all strings as one record: their lengths, then their bytes.
    fn write_strings(&mut self) {
        let strings = self.numbers.metadata.strings();
        if strings.is_empty() {
            return;
        }
        let (mut lengths, mut text) = (Writer::default(), Vec::new());
        for &id in strings {
            if let MdData::String(string) = self.module.metadata.get(id) {
                let bytes = self.module.strings.get(string);
                lengths.vbr(bytes.len() as u64, 6);
                text.extend_from_slice(bytes);
            }
        }
        let mut blob = lengths.finish();
        let operands = [strings.len() as u64, blob.len() as u64];
        blob.append(&mut text);
        let encodings = [literal(code::STRINGS), Encoding::Vbr(6), Encoding::Vbr(6), Encoding::Blob];
        let abbreviation = self.stream.define(&encodings);
        self.stream.abbreviated_text(&abbreviation, &operands, &blob);
    }

    fn write_metadata(&mut self, id: MdId) {
        match self.module.metadata.get(id) {
            MdData::Value(value) | MdData::LocalValue(_, value) => {
                let number = self.value(value);
                let ty = self.numbers.type_number(self.numbers.type_of(value));
                self.stream.record(code::VALUE, &[ty, number.into()]);
            }
            MdData::ArgList { start, len } => {
                for &word in &self.module.metadata.words[start as usize..][..len as usize] {
                    let number = word_reference(word).map_or(0, |id| self.metadata_number(id));
                    self.record.push(number);
                }
                self.stream.record(code::ARG_LIST, &self.record);
            }
            MdData::Node { kind, is_distinct, start, len } => {
                let words = &self.module.metadata.words[start as usize..][..len as usize];
                let metadata = &self.numbers.metadata;
                let number = |id: MdId| metadata.number(id).unwrap_or(0).into();
                let size = |id: MdId| constant_of(self.module, id);
                let has_references = self.module.dialect.has(Feature::SizeReferences);
                let size: Option<&dyn Fn(MdId) -> u64> = if has_references { None } else { Some(&size) };
                let code = write_record(kind, is_distinct, words, number, size, &mut self.record);
                if let Some(count) = self.module.dialect.record_words(kind) {
                    self.record.truncate(count);
                }
                self.stream.record(code, &self.record);
            }
            MdData::String(_) | MdData::Forward => self.fail(format_args!("a node that is not defined")),
        }
        self.record.clear();
    }

    fn write_named_metadata(&mut self) {
        if self.module.named_metadata.is_empty() {
            return;
        }
        let name_abbreviation = self.stream.define(&[literal(code::NAME), Encoding::Array, Encoding::Fixed(8)]);
        for (name, nodes) in &self.module.named_metadata {
            self.stream.abbreviated_text(&name_abbreviation, &[], self.module.strings.get(*name));
            for &node in nodes {
                let number = self.metadata_number(node);
                self.record.push(number);
            }
            self.stream.record(code::NAMED_NODE, &self.record);
            self.record.clear();
        }
    }

    fn write_symbol_attachments(&mut self, symbol: &Symbol) {
        if symbol.attachments.is_empty() {
            return;
        }
        let number = self.value(symbol.value);
        self.record.push(number.into());
        self.push_attachments(symbol.attachments.iter().copied());
        self.stream.record(code::GLOBAL_DECL_ATTACHMENT, &self.record);
        self.record.clear();
    }

    /// Writes the attachments of a function with a body and of its instructions.
    pub(super) fn write_attachments(&mut self, function: &FunctionData, body: &Body) {
        if function.symbol.attachments.is_empty() && body.attachments.is_empty() {
            return;
        }
        self.stream.enter(block::METADATA_ATTACHMENT, 3);
        if !function.symbol.attachments.is_empty() {
            self.push_attachments(function.symbol.attachments.iter().copied());
            self.stream.record(code::ATTACHMENT, &self.record);
            self.record.clear();
        }
        for of_inst in body.attachments.chunk_by(|a, b| a.0 == b.0) {
            self.record.extend(of_inst.first().map(|(inst, ..)| u64::from(*inst)));
            self.push_attachments(of_inst.iter().map(|&(_, kind, node)| (kind, node)));
            self.stream.record(code::ATTACHMENT, &self.record);
            self.record.clear();
        }
        self.stream.exit();
    }

    fn push_attachments(&mut self, attachments: impl Iterator<Item = (u32, MdId)>) {
        for (kind, node) in attachments {
            let number = self.metadata_number(node);
            self.record.extend([kind.into(), number]);
        }
    }

    /// Returns the number of metadata.
    pub(super) fn metadata_number(&mut self, id: MdId) -> u64 {
        match self.numbers.metadata.number(id) {
            Some(number) => number.into(),
            None => {
                self.fail(format_args!("the metadata {id:?} is not defined"));
                0
            }
        }
    }
}

/// Returns the integer constant that metadata is; zero if it is none.
fn constant_of(module: &Module, id: MdId) -> u64 {
    match module.metadata.get(id) {
        MdData::Value(value) => module.value(value).int_zext().unwrap_or(0),
        _ => 0,
    }
}
