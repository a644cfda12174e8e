//! Valid bitcode with mutated bytes. Data that begin as bitcode are a file themselves, as a corpus of modules has them.

use std::sync::OnceLock;

use inkwell::context::Context;
use inkwell::memory_buffer::MemoryBuffer;
use llvm_spirv_rs::{LlvmUse, Options, translate};

use super::choices::Choices;
use super::{assembly, seeds};

/// The first bytes of bitcode.
const MAGIC: &[u8] = b"BC\xc0\xde";

pub fn run(data: &[u8]) {
    if data.starts_with(MAGIC) {
        let options = Options { llvm: LlvmUse::Never, ..seeds::generous() };
        // The result is validated.
        let _ = translate(data, "file", &options);
        return;
    }
    let mut choices = Choices::new(data);
    let number = seeds::pick_text(choices.word());
    let Some(seed) = bitcode(number) else { return };
    let mut bytes = seed.to_vec();
    for _ in 0..16 {
        if choices.is_empty() {
            break;
        }
        let at = choices.below(bytes.len());
        match choices.byte() % 4 {
            0 => bytes[at] ^= 1 << (choices.byte() % 8),
            1 => bytes[at] = choices.byte(),
            2 => bytes.truncate(at.max(4)),
            _ => {
                let from = choices.below(bytes.len());
                bytes[at] = bytes[from];
            }
        }
    }
    let text = &seeds::texts()[number];
    let options = Options { llvm: seeds::process(), ..seeds::generous() };
    assembly::check(translate(&bytes, "bitcode", &options), text);
}

fn bitcode(number: usize) -> Option<&'static [u8]> {
    static BITCODE: OnceLock<Vec<OnceLock<Option<Vec<u8>>>>> = OnceLock::new();
    let all = BITCODE.get_or_init(|| seeds::texts().iter().map(|_| OnceLock::new()).collect());
    all[number].get_or_init(|| assembled(&seeds::texts()[number])).as_deref()
}

fn assembled(text: &str) -> Option<Vec<u8>> {
    let context = Context::create();
    let buffer = MemoryBuffer::create_from_memory_range_copy(text.as_bytes(), "seed");
    let module = context.create_module_from_ir(buffer).ok()?;
    Some(module.write_bitcode_to_memory().as_slice().to_vec())
}
