; ROW: the size of a multisample image
; PEER: spirv-val: {{.*}}Image 'MS' must be 0
; OURS: spirv-val: valid
; OURS: OpImageQuerySize %v2uint

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z15get_image_width19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))

define spir_func i32 @f(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image) {
  %r = call spir_func i32 @_Z15get_image_width19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %image)
  ret i32 %r
}

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
