; Functions of OpenCL.std: the signedness in the name selects the s_, u_ or f form, and a scalar operand beside vectors
; is splatted.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %math = OpFunction
; CHECK:      %fma = OpExtInst %float %1 fma %f %f %f
; CHECK-NEXT: %smax = OpExtInst %uint %1 s_max %i %i
; CHECK-NEXT: %umax = OpExtInst %uint %1 u_max %i %i
; CHECK-NEXT: %[[LESS:.*]] = OpFOrdLessThan %bool %f %f
; CHECK-NEXT: %fmax = OpSelect %float %[[LESS]] %f %f
; CHECK-NEXT: %[[LOW1:.*]] = OpCompositeInsert %v4float %f %[[UNDEF:.*]] 0
; CHECK-NEXT: %[[LOW:.*]] = OpVectorShuffle %v4float %[[LOW1]] %[[UNDEF]] 0 0 0 0
; CHECK-NEXT: %[[HIGH1:.*]] = OpCompositeInsert %v4float %fma %[[UNDEF]] 0
; CHECK-NEXT: %[[HIGH:.*]] = OpVectorShuffle %v4float %[[HIGH1]] %[[UNDEF]] 0 0 0 0
; CHECK-NEXT: %clamped = OpExtInst %v4float %1 fclamp %v %[[LOW]] %[[HIGH]]
; CHECK-NEXT: %upsampled = OpExtInst %ulong %1 s_upsample %i %i
; CHECK-NEXT: %length = OpExtInst %float %1 length %v
; CHECK-NEXT: %fraction = OpExtInst %v4float %1 frexp %v %p
; CHECK-NEXT: %chosen = OpExtInst %v4float %1 select %v %v %w
; CHECK-NEXT: %shuffled = OpExtInst %v4float %1 shuffle2 %v %v %w
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @math(float %f, i32 %i, <4 x float> %v, <4 x i32> %w, ptr %p) {
  %fma = call spir_func float @_Z3fmafff(float %f, float %f, float %f)
  %smax = call spir_func i32 @_Z3maxii(i32 %i, i32 %i)
  %umax = call spir_func i32 @_Z3maxjj(i32 %i, i32 %i)
  %fmax = call spir_func float @_Z3maxff(float %f, float %f)
  %clamped = call spir_func <4 x float> @_Z5clampDv4_fff(<4 x float> %v, float %f, float %fma)
  %upsampled = call spir_func i64 @_Z8upsampleij(i32 %i, i32 %i)
  %length = call spir_func float @_Z6lengthDv4_f(<4 x float> %v)
  %fraction = call spir_func <4 x float> @_Z5frexpDv4_fPDv4_i(<4 x float> %v, ptr %p)
  %chosen = call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> %v, <4 x float> %v, <4 x i32> %w)
  %shuffled = call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> %v, <4 x float> %v, <4 x i32> %w)
  ret void
}

declare spir_func float @_Z3fmafff(float, float, float)
declare spir_func i32 @_Z3maxii(i32, i32)
declare spir_func i32 @_Z3maxjj(i32, i32)
declare spir_func float @_Z3maxff(float, float)
declare spir_func <4 x float> @_Z5clampDv4_fff(<4 x float>, float, float)
declare spir_func i64 @_Z8upsampleij(i32, i32)
declare spir_func float @_Z6lengthDv4_f(<4 x float>)
declare spir_func <4 x float> @_Z5frexpDv4_fPDv4_i(<4 x float>, ptr)
declare spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float>, <4 x float>, <4 x i32>)
declare spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float>, <4 x float>, <4 x i32>)
