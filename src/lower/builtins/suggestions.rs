//! Suggestions of builtin functions for declarations with similar names.
//!
//! The names are those of the families of builtin functions, in one sorted list that is built on first use.

use std::sync::OnceLock;

use crate::lower::builtins::opencl;
use crate::map::format_conversions;
use crate::spirv::grammar::{op_names, std_names};
use crate::suggestions;

/// The relation between the name of a declaration and that of a builtin function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Suggestion {
    /// The names are equal, but the builtin function has no overload with these parameters.
    SameName,
    /// The name is similar to this builtin function's.
    SimilarName(&'static str),
}

/// Returns the builtin function with a name similar to `name`, which is not mangled; `None` if there is none.
pub(super) fn suggest(name: &str) -> Option<Suggestion> {
    let names = names();
    if names.binary_search_by(|known| known.as_str().cmp(name)).is_ok() {
        return Some(Suggestion::SameName);
    }
    // Misspellings rarely change the first letter, and it excludes most names.
    let first = &name[..name.chars().next()?.len_utf8()];
    let start = names.partition_point(|known| known.as_str() < first);
    let same_letter = names[start..].iter().map(String::as_str).take_while(|known| known.starts_with(first));
    nearest(name, same_letter).map(Suggestion::SimilarName)
}

/// The prefixes of functions that only builtins have.
const RESERVED: [&str; 4] = ["__builtin_spirv_", "__read_pipe_", "__write_pipe_", "intel_sub_group_"];

/// Returns `true` if no program has a function of its own with this name, which is not mangled.
pub(super) fn is_reserved(name: &str) -> bool {
    RESERVED.iter().any(|prefix| name.starts_with(prefix))
}

/// Returns the name `__spirv_Op`, or `__spirv_ocl_name` of OpenCL.std, of the instruction with a name similar to `name`;
/// `None` if there is none.
pub(super) fn suggest_instruction(name: &str) -> Option<String> {
    let name = name.strip_prefix("__spirv_")?;
    if let Some(extended) = name.strip_prefix("ocl_") {
        return nearest(extended, std_names()).map(|known| format!("__spirv_ocl_{known}"));
    }
    let name = name.split_once('_').map_or(name, |(instruction, _)| instruction);
    nearest(name, op_names()).map(|known| format!("__spirv_{known}"))
}

/// Returns the first of the most similar names, if one is similar enough.
fn nearest<'n>(name: &str, known: impl Iterator<Item = &'n str>) -> Option<&'n str> {
    let max_distance = match name.len() {
        0..=3 => return None,
        4..=7 => 1,
        _ => 2,
    };
    let similar_length = known.filter(|known| known.len().abs_diff(name.len()) <= max_distance);
    suggestions::nearest(name, similar_length.map(|known| (known, known)), max_distance)
}

fn names() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let mut names = opencl::names();
        names.extend(format_conversions::names());
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
            ("__read_pipe_3", "__read_pipe_2"),
            ("intel_sub_group_shufle", "intel_sub_group_shuffle"),
            ("intel_sub_group_block_read_ui3", "intel_sub_group_block_read_ui"),
            ("intel_sub_group_avc_ime_initialise", "intel_sub_group_avc_ime_initialize"),
            ("__builtin_spirv_ConvertFP16ToE4M3INTEL", "__builtin_spirv_ConvertFP16ToE2M1INTEL"),
        ] {
            assert_eq!(suggest(written), Some(Suggestion::SimilarName(meant)), "{written}");
        }
    }

    #[test]
    fn misspelled_instructions_are_suggested() {
        for (written, meant) in [
            ("__spirv_BitCountt", "__spirv_BitCount"),
            ("__spirv_ocl_sqrtt", "__spirv_ocl_sqrt"),
            ("__spirv_ocl_s_add_satt", "__spirv_ocl_s_add_sat"),
        ] {
            assert_eq!(suggest_instruction(written).as_deref(), Some(meant), "{written}");
        }
        assert_eq!(suggest_instruction("__spirv_ocl_my_helper"), None);
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
