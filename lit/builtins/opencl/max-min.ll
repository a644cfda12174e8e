; max and min of floating-point numbers are the comparison that OpenCL C defines (section 6.15.4), which returns the first
; of two equal zeros. fmax and fmin may return either, so they are for calls with nsz only.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=_common
;
; CHECK-LABEL: %scalars = OpFunction
; CHECK:       %[[A:.*]] = OpFOrdLessThan %bool %x %y
; CHECK-NEXT:  %max = OpSelect %float %[[A]] %y %x
; CHECK-NEXT:  %[[B:.*]] = OpFOrdLessThan %bool %y %max
; CHECK-NEXT:  %min = OpSelect %float %[[B]] %y %max
; CHECK-NEXT:  %maxnsz = OpExtInst %float {{.*}} fmax %min %y
; CHECK-NEXT:  %minnsz = OpExtInst %float {{.*}} fmin %maxnsz %x
;
; CHECK-LABEL: %vectors = OpFunction
; CHECK:       %[[LOW:.*]] = OpVectorShuffle %v4float {{.*}} 0 0 0 0
; CHECK-NEXT:  %[[C:.*]] = OpFOrdLessThan %v4bool %v %[[LOW]]
; CHECK-NEXT:  %clamped = OpSelect %v4float %[[C]] %[[LOW]] %v
; CHECK-NEXT:  %[[D:.*]] = OpFOrdLessThan %v2bool %h %h
; CHECK-NEXT:  %halves = OpSelect %v2half %[[D]] %h %h

target triple = "spir64-unknown-unknown"

define spir_func float @scalars(float %x, float %y) {
  %max = call spir_func float @_Z3maxff(float %x, float %y)
  %min = call spir_func float @_Z3minff(float %max, float %y)
  %maxnsz = call nsz spir_func float @_Z3maxff(float %min, float %y)
  %minnsz = call fast spir_func float @_Z3minff(float %maxnsz, float %x)
  ret float %minnsz
}

define spir_func void @vectors(<4 x float> %v, float %s, <2 x half> %h) {
  %clamped = call spir_func <4 x float> @_Z3maxDv4_ff(<4 x float> %v, float %s)
  %halves = call spir_func <2 x half> @_Z3minDv2_DhS_(<2 x half> %h, <2 x half> %h)
  ret void
}

declare spir_func float @_Z3maxff(float, float)
declare spir_func float @_Z3minff(float, float)
declare spir_func <4 x float> @_Z3maxDv4_ff(<4 x float>, float)
declare spir_func <2 x half> @_Z3minDv2_DhS_(<2 x half>, <2 x half>)
