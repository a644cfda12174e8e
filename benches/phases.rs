//! Measures the time and the peak memory of reading, verifying, translating and validating: `phases MODULE...`. `phases --once read
//! MODULE` only reads a module, once. The variable `THREADS` is the maximum number of threads, one if it is not set.
//!
//! Every phase is measured in its own process, so that each has its own memory peak; the time is the fastest of several
//! runs. Verifying and translating include reading; the peak of validating includes both, as it needs their result.

#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a program of its own")]

use std::num::NonZeroUsize;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use llvm_spirv_rs::bitcode::read as bitcode;
use llvm_spirv_rs::ir::verify_on;
use llvm_spirv_rs::validate::{Validation, validate};
use llvm_spirv_rs::{Options, translate};

type Outcome<T = ()> = Result<T, Box<dyn std::error::Error>>;

/// The first argument of a child; a phase and a path follow.
const FLAG: &str = "--phase";

/// The first argument of a process that is measured from outside; a phase and a path follow.
const ONCE: &str = "--once";

/// The measured phases.
const PHASES: [&str; 4] = ["read", "verify", "translate", "validate"];

/// A child repeats its work for at least this long, and at least three times.
const ENOUGH: Duration = Duration::from_secs(2);

fn main() -> ExitCode {
    // Cargo passes `--bench` to every benchmark.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let outcome = match words.as_slice() {
        [flag, phase, path] if flag == FLAG => measure(phase, Path::new(path)),
        [flag, phase, path] if flag == ONCE => once(phase, Path::new(path)),
        [] => Err("name the modules to measure; scripts/bench makes some".into()),
        paths => paths.iter().try_for_each(|path| report(Path::new(path))),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints a line for each phase, measured by a child.
fn report(path: &Path) -> Outcome {
    let size = std::fs::metadata(path)?.len();
    println!("{} ({:.1} kB of bitcode)", path.display(), size as f64 / 1e3);
    for phase in PHASES {
        let child = Command::new(std::env::current_exe()?).args([FLAG, phase]).arg(path).output()?;
        if !child.status.success() {
            return Err(String::from_utf8_lossy(&child.stderr).into());
        }
        println!("  {phase:<10} {}", String::from_utf8_lossy(&child.stdout).trim());
    }
    Ok(())
}

/// Measures a phase in a child process: prints the fastest time, and the memory peak.
fn measure(phase: &str, path: &Path) -> Outcome {
    let bytes = std::fs::read(path)?;
    let start = Instant::now();
    let mut times = Vec::new();
    while times.len() < 3 || start.elapsed() < ENOUGH {
        times.push(run(phase, &bytes, &path.display().to_string())?);
    }
    let fastest = times.iter().min().copied().unwrap_or_default();
    println!("{:>9.2} ms   peak {:>4} MiB   {} runs", fastest.as_secs_f64() * 1e3, peak_mebibytes()?, times.len());
    Ok(())
}

/// Runs a phase once, and ends the process without freeing memory, as the program does.
fn once(phase: &str, path: &Path) -> Outcome {
    let bytes = std::fs::read(path)?;
    match phase {
        "read" => std::mem::forget(bitcode::read_on(&bytes, &path.display().to_string(), threads())?),
        other => _ = run(other, &bytes, &path.display().to_string())?,
    }
    Ok(())
}

/// Runs a phase once; verifying and translating include reading, as in the program.
fn run(phase: &str, bytes: &[u8], name: &str) -> Outcome<Duration> {
    let options = Options { validation: Validation::None, threads: threads(), ..Options::default() };
    match phase {
        "read" => {
            let (outcome, time) = timed(|| bitcode::read_on(bytes, name, threads()).map(drop));
            outcome?;
            Ok(time)
        }
        "verify" => {
            let (outcome, time) = timed(|| read_and_verify(bytes, name));
            outcome?;
            Ok(time)
        }
        "translate" => {
            let (translation, time) = timed(|| translate(bytes, name, &options));
            translation?;
            Ok(time)
        }
        "validate" => {
            let words = translate(bytes, name, &options)?.words;
            let (valid, time) = timed(|| validate(&words));
            valid?;
            Ok(time)
        }
        other => Err(format!("unknown phase {other}").into()),
    }
}

fn read_and_verify(bytes: &[u8], name: &str) -> Outcome {
    match bitcode::read_on(bytes, name, threads())? {
        bitcode::Outcome::Read(module) => {
            Ok(verify_on(&module.module, threads()).map_err(|_| "the module is not valid")?)
        }
        bitcode::Outcome::NeedsUpgrade(_) => Err("LLVM has to read the module".into()),
    }
}

/// Returns the maximum number of threads.
fn threads() -> Option<NonZeroUsize> {
    let number = std::env::var("THREADS").ok().and_then(|number| number.parse().ok());
    number.or(Some(NonZeroUsize::MIN))
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let result = work();
    (result, start.elapsed())
}

/// Returns the peak memory of this process, as reported by Linux.
fn peak_mebibytes() -> Outcome<u64> {
    let status = std::fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("/proc/self/status has no VmHWM")?;
    let kibibytes: u64 = line.trim().trim_end_matches("kB").trim().parse()?;
    Ok(kibibytes.div_ceil(1024))
}
