//! Modules that are read from bitcode and printed: the text is that of LLVM's disassembler.

mod damaged;

use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::Command;

use llvm_spirv_rs::bitcode::read::{Outcome, read, read_on};
use pretty_assertions::assert_eq;

/// Returns a tool of LLVM.
fn tool(name: &str) -> Command {
    let output = Command::new("llvm-config-22").arg("--bindir").output();
    let output = output.unwrap_or_else(|error| panic!("llvm-config-22 does not start ({error}): run scripts/setup"));
    Command::new(Path::new(String::from_utf8_lossy(&output.stdout).trim()).join(name))
}

/// Runs a tool that writes to its standard output.
fn run(name: &str, arguments: &[&str], input: &Path) -> Vec<u8> {
    let output = tool(name).args(arguments).arg(input).args(["-o", "-"]).output();
    let output = output.unwrap_or_else(|error| panic!("{name} does not start: {error}"));
    assert!(output.status.success(), "{}: {}", input.display(), String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// Returns a module of `tests/ir/assembly` as bitcode.
fn assemble(name: &str) -> Vec<u8> {
    run("llvm-as", &[], &PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/ir/assembly").join(name))
}

/// Asserts that a module prints as LLVM's disassembler prints it.
#[track_caller]
fn assert_prints_as_llvm(name: &str) {
    let bitcode = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name).with_extension("bc");
    let bytes = assemble(name);
    std::fs::write(&bitcode, &bytes).expect("the folder is writable");
    let expected = run("llvm-dis", &[], &bitcode);
    let module = match read(&bytes, &bitcode.to_string_lossy()) {
        Ok(Outcome::Read(read)) => read.module,
        Ok(Outcome::NeedsUpgrade(reason)) => panic!("needs an upgrade: {reason}"),
        Err(error) => panic!("{error}"),
    };
    assert_eq!(module.to_string(), String::from_utf8_lossy(&expected));
}

#[test]
fn constants_print_as_llvm_prints_them() {
    assert_prints_as_llvm("constants.ll");
}

#[test]
fn types_and_symbols_print_as_llvm_prints_them() {
    assert_prints_as_llvm("globals.ll");
}

#[test]
fn attributes_print_as_llvm_prints_them() {
    assert_prints_as_llvm("attributes.ll");
}

#[test]
fn instructions_print_as_llvm_prints_them() {
    assert_prints_as_llvm("instructions.ll");
}

#[test]
fn exception_handling_prints_as_llvm_prints_it() {
    assert_prints_as_llvm("exceptions.ll");
}

#[test]
fn predecessors_print_in_the_order_of_use_lists() {
    assert_prints_as_llvm("use_orders.ll");
}

#[test]
fn functions_that_share_tables_print_as_llvm_prints_them() {
    assert_prints_as_llvm("functions.ll");
}

#[test]
fn tables_do_not_depend_on_the_number_of_threads() {
    let show = |bytes: &[u8], threads| match read_on(bytes, "module", NonZeroUsize::new(threads)) {
        Ok(Outcome::Read(read)) => format!("{:#?}", read.module),
        other => panic!("{other:?}"),
    };
    for name in ["constants.ll", "exceptions.ll", "functions.ll", "instructions.ll", "use_orders.ll"] {
        let bytes = assemble(name);
        let alone = show(&bytes, 1);
        for threads in [2, 3, 8] {
            assert_eq!(show(&bytes, threads), alone, "{name} on {threads} threads");
        }
    }
}

#[test]
fn the_first_error_does_not_depend_on_the_number_of_threads() {
    let bytes = assemble("functions.ll");
    let answer = |bytes: &[u8], threads| match read_on(bytes, "module", NonZeroUsize::new(threads)) {
        Ok(Outcome::Read(read)) => format!("{:?}", read.module),
        other => format!("{other:?}"),
    };
    // Bytes of the bodies, which are behind the middle of the file.
    for at in (bytes.len() / 2..bytes.len() * 9 / 10).step_by(7) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x5A;
        assert_eq!(answer(&damaged, 3), answer(&damaged, 1), "byte {at}");
    }
}

/// Modules that no compiler writes: the metadata of a function has what only that of a module may have, or refers to a
/// constant that follows.
#[test]
fn odd_metadata_of_functions_is_an_error_on_any_number_of_threads() {
    let odd = [
        ("constant_behind_metadata.bc", "refers to a constant before that is defined"),
        ("kind_in_function.bc", "names in the metadata of a function"),
        ("named_metadata_in_function.bc", "names in the metadata of a function"),
    ];
    for (name, message) in odd {
        let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/ir/bitcode").join(name);
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        for threads in [1, 2, 3, 8] {
            match read_on(&bytes, name, NonZeroUsize::new(threads)) {
                Err(error) => assert!(error.message().contains(message), "{name} on {threads} threads: {error}"),
                Ok(_) => panic!("{name} is read on {threads} threads"),
            }
        }
    }
}
