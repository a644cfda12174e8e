//! LLVM's assembly, as `llvm-dis` of LLVM 22 prints it.
//!
//! A [`Printer`] appends to a string; there is a file for each part of the language. Values without names have the numbers
//! that they have in the whole module, in errors and single lines as well ([`slots`]).

use std::fmt;

use super::attributes::{Attribute, FUNCTION_INDEX};
use super::constants::ConstantKind;
use super::metadata::{MdData, MdId, MdKind, MdNode};
use super::module::Module;
use super::records::DebugRecord;
use super::types::{Type, TypeData};
use super::values::{Referent, Value, ValueId, ValueKind};

mod attributes;
mod calls;
mod constants;
mod flags;
mod floats;
mod functions;
mod globals;
mod insts;
mod listing;
mod metadata;
#[cfg(test)]
mod tests;
mod text;
mod types;

use attributes::AttributeSyntax;
use globals::Indirection;
pub use listing::Listing;
use text::{Sigil, push_metadata_name, push_name, push_number, push_quoted, push_raw};

/// A writer of LLVM's assembly.
struct Printer<'m> {
    module: &'m Module,
    out: String,
    /// The start of each value, in order; not recorded if `None`.
    positions: Option<Vec<(Value<'m>, usize)>>,
    /// The nesting depth of the current part of a type or constant.
    depth: usize,
    /// The number of parts of the current type or constant.
    parts: usize,
    max_parts: usize,
}

/// The maximum nesting of a type or constant; deeper parts are `...`.
const MAX_DEPTH: usize = 400;
/// The maximum number of parts of a type or constant: shared parts can make a small module a text without end.
const MAX_PARTS: usize = 1 << 25;
/// The same for a single value, which a message shows.
const MAX_SINGLE_PARTS: usize = 1 << 12;

impl<'m> Printer<'m> {
    fn new(module: &'m Module) -> Self {
        let max_parts = MAX_SINGLE_PARTS;
        Self { module, out: String::new(), positions: None, depth: 0, parts: 0, max_parts }
    }

    /// Writes a type or constant with `count` parts, or `...` if it is nested too deeply or has too many parts in all.
    fn nested(&mut self, count: usize, write: impl FnOnce(&mut Self)) {
        if self.depth == 0 {
            self.parts = 0;
        }
        self.parts = self.parts.saturating_add(count);
        let fits = self.depth == 0 || self.parts <= self.max_parts;
        if !fits || self.depth >= MAX_DEPTH {
            return self.out.push_str("...");
        }
        self.depth += 1;
        write(self);
        self.depth -= 1;
    }

    /// Records that a value begins here.
    fn note(&mut self, value: Value<'m>) {
        if let Some(positions) = &mut self.positions {
            positions.push((value, self.out.len()));
        }
    }

    /// Writes items with `, ` between them.
    fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut write_item: impl FnMut(&mut Self, T)) {
        for (index, item) in items.into_iter().enumerate() {
            if index > 0 {
                self.out.push_str(", ");
            }
            write_item(self, item);
        }
    }

    fn print_module(&mut self) {
        let module = self.module;
        self.max_parts = MAX_PARTS;
        self.module_header();
        self.type_definitions();
        self.comdats();
        self.globals();
        for function in module.functions() {
            self.out.push('\n');
            self.function(function);
        }
        self.attribute_groups();
        self.named_metadata();
        self.nodes();
    }

    fn module_header(&mut self) {
        let module = self.module;
        if !module.identifier.is_empty() && !module.identifier.contains(&b'\n') {
            self.out.push_str("; ModuleID = '");
            push_raw(&mut self.out, &module.identifier);
            self.out.push_str("'\n");
        }
        if !module.source_file.is_empty() {
            self.out.push_str("source_filename = ");
            push_quoted(&mut self.out, &module.source_file);
            self.out.push('\n');
        }
        for (keyword, text) in [("target datalayout", &module.layout.text), ("target triple", &module.triple)] {
            if !text.is_empty() {
                self.out.push_str(keyword);
                self.out.push_str(" = \"");
                self.out.push_str(text);
                self.out.push_str("\"\n");
            }
        }
        self.module_asm();
    }

    fn module_asm(&mut self) {
        let text = self.module.module_asm();
        if text.is_empty() {
            return;
        }
        self.out.push('\n');
        for line in text.strip_suffix('\n').unwrap_or(text).split('\n') {
            self.out.push_str("module asm ");
            push_quoted(&mut self.out, line.as_bytes());
            self.out.push('\n');
        }
    }

    fn globals(&mut self) {
        let module = self.module;
        self.section(module.globals().len());
        for global in module.globals() {
            self.note(global.value());
            self.variable(global);
            self.out.push('\n');
        }
        for (list, keyword) in [(&module.aliases, Indirection::Alias), (&module.ifuncs, Indirection::IFunc)] {
            self.section(list.len());
            for data in list {
                self.note(module.value(data.symbol.value));
                self.indirection(data, keyword);
                self.out.push('\n');
            }
        }
    }

    /// Writes the empty line before a list that is not empty.
    fn section(&mut self, count: usize) {
        if count > 0 {
            self.out.push('\n');
        }
    }

    fn named_metadata(&mut self) {
        let module = self.module;
        self.section(module.named_metadata.len());
        for (name, nodes) in &module.named_metadata {
            self.out.push('!');
            push_metadata_name(&mut self.out, module.strings.get(*name));
            self.out.push_str(" = !{");
            self.list(nodes, |printer, node| printer.metadata_operand(*node));
            self.out.push_str("}\n");
        }
    }

    fn nodes(&mut self) {
        let nodes = self.module.slots().nodes();
        self.section(nodes.len());
        for (number, node) in nodes.enumerate() {
            self.out.push('!');
            push_number(&mut self.out, number as u64);
            self.out.push_str(" = ");
            self.node_body(MdNode::new(self.module, node));
            self.out.push('\n');
        }
    }
}

