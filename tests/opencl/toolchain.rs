//! From a source file to a valid SPIR-V module, with clang, the translator and spirv-val as programs.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::cases::{Case, Input};

/// Pointer width of a module.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(crate) enum Target {
    Spir,
    Spir64,
}

/// How OpenCL C is compiled.
pub(crate) struct Build {
    pub(crate) target: Target,
    level: &'static str,
}

impl Build {
    /// Every way, the one that an assembly file is written for first.
    pub(crate) const ALL: &'static [Self] = &[
        Self { target: Target::Spir64, level: "O2" },
        Self { target: Target::Spir64, level: "O0" },
        Self { target: Target::Spir, level: "O2" },
        Self { target: Target::Spir, level: "O0" },
    ];

    fn target_name(&self) -> &'static str {
        match self.target {
            Target::Spir => "spir",
            Target::Spir64 => "spir64",
        }
    }
}

impl fmt::Display for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}::{}", self.target_name(), self.level)
    }
}

/// Compiles, translates and validates a case; the module is a file in `folder`.
///
/// The device takes SPIR-V up to 1.4.
pub(crate) fn make_module(case: &Case, build: &Build, folder: &Path) -> Outcome<PathBuf> {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let (input, extensions) = match case.input {
        Input::OpenClC { standard } => {
            let bitcode = folder.join("kernel.bc");
            compile(&kernels.join(format!("{}.cl", case.name)), standard, build, &bitcode)?;
            (bitcode, None)
        }
        Input::Assembly { extensions } => (kernels.join(format!("{}.ll", case.name)), extensions),
    };
    let module = folder.join("kernel.spv");
    let mut translate = Command::new(translator());
    translate.arg("--spirv-max-version=1.4").args(extensions.map(|list| format!("--spirv-ext={list}")));
    run(translate.arg(input).arg("-o").arg(&module))?;
    run(Command::new(spirv_val()).arg(&module))?;
    Ok(module)
}

fn compile(source: &Path, standard: &str, build: &Build, bitcode: &Path) -> Outcome {
    let mut clang = Command::new("clang-22");
    clang
        .arg(format!("--target={}-unknown-unknown", build.target_name()))
        .args(["-x", "cl", "-Xclang", "-finclude-default-header", "-emit-llvm", "-c"])
        .arg(format!("-cl-std={standard}"))
        .arg(format!("-{}", build.level));
    run(clang.arg(source).arg("-o").arg(bitcode))
}

fn translator() -> PathBuf {
    std::env::var_os("LLVM_SPIRV_RS_TRANSLATOR")
        .unwrap_or_else(|| OsStr::new(env!("CARGO_BIN_EXE_llvm-spirv-rs")).to_owned())
        .into()
}

/// The validator that scripts/setup installs, else the one on the search path.
fn spirv_val() -> PathBuf {
    match cache().map(|cache| cache.join("spirv-tools/bin/spirv-val")) {
        Some(path) if path.exists() => path,
        _ => PathBuf::from("spirv-val"),
    }
}

/// Where scripts/setup keeps what it installs.
pub(crate) fn cache() -> Option<PathBuf> {
    match std::env::var_os("LLVM_SPIRV_RS_CACHE") {
        Some(path) => Some(path.into()),
        None => Some(PathBuf::from(std::env::var_os("HOME")?).join(".cache/llvm-spirv-rs")),
    }
}

/// Runs a program to its end; what it printed is the error if it failed.
fn run(command: &mut Command) -> Outcome {
    let program = command.get_program().to_string_lossy().into_owned();
    let output =
        command.output().map_err(|error| format!("{program}: {error}; scripts/setup installs what is needed"))?;
    if output.status.success() {
        return Ok(());
    }
    let printed = [output.stdout, output.stderr].concat();
    Err(format!("{command:?}: {}\n{}", output.status, String::from_utf8_lossy(&printed)))
}
