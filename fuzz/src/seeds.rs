//! What sound input looks like: the assembly of the lit tests and of the kernels, and the modules that come of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use llvm_spirv_rs::{ExtensionSet, Options, translate};

/// Everything that a translation can be allowed.
pub fn generous() -> Options {
    Options { extensions: ExtensionSet::all(), ..Options::default() }
}

/// The texts of LLVM assembly in the repository, in the order of their names.
pub fn texts() -> &'static [String] {
    static TEXTS: OnceLock<Vec<String>> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
        // This file is part of two packages.
        let root = if manifest.ends_with("fuzz") { manifest.parent().unwrap_or(manifest) } else { manifest };
        let mut files = Vec::new();
        collect(&root.join("lit"), &mut files);
        collect(&root.join("tests/kernels"), &mut files);
        files.sort();
        files.iter().filter_map(|file| fs::read_to_string(file).ok()).filter(|text| text.len() < 20_000).collect()
    })
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            files.push(path);
        }
    }
}

/// A text, and what it is translated to; `None` if it is none of one module alone.
pub fn module(number: usize) -> Option<&'static [u32]> {
    static MODULES: OnceLock<Vec<OnceLock<Option<Vec<u32>>>>> = OnceLock::new();
    let modules = MODULES.get_or_init(|| texts().iter().map(|_| OnceLock::new()).collect());
    let words = || translate(texts()[number].as_bytes(), "seed", &generous()).ok().map(|translation| translation.words);
    modules[number].get_or_init(words).as_deref()
}
