; An image of 64-bit integers needs SPV_EXT_shader_image_int64.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_image_int64 --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: OpCapability Int64ImageEXT
; CHECK: OpExtension "SPV_EXT_shader_image_int64"
; CHECK: OpTypeImage %ulong 2D 0 0 0 0 Unknown WriteOnly

; REFUSED:      error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_shader_image_int64
; REFUSED-NEXT: Capability Int64ImageEXT needs SPV_EXT_shader_image_int64
; REFUSED-NEXT: in function @f

target triple = "spir64-unknown-unknown"

define spir_kernel void @f(target("spirv.Image", i64, 1, 0, 0, 0, 0, 0, 1) %image) {
  ret void
}
