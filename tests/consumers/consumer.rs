//! Programs that consume modules, each in a process with a time limit and a folder of its own.

use std::path::Path;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use test_device::process::{run_program, run_with_limit, sources_with, spirv_tool, validate};
use test_device::{Outcome, child};
use test_support::kept;

use crate::corpus::{Subject, Version, has_kernel, is_for_vector_compute, newest_of};

/// A program that consumes SPIR-V.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Consumer {
    /// Intel's GPU compiler for a device without 64-bit floating point.
    Dg2,
    /// Intel's GPU compiler for a device with 64-bit floating point.
    Skl,
    /// The translator of LLVM 15 from SPIR-V to LLVM IR, whose result LLVM's verifier accepts.
    Reader,
    /// `spirv-opt -O`, whose output is valid and, for a program, gives the right results on the OpenCL device.
    Optimizer,
    /// `spirv-lint`
    Linter,
}

/// The outcome for a module.
pub(crate) enum Fate {
    Taken,
    /// With the exit status and the output of the consumer.
    Refused(String),
    /// The module has no kernel, needs a newer SPIR-V version than the consumer's, or uses features that the validator
    /// of SPIRV-Tools lacks too.
    NotForIt,
}

/// The time limit: more than ten times the time of any consumer for the longest module.
const TIME_LIMIT: Duration = Duration::from_secs(120);

/// The maximum length of a consumer's output in a message.
const MAX_PRINTED: usize = 4000;

impl Consumer {
    pub(crate) const ALL: &'static [Self] = &[Self::Dg2, Self::Skl, Self::Reader, Self::Optimizer, Self::Linter];

    /// Returns the spelling in names of trials.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Dg2 => "dg2",
            Self::Skl => "skl",
            Self::Reader => "reader",
            Self::Optimizer => "optimizer",
            Self::Linter => "linter",
        }
    }

    /// Returns the version of SPIR-V for the consumer.
    pub(crate) fn version(self) -> Version {
        match self {
            Self::Dg2 | Self::Skl | Self::Optimizer | Self::Linter => Version::New,
            Self::Reader => Version::Old,
        }
    }

    /// Returns the consumer that gets a module without `CONSUMERS=all`. Its name alone decides, so that no other module
    /// changes the sample; the builds of a program have different names.
    pub(crate) fn of_module(name: &str) -> Self {
        let sum: usize = name.bytes().map(usize::from).sum();
        Self::ALL[sum % Self::ALL.len()]
    }

    /// Returns the outcome of the consumer for a module; a consumer that accepted the module in an earlier run does not
    /// run again.
    pub(crate) fn take(self, subject: &Subject, module: &Path) -> Outcome<Fate> {
        if !self.is_for(module)? {
            return Ok(Fate::NotForIt);
        }
        let words = std::fs::read(module).map_err(|error| format!("{}: {error}", module.display()))?;
        let case = subject.case().map_or("", |case| case.name);
        let key = [self.name(), case, &kept::digest(&words), &sources_with("consumers")?, versions()?];
        let mut fate = Fate::Taken;
        let taken = kept::get("consumers", &key.join("\n"), || {
            fate = self.run(subject, module)?;
            match &fate {
                Fate::Taken => Ok(Vec::new()),
                _ => Err("not accepted".to_owned()),
            }
        });
        match (taken, fate) {
            (Ok(_), _) => Ok(Fate::Taken),
            // The consumer could not run.
            (Err(message), Fate::Taken) => Err(message),
            (Err(_), fate) => Ok(fate),
        }
    }

    fn run(self, subject: &Subject, module: &Path) -> Outcome<Fate> {
        let folder = tempfile::tempdir().map_err(|error| format!("no folder for temporary files: {error}"))?;
        match self {
            Self::Dg2 | Self::Skl => compile_for_gpu(self.name(), module, folder.path()),
            Self::Reader => read(module, folder.path()),
            Self::Optimizer => optimize(subject, module, folder.path()),
            Self::Linter => run(Command::new(spirv_tool("spirv-lint")).arg(module), folder.path()),
        }
    }

    /// Returns `true` if running the consumer on the module can show a fault.
    fn is_for(self, module: &Path) -> Outcome<bool> {
        match self {
            Self::Dg2 | Self::Skl => has_kernel(module),
            Self::Reader => Ok(true),
            // These programs lack all instructions that their own validator lacks.
            Self::Optimizer | Self::Linter => Ok(validate(module).is_ok()),
        }
    }
}

