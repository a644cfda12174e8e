; The functions of cl_intel_media_block_io are instructions of SPV_INTEL_media_block_io, with the image first.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_media_block_io --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK: OpCapability SubgroupImageMediaBlockIOINTEL
; CHECK: %read = OpSubgroupImageMediaBlockReadINTEL %v4uchar %source %at %uint_1 %uint_16
; CHECK: OpSubgroupImageMediaBlockWriteINTEL %target %at %uint_1 %uint_16 %read

; REFUSED: RequiresExtension
; REFUSED: %read = call spir_func <4 x i8> @_Z36intel_sub_group_media_block_read_uc4

target triple = "spir64-unknown-unknown"

declare spir_func <4 x i8> @_Z36intel_sub_group_media_block_read_uc4Dv2_iii14ocl_image2d_ro(<2 x i32>, i32, i32, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func void @_Z37intel_sub_group_media_block_write_uc4Dv2_iiiDv4_h14ocl_image2d_wo(<2 x i32>, i32, i32, <4 x i8>, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1))

define spir_func void @f(<2 x i32> %at, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %source, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %target) {
  %read = call spir_func <4 x i8> @_Z36intel_sub_group_media_block_read_uc4Dv2_iii14ocl_image2d_ro(<2 x i32> %at, i32 1, i32 16, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %source)
  call spir_func void @_Z37intel_sub_group_media_block_write_uc4Dv2_iiiDv4_h14ocl_image2d_wo(<2 x i32> %at, i32 1, i32 16, <4 x i8> %read, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %target)
  ret void
}
