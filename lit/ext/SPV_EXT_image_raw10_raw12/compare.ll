; A comparison of an image's channel data type with a raw format needs SPV_EXT_image_raw10_raw12.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_image_raw10_raw12 --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: OpExtension "SPV_EXT_image_raw10_raw12"
; CHECK: OpImageQueryFormat

; REFUSED: RequiresExtension
; REFUSED: %type = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

define spir_func i1 @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) {
  %type = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image)
  %is_raw = icmp eq i32 %type, 4323
  ret i1 %is_raw
}
