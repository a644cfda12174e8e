//! What is longer than one instruction may be.

use std::fmt::Write as _;

use llvm_spirv_rs::{Options, translate};

/// A switch with so many cases, each to one of three blocks.
fn switch(cases: u32) -> String {
    let mut text = String::from(
        "target triple = \"spir64-unknown-unknown\"\n\
         define spir_func i32 @f(i32 %x) {\n  switch i32 %x, label %join [\n",
    );
    for case in 0..cases {
        let _ = writeln!(text, "    i32 {}, label %{}", 3 * case, ["a", "b", "join"][case as usize % 3]);
    }
    let direct = ", [ 9, %0 ]".repeat(cases as usize / 3);
    let _ = write!(
        text,
        "  ]\na:\n  br label %join\nb:\n  br label %join\n\
         join:\n  %r = phi i32 [ 1, %a ], [ 2, %b ], [ 9, %0 ]{direct}\n  ret i32 %r\n}}\n"
    );
    text
}

/// The lengths of the instructions with this opcode.
fn lengths(words: &[u32], opcode: u32) -> Vec<u32> {
    let mut lengths = Vec::new();
    let mut rest = &words[5..];
    while let [first, ..] = rest {
        if first & 0xffff == opcode {
            lengths.push(first >> 16);
        }
        rest = &rest[(first >> 16) as usize..];
    }
    lengths
}

/// A consumer accepts 16,383 cases (specification, section 2.17); a longer switch is several, and a phi that the switch
/// leads to still has one operand for it.
#[test]
fn a_switch_of_many_cases_is_several() {
    const OP_PHI: u32 = 245;
    const OP_SWITCH: u32 = 251;
    for (cases, wanted) in [(16_383, vec![16_383]), (16_386, vec![16_383, 3]), (40_002, vec![16_383, 16_383, 7_236])] {
        let words = translate(switch(cases).as_bytes(), "switch.ll", &Options::default()).map(|done| done.words);
        let words = words.unwrap_or_else(|error| panic!("{cases} cases: {error}"));
        let found: Vec<u32> = lengths(&words, OP_SWITCH).iter().map(|length| (length - 3) / 2).collect();
        assert_eq!(found, wanted);
        assert_eq!(lengths(&words, OP_PHI), [9]);
    }
}
