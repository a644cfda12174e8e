//! Modules of LLVM just within a universal limit are translated; just above it they are refused, with their place.

#![cfg(feature = "llvm")]

use llvm_spirv_rs::{ErrorKind, Options, translate};

/// A list `item(0), item(1), ...`.
fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn ends_at(limit: usize, says: &str, place: &str, source: impl Fn(usize) -> String) {
    let translated = |count: usize| {
        let source = format!("target triple = \"spir64-unknown-unknown\"\n{}", source(count));
        translate(source.as_bytes(), "limits.ll", &Options::default())
    };
    if let Err(error) = translated(limit) {
        panic!("{limit}: {error}");
    }
    let error = translated(limit + 1).expect_err("it is above the limit");
    assert_eq!(error.kind(), ErrorKind::LimitExceeded, "{error}");
    assert_eq!(error.message(), format!("{} {says}; there may be {limit}", limit + 1));
    let places: Vec<_> = error.places().collect();
    assert!(places.iter().any(|found| found.contains(place)), "{places:?}");
}

#[test]
fn parameters() {
    ends_at(255, "parameters of a function", "function @f", |count| {
        format!("define spir_func void @f({}) {{\n ret void\n}}", list(count, |index| format!("i32 %p{index}")))
    });
}

#[test]
fn arguments_of_printf() {
    // The format is an argument too.
    ends_at(255, "arguments of an extended instruction", "call spir_func i32", |count| {
        format!(
            "@format = addrspace(2) constant [3 x i8] c\"%d\\00\"\n\
             declare spir_func i32 @printf(ptr addrspace(2), ...)\n\
             define spir_kernel void @k(i32 %x) {{\n\
             %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, {})\n ret void\n}}",
            list(count - 1, |_| "i32 %x".to_owned())
        )
    });
}

#[test]
fn members() {
    ends_at(16_383, "members of a structure", "@k", |count| {
        format!(
            "%s = type {{ {} }}\n\
             define spir_kernel void @k(ptr addrspace(1) %p) {{\n\
             %v = alloca %s\n call void @f(ptr %v)\n ret void\n}}\ndeclare spir_func void @f(ptr)",
            list(count, |_| "i32".to_owned())
        )
    });
}

/// The type is refused where it is first needed.
#[test]
fn nested_structures() {
    let translated = |count: usize| {
        let types: String = (1..count).map(|index| format!("%s{index} = type {{ %s{}, i8 }}\n", index - 1)).collect();
        let source = format!(
            "target triple = \"spir64-unknown-unknown\"\n%s0 = type {{ i32 }}\n{types}\
             define spir_kernel void @k() {{\n\
             %v = alloca %s{}\n call void @f(ptr %v)\n ret void\n}}\ndeclare spir_func void @f(ptr)",
            count - 1
        );
        translate(source.as_bytes(), "limits.ll", &Options::default())
    };
    if let Err(error) = translated(255) {
        panic!("{error}");
    }
    let error = translated(256).expect_err("it is above the limit");
    assert_eq!(error.kind(), ErrorKind::LimitExceeded, "{error}");
    assert!(error.places().any(|place| place.contains("%v = alloca %s255")), "{error}");
}

#[test]
fn characters_of_a_name() {
    ends_at(65_535, "characters in a string", "", |count| {
        format!("define spir_kernel void @{}() {{\n ret void\n}}", "k".repeat(count))
    });
}

#[test]
fn variables() {
    ends_at(65_535, "variables outside of functions", "@v65535", |count| {
        (0..count).map(|index| format!("@v{index} = addrspace(1) global i32 {index}\n")).collect()
    });
}

/// A switch with more cases than one instruction may have is several.
#[test]
fn cases() {
    let cases: String = (0..16_384).map(|case| format!("i32 {case}, label %b\n")).collect();
    let source = format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         define spir_kernel void @k(i32 %x) {{\nswitch i32 %x, label %c [{cases}]\nb:\nbr label %c\nc:\nret void\n}}"
    );
    let translation = translate(source.as_bytes(), "limits.ll", &Options::default());
    assert!(translation.is_ok(), "{:?}", translation.map(|_| ()));
}

/// More names, members, parameters or operations than an instruction may have do not keep a module from being translated.
#[test]
fn operands_of_debug_information() {
    let nodes = |first: usize| list(300, |index| format!("!{}", first + index));
    let mut source = format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         !llvm.dbg.cu = !{{!0}}\n\
         !llvm.module.flags = !{{!1}}\n\
         !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: FullDebug, retainedTypes: !3)\n\
         !1 = !{{i32 2, !\"Debug Info Version\", i32 3}}\n\
         !2 = !DIFile(filename: \"limits.cl\", directory: \"/\")\n\
         !3 = !{{!4, !5, !6, !7}}\n\
         !4 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"e\", size: 32, elements: !{{{}}})\n\
         !5 = distinct !DICompositeType(tag: DW_TAG_class_type, name: \"s\", size: 8, elements: !{{{}}}, templateParams: !{{{}}})\n\
         !6 = !DISubroutineType(types: !{{{}}})\n\
         !7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, elements: !{{{}}})\n\
         !8 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)\n",
        nodes(1000),
        nodes(2000),
        nodes(3000),
        list(300, |_| "!8".to_owned()),
        list(300, |_| "!9".to_owned()),
    );
    source += "!9 = !DISubrange(count: 2)\n";
    for index in 0..300 {
        source += &format!(
            "!{} = !DIEnumerator(name: \"e{index}\", value: {index})\n\
             !{} = !DIDerivedType(tag: DW_TAG_member, name: \"m{index}\", scope: !5, baseType: !8, size: 32)\n\
             !{} = !DITemplateTypeParameter(name: \"t{index}\", type: !8)\n",
            1000 + index,
            2000 + index,
            3000 + index
        );
    }
    let options = Options { warn_debug_info: true, ..Options::default() };
    let translation = translate(source.as_bytes(), "limits.ll", &options).expect("what is too much is cut");
    let cut = translation.warnings.iter().filter(|warning| warning.message().contains("past the 255 operands"));
    assert_eq!(cut.count(), 4);
}
