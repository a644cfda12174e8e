//! The device's work, in a process of its own, so that a crash of the OpenCL runtime is one failed seed.

use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use crate::Outcome;
use crate::device::Device;
use crate::generate::PROGRAMS;
use crate::process;
use crate::seed::INPUTS;

/// The first argument of a child; the path of a module and, unless the device is to optimise it, [`PLAIN`] follow.
pub(crate) const FLAG: &str = "--child";

/// Lets the device compile without its optimisations, which takes a tenth of the time.
const PLAIN: &str = "plain";

/// Runs every program of a module in a child and returns their results.
pub(crate) fn evaluate(module: &Path, is_optimised: bool) -> Outcome<Vec<u32>> {
    let results = module.with_extension("results");
    let build = if is_optimised { "" } else { PLAIN };
    let arguments = [OsStr::new(FLAG), module.as_os_str(), OsStr::new(build)];
    process::run_child(arguments, &module.with_extension("log"))?;
    let bytes = fs::read(&results).map_err(|error| format!("{}: {error}", results.display()))?;
    Ok(bytes.chunks_exact(4).map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]])).collect())
}

/// What a child does.
pub(crate) fn main(mut words: impl Iterator<Item = String>) -> ExitCode {
    let outcome = match words.next() {
        Some(module) => run(Path::new(&module), words.next().as_deref() != Some(PLAIN)),
        None => Err(format!("{FLAG} needs a module")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(module: &Path, is_optimised: bool) -> Outcome {
    let device = Device::open(fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?)?;
    let built = if is_optimised { device.build()? } else { device.build_slow()? };
    let mut all = Vec::new();
    for program in 0..PROGRAMS {
        let results = device.zeroed::<u32>(INPUTS)?;
        built.run(&format!("k{program}"), &[&results], [INPUTS], [1])?;
        all.extend(device.download(&results)?.into_iter().flat_map(u32::to_le_bytes));
    }
    fs::write(module.with_extension("results"), all).map_err(|error| format!("results: {error}"))
}
