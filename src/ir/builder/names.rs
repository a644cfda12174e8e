//! Names that are unique in a module.

use rustc_hash::FxHashSet;

/// The names that are taken, and the number after the last one that was appended to a name.
#[derive(Debug, Default)]
pub(crate) struct Names {
    taken: FxHashSet<Vec<u8>>,
    next: u32,
}

impl Names {
    /// Returns the name, or the name with a dot and a number if it is taken; the empty name is never taken.
    pub(crate) fn unique(&mut self, name: &[u8]) -> Vec<u8> {
        self.unique_with(name, b".")
    }

    /// Returns the name, or the name with `separator` and a number if it is taken.
    pub(crate) fn unique_with(&mut self, name: &[u8], separator: &[u8]) -> Vec<u8> {
        let mut unique = name.to_vec();
        while !self.take(&unique) {
            unique = [name, separator, self.next.to_string().as_bytes()].concat();
            self.next += 1;
        }
        unique
    }

    /// Takes a name. Returns `false` if it was taken.
    pub(crate) fn take(&mut self, name: &[u8]) -> bool {
        name.is_empty() || self.taken.insert(name.to_vec())
    }
}
