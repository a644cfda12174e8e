//! Every module that the tests write is valid, in the judgment of both validators, and both disassemblers print it alike.

use llvm_spirv_rs::text::assembly::{self, Disassembly};
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

/// Names of the grammar that are newer than the release of SPIRV-Tools that the tests use.
const RENAMED: [(&str, &str); 7] = [
    ("SplitBarrierINTEL", "SplitBarrierEXT"),
    ("OpControlBarrierArriveINTEL", "OpControlBarrierArriveEXT"),
    ("OpControlBarrierWaitINTEL", "OpControlBarrierWaitEXT"),
    ("CooperativeMatrixReductionsNV", "CooperativeMatrixReductionsEXT"),
    ("OpCooperativeMatrixReduceNV", "OpCooperativeMatrixReduceEXT"),
    ("PartitionedNV", "PartitionedEXT"),
    ("OpGroupNonUniformPartitionNV", "OpGroupNonUniformPartitionEXT"),
];

#[test]
fn assembly_is_that_of_spirv_tools() {
    let options = Disassembly::default();
    let mut compared = 0;
    for module in modules() {
        let ours = assembly::module(module.words, options).expect("the module is printed");
        // It refuses what it does not know.
        let Ok(theirs) = spirv_tools::disassemble(module.words, options) else { continue };
        let renamed = RENAMED.iter().fold(theirs, |text, (old, new)| text.replace(old, new));
        // The Khronos translator has two operands of this instruction the other way around, and so has this one.
        let lines =
            |text: &str| text.lines().filter(|line| !line.contains("DebugModuleINTEL")).collect::<Vec<_>>().join("\n");
        pretty_assertions::assert_eq!(lines(&ours), lines(&renamed), "{}", module.name);
        compared += 1;
    }
    assert!(compared > 1_000, "only {compared} modules");
}
