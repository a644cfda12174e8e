; fma is an instruction of SPV_KHR_fma where that is allowed, otherwise one of OpenCL.std.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_fma --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT
; Only a consumer that knows the extension takes the instruction, so that it is allowed by name only.
; RUN: llvm-spirv-rs %s --spirv-ext=all --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT

; CHECK: OpCapability FMAKHR
; CHECK: %intrinsic = OpFmaKHR %float %x %x %x
; CHECK: %opencl = OpFmaKHR %float %x %x %x
; CHECK: %spirv = OpFmaKHR %float %x %x %x

; WITHOUT-NOT: FMAKHR
; WITHOUT: %intrinsic = OpExtInst %float %{{[0-9]+}} fma %x %x %x
; WITHOUT: %opencl = OpExtInst %float %{{[0-9]+}} fma %x %x %x
; WITHOUT: %spirv = OpExtInst %float %{{[0-9]+}} fma %x %x %x

target triple = "spir64-unknown-unknown"

declare float @llvm.fma.f32(float, float, float)
declare spir_func float @_Z3fmafff(float, float, float)
declare spir_func float @_Z15__spirv_ocl_fmafff(float, float, float)

define spir_func void @f(float %x) {
  %intrinsic = call float @llvm.fma.f32(float %x, float %x, float %x)
  %opencl = call spir_func float @_Z3fmafff(float %x, float %x, float %x)
  %spirv = call spir_func float @_Z15__spirv_ocl_fmafff(float %x, float %x, float %x)
  ret void
}
