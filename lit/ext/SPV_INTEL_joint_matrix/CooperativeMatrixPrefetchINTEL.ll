; A call of OpCooperativeMatrixPrefetchINTEL needs SPV_INTEL_joint_matrix.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_joint_matrix --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Int8
; CHECK: {{[0-9]+}} Capability CooperativeMatrixPrefetchINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_joint_matrix"
; CHECK: {{[0-9]+}} Extension "SPV_KHR_cooperative_matrix"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} CooperativeMatrixPrefetchINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_joint_matrix
; REFUSED-NEXT: SPV_KHR_cooperative_matrix
; REFUSED-NEXT: OpCooperativeMatrixPrefetchINTEL needs SPV_INTEL_joint_matrix (allow it with --spirv-ext=+SPV_INTEL_joint_matrix)
; REFUSED-NEXT: at   call spir_func void @__spirv_CooperativeMatrixPrefetchINTEL(ptr addrspace(1) %a0, i32 %a1, i32 %a2, i32 0, i32 0, i32 %a5)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}CooperativeMatrixPrefetchINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   call spir_func void @__spirv_CooperativeMatrixPrefetchINTEL(ptr addrspace(1) %a0, i32 %a1, i32 %a2, i32 0, i32 0, i32 %a5)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func void @__spirv_CooperativeMatrixPrefetchINTEL(ptr addrspace(1), i32, i32, i32, i32, i32)

define spir_func void @f(ptr addrspace(1) %a0, i32 %a1, i32 %a2, i32 %a5) {
  call spir_func void @__spirv_CooperativeMatrixPrefetchINTEL(ptr addrspace(1) %a0, i32 %a1, i32 %a2, i32 0, i32 0, i32 %a5)
  ret void
}
