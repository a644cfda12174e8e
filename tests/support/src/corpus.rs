//! The LLVM modules of the tests, as text.

use std::fs;
use std::path::{Path, PathBuf};

use crate::root;

/// One module of LLVM IR.
pub struct Source {
    /// The file, and the index of the module in the file.
    pub name: String,
    /// LLVM assembly.
    pub text: Vec<u8>,
}

/// Folders whose assembly files are modules.
const FOLDERS: &[&str] = &["lit", "tests/kernels", GENERIC, "examples"];

/// The folder with modules for both the host and the device.
const GENERIC: &str = "tests/differential/written";

/// Returns the modules in the order of their files. A file may hold several, each after a line with its name.
pub fn sources() -> Vec<Source> {
    let root = root();
    let mut files = Vec::new();
    for folder in FOLDERS {
        add_files(&root.join(folder), &mut files);
    }
    files.sort();
    files.iter().flat_map(|file| modules_of(root, file)).collect()
}

fn modules_of(root: &Path, file: &Path) -> Vec<Source> {
    let text = fs::read_to_string(file).expect("the file can be read");
    let name = file.strip_prefix(root).unwrap_or(file).display();
    let text = if file.starts_with(root.join(GENERIC)) { for_a_device(&text) } else { text };
    let parts: Vec<&str> = text.split("\n;--- ").collect();
    let parts = if parts.len() > 1 { &parts[1..] } else { &parts };
    // The rest of the line with the name is a comment.
    let source = |(index, part)| Source { name: format!("{name} ({index})"), text: format!("; {part}").into_bytes() };
    parts.iter().enumerate().map(source).collect()
}

/// Returns the module with the placeholders of the differential tests filled in: the target, and the type of a pointer
/// to a record.
fn for_a_device(text: &str) -> String {
    format!("target triple = \"spir64-unknown-unknown\"\n{}", text.replace("$G", "ptr addrspace(1)"))
}

fn add_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be listed") {
        let path = entry.expect("the folder can be listed").path();
        if path.is_dir() {
            add_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            files.push(path);
        }
    }
}
