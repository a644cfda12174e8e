; Instructions of OpenCL.std by name: literals from constant arguments, pointers cast to the pointee that the
; instruction expects, void results.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: [[SET:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; CHECK: %fused = OpExtInst %float [[SET]] fma %x %x %x
; CHECK: %loaded = OpExtInst %v2float [[SET]] vloadn %n %g 2
; CHECK: OpExtInst %void [[SET]] vstore_half_r %x %n {{%[0-9]+}} RTE
; CHECK: OpExtInst %void [[SET]] vstore_half_r %x %n {{%[0-9]+}} RTP
; CHECK: OpExtInst %void [[SET]] vstoren %loaded %n %g
; CHECK: [[BYTES:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uchar %g
; CHECK: OpExtInst %void [[SET]] prefetch [[BYTES]] %n
; CHECK: [[EXPONENT:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %g
; CHECK: %mantissa = OpExtInst %float [[SET]] frexp %x [[EXPONENT]]
; CHECK: OpExtInst %uint [[SET]] printf {{%[0-9]+}} %x

target triple = "spir64-unknown-unknown"

@format = internal addrspace(2) constant [3 x i8] c"%f\00"

declare spir_func float @_Z15__spirv_ocl_fmafff(float, float, float)
declare spir_func <2 x float> @_Z26__spirv_ocl_vloadn_Rfloat2mPU3AS1Kfi(i64, ptr addrspace(1), i32)
declare spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float, i64, ptr addrspace(1), i32)
declare spir_func void @__spirv_ocl_vstore_half_rtp(float, i64, ptr addrspace(1))
declare spir_func void @_Z19__spirv_ocl_vstorenDv2_fmPU3AS1f(<2 x float>, i64, ptr addrspace(1))
declare spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1), i64)
declare spir_func float @__spirv_ocl_frexp(float, ptr addrspace(1))
declare spir_func i32 @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2), ...)

define spir_func void @f(float %x, i64 %n, ptr addrspace(1) %g) {
  %fused = call spir_func float @_Z15__spirv_ocl_fmafff(float %x, float %x, float %x)
  %loaded = call spir_func <2 x float> @_Z26__spirv_ocl_vloadn_Rfloat2mPU3AS1Kfi(i64 %n, ptr addrspace(1) %g, i32 2)
  call spir_func void @_Z25__spirv_ocl_vstore_half_rfmPU3AS1Dhi(float %x, i64 %n, ptr addrspace(1) %g, i32 0)
  call spir_func void @__spirv_ocl_vstore_half_rtp(float %x, i64 %n, ptr addrspace(1) %g)
  call spir_func void @_Z19__spirv_ocl_vstorenDv2_fmPU3AS1f(<2 x float> %loaded, i64 %n, ptr addrspace(1) %g)
  call spir_func void @_Z20__spirv_ocl_prefetchPU3AS1Kcm(ptr addrspace(1) %g, i64 %n)
  %mantissa = call spir_func float @__spirv_ocl_frexp(float %x, ptr addrspace(1) %g)
  %printed = call spir_func i32 (ptr addrspace(2), ...) @_Z18__spirv_ocl_printfPU3AS2Kcz(ptr addrspace(2) @format, float %x)
  ret void
}
