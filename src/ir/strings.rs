//! Interned byte strings: names, metadata strings, keys and values of attributes.

use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use super::interned::InternedIndex;

/// An interned string of a module. Equal strings have equal ids; the empty string is [`StrId::EMPTY`].
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StrId(u32);

impl StrId {
    /// The empty string, which stands for an absent name.
    pub const EMPTY: Self = Self(0);

    /// Returns the index in the table of the module.
    #[inline]
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns `true` for the empty string.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Self::EMPTY
    }
}

/// All strings of a module.
#[derive(Clone, Debug)]
pub(crate) struct StringTable {
    bytes: Vec<u8>,
    /// The end of each string in `bytes`; a string starts at the end of the one before.
    ends: Vec<usize>,
    index: InternedIndex,
}

impl StringTable {
    /// Returns the id of a string.
    pub(crate) fn intern(&mut self, text: &[u8]) -> StrId {
        if text.is_empty() {
            return StrId::EMPTY;
        }
        let Self { bytes, ends, index } = self;
        let hash = FxBuildHasher.hash_one(text);
        if let Some(known) = index.find(hash, |known| slice(bytes, ends, known) == text) {
            return StrId(known);
        }
        let id = ends.len() as u32;
        bytes.extend_from_slice(text);
        ends.push(bytes.len());
        index.insert(hash, id);
        StrId(id)
    }

    /// Returns the number of strings.
    pub(crate) fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns the ids from an index on.
    pub(crate) fn ids_from(&self, index: usize) -> impl Iterator<Item = StrId> + use<> {
        (index as u32..self.len() as u32).map(StrId)
    }

    /// Returns the id of a string if it is interned.
    pub(crate) fn find(&self, text: &[u8]) -> Option<StrId> {
        if text.is_empty() {
            return Some(StrId::EMPTY);
        }
        let is_equal = |known| slice(&self.bytes, &self.ends, known) == text;
        self.index.find(FxBuildHasher.hash_one(text), is_equal).map(StrId)
    }

    /// Returns the bytes of a string.
    #[inline]
    pub(crate) fn get(&self, StrId(id): StrId) -> &[u8] {
        slice(&self.bytes, &self.ends, id)
    }
}

impl Default for StringTable {
    fn default() -> Self {
        Self { bytes: Vec::new(), ends: vec![0], index: InternedIndex::default() }
    }
}

fn slice<'a>(bytes: &'a [u8], ends: &[usize], id: u32) -> &'a [u8] {
    match id.checked_sub(1) {
        Some(previous) => &bytes[ends[previous as usize]..ends[id as usize]],
        None => &[],
    }
}
