//! Runs modules on the device in a process of their own, so that a crash of the OpenCL runtime is one failed seed.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use crate::Outcome;
use crate::device::Device;
use crate::generate::OUTPUT_BYTES;
use crate::process::{self, UNFINISHED};
use crate::seed::RECORDS;

/// The message of the device's compiler when it fails on a valid module that it can compile without optimization.
const COMPILER_FAULT: &str = "Internal compiler error";

/// The build mode of the device: with its optimizations, which expose more of our faults, or without, which takes a
/// tenth of the time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    Optimized,
    Plain,
    /// On the host in its place.
    Host,
}

impl Build {
    fn word(self) -> &'static str {
        match self {
            Build::Optimized => "optimized",
            Build::Plain => "plain",
            Build::Host => "host",
        }
    }
}

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
    // Results of an earlier run must not be taken for those of this one.
    let _ = fs::remove_file(&results);
    let kernels = kernels.to_string();
    let arguments = [folder.as_os_str(), OsStr::new(&kernels), OsStr::new(build.word())];
    let read = |name: &str| fs::read(folder.join(name)).map_err(|error| format!("{name}: {error}"));
    if build == Build::Host {
        // They depend on this program as well.
        process::run_child(arguments, &folder.join("log"))?;
        return read("results");
    }
    let input = [&*read("device.spv")?, &read("inputs")?, kernels.as_bytes(), build.word().as_bytes()];
    process::results_of_child(process::sources_with("differential")?, &input, arguments, &folder.join("log"), &results)
}

/// Runs kernels on the device, in a child: the folder of the module, the number of kernels and how to build them.
pub(crate) fn work(arguments: &[String]) -> Outcome {
    let [folder, kernels, build] = arguments else {
        return Err("a child needs a folder, a number of kernels and how to build them".to_owned());
    };
    let kernels = kernels.parse().map_err(|error| format!("{kernels}: {error}"))?;
    let all = [Build::Optimized, Build::Plain, Build::Host];
    let build =
        all.into_iter().find(|other| other.word() == build).ok_or_else(|| format!("no way to build: {build}"))?;
    run(Path::new(folder), kernels, build)
}

fn run(folder: &Path, kernels: usize, build: Build) -> Outcome {
    let read = |name: &str| fs::read(folder.join(name)).map_err(|error| format!("{name}: {error}"));
    let module = read("device.spv")?;
    let device = if build == Build::Host { Device::host(module) } else { Device::open(module)? };
    let program = match build {
        Build::Optimized | Build::Host => device.build()?,
        Build::Plain => device.build_slow()?,
    };
    let inputs = device.upload(&read("inputs")?)?;
    let mut all = Vec::new();
    for kernel in 0..kernels {
        let results = device.zeroed::<u8>((OUTPUT_BYTES * RECORDS) as usize)?;
        program.run(&format!("k{kernel}"), &[&inputs, &results], [RECORDS as usize], [1])?;
        all.extend(device.download(&results)?);
    }
    fs::write(folder.join("results"), all).map_err(|error| format!("results: {error}"))
}
