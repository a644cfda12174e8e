//! Metadata: strings, values and nodes; their storage and their views.

use std::fmt;
use std::hash::{BuildHasher, Hash, Hasher};

use rustc_hash::{FxBuildHasher, FxHashMap};
use smallvec::{SmallVec, smallvec};

use super::function::FunctionId;
use super::interned::InternedIndex;
use super::module::Module;
use super::strings::StrId;
use super::values::{Value, ValueId};

mod debug_info;
pub(crate) mod dwarf;
pub(crate) mod expression;
mod fields;
mod nodes;
pub(crate) mod record;
#[cfg(test)]
mod tests;

pub use debug_info::{DiNumber, DiRef, Location};
pub use fields::MdField;
pub(crate) use fields::{FieldRow, FieldType, Omit, RecordSlot};
pub use nodes::MdKind;
pub(crate) use nodes::Tail;
pub(crate) use record::{
    RecordError, RecordResolver, VERSIONED_LANGUAGE, integer_word, number_word, read_record, write_record,
};

/// The index of metadata in its module.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MdId(pub(crate) u32);

impl MdId {
    /// Returns the index in a table by metadata.
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// Metadata as it is stored.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MdData {
    String(StrId),
    /// A constant or a global.
    Value(ValueId),
    /// A value of a function; only operands of calls and debug records refer to it.
    LocalValue(FunctionId, ValueId),
    /// A list of values of a debug record: the ids of its values as metadata are the words.
    ArgList {
        start: u32,
        len: u32,
    },
    /// A node: its fields are the words, in the order of its row in `metadata/nodes.rs`; the operands of a tuple.
    Node {
        kind: MdKind,
        is_distinct: bool,
        start: u32,
        len: u32,
    },
    /// A number that is reserved for a node whose contents follow.
    Forward,
}

/// The metadata of a module.
#[derive(Debug, Default)]
pub(crate) struct MdTable {
    pub(crate) entries: Vec<MdData>,
    /// The fields of nodes. A reference is the index of the metadata plus one, zero for null; a number is itself.
    pub(crate) words: Vec<u64>,
    /// Uniqued nodes.
    nodes: InternedIndex,
    /// Strings and values.
    leaves: FxHashMap<MdData, MdId>,
    /// The definitions of reserved metadata, in order; none but in a fork.
    definitions: Option<Vec<Definition>>,
}

/// The sizes of the parts of a table, which only grow.
#[derive(Copy, Clone, Debug)]
pub(crate) struct MdSizes {
    pub(crate) entries: usize,
    words: usize,
}

/// The definition of reserved metadata.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Definition {
    pub(crate) id: MdId,
    /// The number of entries at that time.
    pub(crate) after: usize,
    /// An equal node is found from then on.
    pub(crate) is_indexed: bool,
}

/// Returns a reference as a word of a node.
#[inline]
pub(crate) fn reference_word(id: Option<MdId>) -> u64 {
    id.map_or(0, |MdId(id)| u64::from(id) + 1)
}

/// Returns the reference in a word of a node.
#[inline]
pub(crate) fn word_reference(word: u64) -> Option<MdId> {
    word.checked_sub(1).map(|id| MdId(id as u32))
}

impl MdTable {
    /// Appends metadata without looking for an equal one.
    pub(crate) fn push(&mut self, data: MdData) -> MdId {
        self.entries.push(data);
        MdId(self.entries.len() as u32 - 1)
    }

    /// Returns a table with the same metadata, which keeps the order of definitions.
    pub(crate) fn fork(&self) -> Self {
        Self {
            entries: self.entries.clone(),
            words: self.words.clone(),
            nodes: self.nodes.clone(),
            leaves: self.leaves.clone(),
            definitions: Some(Vec::new()),
        }
    }

    /// Returns the sizes of the parts of the table.
    pub(crate) fn sizes(&self) -> MdSizes {
        MdSizes { entries: self.entries.len(), words: self.words.len() }
    }

    /// Reserves capacity for what a table of the size `larger` has more than one of the size `smaller`.
    pub(crate) fn reserve_capacity(&mut self, larger: MdSizes, smaller: MdSizes) {
        self.entries.reserve(larger.entries - smaller.entries);
        self.words.reserve(larger.words - smaller.words);
    }

    /// Returns the definitions of what a fork has reserved, in order.
    pub(crate) fn definitions(&self) -> &[Definition] {
        self.definitions.as_deref().unwrap_or_default()
    }

    /// Gives the functions of local values new numbers, by their old ones.
    pub(crate) fn renumber_functions(&mut self, new_ids: &[FunctionId]) {
        for entry in &mut self.entries {
            if let MdData::LocalValue(function, _) = entry {
                *function = new_ids[function.index()];
            }
        }
    }

