//! Programs as processes: compilers and validators, and this program again as a child that may crash or never end.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use crate::Outcome;

/// How the message of a child begins that was still at work when its time was over.
pub(crate) const UNFINISHED: &str = "on the device: not finished";

const TIME_LIMIT: Duration = Duration::from_secs(180);

/// As much of what a program printed as a message repeats.
const PRINTED: usize = 4000;

/// Runs this program again with other arguments, its streams in the file `log`; what it printed is the error if it
/// failed or crashed.
pub(crate) fn run_child(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>, log: &Path) -> Outcome {
    let status = wait_for_child(arguments, log)?;
    if status.success() {
        return Ok(());
    }
    let printed = fs::read(log).unwrap_or_default();
    Err(format!("on the device: {status}\n{}", String::from_utf8_lossy(&printed)))
}

/// The streams go to a file, so that a child never waits for its reader.
fn wait_for_child(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>, log: &Path) -> Outcome<ExitStatus> {
    let stderr = File::create(log).map_err(|error| format!("{}: {error}", log.display()))?;
    let stdout = stderr.try_clone().map_err(|error| format!("{}: {error}", log.display()))?;
    let program = std::env::current_exe().map_err(|error| format!("this program: {error}"))?;
    let mut child = Command::new(program)
        .args(arguments)
        .envs(runtime_environment())
        .stdin(Stdio::null())
        .stdout(stdout)
        .stderr(stderr)
        .spawn()
        .map_err(|error| format!("no child process: {error}"))?;
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) => return Ok(status),
            Ok(None) if start.elapsed() < TIME_LIMIT => std::thread::sleep(Duration::from_millis(10)),
            Ok(None) => {
                // A child that ended by itself in between is no better: it is too late either way.
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("{UNFINISHED} after {} seconds", TIME_LIMIT.as_secs()));
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
    let Some(cache) = cache() else { return variables };
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

/// Where scripts/setup keeps what it installs.
fn cache() -> Option<PathBuf> {
    match std::env::var_os("LLVM_SPIRV_RS_CACHE") {
        Some(path) => Some(path.into()),
        None => Some(PathBuf::from(std::env::var_os("HOME")?).join(".cache/llvm-spirv-rs")),
    }
}

/// Fails if a module is not valid; one above the universal limits is. The validator is the one that scripts/setup installs, else that on the search path.
pub(crate) fn validate(module: &Path) -> Outcome {
    let installed = cache().map(|cache| cache.join("spirv-tools/bin/spirv-val")).filter(|path| path.exists());
    let mut validator = Command::new(installed.unwrap_or_else(|| PathBuf::from("spirv-val")));
    run_program(validator.args(["--max-function-args", "65535"]).arg(module))
}

/// Runs a program to its end; what it printed is the error if it failed.
pub(crate) fn run_program(command: &mut Command) -> Outcome {
    let output =
        command.output().map_err(|error| format!("{command:?}: {error}; scripts/setup installs what is needed"))?;
    if output.status.success() {
        return Ok(());
    }
    let printed = [output.stdout, output.stderr].concat();
    let printed: String = String::from_utf8_lossy(&printed).chars().take(PRINTED).collect();
    Err(format!("{command:?}: {}\n{printed}", output.status))
}
