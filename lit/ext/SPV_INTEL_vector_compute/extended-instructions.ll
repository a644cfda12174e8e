; An instruction of OpenCL.std on a vector of another length is one for each vector of a standard length, as the set has
; no others.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_vector_compute --spirv-tools-dis | FileCheck %s

; CHECK:      %[[LOW:.*]] = OpVectorShuffle %v16float %x %x 0 1
; CHECK:      %[[HIGH:.*]] = OpVectorShuffle %v16float %x %x 16 17
; CHECK-NEXT: OpExtInst %v16float %1 native_exp2 %[[LOW]]
; CHECK-NEXT: OpExtInst %v16float %1 native_exp2 %[[HIGH]]
; CHECK:      OpCompositeConstruct %v32float
; CHECK:      OpExtInst %v16float %1 native_sqrt
; CHECK-NEXT: OpExtInst %v16float %1 native_sqrt
; CHECK:      OpExtInst %v16uint %1 s_max
; CHECK-NEXT: OpExtInst %v4uint %1 s_max
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define dllexport spir_kernel void @k(<32 x float> %x, <20 x i32> %i) "VCFunction" {
  %a = call spir_func <32 x float> @__spirv_ocl_native_exp2(<32 x float> %x)
  %b = call spir_func <32 x float> @_Z23__spirv_ocl_native_sqrtDv32_f(<32 x float> %a)
  %c = call spir_func <20 x i32> @_Z17__spirv_ocl_s_maxDv20_iS_(<20 x i32> %i, <20 x i32> %i)
  ret void
}

declare spir_func <32 x float> @__spirv_ocl_native_exp2(<32 x float>)
declare spir_func <32 x float> @_Z23__spirv_ocl_native_sqrtDv32_f(<32 x float>)
declare spir_func <20 x i32> @_Z17__spirv_ocl_s_maxDv20_iS_(<20 x i32>, <20 x i32>)
