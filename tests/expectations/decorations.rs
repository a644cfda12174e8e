//! Each attribute that the translator reads has a test, and each decoration, execution mode and loop control it writes.

use std::collections::BTreeSet;
use std::path::Path;

use llvm_spirv_rs::map::attributes;
use llvm_spirv_rs::spirv::grammar::{EnumKind, enumerant};

use crate::{lit_files, read, root};

/// Attributes of parameters, results and functions have a file with the SPIR-V name.
#[test]
fn each_attribute_has_a_test() {
    let parameters = attributes::PARAMETER.iter().chain(attributes::RETURN);
    let parameters = parameters.map(|row| (EnumKind::FunctionParameterAttribute, row.decoration.0));
    let functions = attributes::FUNCTION.iter().map(|row| (EnumKind::FunctionControl, row.control.0));
    for (kind, value) in parameters.chain(functions) {
        let name = enumerant(kind, value).expect("the grammar knows the attribute").name;
        let file = root().join(format!("lit/decorations/{name}.ll"));
        assert!(file.is_file() && read(&file).contains(name), "lit/decorations/{name}.ll is missing");
    }
}

/// Decorations that are shown by a file of another name.
const SHOWN_IN: &[(&str, &str)] = &[
    ("AliasScopeINTEL", "ext/SPV_INTEL_memory_access_aliasing/accesses"),
    ("NoAliasINTEL", "ext/SPV_INTEL_memory_access_aliasing/accesses"),
    ("ReferencedIndirectlyINTEL", "ext/SPV_INTEL_function_pointers/referenced-indirectly"),
    ("SideEffectsINTEL", "ext/SPV_INTEL_inline_assembly/asm"),
    ("Volatile", "functions/kernel-arguments"),
];

/// A decoration that `src/lower` or `src/map` names has a file of its name in `lit/decorations`, or in the folder of its
/// extension.
#[test]
fn each_decoration_in_the_code_has_a_test() {
    let named: BTreeSet<String> = ["src/lower", "src/map"]
        .iter()
        .flat_map(|folder| rust_files(&root().join(folder)))
        .flat_map(|file| names_after(&read(&file), "Decoration::"))
        .collect();
    assert!(named.len() > 50, "the code is read wrongly: {named:?}");
    let tests = lit_files("");
    let missing = named.iter().filter(|name| {
        let other = SHOWN_IN.iter().find(|(known, _)| known == name).map(|(_, file)| file);
        let is_its = |file: &Path| match other {
            Some(other) => *file == root().join(format!("lit/{other}.ll")),
            None => {
                let is_in = |folder: &str| file.starts_with(root().join("lit").join(folder));
                file.file_stem().is_some_and(|stem| stem == name.as_str()) && (is_in("decorations") || is_in("ext"))
            }
        };
        let is_expected = |line: &str| line.contains("Decorate") && line.contains(name.as_str());
        !tests.iter().any(|file| is_its(file) && read(file).lines().any(is_expected))
    });
    let missing: Vec<&String> = missing.collect();
    assert!(missing.is_empty(), "neither lit/decorations nor lit/ext has a file for {missing:?}");
}

/// A decoration, an execution mode or a loop control that `src/lower` or `src/map` names is expected by a lit test.
#[test]
fn each_enumerant_in_the_code_is_expected_by_a_test() {
    let code: Vec<String> = ["src/lower", "src/map"]
        .iter()
        .flat_map(|folder| rust_files(&root().join(folder)))
        .map(|file| read(&file))
        .collect();
    let tests: Vec<String> = lit_files("").iter().map(|file| read(file)).collect();
    for (path, word) in [("Decoration::", "Decorate"), ("ExecutionMode::", "ExecutionMode"), ("LoopControl::", "Loop")]
    {
        let named: BTreeSet<String> = code.iter().flat_map(|code| names_after(code, path)).collect();
        assert!(named.len() > 10, "the code is read wrongly: {named:?}");
        let lines = tests.iter().flat_map(|test| test.lines()).filter(|line| line.starts_with("; "));
        let words = lines
            .filter(|line| line.contains(word))
            .flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric() && letter != '_'));
        let expected: BTreeSet<&str> = words.collect();
        let missing: Vec<&String> =
            named.iter().filter(|name| !expected.contains(name.as_str()) && *name != "None").collect();
        assert!(missing.is_empty(), "no test of lit expects {path}{missing:?}");
    }
}

/// Returns the capitalized names after a path such as `Decoration::`.
fn names_after(code: &str, path: &str) -> Vec<String> {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let parts = lines.flat_map(|line| {
        let mut rest = line;
        let mut found = Vec::new();
        while let Some((before, after)) = rest.split_once(path) {
            let name: String = after.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
            let is_whole = !before.ends_with(char::is_alphanumeric);
            let is_name = name.starts_with(char::is_uppercase);
            found.extend((is_whole && is_name).then_some(name));
            rest = after;
        }
        found
    });
    parts.collect()
}

fn rust_files(folder: &Path) -> Vec<std::path::PathBuf> {
    let mut folders = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        for path in entries.map(|entry| entry.expect("the folder can be listed").path()) {
            match path.extension() {
                _ if path.is_dir() => folders.push(path),
                Some(extension) if extension == "rs" => files.push(path),
                _ => {}
            }
        }
    }
    files
}
