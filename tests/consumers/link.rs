//! `spirv-link` joins a module that imports functions and a table with one that exports them.

use std::path::{Path, PathBuf};
use std::process::Command;

use libtest_mimic::Trial;

use crate::Outcome;
use crate::cases::{Case, Input};
use crate::child;
use crate::compare::equal;
use crate::device::{Device, Program};
use crate::process::{run_program, spirv_tool};
use crate::toolchain::{self, Build, Compiled, DEVICE_VERSION};

/// The linked module, which a child runs.
pub(crate) const CASE: Case = Case { name: "linked", input: Input::OpenClC { standard: "CL3.0" }, check };

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
        child::run_case(&CASE, &linked)?;
    }
    Ok(())
}

fn module(name: &str, build: &Build, folder: &Path) -> Outcome<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/consumers/link").join(name).with_extension("cl");
    let (bitcode, module) = (folder.join(name).with_extension("bc"), folder.join(name).with_extension("spv"));
    toolchain::compile(&source, "CL3.0", build, &bitcode)?;
    let compiled = Compiled { file: bitcode, extensions: None };
    toolchain::translate(&compiled, build, DEVICE_VERSION, &toolchain::translator(), &module)?;
    Ok(module)
}

/// Runs with the default values of the specialization constants of both modules, and with others.
fn check(device: &Device) -> Outcome {
    check_with(device, &device.build()?, 2, 100)?;
    check_with(device, &device.specialize(&[(7, -3), (8, 40)])?, -3, 40)
}

fn check_with(device: &Device, program: &Program<'_>, factor: i32, offset: i32) -> Outcome {
    const ITEMS: usize = 24;
    const WEIGHTS: [i32; 4] = [3, 5, 7, 11];
    let values: Vec<f32> = (0..ITEMS + 3).map(|i| (i * i % 17) as f32).collect();
    let input = device.upload(&values)?;
    let (sums, totals) = (device.zeroed::<f32>(ITEMS)?, device.zeroed::<i32>(ITEMS)?);
    let pairs = device.zeroed::<[i32; 2]>(ITEMS)?;
    program.run("linked", &[&input, &sums, &pairs, &totals], [ITEMS], [8])?;
    let sum = |i: usize| (0..3).map(|k| values[i + k] * WEIGHTS[k] as f32).sum::<f32>() * 0.5 + values[i];
    let pair = |i: usize| [i as i32, WEIGHTS[i & 3]].map(|x| x * factor + offset);
    equal("sums", &device.download(&sums)?, &(0..ITEMS).map(sum).collect::<Vec<_>>())?;
    equal("pairs", &device.download(&pairs)?, &(0..ITEMS).map(pair).collect::<Vec<_>>())?;
    equal("totals", &device.download(&totals)?, &[2; ITEMS])
}
