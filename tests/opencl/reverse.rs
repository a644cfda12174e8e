//! Modules that were LLVM IR in between: SPIR-V, LLVM IR with the functions of OpenCL C 2.0, and SPIR-V again. The
//! kernels give the same results.

use std::process::Command;

use libtest_mimic::{Failed, Trial};
use test_device::cases::{self, Case, Input};
use test_device::process::run_program;
use test_device::toolchain::{self, Build, Compiled, DEVICE_VERSION};
use test_device::{Outcome, child};

use crate::translator;

/// Programs that are not translated back, each with the reason.
static REFUSED: &[(&str, &str)] = &[
    ("spec_array", FROZEN),
    ("spec_array_computed", FROZEN),
    ("spec_array_operations", FROZEN),
    ("spec_numbers", FROZEN),
    ("sycl_alloca", FROZEN),
    ("sycl_alloca_call", FROZEN),
];

const FROZEN: &str = "specialization constants have their values in LLVM IR";

/// Returns a test for each program in a file, but those that clang's driver translates.
pub(crate) fn trials() -> impl Iterator<Item = Trial> {
    let is_translated = |case: &&Case| !matches!(case.input, Input::Hip | Input::Made(_));
    let cases = cases::ALL.iter().filter(is_translated);
    cases.map(|case| Trial::test(format!("{}::reverse", case.name), move || check(case).map_err(Failed::from)))
}

/// Checks that the program runs, or that it does not if there is a reason.
fn check(case: &Case) -> Outcome {
    match (run(case), REFUSED.iter().find(|row| row.0 == case.name)) {
        (Ok(()), Some((_, reason))) => Err(format!("the program runs, remove its row: {reason}")),
        (Err(_), Some(_)) => Ok(()),
        (outcome, None) => outcome,
    }
}

fn run(case: &Case) -> Outcome {
    let build = &Build::ALL[0];
    let translator = translator();
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let first = toolchain::compile_case(case, build, folder.path())?;
    let module = folder.path().join("first.spv");
    toolchain::translate(&first, build, DEVICE_VERSION, &translator, &module)?;
    let bitcode = folder.path().join("reverse.bc");
    let mut reverse = Command::new(&translator);
    reverse.args(["-r", "--spirv-target-env=CL2.0", "--lift-spec=keep"]).arg(&module).arg("-o").arg(&bitcode);
    run_program(&mut reverse)?;
    let again = folder.path().join("again.spv");
    let program = Compiled { file: bitcode, extensions: first.extensions };
    toolchain::translate(&program, build, DEVICE_VERSION, &translator, &again)?;
    toolchain::validate(case, build, &again)?;
    child::run_case(case, &again).map(drop)
}
