//! Runs one case on the device in a process of its own, with a time limit.

use std::ffi::OsStr;
use std::path::Path;

use crate::Outcome;
use crate::cases::{self, Case};
use crate::device::Device;
use crate::process;

/// The extension of the file, beside the module, to which a child writes its results.
const RESULTS: &str = "results";

/// The places where a child runs a case.
const DEVICE: &str = "device";
const HOST: &str = "host";

/// Starts a child for the case and waits for it; returns its results, or its message if it fails.
pub fn run_case(case: &Case, module: &Path) -> Outcome<Vec<String>> {
    let words = read(module)?;
    let input = [case.name.as_bytes(), &*words];
    let (log, results) = (module.with_extension("log"), module.with_extension(RESULTS));
    let results =
        process::results_of_child(process::sources()?, &input, arguments(case, module, DEVICE), &log, &results)?;
    Ok(String::from_utf8_lossy(&results).lines().map(str::to_owned).collect())
}

/// Runs a case on the host in a child. The outcome is not kept: the child translates the module back with the code that is
/// tested.
pub fn run_on_host(case: &Case, module: &Path) -> Outcome {
    process::run_child(arguments(case, module, HOST), &module.with_extension("log"))
}

fn arguments<'a>(case: &'a Case, module: &'a Path, place: &'a str) -> [&'a OsStr; 3] {
    [OsStr::new(case.name), module.as_os_str(), OsStr::new(place)]
}

/// Runs a case, in a child: its name, the path of its module, and the device or the host.
pub fn work(arguments: &[String]) -> Outcome {
    let [name, module, place] = arguments else {
        return Err("a child needs the name of a case, a module and a place".to_owned());
    };
    let case = cases::find(name).ok_or_else(|| format!("there is no case {name}"))?;
    let module = Path::new(module);
    let device = if place == HOST { Device::host(read(module)?) } else { Device::open(read(module)?)? };
    (case.check)(&device)?;
    let results = module.with_extension(RESULTS);
    std::fs::write(&results, device.results().join("\n")).map_err(|error| format!("{}: {error}", results.display()))
}

fn read(module: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(module).map_err(|error| format!("{}: {error}", module.display()))
}
