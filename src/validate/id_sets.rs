//! Sets of a module's ids. An id at or above the bound is in none of them.

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

/// A set of ids for each of many owners, who come one after the other: what is inserted for one is gone for the next.
pub(super) struct Marks(Vec<usize>);

impl Marks {
    pub(super) fn new(bound: usize) -> Self {
        Self(vec![usize::MAX; bound])
    }

    /// Whether `id` was not in the set of `owner` yet.
    pub(super) fn insert(&mut self, id: u32, owner: usize) -> bool {
        self.0.get_mut(id as usize).is_some_and(|mark| std::mem::replace(mark, owner) != owner)
    }

    pub(super) fn contains(&self, id: u32, owner: usize) -> bool {
        self.0.get(id as usize) == Some(&owner)
    }
}
