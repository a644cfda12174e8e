//! Each intrinsic of `docs/intrinsics.md` has a test.

use std::collections::{BTreeMap, BTreeSet};

use crate::{lit_files, read, root};

/// Returns the rows of the page: an intrinsic, and its translation.
fn answers() -> BTreeMap<String, String> {
    let page = read(&root().join("docs/intrinsics.md"));
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.strip_suffix(" |")?.split_once("` | "));
    rows.map(|(name, answer)| (name.to_owned(), answer.to_owned())).collect()
}

/// Refused intrinsics that no module can show, with the construct that is refused before them.
const NOT_REACHED: &[(&str, &str)] = &[
    ("llvm.call.preallocated.arg", "its token comes from llvm.call.preallocated.setup"),
    ("llvm.call.preallocated.teardown", "its token comes from llvm.call.preallocated.setup"),
    ("llvm.callbr.landingpad", "its operand is a callbr"),
    ("llvm.eh.exceptioncode", "its operand is a catchpad"),
    ("llvm.eh.exceptionpointer", "its operand is a catchpad"),
    ("llvm.experimental.gc.relocate", "its token comes from llvm.experimental.gc.statepoint"),
    ("llvm.experimental.gc.result", "its token comes from llvm.experimental.gc.statepoint"),
];

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

#[test]
fn each_refused_intrinsic_is_called_by_a_test() {
    let answers = answers();
    let mut expected: BTreeSet<&str> =
        answers.iter().filter(|(_, answer)| is_refused(answer)).map(|(name, _)| name.as_str()).collect();
    for (name, _) in NOT_REACHED {
        assert!(expected.remove(name), "{name} is not refused");
    }
    let texts: Vec<String> = lit_files("errors/intrinsics").iter().map(|file| read(file)).collect();
    let is_called = |name: &str| texts.iter().any(|text| text.contains(&format!("@{name}(")));
    let missing: Vec<&str> = expected.into_iter().filter(|name| !is_called(name)).collect();
    assert!(missing.is_empty(), "no file of lit/errors/intrinsics calls {missing:?}");
}