/// References.
impl Printer<'_> {
    fn global_reference(&mut self, index: u32) {
        let name = self.module.name_of_global(self.module.constants.get(index));
        if !name.is_empty() {
            return push_name(&mut self.out, Sigil::Global, self.module.strings.get(name));
        }
        match self.module.slots().global(index) {
            Some(number) => {
                self.out.push('@');
                push_number(&mut self.out, number.into());
            }
            None => self.out.push_str("<badref>"),
        }
    }

    /// Writes a value of the module without its type: a constant, or the name of a global.
    fn module_value(&mut self, id: ValueId) {
        match id.referent() {
            Referent::Module(index) => self.constant(index),
            _ => self.out.push_str("<badref>"),
        }
    }

    /// Writes a value of the module with its type.
    fn typed_module_value(&mut self, id: ValueId) {
        if let Referent::Module(index) = id.referent() {
            self.ty(self.module.constants.get(index).ty);
            self.out.push(' ');
        }
        self.module_value(id);
    }

    /// Writes metadata where it is used: `!4`, `!"text"`, `i32 1`, and an expression or a list of values in place.
    fn metadata_operand(&mut self, id: MdId) {
        match self.module.metadata.get(id) {
            MdData::String(text) => {
                self.out.push('!');
                push_quoted(&mut self.out, self.module.strings.get(text));
            }
            MdData::Value(value) => self.typed_module_value(value),
            MdData::LocalValue(function, value) => self.typed_operand(function, value),
            MdData::ArgList { start, len } => {
                let words = &self.module.metadata.words[start as usize..][..len as usize];
                self.out.push_str("!DIArgList(");
                self.list(words, |printer, word| match super::metadata::word_reference(*word) {
                    Some(id) => printer.metadata_operand(id),
                    None => printer.out.push_str("null"),
                });
                self.out.push(')');
            }
            MdData::Node { kind: MdKind::Expression, .. } => self.node_body(MdNode::new(self.module, id)),
            MdData::Node { .. } | MdData::Forward => self.node_reference(id),
        }
    }

    fn node_reference(&mut self, id: MdId) {
        match self.module.slots().node(id) {
            Some(number) => {
                self.out.push('!');
                push_number(&mut self.out, number.into());
            }
            // A node that only a call of another function than an intrinsic uses has no number. LLVM prints its address; its
            // contents may be in a cycle.
            None => {
                self.out.push_str("<metadata ");
                push_number(&mut self.out, id.0.into());
                self.out.push('>');
            }
        }
    }

    /// Writes attached metadata after `separator`: `!name !4`.
    fn attachment(&mut self, kind: u32, node: MdId, separator: &str) {
        self.out.push_str(separator);
        self.out.push('!');
        match self.module.attachment_names.get(kind as usize) {
            Some(name) => push_metadata_name(&mut self.out, self.module.strings.get(*name)),
            None => {
                self.out.push_str("<unknown kind #");
                push_number(&mut self.out, kind.into());
                self.out.push('>');
            }
        }
        self.out.push(' ');
        self.metadata_operand(node);
    }
}

