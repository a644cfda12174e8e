; Conversions of floating-point numbers.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %f = OpFunction %void None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %fptrunc = OpFConvert %float %d
; CHECK-NEXT: %fpext = OpFConvert %double %fptrunc
; CHECK-NEXT: %fptoui = OpConvertFToU %uint %d
; CHECK-NEXT: %fptosi = OpConvertFToS %ulong %d
; CHECK-NEXT: %[[V3:[0-9]+]] = OpConvertFToS %uint %d
; CHECK-NEXT: %fptosi_odd = OpBitwiseAnd %uint %[[V3]] %uint_16777215
; CHECK-NEXT: %uitofp = OpConvertUToF %float %i
; CHECK-NEXT: %sitofp = OpConvertSToF %float %i
; CHECK-NEXT: %[[V4:[0-9]+]] = OpShiftLeftLogical %uint %o %uint_8
; CHECK-NEXT: %[[V5:[0-9]+]] = OpShiftRightArithmetic %uint %[[V4]] %uint_8
; CHECK-NEXT: %sitofp_odd = OpConvertSToF %float %[[V5]]
; CHECK-NEXT: %vector = OpConvertFToU %v2uchar %v
; CHECK-NEXT: OpReturn

target triple = "spir64-unknown-unknown"
define spir_func void @f(double %d, i64 %i, i24 %o, <2 x float> %v) {
  %fptrunc = fptrunc double %d to float
  %fpext = fpext float %fptrunc to double
  %fptoui = fptoui double %d to i32
  %fptosi = fptosi double %d to i64
  %fptosi.odd = fptosi double %d to i24
  %uitofp = uitofp i64 %i to float
  %sitofp = sitofp i64 %i to float
  %sitofp.odd = sitofp i24 %o to float
  %vector = fptoui <2 x float> %v to <2 x i8>
  ret void
}
