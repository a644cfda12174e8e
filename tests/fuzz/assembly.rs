//! LLVM modules that no compiler writes: deep, long, and with extreme sizes. They are translated or refused quickly,
//! and without much memory or stack.

use llvm_spirv_rs::{ErrorKind, Options, translate};

use super::fuzz::seeds::{generous, process};

/// The length of a chain: recursion to this depth would overflow the stack.
const LONG: usize = 10_000;

/// Translates definitions of a module. If they are refused, the error has a message and a location.
#[track_caller]
fn is_translated_or_refused(definitions: &str) {
    let text = format!("target triple = \"spir64-unknown-unknown\"\n{definitions}");
    if let Err(error) = translate(text.as_bytes(), "test", &Options { llvm: process(), ..generous() }) {
        assert_ne!(error.kind(), ErrorKind::InvalidSpirv, "{error}");
        assert!(error.locations().next().is_some(), "{error}");
    }
}

/// Returns a kernel with a pointer, a number, and this body.
#[track_caller]
fn kernel(body: &str) {
    is_translated_or_refused(&format!(
        "define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) {{\n{body}\n ret void\n}}"
    ));
}

/// Returns `line(0)`, `line(1)`, ... on separate lines.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn long_chains_of_instructions_are_handled() {
    let chain = |first: &str, link: &dyn Fn(usize, usize) -> String, last: &str| {
        let links = lines(LONG, |index| link(index + 1, index));
        kernel(&format!("{first}\n{links}\n{}", last.replace("%last", &format!("%v{LONG}"))));
    };
    let (pointer, store) =
        ("%v0 = getelementptr i8, ptr addrspace(1) %p, i64 1", "store i32 1, ptr addrspace(1) %last");
    let number = "%v0 = add i32 %x, 1";
    let keep = "store i32 %last, ptr addrspace(1) %p";
    chain(pointer, &|to, from| format!("%v{to} = getelementptr i8, ptr addrspace(1) %v{from}, i64 1"), store);
    chain(
        pointer,
        &|to, from| format!("%v{to} = select i1 true, ptr addrspace(1) %v{from}, ptr addrspace(1) %p"),
        store,
    );
    chain(
        pointer,
        &|to, from| {
            format!(
                "%g{to} = addrspacecast ptr addrspace(1) %v{from} to ptr addrspace(4)\n\
                 %v{to} = addrspacecast ptr addrspace(4) %g{to} to ptr addrspace(1)"
            )
        },
        store,
    );
    chain(number, &|to, from| format!("%v{to} = freeze i32 %v{from}"), keep);
    chain(number, &|to, from| format!("%v{to} = bitcast i32 %v{from} to i32"), keep);
    chain(
        "%v0 = insertvalue { i32, i24 } poison, i32 %x, 0",
        &|to, from| format!("%v{to} = insertvalue {{ i32, i24 }} %v{from}, i32 %x, 0"),
        "store { i32, i24 } %last, ptr addrspace(1) %p",
    );
}

/// Blocks from last to first, so that every phi precedes its operands.
#[test]
fn long_chains_of_phis_are_handled() {
    for ty in ["i32", "ptr addrspace(1)"] {
        let value = if ty == "i32" { "%x" } else { "%p" };
        let block = |index: usize| {
            let (index, before) = (LONG - index, LONG - index - 1);
            format!("b{index}:\n %v{index} = phi {ty} [ %v{before}, %b{before} ]\n br label %b{}", index + 1)
        };
        kernel(&format!(
            "br label %b0\nb0:\n %v0 = freeze {ty} {value}\n br label %b1\n{}\nb{}:\n\
             store {ty} %v{LONG}, ptr addrspace(1) %p",
            lines(LONG, block),
            LONG + 1
        ));
    }
}

/// Many blocks of a loop, each with an `alloca` whose address is kept.
#[test]
fn long_loops_with_allocas_are_handled() {
    let block = |index: usize| {
        format!(
            "b{index}:\n %a{index} = alloca i32\n store ptr %a{index}, ptr addrspace(1) %p\n br label %b{}",
            index + 1
        )
    };
    kernel(&format!(
        "br label %b0\n{}\nb{LONG}:\n %c = icmp eq i32 %x, 0\n br i1 %c, label %b0, label %end\nend:",
        lines(LONG, block)
    ));
}

