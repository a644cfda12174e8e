; ROW: attributes of memory (`nocapture`, `readnone`) of parameters that are images or samplers in older modules
; PEER: OpDecorate %image FuncParamAttr NoCapture
; OURS-NOT: FuncParamAttr
; OURS: OpTypeImage

target triple = "spir64-unknown-unknown"

%opencl.image2d_ro_t = type opaque

declare spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(ptr addrspace(1), <2 x i32>)

define spir_func <4 x float> @f(ptr addrspace(1) captures(none) %image, <2 x i32> %at) {
  %r = call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(ptr addrspace(1) %image, <2 x i32> %at)
  ret <4 x float> %r
}

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
