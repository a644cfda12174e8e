//! Annotations: texts about variables, pointers and integers.

use super::{FunctionCx, ModuleCx};
use crate::ir::{Linkage, TypeId, UnnamedAddr, ValueId};

/// The section of annotations and their texts.
pub(in crate::lift) const ANNOTATION_SECTION: &[u8] = b"llvm.metadata";

impl ModuleCx<'_> {
    /// Returns the address of a text, which ends with a zero byte.
    pub(in crate::lift) fn annotation_text(&mut self, text: &[u8]) -> ValueId {
        if let Some(&known) = self.annotation_texts.get(text) {
            return known;
        }
        let byte = self.ir.int_type(8);
        let bytes = [text, b"\0"].concat();
        let ty = self.ir.array_type(byte, bytes.len() as u64);
        let contents = self.ir.data(ty, &bytes);
        let value = self.ir.add_global(b"", ty, Linkage::Private, 0);
        let section = self.ir.string(ANNOTATION_SECTION);
        if let Some(global) = self.ir.global_mut(value) {
            global.initializer = Some(contents);
            global.is_constant = true;
            global.symbol.unnamed_addr = UnnamedAddr::Global;
            global.symbol.section = section;
        }
        self.annotation_texts.insert(text.to_vec(), value);
        value
    }
}

impl FunctionCx<'_, '_> {
    /// Adds `llvm.var.annotation`.
    pub(in crate::lift) fn variable_annotation(&mut self, variable: ValueId, words: &[u8]) {
        let arguments = self.annotation_arguments(variable, words);
        let suffix = self.annotation_suffix(variable);
        self.intrinsic(&format!("llvm.var.annotation.{suffix}"), TypeId::VOID, &arguments);
    }

    /// Adds `llvm.ptr.annotation`.
    pub(in crate::lift) fn pointer_annotation(&mut self, pointer: ValueId, words: &[u8]) -> ValueId {
        let arguments = self.annotation_arguments(pointer, words);
        let suffix = self.annotation_suffix(pointer);
        let ty = self.llvm_type(pointer);
        self.intrinsic(&format!("llvm.ptr.annotation.{suffix}"), ty, &arguments)
    }

    fn annotation_suffix(&mut self, value: ValueId) -> String {
        let ty = self.llvm_type(value);
        format!("{}.p0", self.suffix(ty))
    }

    fn annotation_arguments(&mut self, value: ValueId, words: &[u8]) -> [ValueId; 5] {
        let text = self.annotation_text(words);
        let (pointer, word) = (self.ir.pointer_type(0), self.ir.int_type(32));
        let (no_pointer, no_line) = (self.ir.poison(pointer), self.ir.poison(word));
        [value, text, no_pointer, no_line, no_pointer]
    }

    /// Adds `llvm.annotation` of an integer.
    pub(in crate::lift) fn integer_annotation(&mut self, value: ValueId, words: &[u8]) -> ValueId {
        let [value, text, file, line, _] = self.annotation_arguments(value, words);
        let suffix = self.annotation_suffix(value);
        let ty = self.llvm_type(value);
        self.intrinsic(&format!("llvm.annotation.{suffix}"), ty, &[value, text, file, line])
    }
}