#[test]
fn long_chains_of_functions_and_globals_are_handled() {
    for ty in ["i32", "ptr"] {
        let function = |index: usize| {
            let next = index + 1;
            format!(
                "define spir_func void @f{index}({ty} %x) {{\n store i32 1, ptr addrspace(3) @l{index}\n\
                 call spir_func void @f{next}({ty} %x)\n ret void\n}}\n@l{index} = internal addrspace(3) global i32 undef"
            )
        };
        is_translated_or_refused(&format!(
            "{}\ndefine spir_func void @f1000({ty} %x) {{\n ret void\n}}\n\
             define spir_kernel void @k() {{\n call spir_func void @f0({ty} zeroinitializer)\n ret void\n}}",
            lines(1000, function)
        ));
    }
    for last in ["i32 0", "ptr addrspace(1) @g0"] {
        let global = |index: usize| format!("@g{index} = addrspace(1) constant ptr addrspace(1) @g{}", index + 1);
        is_translated_or_refused(&format!("{}\n@g{LONG} = addrspace(1) constant {last}", lines(LONG, global)));
    }
}

#[test]
fn deeply_nested_types_are_handled() {
    let named = lines(1000, |index| match index {
        0 => "%t0 = type { i32 }".to_owned(),
        _ => format!("%t{index} = type {{ i8, [1 x %t{}] }}", index - 1),
    });
    is_translated_or_refused(&format!("{named}\n@g = addrspace(1) global %t999 zeroinitializer"));
    for (open, close) in [("{", "}"), ("[1 x ", "]")] {
        for depth in [500, 100_000] {
            let ty = [&open.repeat(depth), "i32", &close.repeat(depth)].concat();
            is_translated_or_refused(&format!("@g = addrspace(1) global {ty} zeroinitializer"));
        }
    }
    let doubled = lines(40, |index| match index {
        0 => "%t0 = type { i32 }".to_owned(),
        _ => format!("%t{index} = type {{ %t{0}, i7, %t{0} }}", index - 1),
    });
    let uses = [
        "load %t39, ptr addrspace(1) @g",
        "getelementptr %t39, ptr addrspace(1) @g, i64 1, i32 2, i32 2",
        "alloca %t39, i32 %n",
    ];
    for use_ in uses {
        is_translated_or_refused(&format!(
            "{doubled}\n@g = addrspace(1) global %t39 zeroinitializer\n\
             define spir_kernel void @k(i32 %n) {{\n %v = {use_}\n ret void\n}}"
        ));
    }
    let empty = lines(40, |index| match index {
        0 => "%t0 = type {}".to_owned(),
        _ => format!("%t{index} = type {{ %t{0}, %t{0} }}", index - 1),
    });
    is_translated_or_refused(&format!(
        "{empty}\n@n = internal addrspace(1) constant [2 x i8] c\"n\\00\"\n\
         @d = internal addrspace(1) constant {{ {{ i32, %t39 }} }} {{ {{ i32, %t39 }} {{ i32 5, %t39 zeroinitializer }} }}\n\
         define spir_func void @f(ptr addrspace(4) %r) {{\n \
         call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI1PET_PKcPKvS5_(\
         ptr addrspace(4) sret({{ i32, %t39 }}) %r, \
         ptr addrspace(4) addrspacecast (ptr addrspace(1) @n to ptr addrspace(4)), \
         ptr addrspace(4) addrspacecast (ptr addrspace(1) @d to ptr addrspace(4)), ptr addrspace(4) null)\n ret void\n}}\n\
         declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI1PET_PKcPKvS5_(\
         ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))"
    ));
}

#[test]
fn deeply_nested_constants_are_handled() {
    for depth in [200, 100_000] {
        let sum = ["add (i64 ".repeat(depth), "ptrtoint (ptr addrspace(1) @g to i64)".into(), ", i64 1)".repeat(depth)];
        is_translated_or_refused(&format!(
            "@g = addrspace(1) global i32 0\n@h = addrspace(1) global i64 {}",
            sum.concat()
        ));
    }
    let nodes = lines(LONG, |index| format!("!{index} = !{{!{}}}", index + 1));
    is_translated_or_refused(&format!(
        "@g = addrspace(1) global i32 0, !spirv.Decorations !0\n{nodes}\n!{LONG} = !{{}}"
    ));
}

