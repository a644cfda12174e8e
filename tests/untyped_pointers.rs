//! Whatever is translated is also translated with untyped pointers, and valid.

use std::fs;
use std::path::{Path, PathBuf};

use llvm_spirv_rs::{ExtensionSet, Options, translate};

#[test]
fn every_module_can_do_without_types_of_pointers() {
    let with = |list: &str| Options { extensions: ExtensionSet::parse_list(list).unwrap(), ..Options::default() };
    let (typed, untyped) = (with("all"), with("all,+SPV_KHR_untyped_pointers"));
    let mut translated = 0;
    for path in assembly() {
        let (bytes, name) = (fs::read(&path).unwrap(), path.display().to_string());
        if translate(&bytes, &name, &typed).is_err() {
            continue;
        }
        translated += 1;
        let result = translate(&bytes, &name, &untyped);
        assert!(result.is_ok(), "{name}: {}", result.unwrap_err());
    }
    assert!(translated > 150, "only {translated} files are modules");
}

/// The files of `lit` and of the kernels; some are several modules, and those are none.
fn assembly() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut folders = vec![root.join("lit"), root.join("tests/kernels")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "ll") {
                files.push(path);
            }
        }
    }
    files
}
