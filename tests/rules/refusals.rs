//! A refused module gives an error value of the library: no panic, and the process continues.

use std::collections::BTreeMap;

use llvm_spirv_rs::{ErrorKind, Options};

use crate::written::{answer, answers, sources};

#[test]
fn every_refusal_is_an_error_with_a_message() {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let environment = "level-zero".parse().expect("it is an environment");
    let profile = Options { environment: Some(environment), ..Options::default() };
    for (source, known) in sources().iter().zip(answers()) {
        let in_profile = answer(&source.name, &source.text, &profile);
        for error in known.iter().chain([&in_profile]).filter_map(|answer| answer.as_ref().err()) {
            assert!(!error.message().is_empty(), "{}", source.name);
            assert_ne!(error.kind(), ErrorKind::InvalidSpirv, "{}: {error}", source.name);
            *kinds.entry(format!("{:?}", error.kind())).or_default() += 1;
        }
    }
    assert!(kinds.values().sum::<usize>() > 300 && kinds.len() > 10, "only {kinds:?}");
    // The library still works after all of them.
    let source = "target triple = \"spir64-unknown-unknown\"";
    let answer = answer("empty", source.as_bytes(), &Options::default());
    assert_eq!(answer.err().map(|error| error.to_string()), None);
}
