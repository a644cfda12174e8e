//! The library as another program uses it: values in, values out, from several threads.

#![cfg(feature = "llvm")]

use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::{ErrorKind, ExtensionSet, Optimization, Options, Version, inkwell, translate, translate_module};

const MAGIC: u32 = 0x0723_0203;

/// Returns a module with one kernel of this name.
fn kernel(name: &str) -> String {
    format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         define spir_kernel void @{name}(ptr addrspace(1) %out) {{\n\
         store i32 42, ptr addrspace(1) %out, align 4\n\
         ret void\n}}\n"
    )
}

#[track_caller]
fn words(source: &str) -> Vec<u32> {
    translate(source.as_bytes(), "test.ll", &Options::default()).expect("it is translated").words
}

#[track_caller]
fn fails(source: &str, kind: ErrorKind, message_part: &str) {
    let error = translate(source.as_bytes(), "test.ll", &Options::default()).expect_err("it is refused");
    assert_eq!(error.kind(), kind, "{error}");
    assert!(error.to_string().contains(message_part), "{error}");
}

#[test]
fn translation_returns_words() {
    let words = words(&kernel("f"));
    assert_eq!(words[0], MAGIC);
    assert_eq!(words[1], Version::V1_0.word());
}

#[test]
fn the_same_input_gives_the_same_words() {
    let source = kernel("f");
    assert_eq!(words(&source), words(&source));
}

#[test]
fn memory_that_is_not_freed_does_not_change_the_words() {
    let source = kernel("k");
    let options = Options { disable_free: true, ..Options::default() };
    assert_eq!(translate(source.as_bytes(), "k.ll", &options).unwrap().words, words(&source));
}

#[test]
fn loaded_modules_give_the_same_words() {
    let source = kernel("f");
    let context = inkwell::context::Context::create();
    let buffer = inkwell::memory_buffer::MemoryBuffer::create_from_memory_range_copy(source.as_bytes(), "f.ll");
    let module = context.create_module_from_ir(buffer).unwrap();
    assert_eq!(translate_module(&module, &Options::default()).unwrap().words, words(&source));
    // Translating leaves the module as it was.
    assert_eq!(translate_module(&module, &Options::default()).unwrap().words, words(&source));
}

/// The passes work on a copy of the module.
#[test]
fn loaded_modules_are_not_modified_by_optimization() {
    let source = "target triple = \"spir64-unknown-unknown\"\n\
         define spir_kernel void @f(ptr addrspace(1) %out) {\n\
         %x = alloca i32\n\
         store i32 42, ptr %x\n\
         %v = load i32, ptr %x\n\
         store i32 %v, ptr addrspace(1) %out\n\
         ret void\n}\n";
    let context = inkwell::context::Context::create();
    let buffer = inkwell::memory_buffer::MemoryBuffer::create_from_memory_range_copy(source.as_bytes(), "f.ll");
    let module = context.create_module_from_ir(buffer).unwrap();
    let optimized = Options { optimization: Optimization::All, ..Options::default() };
    let small = translate_module(&module, &optimized).unwrap().words;
    assert_eq!(small, translate(source.as_bytes(), "f.ll", &optimized).unwrap().words);
    let plain = translate_module(&module, &Options::default()).unwrap().words;
    assert_eq!(plain, words(source));
    assert!(small.len() < plain.len());
}

/// Each constant contains the one before twice, as bitcode may: a walk over all members would not end.
#[test]
fn constants_with_shared_members_are_translated() {
    let context = inkwell::context::Context::create();
    let module = context.create_module("m");
    module.set_triple(&inkwell::targets::TargetTriple::create("spir64-unknown-unknown"));
    let constant = inkwell::AddressSpace::from(2);
    let number = module.add_global(context.i8_type(), Some(constant), "number");
    number.set_constant(true);
    number.set_initializer(&context.i8_type().const_int(3, false));
    let boolean = context.bool_type().const_int(1, false);
    let mut shared = context.const_struct(&[boolean.into(), number.as_pointer_value().into()], false);
    for _ in 0..50 {
        shared = context.const_struct(&[shared.into(), shared.into()], false);
    }
    let variable = module.add_global(shared.get_type(), Some(constant), "variable");
    variable.set_constant(true);
    variable.set_initializer(&shared);
    // SPIRV-Tools visits the members one by one.
    let options = Options { validation: Validation::Rules, ..Options::default() };
    let words = translate_module(&module, &options).unwrap().words;
    assert!(words.len() < 1000, "{} words", words.len());
}

