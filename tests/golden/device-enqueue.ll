; tests/kernels/blocks.cl, compiled by clang 22 with -O2
; options:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.Line = type { i32, i32 }
%struct.ndrange_t = type { i32, [3 x i64], [3 x i64], [3 x i64] }

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @scale(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), %struct.Line }>, align 8
  %7 = alloca %struct.ndrange_t, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i32 32, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 8, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__scale_block_invoke to ptr addrspace(4)), ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr addrspace(1) %0, ptr %10, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %2, ptr %11, align 8, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 %3, ptr %12, align 4, !tbaa !4
  %13 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #8
  %14 = sext i32 %1 to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %7, i64 noundef %14) #8
  %15 = addrspacecast ptr %6 to ptr addrspace(4)
  %16 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %13, i32 1, ptr nonnull %7, ptr addrspace(4) addrspacecast (ptr @__scale_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %15) #9
  store i32 %16, ptr addrspace(1) %4, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_scale(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), %struct.Line }>, align 8
  %7 = alloca %struct.ndrange_t, align 8
  store i32 32, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 8, ptr %8, align 4
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__scale_block_invoke to ptr addrspace(4)), ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr addrspace(1) %0, ptr %10, align 8, !tbaa !12
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 %2, ptr %11, align 8, !tbaa !4
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 %3, ptr %12, align 4, !tbaa !4
  %13 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #8
  %14 = sext i32 %1 to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %7, i64 noundef %14) #8
  %15 = addrspacecast ptr %6 to ptr addrspace(4)
  %16 = call spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue") %13, i32 1, ptr nonnull %7, ptr addrspace(4) addrspacecast (ptr @__scale_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %15) #9
  store i32 %16, ptr addrspace(1) %4, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @chain(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %2) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca %struct.ndrange_t, align 8
  %5 = alloca target("spirv.DeviceEvent"), align 8
  %6 = alloca target("spirv.DeviceEvent"), align 8
  %7 = alloca %struct.ndrange_t, align 8
  %8 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %9 = alloca %struct.ndrange_t, align 8
  %10 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %11 = alloca %struct.ndrange_t, align 8
  %12 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %13 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %14 = sext i32 %1 to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %4, i64 noundef %14) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %7, ptr noundef nonnull align 8 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !19
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 24, ptr %8, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 8, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke to ptr addrspace(4)), ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr addrspace(1) %0, ptr %18, align 8, !tbaa !12
  %19 = addrspacecast ptr %8 to ptr addrspace(4)
  %20 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %13, i32 0, ptr nonnull %7, i32 0, ptr addrspace(4) null, ptr addrspace(4) %15, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %19) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %9, ptr noundef nonnull align 8 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !19
  %21 = addrspacecast ptr %6 to ptr addrspace(4)
  store i32 24, ptr %10, align 8
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i32 8, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2 to ptr addrspace(4)), ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr addrspace(1) %0, ptr %24, align 8, !tbaa !12
  %25 = addrspacecast ptr %10 to ptr addrspace(4)
  %26 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %13, i32 0, ptr nonnull %9, i32 1, ptr addrspace(4) %15, ptr addrspace(4) %21, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %25) #9
  %27 = or i32 %26, %20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %11, ptr noundef nonnull align 8 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !19
  store i32 24, ptr %12, align 8
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 8, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3 to ptr addrspace(4)), ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr addrspace(1) %0, ptr %30, align 8, !tbaa !12
  %31 = addrspacecast ptr %12 to ptr addrspace(4)
  %32 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %13, i32 0, ptr nonnull %11, i32 1, ptr addrspace(4) %21, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) %31) #9
  %33 = or i32 %27, %32
  %34 = load target("spirv.DeviceEvent"), ptr %5, align 8, !tbaa !21
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %34) #8
  %35 = load target("spirv.DeviceEvent"), ptr %6, align 8, !tbaa !21
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %35) #8
  store i32 %33, ptr addrspace(1) %2, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_chain(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %2) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = alloca %struct.ndrange_t, align 8
  %5 = alloca target("spirv.DeviceEvent"), align 8
  %6 = alloca target("spirv.DeviceEvent"), align 8
  %7 = alloca %struct.ndrange_t, align 8
  %8 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %9 = alloca %struct.ndrange_t, align 8
  %10 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %11 = alloca %struct.ndrange_t, align 8
  %12 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %13 = tail call spir_func target("spirv.Queue") @_Z17get_default_queuev() #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %14 = sext i32 %1 to i64
  call spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %4, i64 noundef %14) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %7, ptr noundef nonnull align 8 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !19
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 24, ptr %8, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 8, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke to ptr addrspace(4)), ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr addrspace(1) %0, ptr %18, align 8, !tbaa !12
  %19 = addrspacecast ptr %8 to ptr addrspace(4)
  %20 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %13, i32 0, ptr nonnull %7, i32 0, ptr addrspace(4) null, ptr addrspace(4) %15, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %19) #9
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %9, ptr noundef nonnull align 8 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !19
  %21 = addrspacecast ptr %6 to ptr addrspace(4)
  store i32 24, ptr %10, align 8
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i32 8, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2 to ptr addrspace(4)), ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store ptr addrspace(1) %0, ptr %24, align 8, !tbaa !12
  %25 = addrspacecast ptr %10 to ptr addrspace(4)
  %26 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %13, i32 0, ptr nonnull %9, i32 1, ptr addrspace(4) %15, ptr addrspace(4) %21, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %25) #9
  %27 = or i32 %26, %20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %11, ptr noundef nonnull align 8 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !19
  store i32 24, ptr %12, align 8
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 8, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3 to ptr addrspace(4)), ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr addrspace(1) %0, ptr %30, align 8, !tbaa !12
  %31 = addrspacecast ptr %12 to ptr addrspace(4)
  %32 = call spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue") %13, i32 0, ptr nonnull %11, i32 1, ptr addrspace(4) %21, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr @__chain_block_invoke_3_kernel to ptr addrspace(4)), ptr addrspace(4) %31) #9
  %33 = or i32 %27, %32
  %34 = load target("spirv.DeviceEvent"), ptr %5, align 8, !tbaa !21
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %34) #8
  %35 = load target("spirv.DeviceEvent"), ptr %6, align 8, !tbaa !21
  call spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent") %35) #8
  store i32 %33, ptr addrspace(1) %2, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %3) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = alloca %struct.ndrange_t, align 8
  %6 = alloca %struct.ndrange_t, align 8
  %7 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1) }>, align 8
  %8 = alloca [2 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %9 = sext i32 %2 to i64
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %5, i64 noundef %9, i64 noundef 8) #8
  %10 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %6, ptr noundef nonnull align 8 dereferenceable(80) %5, i64 80, i1 false), !tbaa.struct !19
  store i32 32, ptr %7, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 8, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__sums_block_invoke to ptr addrspace(4)), ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr addrspace(1) %0, ptr %13, align 8, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr addrspace(1) %1, ptr %14, align 8, !tbaa !12
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store i64 32, ptr %8, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 4, ptr %16, align 8
  %17 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %10, i32 1, ptr nonnull %6, ptr addrspace(4) addrspacecast (ptr @__sums_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %15, i32 2, ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  store i32 %17, ptr addrspace(1) %3, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_sums(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %3) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = alloca %struct.ndrange_t, align 8
  %6 = alloca %struct.ndrange_t, align 8
  %7 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1), ptr addrspace(1) }>, align 8
  %8 = alloca [2 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %9 = sext i32 %2 to i64
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %5, i64 noundef %9, i64 noundef 8) #8
  %10 = call spir_func target("spirv.Queue") @_Z17get_default_queuev() #8
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %6, ptr noundef nonnull align 8 dereferenceable(80) %5, i64 80, i1 false), !tbaa.struct !19
  store i32 32, ptr %7, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 8, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__sums_block_invoke to ptr addrspace(4)), ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr addrspace(1) %0, ptr %13, align 8, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store ptr addrspace(1) %1, ptr %14, align 8, !tbaa !12
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  store i64 32, ptr %8, align 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 4, ptr %16, align 8
  %17 = call spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue") %10, i32 1, ptr nonnull %6, ptr addrspace(4) addrspacecast (ptr @__sums_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %15, i32 2, ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  store i32 %17, ptr addrspace(1) %3, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @questions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %1) local_unnamed_addr #0 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %5 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 64, i64 noundef 16) #8
  store i32 24, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 8, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__questions_block_invoke to ptr addrspace(4)), ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr addrspace(1) %0, ptr %8, align 8, !tbaa !12
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__questions_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %9) #9
  store i32 %10, ptr addrspace(1) %1, align 4, !tbaa !4
  store i32 24, ptr %5, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 8, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__questions_block_invoke_2 to ptr addrspace(4)), ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr addrspace(1) %0, ptr %13, align 8, !tbaa !12
  %14 = addrspacecast ptr %5 to ptr addrspace(4)
  %15 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__questions_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %14) #9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_questions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 8)) %1) local_unnamed_addr #1 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = alloca %struct.ndrange_t, align 8
  %4 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  %5 = alloca <{ i32, i32, ptr addrspace(4), ptr addrspace(1) }>, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind nonnull writable sret(%struct.ndrange_t) align 8 %3, i64 noundef 64, i64 noundef 16) #8
  store i32 24, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 8, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__questions_block_invoke to ptr addrspace(4)), ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr addrspace(1) %0, ptr %8, align 8, !tbaa !12
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = call spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4) addrspacecast (ptr @__questions_block_invoke_kernel to ptr addrspace(4)), ptr addrspace(4) %9) #9
  store i32 %10, ptr addrspace(1) %1, align 4, !tbaa !4
  store i32 24, ptr %5, align 8
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 8, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr addrspace(4) addrspacecast (ptr @__questions_block_invoke_2 to ptr addrspace(4)), ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr addrspace(1) %0, ptr %13, align 8, !tbaa !12
  %14 = addrspacecast ptr %5 to ptr addrspace(4)
  %15 = call spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4) addrspacecast (ptr @__questions_block_invoke_2_kernel to ptr addrspace(4)), ptr addrspace(4) %14) #9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__scale_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #3 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %4 = load ptr addrspace(1), ptr addrspace(4) %3, align 8, !tbaa !12
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %2
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %8 = load i32, ptr addrspace(4) %7, align 8, !tbaa !31
  %9 = mul nsw i32 %8, %6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 28
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !33
  %12 = add nsw i32 %9, %11
  store i32 %12, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Queue") @_Z17get_default_queuev() local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z10ndrange_1Dm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__scale_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #3 {
  %2 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %4 = load ptr addrspace(1), ptr addrspace(4) %3, align 8, !tbaa !12
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %2
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %8 = load i32, ptr addrspace(4) %7, align 8, !tbaa !31
  %9 = mul nsw i32 %8, %6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 28
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !33
  %12 = add nsw i32 %9, %11
  store i32 %12, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