/// Returns the text of a module.
pub(crate) fn module(module: &Module) -> String {
    let mut printer = Printer::new(module);
    printer.print_module();
    printer.out
}

/// The type; a structure with a name as its definition.
impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut printer = Printer::new(self.module());
        match printer.module.types.get(self.id()) {
            TypeData::NamedStruct(index) => printer.struct_definition(*index),
            _ => printer.ty(self.id()),
        }
        f.write_str(&printer.out)
    }
}

/// The line of an instruction or global, the text of a function or block, a constant or parameter with its type.
impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut printer = Printer::new(self.module());
        printer.value(*self);
        f.write_str(&printer.out)
    }
}

/// The node without its number.
impl fmt::Display for MdNode<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut printer = Printer::new(self.module());
        printer.node_body(*self);
        f.write_str(&printer.out)
    }
}

impl Value<'_> {
    /// Returns the name or number of a value, with its sigil; a constant without its type.
    pub fn reference(self) -> String {
        let mut printer = Printer::new(self.module());
        match self.id().referent() {
            Referent::Prologue(index) => return format!("<prologue {index}>"),
            Referent::Module(index) => printer.constant(index),
            _ => printer.local_reference(self.function_id(), self.id()),
        }
        printer.out
    }

    /// Returns all attributes of a function as a whole, or of a global variable: name and value, which is often empty. An
    /// attribute of LLVM with a value is printed as the name.
    pub fn own_attributes(self) -> Vec<(String, String)> {
        let module = self.module();
        let attributes = match (self.as_function(), self.as_global()) {
            (Some(function), _) => module.attributes.at(function.data().attributes, FUNCTION_INDEX),
            (None, Some(global)) => module.attributes.set(global.data().attributes),
            (None, None) => &[],
        };
        let text = |id| String::from_utf8_lossy(module.strings.get(id)).into_owned();
        let own = |attribute: &Attribute| match attribute {
            Attribute::String(key, value) => (text(*key), text(*value)),
            other => (attribute_text(module, other), String::new()),
        };
        attributes.iter().map(own).collect()
    }
}

/// Returns the text of an attribute without a key, as for one of a function as a whole.
fn attribute_text(module: &Module, attribute: &Attribute) -> String {
    let mut printer = Printer::new(module);
    printer.attribute_set(std::slice::from_ref(attribute), AttributeSyntax::Inline);
    printer.out
}

impl<'m> Printer<'m> {
    fn node_definition(&mut self, node: MdNode<'m>) {
        if let (true, Some(number)) = (node.kind() != MdKind::Expression, self.module.slots().node(node.id())) {
            self.out.push('!');
            push_number(&mut self.out, number.into());
            self.out.push_str(" = ");
        }
        self.node_body(node);
    }

    fn value(&mut self, value: Value<'m>) {
        if matches!(value.id().referent(), Referent::Prologue(_)) {
            return self.out.push_str(&value.reference());
        }
        match value.kind() {
            ValueKind::Function(function) => self.function(function),
            ValueKind::Block => {
                if let Some(block) = value.as_block() {
                    self.block(block, &functions::Predecessors::new(value.body()));
                }
            }
            ValueKind::GlobalVariable(global) => self.variable(global),
            ValueKind::Instruction(inst) => self.inst(inst),
            ValueKind::Metadata => self.metadata_value(value),
            ValueKind::Alias | ValueKind::IFunc => self.indirection_of(value),
            _ => self.typed_operand(value.function_id(), value.id()),
        }
    }

    fn metadata_value(&mut self, value: Value<'m>) {
        let Some(id) = value.entry().and_then(|entry| entry.metadata()) else { return };
        match self.module.metadata.get(id) {
            MdData::Node { .. } => self.node_definition(MdNode::new(self.module, id)),
            _ => self.metadata_operand(id),
        }
    }

    fn indirection_of(&mut self, value: Value<'m>) {
        let Some(entry) = value.entry() else { return };
        let (list, keyword) = match entry.kind {
            ConstantKind::Alias => (&self.module.aliases, Indirection::Alias),
            _ => (&self.module.ifuncs, Indirection::IFunc),
        };
        if let Some(data) = list.get(entry.start as usize) {
            self.indirection(data, keyword);
        }
    }
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&module(self))
    }
}

impl fmt::Display for DebugRecord<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut printer = Printer::new(self.function().module());
        printer.record(*self);
        f.write_str(&printer.out)
    }
}
