//! Runs programs on the device, or lifted for the processor, in a process of their own, so that a crash of the OpenCL runtime is one failed seed.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use crate::Outcome;
use crate::device::Device;
use crate::generate::PROGRAMS;
use crate::process;
use crate::seed::INPUTS;

/// Where and how the programs of a module run.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// On the device.
    Optimized,
    /// On the device without the optimizations of its compiler, which takes a tenth of the time then.
    Plain,
    /// On the processor, translated back to LLVM IR.
    Lifted,
}

impl Build {
    fn word(self) -> &'static str {
        match self {
            Self::Optimized => "optimized",
            Self::Plain => "plain",
            Self::Lifted => "lifted",
        }
    }
}

/// Runs every program of a module in a child and returns their results.
pub(crate) fn evaluate(module: &Path, build: Build) -> Outcome<Vec<u32>> {
    let results = module.with_extension("results");
    let build_word = build.word();
    let arguments = [module.as_os_str(), OsStr::new(build_word)];
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let log = module.with_extension("log");
    if build == Build::Lifted {
        // They depend on this program as well.
        process::run_child(arguments, &log)?;
        return Ok(bytemuck::pod_collect_to_vec(&read(&results)?));
    }
    let words = read(module)?;
    let bytes = process::results_of_child(
        process::sources_with("stack_programs")?,
        &[&words, build_word.as_bytes()],
        arguments,
        &log,
        &results,
    )?;
    Ok(bytemuck::pod_collect_to_vec(&bytes))
}

/// Runs programs in a child: the path of the module, and where they run.
pub(crate) fn work(arguments: &[String]) -> Outcome {
    let [module, build] = arguments else { return Err("a child needs a module and how to build it".to_owned()) };
    let all = [Build::Optimized, Build::Plain, Build::Lifted];
    let build =
        all.into_iter().find(|other| other.word() == build).ok_or_else(|| format!("no way to build: {build}"))?;
    run(Path::new(module), build)
}

fn run(module: &Path, build: Build) -> Outcome {
    let bytes = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let device = if build == Build::Lifted { Device::host(bytes) } else { Device::open(bytes)? };
    let built = if build == Build::Plain { device.build_slow()? } else { device.build()? };
    let mut all: Vec<u32> = Vec::new();
    for program in 0..PROGRAMS {
        let results = device.zeroed::<u32>(INPUTS)?;
        built.run(&format!("k{program}"), &[&results], [INPUTS], [1])?;
        all.extend(device.download(&results)?);
    }
    fs::write(module.with_extension("results"), bytemuck::cast_slice(&all)).map_err(|error| format!("results: {error}"))
}
