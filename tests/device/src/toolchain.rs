//! From a source file to a valid SPIR-V module, with clang, the translator and spirv-val as programs.

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::process::Command;

use test_support::{clang, root};

use crate::Outcome;
use crate::c_sources::compile_c;
use crate::cases::{Case, Input};
use crate::process::{self, run_program};

/// Pointer width of a module.
#[derive(Copy, Clone, PartialEq, Eq)]
pub enum Target {
    Spir,
    Spir64,
}

/// The options for compiling OpenCL C.
pub struct Build {
    pub target: Target,
    pub level: &'static str,
    /// Arithmetic need not be exact.
    pub is_fast: bool,
    /// The module may use every extension of `--spirv-ext=all`: the device supports all of them.
    pub allows_all: bool,
    /// The translator optimizes the module first.
    pub is_optimized: bool,
    /// The module has debug information.
    pub has_debug_info: bool,
}

impl Build {
    /// Every build, starting with the one that an assembly file is written for.
    pub const ALL: &'static [Self] = &[
        Self::exact(Target::Spir64, "O2"),
        Self::exact(Target::Spir64, "O0"),
        Self::exact(Target::Spir, "O2"),
        Self::exact(Target::Spir, "O0"),
        Self { is_fast: true, allows_all: true, ..Self::exact(Target::Spir64, "O2") },
        Self { is_optimized: true, ..Self::exact(Target::Spir64, "O0") },
        Self { has_debug_info: true, ..Self::exact(Target::Spir64, "O0") },
        Self { has_debug_info: true, ..Self::exact(Target::Spir64, "O2") },
        Self::WITH_ALL,
    ];

    const WITH_ALL: Self = Self { allows_all: true, ..Self::exact(Target::Spir64, "O2") };

    /// The builds of generated kernels: there are many of these, so they run once.
    pub const FOR_MADE: &'static [Self] = &[Self::exact(Target::Spir64, "O2"), Self::exact(Target::Spir, "O0")];

    /// The builds for 64-bit pointers.
    pub const FOR_64_BITS: &'static [Self] =
        &[Self::exact(Target::Spir64, "O2"), Self::exact(Target::Spir64, "O0"), Self::WITH_ALL];

    /// The builds of kernels that clang's driver translates, which selects the extensions itself.
    pub const FOR_DRIVER: &'static [Self] = Self::ALL.split_at(2).0;

    /// The builds of LLVM assembly.
    pub const FOR_ASSEMBLY: &'static [Self] = &[Self::exact(Target::Spir64, "O2"), Self::WITH_ALL];

    const fn exact(target: Target, level: &'static str) -> Self {
        Self { target, level, is_fast: false, allows_all: false, is_optimized: false, has_debug_info: false }
    }

    fn target_name(&self) -> &'static str {
        match self.target {
            Target::Spir => "spir",
            Target::Spir64 => "spir64",
        }
    }
}

impl fmt::Display for Build {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fast = if self.is_fast { "::fast" } else { "" };
        let all = if self.allows_all { "::all" } else { "" };
        let optimized = if self.is_optimized { "::optimized" } else { "" };
        let debug = if self.has_debug_info { "::debug" } else { "" };
        write!(f, "{}::{}{fast}{all}{optimized}{debug}", self.target_name(), self.level)
    }
}

/// A program in LLVM IR, ready for the translator.
pub struct Compiled {
    pub file: PathBuf,
    /// The extensions that the module may use, as an option of the translator.
    pub extensions: Option<&'static str>,
}

/// The highest version of SPIR-V that the device supports.
pub const DEVICE_VERSION: &str = "1.4";

/// Compiles a case and translates it for the device; the module is a file in `folder`.
pub fn make_module(case: &Case, build: &Build, translator: &Path, folder: &Path) -> Outcome<PathBuf> {
    let module = folder.join("kernel.spv");
    match case.input {
        Input::Hip => drive_hip(&source_file(case), build, translator, folder, &module)?,
        _ => translate(&compile_case(case, build, folder)?, build, DEVICE_VERSION, translator, &module)?,
    }
    Ok(module)
}

/// Translates a compiled program to SPIR-V of at most `version`.
pub fn translate(program: &Compiled, build: &Build, version: &str, translator: &Path, module: &Path) -> Outcome {
    let mut translate = Command::new(translator);
    translate.args(build.is_optimized.then_some("--optimize")).arg(format!("--spirv-max-version={version}"));
    translate.args(build.allows_all.then_some("--spirv-ext=all"));
    translate.args(program.extensions.map(|list| format!("--spirv-ext={list}")));
    run_program(translate.arg(&program.file).arg("-o").arg(module))
}

