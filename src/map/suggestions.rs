//! Suggests a builtin function where a declared function has almost the name of one.
//!
//! The names are those of the tables of builtin functions and those that their rules make, in one sorted list, made when
//! first asked for.

use std::sync::OnceLock;

use strsim::osa_distance;

use super::{
    opencl_atomics, opencl_groups, opencl_images, opencl_memory, opencl_objects, opencl_ops, opencl_pointers,
    opencl_std, opencl_sync, work_item,
};
use crate::names::convert;

/// How the name of a function that is no builtin resembles those that are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suggestion {
    /// It is a builtin function's, though not with these parameters.
    SameName,
    /// It is almost that of this one.
    NearName(&'static str),
}

/// Returns the builtin function that `name`, which is not mangled, resembles; `None` if it resembles none.
pub fn suggest(name: &str) -> Option<Suggestion> {
    let names = names();
    if names.binary_search_by(|known| known.as_str().cmp(name)).is_ok() {
        return Some(Suggestion::SameName);
    }
    let max_distance = match name.len() {
        0..=3 => return None,
        4..=7 => 1,
        _ => 2,
    };
    // Few mistake the first letter, and most names are then out of question.
    let first = &name[..name.chars().next()?.len_utf8()];
    let start = names.partition_point(|known| known.as_str() < first);
    let same_letter = names[start..].iter().take_while(|known| known.starts_with(first));
    let similar_length = same_letter.filter(|known| known.len().abs_diff(name.len()) <= max_distance);
    let near = similar_length.map(|known| (osa_distance(known, name), known.as_str()));
    let nearest = near.filter(|(distance, _)| *distance <= max_distance).min_by_key(|(distance, _)| *distance);
    nearest.map(|(_, known)| Suggestion::NearName(known))
}

fn names() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut names: Vec<String> = convert::names().collect();
        names.extend(opencl_std::STD_FUNCTIONS.iter().map(|row| row.name.to_owned()));
        names.extend(opencl_ops::CORE_FUNCTIONS.iter().map(|row| row.name.to_owned()));
        names.extend(work_item::WORK_ITEM_FUNCTIONS.iter().map(|row| row.name.to_owned()));
        names.extend(opencl_images::names().map(str::to_owned));
        names.extend(opencl_objects::names().map(str::to_owned));
        names.extend(opencl_pointers::names().map(str::to_owned));
        names.extend(opencl_sync::names().map(str::to_owned));
        names.extend(opencl_atomics::names());
        names.extend(opencl_groups::names());
        names.extend(opencl_memory::names());
        names.sort_unstable();
        names.dedup();
        names
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelled_names_are_suggested() {
        for (written, meant) in [
            ("get_gobal_id", "get_global_id"),
            ("flor", "floor"),
            ("clmap", "clamp"),
            ("atomic_fetch_ad", "atomic_fetch_add"),
            ("convert_flaot4", "convert_float4"),
            ("sub_group_reduce_ad", "sub_group_reduce_add"),
            ("read_imagefi", "read_imagef"),
            ("vstore_halff4", "vstore_half4"),
        ] {
            assert_eq!(suggest(written), Some(Suggestion::NearName(meant)), "{written}");
        }
    }

    #[test]
    fn other_names_have_no_suggestion() {
        for name in ["", "foo", "work", "my_helper", "float_to_half_table", "äöü_long_name", "mi"] {
            assert_eq!(suggest(name), None, "{name}");
        }
        assert_eq!(suggest("cos"), Some(Suggestion::SameName));
        assert_eq!(suggest("work_group_scan_inclusive_max"), Some(Suggestion::SameName));
    }
}
