//! Runs programs on the device in a process of their own, so that a crash of the OpenCL runtime is one failed seed.

use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use crate::Outcome;
use crate::device::Device;
use crate::generate::PROGRAMS;
use crate::process;
use crate::seed::INPUTS;

/// Disables the optimizations of the device's compiler, which takes a tenth of the time then.
const PLAIN: &str = "plain";

/// Runs every program of a module in a child and returns their results.
pub(crate) fn evaluate(module: &Path, is_optimized: bool) -> Outcome<Vec<u32>> {
    let results = module.with_extension("results");
    let build = if is_optimized { "" } else { PLAIN };
    let arguments = [module.as_os_str(), OsStr::new(build)];
    let words = fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let log = module.with_extension("log");
    let bytes = process::results_of_child(
        process::sources_with("stack_programs")?,
        &[&words, build.as_bytes()],
        arguments,
        &log,
        &results,
    )?;
    Ok(bytemuck::pod_collect_to_vec(&bytes))
}

/// Runs programs on the device, in a child: the path of the module and, unless the device is to optimize it, [`PLAIN`].
pub(crate) fn work(arguments: &[String]) -> Outcome {
    let [module, build] = arguments else { return Err("a child needs a module and how to build it".to_owned()) };
    run(Path::new(module), build != PLAIN)
}

fn run(module: &Path, is_optimized: bool) -> Outcome {
    let device = Device::open(fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?)?;
    let built = if is_optimized { device.build()? } else { device.build_slow()? };
    let mut all: Vec<u32> = Vec::new();
    for program in 0..PROGRAMS {
        let results = device.zeroed::<u32>(INPUTS)?;
        built.run(&format!("k{program}"), &[&results], [INPUTS], [1])?;
        all.extend(device.download(&results)?);
    }
    fs::write(module.with_extension("results"), bytemuck::cast_slice(&all)).map_err(|error| format!("results: {error}"))
}
