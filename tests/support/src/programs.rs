//! The OpenCL C programs of the tests, compiled to LLVM assembly.

use std::path::Path;

use crate::{clang, root};

/// Returns the names and texts of the OpenCL C programs of `tests/kernels`, compiled by clang without and with optimization.
pub fn programs() -> Vec<(String, Vec<u8>)> {
    compiled(&["-O0", "-O2"])
}

/// Returns the programs compiled with each of these options.
pub fn compiled(levels: &[&str]) -> Vec<(String, Vec<u8>)> {
    let folder = root().join("tests/kernels");
    let entries = std::fs::read_dir(folder).expect("the folder can be listed");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the folder can be listed").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "cl"));
    files.sort();
    assert!(files.len() > 50, "only {} programs", files.len());
    files.iter().flat_map(|file| levels.iter().map(|level| compile(file, level))).collect()
}

fn compile(file: &Path, level: &str) -> (String, Vec<u8>) {
    let options = ["--target=spir64-unknown-unknown", "-cl-std=CL3.0", "-Xclang", "-finclude-default-header", "-w"];
    let options = [&options[..], &[level, "-emit-llvm", "-S"]].concat();
    let output = clang::compile(&options, file).unwrap_or_else(|message| panic!("{message}"));
    let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    (format!("{name} {level}"), output)
}