    /// Returns a string or a value as metadata.
    pub(crate) fn leaf(&mut self, data: MdData) -> MdId {
        let Self { entries, leaves, .. } = self;
        *leaves.entry(data).or_insert_with(|| {
            entries.push(data);
            MdId(entries.len() as u32 - 1)
        })
    }

    /// Adds a list of values.
    pub(crate) fn arg_list(&mut self, values: &[MdId]) -> MdId {
        let words: Vec<u64> = values.iter().map(|id| reference_word(Some(*id))).collect();
        let data = self.store_list(&words);
        self.push(data)
    }

    /// Stores the references of a list of values.
    pub(crate) fn store_list(&mut self, words: &[u64]) -> MdData {
        let start = self.words.len() as u32;
        self.words.extend_from_slice(words);
        MdData::ArgList { start, len: words.len() as u32 }
    }

    /// Stores the fields of a node.
    pub(crate) fn store(&mut self, kind: MdKind, is_distinct: bool, words: &[u64]) -> MdData {
        let start = self.words.len() as u32;
        self.words.extend_from_slice(words);
        MdData::Node { kind, is_distinct, start, len: words.len() as u32 }
    }

    /// Returns a node with these fields. Nodes that are not distinct are unique.
    pub(crate) fn node(&mut self, kind: MdKind, is_distinct: bool, words: &[u64]) -> MdId {
        if is_distinct {
            let data = self.store(kind, true, words);
            return self.push(data);
        }
        let hash = hash(kind, words);
        let is_same = |known| self.kind_and_words(MdId(known)) == Some((kind, words));
        if let Some(known) = self.nodes.find(hash, is_same) {
            return MdId(known);
        }
        let data = self.store(kind, false, words);
        let id = self.push(data);
        self.nodes.insert(hash, id.0);
        id
    }

    /// Returns a number for a node whose contents [`Self::define`] sets.
    pub(crate) fn reserve(&mut self) -> MdId {
        self.push(MdData::Forward)
    }

    /// Sets the contents of a reserved node.
    pub(crate) fn define(&mut self, id: MdId, kind: MdKind, is_distinct: bool, words: &[u64]) {
        let data = self.store(kind, is_distinct, words);
        self.set(id, data, !is_distinct);
    }

    /// Sets the contents of a reserved entry, whose words are stored; [`Self::node`] finds it if it is indexed.
    pub(crate) fn set(&mut self, id: MdId, data: MdData, is_indexed: bool) {
        let after = self.entries.len();
        if let Some(definitions) = &mut self.definitions {
            definitions.push(Definition { id, after, is_indexed });
        }
        self.entries[id.0 as usize] = data;
        if let (true, Some((kind, words))) = (is_indexed, self.kind_and_words(id)) {
            let hash = hash(kind, words);
            self.nodes.insert(hash, id.0);
        }
    }

    #[inline]
    pub(crate) fn get(&self, MdId(id): MdId) -> MdData {
        self.entries[id as usize]
    }

    /// Returns the kind and the fields of a node.
    #[inline]
    pub(crate) fn kind_and_words(&self, id: MdId) -> Option<(MdKind, &[u64])> {
        match self.get(id) {
            MdData::Node { kind, start, len, .. } => Some((kind, &self.words[start as usize..][..len as usize])),
            _ => None,
        }
    }

    /// Returns the words of a node or of a list of values.
    pub(crate) fn words_of(&self, data: MdData) -> &[u64] {
        match data {
            MdData::Node { start, len, .. } | MdData::ArgList { start, len } => {
                &self.words[start as usize..][..len as usize]
            }
            MdData::String(_) | MdData::Value(_) | MdData::LocalValue(..) | MdData::Forward => &[],
        }
    }

    /// Returns the values of the operand of a debug record.
    pub(crate) fn values_of(&self, id: MdId) -> SmallVec<[ValueId; 1]> {
        match self.get(id) {
            MdData::Value(value) | MdData::LocalValue(_, value) => smallvec![value],
            MdData::ArgList { start, len } => {
                let words = self.words[start as usize..][..len as usize].iter();
                words.filter_map(|&word| self.values_of(word_reference(word)?).pop()).collect()
            }
            MdData::String(_) | MdData::Node { .. } | MdData::Forward => SmallVec::new(),
        }
    }
}

fn hash(kind: MdKind, words: &[u64]) -> u64 {
    FxBuildHasher.hash_one((kind, words))
}

/// A metadata node.
#[derive(Copy, Clone)]
pub struct MdNode<'m> {
    module: &'m Module,
    id: MdId,
}

/// A kind of metadata attachments, looked up once; see [`AttachmentKinds`].
#[derive(Copy, Clone, Debug)]
pub struct AttachmentKind(pub(super) Option<u32>);

