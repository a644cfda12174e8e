//! The origins of instructions: each instruction has one, at its offset, and recording them does not change the words.

#![cfg(feature = "llvm")]

use llvm_spirv_rs::spirv::binary::write::HEADER_WORDS;
use llvm_spirv_rs::spirv::{InstView, Op, inst};
use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::{ExtensionSet, Options, SourceMap, translate};
use test_support::corpus;

fn options(source_map: bool) -> Options {
    let extensions = ExtensionSet::parse_list("all").expect("it is a list");
    Options { extensions, validation: Validation::None, source_map, ..Options::default() }
}

#[track_caller]
fn mapped(source: &str) -> (Vec<u32>, SourceMap) {
    let translation = translate(source.as_bytes(), "test.ll", &options(true)).expect("it is translated");
    (translation.words, translation.source_map.expect("it is recorded"))
}

/// Returns the text of the LLVM values that the instructions with an opcode come from.
fn values(map: &SourceMap, op: Op) -> Vec<&str> {
    let lines: Vec<_> = map.llvm.lines().collect();
    let found = map.instructions.iter().filter(|inst| inst.op == op);
    found.map(|inst| inst.line.map_or("", |line| lines[line as usize].trim())).collect()
}

#[test]
fn every_instruction_has_an_entry_at_its_offset() {
    let (mut functions, mut helpers) = (0, 0);
    for source in corpus::sources() {
        let Ok(translation) = translate(&source.text, "input", &options(true)) else { continue };
        let map = translation.source_map.expect("it is recorded");
        let words = translation.words;
        let mut offset = HEADER_WORDS;
        let mut in_function = false;
        let instructions: Vec<InstView<'_>> =
            inst::iter(&words[HEADER_WORDS..]).map(|inst| inst.expect("the words are sound")).collect();
        assert_eq!(map.instructions.len(), instructions.len(), "{}", source.name);
        for (entry, inst) in map.instructions.iter().zip(instructions) {
            assert_eq!((entry.offset, entry.op), (offset, inst.op), "{}", source.name);
            offset += inst.operands.len() + 1;
            if inst.op == Op::Function {
                // No LLVM function corresponds to a helper function.
                in_function = entry.function.is_some();
                *if in_function { &mut functions } else { &mut helpers } += 1;
            }
            if in_function {
                assert!(entry.function.is_some() && entry.line.is_some(), "{}: {} at {offset}", source.name, inst.op);
            }
            in_function &= inst.op != Op::FunctionEnd;
        }
        let plain = translate(&source.text, "input", &options(false)).expect("it is translated");
        assert!(plain.source_map.is_none() && plain.words == words, "{}", source.name);
    }
    assert!(functions > 1000 && helpers < functions / 20, "{functions} functions, {helpers} helpers");
}

#[test]
fn instructions_have_their_values_and_positions() {
    let (_, map) = mapped(
        r#"
        target triple = "spir64-unknown-unknown"
        @"a = table" = addrspace(1) global i32 7
        define spir_kernel void @k(ptr addrspace(1) %p) !dbg !3 {
        entry:
          %slot = alloca i32
          %x = load i32, ptr addrspace(1) %p, align 4, !dbg !5
          store i32 %x, ptr %slot
          br label %end
        end:
          %other = alloca i16
          store i16 1, ptr %other
          ret void
        }
        !llvm.dbg.cu = !{!1}
        !llvm.module.flags = !{!0}
        !0 = !{i32 2, !"Debug Info Version", i32 3}
        !1 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !2)
        !2 = !DIFile(filename: "k.cl", directory: "/src")
        !3 = distinct !DISubprogram(name: "k", file: !2, line: 7, type: !4, unit: !1, spFlags: DISPFlagDefinition)
        !4 = !DISubroutineType(types: !{null})
        !5 = !DILocation(line: 8, column: 3, scope: !3)"#,
    );
    assert_eq!(map.functions, ["k"]);
    let variables = values(&map, Op::Variable);
    assert_eq!(
        variables,
        [r#"@"a = table" = addrspace(1) global i32 7"#, "%slot = alloca i32, align 4", "%other = alloca i16, align 2"]
    );
    let loads = values(&map, Op::Load);
    assert_eq!(loads.len(), 1);
    assert!(loads[0].starts_with("%x = load i32"), "{loads:?}");
    let labels = values(&map, Op::Label);
    assert!(labels[0].starts_with("define") && labels[1].starts_with("end:"), "{labels:?}");
    assert!(values(&map, Op::EntryPoint)[0].starts_with("define spir_kernel void @k"));
    assert_eq!(map.files.iter().map(|file| file.name.as_str()).collect::<Vec<_>>(), ["k.cl"]);
    let position = |op: Op| {
        let found = map.instructions.iter().find(|inst| inst.op == op).expect("there is one");
        found.source.map(|at| (at.line, at.column))
    };
    assert_eq!((position(Op::Load), position(Op::Function), position(Op::Store)), (Some((8, 3)), Some((7, 0)), None));
}

/// `--emit-map` writes what the library returns.
#[cfg(feature = "cli")]
#[test]
fn the_file_is_json() {
    let folder = tempfile::tempdir().expect("a folder");
    let source = "target triple = \"spir64-unknown-unknown\"\ndefine void @\"a\\22b\"() {\n  ret void\n}\n";
    std::fs::write(folder.path().join("a.ll"), source).expect("it can be written");
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_llvm-spirv-rs"));
    let status = program.args(["a.ll", "--emit-map=map.json"]).current_dir(folder.path()).status();
    assert!(status.expect("the program starts").success());
    let text = std::fs::read_to_string(folder.path().join("map.json")).expect("the file is there");
    let map: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
    let instructions = map["instructions"].as_array().expect("a list");
    assert_eq!(instructions.last().map(|inst| &inst["function"]), Some(&serde_json::json!("a\"b")));
    assert_eq!(instructions.len(), mapped(source).1.instructions.len());
}
