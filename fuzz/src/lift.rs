//! Valid modules with mutated words, translated to LLVM IR: whatever comes of them is a module that LLVM accepts, too.

use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use llvm_spirv_rs::bitcode::read;
use llvm_spirv_rs::lift::{BuiltinFormat, Environment, LiftOptions};
use llvm_spirv_rs::{ErrorKind, lift};

use super::choices::Choices;
use super::modules;

/// The low bits of the first byte with which a module is lifted for the host, too.
const HOST: u8 = 5;

pub fn run(data: &[u8]) {
    let Some((first, rest)) = data.split_first() else { return };
    let Some(words) = modules::changed(rest) else { return };
    let mut choices = Choices::new(data);
    let mut options = LiftOptions::default();
    let environments = [Environment::OpenCl12, Environment::OpenCl20, Environment::SpirvFriendly];
    options.environment = *choices.pick(&environments);
    // Without validation, the lift alone keeps an invalid module from harm.
    options.is_validated = first & 8 != 0;
    options.auxiliary_data = first & 16 != 0;
    options.function_pointer_space = first & 32 != 0;
    options.builtin_format = if first & 64 != 0 { BuiltinFormat::Global } else { BuiltinFormat::Function };
    check(&words, &options);
    if first & 7 == HOST {
        options.environment = Environment::Host;
        check(&words, &options);
    }
}

/// Lifts a module, and checks what comes of it.
///
/// # Panics
///
/// LLVM refuses the result, or our reader does not read what our writer wrote.
pub fn check(words: &[u32], options: &LiftOptions) {
    let lifted = match lift(words, "input", options) {
        Ok(lifted) => lifted,
        Err(error) => {
            // Only an invalid module may become invalid LLVM IR, which is an error then.
            let is_fault = options.is_validated && error.kind() == ErrorKind::InvalidLlvmModule;
            assert!(!is_fault, "a valid module becomes invalid LLVM IR: {error}");
            return;
        }
    };
    let bitcode = lifted.bitcode().expect("what is lifted can be written");
    let again = read::read(&bitcode, "input").expect("what is written can be read");
    drop(again);
    let context = Context::create();
    let buffer = MemoryBuffer::create_from_memory_range_copy(&bitcode, "input");
    let module = context.create_module_from_ir(buffer).unwrap_or_else(|error| panic!("{error}\n{}", lifted.text()));
    module.verify().unwrap_or_else(|error| panic!("{error}\n{}", lifted.text()));
}
