//! Programs that run a translator named `llvm-spirv`, each a script in this folder.
//!
//! A script runs in an empty folder. Its PATH starts with links to the translator, LLVM's programs and SPIRV-Tools'; its
//! environment has `EXAMPLES` (the folder with kernels) and `PYTHON` (with the packages of scripts/requirements.txt).
//! `LLVM_SPIRV_RS_TRANSLATOR` names another translator to run.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::{env, fs, io};

use libtest_mimic::{Arguments, Failed, Trial};

/// The names that clang's drivers look for.
const NAMES: [&str; 2] = ["llvm-spirv", "llvm-spirv-22"];

fn main() -> ExitCode {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/clients");
    let scripts = match scripts(&folder) {
        Ok(scripts) => scripts,
        Err(error) => panic!("cannot list {}: {error}", folder.display()),
    };
    let trials = scripts.into_iter().map(|script| {
        let name = script.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(name, move || run(&script).map_err(Failed::from))
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit_code()
}

fn scripts(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut scripts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "sh") {
            scripts.push(path);
        }
    }
    scripts.sort();
    Ok(scripts)
}

fn run(script: &Path) -> Result<(), String> {
    let text = |error: io::Error| error.to_string();
    let (folder, links) = (tempfile::tempdir().map_err(text)?, tempfile::tempdir().map_err(text)?);
    let translator =
        env::var_os("LLVM_SPIRV_RS_TRANSLATOR").unwrap_or_else(|| env!("CARGO_BIN_EXE_llvm-spirv-rs").into());
    for name in NAMES {
        std::os::unix::fs::symlink(&translator, links.path().join(name)).map_err(text)?;
    }
    let cache = cache();
    let output = Command::new("bash")
        .args(["-euo", "pipefail"])
        .arg(script)
        .current_dir(folder.path())
        .env("PATH", search_path([links.path().to_owned(), llvm_bin()?, cache.join("spirv-tools/bin")])?)
        .env("EXAMPLES", Path::new(env!("CARGO_MANIFEST_DIR")).join("examples"))
        .env("PYTHON", cache.join("venv/bin/python"))
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("bash does not start: {error}"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!(
            "{}\n{}{}",
            output.status,
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        )),
    }
}

/// Returns PATH with these folders in front.
fn search_path<const N: usize>(first: [PathBuf; N]) -> Result<OsString, String> {
    let rest = env::var_os("PATH").unwrap_or_default();
    env::join_paths(first.into_iter().chain(env::split_paths(&rest))).map_err(|error| error.to_string())
}

fn llvm_bin() -> Result<PathBuf, String> {
    let output = Command::new("llvm-config-22").arg("--bindir").output();
    let output = output.map_err(|error| format!("llvm-config-22 does not start ({error}): run scripts/setup"))?;
    Ok(PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()))
}

/// Returns the folder of scripts/setup.
fn cache() -> PathBuf {
    match env::var_os("LLVM_SPIRV_RS_CACHE") {
        Some(path) => path.into(),
        None => Path::new(&env::var_os("HOME").unwrap_or_default()).join(".cache/llvm-spirv-rs"),
    }
}
