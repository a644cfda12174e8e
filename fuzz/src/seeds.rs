//! Valid input: the assembly of the lit tests and of the kernels, and the modules that come of it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use llvm_spirv_rs::{ExtensionSet, LlvmUse, Options, translate};

/// Everything that a translation can be allowed.
pub fn generous() -> Options {
    Options { extensions: ExtensionSet::all(), ..Options::default() }
}

/// Returns the process in which LLVM reads mutants: it may crash. The tests of the main package have the program; the fuzzer
/// has it from the environment.
pub fn process() -> LlvmUse {
    let program = option_env!("CARGO_BIN_EXE_llvm-spirv-rs").map(PathBuf::from);
    let program = program.or_else(|| std::env::var_os("LLVM_SPIRV_RS").map(PathBuf::from));
    LlvmUse::Helper(program.expect("LLVM_SPIRV_RS is the path of the program"))
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

/// Returns the index of one of [`texts`], which a number determines.
pub fn pick_text(number: u32) -> usize {
    static HASHES: OnceLock<Vec<u64>> = OnceLock::new();
    let hashes = HASHES.get_or_init(|| texts().iter().map(|text| hash(text)).collect());
    pick_by_score(hashes.iter().copied(), number)
}

/// Returns the index of one of some names, which a number determines.
pub fn pick(names: &[&str], number: u32) -> usize {
    pick_by_score(names.iter().map(|name| hash(name)), number)
}

/// Returns the index with the highest score, which depends on the hash and the number: a new element changes no choice
/// among the others.
fn pick_by_score(hashes: impl Iterator<Item = u64>, number: u32) -> usize {
    let scores = hashes.map(|hash| mixed(hash ^ u64::from(number)));
    scores.enumerate().max_by_key(|(_, score)| *score).map_or(0, |(index, _)| index)
}

/// Returns a number that depends on all bytes of a text (FNV-1a).
fn hash(text: &str) -> u64 {
    let mix = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, mix)
}

/// Returns a number of which each bit depends on all bits of the argument (the last steps of splitmix64).
fn mixed(number: u64) -> u64 {
    let mut mixed = number;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
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
