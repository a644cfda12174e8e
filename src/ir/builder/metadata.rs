//! Metadata.

use super::ModuleBuilder;
use crate::ir::metadata::{MdData, MdId, MdKind, reference_word};
use crate::ir::values::ValueId;

impl ModuleBuilder {
    /// Returns a string.
    pub fn md_string(&mut self, text: &[u8]) -> MdId {
        let id = self.string(text);
        self.module.metadata.leaf(MdData::String(id))
    }

    /// Returns a constant or global as metadata.
    pub fn md_value(&mut self, value: ValueId) -> MdId {
        self.module.metadata.leaf(MdData::Value(value))
    }

    /// Returns a 32-bit integer as metadata.
    pub fn md_i32(&mut self, value: u32) -> MdId {
        let value = self.int_of(32, value.into());
        self.md_value(value)
    }

    /// Returns the tuple of these operands.
    pub fn md_tuple(&mut self, operands: &[Option<MdId>]) -> MdId {
        let words: Vec<u64> = operands.iter().map(|id| reference_word(*id)).collect();
        self.module.metadata.node(MdKind::Tuple, false, &words)
    }

    /// Returns the tuple of these operands, none of which is null.
    pub fn md_list(&mut self, operands: &[MdId]) -> MdId {
        let operands: Vec<_> = operands.iter().copied().map(Some).collect();
        self.md_tuple(&operands)
    }

    /// Adds a distinct tuple whose first operand is itself: the identity of a loop or an alias scope.
    pub fn md_self_reference(&mut self, operands: &[MdId]) -> MdId {
        let id = self.module.metadata.reserve();
        let words: Vec<u64> = std::iter::once(&id).chain(operands).map(|id| reference_word(Some(*id))).collect();
        self.module.metadata.define(id, MdKind::Tuple, true, &words);
        id
    }

    /// Adds a distinct tuple.
    pub fn md_distinct(&mut self, operands: &[MdId]) -> MdId {
        let words: Vec<u64> = operands.iter().map(|id| reference_word(Some(*id))).collect();
        self.module.metadata.node(MdKind::Tuple, true, &words)
    }

    /// Appends nodes to named metadata, which is created if it does not exist.
    pub fn append_named_metadata(&mut self, name: &str, nodes: &[MdId]) {
        let name = self.string(name.as_bytes());
        let named = &mut self.module.named_metadata;
        match named.iter_mut().find(|(own, _)| *own == name) {
            Some((_, list)) => list.extend_from_slice(nodes),
            None => named.push((name, nodes.to_vec())),
        }
    }
}
