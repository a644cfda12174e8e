; An attribute of pointers does not decorate a parameter that is a pointer in LLVM IR, but an image in SPIR-V.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=OpDecorate
;
; CHECK: OpDecorate %out FuncParamAttr NoCapture
; CHECK: %image = OpFunctionParameter %{{[0-9]+}}
; CHECK: %out = OpFunctionParameter %_ptr_CrossWorkgroup_uint

target triple = "spir64-unknown-unknown"

define spir_kernel void @size(ptr addrspace(1) captures(none) %image, ptr addrspace(1) captures(none) %out) !kernel_arg_access_qual !0 !kernel_arg_type !1 {
  %width = call spir_func i32 @_Z15get_image_width11ocl_image2d(ptr addrspace(1) %image)
  store i32 %width, ptr addrspace(1) %out, align 4
  ret void
}

declare spir_func i32 @_Z15get_image_width11ocl_image2d(ptr addrspace(1))

!0 = !{!"read_only", !"none"}
!1 = !{!"image2d_t", !"int*"}
