//! Unsuitable inputs, and their messages. `tests/llvm_helper.rs` has those on which LLVM itself fails.

use super::*;
use crate::load::Loaded;
use crate::options::Options;

const NO_CHANGE: ModuleChange = ModuleChange::Optimization(Optimization::None);

/// Bitcode of LLVM 14's llvm-as with typed pointers:
///
/// ```text
/// target triple = "spir64-unknown-unknown"
/// %node = type { i32, %node addrspace(1)* }
/// define spir_kernel void @chase(%node addrspace(1)* %first, i32 addrspace(1)* %out) {
///   %slot = getelementptr %node, %node addrspace(1)* %first, i64 0, i32 1
///   %next = load %node addrspace(1)*, %node addrspace(1)* addrspace(1)* %slot, align 8
///   %bytes = bitcast %node addrspace(1)* %next to i8 addrspace(1)*
///   %words = bitcast i8 addrspace(1)* %bytes to i32 addrspace(1)*
///   %value = load i32, i32 addrspace(1)* %words, align 4
///   store i32 %value, i32 addrspace(1)* %out, align 4
///   ret void
/// }
/// ```
const TYPED_POINTERS: &[u8] = include_bytes!("typed_pointers.bc");

const KERNEL: &str = "
    define spir_kernel void @k(ptr addrspace(1) %p) {
      store i32 42, ptr addrspace(1) %p, align 4
      ret void
    }";

/// Returns the message for an input that must not load.
fn refused(bytes: &[u8]) -> String {
    match current(bytes, "input", &NO_CHANGE, Process::Shared) {
        Ok(_) => panic!("{} bytes were accepted", bytes.len()),
        Err(error) => {
            assert_eq!(error.kind(), ErrorKind::InvalidLlvmModule);
            error.message().to_owned()
        }
    }
}

fn loads(bytes: &[u8]) -> bool {
    current(bytes, "input", &NO_CHANGE, Process::Shared).is_ok()
}

/// Returns the module as bitcode of the linked LLVM.
fn bitcode(source: &str) -> Vec<u8> {
    current(source.as_bytes(), "input.ll", &NO_CHANGE, Process::Shared).unwrap().bitcode
}

/// Returns bitcode after the header with its offset.
fn wrapped(bitcode: &[u8]) -> Vec<u8> {
    let header = [0x0B17_C0DE, 0, 20, bitcode.len() as u32, 7];
    header.iter().flat_map(|word: &u32| word.to_le_bytes()).chain(bitcode.iter().copied()).collect()
}

#[test]
fn reads_every_form() {
    let bitcode = bitcode(KERNEL);
    assert!(loads(KERNEL.as_bytes()));
    assert!(loads(&bitcode));
    assert!(loads(&wrapped(&bitcode)));
}

#[test]
fn upgrades_typed_pointers() {
    let module = crate::load::load(TYPED_POINTERS, "typed_pointers.bc", &Options::default()).unwrap().module;
    let kernel = module.function("chase").unwrap();
    assert!(kernel.parameters().all(|parameter| parameter.ty().is_pointer()));
    assert_eq!(module.triple(), "spir64-unknown-unknown");
}

#[test]
fn refuses_other_formats() {
    assert_eq!(refused(b"\x7fELF\x02\x01\x01\0"), "expected LLVM bitcode or LLVM assembly, found other data");
    assert_eq!(refused(b"hello"), "line 1, column 1: expected top-level entity in `hello`");
}

#[test]
fn names_the_line_of_a_syntax_error() {
    let source = b"define void @f() {\n  %a = add i32 1, %b\n  ret void\n}\n";
    assert_eq!(refused(source), "line 2, column 19: use of undefined value '%b' in `%a = add i32 1, %b`");
}

#[test]
fn reports_the_message_of_the_verifier() {
    let source = b"define i32 @f(i1 %c) {
          br i1 %c, label %x, label %y
        x:
          %v = add i32 1, 2
          br label %y
        y:
          ret i32 %v
        }";
    assert_eq!(
        refused(source),
        "LLVM's verifier refuses the module: Instruction does not dominate all uses!; %v = add i32 1, 2; ret i32 %v"
    );
}

#[test]
fn drops_damaged_debug_information() {
    let source = "
        define void @f() !dbg !3 {
          ret void
        }
        !llvm.dbg.cu = !{!1}
        !llvm.module.flags = !{!0}
        !0 = !{i32 2, !\"Debug Info Version\", i32 VERSION}
        !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
        !2 = !DIFile(filename: \"f.c\", directory: \"/\")
        !3 = distinct !DISubprogram(name: \"f\", scope: SCOPE, file: !2, line: 7, unit: !1, spFlags: DISPFlagDefinition)";
    let line = |version: &str, scope: &str| {
        let source = source.replace("VERSION", version).replace("SCOPE", scope);
        let Loaded { module, dropped_debug_info, .. } =
            crate::load::load(source.as_bytes(), "input.ll", &Options::default()).unwrap();
        let line = module.function("f").unwrap().line();
        assert_eq!(line.is_none(), dropped_debug_info.is_some());
        line
    };
    assert_eq!(line("3", "!2"), Some(7));
    assert_eq!(line("2", "!2"), None);
    assert_eq!(line("3", "!0"), None);
}

#[test]
fn keeps_threads_apart() {
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..50 {
                    assert!(loads(KERNEL.as_bytes()));
                    assert!(!loads(&TYPED_POINTERS[..TYPED_POINTERS.len() / 2]));
                }
            });
        }
    });
}

/// LLVM's own tools abort on these modules when they free the context.
#[test]
fn metadata_may_refer_to_the_token_none() {
    assert!(loads(b"!0 = !{token none, i32 7}"));
    assert!(loads(b"!named = !{!0}\n!0 = !{!\"x\", token zeroinitializer}"));
    assert!(refused(b"!0 = !{token none, <2 x ptr> 3}").contains("integer constant must have integer type"));
}
