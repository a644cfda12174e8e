//! LLVM modules above a universal limit are translated and valid; a warning gives the limit and the location. Only the
//! limit on ids is an error, as validators refuse the module.

#![cfg(feature = "llvm")]

use std::collections::HashMap;

use llvm_spirv_rs::spirv::Op;
use llvm_spirv_rs::spirv::view::instructions;
use llvm_spirv_rs::validate::Validation;
use llvm_spirv_rs::{DebugInfo, ErrorKind, LiftOptions, Options, lift, translate};

/// Returns a list `item(0), item(1), ...`.
fn list(count: usize, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn warns_above(limit: usize, what: &str, place: &str, source: impl Fn(usize) -> String) {
    let warnings = |count: usize| {
        let source = format!("target triple = \"spir64-unknown-unknown\"\n{}", source(count));
        let translation = translate(source.as_bytes(), "limits.ll", &Options::default());
        translation.unwrap_or_else(|error| panic!("{count}: {error}")).warnings
    };
    assert!(warnings(limit).is_empty(), "{:?}", warnings(limit));
    let [warning] = &warnings(limit + 1)[..] else { panic!("{:?}", warnings(limit + 1)) };
    let message = warning.message();
    assert!(message.starts_with(&format!("more than {limit} {what}: ")), "{message}");
    let places: Vec<_> = warning.locations().collect();
    assert!(places.iter().any(|found| found.contains(place)), "{places:?}");
}

#[test]
fn too_many_parameters_give_a_warning() {
    warns_above(255, "parameters of a function", "function @f", |count| {
        format!("define spir_func void @f({}) {{\n ret void\n}}", list(count, |index| format!("i32 %p{index}")))
    });
}

#[test]
fn too_many_printf_arguments_give_a_warning() {
    // The format is an argument too.
    warns_above(255, "arguments of an extended instruction", "call spir_func i32", |count| {
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
fn too_many_members_give_a_warning() {
    warns_above(16_383, "members of a structure", "@k", |count| {
        format!(
            "%s = type {{ {} }}\n\
             define spir_kernel void @k(ptr addrspace(1) %p) {{\n\
             %v = alloca %s\n call void @f(ptr %v)\n ret void\n}}\ndeclare spir_func void @f(ptr)",
            list(count, |_| "i32".to_owned())
        )
    });
}

/// Returns a variable of `count` nested structures.
fn nested_structures_in(count: usize) -> String {
    let types: String = (1..count).map(|index| format!("%s{index} = type {{ %s{}, i8 }}\n", index - 1)).collect();
    let outermost = format!("%s{}", count - 1);
    format!(
        "%s0 = type {{ i32 }}\n{types}@g = addrspace(1) global {outermost} zeroinitializer\n\
         define spir_kernel void @k() {{\n\
         %v = alloca {outermost}\n%x = load {outermost}, ptr addrspace(1) @g\nstore {outermost} %x, ptr %v\n\
         call void @f(ptr %v)\n ret void\n}}\ndeclare spir_func void @f(ptr)"
    )
}

#[test]
fn too_deeply_nested_structures_give_a_warning() {
    warns_above(255, "nested structures", "%v = OpVariable", nested_structures_in);
}

/// Arrays of this depth are within the limits, but recursion over them would overflow the stack.
#[test]
fn deeply_nested_types_do_not_overflow_the_stack() {
    let arrays = |count: usize| {
        let ty = format!("{}i32{}", "[1 x ".repeat(count), "]".repeat(count));
        format!(
            "define spir_kernel void @k() {{\n%v = alloca {ty}\nstore volatile {ty} zeroinitializer, ptr %v\nret void\n}}"
        )
    };
    let nested: [&dyn Fn(usize) -> String; 2] = [&arrays, &nested_structures_in];
    for source in nested {
        let translated = |count| {
            let source = format!("target triple = \"spir64-unknown-unknown\"\n{}", source(count));
            translate(source.as_bytes(), "limits.ll", &Options::default())
        };
        if let Err(error) = translated(400) {
            panic!("{error}");
        }
        // The reader of bitcode has a limit of its own.
        let limits =
            [(402, "is nested in more than 400 others"), (2_000, "types are nested more than 1000 levels deep")];
        for (count, message) in limits {
            let error = translated(count).expect_err("it is deeper than any thread's stack allows");
            assert_eq!(error.kind(), ErrorKind::LimitExceeded, "{error}");
            assert!(error.message().ends_with(message), "{error}");
        }
    }
}

#[test]
fn too_long_names_give_a_warning() {
    warns_above(65_535, "characters in a string", "", |count| {
        format!("define spir_kernel void @{}() {{\n ret void\n}}", "k".repeat(count))
    });
}

#[test]
fn too_many_variables_give_a_warning() {
    warns_above(65_535, "variables outside of functions", "@v65535", |count| {
        (0..count).map(|index| format!("@v{index} = addrspace(1) global i32 {index}\n")).collect()
    });
}

/// A switch with more cases than one instruction allows becomes several.
#[test]
fn switches_with_too_many_cases_are_split() {
    let cases: String = (0..16_384).map(|case| format!("i32 {case}, label %b\n")).collect();
    let source = format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         define spir_kernel void @k(i32 %x) {{\nswitch i32 %x, label %c [{cases}]\nb:\nbr label %c\nc:\nret void\n}}"
    );
    let translation = translate(source.as_bytes(), "limits.ll", &Options::default());
    assert!(translation.is_ok(), "{:?}", translation.map(|_| ()));
}

/// More names, members, parameters or operations than one instruction allows do not fail the translation.
#[test]
fn debug_information_with_too_many_operands_is_cut() {
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
    // Only the second set has an operand for each dimension of an array.
    for (debug_info, expected) in [(DebugInfo::OpenCl100, 4), (DebugInfo::Shader200, 5)] {
        let options = Options { warn_debug_info: true, debug_info, ..Options::default() };
        let translation = translate(source.as_bytes(), "limits.ll", &options).expect("excess operands are cut");
        let cut = translation.warnings.iter().filter(|warning| warning.message().contains("past the 255 operands"));
        assert_eq!(cut.count(), expected, "{debug_info:?}");
    }
}

#[test]
fn too_many_ids_are_one_error() {
    // Each vector is of 4,096 parts, so the second function alone has more ids than a module.
    let function = |name: &str, count: usize| {
        let body: String = (0..count).map(|at| format!("  %x{} = xor <65536 x i8> %x{at}, %x0\n", at + 1)).collect();
        format!("define spir_func <65536 x i8> @{name}(<65536 x i8> %x0) {{\n{body}  ret <65536 x i8> %x{count}\n}}\n")
    };
    let functions = [function("f", 1), function("g", 1025), function("h", 1)].concat();
    let source = format!("target triple = \"spir64-unknown-unknown\"\n{functions}");
    let Err(error) = translate(source.as_bytes(), "limits.ll", &Options::default()) else { panic!("it is translated") };
    assert_eq!((error.kind(), error.others().len()), (ErrorKind::LimitExceeded, 0), "{error}");
    assert!(error.locations().any(|place| place == "function @g, block %0"), "{error:?}");
}

/// Initializers that refer to each other are as long a chain as memory has place for.
#[test]
fn chains_of_globals_are_translated() {
    const COUNT: usize = 3_000;
    let global = |index: usize| {
        format!(
            "@g{index} = addrspace(1) constant {{ i32, ptr addrspace(1) }} {{ i32 {index}, ptr addrspace(1) @g{} }}\n",
            index + 1
        )
    };
    let globals: String = (0..COUNT).map(global).collect();
    let source =
        format!("target triple = \"spir64-unknown-unknown\"\n{globals}@g{COUNT} = addrspace(1) constant i32 7\n");
    let words = translate(source.as_bytes(), "input", &Options::default()).expect("it is translated").words;
    let variables = instructions(&words).filter(|inst| inst.op == Op::Variable);
    assert_eq!(variables.count(), COUNT + 1);
}

/// Translates a module with a phi of 40,000 predecessors, which is more than the parents of an `OpPhi`.
fn translate_large_phi(body: &str) -> Vec<u32> {
    let source = format!(
        "target triple = \"spir64-unknown-unknown\"\n\
         define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {{\n{body}}}\n"
    );
    // The dominators of SPIRV-Tools take quadratic time.
    let options = Options { validation: Validation::Rules, ..Options::default() };
    let words = translate(source.as_bytes(), "limits.ll", &options).unwrap_or_else(|error| panic!("{error}")).words;
    assert!(lift(&words, "limits.spv", &LiftOptions::default()).is_ok());
    words
}

/// Returns the constant that the first phi has for each predecessor, by the number of the block; the parents that only
/// combine the values of others are replaced by these.
fn incoming_constants(words: &[u32]) -> Vec<(usize, u32)> {
    let (mut constants, mut labels, mut phis) = (HashMap::new(), Vec::new(), Vec::new());
    for inst in instructions(words) {
        match (inst.op, inst.operands) {
            (Op::Constant, &[_, id, value]) => _ = constants.insert(id, value),
            (Op::Label, &[id]) => labels.push(id),
            (Op::Phi, [_, id, pairs @ ..]) => phis.push((*id, labels.len(), pairs.as_chunks::<2>().0.to_vec())),
            _ => {}
        }
    }
    let numbers: HashMap<u32, usize> = labels.iter().enumerate().map(|(number, label)| (*label, number)).collect();
    let by_id: HashMap<u32, (usize, &[[u32; 2]])> =
        phis.iter().map(|(id, block, pairs)| (*id, (*block - 1, &pairs[..]))).collect();
    let of_pairs = |pairs: &[[u32; 2]]| -> Vec<(usize, u32)> {
        pairs.iter().map(|[value, parent]| (numbers[parent], *value)).collect()
    };
    let constant = |(parent, value): (usize, u32)| constants.get(&value).map(|constant| (parent, *constant));
    let mut found: Vec<(usize, u32)> = Vec::new();
    for (parent, value) in of_pairs(&phis[0].2) {
        match by_id.get(&value).filter(|(block, _)| *block == parent) {
            Some((_, pairs)) => found.extend(of_pairs(pairs).into_iter().filter_map(constant)),
            None => found.extend(constant((parent, value))),
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn phis_with_too_many_predecessors_are_split() {
    const COUNT: usize = 40_000;
    // A switch has two edges to the phi.
    let mut body = "br label %b0\n".to_owned();
    for at in 0..COUNT {
        let next = at + 1;
        body += &format!("b{at}:\nswitch i32 %x, label %b{next} [i32 {at}, label %join\ni32 -{next}, label %join]\n");
    }
    let incoming = list(COUNT, |at| format!("[{at}, %b{at}], [{at}, %b{at}]"));
    body +=
        &format!("b{COUNT}:\nret void\njoin:\n%y = phi i32 {incoming}\nstore i32 %y, ptr addrspace(1) %p\nret void\n");
    let found = incoming_constants(&translate_large_phi(&body));
    // The parallel edges of a switch are merged in a block that follows it.
    let expected: Vec<_> = (0..COUNT).map(|at| (2 * at + 2, at as u32)).collect();
    assert!(found == expected, "{:?}", found.iter().zip(&expected).find(|(found, expected)| found != expected));
}

#[test]
fn headers_of_loops_with_too_many_predecessors_are_split() {
    const COUNT: usize = 40_000;
    let incoming = list(COUNT, |at| format!("[{at}, %b{at}]"));
    let mut body = format!("br label %head\nhead:\n%y = phi i32 [%x, %0], {incoming}\nbr label %t0\n");
    for at in 0..COUNT {
        let next = at + 1;
        body += &format!(
            "t{at}:\n%c{at} = icmp eq i32 %y, {next}\nbr i1 %c{at}, label %b{at}, label %t{next}\nb{at}:\nbr label %head\n"
        );
    }
    body += &format!("t{COUNT}:\nret void\n");
    let found = incoming_constants(&translate_large_phi(&body));
    let expected: Vec<_> = (0..COUNT).map(|at| (2 * at + 3, at as u32)).collect();
    assert!(found == expected, "{:?}", found.iter().zip(&expected).find(|(found, expected)| found != expected));
}
