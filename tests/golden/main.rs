//! Translations of whole modules, compared as text.
//!
//! Each `NAME.ll` is a real module; its second line holds its options, and `NAME.spvasm` the disassembly of the
//! translated module. `BLESS=1 cargo test --test golden` renews the disassemblies. Read the diff.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

#[test]
fn modules_match_their_recorded_disassembly() {
    let bless = std::env::var_os("BLESS").is_some();
    let modules = files("ll");
    assert!(modules.len() >= 12, "there are few modules left: {modules:?}");
    let mut failures = Vec::new();
    for module in &modules {
        let expected = module.with_extension("spvasm");
        let disassembly = disassembly(module);
        if bless {
            std::fs::write(&expected, disassembly).expect("the disassembly can be written");
        } else if std::fs::read_to_string(&expected).ok().as_deref() != Some(disassembly.as_str()) {
            failures.push(difference(&expected, &disassembly));
        }
    }
    let names =
        |extension| -> BTreeSet<PathBuf> { files(extension).into_iter().map(|file| file.with_extension("")).collect() };
    pretty_assertions::assert_eq!(names("spvasm"), names("ll"), "each disassembly belongs to a module");
    assert!(
        failures.is_empty(),
        "{}\nIf this is meant, run `BLESS=1 cargo test --test golden` and read the diff.",
        failures.join("\n")
    );
}

/// Returns the disassembly of a translated module.
fn disassembly(module: &Path) -> String {
    let text = std::fs::read_to_string(module).expect("the module can be read");
    let options = text.lines().nth(1).and_then(|line| line.strip_prefix("; options:"));
    let options = options.unwrap_or_else(|| panic!("{}: the second line holds no options", module.display()));
    let output = Command::new(env!("CARGO_BIN_EXE_llvm-spirv-rs"))
        .args(options.split_whitespace())
        .args([module.as_os_str(), "--spirv-tools-dis".as_ref(), "-o".as_ref(), "-".as_ref()])
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{}: {}", module.display(), String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("a disassembly is text")
}

/// Returns the first line that differs.
fn difference(expected: &Path, found: &str) -> String {
    let old = std::fs::read_to_string(expected).unwrap_or_default();
    let (mut old, mut new) = (old.lines(), found.lines());
    let mut number = 1;
    loop {
        match (old.next(), new.next()) {
            (before, now) if before == now && before.is_some() => number += 1,
            (before, now) => {
                let (before, now) = (before.unwrap_or("(end)"), now.unwrap_or("(end)"));
                return format!("{}:{number}:\n-{before}\n+{now}", expected.display());
            }
        }
    }
}

/// Returns the files of this folder with an extension, in a fixed order.
fn files(extension: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let entries = std::fs::read_dir(folder).expect("the folder can be listed");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("the folder can be listed").path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == extension));
    files.sort();
    files
}
