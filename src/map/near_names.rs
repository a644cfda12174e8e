//! Which builtin function a name that is none may be meant to be.
//!
//! Every name the tables have, and those that rules make, in one sorted list, made when first asked for.

use std::sync::OnceLock;

use super::{opencl_atomics, opencl_groups, opencl_memory, opencl_objects, opencl_ops, opencl_std, work_item};

/// What a name looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Likeness {
    /// It is a builtin function's, though not with these parameters.
    Same,
    /// It is almost that of this one.
    Near(&'static str),
}

/// Functions that lowering knows without a table.
#[rustfmt::skip]
pub static OTHERS: &[&str] = &[
    "async_work_group_copy", "async_work_group_strided_copy", "atomic_init", "atomic_work_item_fence", "barrier",
    "get_fence", "get_image_array_size", "get_image_channel_data_type", "get_image_channel_order", "get_image_depth",
    "get_image_dim", "get_image_height", "get_image_num_mip_levels", "get_image_num_samples", "get_image_width",
    "mem_fence", "ndrange_1D", "ndrange_2D", "ndrange_3D", "prefetch", "read_imagef", "read_imageh", "read_imagei",
    "read_imageui", "read_mem_fence", "shuffle", "shuffle2", "sub_group_barrier", "to_global", "to_local", "to_private",
    "wait_group_events", "work_group_barrier", "write_imagef", "write_imageh", "write_imagei", "write_imageui",
    "write_mem_fence",
];

/// The builtin function that `name`, which is not mangled, looks like; `None` if it looks like none.
pub fn likeness(name: &str) -> Option<Likeness> {
    let names = names();
    if names.binary_search_by(|known| known.as_str().cmp(name)).is_ok() {
        return Some(Likeness::Same);
    }
    let bound = match name.len() {
        0..=3 => return None,
        4..=7 => 1,
        _ => 2,
    };
    // Few mistake the first letter, and most names are then out of question.
    let first = &name[..name.chars().next()?.len_utf8()];
    let start = names.partition_point(|known| known.as_str() < first);
    let same_letter = names[start..].iter().take_while(|known| known.starts_with(first));
    let near = same_letter.filter_map(|known| Some((distance(known, name, bound)?, known.as_str())));
    near.min_by_key(|(distance, _)| *distance).map(|(_, known)| Likeness::Near(known))
}

fn names() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut names: Vec<String> = OTHERS.iter().map(|name| (*name).to_owned()).collect();
        names.extend(opencl_std::STD_FUNCTIONS.iter().map(|row| row.name.to_owned()));
        names.extend(opencl_ops::CORE_FUNCTIONS.iter().map(|row| row.name.to_owned()));
        names.extend(work_item::WORK_ITEM_FUNCTIONS.iter().map(|row| row.name.to_owned()));
        names.extend(opencl_objects::object_names().map(str::to_owned));
        names.extend(opencl_atomics::names());
        names.extend(opencl_groups::names());
        names.extend(opencl_memory::names());
        names.extend(conversions());
        names.sort_unstable();
        names.dedup();
        names
    })
}

/// `convert_float4`
fn conversions() -> impl Iterator<Item = String> {
    const TYPES: [&str; 11] =
        ["char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "half", "float", "double"];
    const LENGTHS: [&str; 6] = ["", "2", "3", "4", "8", "16"];
    TYPES.iter().flat_map(|ty| LENGTHS.iter().map(move |length| format!("convert_{ty}{length}")))
}

/// How many letters must be put in, left out, changed or swapped with the next to make one name of the other, if no
/// more than `bound`.
fn distance(a: &str, b: &str, bound: usize) -> Option<usize> {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    if a.len().abs_diff(b.len()) > bound {
        return None;
    }
    let mut before = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (row, x) in a.iter().enumerate() {
        let mut next = vec![row + 1; b.len() + 1];
        for (column, y) in b.iter().enumerate() {
            let mut steps = (last[column] + usize::from(x != y)).min(last[column + 1] + 1).min(next[column] + 1);
            if row > 0 && column > 0 && *x == b[column - 1] && a[row - 1] == *y {
                steps = steps.min(before[column - 1] + 1);
            }
            next[column + 1] = steps;
        }
        if next.iter().min() > Some(&bound) {
            return None;
        }
        before = std::mem::replace(&mut last, next);
    }
    last.last().copied().filter(|steps| *steps <= bound)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_are_seen() {
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
            assert_eq!(likeness(written), Some(Likeness::Near(meant)), "{written}");
        }
    }

    #[test]
    fn other_names_are_others() {
        for name in ["", "foo", "work", "my_helper", "float_to_half_table", "äöü_long_name", "mi"] {
            assert_eq!(likeness(name), None, "{name}");
        }
        assert_eq!(likeness("cos"), Some(Likeness::Same));
        assert_eq!(likeness("work_group_scan_inclusive_max"), Some(Likeness::Same));
    }

    #[test]
    fn distances() {
        assert_eq!(distance("abcd", "abdc", 2), Some(1));
        assert_eq!(distance("abcd", "bd", 2), Some(2));
        assert_eq!(distance("abcd", "xyzw", 2), None);
        assert_eq!(distance("", "ab", 2), Some(2));
    }
}
