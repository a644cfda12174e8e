//! Modules on which LLVM fails: it runs in a process of its own, so that each ends in a result or an error, and the process
//! that asked stays as it is.

#![cfg(all(feature = "cli", feature = "llvm"))]

use std::path::Path;
use std::process::Command;

use llvm_spirv_rs::{ErrorKind, LlvmUse, Optimization, Options, translate};

/// Bitcode of LLVM 14 with typed pointers, which LLVM upgrades.
const TYPED_POINTERS: &[u8] = include_bytes!("../src/llvm/load/typed_pointers.bc");

const KERNEL: &str = "target triple = \"spir64-unknown-unknown\"
    define spir_kernel void @k(ptr addrspace(1) %p) {
      %slot = alloca i32
      store i32 42, ptr %slot, align 4
      %x = load i32, ptr %slot, align 4
      store i32 %x, ptr addrspace(1) %p, align 4
      ret void
    }";

fn options() -> Options {
    Options { llvm: LlvmUse::Helper(env!("CARGO_BIN_EXE_llvm-spirv-rs").into()), ..Options::default() }
}

/// Returns the message for an input that is refused.
fn refused(bytes: &[u8]) -> String {
    let error = translate(bytes, "input", &options()).expect_err("it is refused");
    assert_eq!(error.kind(), ErrorKind::InvalidLlvmModule);
    error.message().to_owned()
}

#[test]
fn a_helper_has_the_result_of_llvm_in_the_process() {
    for optimization in [Optimization::None, Optimization::Mem2Reg, Optimization::All] {
        let [helper, own] = [options().llvm, LlvmUse::InProcess].map(|llvm| {
            let options = Options { llvm, optimization, ..Options::default() };
            [KERNEL.as_bytes(), TYPED_POINTERS].map(|input| translate(input, "input", &options).unwrap().words)
        });
        assert_eq!(helper, own, "{optimization:?}");
    }
}

/// Such a process gets no status of the helper; the reply is enough.
#[cfg(target_os = "linux")]
#[test]
fn a_process_that_ignores_sigchld_gets_replies() {
    let folder = tempfile::tempdir().unwrap();
    let translated = |text: &str| {
        let input = folder.path().join("input.ll");
        std::fs::write(&input, text).unwrap();
        let mut command = Command::new("env");
        command.args(["--ignore-signal=CHLD", env!("CARGO_BIN_EXE_llvm-spirv-rs"), "-o", "-"]).arg(input);
        command.output().unwrap()
    };
    let words = translate(KERNEL.as_bytes(), "input.ll", &options()).unwrap().words;
    let bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
    assert_eq!(translated(KERNEL).stdout, bytes);
    let refused = String::from_utf8(translated("no module").stderr).unwrap();
    assert!(refused.contains("expected top-level entity"), "{refused}");
}

#[test]
fn messages_of_llvm_arrive() {
    let error = translate(b"define void @f() {\n  ret i32 %x\n}", "input", &options()).unwrap_err();
    assert_eq!(error.message(), "value doesn't match function result type 'void'");
    assert_eq!(error.location().source.as_ref().map(ToString::to_string).as_deref(), Some("input:2:7"));
    assert!(
        refused(b"define i32 @f() {\n  %x = add i32 %y, 1\n  %y = add i32 1, 1\n  ret i32 %x\n}")
            .starts_with("LLVM's verifier refuses the module: Instruction does not dominate all uses!")
    );
}

/// LLVM's parser recurses for every bracket until the stack overflows.
#[test]
fn deep_nesting_is_an_error() {
    let source = format!("@g = global {}i32{} zeroinitializer", "{".repeat(1_000_000), "}".repeat(1_000_000));
    assert!(refused(source.as_bytes()).starts_with("LLVM failed to process the module: it crashed"));
}

/// A vector of this size needs more memory than the process may have.
#[test]
fn a_lack_of_memory_is_an_error() {
    let source = "define <2147483648 x i64> @f() {\n  ret <2147483648 x i64> splat (i64 1)\n}\n\
        define <2147483648 x i64> @g() {\n  %x = shufflevector <2 x i64> <i64 1, i64 2>, <2 x i64> poison, \
        <2147483648 x i32> zeroinitializer\n  ret <2147483648 x i64> %x\n}";
    assert_eq!(refused(source.as_bytes()), "LLVM failed to process the module: out of memory");
}

/// Truncations and changed bits of bitcode that only LLVM reads.
#[test]
fn damaged_bitcode_is_a_module_or_an_error() {
    let mut ended = 0;
    let mut judge = |bytes: &[u8]| match translate(bytes, "input", &options()) {
        Ok(_) => {}
        Err(error) => {
            assert_ne!(error.kind(), ErrorKind::Io, "{error}");
            ended += 1;
        }
    };
    for size in (0..TYPED_POINTERS.len()).step_by(61) {
        judge(&TYPED_POINTERS[..size]);
    }
    let mut bytes = TYPED_POINTERS.to_vec();
    for bit in (0..8 * bytes.len()).step_by(53) {
        bytes[bit / 8] ^= 1 << (bit % 8);
        judge(&bytes);
        bytes[bit / 8] ^= 1 << (bit % 8);
    }
    assert!(ended > 0);
    assert!(translate(&bytes, "input", &options()).is_ok());
}

/// A run with bytes that are no request, as somebody may start it who reads the list of processes.
#[test]
fn a_helper_refuses_what_is_no_request() {
    let program = Path::new(env!("CARGO_BIN_EXE_llvm-spirv-rs"));
    let output = Command::new(program).arg("--llvm-helper=1").output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("expected a request of the library"));
}
