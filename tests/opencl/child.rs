//! One case on the device in a process of its own, with a time limit.

use std::ffi::OsStr;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use crate::Outcome;
use crate::cases::Case;
use crate::device::Device;
use crate::process;

/// The first argument of a child; the name of a case and the path of its module follow.
pub(crate) const FLAG: &str = "--child";

/// The extension of the file beside the module that a child writes what it read to.
const RESULTS: &str = "results";

/// Starts a child for the case and waits for it; what it read from the device, or its complaint if it fails.
pub(crate) fn run_case(case: &Case, module: &Path) -> Outcome<Vec<String>> {
    process::run_child([OsStr::new(FLAG), OsStr::new(case.name), module.as_os_str()], &module.with_extension("log"))?;
    let results = module.with_extension(RESULTS);
    let text = std::fs::read_to_string(&results).map_err(|error| format!("{}: {error}", results.display()))?;
    Ok(text.lines().map(str::to_owned).collect())
}

/// What a child does: the case on the device, its complaint on the standard error stream.
pub(crate) fn main(mut words: impl Iterator<Item = String>) -> ExitCode {
    let outcome = match (words.next(), words.next()) {
        (Some(name), Some(module)) => run_here(&name, Path::new(&module)),
        _ => Err(format!("{FLAG} needs the name of a case and a module")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // Nothing is left to tell of a closed stream; the status says enough.
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

fn run_here(name: &str, module: &Path) -> Outcome {
    let case = crate::find_case(name).ok_or_else(|| format!("there is no case {name}"))?;
    let words = std::fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    let device = Device::open(words)?;
    (case.check)(&device)?;
    let results = module.with_extension(RESULTS);
    std::fs::write(&results, device.results().join("\n")).map_err(|error| format!("{}: {error}", results.display()))
}
