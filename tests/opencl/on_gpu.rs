//! Kernels compiled for GPUs by LLVM's targets, a sample of them unless `GPU=all` asks for all programs. Nothing runs: llc
//! must accept the modules.

use std::path::Path;
use std::process::Command;

use libtest_mimic::{Failed, Trial};
use llvm_spirv_rs::lift::{Environment, Gpu, LiftOptions, lift};
use llvm_spirv_rs::specialize::ModuleFile;
use test_device::Outcome;
use test_device::cases::{self, Case};
use test_device::process::run_program;
use test_device::toolchain::{self, Build, Target};

use crate::{builds, name, translator};

/// The targets, each with a processor.
const PROCESSORS: [(Gpu, &str, &str); 2] =
    [(Gpu::Nvptx64, "nvptx64", "sm_90"), (Gpu::Amdgcn, "amdgcn-amd-amdhsa", "gfx942")];

/// Programs that the targets refuse, each with a part of the message.
#[rustfmt::skip]
static REFUSED: &[(&str, &str)] = &[
    ("blocks", "get_default_queue"),
    ("device_extensions", "clock_read_device"),
    ("edges", "read_imageui"),
    ("images", "get_image_dim"),
    ("pipes", "__write_pipe_2"),
    ("resample", "read_imagef"),
];

/// The programs that are compiled without `GPU=all`: each has something that no other one has.
static SAMPLE: &[&str] =
    &["atomics", "bitonic", "generic_memory", "groups", "halves", "kernel_parameters", "rays", "sycl", "transform"];

/// Returns a test for each program and target; with `GPU=all` one for each build.
pub(crate) fn trials() -> impl Iterator<Item = Trial> {
    let runs_all = std::env::var_os("GPU").is_some_and(|value| value == "all");
    let is_chosen = move |case: &&Case| runs_all || SAMPLE.contains(&case.name);
    cases::ALL.iter().filter(is_chosen).flat_map(move |case| {
        let is_run = |build: &&Build| build.target == Target::Spir64;
        let count = if runs_all { usize::MAX } else { 1 };
        let builds = builds(case).filter(is_run).take(count);
        builds.flat_map(move |build| {
            PROCESSORS.map(move |(gpu, triple, processor)| {
                Trial::test(format!("{}::gpu::{gpu}", name(case, build)), move || {
                    check(case, build, gpu, [triple, processor]).map_err(Failed::from)
                })
            })
        })
    })
}

/// Checks that the target compiles the program, or that it does not for the reason of its row.
fn check(case: &Case, build: &Build, gpu: Gpu, target: [&str; 2]) -> Outcome {
    let row = REFUSED.iter().find(|row| row.0 == case.name);
    match (compile(case, build, gpu, target), row) {
        (Ok(()), Some((_, reason))) => Err(format!("the program is compiled, remove its row: {reason}")),
        (Err(message), Some((_, reason))) if message.contains(reason) => Ok(()),
        (outcome, _) => outcome,
    }
}

fn compile(case: &Case, build: &Build, gpu: Gpu, [triple, processor]: [&str; 2]) -> Outcome {
    let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
    let module = toolchain::make_module(case, build, &translator(), folder.path())?;
    let bitcode = folder.path().join("kernel.bc");
    std::fs::write(&bitcode, translate(&module, gpu)?).map_err(|error| format!("{}: {error}", bitcode.display()))?;
    let mut llc = Command::new("llc-22");
    llc.arg(format!("-mtriple={triple}")).arg(format!("-mcpu={processor}")).arg(&bitcode).args(["-o", "/dev/null"]);
    run_program(&mut llc)
}

/// Translates a module to LLVM IR for a target.
fn translate(module: &Path, gpu: Gpu) -> Outcome<Vec<u8>> {
    let wrong = |error: llvm_spirv_rs::Error| format!("{gpu} refuses the module: {error}");
    let words = std::fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let file = ModuleFile::read(&words).map_err(wrong)?;
    let mut options = LiftOptions::default();
    options.environment = Environment::Gpu(gpu);
    lift(&file.words, "kernel.spv", &options).map_err(wrong)?.bitcode().map_err(wrong)
}