/// LLVM's data layouts cache structure layouts by address, and the next module may reuse an address for another type.
#[test]
fn default_data_layouts_are_independent_of_other_modules() {
    let source = |members: &str, size: u32| {
        let source = format!(
            "target triple = \"spir64-unknown-unknown\"\n\
             %s = type {{ {members} }}\n\
             define spir_kernel void @k(ptr addrspace(1) %to, i64 %i) {{\n\
             %at = getelementptr %s, ptr addrspace(1) %to, i64 %i\n\
             call void @llvm.memset.p1.i64(ptr addrspace(1) %at, i8 7, i64 {size}, i1 false)\n\
             ret void\n}}\n\
             declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)\n"
        );
        source.into_bytes()
    };
    let sources = [source("i8, i64", 16), source("i32, i32", 8), source("i8", 1), source("[3 x i64], i16", 32)];
    let translated = |source: &[u8]| translate(source, "f.ll", &Options::default()).unwrap().words;
    let first: Vec<_> = sources.iter().map(|source| translated(source)).collect();
    for round in 0..50 {
        for (source, first) in sources.iter().zip(&first) {
            assert_eq!(translated(source), *first, "round {round}");
        }
    }
    for (source, first) in sources.iter().zip(&first) {
        let context = inkwell::context::Context::create();
        let buffer = inkwell::memory_buffer::MemoryBuffer::create_from_memory_range_copy(source, "f.ll");
        let module = context.create_module_from_ir(buffer).unwrap();
        assert_eq!(translate_module(&module, &Options::default()).unwrap().words, *first);
        assert!(!module.print_to_string().to_string().contains("datalayout"), "the module is not changed");
    }
}

#[test]
fn threads_translate_independently() {
    let alone: Vec<_> = (0..8).map(|n| words(&kernel(&format!("f{n}")))).collect();
    std::thread::scope(|scope| {
        for (n, expected) in alone.iter().enumerate() {
            scope.spawn(move || {
                for _ in 0..20 {
                    assert_eq!(&words(&kernel(&format!("f{n}"))), expected);
                    fails("define void @f( {", ErrorKind::InvalidLlvmModule, "test.ll");
                }
            });
        }
    });
}

#[test]
fn unreadable_input_is_an_error() {
    fails("", ErrorKind::EmptyInput, "expected LLVM bitcode or LLVM assembly");
    fails("no module at all", ErrorKind::InvalidLlvmModule, "test.ll");
    fails("BC\u{0}", ErrorKind::InvalidLlvmModule, "test.ll");
}

#[test]
fn modules_that_fail_the_verifier_are_errors() {
    let source = "define i32 @f(i32 %a) {\n  br label %two\ntwo:\n  ret i32 %b\nthree:\n  %b = add i32 %a, 1\n  br label %two\n}";
    fails(source, ErrorKind::InvalidLlvmModule, "test.ll");
}

#[test]
fn unsupported_target_triples_are_errors() {
    fails("target triple = \"x86_64-unknown-linux-gnu\"", ErrorKind::InvalidTargetTriple, "x86_64");
}

#[test]
fn unknown_extensions_are_errors() {
    let error = ExtensionSet::parse_list("+SPV_KHR_nothing").expect_err("it is refused");
    assert_eq!(error.kind(), ErrorKind::UnknownExtension);
    assert!(error.to_string().contains("SPV_KHR_nothing"));
}

#[test]
fn omitted_debug_information_is_a_warning_on_request() {
    let source = kernel("f")
        + "!llvm.dbg.cu = !{!0}\n\
           !llvm.module.flags = !{!2}\n\
           !0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, imports: !{!3})\n\
           !1 = !DIFile(filename: \"f.cl\", directory: \"/\")\n\
           !2 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
           !3 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !0, entity: !4, line: 1)\n\
           !4 = !DINamespace(name: \"n\", scope: null)\n";
    let messages = |options: &Options| -> Vec<_> {
        let translation = translate(source.as_bytes(), "f.ll", options).unwrap();
        translation.warnings.iter().map(|warning| warning.message().to_owned()).collect()
    };
    assert!(messages(&Options::default()).is_empty());
    let message = "imported entities are omitted from debug information: consumers expect other operands than the \
                   specification's";
    assert_eq!(messages(&Options { warn_debug_info: true, ..Options::default() }), [message]);
}

/// To print an instruction takes the time of its function.
#[test]
fn only_the_first_warnings_of_a_kind_have_their_instructions() {
    let atomic = "  atomicrmw add ptr addrspace(1) %p, i32 1 syncscope(\"unknown\") seq_cst\n";
    let module = format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         define spir_kernel void @k(ptr addrspace(1) %p) {{\n{}  ret void\n}}",
        atomic.repeat(101)
    );
    let warnings = translate(module.as_bytes(), "input", &Options::default()).expect("a translation").warnings;
    assert_eq!(warnings.len(), 101);
    let with_instruction = warnings.iter().filter(|warning| warning.location().instruction.is_some()).count();
    assert_eq!(with_instruction, 100);
    assert!(warnings.iter().all(|warning| warning.location().function.as_deref() == Some("k")));
}
