//! Each attribute that the translator reads has a test, and each decoration, execution mode and loop control it writes.

use std::collections::BTreeSet;
use std::path::Path;

use llvm_spirv_rs::map::attributes;
use llvm_spirv_rs::spirv::grammar::{EnumKind, enumerant};

use crate::{lit_files, read, root};

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

/// A decoration, an execution mode or a loop control that `src/lower` or `src/map` names is expected by a test of lit.
#[test]
fn each_enumerant_in_the_code_is_expected_somewhere() {
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
