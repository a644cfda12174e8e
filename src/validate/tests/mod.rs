//! Tests over modules made by hand, one word after the other.

mod entry_points;
pub(super) mod kernels;
mod limits;
mod saved_memory;

use super::spirv_tools::{check, disassemble};
use crate::error::ErrorKind;
use crate::spirv::text::assembly::{self, Disassembly};
use crate::spirv::{Capability, Inst, Op};

const HEADER: [u32; 5] = [0x0723_0203, 0x0001_0000, 0, 16, 0];

/// A module of the capabilities `Kernel`, `Addresses` and `Linkage` and of these instructions.
fn module(instructions: &[Inst]) -> Vec<u32> {
    let mut words = HEADER.to_vec();
    let capabilities = [Capability::Kernel, Capability::Addresses, Capability::Linkage];
    let declarations = capabilities.map(|capability| Inst::new(Op::Capability).enumerant(capability));
    for inst in declarations.iter().chain([&Inst::new(Op::MemoryModel).words(&[2, 2])]).chain(instructions) {
        inst.append_to(&mut words).unwrap();
    }
    words
}

fn int(id: u32, bits: u32) -> Inst {
    Inst::new(Op::TypeInt).words(&[id, bits, 0])
}

#[test]
fn a_violation_without_instruction_has_no_offset() {
    for words in [&HEADER[..], &module(&[])[..HEADER.len() + 6]] {
        let [violation] = super::check(words).try_into().expect("the module has one violation");
        assert!(violation.rule.contains("exactly one OpMemoryModel; it has none"), "{violation:?}");
        assert_eq!((violation.instruction, violation.function, violation.offset), (None, None, None));
    }
}

#[cfg(feature = "validate")]
mod with_spirv_tools {
    use super::*;
    use crate::validate::{Validation, validate, violations};

    #[test]
    fn a_valid_module_passes() {
        validate(&module(&[int(1, 32)])).unwrap();
    }

    #[test]
    fn a_violation_names_rule_instruction_and_place() {
        let words = module(&[int(1, 32), int(2, 16)]);
        let violation = check(&words).unwrap().unwrap_err();
        assert!(violation.rule.contains("Int16"), "{violation:?}");
        assert_eq!(violation.instruction.as_deref(), Some("%ushort = OpTypeInt 16 0"));
        assert_eq!(violation.offset, Some(words.len() - 4));
        let error = validate(&words).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::InvalidSpirv);
        assert_eq!(error.locations().collect::<Vec<_>>(), ["%2 = OpTypeInt 16 0"]);
    }

    #[test]
    fn a_rule_about_the_whole_module_has_no_place() {
        let words = module(&[Inst::new(Op::Name).words(&[9]).string(b"nothing")]);
        let violation = check(&words).unwrap().unwrap_err();
        assert_eq!((violation.instruction, violation.offset), (None, None), "{}", violation.rule);
    }

    #[test]
    fn spirv_tools_judges_what_our_rules_refuse() {
        let sections = |words: &[u32], validation| {
            let found = violations(words, validation, None, None).unwrap();
            found.into_iter().map(|violation| violation.section).collect::<Vec<_>>()
        };
        let unnamed = module(&[Inst::new(Op::Name).words(&[9]).string(b"nothing")]);
        assert_eq!(sections(&unnamed, Validation::Rules), [Some("2.16.1")]);
        assert_eq!(sections(&unnamed, Validation::SpirvTools), [Some("2.16.1"), None]);
        // Both are about one instruction.
        let narrow = module(&[int(1, 32), int(2, 16)]);
        assert_eq!(sections(&narrow, Validation::SpirvTools), [Some("2.16.1")]);
    }

    #[test]
    fn words_that_are_no_module_are_refused() {
        let cut = module(&[int(1, 32)]);
        for words in [&[][..], &HEADER[..3], &[1, 2, 3, 4, 5, 6], &cut[..cut.len() - 1]] {
            assert_eq!(validate(words).unwrap_err().kind(), ErrorKind::InvalidSpirv);
            assert_eq!(disassemble(words, Disassembly::default()).unwrap_err().kind(), ErrorKind::InvalidSpirv);
            assert_eq!(assembly::module(words, Disassembly::default()).unwrap_err().kind(), ErrorKind::InvalidSpirv);
        }
    }

    #[test]
    fn a_module_is_printed() {
        let words = module(&[int(1, 32)]);
        for options in [Disassembly::default(), Disassembly { no_header: true, raw_ids: true }] {
            assert_eq!(assembly::module(&words, options).unwrap(), disassemble(&words, options).unwrap());
        }
    }
}

#[test]
fn assembly_has_the_numbers_of_unknown_enumerants() {
    let words = module(&[Inst::new(Op::Capability).words(&[0xFFF0]), int(1, 32)]);
    let text = assembly::module(&words, Disassembly::default()).unwrap();
    assert!(text.contains("OpCapability 65520\n") && text.contains(" = OpTypeInt 32 0\n"), "{text}");
}

#[cfg(not(feature = "validate"))]
#[test]
fn without_spirv_tools_every_answer_says_so() {
    let words = module(&[int(1, 32)]);
    assert_eq!(check(&words).unwrap_err().kind(), ErrorKind::NotBuiltIn);
    assert_eq!(disassemble(&words, Disassembly::default()).unwrap_err().kind(), ErrorKind::NotBuiltIn);
}
