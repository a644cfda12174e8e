; A dot product of bfloats has its own capability and needs the bfloat type.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bfloat16 --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
;
; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_bfloat16
; REFUSED-NEXT: Capability BFloat16TypeKHR needs SPV_KHR_bfloat16
; REFUSED-NEXT: at %r = call spir_func bfloat @_Z3dot
;
; CHECK: OpCapability BFloat16DotProductKHR
; CHECK: %r = OpDot %bfloat16 %a %b

target triple = "spir64-unknown-unknown"
declare spir_func bfloat @_Z3dotDv2_DF16bS_(<2 x bfloat>, <2 x bfloat>)
define spir_func bfloat @f(<2 x bfloat> %a, <2 x bfloat> %b) {
  %r = call spir_func bfloat @_Z3dotDv2_DF16bS_(<2 x bfloat> %a, <2 x bfloat> %b)
  ret bfloat %r
}
