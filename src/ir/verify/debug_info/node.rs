//! Access to the fields of a node.

use crate::ir::metadata::{FieldType, MdData, MdField as Field, MdId, MdKind, MdNode, Tail, word_reference};
use crate::ir::module::Module;
use crate::ir::values::Value;
use crate::ir::verify::{Verdict, require_debug_info as require};

/// `DISPFlagDefinition`
const DEFINITION: u64 = 1 << 3;
/// `DIFlagArtificial`
const ARTIFICIAL: u64 = 1 << 6;

/// A node with its fields.
#[derive(Copy, Clone)]
pub(in crate::ir::verify) struct DebugNode<'m> {
    pub(super) module: &'m Module,
    pub(super) node: MdNode<'m>,
    pub(super) kind: MdKind,
    pub(super) words: &'m [u64],
}

impl<'m> DebugNode<'m> {
    /// Returns the node with an id; `None` if it is no node or has too few words for the fields of its kind.
    pub(in crate::ir::verify) fn new(module: &'m Module, id: MdId) -> Option<Self> {
        let (kind, words) = module.metadata.kind_and_words(id)?;
        let has_all_words = words.len() >= kind.row().fields.len();
        has_all_words.then(|| Self { module, node: MdNode::new(module, id), kind, words })
    }

    /// Returns the metadata that the node refers to, in the order of LLVM's operands.
    pub(in crate::ir::verify) fn operands(self) -> impl Iterator<Item = MdId> {
        let row = self.kind.row();
        let tail = match row.tail {
            Tail::References => &self.words[row.fields.len()..],
            Tail::None | Tail::Operations | Tail::Integers => &[],
        };
        let fields = row.operands().iter().map(move |index| self.words[*index as usize]);
        fields.chain(tail.iter().copied()).filter_map(word_reference)
    }

    /// Returns the number in a field; zero if the kind has no such field.
    pub(in crate::ir::verify) fn number(self, field: Field) -> u64 {
        self.kind.field(field).map_or(0, |(index, _)| self.words[index])
    }

    pub(in crate::ir::verify) fn reference(self, field: Field) -> Option<MdId> {
        word_reference(self.number(field))
    }

    pub(super) fn kind_of(self, id: MdId) -> Option<MdKind> {
        self.module.metadata.kind_and_words(id).map(|(kind, _)| kind)
    }

    /// Returns `true` if the field is null or a node of an accepted kind.
    pub(super) fn accepts(self, field: Field, is_accepted: impl Fn(MdKind) -> bool) -> bool {
        self.reference(field).is_none_or(|id| self.kind_of(id).is_some_and(is_accepted))
    }

    /// Returns `true` if the field is a node of an accepted kind.
    pub(super) fn requires(self, field: Field, is_accepted: impl Fn(MdKind) -> bool) -> bool {
        self.reference(field).is_some() && self.accepts(field, is_accepted)
    }

    /// Returns `true` if the field is null, a constant, or a node of an accepted kind.
    pub(super) fn accepts_constant(self, field: Field, is_accepted: impl Fn(MdKind) -> bool) -> bool {
        let Some(id) = self.reference(field) else { return true };
        self.is_constant(id) || self.kind_of(id).is_some_and(is_accepted)
    }

    pub(super) fn is_constant(self, id: MdId) -> bool {
        matches!(self.module.metadata.get(id), MdData::Value(_))
    }

    pub(super) fn constant(self, field: Field) -> Option<Value<'m>> {
        match self.module.metadata.get(self.reference(field)?) {
            MdData::Value(value) => Some(self.module.value(value)),
            _ => None,
        }
    }

    pub(super) fn other(self, id: MdId) -> Option<Self> {
        Self::new(self.module, id)
    }

    /// Returns the `DW_TAG` of the node.
    pub(super) fn tag(self) -> u64 {
        match self.kind.row().tag {
            0 => self.number(Field::Tag),
            tag => tag.into(),
        }
    }

    pub(super) fn text(self, field: Field) -> &'m [u8] {
        match self.reference(field).map(|id| self.module.metadata.get(id)) {
            Some(MdData::String(text)) => self.module.strings.get(text),
            _ => b"",
        }
    }

    /// Returns `true` if each field of strings is null or a string.
    pub(super) fn strings_are_sound(self) -> bool {
        let is_string = |id| matches!(self.module.metadata.get(id), MdData::String(_));
        let fields = self.kind.row().fields.iter().zip(self.words);
        let mut strings = fields.filter(|(row, _)| row.ty == FieldType::String);
        strings.all(|(_, word)| word_reference(*word).is_none_or(is_string))
    }

    /// Returns the operands of the tuple in a field; `None` if it is no tuple.
    pub(super) fn list(self, field: Field) -> Option<impl Iterator<Item = Option<MdId>> + Clone + use<'m>> {
        let id = self.reference(field)?;
        let (kind, words) = self.module.metadata.kind_and_words(id)?;
        (kind == MdKind::Tuple).then(|| words.iter().map(|word| word_reference(*word)))
    }

    pub(super) fn is_kind(self, id: Option<MdId>, is_accepted: impl Fn(MdKind) -> bool) -> bool {
        id.and_then(|id| self.kind_of(id)).is_some_and(is_accepted)
    }

    pub(super) fn is_definition(self) -> bool {
        self.number(Field::SubprogramFlags) & DEFINITION != 0
    }

    pub(in crate::ir::verify) fn is_artificial(self) -> bool {
        self.number(Field::Flags) & ARTIFICIAL != 0
    }

    /// Checks that a field is null or a tuple of nodes that `is_element` accepts.
    pub(super) fn check_list(
        self,
        field: Field,
        not_a_list: &'static str,
        not_an_element: &'static str,
        is_element: impl Fn(Option<MdId>) -> bool,
    ) -> Verdict {
        if self.reference(field).is_none() {
            return Ok(());
        }
        let Some(mut elements) = self.list(field) else { return require(false, not_a_list) };
        require(elements.all(is_element), not_an_element)
    }

    pub(super) fn check_file_field(self) -> Verdict {
        require(self.accepts(Field::File, |kind| kind == MdKind::File), "invalid file")
    }
}
