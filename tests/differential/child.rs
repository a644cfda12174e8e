//! Runs modules on the device in a process of their own, so that a crash of the OpenCL runtime is one failed seed.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use crate::Outcome;
use crate::device::Build;
use crate::generate::OUTPUT_BYTES;
use crate::process::{self, UNFINISHED};
use crate::seed::RECORDS;

/// The message of the device's compiler when it fails on a valid module that it can compile without optimization.
const COMPILER_FAULT: &str = "Internal compiler error";

/// Runs every kernel of the module in a folder in a child; returns their results and the build mode.
///
/// The device's optimizer sometimes fails or does not terminate; such a module is run without it.
pub(crate) fn evaluate(folder: &Path, kernels: usize, build: Build) -> Outcome<(Vec<u8>, Build)> {
    match (build, evaluate_built(folder, kernels, build)) {
        (Build::Optimized, Err(message)) if message.contains(COMPILER_FAULT) || message.starts_with(UNFINISHED) => {
            Ok((evaluate_built(folder, kernels, Build::Plain)?, Build::Plain))
        }
        (_, outcome) => Ok((outcome?, build)),
    }
}

fn evaluate_built(folder: &Path, kernels: usize, build: Build) -> Outcome<Vec<u8>> {
    let results = folder.join("results");
    let kernels = kernels.to_string();
    let read = |name: &str| fs::read(folder.join(name)).map_err(|error| format!("{name}: {error}"));
    let input = [&*read("device.spv")?, &read("inputs")?, kernels.as_bytes()];
    let arguments = [folder.as_os_str(), OsStr::new(&kernels)];
    process::results_of_build("differential", build, &input, &arguments, &folder.join("log"), &results)
}

/// Runs kernels on the device, in a child: the folder of the module, the number of kernels and how to build them.
pub(crate) fn work(arguments: &[String]) -> Outcome {
    let [folder, kernels, build] = arguments else {
        return Err("a child needs a folder, a number of kernels and how to build them".to_owned());
    };
    let kernels = kernels.parse().map_err(|error| format!("{kernels}: {error}"))?;
    run(Path::new(folder), kernels, Build::of_word(build)?)
}

fn run(folder: &Path, kernels: usize, build: Build) -> Outcome {
    let read = |name: &str| fs::read(folder.join(name)).map_err(|error| format!("{name}: {error}"));
    let device = build.open(read("device.spv")?)?;
    let program = build.program(&device)?;
    let inputs = device.upload(&read("inputs")?)?;
    let mut all = Vec::new();
    for kernel in 0..kernels {
        let results = device.zeroed::<u8>((OUTPUT_BYTES * RECORDS) as usize)?;
        program.run(&format!("k{kernel}"), &[&inputs, &results], [RECORDS as usize], [1])?;
        all.extend(device.download(&results)?);
    }
    fs::write(folder.join("results"), all).map_err(|error| format!("results: {error}"))
}
