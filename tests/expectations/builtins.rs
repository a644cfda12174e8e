//! Each table of builtin functions has a test that calls the functions of its rows.

use std::collections::BTreeMap;

use crate::{read, root};

/// The tables of `src/map`, and the tests that call their functions.
#[rustfmt::skip]
const FAMILIES: &[(&str, &[&str])] = &[
    ("format_conversions", &["../ext/SPV_EXT_float8/conversions", "../ext/SPV_INTEL_fp_conversions/conversions"]),
    ("legacy_objects",  &["opencl/legacy-events", "opencl/legacy-images", "opencl/legacy-pipes", "opencl/legacy-samplers"]),
    ("opencl_atomics",  &["opencl/every-atomic-function", "opencl/atomics-c11", "opencl/atomics-legacy"]),
    ("opencl_groups",   &["opencl/every-group-function", "opencl/block-access"]),
    ("opencl_images",   &["opencl/images-query", "opencl/images-read", "opencl/images-write"]),
    ("opencl_memory",   &["opencl/every-vector-access"]),
    ("opencl_motion",   &["opencl/motion"]),
    ("opencl_objects",  &["opencl/pipes", "opencl/queues"]),
    ("opencl_ops",      &["opencl/every-relation", "opencl/bits", "opencl/integer-dot"]),
    ("opencl_pointers", &["opencl/async-copy", "opencl/generic-pointers"]),
    ("opencl_std",      &["opencl/every-float-function", "opencl/every-integer-function", "opencl/printf"]),
    ("opencl_sync",     &["opencl/barriers"]),
    ("spirv_calls",     &["spirv/every-instruction", "spirv/every-extended-instruction", "spirv/instruction", "spirv/suffixes"]),
    ("work_item",       &["opencl/every-work-item-function"]),
];

/// Tables of `src/map` without functions, or whose functions only the lift writes.
const OTHER_TABLES: &[&str] = &[
    "address_space",
    "annotations",
    "arbitrary_precision",
    "attributes",
    "builtin_names",
    "choice",
    "debug_conventions",
    "dwarf",
    "fp_modes",
    "function_metadata",
    "gpu",
    "instructions",
    "intrinsics",
    "inverse",
    "kernel_arg_names",
    "loop_controls",
    "memory_effect",
    "merges",
    "mod",
    "module_metadata",
    "target_types",
    "untyped_pointers",
    "used_extensions",
];

#[test]
fn each_table_of_functions_has_tests() {
    let entries = std::fs::read_dir(root().join("src/map")).expect("the folder can be listed");
    let mut tables: Vec<String> = entries
        .map(|entry| entry.expect("the folder can be listed").path())
        .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
        .filter(|table| !OTHER_TABLES.contains(&table.as_str()))
        .collect();
    tables.sort();
    let families: BTreeMap<&str, &[&str]> = FAMILIES.iter().copied().collect();
    pretty_assertions::assert_eq!(families.keys().copied().collect::<Vec<_>>(), tables);
    for test in families.values().copied().flatten() {
        assert!(root().join(format!("lit/builtins/{test}.ll")).is_file(), "lit/builtins/{test}.ll is missing");
    }
}

/// Each OpenCL.std function and each work-item function is called by the tests of its table.
#[test]
fn each_function_with_its_own_name_is_called() {
    for table in ["opencl_std", "work_item"] {
        let code = read(&root().join(format!("src/map/{table}.rs")));
        let (rows, _) = code.split_once("#[cfg(test)]").unwrap_or((&code, ""));
        let rows = rows.lines().filter_map(|line| line.trim_start().split_once("(\"")?.1.split_once("\","));
        let names: Vec<&str> = rows.map(|(name, _)| name).collect();
        assert!(names.len() > 10, "src/map/{table}.rs is read wrongly");
        let tests = FAMILIES.iter().find(|(family, _)| *family == table).map_or(&[][..], |(_, tests)| *tests);
        let texts: String = tests.iter().map(|test| read(&root().join(format!("lit/builtins/{test}.ll")))).collect();
        for name in names {
            // Itanium mangling puts the length of a name before it; variadic functions are not overloaded.
            let spellings = [format!("@_Z{}{name}", name.len()), format!("@{name}(")];
            assert!(spellings.iter().any(|spelling| texts.contains(spelling)), "no test of {tests:?} calls {name}");
        }
    }
}
