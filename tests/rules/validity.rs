//! Every module that the tests write is valid, in the judgment of both validators.

use llvm_spirv_rs::validate::spirv_tools::is_known_gap;
use llvm_spirv_rs::validate::{Validation, spirv_tools, violations};

use crate::written::modules;

#[test]
fn modules_are_valid() {
    for module in modules() {
        let ours = violations(module.words, Validation::Rules, None, None).expect("the module is checked");
        assert_eq!(ours, [], "{}", module.name);
        if let Err(violation) = spirv_tools::check(module.words).expect("SPIRV-Tools answers") {
            assert!(is_known_gap(module.words, &violation), "{}: {violation:?}", module.name);
        }
    }
}
