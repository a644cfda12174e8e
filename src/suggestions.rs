//! Suggestions for misspelled names.

use strsim::osa_distance;

/// Returns the first item whose name is the most similar to `name`, if at most `max_distance` edits apart: letters that
/// are added, left out, replaced, or swapped with the next.
pub(crate) fn nearest<T, S: AsRef<str>>(
    name: &str,
    known: impl Iterator<Item = (T, S)>,
    max_distance: usize,
) -> Option<T> {
    // Each edit changes the length by one at most; the distance takes time for the product of the lengths.
    let length = name.chars().count();
    let is_as_long = |known: &S| known.as_ref().chars().count().abs_diff(length) <= max_distance;
    let candidates = known.filter(|(_, known)| is_as_long(known));
    let distances = candidates.map(|(item, known)| (osa_distance(known.as_ref(), name), item));
    let near = distances.filter(|(distance, _)| *distance <= max_distance);
    near.min_by_key(|(distance, _)| *distance).map(|(_, item)| item)
}
