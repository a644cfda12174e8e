//! Bitcode that is damaged: every one ends in a module or an error.

use llvm_spirv_rs::bitcode::read::read;

/// Pseudo-random numbers, the same in every run.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}

fn read_mutants(name: &str, count: usize) {
    let bytes = super::assemble(name);
    let mut numbers = Numbers(0x9E37_79B9_7F4A_7C15);
    for _ in 0..count {
        let mut mutant = bytes.clone();
        for _ in 0..=numbers.below(4) {
            let at = numbers.below(mutant.len());
            match numbers.below(3) {
                0 => mutant[at] ^= 1 << numbers.below(8),
                1 => mutant[at] = numbers.below(256) as u8,
                _ => mutant.truncate(at.max(1)),
            }
        }
        // A panic fails the test.
        let _ = read(&mutant, name);
    }
}

#[test]
fn mutants_of_bitcode_end_in_a_module_or_an_error() {
    for name in ["attributes.ll", "constants.ll", "exceptions.ll", "globals.ll", "instructions.ll"] {
        read_mutants(name, 500);
    }
}

#[test]
fn every_beginning_of_a_file_is_an_error() {
    let bytes = super::assemble("exceptions.ll");
    // The symbol table of linkers comes last; without it, and without half a word, the module is complete.
    let end = bytes.len() / 2;
    for length in 0..end {
        assert!(read(&bytes[..length], "x").is_err(), "{length} bytes");
    }
}
