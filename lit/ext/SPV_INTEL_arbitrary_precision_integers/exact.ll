; Integers of more than 64 bits are held in words; an instruction called by its name takes and returns their exact width.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_arbitrary_precision_integers,+SPV_INTEL_arbitrary_precision_fixed_point | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_arbitrary_precision_fixed_point -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG:  OpCapability ArbitraryPrecisionIntegers{{INTEL|ALTERA}}
; CHECK-DAG:  %[[I13:.+]] = OpTypeInt 13 0
; CHECK-DAG:  %[[I5:.+]] = OpTypeInt 5 0
; CHECK-DAG:  %[[I100:.+]] = OpTypeInt 100 0
; CHECK:      %x = OpFunctionParameter %[[I13]]
; CHECK:      %root = OpFixedSqrt{{INTEL|ALTERA}} %[[I5]] %x 0 2 2 0 0
; CHECK-NEXT: OpReturnValue %root
; CHECK:      %[[LOW:.+]] = OpUConvert %[[I100]] %{{.+}}
; CHECK-NEXT: %[[TOP:.+]] = OpUConvert %[[I100]] %{{.+}}
; CHECK-NEXT: %[[AMOUNT:.+]] = OpUConvert %[[I100]] %uint_64
; CHECK-NEXT: %[[HIGH:.+]] = OpShiftLeftLogical %[[I100]] %[[TOP]] %[[AMOUNT]]
; CHECK-NEXT: %[[WIDE:.+]] = OpBitwiseOr %[[I100]] %[[LOW]] %[[HIGH]]
; CHECK-NEXT: %[[SINE:.+]] = OpFixedSin{{INTEL|ALTERA}} %[[I100]] %[[WIDE]] 0 2 2 0 0
; CHECK-NEXT: OpUConvert %ulong %[[SINE]]
; CHECK-NEXT: %[[AMOUNT:.+]] = OpUConvert %[[I100]] %uint_64
; CHECK-NEXT: %[[REST:.+]] = OpShiftRightLogical %[[I100]] %[[SINE]] %[[AMOUNT]]
; CHECK-NEXT: OpUConvert %ulong %[[REST]]

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_arbitrary_precision_integers
; REFUSED-NEXT: {{.*}}SPV_INTEL_arbitrary_precision_integers
; REFUSED: at %root = call

target triple = "spir64-unknown-unknown"

declare spir_func i5 @_Z22__spirv_FixedSqrtINTELILi13ELi5EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(i13, i1, i32, i32, i32, i32)
declare spir_func i100 @__spirv_FixedSinINTEL(i100, i1, i32, i32, i32, i32)

define spir_func i5 @f(i13 %x) {
  %root = call spir_func i5 @_Z22__spirv_FixedSqrtINTELILi13ELi5EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(i13 %x, i1 false, i32 2, i32 2, i32 0, i32 0)
  ret i5 %root
}

define spir_func i100 @g(i100 %x) {
  %sine = call spir_func i100 @__spirv_FixedSinINTEL(i100 %x, i1 false, i32 2, i32 2, i32 0, i32 0)
  ret i100 %sine
}
