use super::{parse, print};
use crate::spirv::grammar::{Capability, Decoration, Op};
use crate::spirv::inst::Inst;

const HEADER: &str = "119734787 65536 393216 20 0 \n";

fn module(instructions: &[Inst]) -> Vec<u32> {
    let mut words = vec![119_734_787, 65_536, 393_216, 20, 0];
    for inst in instructions {
        inst.append_to(&mut words).expect("the instruction is short");
    }
    words
}

#[track_caller]
fn both_ways(instructions: &[Inst], text: &str) {
    let words = module(instructions);
    let printed = print(&words).expect("the module is sound");
    assert_eq!(String::from_utf8_lossy(&printed), format!("{HEADER}{text}"));
    assert_eq!(parse(&printed).expect("it was printed"), words);
}

#[test]
fn words_are_numbers_but_some_have_names() {
    both_ways(
        &[
            Inst::new(Op::Capability).enumerant(Capability::Kernel),
            Inst::new(Op::MemoryModel).words(&[2, 2]),
            Inst::new(Op::Decorate).literal(3).enumerant(Decoration::FPFastMathMode).literal(31),
            Inst::new(Op::SpecConstantOp).words(&[1, 4, u32::from(Op::IAdd.0), 5, 6]),
            Inst::new(Op::Switch).words(&[1, 2, 7, 0, 3]),
        ],
        "2 Capability Kernel \n3 MemoryModel 2 2 \n4 Decorate 3 FPFastMathMode 31 \n6 SpecConstantOp 1 4 128 5 6 \n\
         6 Switch 1 2 7 0 3 \n",
    );
}

#[test]
fn operands_after_a_string_are_found() {
    both_ways(
        &[Inst::new(Op::Decorate).literal(3).enumerant(Decoration::LinkageAttributes).string(b"name").literal(0)],
        "6 Decorate 3 LinkageAttributes \"name\" Export \n",
    );
}

