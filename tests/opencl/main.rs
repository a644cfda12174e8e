//! Kernels compiled, translated, validated and run on a real OpenCL device; their results are compared with a Rust
//! reference.
//!
//! An OpenCL C kernel is compiled at two levels for both pointer widths. The 32-bit modules are only validated, as the
//! device has 64-bit pointers; the others run. So does SYCL and HIP device code, which clang's driver translates by
//! running a program named llvm-spirv. A module runs in a child process, which is this program again, so that a crash
//! of the OpenCL runtime is one failed test.
//!
//! The results of our modules are also compared with the recorded ones of another translator, see [`peer`].
//!
//! Some programs are also compiled with debug information; `DEBUG_INFO=all` does so for all programs.
//!
//! The modules of the programs are also translated to LLVM IR and to SPIR-V again, see [`reverse`].
//!
//! `LLVM_SPIRV_RS_TRANSLATOR` names another translator with the same command line, to check whether a failure is ours.

mod on_gpu;
mod on_host;
mod reverse;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use libtest_mimic::{Arguments, Failed, Trial};
use test_device::cases::{Case, Input};
use test_device::peer::{Attempt, Failure};
use test_device::toolchain::{Build, Target};
use test_device::{Outcome, cases, child, peer, process, toolchain};

static RECORDED: peer::Table = peer::Table::new("opencl.tsv");

fn main() -> ExitCode {
    if let Some(code) = process::work_as_child(child::work) {
        return code;
    }
    let arguments = Arguments::from_args();
    let mut trials: Vec<Trial> = cases::ALL.iter().flat_map(trials).collect();
    trials.extend(reverse::trials());
    trials.extend(on_host::trials());
    trials.extend(on_gpu::trials());
    trials.push(Trial::test("recorded_rows", || Ok(RECORDED.check_for_stale_rows(&recorded_programs())?)));
    let code = peer::run(&arguments, trials, &RECORDED);
    process::end_workers();
    code
}

/// Returns the translator under test.
fn translator() -> PathBuf {
    toolchain::translator(env!("CARGO_BIN_EXE_llvm-spirv-rs"))
}

/// Returns the tests of a case, one for each build.
fn trials(case: &'static Case) -> Vec<Trial> {
    let trial = |build: &'static Build| Trial::test(name(case, build), move || run(case, build).map_err(Failed::from));
    builds(case).map(trial).collect()
}

fn builds(case: &Case) -> impl Iterator<Item = &'static Build> {
    let builds = match case.input {
        Input::OpenClC { .. } => Build::ALL,
        Input::C | Input::Sycl => Build::FOR_64_BITS,
        Input::Hip => Build::FOR_DRIVER,
        Input::Made(_) => Build::FOR_MADE,
        Input::Assembly { .. } => Build::FOR_ASSEMBLY,
    };
    let is_exact = cases::EXACT.contains(&case.name);
    let is_optimized = cases::OPTIMIZED.contains(&case.name);
    let is_all_debugged = std::env::var_os("DEBUG_INFO").is_some_and(|value| value == "all");
    let has_debug_info =
        is_all_debugged && !cases::NOT_DEBUGGED.contains(&case.name) || cases::DEBUGGED.contains(&case.name);
    builds.iter().filter(move |build| {
        (!build.is_fast || !is_exact)
            && (is_exact || !is_fast_as_well(case, build))
            && (!build.is_optimized || is_optimized)
            && (!build.has_debug_info || has_debug_info)
    })
}

/// Returns `true` if the case is built with every extension for fast arithmetic, so that the exact build can omit them.
fn is_fast_as_well(case: &Case, build: &Build) -> bool {
    matches!(case.input, Input::OpenClC { .. }) && build.allows_all && !build.is_fast
}

fn name(case: &Case, build: &Build) -> String {
    match case.input {
        Input::OpenClC { .. } | Input::C | Input::Made(_) | Input::Sycl | Input::Hip => {
            format!("{}::{build}", case.name)
        }
        Input::Assembly { .. } if build.allows_all => format!("{}::all", case.name),
        Input::Assembly { .. } => case.name.to_owned(),
    }
}

/// Returns the programs with recorded results of another translator: those that run, with exact arithmetic.
fn recorded_programs() -> Vec<String> {
    let names = |case: &'static Case| builds(case).filter(|build| is_recorded(build)).map(|build| name(case, build));
    cases::ALL.iter().flat_map(names).collect()
}

fn is_recorded(build: &Build) -> bool {
    build.target == Target::Spir64 && !build.allows_all && !build.is_optimized && !build.has_debug_info
}

fn run(case: &Case, build: &Build) -> Outcome {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let module = toolchain::make_module(case, build, &translator(), folder.path())?;
    toolchain::validate(case, build, &module)?;
    if build.target == Target::Spir {
        return Ok(());
    }
    let results = child::run_case(case, &module)?;
    match is_recorded(build) {
        true => RECORDED
            .check(&name(case, build), &toolchain::source(case)?, &results, |program| attempt(case, build, program)),
        false => Ok(()),
    }
}

/// Returns the outcome for another translator's module.
fn attempt(case: &Case, build: &Build, translator: &Path) -> Attempt {
    let wrong = |complaint| (Failure::Wrong, complaint);
    let folder = tempfile::tempdir().map_err(|error| wrong(format!("no folder for temporary files: {error}")))?;
    let module = toolchain::make_module(case, build, translator, folder.path());
    let module = module.map_err(|complaint| (Failure::Refused, complaint))?;
    toolchain::validate(case, build, &module).map_err(|complaint| (Failure::Invalid, complaint))?;
    child::run_case(case, &module).map_err(wrong)
}
