//! Writing: the header, the declarations, and bytes.

use super::{ByteOrder, MAGIC};
use crate::spirv::grammar::{Op, Version};
use crate::spirv::inst::Inst;
use crate::spirv::requires::Requirements;

/// The words before the first instruction.
pub const HEADER_WORDS: usize = 5;

/// The position of the bound in the header.
pub const BOUND: usize = 3;

/// Returns the header of a module: magic number, version, generator, bound, and the reserved zero.
pub fn header(version: Version, generator: u32, bound: u32) -> [u32; HEADER_WORDS] {
    [MAGIC, version.word(), generator, bound, 0]
}

/// Returns the `OpCapability` instructions, by number.
pub fn capabilities(requirements: &Requirements) -> Vec<u32> {
    requirements
        .capabilities()
        .iter()
        .flat_map(|capability| [2 << 16 | u32::from(Op::Capability.0), capability.0])
        .collect()
}

/// Returns the `OpExtension` instructions, by name.
pub fn extensions(requirements: &Requirements) -> Vec<u32> {
    let mut words = Vec::new();
    for extension in requirements.extensions() {
        let inst = Inst::new(Op::Extension).string(extension.name().as_bytes());
        words.push((inst.operands().len() as u32 + 1) << 16 | u32::from(Op::Extension.0));
        words.extend_from_slice(inst.operands());
    }
    words
}

/// Converts words to bytes.
pub fn bytes(words: &[u32], order: ByteOrder) -> Vec<u8> {
    match order {
        ByteOrder::Little => words.iter().flat_map(|word| word.to_le_bytes()).collect(),
        ByteOrder::Big => words.iter().flat_map(|word| word.to_be_bytes()).collect(),
    }
}
