//! Each intrinsic of `docs/intrinsics.md` has a test.

use std::collections::{BTreeMap, BTreeSet};

use crate::{lit_files, read, root};

/// The page's rows: an intrinsic, and what becomes of it.
fn answers() -> BTreeMap<String, String> {
    let page = read(&root().join("docs/intrinsics.md"));
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |")?.split_once("` | "));
    rows.map(|(name, answer)| (name.to_owned(), answer.to_owned())).collect()
}

fn is_refused(answer: &str) -> bool {
    answer.starts_with("refused")
}

#[test]
fn each_translated_intrinsic_has_a_test_of_its_name() {
    let answers = answers();
    let translated: BTreeSet<String> =
        answers.iter().filter(|(_, answer)| !is_refused(answer)).map(|(name, _)| name.clone()).collect();
    assert!(translated.len() > 300, "docs/intrinsics.md is read wrongly");
    let mut tested = BTreeSet::new();
    for file in lit_files("intrinsics") {
        let name = file.file_stem().expect("a file has a name").to_string_lossy().into_owned();
        if name.starts_with("llvm.") {
            assert!(read(&file).contains(&format!("@{name}")), "lit/intrinsics/{name}.ll does not call {name}");
            tested.insert(name);
        }
    }
    pretty_assertions::assert_eq!(tested, translated);
}
