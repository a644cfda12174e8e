//! Shapes of modules, of any size.

use std::fmt::Write as _;

const HEAD: &str = "target triple = \"spir64-unknown-unknown\"\n\
                    declare spir_func i64 @_Z13get_global_idj(i32)\n";

/// Kernels that each store their global id.
pub(crate) fn kernels(count: usize) -> String {
    let mut text = HEAD.to_owned();
    for kernel in 0..count {
        let _ = write!(
            text,
            "define spir_kernel void @k{kernel}(ptr addrspace(1) %p) {{\n\
             %id = call spir_func i64 @_Z13get_global_idj(i32 0)\n\
             %at = getelementptr inbounds i64, ptr addrspace(1) %p, i64 %id\n\
             store i64 %id, ptr addrspace(1) %at, align 8\n\
             ret void\n}}\n"
        );
    }
    text
}

/// A block of additions and multiplications.
pub(crate) fn one_block(count: usize) -> String {
    let mut text = format!("{HEAD}define spir_kernel void @k(ptr addrspace(1) %p, float %x0, i32 %i0) {{\n");
    for at in 0..count / 2 {
        let next = at + 1;
        let float = if at % 2 == 0 { "fmul fast" } else { "fadd" };
        let _ = write!(text, "%x{next} = {float} float %x{at}, %x0\n%i{next} = add nsw i32 %i{at}, {at}\n");
    }
    let last = count / 2;
    let _ = write!(
        text,
        "%at = getelementptr float, ptr addrspace(1) %p, i32 %i{last}\n\
         store float %x{last}, ptr addrspace(1) %at, align 4\nret void\n}}\n"
    );
    text
}

/// Loops with hints, one after the other, each with metadata of its own.
pub(crate) fn loops(count: usize) -> String {
    let mut text = loops_with_nodes(count, |at| at);
    for at in 0..count {
        let _ = writeln!(text, "!{at} = distinct !{{!{at}, !{count}}}");
    }
    let _ = writeln!(text, "!{count} = !{{!\"llvm.loop.unroll.count\", i32 4}}");
    text
}

/// Loops that share a list of as many hints.
pub(crate) fn loops_with_one_node(count: usize) -> String {
    let mut text = loops_with_nodes(count, |_| count);
    let hints: String = (0..count).map(|hint| format!(", !{hint}")).collect();
    for hint in 0..count {
        let _ = writeln!(text, "!{hint} = !{{!\"llvm.loop.unroll.count\", i32 {hint}}}");
    }
    let _ = writeln!(text, "!{count} = distinct !{{!{count}{hints}}}");
    text
}

/// Loads that share a list of as many alias scopes.
pub(crate) fn loads_with_one_list(count: usize) -> String {
    let mut text = format!("{HEAD}define spir_kernel void @k(ptr addrspace(1) %p) {{\n");
    for at in 0..count {
        let _ = writeln!(text, "%x{at} = load volatile i32, ptr addrspace(1) %p, !noalias !{count}");
    }
    text += "ret void\n}\n";
    let scopes: Vec<_> = (0..count).map(|scope| format!("!{scope}")).collect();
    for scope in 0..count {
        let _ = writeln!(text, "!{scope} = distinct !{{!{scope}, !{}}}", count + 1);
    }
    let _ = write!(text, "!{count} = !{{{}}}\n!{} = distinct !{{!{}}}\n", scopes.join(", "), count + 1, count + 1);
    text
}

/// Loops, one after the other, each with the number of its metadata.
fn loops_with_nodes(count: usize, node: impl Fn(usize) -> usize) -> String {
    let mut text = format!("{HEAD}define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {{\nbr label %l0\n");
    for at in 0..count {
        let (before, next) = (at.checked_sub(1).map_or("0".to_owned(), |before| format!("l{before}")), at + 1);
        let _ = write!(
            text,
            "l{at}:\n%i{at} = phi i32 [ 0, %{before} ], [ %j{at}, %l{at} ]\n\
             %j{at} = add i32 %i{at}, 1\nstore i32 %j{at}, ptr addrspace(1) %p, align 4\n\
             %c{at} = icmp ult i32 %j{at}, %n\nbr i1 %c{at}, label %l{at}, label %l{next}, !llvm.loop !{}\n",
            node(at)
        );
    }
    let _ = write!(text, "l{count}:\nret void\n}}\n");
    text
}

/// Variables of a loop, passed to a function that uses its parameter as often.
pub(crate) fn allocas(count: usize) -> String {
    let mut text = format!("{HEAD}define internal spir_func void @f(ptr %v) {{\n");
    for use_ in 0..count {
        let _ = writeln!(text, "%u{use_} = load volatile i32, ptr %v");
    }
    text += "ret void\n}\n\
             define spir_kernel void @k(i32 %n) {\nbr label %l\nl:\n%i = phi i32 [ 0, %0 ], [ %j, %l ]\n";
    for variable in 0..count {
        let _ = writeln!(text, "%v{variable} = alloca i32\ncall spir_func void @f(ptr %v{variable})");
    }
    text += "%j = add i32 %i, 1\n%c = icmp ult i32 %j, %n\nbr i1 %c, label %l, label %e\ne:\nret void\n}\n";
    text
}

/// A variable with annotations that differ.
pub(crate) fn annotations(count: usize) -> String {
    let mut text = format!(
        "{HEAD}@v = addrspace(1) global i32 0\n\
         define spir_kernel void @k() {{\nstore i32 1, ptr addrspace(1) @v\nret void\n}}\n"
    );
    let mut elements = Vec::new();
    for annotation in 0..count {
        let string = format!("{annotation:08}");
        let _ = writeln!(text, "@t{annotation} = private addrspace(1) constant [9 x i8] c\"{string}\\00\"");
        elements.push(format!(
            "{{ ptr addrspace(1), ptr addrspace(1) }} {{ ptr addrspace(1) @v, ptr addrspace(1) @t{annotation} }}"
        ));
    }
    let _ = writeln!(
        text,
        "@llvm.global.annotations = appending addrspace(1) global [{count} x {{ ptr addrspace(1), ptr addrspace(1) }}] \
         [{}], section \"llvm.metadata\"",
        elements.join(", ")
    );
    text
}

/// A variable into which an image is stored again and again.
pub(crate) fn image_stores(count: usize) -> String {
    const IMAGE: &str = "target(\"spirv.Image\", void, 1, 0, 0, 0, 0, 0, 0)";
    let mut text = format!("{HEAD}define spir_kernel void @k({IMAGE} %i) {{\n%v = alloca {IMAGE}\n");
    for _ in 0..count {
        let _ = writeln!(text, "store {IMAGE} %i, ptr %v");
    }
    text += "ret void\n}\n";
    text
}