#[test]
fn only_quotes_are_escaped() {
    both_ways(&[Inst::new(Op::Name).literal(3).string(br#"a"b\c\"d;e"#)], "5 Name 3 \"a\\\"b\\c\\\\\"d;e\" \n");
    both_ways(&[Inst::new(Op::Name).literal(3).string(br"c:\")], "3 Name 3 6044259 \n");
}

#[test]
fn instructions_of_known_sets_have_names() {
    let of_set = |name: &[u8]| {
        [Inst::new(Op::ExtInstImport).literal(1).string(name), Inst::new(Op::ExtInst).words(&[2, 3, 1, 48, 4, 5])]
    };
    both_ways(&of_set(b"OpenCL.std"), "5 ExtInstImport 1 \"OpenCL.std\" \n7 ExtInst 2 3 1 pow 4 5 \n");
    both_ways(
        &of_set(b"OpenCL.DebugInfo.100")
            .map(|inst| if inst.op() == Op::ExtInst { Inst::new(Op::ExtInst).words(&[2, 3, 1, 24]) } else { inst }),
        "8 ExtInstImport 1 \"OpenCL.DebugInfo.100\" \n5 ExtInst 2 3 1 DebugNoScope \n",
    );
    both_ways(
        &of_set(b"NonSemantic.Shader.DebugInfo.200").map(|inst| {
            if inst.op() == Op::ExtInst { Inst::new(Op::ExtInst).words(&[2, 3, 1, 201, 4, 5, 6]) } else { inst }
        }),
        "11 ExtInstImport 1 \"NonSemantic.Shader.DebugInfo.200\" \n8 ExtInst 2 3 1 DebugTypeSubrange 4 5 6 \n",
    );
    both_ways(
        &of_set(b"NonSemantic.AuxData").map(|inst| {
            if inst.op() == Op::ExtInst { Inst::new(Op::ExtInst).words(&[2, 3, 1, 1, 4, 5]) } else { inst }
        }),
        "7 ExtInstImport 1 \"NonSemantic.AuxData\" \n7 ExtInst 2 3 1 NonSemanticAuxDataFunctionAttribute 4 5 \n",
    );
    both_ways(&of_set(b"Other"), "4 ExtInstImport 1 \"Other\" \n7 ExtInst 2 3 1 48 4 5 \n");
}

#[test]
fn blocks_and_comments_are_for_the_reader() {
    both_ways(
        &[
            Inst::new(Op::Function).words(&[1, 2, 0, 3]),
            Inst::new(Op::Label).words(&[4]),
            Inst::new(Op::Return),
            Inst::new(Op::FunctionEnd),
        ],
        "\n5 Function 1 2 0 3 \n\n2 Label 4 \n1 Return \n\n1 FunctionEnd \n",
    );
    let commented = format!("; what\n{HEADER}2 ; more\nLabel\t4\n1 Return");
    let words = module(&[Inst::new(Op::Label).words(&[4]), Inst::new(Op::Return)]);
    assert_eq!(parse(commented.as_bytes()).expect("it is sound"), words);
}

#[test]
fn texts_by_hand_have_other_forms() {
    let parsed = |text: &str| parse(format!("{HEADER}{text}").as_bytes()).expect(text);
    let constant = [Inst::new(Op::Constant).words(&[1, 2, 4_294_967_173])];
    assert_eq!(parsed("4 Constant 1 2 -123"), module(&constant));
    let named = [Inst::new(Op::Name).literal(1).string(b"abcdefgh"), Inst::new(Op::Label).words(&[4])];
    assert_eq!(parsed("3 Name 1 \"abcdefgh\" ; short\n2 Label 4"), module(&named));
    assert_eq!(parsed("12 Name 1 \"abcdefgh\"\n2 Label 4"), module(&named));
    let linked =
        [Inst::new(Op::Decorate).literal(3).enumerant(Decoration::LinkageAttributes).string(b"name").literal(0)];
    assert_eq!(parsed("5 Decorate 3 LinkageAttributes \"name\" Export"), module(&linked));
    assert_eq!(parsed("0 Capability\n1 Nop 0 Nop"), module(&[Inst::new(Op::Nop)]));
    let chosen = [Inst::new(Op::SpecConstantArchitectureINTEL).words(&[1, 2, 1, 1, u32::from(Op::IEqual.0), 1])];
    both_ways(&chosen, "7 SpecConstantArchitectureINTEL 1 2 1 1 IEqual 1 \n");
}

#[test]
fn opcodes_and_enumerants_without_a_name_are_numbers() {
    both_ways(
        &[Inst::new(Op(65_000)).words(&[7]), Inst::new(Op::Capability).literal(65_001)],
        "2 65000 7 \n2 Capability 65001 \n",
    );
}

#[test]
fn renamed_opcodes_and_enumerants_have_their_first_names() {
    both_ways(
        &[
            Inst::new(Op::Capability).enumerant(Capability::FPGARegALTERA),
            Inst::new(Op::Capability).enumerant(Capability::IOPipesALTERA),
            Inst::new(Op::Capability).enumerant(Capability::DotProduct),
            Inst::new(Op::Extension).string(b"SPV_INTEL_fpga_reg"),
            Inst::new(Op::FPGARegALTERA).words(&[1, 2, 3]),
            Inst::new(Op::SDot).words(&[1, 3, 4, 5]),
        ],
        "2 Capability FPGARegINTEL \n2 Capability IOPipeINTEL \n2 Capability DotProductKHR \n\
         6 Extension \"SPV_INTEL_fpga_reg\" \n4 FPGARegINTEL 1 2 3 \n5 SDotKHR 1 3 4 5 \n",
    );
}

#[test]
fn an_extension_under_its_new_name_selects_the_names_of_the_grammar() {
    both_ways(
        &[
            Inst::new(Op::Capability).enumerant(Capability::FPGARegALTERA),
            Inst::new(Op::Extension).string(b"SPV_ALTERA_fpga_reg"),
            Inst::new(Op::FPGARegALTERA).words(&[1, 2, 3]),
        ],
        "2 Capability FPGARegALTERA \n6 Extension \"SPV_ALTERA_fpga_reg\" \n4 FPGARegALTERA 1 2 3 \n",
    );
}

#[test]
fn what_is_not_of_the_form_is_an_error_that_names_the_line() {
    let cases = [
        ("", "the text ends in the header"),
        ("1 2 3 4 5", "the text starts with 1; expected 119734787"),
        ("119734787 65536 0 20 zero", "expected a number, found \"zero\""),
        (
            &format!("119734787 65536 0 20 {}", "z".repeat(99)),
            &format!("expected a number, found \"{}\"...", "z".repeat(40)),
        ),
        ("119734787 65536 0 20 0\n3 Label 4", "the text ends within OpLabel"),
        (
            "119734787 65536 0 20 0\n2 Capability Kernle",
            "expected a number or a name valid as this operand of OpCapability, found \"Kernle\"",
        ),
        ("119734787 65536 0 20 0\n2 Nothing 1", "unknown opcode \"Nothing\""),
        ("119734787 65536 0 20 0\n3 Name 1 \"a", "unterminated string"),
        ("119734787 65536 0 20 0\n2 Name 1", "expected at least 3 words of OpName, found 2"),
        ("119734787 65536 0 20 0\n0 1", "expected a name after the word count 0"),
        ("119734787 65536 0 20 0\n65536 Nop", "invalid word count 65536; expected 0 to 65535"),
        (
            "119734787 65536 0 20 0\n2 Label -1",
            "expected a number or a name valid as this operand of OpLabel, found \"-1\"",
        ),
        (
            "119734787 65536 0 20 0\n4 Constant 1 2 -2147483649",
            "expected a number or a name valid as this operand of OpConstant, found \"-2147483649\"",
        ),
        (
            "119734787 65536 0 20 0\n2 Label 4294967296",
            "expected a number or a name valid as this operand of OpLabel, found \"4294967296\"",
        ),
        ("119734787 65536 0 20 0\n2 \"Label\" 4", "expected an opcode"),
    ];
    for (text, message) in cases {
        let error = parse(text.as_bytes()).expect_err(text);
        assert_eq!(error.message(), message, "{text}");
        let line = format!("line {}", text.matches('\n').count() + 1);
        assert!(error.locations().any(|place| place.contains(&line)), "{text}: {error}");
    }
}
