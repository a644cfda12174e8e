//! Invalid modules in assembly, which LLVM parses and its verifier refuses.

use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;

use super::super::verify;
use crate::bitcode::read::{Outcome, read};

/// Returns the verdicts of LLVM and of [`verify`].
fn judge(source: &str) -> (bool, Vec<String>) {
    let context = Context::create();
    let buffer = MemoryBuffer::create_from_memory_range_copy(source.as_bytes(), "test.ll");
    let module = match context.create_module_from_ir(buffer) {
        Ok(module) => module,
        Err(error) => return (true, vec![error.to_string()]),
    };
    let bitcode = module.write_bitcode_to_memory();
    let own = match read(bitcode.as_slice(), "test.ll") {
        Ok(Outcome::Read(read)) => match verify(&read.module) {
            Ok(()) => Vec::new(),
            Err(errors) => errors.iter().map(|error| error.message().to_owned()).collect(),
        },
        Ok(Outcome::NeedsUpgrade(reason)) => vec![format!("needs upgrade: {reason}")],
        Err(error) => vec![error.to_string()],
    };
    (module.verify().is_ok(), own)
}

/// Returns the message of a case and its source.
fn parse_case(case: &str) -> (&str, String) {
    let (message, text) = case.split_once('\n').unwrap();
    (message.trim(), text.to_owned())
}

#[test]
fn invalid_modules_are_refused_as_llvm_does() {
    let mut wrong = Vec::new();
    for case in include_str!("invalid.txt").split("\n; ERROR ").skip(1) {
        let (message, source) = parse_case(case);
        let (is_valid, own) = judge(&source);
        if is_valid || !own.iter().any(|found| found.contains(message)) {
            wrong.push(format!("{message}: LLVM accepts: {is_valid}, found {own:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn valid_modules_are_accepted_as_llvm_does() {
    for case in include_str!("valid.txt").split("\n; CASE ").skip(1) {
        let (name, source) = parse_case(case);
        assert_eq!(judge(&source), (true, Vec::new()), "{name}");
    }
}