declare dso_local spir_func i32 @__enqueue_kernel_basic(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__chain_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = add nsw i32 %6, 3
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__chain_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = add nsw i32 %6, 3
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

declare dso_local spir_func i32 @__enqueue_kernel_basic_events(target("spirv.Queue"), i32, ptr, i32, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__chain_block_invoke_2(ptr addrspace(4) noundef readonly captures(none) %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = shl nsw i32 %6, 1
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__chain_block_invoke_2_kernel(ptr addrspace(4) readonly captures(none) %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = shl nsw i32 %6, 1
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__chain_block_invoke_3(ptr addrspace(4) noundef readonly captures(none) %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__chain_block_invoke_3_kernel(ptr addrspace(4) readonly captures(none) %0) #3 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  %6 = load i32, ptr addrspace(1) %5, align 4, !tbaa !4
  %7 = add nsw i32 %6, -1
  store i32 %7, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z13release_event12ocl_clkevent(target("spirv.DeviceEvent")) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z10ndrange_1Dmm(ptr dead_on_unwind writable sret(%struct.ndrange_t) align 8, i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
define internal spir_func void @__sums_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0, ptr addrspace(3) noundef captures(none) %1, ptr addrspace(3) noundef writeonly captures(none) %2) #6 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %6 = load ptr addrspace(1), ptr addrspace(4) %5, align 8, !tbaa !12
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %4
  store i32 %9, ptr addrspace(3) %10, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %11 = icmp eq i64 %4, 0
  br i1 %11, label %12, label %39

12:                                               ; preds = %3
  store i32 0, ptr addrspace(3) %2, align 4, !tbaa !4
  %13 = load i32, ptr addrspace(3) %1, align 4, !tbaa !4
  store i32 %13, ptr addrspace(3) %2, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 4
  %15 = load i32, ptr addrspace(3) %14, align 4, !tbaa !4
  %16 = add nsw i32 %13, %15
  store i32 %16, ptr addrspace(3) %2, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 8
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %19 = add nsw i32 %16, %18
  store i32 %19, ptr addrspace(3) %2, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 12
  %21 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  %22 = add nsw i32 %19, %21
  store i32 %22, ptr addrspace(3) %2, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 16
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %25 = add nsw i32 %22, %24
  store i32 %25, ptr addrspace(3) %2, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 20
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !4
  %28 = add nsw i32 %25, %27
  store i32 %28, ptr addrspace(3) %2, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 24
  %30 = load i32, ptr addrspace(3) %29, align 4, !tbaa !4
  %31 = add nsw i32 %28, %30
  store i32 %31, ptr addrspace(3) %2, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 28
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !4
  %34 = add nsw i32 %31, %33
  store i32 %34, ptr addrspace(3) %2, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %36 = load ptr addrspace(1), ptr addrspace(4) %35, align 8, !tbaa !12
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %36, i64 %37
  store i32 %34, ptr addrspace(1) %38, align 4, !tbaa !4
  br label %39

39:                                               ; preds = %12, %3
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
define spir_kernel void @__sums_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0, ptr addrspace(3) captures(none) %1, ptr addrspace(3) writeonly captures(none) %2) #6 {
  tail call spir_func void @__sums_block_invoke(ptr addrspace(4) %0, ptr addrspace(3) %1, ptr addrspace(3) %2)
  ret void
}

declare dso_local spir_func i32 @__enqueue_kernel_varargs(target("spirv.Queue"), i32, ptr, ptr addrspace(4), ptr addrspace(4), i32, ptr) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__questions_block_invoke(ptr addrspace(4) noundef readonly captures(none) %0) #7 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  store i32 1, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__questions_block_invoke_kernel(ptr addrspace(4) readonly captures(none) %0) #7 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  store i32 1, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

declare dso_local spir_func i32 @__get_kernel_work_group_size_impl(ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @__questions_block_invoke_2(ptr addrspace(4) noundef readonly captures(none) %0) #7 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  store i32 2, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @__questions_block_invoke_2_kernel(ptr addrspace(4) readonly captures(none) %0) #7 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(1), ptr addrspace(4) %2, align 8, !tbaa !12
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #10
  %5 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %4
  store i32 2, ptr addrspace(1) %5, align 4, !tbaa !4
  ret void
}

declare dso_local spir_func i32 @__get_kernel_preferred_work_group_size_multiple_impl(ptr addrspace(4), ptr addrspace(4)) local_unnamed_addr

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nofree nounwind willreturn memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 0, i32 0, i32 0, i32 1}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int", !"int", !"int", !"int*"}
!11 = !{!"", !"", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"p1 int", !14, i64 0}
!14 = !{!"any pointer", !6, i64 0}
!15 = !{i32 1, i32 0, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"int*", !"int", !"int*"}
!18 = !{!"", !"", !""}
!19 = !{i64 0, i64 4, !4, i64 8, i64 24, !20, i64 32, i64 24, !20, i64 56, i64 24, !20}
!20 = !{!6, !6, i64 0}
!21 = !{!22, !22, i64 0}
!22 = !{!"clk_event_t", !6, i64 0}
!23 = !{i32 1, i32 1, i32 0, i32 1}
!24 = !{!"none", !"none", !"none", !"none"}
!25 = !{!"int*", !"int*", !"int", !"int*"}
!26 = !{!"const", !"", !"", !""}
!27 = !{i32 1, i32 1}
!28 = !{!"none", !"none"}
!29 = !{!"int*", !"uint*"}
!30 = !{!"", !""}
!31 = !{!32, !5, i64 0}
!32 = !{!"", !5, i64 0, !5, i64 4}
!33 = !{!32, !5, i64 4}
