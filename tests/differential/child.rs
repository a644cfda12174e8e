//! The device's work, in a process of its own, so that a crash of the OpenCL runtime is one failed seed.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use crate::Outcome;
use crate::device::Device;
use crate::generate::OUTPUT_BYTES;
use crate::seed::RECORDS;

/// The first argument of a child; a folder, the number of kernels and how to build them follow.
pub(crate) const FLAG: &str = "--child";

/// What the device's compiler prints when it fails on a valid module. It can compile such a module without optimisation.
const COMPILER_FAULT: &str = "Internal compiler error";

/// How the message of a child begins that was still at work when its time was over. The device's optimiser sometimes
/// never ends.
const UNFINISHED: &str = "on the device: not finished";

const TIME_LIMIT: Duration = Duration::from_secs(180);

/// How the device builds a module: with its optimisations, which find more of our faults, or without, which takes a
/// tenth of the time.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    Optimised,
    Plain,
}

impl Build {
    fn word(self) -> &'static str {
        match self {
            Build::Optimised => "optimised",
            Build::Plain => "plain",
        }
    }
}

/// Runs every kernel of the module in a folder in a child; what they write.
pub(crate) fn evaluate(folder: &Path, kernels: usize, build: Build) -> Outcome<Vec<u8>> {
    match (build, evaluate_built(folder, kernels, build)) {
        (Build::Optimised, Err(message)) if message.contains(COMPILER_FAULT) || message.starts_with(UNFINISHED) => {
            evaluate_built(folder, kernels, Build::Plain)
        }
        (_, outcome) => outcome,
    }
}

fn evaluate_built(folder: &Path, kernels: usize, build: Build) -> Outcome<Vec<u8>> {
    let results = folder.join("results");
    // Nothing of a run before may be taken for the results of this one.
    let _ = fs::remove_file(&results);
    let log = File::create(folder.join("log")).map_err(|error| format!("log: {error}"))?;
    let program = std::env::current_exe().map_err(|error| format!("this program: {error}"))?;
    let mut child = Command::new(program)
        .arg(FLAG)
        .arg(folder)
        .arg(kernels.to_string())
        .arg(build.word())
        .envs(runtime_environment())
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .map_err(|error| format!("no child process: {error}"))?;
    let start = Instant::now();
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break status,
            Ok(None) if start.elapsed() < TIME_LIMIT => std::thread::sleep(Duration::from_millis(10)),
            Ok(None) => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("{UNFINISHED} after {} seconds", TIME_LIMIT.as_secs()));
            }
            Err(error) => return Err(format!("cannot wait for the child process: {error}")),
        }
    };
    if !status.success() {
        let printed = fs::read(folder.join("log")).unwrap_or_default();
        return Err(format!("on the device: {status}\n{}", String::from_utf8_lossy(&printed)));
    }
    fs::read(&results).map_err(|error| format!("results: {error}"))
}

/// What a child does.
pub(crate) fn main(mut words: impl Iterator<Item = String>) -> ExitCode {
    let outcome = match (words.next(), words.next().and_then(|word| word.parse().ok())) {
        (Some(folder), Some(kernels)) => {
            let plain = words.next().as_deref() == Some(Build::Plain.word());
            run(Path::new(&folder), kernels, if plain { Build::Plain } else { Build::Optimised })
        }
        _ => Err(format!("{FLAG} needs a folder, a number of kernels and how to build them")),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    }
}

fn run(folder: &Path, kernels: usize, build: Build) -> Outcome {
    let read = |name: &str| fs::read(folder.join(name)).map_err(|error| format!("{name}: {error}"));
    let device = Device::open(read("device.spv")?)?;
    let program = match build {
        Build::Optimised => device.build()?,
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

/// Points the loader at the runtime that scripts/setup installs, unless the environment names another one.
fn runtime_environment() -> Vec<(&'static str, OsString)> {
    let mut variables = Vec::new();
    let cache = match std::env::var_os("LLVM_SPIRV_RS_CACHE") {
        Some(path) => PathBuf::from(path),
        None => PathBuf::from(std::env::var_os("HOME").unwrap_or_default()).join(".cache/llvm-spirv-rs"),
    };
    let vendors = cache.join("opencl-icd");
    if std::env::var_os("OCL_ICD_VENDORS").is_some() || !vendors.exists() {
        return variables;
    }
    variables.push(("OCL_ICD_VENDORS", vendors.into_os_string()));
    let inherited = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let paths = std::iter::once(cache.join("venv/lib"))
        .chain(std::env::split_paths(&inherited).filter(|path| path != &PathBuf::new()));
    variables.extend(std::env::join_paths(paths).map(|joined| ("LD_LIBRARY_PATH", joined)));
    variables
}
