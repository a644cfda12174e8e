; Image sizes are one query and an extract, the array size is the last component; channel orders and data types count
; from OpenCL's first enumerant.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %[[UNDEF:.*]] = OpUndef %v3uint
; CHECK:      %query = OpFunction
; CHECK:      %[[WH:.*]] = OpImageQuerySizeLod %v2uint %flat %uint_0
; CHECK-NEXT: %width = OpCompositeExtract %uint %[[WH]] 0
; CHECK:      %dim = OpImageQuerySizeLod %v2uint %flat %uint_0
; CHECK-NEXT: %[[WHD:.*]] = OpImageQuerySizeLod %v3uint %volume %uint_0
; CHECK-NEXT: %depth = OpCompositeExtract %uint %[[WHD]] 2
; CHECK-NEXT: %[[WHD:.*]] = OpImageQuerySizeLod %v3uint %volume %uint_0
; CHECK-NEXT: %all = OpVectorShuffle %v4uint %[[WHD]] %{{.*}} 0 1 2 3
; CHECK-NEXT: %[[WHL:.*]] = OpImageQuerySizeLod %v3ulong %layers %uint_0
; CHECK-NEXT: %count = OpCompositeExtract %ulong %[[WHL]] 2
; CHECK-NEXT: %[[WHL:.*]] = OpImageQuerySizeLod %v3uint %layers %uint_0
; CHECK-NEXT: %flat_part = OpVectorShuffle %v2uint %[[WHL]] %[[UNDEF]] 0 1
; Buffers have no levels of detail.
; CHECK-NEXT: %length = OpImageQuerySize %uint %buffer
; CHECK-NEXT: %[[ORDER:.*]] = OpImageQueryOrder %uint %flat
; CHECK-NEXT: %order = OpIAdd %uint %[[ORDER]] %uint_4272
; CHECK-NEXT: %[[TYPE:.*]] = OpImageQueryFormat %uint %flat
; CHECK-NEXT: %type = OpIAdd %uint %[[TYPE]] %uint_4304
; CHECK-NEXT: %levels = OpImageQueryLevels %uint %flat
; CHECK-NEXT: %samples = OpImageQuerySamples %uint %multi
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @query(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %volume, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers, target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %buffer, target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %multi) {
  %width = call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat)
  %dim = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat)
  %depth = call spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %volume)
  %all = call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %volume)
  %count = call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers)
  %flat_part = call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %layers)
  %length = call spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %buffer)
  %order = call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat)
  %type = call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat)
  %levels = call spir_func i32 @_Z24get_image_num_mip_levels14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %flat)
  %samples = call spir_func i32 @_Z21get_image_num_samples19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0) %multi)
  ret void
}

declare spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1))
declare spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1))
declare spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))
declare spir_func i32 @_Z15get_image_width21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z24get_image_num_mip_levels14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
declare spir_func i32 @_Z21get_image_num_samples19ocl_image2d_msaa_ro(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 0))
