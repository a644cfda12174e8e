//! The functions of a seed as a module for the device, and the same module for the host.

use std::fmt::Write as _;

use crate::generate::{Functions, INPUT_BYTES, OUTPUT_BYTES};

const HOST_LAYOUT: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";
const HOST_TRIPLE: &str = "x86_64-unknown-linux-gnu";
const DEVICE_LAYOUT: &str = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1";
const DEVICE_TRIPLE: &str = "spir64-unknown-unknown";

/// Returns a kernel `k0`, `k1`, ... for each function; one work-item per record.
pub(crate) fn device(functions: &Functions) -> String {
    let mut text = format!("target datalayout = \"{DEVICE_LAYOUT}\"\ntarget triple = \"{DEVICE_TRIPLE}\"\n");
    for declaration in &functions.declarations {
        text.push_str(declaration);
        text.push('\n');
    }
    text.push_str(&functions.definitions.concat().replace("$G", "ptr addrspace(1)"));
    text.push_str("declare spir_func i64 @_Z13get_global_idj(i32)\n");
    for index in 0..functions.stores.len() {
        let _ = write!(
            text,
            "define spir_kernel void @k{index}(ptr addrspace(1) %in, ptr addrspace(1) %out) {{\n\
             \x20 %id = call spir_func i64 @_Z13get_global_idj(i32 0)\n\
             \x20 %i = mul i64 %id, {INPUT_BYTES}\n\
             \x20 %o = mul i64 %id, {OUTPUT_BYTES}\n\
             \x20 %pi = getelementptr i8, ptr addrspace(1) %in, i64 %i\n\
             \x20 %po = getelementptr i8, ptr addrspace(1) %out, i64 %o\n\
             \x20 call void @body_{index}(ptr addrspace(1) %pi, ptr addrspace(1) %po)\n\
             \x20 ret void\n}}\n"
        );
    }
    text.push_str("!opencl.ocl.version = !{!0}\n!0 = !{i32 3, i32 0}\n");
    text
}

/// Returns the device's module with the host's types and calling conventions.
pub(crate) fn host(device: &str) -> String {
    device
        .replace(DEVICE_LAYOUT, HOST_LAYOUT)
        .replace(DEVICE_TRIPLE, HOST_TRIPLE)
        .replace("ptr addrspace(1)", "ptr")
        .replace("spir_kernel ", "")
        .replace("spir_func ", "")
}

/// Returns a program that reads `records` records from its standard input and writes the results of the kernels.
pub(crate) fn driver(kernels: usize, records: u32) -> String {
    let (input, output) = (INPUT_BYTES * records, OUTPUT_BYTES * records);
    let mut text = format!(
        "target datalayout = \"{HOST_LAYOUT}\"\n\
         target triple = \"{HOST_TRIPLE}\"\n\
         @input = internal global [{input} x i8] zeroinitializer, align 64\n\
         @output = internal global [{output} x i8] zeroinitializer, align 64\n\
         @id = internal global i64 0\n\
         declare i64 @read(i32, ptr, i64)\n\
         declare i64 @write(i32, ptr, i64)\n\
         declare ptr @memset(ptr, i32, i64)\n\
         define i64 @_Z13get_global_idj(i32) {{\n\
         \x20 %id = load i64, ptr @id\n\
         \x20 ret i64 %id\n}}\n\
         define internal void @run(ptr %kernel) {{\n\
         entry:\n\
         \x20 call ptr @memset(ptr @output, i32 0, i64 {output})\n\
         \x20 br label %loop\n\
         loop:\n\
         \x20 %id = phi i64 [ 0, %entry ], [ %next, %loop ]\n\
         \x20 store i64 %id, ptr @id\n\
         \x20 call void %kernel(ptr @input, ptr @output)\n\
         \x20 %next = add i64 %id, 1\n\
         \x20 %more = icmp ult i64 %next, {records}\n\
         \x20 br i1 %more, label %loop, label %end\n\
         end:\n\
         \x20 call i64 @write(i32 1, ptr @output, i64 {output})\n\
         \x20 ret void\n}}\n"
    );
    for kernel in 0..kernels {
        let _ = writeln!(text, "declare void @k{kernel}(ptr, ptr)");
    }
    let _ = write!(text, "define i32 @main() {{\n  call i64 @read(i32 0, ptr @input, i64 {input})\n");
    for kernel in 0..kernels {
        let _ = writeln!(text, "  call void @run(ptr @k{kernel})");
    }
    text.push_str("  ret i32 0\n}\n");
    text
}
