; OpenCL.std has integers of 8, 16, 32 and 64 bits only: its functions take others in the next of these widths.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_arbitrary_precision_integers --spirv-tools-dis | FileCheck %s

; CHECK:     %u13 = OpTypeInt 13 0
; CHECK-NOT: OpExtInst %u
; CHECK:     OpFunction %u13
; CHECK:     [[WIDE:%[0-9]+]] = OpUConvert %ushort %x
; CHECK:     OpExtInst %ushort {{%[0-9]+}} clz [[WIDE]]
; CHECK:     %zeros = OpUConvert %u13
; CHECK-NOT: OpExtInst
; CHECK:     OpFunctionEnd

target triple = "spir64-unknown-unknown"

define spir_func i13 @f(i13 %x, float %y) {
  %zeros = call i13 @llvm.ctlz.i13(i13 %x, i1 false)
  %absolute = call i13 @llvm.abs.i13(i13 %zeros, i1 false)
  %sum = call i13 @llvm.sadd.sat.i13(i13 %absolute, i13 %x)
  %rotated = call i13 @llvm.fshl.i13(i13 %sum, i13 %sum, i13 %x)
  %product = call { i13, i1 } @llvm.umul.with.overflow.i13(i13 %rotated, i13 %x)
  %low = extractvalue { i13, i1 } %product, 0
  %number = call i13 @llvm.fptosi.sat.i13.f32(float %y)
  %result = add i13 %low, %number
  ret i13 %result
}
