//! Runs one case on the device in a process of its own, with a time limit.

use std::ffi::OsStr;
use std::path::Path;

use crate::Outcome;
use crate::cases::Case;
use crate::device::Device;
use crate::process;

/// The extension of the file, beside the module, to which a child writes its results.
const RESULTS: &str = "results";

/// Starts a child for the case and waits for it; returns its results, or its message if it fails.
pub(crate) fn run_case(case: &Case, module: &Path) -> Outcome<Vec<String>> {
    let words = read(module)?;
    let arguments = [OsStr::new(case.name), module.as_os_str()];
    let input = [case.name.as_bytes(), &*words];
    let (log, results) = (module.with_extension("log"), module.with_extension(RESULTS));
    let results = process::results_of_child(&input, arguments, &log, &results)?;
    Ok(String::from_utf8_lossy(&results).lines().map(str::to_owned).collect())
}

/// Runs a case on the device, in a child: its name and the path of its module.
pub(crate) fn work(arguments: &[String]) -> Outcome {
    let [name, module] = arguments else { return Err("a child needs the name of a case and a module".to_owned()) };
    let case = crate::find_case(name).ok_or_else(|| format!("there is no case {name}"))?;
    let module = Path::new(module);
    let device = Device::open(read(module)?)?;
    (case.check)(&device)?;
    let results = module.with_extension(RESULTS);
    std::fs::write(&results, device.results().join("\n")).map_err(|error| format!("{}: {error}", results.display()))
}

fn read(module: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(module).map_err(|error| format!("{}: {error}", module.display()))
}