impl AttachmentKind {
    /// Returns `true` if the module has a kind of that name.
    pub(crate) fn is_known(self) -> bool {
        self.0.is_some()
    }
}

/// The kinds of metadata attachments that a module may have: their names, in the order of their numbers.
#[derive(Clone, Debug)]
pub struct AttachmentKinds<'m>(pub(super) Vec<&'m [u8]>);

impl AttachmentKinds<'_> {
    /// Looks up a kind by name, for [`Value::attached`].
    pub fn find(&self, name: &str) -> AttachmentKind {
        let position = self.0.iter().position(|known| *known == name.as_bytes());
        AttachmentKind(position.map(|position| position as u32))
    }
}

/// An operand of a node.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum MdOperand<'m> {
    /// Another node.
    Node(MdNode<'m>),
    /// A string.
    String(&'m [u8]),
    /// A value of the module, mostly a constant.
    Value(Value<'m>),
}

impl<'m> MdOperand<'m> {
    /// Returns the view of metadata; `None` for a list of values.
    pub(crate) fn new(module: &'m Module, id: MdId) -> Option<Self> {
        match module.metadata.get(id) {
            MdData::String(text) => Some(Self::String(module.strings.get(text))),
            MdData::Value(value) => Some(Self::Value(Value::of_module(module, value))),
            MdData::LocalValue(function, value) => Some(Self::Value(Value::new(module, function, value))),
            MdData::Node { .. } => Some(Self::Node(MdNode::new(module, id))),
            MdData::ArgList { .. } | MdData::Forward => None,
        }
    }
}

impl<'m> MdNode<'m> {
    #[inline]
    pub(crate) fn new(module: &'m Module, id: MdId) -> Self {
        Self { module, id }
    }

    /// Returns the index of the node in its module.
    #[inline]
    pub fn id(self) -> MdId {
        self.id
    }

    pub(crate) fn module(self) -> &'m Module {
        self.module
    }

    /// Returns the kind of the node.
    pub fn kind(self) -> MdKind {
        self.module.metadata.kind_and_words(self.id).map_or(MdKind::Tuple, |(kind, _)| kind)
    }

    /// Returns `true` if the node is distinct.
    pub fn is_distinct(self) -> bool {
        matches!(self.module.metadata.get(self.id), MdData::Node { is_distinct: true, .. })
    }

    #[inline]
    pub(crate) fn words(self) -> &'m [u64] {
        self.module.metadata.kind_and_words(self.id).map_or(&[], |(_, words)| words)
    }

    /// Returns the number of operands of a tuple; zero for every other node.
    #[inline]
    pub fn operand_count(self) -> u32 {
        match self.module.metadata.kind_and_words(self.id) {
            Some((MdKind::Tuple, words)) => words.len() as u32,
            _ => 0,
        }
    }

    /// Returns the operand of a tuple at `index`; `None` if it is null or there is none.
    #[inline]
    pub fn operand(self, index: u32) -> Option<MdOperand<'m>> {
        match self.module.metadata.kind_and_words(self.id)? {
            (MdKind::Tuple, words) => MdOperand::new(self.module, word_reference(*words.get(index as usize)?)?),
            _ => None,
        }
    }

    /// Returns the operands of a tuple, in order.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Option<MdOperand<'m>>> + DoubleEndedIterator + Clone {
        (0..self.operand_count()).map(move |index| self.operand(index))
    }

    /// Returns the operand at `index` if it is an integer constant of at most 64 bits, as signed.
    pub fn int(self, index: u32) -> Option<i64> {
        match self.operand(index)? {
            MdOperand::Value(value) => value.int_sext(),
            MdOperand::Node(_) | MdOperand::String(_) => None,
        }
    }

    /// Returns the operand at `index` if it is a string.
    pub fn string(self, index: u32) -> Option<&'m [u8]> {
        match self.operand(index)? {
            MdOperand::String(string) => Some(string),
            MdOperand::Node(_) | MdOperand::Value(_) => None,
        }
    }

    /// Returns the operand at `index` if it is a node.
    pub fn node(self, index: u32) -> Option<MdNode<'m>> {
        match self.operand(index)? {
            MdOperand::Node(node) => Some(node),
            MdOperand::String(_) | MdOperand::Value(_) => None,
        }
    }

    /// Returns the operand at `index` if it is a value.
    pub fn value(self, index: u32) -> Option<Value<'m>> {
        match self.operand(index)? {
            MdOperand::Value(value) => Some(value),
            MdOperand::Node(_) | MdOperand::String(_) => None,
        }
    }
}

impl PartialEq for MdNode<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for MdNode<'_> {}

impl Hash for MdNode<'_> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}

impl fmt::Debug for MdNode<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
