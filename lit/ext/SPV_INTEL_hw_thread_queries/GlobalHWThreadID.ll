; The builtin variable GlobalHWThreadIDINTEL needs SPV_INTEL_hw_thread_queries.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_hw_thread_queries --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability HWThreadQueryINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_hw_thread_queries"
; CHECK: {{[0-9]+}} Decorate {{[0-9]+}} BuiltIn 6136
; CHECK: {{[0-9]+}} Decorate {{[0-9]+}} LinkageAttributes "__spirv_BuiltInGlobalHWThreadIDINTEL" Import
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} Load {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} ReturnValue {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E024]: DeprecatedExtension: Feature requires the following deprecated SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_hw_thread_queries
; REFUSED-NEXT: Please report to https://github.com/intel/llvm in case if you see this error.
; REFUSED-NEXT: Ref LLVM Value:
; REFUSED-NEXT: @__spirv_BuiltInGlobalHWThreadIDINTEL = external addrspace(1) global i32
; REFUSED-NEXT: BuiltIn GlobalHWThreadIDINTEL needs SPV_INTEL_hw_thread_queries (allow it with --spirv-ext=+SPV_INTEL_hw_thread_queries)
; REFUSED-NEXT: at   the global variable @__spirv_BuiltInGlobalHWThreadIDINTEL
; REFUSED-NEXT: -->  {{.*}}GlobalHWThreadID.ll:{{[0-9]+}}:1
; REFUSED-NEXT: {{[0-9]+}} | @__spirv_BuiltInGlobalHWThreadIDINTEL = external addrspace(1) global i32
; REFUSED-NEXT: | ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalHWThreadIDINTEL = external addrspace(1) global i32

define spir_func i32 @f() {
  %r = load i32, ptr addrspace(1) @__spirv_BuiltInGlobalHWThreadIDINTEL, align 4
  ret i32 %r
}