#[test]
fn oversized_arrays_are_handled() {
    let elements = ["i8", "i24", "i64", "ptr", "{}", "[0 x i32]", "{ i8, i24 }", "<7 x i24>", "[4 x { i7, [9 x i9] }]"];
    for element in elements {
        let huge = format!("[1152921504606846976 x {element}]");
        is_translated_or_refused(&format!("@g = addrspace(1) global {huge} zeroinitializer"));
        is_translated_or_refused(&format!("@g = internal addrspace(3) global {huge} undef"));
        is_translated_or_refused(&format!(
            "@g = internal constant {huge} zeroinitializer\n\
             define spir_kernel void @k(ptr byval({huge}) %p, i64 %i) {{\n\
             %q = getelementptr {huge}, ptr @g, i64 0, i64 %i\n %v = load i8, ptr %q\n store i8 %v, ptr %p\n ret void\n}}"
        ));
        kernel(&format!("%v = load {huge}, ptr addrspace(1) %p\n store {huge} %v, ptr addrspace(1) %p"));
        kernel(&format!("store {huge} zeroinitializer, ptr addrspace(1) %p"));
        kernel(&format!("%a = alloca {huge}, i64 1099511627776\n store i8 1, ptr %a"));
        kernel(&format!(
            "%q = getelementptr {huge}, ptr addrspace(1) %p, i64 9223372036854775807, i64 9223372036854775807\n\
             store i8 1, ptr addrspace(1) %q"
        ));
    }
}

#[test]
fn oversized_memory_operations_are_handled() {
    for size in [(1_u64 << 20) + 3, (1 << 32) + 1, 1 << 40, u64::MAX >> 1, u64::MAX] {
        for value in ["i8 0", "i8 7", "i8 %byte"] {
            kernel(&format!(
                "%byte = trunc i32 %x to i8\n\
                 call void @llvm.memset.p1.i64(ptr addrspace(1) %p, {value}, i64 {size}, i1 false)"
            ));
        }
        for call in ["memcpy", "memmove", "memcpy.inline"] {
            kernel(&format!(
                "%q = getelementptr i8, ptr addrspace(1) %p, i64 99\n\
                 call void @llvm.{call}.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 {size}, i1 false)"
            ));
        }
    }
}

#[test]
fn oversized_integers_are_handled() {
    for bits in [129, 4096, (1 << 23) - 1, 1 << 23] {
        for operation in ["add", "mul", "sdiv", "shl"] {
            kernel(&format!(
                "%a = load i{bits}, ptr addrspace(1) %p\n %b = {operation} i{bits} %a, 3\n\
                 store i{bits} %b, ptr addrspace(1) %p"
            ));
        }
    }
}

#[test]
fn oversized_vectors_are_handled() {
    for lanes in [1 << 10, 1 << 14, 1 << 20] {
        for (ty, operation) in [("i1", "xor"), ("i8", "mul"), ("i24", "udiv"), ("half", "fadd"), ("i128", "shl")] {
            kernel(&format!(
                "%a = load <{lanes} x {ty}>, ptr addrspace(1) %p\n %b = {operation} <{lanes} x {ty}> %a, %a\n\
                 store <{lanes} x {ty}> %b, ptr addrspace(1) %p"
            ));
        }
    }
}

#[test]
fn unknown_alignments_and_address_spaces_are_handled() {
    kernel("%a = alloca i32, align 4294967296\n store i32 %x, ptr %a, align 4294967296");
    is_translated_or_refused("@g = addrspace(1) global i32 0, align 4294967296");
    kernel(
        "%a = addrspacecast ptr addrspace(1) %p to ptr addrspace(16777215)\n store i32 1, ptr addrspace(16777215) %a",
    );
    is_translated_or_refused("@g = addrspace(16777215) global i32 0");
}
