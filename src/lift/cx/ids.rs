//! A table of values by id.

use rustc_hash::FxHashMap;

/// A value for each id, by default that of the type.
///
/// The ids of most modules are smaller than the number of their words, and index a list. Others have a map, so that a small
/// module with large ids needs no more memory than another.
#[derive(Debug, Default)]
pub(super) struct IdTable<T> {
    list: Vec<T>,
    others: FxHashMap<u32, T>,
}

impl<T: Copy + Default> IdTable<T> {
    /// Returns a table with a list for the ids below `count`.
    pub(super) fn new(count: usize) -> Self {
        Self { list: vec![T::default(); count], others: FxHashMap::default() }
    }

    /// Sets the value of an id.
    pub(super) fn set(&mut self, id: u32, value: T) {
        match self.list.get_mut(id as usize) {
            Some(slot) => *slot = value,
            None => _ = self.others.insert(id, value),
        }
    }

    /// Returns the value of an id.
    pub(super) fn get(&self, id: u32) -> T {
        let listed = self.list.get(id as usize).or_else(|| self.others.get(&id));
        listed.copied().unwrap_or_default()
    }
}
