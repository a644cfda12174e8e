; A true i1 converts to 1 as an unsigned integer and to -1 as a signed one, also to floating point (P4, P23).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG:  %[[ONES:[0-9]+]] = OpConstantComposite %v3uint %uint_4294967295 %uint_4294967295 %uint_4294967295
; CHECK-DAG:  %[[ZEROS:[0-9]+]] = OpConstantNull %v3uint
; CHECK:      %from = OpFunction %void None %[[V1:[0-9]+]]
; CHECK:      %[[V2:[0-9]+]] = OpLabel
; CHECK-NEXT: %zext = OpSelect %uint %b %uint_1 %uint_0
; CHECK-NEXT: %sext = OpSelect %uint %b %uint_4294967295 %uint_0
; CHECK-NEXT: %sext_odd = OpSelect %uint %b %uint_16777215 %uint_0
; CHECK-NEXT: %[[V3:[0-9]+]] = OpSelect %uint %b %uint_1 %uint_0
; CHECK-NEXT: %uitofp = OpConvertUToF %float %[[V3]]
; CHECK-NEXT: %[[V4:[0-9]+]] = OpSelect %uint %b %uint_4294967295 %uint_0
; CHECK-NEXT: %sitofp = OpConvertSToF %float %[[V4]]
; CHECK-NEXT: %[[V5:[0-9]+]] = OpSelect %v3uint %v %[[ONES]] %[[ZEROS]]
; CHECK-NEXT: %vector = OpConvertSToF %v3float %[[V5]]
; CHECK-NEXT: OpReturn
; CHECK:      %to = OpFunction %void None %[[V6:[0-9]+]]
; CHECK:      %[[V7:[0-9]+]] = OpLabel
; CHECK-NEXT: %[[V8:[0-9]+]] = OpBitwiseAnd %uint %i %uint_1
; CHECK-NEXT: %trunc = OpINotEqual %bool %[[V8]] %uint_0
; CHECK-NEXT: %[[V9:[0-9]+]] = OpConvertFToU %uint %f
; CHECK-NEXT: %fptoui = OpINotEqual %bool %[[V9]] %uint_0
; CHECK-NEXT: %[[V10:[0-9]+]] = OpConvertFToS %uint %f
; CHECK-NEXT: %fptosi = OpINotEqual %bool %[[V10]] %uint_0
; CHECK-NEXT: OpReturn

target triple = "spir64-unknown-unknown"
define spir_func void @from(i1 %b, <3 x i1> %v) {
  %zext = zext i1 %b to i32
  %sext = sext i1 %b to i32
  %sext.odd = sext i1 %b to i24
  %uitofp = uitofp i1 %b to float
  %sitofp = sitofp i1 %b to float
  %vector = sitofp <3 x i1> %v to <3 x float>
  ret void
}
define spir_func void @to(i32 %i, float %f) {
  %trunc = trunc i32 %i to i1
  %fptoui = fptoui float %f to i1
  %fptosi = fptosi float %f to i1
  ret void
}
