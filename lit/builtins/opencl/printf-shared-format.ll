; A constant format string in global memory is copied to constant memory, so that printf needs no extension and declares
; none. Linked modules may call it with formats of several address spaces.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_relaxed_printf_string_address_space --spirv-tools-dis | FileCheck %s

; CHECK-NOT:  OpExtension
; CHECK:      %[[CONSTANT:[0-9]+]] = OpVariable %{{.*}} UniformConstant
; CHECK:      %[[FORMAT:.*]] = OpBitcast %_ptr_UniformConstant_uchar %[[CONSTANT]]
; CHECK-NEXT: %{{.*}} = OpExtInst %uint %1 printf %[[FORMAT]] %i
; CHECK:      %{{.*}} = OpExtInst %uint %1 printf
; CHECK:      %[[AGAIN:.*]] = OpBitcast %_ptr_UniformConstant_uchar %[[CONSTANT]]
; CHECK-NEXT: %{{.*}} = OpExtInst %uint %1 printf %[[AGAIN]] %i

target triple = "spir64-unknown-unknown"

@format = internal addrspace(1) constant [4 x i8] c"%d\0A\00"
@constant = internal addrspace(2) constant [4 x i8] c"%x\0A\00"

define spir_kernel void @print(i32 %i) {
  %generic = call spir_func i32 (ptr addrspace(4), ...) @_Z18__spirv_ocl_printfPKcz(ptr addrspace(4) addrspacecast (ptr addrspace(1) @format to ptr addrspace(4)), i32 %i)
  %linked = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @constant, i32 %i)
  %global = call spir_func i32 (ptr addrspace(1), ...) @printf(ptr addrspace(1) @format, i32 %i)
  ret void
}

declare spir_func i32 @_Z18__spirv_ocl_printfPKcz(ptr addrspace(4), ...)
declare spir_func i32 @printf(ptr addrspace(1), ...)
