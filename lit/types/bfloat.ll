; Without an extension a bfloat is a 16-bit integer; arithmetic is done in float and rounded to nearest.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-NOT:  OpExtension
; CHECK:      %half = OpVariable %_ptr_CrossWorkgroup_ushort CrossWorkgroup %ushort_16128
; CHECK:      %moved = OpFunction %v3ushort None
; CHECK:      %x = OpLoad %v4ushort
; CHECK:      %add = OpFunction %ushort None
; CHECK-NEXT: %a = OpFunctionParameter %ushort
; CHECK-NEXT: %b = OpFunctionParameter %ushort
; CHECK:      %[[A_LONG:[0-9]+]] = OpUConvert %uint %a
; CHECK-NEXT: %[[A_HIGH:[0-9]+]] = OpShiftLeftLogical %uint %[[A_LONG]] %uint_16
; CHECK-NEXT: %[[A:[0-9]+]] = OpBitcast %float %[[A_HIGH]]
; CHECK:      %[[B:[0-9]+]] = OpBitcast %float
; CHECK-NEXT: %[[SUM:[0-9]+]] = OpFAdd %float %[[A]] %[[B]]
; CHECK-NEXT: %[[BITS:[0-9]+]] = OpBitcast %uint %[[SUM]]
; CHECK-NEXT: %[[HIGH:[0-9]+]] = OpShiftRightLogical %uint %[[BITS]] %uint_16
; CHECK-NEXT: %[[LAST:[0-9]+]] = OpBitwiseAnd %uint %[[HIGH]] %uint_1
; CHECK-NEXT: %[[CARRIED:[0-9]+]] = OpIAdd %uint %[[BITS]] %uint_32767
; CHECK-NEXT: %[[EVEN:[0-9]+]] = OpIAdd %uint %[[CARRIED]] %[[LAST]]
; CHECK-NEXT: %[[QUIET:[0-9]+]] = OpBitwiseOr %uint %[[BITS]] %uint_4194304
; CHECK-NEXT: %[[IS_NAN:[0-9]+]] = OpUnordered %bool %[[SUM]] %[[SUM]]
; CHECK-NEXT: %[[CHOSEN:[0-9]+]] = OpSelect %uint %[[IS_NAN]] %[[QUIET]] %[[EVEN]]
; CHECK-NEXT: %[[UPPER:[0-9]+]] = OpShiftRightLogical %uint %[[CHOSEN]] %uint_16
; CHECK-NEXT: %r = OpUConvert %ushort %[[UPPER]]
; CHECK-NEXT: OpReturnValue %r
; CHECK:      %less = OpFunction %bool None
; CHECK:      %r_0 = OpFOrdLessThan %bool
; CHECK:      %negate = OpFunction %v2ushort None
; CHECK:      %r_1 = OpBitwiseXor %v2ushort

target triple = "spir64-unknown-unknown"
@half = addrspace(1) global bfloat 0.5
define spir_func <3 x bfloat> @moved(ptr addrspace(1) %p) {
  %x = load <4 x bfloat>, ptr addrspace(1) %p
  %turned = shufflevector <4 x bfloat> %x, <4 x bfloat> poison, <3 x i32> <i32 2, i32 1, i32 0>
  ret <3 x bfloat> %turned
}
define spir_func bfloat @add(bfloat %a, bfloat %b) {
  %r = fadd bfloat %a, %b
  ret bfloat %r
}
define spir_func i1 @less(bfloat %a, bfloat %b) {
  %r = fcmp olt bfloat %a, %b
  ret i1 %r
}
define spir_func <2 x bfloat> @negate(<2 x bfloat> %a) {
  %r = fneg <2 x bfloat> %a
  ret <2 x bfloat> %r
}
