//! The index by contents of a table whose entries are unique.

use hashbrown::HashTable;

/// Finds the entries of a table by their contents. Hashes are kept, so that the index grows without reading the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct InternedIndex(HashTable<Slot>);

#[derive(Copy, Clone, Debug)]
struct Slot {
    hash: u32,
    id: u32,
}

impl Slot {
    /// Returns the hash for `hashbrown`, which uses the lowest and the highest bits.
    fn spread(hash: u32) -> u64 {
        u64::from(hash) | u64::from(hash) << 32
    }
}

impl InternedIndex {
    /// Returns the entry with that hash for which `is_same` holds.
    #[inline]
    pub(crate) fn find(&self, hash: u64, is_same: impl Fn(u32) -> bool) -> Option<u32> {
        let hash = hash as u32;
        self.0.find(Slot::spread(hash), |slot| slot.hash == hash && is_same(slot.id)).map(|slot| slot.id)
    }

    /// Adds an entry that [`Self::find`] does not find.
    #[inline]
    pub(crate) fn insert(&mut self, hash: u64, id: u32) {
        let hash = hash as u32;
        self.0.insert_unique(Slot::spread(hash), Slot { hash, id }, |slot| Slot::spread(slot.hash));
    }
}
