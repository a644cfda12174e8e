//! A refused module gives an error value of the library: no panic, and the process continues.

use std::collections::BTreeMap;
use std::panic::catch_unwind;

use llvm_spirv_rs::{Error, ErrorKind, Options, translate};

use crate::written::{settings, sources};

/// Returns the error of a source, if there is one. A panic fails the test.
fn refusal(name: &str, text: &[u8], options: &Options) -> Option<Error> {
    let answer = catch_unwind(|| translate(text, "input", options));
    let answer = answer.unwrap_or_else(|_| panic!("{name}: the library panics"));
    answer.err()
}

#[test]
fn every_refusal_is_an_error_with_a_message() {
    let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
    let environment = "level-zero".parse().expect("it is an environment");
    let profile = Options { environment: Some(environment), ..Options::default() };
    for source in sources() {
        let settings = settings().into_iter().map(|(_, options)| options).chain([profile.clone()]);
        for error in settings.filter_map(|options| refusal(&source.name, &source.text, &options)) {
            assert!(!error.message().is_empty(), "{}", source.name);
            assert_ne!(error.kind(), ErrorKind::InvalidSpirv, "{}: {error}", source.name);
            *kinds.entry(format!("{:?}", error.kind())).or_default() += 1;
        }
    }
    assert!(kinds.values().sum::<usize>() > 300 && kinds.len() > 10, "only {kinds:?}");
    // The library still works after all of them.
    let source = "target triple = \"spir64-unknown-unknown\"";
    assert_eq!(refusal("empty", source.as_bytes(), &Options::default()).map(|error| error.to_string()), None);
}
