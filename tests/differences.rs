//! The part of `scripts/check-differences` that needs no other translator: each row of `docs/differences.md` has a proof in
//! `tests/differences/`, whose module this program translates as the proof says.

use std::path::PathBuf;
use std::process::Command;

use test_support::root;

#[test]
fn each_row_has_a_proof_that_this_program_keeps() {
    let output = Command::new(root().join("scripts/check-differences"))
        .arg("-")
        .env("LLVM_SPIRV_RS", translator())
        .output()
        .unwrap_or_else(|error| panic!("python3 does not start ({error}): run scripts/setup"));
    let printed = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success(), "{printed}");
}

/// Returns the program under test.
fn translator() -> PathBuf {
    std::env::var_os("LLVM_SPIRV_RS_TRANSLATOR").unwrap_or_else(|| env!("CARGO_BIN_EXE_llvm-spirv-rs").into()).into()
}
