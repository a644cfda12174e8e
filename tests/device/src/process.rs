//! Programs as processes: compilers and validators, and this program again as a child that may crash or hang.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::Write;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use llvm_spirv_rs::validate::spirv_tools::{check, is_known_gap};
use test_support::{kept, root};

use crate::device::Build;
use crate::{Outcome, worker};

/// The start of the message about a child that exceeded its time limit.
pub const UNFINISHED: &str = "on the device: not finished";

const TIME_LIMIT: Duration = Duration::from_secs(180);

/// The time after which a program that waits without work is killed: much longer than its limit.
const MAX_WAIT: Duration = Duration::from_secs(3600);

/// The signal for a program that exceeds its limit.
const SIGXCPU: i32 = 24;

/// The maximum length of a program's output in a message.
const PRINTED: usize = 4000;

/// The first argument of a child.
const CHILD: &str = "--child";

/// Does the work of a child if this process is one: `work` gets the arguments of [`run_child`], and its error goes to
/// the standard error stream. A child without arguments is a worker.
pub fn work_as_child(work: impl Fn(&[String]) -> Outcome) -> Option<ExitCode> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (first, arguments) = words.split_first()?;
    if first != CHILD {
        return None;
    }
    Some(match if arguments.is_empty() { worker::serve(work) } else { work(arguments) } {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            // A closed stream is ignored; the exit status suffices.
            let _ = writeln!(std::io::stderr(), "{message}");
            ExitCode::FAILURE
        }
    })
}

/// Runs this program again as a child with these arguments, unless a worker does the same; the streams of the child are
/// in the file `log`, and its output is the error if it fails or crashes.
pub fn run_child(arguments: impl IntoIterator<Item = impl AsRef<OsStr>>, log: &Path) -> Outcome {
    let arguments: Vec<OsString> = arguments.into_iter().map(|word| word.as_ref().to_owned()).collect();
    let command = || Some(limited(&child(&[]).ok()?, TIME_LIMIT));
    if worker::finishes(&arguments, command, MAX_WAIT) {
        return Ok(());
    }
    let status = wait_for_child(&arguments, log)?;
    if status.success() {
        return Ok(());
    }
    let printed = fs::read(log).unwrap_or_default();
    Err(format!("on the device: {status}\n{}", String::from_utf8_lossy(&printed)))
}

/// Runs a child as [`run_child`] does, and returns the contents of the file `results` that it writes; does not run it if
/// the results are kept. `sources` is a digest of the code of the child, and `input` is what determines the results beside
/// that code and the device.
pub fn results_of_child(
    sources: &str,
    input: &[&[u8]],
    arguments: impl IntoIterator<Item = impl AsRef<OsStr>>,
    log: &Path,
    results: &Path,
) -> Outcome<Vec<u8>> {
    let run = || {
        run_child(arguments, log)?;
        fs::read(results).map_err(|error| format!("{}: {error}", results.display()))
    };
    // The version of another device is not known.
    if ["OCL_ICD_VENDORS", "KERNELS_ON"].iter().any(|name| std::env::var_os(name).is_some()) {
        return run();
    }
    let input: Vec<String> = input.iter().map(|bytes| kept::digest(bytes)).collect();
    kept::get("device", &format!("{sources}\n{}", input.join("\n")), run)
}

/// Runs a child of the test in this folder of `tests` as [`results_of_child`] does, whose last argument says how it builds
/// a generated module. Results of the host are not kept: they depend on this program as well.
pub fn results_of_build(
    test: &str,
    build: Build,
    input: &[&[u8]],
    arguments: &[&OsStr],
    log: &Path,
    results: &Path,
) -> Outcome<Vec<u8>> {
    // Results of an earlier run must not be taken for those of this one.
    let _ = fs::remove_file(results);
    let arguments = [arguments, &[OsStr::new(build.word())]].concat();
    if build == Build::Host {
        run_child(arguments, log)?;
        return fs::read(results).map_err(|error| format!("{}: {error}", results.display()));
    }
    let sources = sources_with(test)?;
    results_of_child(&sources, &[input, &[build.word().as_bytes()]].concat(), arguments, log, results)
}

/// Returns a digest of the code that runs cases on the device, and of the list of packages with the device and
/// SPIRV-Tools.
pub fn sources() -> Outcome<&'static str> {
    static SOURCES: OnceLock<Outcome<String>> = OnceLock::new();
    SOURCES.get_or_init(|| digest_of_sources(&["device", "support"])).as_deref().map_err(Clone::clone)
}

/// Returns a digest as [`sources`] does, with the code of a test that has children of its own: a folder of `tests`.
pub fn sources_with(test: &str) -> Outcome<String> {
    static SOURCES: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());
    let mut known = SOURCES.lock().map_err(|_| "a digest of the sources was not computed")?;
    if let Some(digest) = known.get(test) {
        return Ok(digest.clone());
    }
    let digest = digest_of_sources(&["device", "support", test])?;
    known.insert(test.to_owned(), digest.clone());
    Ok(digest)
}

