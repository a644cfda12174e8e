//! Runs `lit/` with LLVM's own test runner and fails with its output; `lit/README.ll` explains the tests.
//!
//! `LLVM_SPIRV_RS_TRANSLATOR` names another program with the same command line to test. `LIT_FILTER` (a regex) and
//! `LIT_OPTS` are passed to lit unchanged. The output of the last run is in `lit.log` beside the files that the tests
//! write, for scripts that read its counts.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

#[test]
fn lit() {
    let cache = cache();
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("lit");
    let output = Command::new(cache.join("venv/bin/python"))
        .arg(cache.join("venv/bin/lit"))
        .args(["-v", "--no-progress-bar", "--order=lexical"])
        .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("lit"))
        .env("LIT_EXEC_ROOT", &scratch)
        .env("LLVM_BIN", llvm_bin())
        .env("LLVM_SPIRV_RS", translator())
        .env("SPIRV_TOOLS_BIN", cache.join("spirv-tools/bin"))
        .stdin(Stdio::null())
        .output();
    let output = output.unwrap_or_else(|error| panic!("lit does not start ({error}): run scripts/setup"));
    let printed = [output.stdout, output.stderr].concat();
    let printed = String::from_utf8_lossy(&printed);
    std::fs::write(scratch.with_extension("log"), printed.as_bytes()).expect("the log can be written");
    assert!(output.status.success(), "{printed}");
}

/// Returns the program under test.
fn translator() -> PathBuf {
    std::env::var_os("LLVM_SPIRV_RS_TRANSLATOR").unwrap_or_else(|| env!("CARGO_BIN_EXE_llvm-spirv-rs").into()).into()
}

/// Returns the folder of FileCheck, not and llvm-as.
fn llvm_bin() -> PathBuf {
    let output = Command::new("llvm-config-22").arg("--bindir").output();
    let output = output.unwrap_or_else(|error| panic!("llvm-config-22 does not start ({error}): run scripts/setup"));
    PathBuf::from(String::from_utf8_lossy(&output.stdout).trim())
}

/// Returns the folder of scripts/setup.
fn cache() -> PathBuf {
    match std::env::var_os("LLVM_SPIRV_RS_CACHE") {
        Some(path) => path.into(),
        None => Path::new(&std::env::var_os("HOME").expect("HOME is set")).join(".cache/llvm-spirv-rs"),
    }
}
