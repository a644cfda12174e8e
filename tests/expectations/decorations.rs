//! Each decoration that the translator gives by itself, and each attribute it heeds, has a test.

use std::collections::BTreeSet;
use std::path::Path;

use llvm_spirv_rs::map::attributes;
use llvm_spirv_rs::spirv::grammar::{EnumKind, enumerant};

use crate::{lit_files, read, root};

/// Decorations that the code names, but that no module shows in a disassembly, and why.
const NOT_SHOWN: &[(&str, &str)] = &[];

/// Attributes of parameters, results and functions have a file of the name that SPIR-V gives them.
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

/// A decoration that `src/lower` or `src/map` names is expected by a test of lit.
#[test]
fn each_decoration_in_the_code_is_expected_somewhere() {
    let mut named = BTreeSet::new();
    for folder in ["src/lower", "src/map"] {
        for file in rust_files(&root().join(folder)) {
            named.extend(names_after(&read(&file), "Decoration::"));
        }
    }
    assert!(named.len() > 40, "the code is read wrongly: {named:?}");
    let mut expected = BTreeSet::new();
    for line in lit_files("").iter().flat_map(|file| read(file).lines().map(str::to_owned).collect::<Vec<_>>()) {
        if line.starts_with("; ") && line.contains("Decorate") {
            let words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            expected.extend(words.map(str::to_owned));
        }
    }
    let excepted = |name: &String| NOT_SHOWN.iter().any(|(other, _)| other == name);
    let missing: Vec<&String> = named.difference(&expected).filter(|name| !excepted(name)).collect();
    assert!(missing.is_empty(), "no test of lit expects the decorations {missing:?}");
}

/// The names that begin with a capital letter behind a path such as `Decoration::`.
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
