//! The package with the extension module of this build, in the interpreter of `scripts/setup`. `scripts/package` does the
//! same with the wheel.

#![expect(clippy::print_stdout, reason = "the log of the tests shows what the programs print")]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// A folder with the package.
static PACKAGES: LazyLock<PathBuf> = LazyLock::new(|| {
    let packages = Path::new(env!("CARGO_TARGET_TMPDIR")).join("python");
    let package = packages.join("llvm_spirv_rs");
    fs::create_dir_all(&package).expect("the folder can be created");
    for entry in fs::read_dir(folder().join("llvm_spirv_rs")).expect("the folder can be listed") {
        let path = entry.expect("the folder can be listed").path();
        if let Some(name) = path.file_name().filter(|_| path.is_file()) {
            fs::copy(&path, package.join(name)).expect("the file can be copied");
        }
    }
    let program = env::current_exe().expect("the test has a path");
    let library = program.with_file_name("libllvm_spirv_rs_python.so");
    fs::copy(library, package.join("_native.abi3.so")).expect("the extension module is built");
    packages
});

fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the folder of `scripts/setup`.
fn cache() -> PathBuf {
    let explicit = env::var_os("LLVM_SPIRV_RS_CACHE").map(PathBuf::from);
    explicit.unwrap_or_else(|| Path::new(&env::var_os("HOME").expect("HOME is set")).join(".cache/llvm-spirv-rs"))
}

/// Runs Python, which must succeed, with the package and the OpenCL device, and returns what it prints.
#[track_caller]
fn python(arguments: &[&str]) -> String {
    let cache = cache();
    let mut command = Command::new(cache.join("venv/bin/python"));
    command.args(arguments).current_dir(folder()).env("PYTHONPATH", &*PACKAGES);
    command.env("OCL_ICD_VENDORS", cache.join("opencl-icd")).env("LD_LIBRARY_PATH", cache.join("venv/lib"));
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}: run scripts/setup"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {}\n{text}", output.status);
    println!("{text}");
    text
}

#[test]
fn the_package_has_its_interface() {
    python(&["tests/test_package.py"]);
}

#[test]
fn a_device_runs_a_kernel_of_llvmlite() {
    assert!(python(&["tests/run_kernel.py"]).contains("1000 numbers are right"));
}

#[test]
fn the_package_has_types() {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mypy");
    let cache = format!("--cache-dir={}", cache.display());
    python(&["-m", "mypy", "--strict", &cache, "llvm_spirv_rs", "tests/typed.py"]);
}
