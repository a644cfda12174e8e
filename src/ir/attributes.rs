//! Attributes of functions, calls and global variables: interned sets, and the sets of a function as interned lists.

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use super::strings::StrId;
use super::types::TypeId;

mod kinds;
mod queries;

pub use kinds::AttributeKind;
pub(crate) use kinds::AttributeValue;
pub use queries::{AttributeList, AttributePosition};

/// An interned set of attributes; zero is the empty set.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct AttributeSetId(pub(crate) u32);

/// The interned attributes of a function or call; zero has none.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct AttributeListId(pub(crate) u32);

/// One attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Attribute {
    /// An attribute without value.
    Flag(AttributeKind),
    /// `align`, `memory`, `vscale_range`, ...: the number as in bitcode.
    Int(AttributeKind, u64),
    /// `byval`, `sret`, `elementtype`, ...; `None` only in bitcode before LLVM 15.
    Type(AttributeKind, Option<TypeId>),
    /// A key and a value, which may be empty.
    String(StrId, StrId),
    /// `range`: width in bits, lower and upper bound as words.
    Range(AttributeKind, u32, Box<[u64]>),
    /// `initializes`: width in bits, and pairs of bounds as words.
    RangeList(AttributeKind, u32, Box<[u64]>),
}

/// The position of a set in a list, as LLVM numbers it: 0 the result, `u32::MAX` the function, otherwise the parameter plus
/// one.
pub(crate) type AttributeIndex = u32;

/// The index of the attributes of the function or call as a whole.
pub(crate) const FUNCTION_INDEX: AttributeIndex = u32::MAX;

/// The index of the attributes of the result.
pub(crate) const RETURN_INDEX: AttributeIndex = 0;

/// The attributes of a module.
#[derive(Debug)]
pub(crate) struct AttributeTable {
    /// Attributes in LLVM's order: by number of the kind, then those with a key, by key.
    sets: IndexSet<Box<[Attribute]>, FxBuildHasher>,
    /// Non-empty sets, by index: the result, the parameters in order, the function last.
    lists: IndexSet<Box<[(AttributeIndex, AttributeSetId)]>, FxBuildHasher>,
}

impl Default for AttributeTable {
    fn default() -> Self {
        let mut table = Self { sets: IndexSet::default(), lists: IndexSet::default() };
        table.sets.insert(Box::default());
        table.lists.insert(Box::default());
        table
    }
}

impl AttributeTable {
    /// Returns the set of these attributes, which are in LLVM's order.
    pub(crate) fn add_set(&mut self, attributes: Box<[Attribute]>) -> AttributeSetId {
        AttributeSetId(self.sets.insert_full(attributes).0 as u32)
    }

    /// Returns the list of these sets, which are in the order of the table and not empty.
    pub(crate) fn add_list(&mut self, sets: Box<[(AttributeIndex, AttributeSetId)]>) -> AttributeListId {
        AttributeListId(self.lists.insert_full(sets).0 as u32)
    }

    /// Returns the lists, in the order of their numbers.
    pub(crate) fn lists(&self) -> impl ExactSizeIterator<Item = &[(AttributeIndex, AttributeSetId)]> {
        self.lists.iter().map(|list| &**list)
    }

    /// Returns the attributes of a set.
    pub(crate) fn set(&self, AttributeSetId(id): AttributeSetId) -> &[Attribute] {
        self.sets.get_index(id as usize).map_or(&[], |set| set)
    }

    /// Returns the sets of a list.
    pub(crate) fn list(&self, AttributeListId(id): AttributeListId) -> &[(AttributeIndex, AttributeSetId)] {
        self.lists.get_index(id as usize).map_or(&[], |list| list)
    }

    /// Returns the attributes at an index of a list.
    pub(crate) fn at(&self, list: AttributeListId, index: AttributeIndex) -> &[Attribute] {
        let found = self.list(list).iter().find(|(at, _)| *at == index);
        found.map_or(&[], |(_, set)| self.set(*set))
    }
}