fn digest_of_sources(folders: &[&str]) -> Outcome<String> {
    let root = root();
    let mut paths: Vec<PathBuf> =
        ["build", "demo"].map(|part| root.join(format!("scripts/requirements-{part}.txt"))).to_vec();
    let mut folders: Vec<PathBuf> = folders.iter().map(|name| root.join("tests").join(name)).collect();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        for path in entries.flatten().map(|entry| entry.path()) {
            match path.is_dir() {
                true => folders.push(path),
                false if path.extension().is_some_and(|extension| extension == "rs") => paths.push(path),
                false => {}
            }
        }
    }
    paths.sort();
    let mut all = Vec::new();
    for path in paths {
        all.extend(fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?);
    }
    Ok(kept::digest(&all))
}

/// Ends the workers that [`run_child`] has started, so that the system counts their time as that of this process.
pub fn end_workers() {
    worker::end();
}

/// Starts a child with its streams in the file `log`.
fn wait_for_child(arguments: &[OsString], log: &Path) -> Outcome<ExitStatus> {
    let status = run_with_limit(&child(arguments)?, log, TIME_LIMIT)?;
    status.ok_or_else(|| format!("{UNFINISHED} after {} seconds", TIME_LIMIT.as_secs()))
}

/// Returns this program as a child.
fn child(arguments: &[OsString]) -> Outcome<Command> {
    let program = std::env::current_exe().map_err(|error| format!("this program: {error}"))?;
    let mut child = Command::new(program);
    child.arg(CHILD).args(arguments).envs(runtime_environment());
    Ok(child)
}

/// Runs a program that may crash or hang. Returns its exit status, or `None` if it was killed at the time limit.
///
/// The limit is one of a processor's time, as another program may keep the processors busy. Its streams go to the file
/// `log`, so that it never waits for a reader.
pub fn run_with_limit(command: &Command, log: &Path, limit: Duration) -> Outcome<Option<ExitStatus>> {
    let mut command = limited(command, limit);
    let stderr = File::create(log).map_err(|error| format!("{}: {error}", log.display()))?;
    let stdout = stderr.try_clone().map_err(|error| format!("{}: {error}", log.display()))?;
    let child = command.stdin(Stdio::null()).stdout(stdout).stderr(stderr).spawn();
    let mut child =
        child.map_err(|error| format!("{command:?}: {error}; scripts/setup installs the needed programs"))?;
    let start = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(status)) if status.signal() == Some(SIGXCPU) => return Ok(None),
            Ok(Some(status)) => return Ok(Some(status)),
            Ok(None) if start.elapsed() < MAX_WAIT => std::thread::sleep(Duration::from_millis(10)),
            Ok(None) => {
                // A program that has ended in the meantime also exceeded the limit.
                let _ = child.kill();
                let _ = child.wait();
                return Ok(None);
            }
            Err(error) => return Err(format!("cannot wait for {command:?}: {error}")),
        }
    }
}

/// Returns the command with a limit on the time that processors work for it, at which the system kills the program.
fn limited(command: &Command, limit: Duration) -> Command {
    let mut limited = Command::new("prlimit");
    limited.arg(format!("--cpu={}", limit.as_secs())).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => limited.env(name, value),
            None => limited.env_remove(name),
        };
    }
    if let Some(folder) = command.get_current_dir() {
        limited.current_dir(folder);
    }
    limited
}

/// Points the loader at the runtime that scripts/setup installs, unless the environment names another one.
///
/// The dynamic linker reads its search path when a process starts, so only the parent can set it.
fn runtime_environment() -> Vec<(&'static str, OsString)> {
    let mut variables = Vec::new();
    let Ok(cache) = kept::cache() else { return variables };
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

/// Fails if a module is not valid; a module above the universal limits is accepted, and so is debug information that
/// SPIRV-Tools does not know.
pub fn validate(module: &Path) -> Outcome {
    let whole = run_program(Command::new(spirv_tool("spirv-val")).args(["--max-function-args", "65535"]).arg(module));
    whole.or_else(|message| {
        if !message.contains("DebugInfo.") {
            return Err(message);
        }
        let bytes = fs::read(module).map_err(|error| error.to_string())?;
        let words: Vec<u32> = bytemuck::pod_collect_to_vec(&bytes);
        match check(&words).map_err(|error| error.to_string())? {
            Err(violation) if !is_known_gap(&words, &violation) => Err(violation.rule),
            Ok(()) | Err(_) => Ok(()),
        }
    })
}

/// Returns the path of one of SPIRV-Tools' programs: the one of scripts/setup, or else that on the search path.
pub fn spirv_tool(name: &str) -> PathBuf {
    let installed = kept::cache().map(|cache| cache.join("spirv-tools/bin").join(name));
    installed.ok().filter(|path| path.exists()).unwrap_or_else(|| PathBuf::from(name))
}

/// Runs a program to its end; returns its output as the error if it failed.
pub fn run_program(command: &mut Command) -> Outcome {
    let output = command
        .output()
        .map_err(|error| format!("{command:?}: {error}; scripts/setup installs the needed programs"))?;
    if output.status.success() {
        return Ok(());
    }
    let printed = [output.stdout, output.stderr].concat();
    let printed: String = String::from_utf8_lossy(&printed).chars().take(PRINTED).collect();
    Err(format!("{command:?}: {}\n{printed}", output.status))
}
