//! Kernels compiled, translated, validated and run on a real OpenCL device, their results beside a plain Rust reference.
//!
//! An OpenCL C kernel is compiled at two levels for both pointer widths. The 32-bit modules are only validated, as the
//! device has 64-bit pointers; the others run. So do device code of SYCL and of HIP, which clang's driver itself has
//! translated by the program that it knows as llvm-spirv. A module runs in a child process, which is this program again,
//! so that a crash of the OpenCL runtime is one failed test.
//!
//! `LLVM_SPIRV_RS_TRANSLATOR` names another translator with the same command line, to see whether a failure is ours.

mod cases;
mod child;
mod compare;
mod device;
mod library;
mod process;
mod toolchain;

use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};

use cases::{Case, Input};
use toolchain::{Build, Target};

/// The value, or in one sentence what went wrong.
type Outcome<T = ()> = Result<T, String>;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    if words.next().is_some_and(|word| word == child::FLAG) {
        return child::main(words);
    }
    let arguments = Arguments::from_args();
    let trials = cases::ALL.iter().flat_map(trials).collect();
    libtest_mimic::run(&arguments, trials).exit_code()
}

/// A case as tests, one for each way to build it.
fn trials(case: &'static Case) -> Vec<Trial> {
    let builds = match case.input {
        Input::OpenClC { .. } => Build::ALL,
        Input::C | Input::Sycl | Input::Hip => Build::FOR_64_BITS,
        Input::Made(_) => Build::FOR_MADE,
        Input::Assembly { .. } => &Build::ALL[..1],
    };
    let trial = |build: &'static Build| {
        let name = match case.input {
            Input::OpenClC { .. } | Input::C | Input::Made(_) | Input::Sycl | Input::Hip => {
                format!("{}::{build}", case.name)
            }
            Input::Assembly { .. } => case.name.to_owned(),
        };
        Trial::test(name, move || run(case, build).map_err(Failed::from))
    };
    let is_meant = |build: &&Build| !build.is_fast || !cases::EXACT.contains(&case.name);
    builds.iter().filter(is_meant).map(trial).collect()
}

fn run(case: &Case, build: &Build) -> Outcome {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let module = toolchain::make_module(case, build, folder.path())?;
    match build.target {
        Target::Spir64 => child::run_case(case, &module),
        Target::Spir => Ok(()),
    }
}
