//! Annotations: texts about variables, pointers and integers.

use super::{FunctionCx, ModuleCx};
use crate::ir::dialect::Feature;
use crate::ir::{Linkage, TypeId, UnnamedAddr, ValueId};
use crate::map::address_space::PRIVATE;

/// The section of annotations and their texts.
pub(in crate::lift) const ANNOTATION_SECTION: &[u8] = b"llvm.metadata";

impl ModuleCx<'_> {
    /// Returns the address of a new text, which ends with a zero byte.
    pub(in crate::lift) fn new_text(&mut self, text: &[u8]) -> ValueId {
        let byte = self.ir.int_type(8);
        let bytes = [text, b"\0"].concat();
        let ty = self.ir.array_type(byte, bytes.len() as u64);
        let contents = self.ir.data(ty, &bytes);
        let space = self.space(PRIVATE);
        let value = self.ir.add_global(b"", ty, Linkage::Private, space);
        if let Some(global) = self.ir.global_mut(value) {
            global.initializer = Some(contents);
            global.is_constant = true;
            global.symbol.unnamed_addr = UnnamedAddr::Global;
            global.symbol.alignment = 1;
        }
        value
    }

    /// Returns the address of a text that all annotations of values share.
    pub(in crate::lift) fn shared_text(&mut self, text: &[u8]) -> ValueId {
        if let Some(&known) = self.annotation_texts.get(text) {
            return known;
        }
        let value = self.new_text(text);
        self.annotation_texts.insert(text.to_vec(), value);
        value
    }

    /// Returns the address of a new text in the section of annotations, for an entry of the module's list.
    pub(in crate::lift) fn listed_text(&mut self, text: &[u8]) -> ValueId {
        let value = self.new_text(text);
        let section = self.ir.string(ANNOTATION_SECTION);
        if let Some(global) = self.ir.global_mut(value) {
            global.symbol.section = section;
            global.symbol.alignment = 0;
        }
        value
    }
}

impl FunctionCx<'_, '_> {
    /// Adds `llvm.var.annotation`.
    pub(in crate::lift) fn variable_annotation(&mut self, variable: ValueId, text: ValueId) {
        let arguments = self.annotation_arguments(variable, text);
        let suffix = match self.options.dialect.has(Feature::AnnotationSpaces) {
            true => format!(".{}", self.annotation_suffix(variable)),
            false => String::new(),
        };
        self.intrinsic(&format!("llvm.var.annotation{suffix}"), TypeId::VOID, &arguments);
    }

    /// Adds `llvm.ptr.annotation`.
    pub(in crate::lift) fn pointer_annotation(&mut self, pointer: ValueId, text: ValueId) -> ValueId {
        let arguments = self.annotation_arguments(pointer, text);
        let suffix = self.annotation_suffix(pointer);
        let ty = self.llvm_type(pointer);
        self.intrinsic(&format!("llvm.ptr.annotation.{suffix}"), ty, &arguments)
    }

    fn annotation_suffix(&mut self, value: ValueId) -> String {
        let ty = self.llvm_type(value);
        match self.options.dialect.has(Feature::AnnotationSpaces) {
            true => format!("{}.p{}", self.suffix(ty), self.space(PRIVATE)),
            false => self.suffix(ty),
        }
    }

    fn annotation_arguments(&mut self, value: ValueId, text: ValueId) -> [ValueId; 5] {
        let (pointer, word) = (self.private_pointer(), self.ir.int_type(32));
        let (no_pointer, no_line) = (self.ir.poison(pointer), self.ir.poison(word));
        [value, text, no_pointer, no_line, no_pointer]
    }

    /// Adds `llvm.annotation` of an integer.
    pub(in crate::lift) fn integer_annotation(&mut self, value: ValueId, text: ValueId) -> ValueId {
        let [value, text, file, line, _] = self.annotation_arguments(value, text);
        let suffix = self.annotation_suffix(value);
        let ty = self.llvm_type(value);
        self.intrinsic(&format!("llvm.annotation.{suffix}"), ty, &[value, text, file, line])
    }
}
