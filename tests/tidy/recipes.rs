//! The recipes of CONTRIBUTING.md: their code is that of compiled files, and the files that the page names exist.

use std::collections::HashSet;

use super::{read, root, rust_files, source};

/// The recipes that end in numbered steps.
const RECIPES_WITH_STEPS: [&str; 5] =
    ["an LLVM intrinsic", "an OpenCL builtin", "an instruction", "an extension", "an option"];

/// The starts of paths in the repository.
const FOLDERS: [&str; 9] = ["build.rs", "capi/", "docs/", "fuzz/", "lit/", "python/", "scripts/", "src/", "tests/"];

#[test]
fn recipes_have_steps() {
    let page = read(&root().join("CONTRIBUTING.md"));
    for recipe in RECIPES_WITH_STEPS {
        let (_, text) = page.split_once(&format!("\n## Recipe: {recipe}\n")).unwrap_or_else(|| panic!("{recipe}"));
        let text = text.split("\n## ").next().unwrap_or(text);
        let numbers = text.lines().filter_map(|line| line.split_once(". ")?.0.parse::<usize>().ok());
        let numbers: Vec<_> = numbers.collect();
        assert!(numbers.len() > 3 && numbers.iter().copied().eq(1..=numbers.len()), "{recipe}: steps {numbers:?}");
    }
}

/// Code that the compiler has not seen becomes wrong with the next change of a function.
#[test]
fn code_of_recipes_is_compiled() {
    let lines: HashSet<String> = rust_files(&source()).iter().flat_map(|file| code_lines(&read(file))).collect();
    let missing = missing_code(&read(&root().join("CONTRIBUTING.md")), &lines);
    assert!(missing.is_empty(), "no file of src has these lines of CONTRIBUTING.md:\n{}", missing.join("\n"));
}

#[test]
fn missing_code_is_found() {
    let page = "## Recipe: a row\n```rust\nmath(\"sin\",  1),\nmath(\"cos\", 1),\n```\n```sh\nscripts/test\n```\n";
    let lines = code_lines("    math(\"sin\", 1),\n").into_iter().collect();
    assert_eq!(missing_code(page, &lines), ["math(\"cos\", 1),"]);
}

#[test]
fn files_of_the_page_exist() {
    let page = read(&root().join("CONTRIBUTING.md"));
    let quoted = page.split('`').skip(1).step_by(2);
    let links = page.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(path, _)| path));
    let is_path = |text: &&str| FOLDERS.iter().any(|folder| text.starts_with(folder)) && !text.contains(['*', ' ']);
    let paths: Vec<_> = quoted.chain(links).filter(is_path).collect();
    assert!(paths.len() > 50, "only {paths:?}");
    let missing: Vec<_> = paths.into_iter().filter(|path| !root().join(path).exists()).collect();
    assert!(missing.is_empty(), "CONTRIBUTING.md names {missing:?}");
}

/// Returns the lines of Rust in a page that are not among those of the source.
fn missing_code(page: &str, lines: &HashSet<String>) -> Vec<String> {
    let blocks = page.split("```rust\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.flat_map(code_lines).filter(|line| !lines.contains(line)).collect()
}

/// Returns the lines of a text that are not empty, with single spaces.
fn code_lines(text: &str) -> Vec<String> {
    let lines = text.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "));
    lines.filter(|line| !line.is_empty()).collect()
}
