//! Runs programs on the device, or translated back on the host, in a process of their own, so that a crash of the OpenCL
//! runtime is one failed seed.

use std::fs;
use std::path::Path;

use crate::Outcome;
use crate::device::Build;
use crate::generate::PROGRAMS;
use crate::process;
use crate::seed::INPUTS;

/// Runs every program of a module in a child and returns their results.
pub(crate) fn evaluate(module: &Path, build: Build) -> Outcome<Vec<u32>> {
    let words = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let (log, results) = (module.with_extension("log"), module.with_extension("results"));
    let arguments = [module.as_os_str()];
    let bytes = process::results_of_build("stack_programs", build, &[&words], &arguments, &log, &results)?;
    Ok(bytemuck::pod_collect_to_vec(&bytes))
}

/// Runs programs in a child: the path of the module, and where they run.
pub(crate) fn work(arguments: &[String]) -> Outcome {
    let [module, build] = arguments else { return Err("a child needs a module and how to build it".to_owned()) };
    run(Path::new(module), Build::of_word(build)?)
}

fn run(module: &Path, build: Build) -> Outcome {
    let bytes = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let device = build.open(bytes)?;
    let built = build.program(&device)?;
    let mut all: Vec<u32> = Vec::new();
    for program in 0..PROGRAMS {
        let results = device.zeroed::<u32>(INPUTS)?;
        built.run(&format!("k{program}"), &[&results], [INPUTS], [1])?;
        all.extend(device.download(&results)?);
    }
    fs::write(module.with_extension("results"), bytemuck::cast_slice(&all)).map_err(|error| format!("results: {error}"))
}
