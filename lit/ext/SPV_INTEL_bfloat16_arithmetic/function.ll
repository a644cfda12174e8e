; A builtin function on bfloat operands needs bfloat arithmetic.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_bfloat16_arithmetic --spirv-text -o - | FileCheck %s --check-prefix=WITH
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_bfloat16 -o %t.spv 2>&1 | FileCheck %s
;
; WITH: Capability BFloat16ArithmeticINTEL
; WITH: ExtInst [[#]] [[#]] [[#]] floor
;
; CHECK:      RequiresExtension: Feature requires the following SPIR-V extension:
; CHECK-NEXT: SPV_INTEL_bfloat16_arithmetic
; CHECK-NEXT: SPV_KHR_bfloat16
; CHECK-NEXT: Capability BFloat16ArithmeticINTEL needs SPV_INTEL_bfloat16_arithmetic
; CHECK-NEXT: at %r = call spir_func bfloat @_Z5floor

target triple = "spir64-unknown-unknown"
declare spir_func bfloat @_Z5floorDF16b(bfloat)
define spir_func bfloat @f(bfloat %a) {
  %r = call spir_func bfloat @_Z5floorDF16b(bfloat %a)
  ret bfloat %r
}
