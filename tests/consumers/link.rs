//! `spirv-link` joins a module that imports functions and a table with one that exports them.

use std::path::{Path, PathBuf};
use std::process::Command;

use libtest_mimic::Trial;
use test_device::process::{run_program, spirv_tool};
use test_device::toolchain::{self, Build, Compiled, DEVICE_VERSION};
use test_device::{Outcome, cases, child};

use crate::translator;

/// Returns a trial for each of two levels of optimization.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |build: &'static Build| Trial::test(format!("linker::{build}"), move || Ok(run(build)?));
    Build::FOR_64_BITS.iter().map(trial).collect()
}

fn run(build: &Build) -> Outcome {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let importing = module("importing", build, folder.path())?;
    let exporting = module("exporting", build, folder.path())?;
    // Either module may come first.
    for (name, first, second) in [("a.spv", &importing, &exporting), ("b.spv", &exporting, &importing)] {
        let linked = folder.path().join(name);
        let environment = format!("spv{DEVICE_VERSION}");
        // Each module has the version that it needs; a parameter that is only passed on has the pointee of its
        // argument.
        let mut linker = Command::new(spirv_tool("spirv-link"));
        linker.args(["--use-highest-version", "--allow-pointer-mismatch", "--target-env", &environment]);
        run_program(linker.arg(first).arg(second).arg("-o").arg(&linked))?;
        run_program(Command::new(spirv_tool("spirv-val")).args(["--target-env", &environment]).arg(&linked))?;
        child::run_case(&cases::LINKED, &linked)?;
    }
    Ok(())
}

fn module(name: &str, build: &Build, folder: &Path) -> Outcome<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/consumers/link").join(name).with_extension("cl");
    let (bitcode, module) = (folder.join(name).with_extension("bc"), folder.join(name).with_extension("spv"));
    toolchain::compile(&source, "CL3.0", build, &bitcode)?;
    let compiled = Compiled { file: bitcode, extensions: None };
    toolchain::translate(&compiled, build, DEVICE_VERSION, &translator(), &module)?;
    Ok(module)
}