/// Returns the versions of the packages with consumers and what these consist of.
fn versions() -> Outcome<&'static str> {
    static VERSIONS: OnceLock<Outcome<String>> = OnceLock::new();
    let versions = VERSIONS.get_or_init(|| {
        let mut query = Command::new("dpkg-query");
        query.args(["--show", "intel-opencl-icd", "libigc*", "libopencl-clang*", "llvm-spirv-15", "libllvmspirvlib*"]);
        let output = query.output().map_err(|error| format!("{query:?}: {error}"))?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    });
    versions.as_deref().map_err(Clone::clone)
}

fn compile_for_gpu(device: &str, module: &Path, folder: &Path) -> Outcome<Fate> {
    let mut ocloc = Command::new("ocloc");
    ocloc.args(["compile", "-spirv_input", "-device", device, "-output", "binary", "-file"]).arg(module);
    if is_for_vector_compute(module)? {
        ocloc.args(["-options", "-vc-codegen"]);
    }
    match run(&mut ocloc, folder)? {
        Fate::Taken if !has_binary(folder)? => Ok(Fate::Refused("ocloc succeeds without a binary".to_owned())),
        fate => Ok(fate),
    }
}

/// Returns `true` if the folder has a binary; ocloc adds the device family to the file name.
fn has_binary(folder: &Path) -> Outcome<bool> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(entries.flatten().any(|entry| entry.path().extension().is_some_and(|extension| extension == "bin")))
}

/// Reads the module as OpenCL 2.0, which has blocks and generic pointers.
fn read(module: &Path, folder: &Path) -> Outcome<Fate> {
    let bitcode = folder.join("module.bc");
    let mut reader = Command::new("llvm-spirv-15");
    match run(reader.args(["-r", "--spirv-target-env=CL2.0"]).arg(module).arg("-o").arg(&bitcode), folder)? {
        Fate::Taken => run(Command::new("opt-22").args(["-passes=verify", "-disable-output"]).arg(bitcode), folder),
        other => Ok(other),
    }
}

fn optimize(subject: &Subject, module: &Path, folder: &Path) -> Outcome<Fate> {
    let environment = format!("spv{}", newest_of(module, Version::New)?);
    let optimized = folder.join("optimized.spv");
    let mut optimizer = Command::new(spirv_tool("spirv-opt"));
    // SPIRV-Tools refuses types that the sets of debug information allow, and more parameters than the universal limit,
    // see `validate`.
    let validator =
        |file: &Path| run_program(Command::new(spirv_tool("spirv-val")).args(["--target-env", &environment]).arg(file));
    let is_known_gap = validator(module).is_err();
    optimizer.args(is_known_gap.then_some("--skip-validation"));
    optimizer.args(["-O", &format!("--target-env={environment}")]).arg(module).arg("-o").arg(&optimized);
    match run(&mut optimizer, folder)? {
        Fate::Taken => {}
        other => return Ok(other),
    }
    let validation = if is_known_gap { validate(&optimized) } else { validator(&optimized) };
    let outcome = match subject.case() {
        Some(case) => validation.and_then(|()| child::run_case(case, &optimized).map(drop)),
        None => validation,
    };
    Ok(outcome.map_or_else(Fate::Refused, |()| Fate::Taken))
}

/// Runs a program in a folder.
fn run(command: &mut Command, folder: &Path) -> Outcome<Fate> {
    let log = folder.join("log");
    let status = run_with_limit(command.current_dir(folder), &log, TIME_LIMIT)?;
    let status = match status {
        Some(status) if status.success() => return Ok(Fate::Taken),
        Some(status) => status.to_string(),
        None => format!("not finished after {} seconds", TIME_LIMIT.as_secs()),
    };
    let printed = std::fs::read(&log).unwrap_or_default();
    let printed: String = String::from_utf8_lossy(&printed).chars().take(MAX_PRINTED).collect();
    Ok(Fate::Refused(format!("{command:?}: {status}\n{printed}")))
}