/// Compiles a case to LLVM IR in `folder`. HIP is compiled and translated in one step by clang's driver, see
/// [`make_module`].
pub fn compile_case(case: &Case, build: &Build, folder: &Path) -> Outcome<Compiled> {
    let bitcode = folder.join("kernel.bc");
    let (file, extensions) = match case.input {
        Input::OpenClC { standard } => {
            compile(&source_file(case), standard, build, &bitcode)?;
            (bitcode, None)
        }
        Input::C => {
            let assembly = folder.join("kernel.ll");
            compile_c(&source_file(case), build.level, &assembly)?;
            (assembly, Some("+SPV_INTEL_variable_length_array"))
        }
        Input::Made(library) => {
            let source = folder.join("kernel.cl");
            std::fs::write(&source, library.source()).map_err(|error| format!("{}: {error}", source.display()))?;
            compile(&source, "CL3.0", build, &bitcode)?;
            (bitcode, None)
        }
        Input::Sycl => {
            compile_sycl(&source_file(case), build, &bitcode)?;
            (bitcode, None)
        }
        Input::Hip => return Err("clang's driver translates HIP by itself".to_owned()),
        Input::Assembly { extensions } => (source_file(case), extensions),
    };
    Ok(Compiled { file, extensions })
}

/// Fails if the module is not valid. `--spirv-ext=all` and clang's driver allow extensions that SPIRV-Tools validates
/// wrongly, so such a module is checked only by the translator's own validation.
pub fn validate(case: &Case, build: &Build, module: &Path) -> Outcome {
    match case.input {
        Input::Hip => Ok(()),
        _ if build.allows_all => Ok(()),
        _ => process::validate(module),
    }
}

/// Returns the text of a case's program.
pub fn source(case: &Case) -> Outcome<String> {
    let file = source_file(case);
    match case.input {
        Input::Made(library) => Ok(library.source()),
        _ => std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display())),
    }
}

fn source_file(case: &Case) -> PathBuf {
    let extension = match case.input {
        Input::OpenClC { .. } | Input::Made(_) => "cl",
        Input::C => "c",
        Input::Sycl => "cpp",
        Input::Hip => "hip",
        Input::Assembly { .. } => "ll",
    };
    root().join("tests/kernels").join(case.name).with_extension(extension)
}

/// Compiles OpenCL C to bitcode.
pub fn compile(source: &Path, standard: &str, build: &Build, bitcode: &Path) -> Outcome {
    let target = format!("--target={}-unknown-unknown", build.target_name());
    let (standard, level) = (format!("-cl-std={standard}"), format!("-{}", build.level));
    let mut options = vec![&*target, "-x", "cl", "-Xclang", "-finclude-default-header", "-emit-llvm", "-c"];
    options.extend([&*standard, &*level]);
    options.extend(build.is_fast.then_some("-cl-fast-relaxed-math"));
    options.extend(build.has_debug_info.then_some("-g"));
    let compiled = clang::compile(&options, source)?;
    std::fs::write(bitcode, compiled).map_err(|error| format!("{}: {error}", bitcode.display()))
}

/// Device code only, in which clang emits an entry point for each kernel that a host would start.
fn compile_sycl(source: &Path, build: &Build, bitcode: &Path) -> Outcome {
    let mut clang = Command::new("clang-22");
    clang
        .args(["--target=spirv64-unknown-unknown", "-x", "c++", "-std=c++20", "-Xclang", "-fsycl-is-device"])
        .args(["-emit-llvm", "-c"])
        .arg(format!("-{}", build.level));
    run_program(clang.arg(source).arg("-o").arg(bitcode))
}

/// Compiles source to a module with clang's driver, which finds the translator on its search path as llvm-spirv and
/// selects the version and the extensions itself. The bundler of host and device code is left out.
#[cfg(unix)]
fn drive_hip(source: &Path, build: &Build, translator: &Path, folder: &Path, module: &Path) -> Outcome {
    std::os::unix::fs::symlink(translator, folder.join("llvm-spirv"))
        .map_err(|error| format!("no link to the translator: {error}"))?;
    let mut path = folder.as_os_str().to_owned();
    if let Some(others) = std::env::var_os("PATH") {
        path.push(":");
        path.push(others);
    }
    let mut clang = Command::new("clang-22");
    clang
        .args(["-x", "hip", "--offload=spirv64-unknown-unknown", "--offload-device-only", "--no-gpu-bundle-output"])
        .args(["-nogpuinc", "-nogpulib"])
        .arg(format!("-{}", build.level))
        .env("PATH", path);
    run_program(clang.arg(source).arg("-o").arg(module))
}

#[cfg(not(unix))]
fn drive_hip(_source: &Path, _build: &Build, _translator: &Path, _folder: &Path, _module: &Path) -> Outcome {
    Err("this test needs links to programs".to_owned())
}

/// Returns our translator, which the test names, unless the environment names another one.
pub fn translator(ours: &str) -> PathBuf {
    std::env::var_os("LLVM_SPIRV_RS_TRANSLATOR").unwrap_or_else(|| OsStr::new(ours).to_owned()).into()
}
