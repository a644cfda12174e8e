; A call of OpUntypedPrefetchKHR, which has no typed form, needs SPV_KHR_untyped_pointers.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_untyped_pointers --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Int8
; CHECK: {{[0-9]+}} Capability UntypedPointersKHR
; CHECK: {{[0-9]+}} Extension "SPV_KHR_untyped_pointers"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} UntypedPrefetchKHR {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_untyped_pointers
; REFUSED-NEXT: OpUntypedPrefetchKHR needs SPV_KHR_untyped_pointers (allow it with --spirv-ext=+SPV_KHR_untyped_pointers)
; REFUSED-NEXT: at   call spir_func void @__spirv_UntypedPrefetchKHR(ptr addrspace(1) %p, i32 4)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}calls.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   call spir_func void @__spirv_UntypedPrefetchKHR(ptr addrspace(1) %p, i32 4)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func void @__spirv_UntypedPrefetchKHR(ptr addrspace(1), i32)

define spir_func void @f(ptr addrspace(1) %p) {
  call spir_func void @__spirv_UntypedPrefetchKHR(ptr addrspace(1) %p, i32 4)
  ret void
}
