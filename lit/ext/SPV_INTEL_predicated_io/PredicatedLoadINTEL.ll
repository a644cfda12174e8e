; A call of OpPredicatedLoadINTEL needs SPV_INTEL_predicated_io.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_predicated_io --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Int8
; CHECK: {{[0-9]+}} Capability PredicatedIOINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_predicated_io"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} Bitcast {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} PredicatedLoadINTEL {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_predicated_io
; REFUSED-NEXT: OpPredicatedLoadINTEL needs SPV_INTEL_predicated_io (allow it with --spirv-ext=+SPV_INTEL_predicated_io)
; REFUSED-NEXT: at   %r = call spir_func i32 @__spirv_PredicatedLoadINTEL(ptr addrspace(1) %a0, i1 %a1, i32 %a2, i32 2, i32 4)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}PredicatedLoadINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i32 @__spirv_PredicatedLoadINTEL(ptr addrspace(1) %a0, i1 %a1, i32 %a2, i32 2, i32 4)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_PredicatedLoadINTEL(ptr addrspace(1), i1, i32, i32, i32)

define spir_func void @f(ptr addrspace(1) %a0, i1 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_PredicatedLoadINTEL(ptr addrspace(1) %a0, i1 %a1, i32 %a2, i32 2, i32 4)
  ret void
}
