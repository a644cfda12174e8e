; ROW: attributes of memory (`nocapture`, `readnone`) of parameters that are images or samplers in older modules
; PEER: OpDecorate %image FuncParamAttr NoCapture
; PEER: OpDecorate %sampler FuncParamAttr NoReadWrite
; OURS-NOT: FuncParamAttr
; OURS: OpTypeImage
; OURS: OpTypeSampler

target triple = "spir64-unknown-unknown"

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1), ptr addrspace(2), <2 x float>)

define spir_func <4 x float> @f(ptr addrspace(1) captures(none) %image, ptr addrspace(2) readnone %sampler, <2 x float> %at) {
  %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(ptr addrspace(1) %image, ptr addrspace(2) %sampler, <2 x float> %at)
  ret <4 x float> %r
}

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
