//! One case on the device in a process of its own, with a time limit.

use std::ffi::OsString;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::Outcome;
use crate::cases::{self, Case};
use crate::device::Device;
use crate::toolchain;

/// The first argument of a child; the name of a case and the path of its module follow.
pub(crate) const FLAG: &str = "--child";

const TIME_LIMIT: Duration = Duration::from_secs(180);

/// Starts a child for the case, waits for it, and returns its complaint if it fails.
pub(crate) fn run_case(case: &Case, module: &Path) -> Outcome {
    let log = module.with_extension("log");
    let mut child = start(case, module, &log).map_err(|error| format!("no child process: {error}"))?;
    let status = wait(&mut child)?;
    if status.success() {
        return Ok(());
    }
    let printed = std::fs::read(&log).unwrap_or_default();
    Err(format!("on the device: {status}\n{}", String::from_utf8_lossy(&printed)))
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
    let case = cases::ALL.iter().find(|case| case.name == name).ok_or_else(|| format!("there is no case {name}"))?;
    let words = std::fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
    (case.check)(&Device::open(words)?)
}

/// The streams go to a file, so that a child never waits for its reader.
fn start(case: &Case, module: &Path, log: &Path) -> std::io::Result<Child> {
    let stderr = File::create(log)?;
    let stdout = stderr.try_clone()?;
    Command::new(std::env::current_exe()?)
        .args([FLAG, case.name])
        .arg(module)
        .envs(runtime_environment())
        .stdin(Stdio::null())
        .stdout(stdout)
        .stderr(stderr)
        .spawn()
}

fn wait(child: &mut Child) -> Outcome<ExitStatus> {
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status),
            Ok(None) if start.elapsed() < TIME_LIMIT => std::thread::sleep(Duration::from_millis(10)),
            Ok(None) => {
                // A child that ended by itself in between is no better: it is too late either way.
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("on the device: not finished after {} seconds", TIME_LIMIT.as_secs()));
            }
            Err(error) => return Err(format!("cannot wait for the child process: {error}")),
        }
    }
}

/// Points the loader at the runtime that scripts/setup installs, unless the environment names another one.
///
/// The dynamic linker reads its search path when a process starts, so only the parent can set it.
fn runtime_environment() -> Vec<(&'static str, OsString)> {
    let mut variables = Vec::new();
    let Some(cache) = toolchain::cache() else { return variables };
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
