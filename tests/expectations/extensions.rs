//! Each extension has a test with it and without it.

use std::collections::BTreeSet;

use llvm_spirv_rs::ExtensionSet;

use crate::{lit_files, read, root};

/// Extensions that no module causes the program to declare, and the reason.
#[rustfmt::skip]
const NOT_REACHED: &[(&str, &str)] = &[
    ("SPV_AMD_weak_linkage",                    "weak functions and variables are exports"),
    ("SPV_ARM_cooperative_matrix_layouts",      "the layout of a matrix is a constant, from which no capability follows"),
    ("SPV_ARM_graph",                           "its instructions need tensors, and LLVM has no type for them"),
    ("SPV_ARM_tensors",                         "LLVM has no type for tensors"),
    ("SPV_EXT_shader_image_int64",              "its capability needs Shader"),
    ("SPV_GOOGLE_decorate_string",              "strings of decorations need version 1.4 or SPV_GOOGLE_hlsl_functionality1"),
    ("SPV_INTEL_fast_composite",                "it has no instruction, and its execution mode is not in the grammar"),
    ("SPV_INTEL_masked_gather_scatter",         "a vector of pointers has no single SPIR-V value"),
    ("SPV_INTEL_optimization_hints",            "SPV_KHR_expect_assume has its instructions"),
    ("SPV_INTEL_token_type",                    "LLVM's tokens are not values in SPIR-V"),
    ("SPV_KHR_relaxed_extended_instruction",    "debug information is written without forward references"),
    ("SPV_NV_cooperative_matrix_decode_vector", "its operands need tensors"),
    ("SPV_NV_cooperative_vector",               "LLVM has no type for cooperative vectors"),
    ("SPV_NV_tensor_addressing",                "LLVM has no type for tensors"),
    ("SPV_QCOM_cooperative_matrix_conversion",  "its arrays have a length that is a specialization constant"),
    ("SPV_QCOM_multiple_wait_queues",           "it has no instruction that kernels may contain"),
];

#[test]
fn each_reachable_extension_has_a_folder() {
    let all: BTreeSet<&str> = ExtensionSet::all().iter().map(|extension| extension.name()).collect();
    let folders = std::fs::read_dir(root().join("lit/ext")).expect("the folder can be listed");
    let folders: BTreeSet<String> = folders
        .map(|entry| entry.expect("the folder can be listed").file_name().to_string_lossy().into_owned())
        .collect();
    let mut accounted: BTreeSet<&str> = folders.iter().map(String::as_str).collect();
    for (name, _) in NOT_REACHED {
        assert!(accounted.insert(name), "{name} has a folder in lit/ext: it can be needed");
    }
    pretty_assertions::assert_eq!(accounted, all);
}

/// A module is refused without its extension, or has another translation.
#[test]
fn each_folder_shows_its_extension_allowed_and_not_allowed() {
    let all = ExtensionSet::all();
    for name in all.iter().map(|extension| extension.name()) {
        if NOT_REACHED.iter().any(|(other, _)| *other == name) {
            continue;
        }
        let texts: Vec<String> = lit_files(&format!("ext/{name}")).iter().map(|file| read(file)).collect();
        let runs: Vec<&str> =
            texts.iter().flat_map(|text| text.lines()).filter(|line| line.starts_with("; RUN:")).collect();
        let allows = |run: &str| {
            // One option allows its extension without `--spirv-ext`.
            let by_option = name == "SPV_KHR_non_semantic_info" && run.contains("--spirv-preserve-auxdata");
            run.contains(&format!("+{name}")) || by_option
        };
        assert!(runs.iter().any(|run| allows(run)), "no test in lit/ext/{name} allows it");
        assert!(runs.iter().any(|run| !run.contains(name)), "no test in lit/ext/{name} goes without it");
    }
}
