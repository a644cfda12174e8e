//! Tests of the calls of SPIRV-Tools, and of what is added to them.

use super::library::assemble;
use super::{check, disassemble};
use crate::spirv::text::assembly::{self, Disassembly};
use crate::spirv::{Inst, Op, Version};
use crate::validate::tests::kernels::*;

/// Names that differ, that are equal, that become equal or take the number of another, and of an id that has one.
#[test]
fn names_are_those_of_the_disassembler() {
    let mut sketch = Sketch::new(Version::V1_6);
    let names: [&[u8]; 14] = [
        b"a",
        b"a",
        b"a.b",
        b"a_b",
        b"a_0",
        b"a",
        b"",
        b"_",
        b"\"\\\"",
        b"\"\\\"",
        "é\n".as_bytes(),
        b"___",
        b"uint",
        b"void",
    ];
    for (id, name) in (FREE..).zip(names) {
        let ty = Inst::new(Op::TypeInt).literal(id).words(&[8 + id % 3, 0]);
        sketch.names.push(Inst::new(Op::Name).literal(id).string(name));
        sketch.names.push(Inst::new(Op::Name).literal(id).string(b"second"));
        sketch.other.insert(0, ty);
    }
    let words = sketch.words();
    let options = Disassembly::default();
    assert_eq!(assembly::module(&words, options).unwrap(), disassemble(&words, options).unwrap());
}

/// SPIRV-Tools stops at the typedef, which is valid; the sum, which is not, is found behind it.
#[test]
fn code_is_checked_behind_debug_information() {
    let text = |sum: &str| {
        format!(
            "OpCapability Kernel
            OpCapability Addresses
            OpCapability Linkage
            %set = OpExtInstImport \"OpenCL.DebugInfo.100\"
            OpMemoryModel Physical64 OpenCL
            %name = OpString \"name\"
            %void = OpTypeVoid
            %uint = OpTypeInt 32 0
            %float = OpTypeFloat 32
            %one = OpConstant %float 1
            %to_void = OpTypeFunction %void
            %source = OpExtInst %void %set DebugSource %name
            %unit = OpExtInst %void %set DebugCompilationUnit 100 4 %source OpenCL_C
            %none = OpExtInst %void %set DebugInfoNone
            %alias = OpExtInst %void %set DebugTypedef %name %none %source 1 1 %unit
            %function = OpFunction %void None %to_void
            %entry = OpLabel
            %sum = {sum} %float %one %one
            OpReturn
            OpFunctionEnd"
        )
    };
    let words = |sum: &str| assemble(&text(sum), Version::V1_3.word()).unwrap();
    assert!(super::library::check(&words("OpFAdd")).unwrap().unwrap_err().rule.contains("DebugTypedef"));
    assert_eq!(check(&words("OpFAdd")).unwrap(), Ok(()));
    let wrong = words("OpIAdd");
    let violation = check(&wrong).unwrap().unwrap_err();
    // The sum, the return and the end are 5, 1 and 1 words.
    assert_eq!(violation.offset, Some(wrong.len() - 7), "{violation:?}");
}
