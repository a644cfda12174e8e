//! Citations of the SPIR-V specification: the sections have their numbers in its current unified form.

use super::{files_below, read, root, shown};

/// The starts of a citation, which ends before `)` or `;`.
const CITATIONS: [&str; 2] = ["specification, section", "(SPIR-V, "];

#[test]
fn sections_of_the_specification_have_current_numbers() {
    let folders = [("src", "rs"), ("tests", "rs"), ("lit", "ll"), ("lit", "spvasm"), ("docs", "md")];
    let files = folders.iter().flat_map(|(folder, extension)| files_below(&root().join(folder), extension));
    let mut found = Vec::new();
    for file in files.filter(|file| !file.ends_with(file!())) {
        found.extend(outdated_sections(&read(&file)).into_iter().map(|number| format!("{}: {number}", shown(&file))));
    }
    assert!(found.is_empty(), "3.n is now 3.2.(n-1), and 3.32.n is 3.3.n:\n{}", found.join("\n"));
}

#[test]
fn outdated_sections_are_found() {
    let text = "
        /// Folds operations (specification, sections 2.16, 3.2.5 and
        /// 3.32.7), which 3.4 does not cite; (OpenCL C 3.0, section 3.7)
        | Float16 | (SPIR-V, 3.31 Capability) |
        ; Instructions (specification, section 3.3), decorations (specification, section 3.20; OpenCL C 3.0)";
    assert_eq!(outdated_sections(text), ["3.32.7", "3.20", "3.31"]);
}

/// Returns the numbers of older specifications in a text with citations: enumerants are in section 3.2, instructions in 3.3.
fn outdated_sections(text: &str) -> Vec<&str> {
    let mut outdated = Vec::new();
    for start in CITATIONS {
        for rest in text.split(start).skip(1) {
            let end = rest.find([')', ';']).unwrap_or(rest.len());
            let numbers =
                rest[..end].split(|c: char| !c.is_ascii_digit() && c != '.').map(|word| word.trim_matches('.'));
            outdated.extend(numbers.filter(|number| is_outdated(number)));
        }
    }
    outdated
}

fn is_outdated(number: &str) -> bool {
    let mut parts = number.split('.');
    parts.next() == Some("3") && parts.next().is_some_and(|part| !["2", "3"].contains(&part))
}
