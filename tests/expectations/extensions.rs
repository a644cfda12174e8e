//! Each construct that uses an extension has a test with the extension and without it.

use std::collections::BTreeSet;

use llvm_spirv_rs::{Extension, Uses, Without};

use crate::{read, root};

#[test]
fn each_folder_is_that_of_a_used_extension() {
    let used = Extension::all().filter(|extension| matches!(extension.row().uses, Uses::By(_)));
    let used: BTreeSet<String> = used.map(|extension| extension.name().to_owned()).collect();
    let folders = std::fs::read_dir(root().join("lit/ext")).expect("the folder can be listed");
    let folders: BTreeSet<String> = folders
        .map(|entry| entry.expect("the folder can be listed").file_name().to_string_lossy().into_owned())
        .collect();
    pretty_assertions::assert_eq!(folders, used);
}

/// The test of a construct translates it with the extension; without it, the test refuses it if the table says so, and
/// has another translation otherwise.
#[test]
fn each_use_of_an_extension_is_tested_with_and_without_it() {
    let (mut tested, mut missing) = (0, Vec::new());
    for extension in Extension::all() {
        let Uses::By(uses) = extension.row().uses else { continue };
        for used in uses {
            match fault(extension.name(), &used.path(extension.name()), used.without) {
                None => tested += 1,
                Some(fault) => missing.push(format!("{}, {}: {fault}", extension.name(), used.construct)),
            }
        }
    }
    assert!(missing.is_empty(), "{tested} uses are tested, {} are not\n{}", missing.len(), missing.join("\n"));
}

/// Returns what the test of a construct lacks.
fn fault(name: &str, path: &str, without: Without) -> Option<String> {
    let file = root().join("lit").join(path);
    if !file.exists() {
        return Some(format!("lit/{path} does not exist"));
    }
    let text = read(&file);
    let runs = || text.lines().filter(|line| line.starts_with("; RUN:") && line.contains("llvm-spirv-rs"));
    // One option allows its extension without `--spirv-ext`, unless the list excludes it.
    let by_option = |run: &str| {
        let asks = run.contains("--spirv-preserve-auxdata") || run.contains("nonsemantic-shader");
        name == "SPV_KHR_non_semantic_info" && asks && !run.contains(&format!("-{name}"))
    };
    let allows = |run: &str| {
        let mut names = run.split(|letter: char| letter != '_' && letter != '+' && !letter.is_alphanumeric());
        names.any(|word| word.strip_prefix('+') == Some(name)) || run.contains("=all") || by_option(run)
    };
    let refuses = |run: &str| run.contains("not llvm-spirv-rs") || run.contains("| not ");
    if !runs().any(|run| allows(run) && !refuses(run)) {
        return Some(format!("lit/{path} has no translation with it"));
    }
    let is_missing = |refused| !runs().any(|run| !allows(run) && refuses(run) == refused);
    match without {
        Without::Refused if is_missing(true) => Some(format!("lit/{path} does not refuse it")),
        Without::Omitted | Without::Instead(_) if is_missing(false) && is_missing(true) => {
            Some(format!("lit/{path} has no translation without it"))
        }
        Without::Refused | Without::Omitted | Without::Instead(_) => None,
    }
}
