; The decoration FuseLoopsInFunctionALTERA needs SPV_INTEL_loop_fuse.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_loop_fuse --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability Int8
; CHECK: {{[0-9]+}} Capability LoopFuseINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_loop_fuse"
; CHECK: {{[0-9]+}} Decorate {{[0-9]+}} FuseLoopsInFunctionINTEL 8 8
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionParameter {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_loop_fuse or SPV_ALTERA_loop_fuse
; REFUSED-NEXT: Decoration FuseLoopsInFunctionALTERA needs SPV_INTEL_loop_fuse or SPV_ALTERA_loop_fuse (allow it with --spirv-ext=+SPV_INTEL_loop_fuse)
; REFUSED-NEXT: at   the decoration !{i32 5907, i32 8, i32 8}
; REFUSED-NEXT: in   function @f
; REFUSED-NEXT: -->  {{.*}}FuseLoopsInFunctionALTERA.ll:{{[0-9]+}}:1
; REFUSED-NEXT: {{[0-9]+}} | define spir_func void @f(ptr addrspace(1) %p, i32 %n, float %x) !spirv.Decorations !0 {
; REFUSED-NEXT: | ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, i32 %n, float %x) !spirv.Decorations !0 {
  ret void
}
!0 = !{!1}
!1 = !{i32 5907, i32 8, i32 8}
