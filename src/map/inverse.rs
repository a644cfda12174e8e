//! Tables read backwards: rows by another key than the one they are sorted by.

/// The rows of a table by another key than the one they are sorted by. Of several rows with a key, the first is found.
#[derive(Debug)]
pub(super) struct Inverse<K, V>(Vec<(K, V)>);

impl<K: Ord + Copy, V: Copy> Inverse<K, V> {
    /// Collects the keys of the rows.
    pub(super) fn new(rows: impl IntoIterator<Item = (K, V)>) -> Self {
        let mut rows: Vec<(K, V)> = rows.into_iter().collect();
        rows.sort_by_key(|row| row.0);
        rows.dedup_by_key(|row| row.0);
        Self(rows)
    }

    /// Returns the row with a key.
    pub(super) fn find(&self, key: K) -> Option<V> {
        self.0.binary_search_by_key(&key, |row| row.0).ok().map(|index| self.0[index].1)
    }
}

/// Asserts that no two rows have the same key, so that each can be found.
#[cfg(test)]
pub(super) fn assert_unique<K: Ord + std::fmt::Debug>(keys: impl IntoIterator<Item = K>) {
    let mut keys: Vec<K> = keys.into_iter().collect();
    keys.sort();
    crate::map::assert_ascending(keys);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_equal_rows_is_found() {
        let inverse = Inverse::new([(2, 'b'), (1, 'a'), (2, 'c')]);
        assert_eq!([1, 2, 3].map(|key| inverse.find(key)), [Some('a'), Some('b'), None]);
    }
}
