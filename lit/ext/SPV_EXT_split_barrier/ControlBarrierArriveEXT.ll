; A call of OpControlBarrierArriveEXT needs SPV_EXT_split_barrier.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_split_barrier --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: {{[0-9]+}} Capability SplitBarrierEXT
; CHECK: {{[0-9]+}} Extension "SPV_EXT_split_barrier"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} ControlBarrierArriveEXT {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_split_barrier or SPV_EXT_split_barrier
; REFUSED-NEXT: OpControlBarrierArriveEXT needs SPV_INTEL_split_barrier or SPV_EXT_split_barrier (allow it with --spirv-ext=+SPV_INTEL_split_barrier)
; REFUSED-NEXT: at   call spir_func void @__spirv_ControlBarrierArriveEXT(i32 2, i32 2, i32 272)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ControlBarrierArriveEXT.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   call spir_func void @__spirv_ControlBarrierArriveEXT(i32 2, i32 2, i32 272)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func void @__spirv_ControlBarrierArriveEXT(i32, i32, i32)

define spir_func void @f() {
  call spir_func void @__spirv_ControlBarrierArriveEXT(i32 2, i32 2, i32 272)
  ret void
}
