//! Building metadata: strings, values, tuples and nodes.

use super::ModuleBuilder;
use crate::ir::metadata::{
    FieldRow, FieldType, MdData, MdField, MdId, MdKind, integer_word, number_word, reference_word,
};
use crate::ir::values::ValueId;

/// The value of a field of a node.
#[derive(Copy, Clone, Debug)]
pub(crate) enum MdFieldValue<'a> {
    /// Metadata.
    Reference(MdId),
    /// A string; the empty string is the same as none.
    #[cfg_attr(not(test), expect(dead_code, reason = "the lift passes references and numbers"))]
    String(&'a [u8]),
    /// A number, Boolean or enumerant; a negative one as its 64-bit two's complement. Of a field that is a reference, a
    /// 64-bit constant.
    Number(u64),
    /// An integer: its number of bits, and its 64-bit words, the lowest first.
    #[cfg_attr(not(test), expect(dead_code, reason = "the lift passes references and numbers"))]
    Integer(u32, &'a [u64]),
}

impl ModuleBuilder {
    /// Returns a string.
    pub(crate) fn md_string(&mut self, text: &[u8]) -> MdId {
        let id = self.string(text);
        self.module.metadata.leaf(MdData::String(id))
    }

    /// Returns a constant or global as metadata.
    pub(crate) fn md_value(&mut self, value: ValueId) -> MdId {
        self.module.metadata.leaf(MdData::Value(value))
    }

    /// Returns a 32-bit integer as metadata.
    pub(crate) fn md_i32(&mut self, value: u32) -> MdId {
        let value = self.int_of(32, value.into());
        self.md_value(value)
    }

    /// Returns the tuple of these operands.
    pub(crate) fn md_tuple(&mut self, operands: &[Option<MdId>]) -> MdId {
        let words: Vec<u64> = operands.iter().map(|id| reference_word(*id)).collect();
        self.module.metadata.node(MdKind::Tuple, false, &words)
    }

    /// Returns the tuple of these operands, none of which is null.
    pub(crate) fn md_list(&mut self, operands: &[MdId]) -> MdId {
        let operands: Vec<_> = operands.iter().copied().map(Some).collect();
        self.md_tuple(&operands)
    }

    /// Adds a distinct tuple whose first operand is itself: the identity of a loop or an alias scope.
    pub(crate) fn md_self_reference(&mut self, operands: &[MdId]) -> MdId {
        let id = self.module.metadata.reserve();
        let words: Vec<u64> = std::iter::once(&id).chain(operands).map(|id| reference_word(Some(*id))).collect();
        self.module.metadata.define(id, MdKind::Tuple, true, &words);
        id
    }

    /// Adds a distinct tuple.
    pub(crate) fn md_distinct(&mut self, operands: &[MdId]) -> MdId {
        let words: Vec<u64> = operands.iter().map(|id| reference_word(Some(*id))).collect();
        self.module.metadata.node(MdKind::Tuple, true, &words)
    }

    /// Returns the node with these fields; the others have their default values.
    pub(crate) fn md_node(&mut self, kind: MdKind, is_distinct: bool, fields: &[(MdField, MdFieldValue<'_>)]) -> MdId {
        let words = self.node_words(kind, fields);
        self.module.metadata.node(kind, is_distinct, &words)
    }

    /// Returns the number of a node that [`Self::md_define`] or [`Self::md_define_uniqued`] defines, for nodes that refer to
    /// it before.
    pub(crate) fn md_reserve(&mut self) -> MdId {
        self.module.metadata.reserve()
    }

    /// Defines a reserved node, which is distinct.
    pub(crate) fn md_define(&mut self, id: MdId, kind: MdKind, fields: &[(MdField, MdFieldValue<'_>)]) {
        let words = self.node_words(kind, fields);
        self.module.metadata.define(id, kind, true, &words);
    }

    /// Defines a reserved node, which is not distinct.
    pub(crate) fn md_define_uniqued(&mut self, id: MdId, kind: MdKind, fields: &[(MdField, MdFieldValue<'_>)]) {
        let words = self.node_words(kind, fields);
        self.module.metadata.define(id, kind, false, &words);
    }

    /// Returns the expression of these operations, each followed by its operands.
    pub(crate) fn md_expression(&mut self, operations: &[u64]) -> MdId {
        self.module.metadata.node(MdKind::Expression, false, operations)
    }

    /// Returns a list of values for the operand of a debug record.
    pub(crate) fn md_arg_list(&mut self, values: &[MdId]) -> MdId {
        self.module.metadata.arg_list(values)
    }

    #[track_caller]
    fn node_words(&mut self, kind: MdKind, fields: &[(MdField, MdFieldValue<'_>)]) -> Vec<u64> {
        let row = kind.row();
        let mut words: Vec<u64> = row.fields.iter().map(FieldRow::default).collect();
        for (field, value) in fields {
            let Some((at, row)) = kind.field(*field) else { unreachable!("the field {field:?} of a {}", kind.name()) };
            words[at] = self.field_word(row, *value);
        }
        for (at, row) in row.fields.iter().enumerate().filter(|(_, row)| row.ty == FieldType::Integer) {
            let given = fields.iter().find(|(field, _)| *field == row.field);
            let (bits, digits): (u32, &[u64]) = match given {
                Some((_, MdFieldValue::Integer(bits, digits))) => (*bits, digits),
                Some((_, MdFieldValue::Number(number))) => (u64::BITS, &[*number]),
                _ => (1, &[0]),
            };
            words[at] = integer_word(bits.into(), digits.len());
            words.extend_from_slice(digits);
        }
        words
    }

    fn field_word(&mut self, row: &FieldRow, value: MdFieldValue<'_>) -> u64 {
        match value {
            MdFieldValue::Reference(id) => reference_word(Some(id)),
            MdFieldValue::String(b"") => 0,
            MdFieldValue::String(text) => reference_word(Some(self.md_string(text))),
            MdFieldValue::Number(number) if row.ty.is_reference() => {
                let constant = self.int_of(64, number);
                reference_word(Some(self.md_value(constant)))
            }
            MdFieldValue::Number(number) => number_word(row.ty, number),
            // Its words follow the fields.
            MdFieldValue::Integer(..) => 0,
        }
    }

    /// Appends nodes to named metadata, which is created if it does not exist.
    pub(crate) fn append_named_metadata(&mut self, name: &str, nodes: &[MdId]) {
        let name = self.string(name.as_bytes());
        let named = &mut self.module.named_metadata;
        match named.iter_mut().find(|(own, _)| *own == name) {
            Some((_, list)) => list.extend_from_slice(nodes),
            None => named.push((name, nodes.to_vec())),
        }
    }
}
