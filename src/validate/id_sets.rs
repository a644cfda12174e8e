//! Sets of a module's ids. They contain no id at or above the bound.

/// A set of ids.
pub(super) struct IdSet(Vec<u64>);

impl IdSet {
    pub(super) fn new(bound: usize) -> Self {
        Self(vec![0; bound.div_ceil(64)])
    }

    pub(super) fn insert(&mut self, id: u32) {
        if let Some(word) = self.0.get_mut(id as usize / 64) {
            *word |= 1 << (id % 64);
        }
    }

    #[inline]
    pub(super) fn contains(&self, id: u32) -> bool {
        self.0.get(id as usize / 64).is_some_and(|word| word >> (id % 64) & 1 == 1)
    }
}

/// A set of ids for each of many owners, used one after the other: inserting an id for an owner removes it from the sets
/// of earlier owners.
pub(super) struct Marks(Vec<usize>);

impl Marks {
    pub(super) fn new(bound: usize) -> Self {
        Self(vec![usize::MAX; bound])
    }

    /// Inserts `id` into the set of `owner`; returns `true` if it was not in the set.
    pub(super) fn insert(&mut self, id: u32, owner: usize) -> bool {
        self.0.get_mut(id as usize).is_some_and(|mark| std::mem::replace(mark, owner) != owner)
    }

    pub(super) fn contains(&self, id: u32, owner: usize) -> bool {
        self.0.get(id as usize) == Some(&owner)
    }
}
