; tests/kernels/images.cl, compiled by clang 22 with -O2
; options:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @describe(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %3, ptr addrspace(1) noundef align 4 initializes((0, 8)) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  store i32 %6, ptr addrspace(1) %4, align 4, !tbaa !4
  %7 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !4
  %9 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  %10 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %9, i64 noundef 1, ptr addrspace(4) noundef %10) #8
  %11 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  %12 = icmp eq i32 %11, 4277
  %13 = zext i1 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  %16 = icmp eq i32 %15, 4312
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 20
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #7
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 24
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #8
  %22 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #7
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 40
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 44
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %24, i64 noundef 0, ptr addrspace(4) noundef %26) #8
  %27 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2) #7
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 52
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %3) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 56
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !4
  %32 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %3) #7
  %33 = add nsw i32 %32, -4272
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 60
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_describe(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1, target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2, target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %3, ptr addrspace(1) noundef align 4 initializes((0, 8)) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  store i32 %6, ptr addrspace(1) %4, align 4, !tbaa !4
  %7 = tail call spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 4
  store i32 %7, ptr addrspace(1) %8, align 4, !tbaa !4
  %9 = tail call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  %10 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %9, i64 noundef 1, ptr addrspace(4) noundef %10) #8
  %11 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  %12 = icmp eq i32 %11, 4277
  %13 = zext i1 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 16
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0) #7
  %16 = icmp eq i32 %15, 4312
  %17 = zext i1 %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 20
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = tail call spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #7
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 24
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef %19, i64 noundef 0, ptr addrspace(4) noundef %21) #8
  %22 = tail call spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1) %1) #7
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 40
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = tail call spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2) #7
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 44
  %26 = addrspacecast ptr addrspace(1) %25 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef %24, i64 noundef 0, ptr addrspace(4) noundef %26) #8
  %27 = tail call spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %2) #7
  %28 = trunc i64 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 52
  store i32 %28, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = tail call spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %3) #7
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 56
  store i32 %30, ptr addrspace(1) %31, align 4, !tbaa !4
  %32 = tail call spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %3) #7
  %33 = add nsw i32 %32, -4272
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 60
  store i32 %33, ptr addrspace(1) %34, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @read_signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %5 = insertelement <2 x i64> poison, i64 %3, i64 0
  %6 = insertelement <2 x i64> %5, i64 %4, i64 1
  %7 = trunc <2 x i64> %6 to <2 x i32>
  %8 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %10 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #7
  %11 = mul i64 %10, %9
  %12 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %7) #9
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %8
  store <4 x i32> %12, ptr addrspace(1) %13, align 16, !tbaa !17
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #10
  %15 = add <2 x i32> %7, splat (i32 -2)
  %16 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <2 x i32> noundef %15) #9
  %17 = getelementptr <4 x i32>, ptr addrspace(1) %13, i64 %11
  store <4 x i32> %16, ptr addrspace(1) %17, align 16, !tbaa !17
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #10
  %19 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %7) #7
  %20 = fadd <2 x float> %19, splat (float -1.750000e+00)
  %21 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %18, <2 x float> noundef %20) #9
  %22 = shl i64 %11, 5
  %23 = getelementptr i8, ptr addrspace(1) %13, i64 %22
  store <4 x i32> %21, ptr addrspace(1) %23, align 16, !tbaa !17
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_read_signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %5 = insertelement <2 x i64> poison, i64 %3, i64 0
  %6 = insertelement <2 x i64> %5, i64 %4, i64 1
  %7 = trunc <2 x i64> %6 to <2 x i32>
  %8 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %9 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #7
  %10 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #7
  %11 = mul i64 %10, %9
  %12 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %7) #9
  %13 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %8
  store <4 x i32> %12, ptr addrspace(1) %13, align 16, !tbaa !17
  %14 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #10
  %15 = add <2 x i32> %7, splat (i32 -2)
  %16 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %14, <2 x i32> noundef %15) #9
  %17 = getelementptr <4 x i32>, ptr addrspace(1) %13, i64 %11
  store <4 x i32> %16, ptr addrspace(1) %17, align 16, !tbaa !17
  %18 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 20) #10
  %19 = tail call spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef %7) #7
  %20 = fadd <2 x float> %19, splat (float -1.750000e+00)
  %21 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %18, <2 x float> noundef %20) #9
  %22 = shl i64 %11, 5
  %23 = getelementptr i8, ptr addrspace(1) %13, i64 %22
  store <4 x i32> %21, ptr addrspace(1) %23, align 16, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_kernel void @read_unsigned(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %4) #9
  %6 = extractelement <4 x i32> %5, i64 0
  %7 = sext i32 %4 to i64
  %8 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  store i32 %6, ptr addrspace(1) %8, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_read_unsigned(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %0, i32 noundef %4) #9
  %6 = extractelement <4 x i32> %5, i64 0
  %7 = sext i32 %4 to i64
  %8 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %7
  store i32 %6, ptr addrspace(1) %8, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @read_smooth(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #10
  %5 = uitofp i64 %3 to float
  %6 = fmul float %5, 6.250000e-02
  %7 = insertelement <2 x float> <float poison, float 1.250000e-01>, float %6, i64 0
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %4, <2 x float> noundef %7) #9
  %9 = extractelement <4 x float> %8, i64 0
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_read_smooth(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 39) #10
  %5 = uitofp i64 %3 to float
  %6 = fmul float %5, 6.250000e-02
  %7 = insertelement <2 x float> <float poison, float 1.250000e-01>, float %6, i64 0
  %8 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %4, <2 x float> noundef %7) #9
  %9 = extractelement <4 x float> %8, i64 0
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %3
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !20
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @read_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #10
  %13 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %12, <4 x i32> noundef %11) #9
  %14 = extractelement <4 x i32> %13, i64 0
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_read_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 2) #7
  %8 = trunc i64 %7 to i32
  %9 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 0>, i32 %4, i64 0
  %10 = insertelement <4 x i32> %9, i32 %6, i64 1
  %11 = insertelement <4 x i32> %10, i32 %8, i64 2
  %12 = tail call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 18) #10
  %13 = tail call spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %0, target("spirv.Sampler") %12, <4 x i32> noundef %11) #9
  %14 = extractelement <4 x i32> %13, i64 0
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %15
  store i32 %14, ptr addrspace(1) %16, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @write(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = sub nsw i32 0, %7
  %10 = mul nsw i32 %7, %4
  %11 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 40000>, i32 %4, i64 0
  %12 = insertelement <4 x i32> %11, i32 %9, i64 1
  %13 = insertelement <4 x i32> %12, i32 %10, i64 2
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %8, <4 x i32> noundef %13) #8
  %14 = sitofp i32 %4 to float
  %15 = fmul float %14, 5.000000e-01
  %16 = insertelement <4 x float> poison, float %15, i64 0
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <4 x i32> zeroinitializer
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x float> noundef %17) #8
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_write(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !16 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = trunc i64 %3 to i32
  %5 = insertelement <2 x i32> poison, i32 %4, i64 0
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = trunc i64 %6 to i32
  %8 = insertelement <2 x i32> %5, i32 %7, i64 1
  %9 = sub nsw i32 0, %7
  %10 = mul nsw i32 %7, %4
  %11 = insertelement <4 x i32> <i32 poison, i32 poison, i32 poison, i32 40000>, i32 %4, i64 0
  %12 = insertelement <4 x i32> %11, i32 %9, i64 1
  %13 = insertelement <4 x i32> %12, i32 %10, i64 2
  tail call spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %0, <2 x i32> noundef %8, <4 x i32> noundef %13) #8
  %14 = sitofp i32 %4 to float
  %15 = fmul float %14, 5.000000e-01
  %16 = insertelement <4 x float> poison, float %15, i64 0
  %17 = shufflevector <4 x float> %16, <4 x float> poison, <4 x i32> zeroinitializer
  tail call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %1, <2 x i32> noundef %8, <4 x float> noundef %17) #8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @read_back(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = insertelement <2 x i64> poison, i64 %5, i64 0
  %8 = insertelement <2 x i64> %7, i64 %6, i64 1
  %9 = trunc <2 x i64> %8 to <2 x i32>
  %10 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #9
  %11 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %11
  store <4 x i32> %10, ptr addrspace(1) %12, align 16, !tbaa !17
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %9) #9
  %14 = extractelement <4 x float> %13, i64 0
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %15
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !20
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_read_back(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #7
  %7 = insertelement <2 x i64> poison, i64 %5, i64 0
  %8 = insertelement <2 x i64> %7, i64 %6, i64 1
  %9 = trunc <2 x i64> %8 to <2 x i32>
  %10 = tail call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, <2 x i32> noundef %9) #9
  %11 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %11
  store <4 x i32> %10, ptr addrspace(1) %12, align 16, !tbaa !17
  %13 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %1, <2 x i32> noundef %9) #9
  %14 = extractelement <4 x float> %13, i64 0
  %15 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %15
  store float %14, ptr addrspace(1) %16, align 4, !tbaa !20
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z16get_image_height14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore2Dv2_imPU3AS4i(<2 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z23get_image_channel_order14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z27get_image_channel_data_type14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_imPU3AS4i(<4 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i32> @_Z13get_image_dim14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15get_image_depth14ocl_image3d_wo(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 1)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x i32> @_Z13get_image_dim20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z20get_image_array_size20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z15get_image_width14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z23get_image_channel_order14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x i32> noundef) local_unnamed_addr #6

declare dso_local spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <2 x float> @_Z14convert_float2Dv2_i(<2 x i32> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z12read_imageui14ocl_image1d_roi(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0), i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z11read_imagei20ocl_image2d_array_ro11ocl_samplerDv4_i(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x i32> noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32> noundef, <4 x float> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32> noundef) local_unnamed_addr #6

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(read) }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 1}
!9 = !{!"read_only", !"write_only", !"read_only", !"read_only", !"none"}
!10 = !{!"image2d_t", !"image3d_t", !"image2d_array_t", !"image1d_t", !"int*"}
!11 = !{!"", !"", !"", !"", !""}
!12 = !{i32 1, i32 1}
!13 = !{!"read_only", !"none"}
!14 = !{!"image2d_t", !"int4*"}
!15 = !{!"image2d_t", !"int __attribute__((ext_vector_type(4)))*"}
!16 = !{!"", !""}
!17 = !{!6, !6, i64 0}
!18 = !{!"image1d_t", !"uint*"}
!19 = !{!"image2d_t", !"float*"}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
!22 = !{!"image2d_array_t", !"int*"}
!23 = !{!"write_only", !"write_only"}
!24 = !{!"image2d_t", !"image2d_t"}
!25 = !{i32 1, i32 1, i32 1, i32 1}
!26 = !{!"read_only", !"read_only", !"none", !"none"}
!27 = !{!"image2d_t", !"image2d_t", !"int4*", !"float*"}
!28 = !{!"image2d_t", !"image2d_t", !"int __attribute__((ext_vector_type(4)))*", !"float*"}
!29 = !{!"", !"", !"", !""}
