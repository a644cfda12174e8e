//! Kernels on the host, a sample of them unless `HOST=all` asks for all programs: SPIR-V, LLVM IR with a definition of every
//! function, machine code. The results are those that the case expects of the device.

use libtest_mimic::{Failed, Trial};
use test_device::cases::{self, Case, Input};
use test_device::toolchain::{self, Build, DEVICE_VERSION, Target};
use test_device::{Outcome, child};

use crate::{builds, name, translator};

/// Programs that do not run on the host, each with a part of the message.
static REFUSED: &[(&str, &str)] = &[("blocks", "get_default_queue")];

/// The programs that run without `HOST=all`: each has something that no other one has.
static SAMPLE: &[&str] = &[
    "atomics",
    "bitonic",
    "blocks",
    "bytes",
    "colors",
    "compaction",
    "device_extensions",
    "dynamic_array",
    "generators",
    "generic_memory",
    "groups",
    "halves",
    "images",
    "kernel_parameters",
    "numbers",
    "pipes",
    "rays",
    "resample",
    "scan",
    "scoped_arrays",
    "sha256",
    "spec_numbers",
    "sycl",
    "tables",
    "transform",
];

/// Returns a test for each program, but those that clang's driver translates; with `HOST=all` one for each build.
pub(crate) fn trials() -> impl Iterator<Item = Trial> {
    let runs_all = std::env::var_os("HOST").is_some_and(|value| value == "all");
    let is_chosen = move |case: &&Case| runs_all || SAMPLE.contains(&case.name);
    let cases = cases::ALL.iter().filter(|case| !matches!(case.input, Input::Hip)).filter(is_chosen);
    cases.flat_map(move |case| {
        let is_run = |build: &&Build| build.target == Target::Spir64 && !build.is_optimized && !build.has_debug_info;
        let count = if runs_all { usize::MAX } else { 1 };
        builds(case).filter(is_run).take(count).map(move |build| {
            Trial::test(format!("{}::host", name(case, build)), move || check(case, build).map_err(Failed::from))
        })
    })
}

/// Checks that the program runs, or that it does not for the reason of its row.
fn check(case: &Case, build: &Build) -> Outcome {
    match (run(case, build), REFUSED.iter().find(|row| row.0 == case.name)) {
        (Ok(()), Some((_, reason))) => Err(format!("the program runs, remove its row: {reason}")),
        (Err(message), Some((_, reason))) if message.contains(reason) => Ok(()),
        (outcome, _) => outcome,
    }
}

fn run(case: &Case, build: &Build) -> Outcome {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let program = toolchain::compile_case(case, build, folder.path())?;
    let module = folder.path().join("kernel.spv");
    toolchain::translate(&program, build, DEVICE_VERSION, &translator(), &module)?;
    child::run_on_host(case, &module)
}
