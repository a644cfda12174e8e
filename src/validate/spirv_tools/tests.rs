//! Tests of the calls of SPIRV-Tools, and of what is added to them.

use super::disassemble;
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
