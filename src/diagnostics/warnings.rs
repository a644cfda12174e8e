//! The explanations of warnings.

use super::{Example, ExplanationRow};
use crate::error::WarningKind;

/// Returns the explanation of a kind.
pub(super) fn row(kind: WarningKind) -> ExplanationRow {
    match kind {
        WarningKind::UnknownSyncScope => ExplanationRow {
            cause: "An atomic operation or a fence has a synchronization scope whose meaning is that of another target. \
                    The scope of all devices is written instead, which is correct for any and may be slower.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define void @f() {
  fence syncscope(\"cluster\") seq_cst
  ret void
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Use one of `system`, `device` (or `agent`), `workgroup`, `subgroup` (or `wavefront`), \
                     `singlethread`.",
        },
        WarningKind::OmittedDebugInfo => ExplanationRow {
            cause: "Debug information has no counterpart in the chosen set of debug instructions, and is omitted or \
                    simplified. Only `-Wdebug-info` prints this, once for each reason.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define void @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !5, !DIExpression(DW_OP_LLVM_convert, 16, DW_ATE_signed, DW_OP_stack_value), !6)
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !\"Debug Info Version\", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug)
!2 = !DIFile(filename: \"f.c\", directory: \"/\")
!3 = !DISubroutineType(types: !{null})
!4 = distinct !DISubprogram(name: \"f\", file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocalVariable(name: \"x\", scope: !4, file: !2, line: 1)
!6 = !DILocation(line: 1, scope: !4)
",
                &["llvm-spirv-rs example.ll -Wdebug-info"],
            ),
            remedy: "Another set may have a counterpart: `--spirv-debug-info-version=nonsemantic-shader-200`. \
                     The kernel is the same either way.",
        },
        WarningKind::LanguageVersions => ExplanationRow {
            cause: "Linked modules were compiled for different versions of the source language. OpSource has the \
                    highest.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
!opencl.ocl.version = !{!0, !1}
!0 = !{i32 1, i32 2}
!1 = !{i32 3, i32 0}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Compile all modules for one version, with clang's `-cl-std`.",
        },
        WarningKind::ConstructorOrder => ExplanationRow {
            cause: "The constructors or destructors of the module have different priorities. SPIR-V does not specify \
                    the order in which a consumer runs several initializers.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
@llvm.global_ctors = appending addrspace(1) global [2 x { i32, ptr, ptr }] [
  { i32, ptr, ptr } { i32 1, ptr @first, ptr null },
  { i32, ptr, ptr } { i32 2, ptr @second, ptr null }]
define spir_kernel void @first() {
  ret void
}
define spir_kernel void @second() {
  ret void
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Call the functions in their order from one constructor.",
        },
        WarningKind::OmittedMode => ExplanationRow {
            cause: "An execution mode that a consumer may ignore, or a decoration about floating-point modes, needs a \
                    version or an extension that the options do not allow, and is omitted.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_kernel void @k() {
  ret void
}
!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 5894, i32 1}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Pass the option that the message names, if the consumer knows the extension. `--strict` makes it \
                     an error.",
        },
        WarningKind::OmittedRounding => ExplanationRow {
            cause: "A constrained floating-point operation has a rounding mode that SPIR-V, or the allowed extensions, \
                    cannot express. The result is rounded to nearest.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define float @root(float %x) {
  %r = call float @llvm.experimental.constrained.sqrt.f32(float %x, metadata !\"round.upward\", metadata !\"fpexcept.ignore\")
  ret float %r
}
declare float @llvm.experimental.constrained.sqrt.f32(float, metadata, metadata)
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Use the mode for conversions only, or pass the option that the message names. `--strict` makes it \
                     an error.",
        },
        WarningKind::UnknownBuiltin => ExplanationRow {
            cause: "The called function has a name like that of a builtin function or of a SPIR-V instruction, but is \
                    neither. The call stays a call of an imported function, which a consumer probably does not define.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define i32 @f(i32 %x) {
  %r = call i32 @__spirv_BitRevers(i32 %x)
  ret i32 %r
}
declare i32 @__spirv_BitRevers(i32)
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Check the name, which the message may correct, and the types of the parameters, which are part of a \
                     mangled name. Ignore the warning if another module defines the function.",
        },
        WarningKind::OmittedMetadata => ExplanationRow {
            cause: "With `--spirv-preserve-auxdata`, metadata has an operand that is neither a string nor a constant. \
                    The set NonSemantic.AuxData allows no other operands.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define void @f() !note !0 {
  ret void
}
!0 = !{!1}
!1 = !{!\"text\"}
",
                &["llvm-spirv-rs example.ll --spirv-preserve-auxdata"],
            ),
            remedy: "Attach flat nodes, if the metadata is yours.",
        },
        WarningKind::OmittedAlias => ExplanationRow {
            cause: "An alias that other modules could use is omitted: SPIR-V has no aliases of variables and kernels. \
                    An alias of another function becomes a function.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
@g = addrspace(1) global i32 1
@also = alias i32, ptr addrspace(1) @g
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Use the name of the variable or kernel, or give the alias internal linkage.",
        },
        WarningKind::OmittedExport => ExplanationRow {
            cause: "A function writes to a variable in private memory (address space 0), which SPIR-V has only while a \
                    kernel runs. Calls from other modules would lose the value, so the function is not exported. \
                    Neither is a function whose callers may use the address of a constant in private memory after the \
                    call, of which it has a copy, or a function that is resolved at load time (ifunc).",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
@count = internal global i32 0
define spir_kernel void @k() {
  call void @step()
  ret void
}
define void @step() {
  %n = load i32, ptr @count, align 4
  %m = add i32 %n, 1
  store i32 %m, ptr @count, align 4
  ret void
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Give the function internal linkage, or put the variable in address space 1 or 3.",
        },
        WarningKind::Recursion => ExplanationRow {
            cause: "A kernel reaches a function that calls itself, directly or through others. OpenCL forbids \
                    recursion; some devices support it.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_kernel void @k() {
  call void @f()
  ret void
}
define void @f() {
  call void @f()
  ret void
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Replace the recursion by a loop with a stack of its own.",
        },
        WarningKind::EscapedName => ExplanationRow {
            cause: "The name of a kernel, function or variable that the host or other modules use is not UTF-8, or has \
                    a zero byte. SPIR-V cannot express it, so it is written with escapes.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define void @\"caf\\E9\"() {
  ret void
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Rename it; the host must use the escaped name otherwise.",
        },
        WarningKind::WorkgroupInitializer => ExplanationRow {
            cause: "A variable in workgroup memory (address space 3) has an initial value, which OpenCL C does not have. \
                    It is written, but not every consumer applies it.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
@shared = internal addrspace(3) global i32 1
define spir_kernel void @k() {
  store volatile i32 2, ptr addrspace(3) @shared, align 4
  ret void
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Let one work-item store the value at the start of the kernel, before a barrier; make the \
                     initializer `undef`.",
        },
        WarningKind::EmptyArray => ExplanationRow {
            cause: "The length of an array is a specialization constant whose default is zero. SPIR-V has no empty \
                    arrays, so the array has one element if the length is zero.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_kernel void @k() {
  %n = call i64 @_Z20__spirv_SpecConstantix(i32 0, i64 0)
  %a = alloca i32, i64 %n
  ret void
}
declare i64 @_Z20__spirv_SpecConstantix(i32, i64)
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Give the specialization constant another default.",
        },
        WarningKind::UnfoldedOperation => ExplanationRow {
            cause: "`specialize` cannot fold an operation on constants, which remains in the module, or its result is \
                    undefined.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_kernel void @k() {
  %n = call i32 @_Z20__spirv_SpecConstantii(i32 7, i32 4)
  %share = udiv i32 100, %n
  %length = add i32 %share, 1
  %a = alloca i32, i32 %length
  ret void
}
declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
",
                &[
                    "llvm-spirv-rs example.ll -o example.spv",
                    "llvm-spirv-rs specialize example.spv --set 7=0 -o out.spv",
                ],
            ),
            remedy: "Choose values for which the operation is defined.",
        },
        WarningKind::ExceededLimit => ExplanationRow {
            cause: "The module exceeds one of the universal limits of SPIR-V (specification, section 2.17), sizes that \
                    every consumer must accept. The module is valid, and many consumers accept it.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define void @f(... i32) {
  ret void
}
",
                &["llvm-spirv-rs example.ll"],
            )
            .repeating("i32, ", 255),
            remedy: "Pass structures or pointers instead of many parameters, and split functions that are too large.",
        },
        WarningKind::IrreducibleLoop => ExplanationRow {
            cause: "A loop has several entries, which drivers of the environment of `--target-env` may reject.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_kernel void @k(i32 %n) {
  %odd = trunc i32 %n to i1
  br i1 %odd, label %a, label %b
a:
  br label %b
b:
  br i1 %odd, label %a, label %end
end:
  ret void
}
",
                &["llvm-spirv-rs example.ll --target-env=level-zero"],
            ),
            remedy: "Run LLVM's pass `fix-irreducible` first, or change the `goto`s of the source.",
        },
        WarningKind::UnspecifiedParameter => ExplanationRow {
            cause: "The environment of `--target-env` does not list the type of a kernel's parameter, although its \
                    drivers accept it.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_kernel void @k(double %x) {
  ret void
}
",
                &["llvm-spirv-rs example.ll --target-env=level-zero:fp64"],
            ),
            remedy: "Pass the value through memory, if other drivers matter.",
        },
        WarningKind::UnspecifiedAtomic => ExplanationRow {
            cause: "The environment of `--target-env` specifies atomic operations on floating-point numbers for global \
                    and local memory only.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define float @add(ptr addrspace(4) %p) {
  %old = atomicrmw fadd ptr addrspace(4) %p, float 1.0 seq_cst
  ret float %old
}
",
                &["llvm-spirv-rs example.ll --target-env=level-zero:all --spirv-ext=+SPV_EXT_shader_atomic_float_add"],
            ),
            remedy: "Use a pointer to global or local memory.",
        },
        WarningKind::LowAlignment => ExplanationRow {
            cause: "A pointer is less aligned than the environment of `--target-env` requires for the access.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_kernel void @k(ptr addrspace(1) align 4 %p, i32 %x) {
  call void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) %p, i32 %x)
  ret void
}
declare void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1), i32)
",
                &["llvm-spirv-rs example.ll --target-env=level-zero:all --spirv-ext=+SPV_INTEL_subgroups"],
            ),
            remedy: "Align the memory, and say so with the attribute `align`.",
        },
        WarningKind::UnnamedConstant => ExplanationRow {
            cause: "`--spec-const-map` writes property sets of SYCL, which name specialization constants by strings. \
                    Constants with an id only are not in the file.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define i32 @size() {
  %n = call i32 @_Z20__spirv_SpecConstantii(i32 7, i32 64)
  ret i32 %n
}
declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
",
                &["llvm-spirv-rs example.ll --spec-const-map=constants.prop"],
            ),
            remedy: "Write JSON: `--spec-const-map=constants.json`.",
        },
        WarningKind::InvalidInput => ExplanationRow {
            cause: "The input of `specialize` is not valid, and neither is its result; devices may accept it anyway. Or the \
                    input of `-r` violates a rule of the specification that does not affect the result, as modules of \
                    many compilers do. Or bitcode of a newer LLVM has attributes, records or blocks that are not known and \
                    may be passed over.",
            example: Example {
                file: "example.spt",
                ..Example::of(
                    "119734787 65536 0 1 0\n2 Capability Kernel\n",
                    &["llvm-spirv-rs --to-binary example.spt", "llvm-spirv-rs specialize example.spv --all -o out.spv"],
                )
            },
            remedy: "`llvm-spirv-rs validate` prints the violations. `-r --strict` refuses such modules.",
        },
        WarningKind::UncheckedShaders => ExplanationRow {
            cause: "The input of `validate` is a module for shaders. The rules that shaders share with kernels are checked, \
                    but not those for shaders alone.",
            example: Example {
                file: "example.spt",
                ..Example::of(
                    "119734787 65536 0 2 0\n2 Capability Shader\n2 Capability Linkage\n3 MemoryModel 0 1\n",
                    &["llvm-spirv-rs --to-binary example.spt", "llvm-spirv-rs validate example.spv"],
                )
            },
            remedy: "Pass `--by=spirv-tools`.",
        },
        WarningKind::InvalidDebugInfo => ExplanationRow {
            cause: "LLVM's verifier refuses the debug information of the module, or it is of another version than LLVM's. \
                    The module is translated without it, as LLVM's own tools do.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define void @f() !dbg !0 {
  ret void
}
!llvm.module.flags = !{!1}
!0 = distinct !DISubprogram(name: \"f\", spFlags: DISPFlagDefinition)
!1 = !{i32 2, !\"Debug Info Version\", i32 3}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Report it to the authors of the compiler or pass that wrote the module; `opt -passes=verify` finds the \
                     first pass. `--strip-debug` translates the module without debug information and warning.",
        },
        WarningKind::UnusablePointer => ExplanationRow {
            cause: "An `addrspacecast` converts between pointers to private, local and other memory. SPIR-V has such a cast in two \
                    steps, through a generic pointer, but the result points to no object: these memories share no address.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define void @f(i32 %x) {
  %own = alloca i32
  %global = addrspacecast ptr %own to ptr addrspace(1)
  store i32 %x, ptr addrspace(1) %global
  ret void
}
",
                &["llvm-spirv-rs example.ll"],
            ),
            remedy: "Keep the pointer generic (`addrspace(4)`), or in the address space of its object.",
        },
        WarningKind::OmittedLoopHint => ExplanationRow {
            cause: "`llvm.loop.parallel_access_indices` says that accesses to arrays do not depend on those of other \
                    iterations. Its instruction, DependencyArrayALTERA, names variables and parameters that exist before \
                    the loop: other arrays, and more of them than fit in an instruction, are omitted.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
%closure = type { i32, [8 x i32] }
define void @f(ptr addrspace(4) %closure, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %array = getelementptr %closure, ptr addrspace(4) %closure, i32 0, i32 1
  %element = getelementptr i32, ptr addrspace(4) %array, i32 %i, !llvm.index.group !2
  store i32 %i, ptr addrspace(4) %element
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!\"llvm.loop.parallel_access_indices\", !2}
!2 = distinct !{}
",
                &["llvm-spirv-rs example.ll --spirv-ext=+SPV_INTEL_fpga_loop_controls"],
            ),
            remedy: "Access the array through a variable, a parameter, or a pointer that such a variable has.",
        },
        WarningKind::FrozenConstant => ExplanationRow {
            cause: "With `-r --lift-spec=keep`, a specialization constant becomes a call of `__spirv_SpecConstant`. The \
                    length of an array, an initializer, an execution mode, a scope, memory semantics and a divisor \
                    cannot be the result of a call: the constant has its default value.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
define spir_kernel void @f(ptr addrspace(1) %p) {
  %length = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 3, i32 8)
  %array = alloca i32, i32 %length
  %x = load i32, ptr %array
  store i32 %x, ptr addrspace(1) %p
  ret void
}
",
                &["llvm-spirv-rs example.ll -o example.spv", "llvm-spirv-rs -r --lift-spec=keep example.spv -o example.bc"],
            ),
            remedy: "Give the constant its value (`--set=3=16`), or give all constants their values (`--lift-spec=freeze`).",
        },
        WarningKind::OmittedOrder => ExplanationRow {
            cause: "`-r` writes functions of OpenCL C 1.2 unless `--spirv-target-env` chooses others. Its atomic functions \
                    order no other accesses to memory, so the order of the instruction is omitted; its barriers and fences \
                    order memory for the work-group only.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_kernel void @f(ptr addrspace(1) %p) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 acq_rel
  ret void
}
",
                &["llvm-spirv-rs example.ll -o example.spv", "llvm-spirv-rs -r example.spv -o example.bc"],
            ),
            remedy: "Choose functions with an order (`--spirv-target-env=CL2.0` or `SPV-IR`).",
        },
        WarningKind::RenamedSymbol => ExplanationRow {
            cause: "In SPIR-V a kernel and an exported function may have one name, and instructions have none; LLVM IR has one \
                    symbol of a name. `-r` keeps the name of the kernel, or else of the definition, and gives the other a \
                    number. Modules that refer to it do not find it; the function of a library does not have the number.",
            example: Example::of(
                "target triple = \"spirv64-unknown-unknown\"
define spir_func float @_Z3cosf(float %x) {
  ret float %x
}
define spir_func float @f(float %x) {
  %y = call float @llvm.cos.f32(float %x)
  ret float %y
}
",
                &["llvm-spirv-rs example.ll -o example.spv", "llvm-spirv-rs -r example.spv -o example.bc"],
            ),
            remedy: "Export the function by another name.",
        },
    }
}
