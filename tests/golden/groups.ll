; tests/kernels/groups.cl, compiled by clang 22 with -O2
; options:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @work_group(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = mul i64 %3, 48
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %5) #8
  store i32 %8, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z21work_group_reduce_mini(i32 noundef %5) #8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !4
  %11 = tail call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %5) #8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !4
  %13 = tail call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %5) #8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %5) #8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  %17 = tail call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %5) #8
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = icmp sgt i32 %5, -900
  %20 = zext i1 %19 to i32
  %21 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %20) #8
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !4
  %23 = icmp sgt i32 %5, 900
  %24 = zext i1 %23 to i32
  %25 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %24) #8
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 28
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = tail call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %5, i64 noundef 5) #8
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !4
  %29 = tail call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %5) #8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 36
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = and i32 %5, 255
  %32 = uitofp nneg i32 %31 to float
  %33 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %32) #8
  %34 = fptosi float %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 40
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !4
  %36 = sext i32 %5 to i64
  %37 = shl nsw i64 %36, 8
  %38 = tail call spir_func i64 @_Z21work_group_reduce_addl(i64 noundef %37) #8
  %39 = lshr i64 %38, 8
  %40 = trunc i64 %39 to i32
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 44
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_work_group(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = mul i64 %3, 48
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %5) #8
  store i32 %8, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z21work_group_reduce_mini(i32 noundef %5) #8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !4
  %11 = tail call spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef %5) #8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !4
  %13 = tail call spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef %5) #8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef %5) #8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  %17 = tail call spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef %5) #8
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  store i32 %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = icmp sgt i32 %5, -900
  %20 = zext i1 %19 to i32
  %21 = tail call spir_func i32 @_Z14work_group_alli(i32 noundef %20) #8
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store i32 %21, ptr addrspace(1) %22, align 4, !tbaa !4
  %23 = icmp sgt i32 %5, 900
  %24 = zext i1 %23 to i32
  %25 = tail call spir_func i32 @_Z14work_group_anyi(i32 noundef %24) #8
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 28
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  %27 = tail call spir_func i32 @_Z20work_group_broadcastim(i32 noundef %5, i64 noundef 5) #8
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  store i32 %27, ptr addrspace(1) %28, align 4, !tbaa !4
  %29 = tail call spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef %5) #8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 36
  store i32 %29, ptr addrspace(1) %30, align 4, !tbaa !4
  %31 = and i32 %5, 255
  %32 = uitofp nneg i32 %31 to float
  %33 = tail call spir_func float @_Z21work_group_reduce_addf(float noundef %32) #8
  %34 = fptosi float %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 40
  store i32 %34, ptr addrspace(1) %35, align 4, !tbaa !4
  %36 = sext i32 %5 to i64
  %37 = shl nsw i64 %36, 8
  %38 = tail call spir_func i64 @_Z21work_group_reduce_addl(i64 noundef %37) #8
  %39 = lshr i64 %38, 8
  %40 = trunc i64 %39 to i32
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 44
  store i32 %40, ptr addrspace(1) %41, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @broadcast_2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = tail call spir_func i32 @_Z20work_group_broadcastimm(i32 noundef %5, i64 noundef 2, i64 noundef 1) #8
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_broadcast_2d(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z20get_global_linear_idv() #8
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = tail call spir_func i32 @_Z20work_group_broadcastimm(i32 noundef %5, i64 noundef 2, i64 noundef 1) #8
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %3
  store i32 %6, ptr addrspace(1) %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sub_group(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = shl i64 %3, 5
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = tail call spir_func i32 @_Z18get_sub_group_sizev() #8
  store i32 %8, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %5) #8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !4
  %11 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef %5) #8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !4
  %13 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %5) #8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %5, i32 noundef 1) #8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  %17 = icmp sgt i32 %5, -900
  %18 = zext i1 %17 to i32
  %19 = tail call spir_func i32 @_Z13sub_group_alli(i32 noundef %18) #8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = icmp sgt i32 %5, 900
  %22 = zext i1 %21 to i32
  %23 = tail call spir_func i32 @_Z13sub_group_anyi(i32 noundef %22) #8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store i32 %23, ptr addrspace(1) %24, align 4, !tbaa !4
  %25 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #8
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 28
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_sub_group(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = shl i64 %3, 5
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %6
  %8 = tail call spir_func i32 @_Z18get_sub_group_sizev() #8
  store i32 %8, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef %5) #8
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  store i32 %9, ptr addrspace(1) %10, align 4, !tbaa !4
  %11 = tail call spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef %5) #8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  store i32 %11, ptr addrspace(1) %12, align 4, !tbaa !4
  %13 = tail call spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef %5) #8
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = tail call spir_func i32 @_Z19sub_group_broadcastij(i32 noundef %5, i32 noundef 1) #8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  store i32 %15, ptr addrspace(1) %16, align 4, !tbaa !4
  %17 = icmp sgt i32 %5, -900
  %18 = zext i1 %17 to i32
  %19 = tail call spir_func i32 @_Z13sub_group_alli(i32 noundef %18) #8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 20
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = icmp sgt i32 %5, 900
  %22 = zext i1 %21 to i32
  %23 = tail call spir_func i32 @_Z13sub_group_anyi(i32 noundef %22) #8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  store i32 %23, ptr addrspace(1) %24, align 4, !tbaa !4
  %25 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #8
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 28
  store i32 %25, ptr addrspace(1) %26, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @copy(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(3) noundef align 16 %2) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca [2 x target("spirv.Event")], align 8
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %7 = mul i64 %6, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_iPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef align 16 %2, ptr addrspace(1) noundef %8, i64 noundef %5, target("spirv.Event") zeroinitializer) #8
  store target("spirv.Event") %9, ptr %4, align 8, !tbaa !17
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #8
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %2, i64 %11
  %13 = load <4 x i32>, ptr addrspace(3) %12, align 16, !tbaa !19
  %14 = add <4 x i32> %13, <i32 1, i32 2, i32 3, i32 4>
  store <4 x i32> %14, ptr addrspace(3) %12, align 16, !tbaa !19
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %15 = shl i64 %7, 5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %15
  %17 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_iPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %16, ptr addrspace(3) noundef align 16 %2, i64 noundef %5, i64 noundef 2, target("spirv.Event") zeroinitializer) #8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store target("spirv.Event") %17, ptr %18, align 8, !tbaa !17
  %19 = addrspacecast ptr %18 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %19) #8
  call spir_func void @_Z8prefetchPU3AS1KDv4_im(ptr addrspace(1) noundef %8, i64 noundef 4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_copy(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(3) noundef align 16 %2) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca [2 x target("spirv.Event")], align 8
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7
  %7 = mul i64 %6, %5
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %8 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %7
  %9 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_iPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef %2, ptr addrspace(1) noundef %8, i64 noundef %5, target("spirv.Event") zeroinitializer) #8
  store target("spirv.Event") %9, ptr %4, align 8, !tbaa !17
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %10) #8
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %11 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7
  %12 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(3) %2, i64 %11
  %13 = load <4 x i32>, ptr addrspace(3) %12, align 16, !tbaa !19
  %14 = add <4 x i32> %13, <i32 1, i32 2, i32 3, i32 4>
  store <4 x i32> %14, ptr addrspace(3) %12, align 16, !tbaa !19
  call spir_func void @_Z7barrierj(i32 noundef 1) #8
  %15 = shl i64 %7, 5
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %15
  %17 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_iPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %16, ptr addrspace(3) noundef %2, i64 noundef %5, i64 noundef 2, target("spirv.Event") zeroinitializer) #8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store target("spirv.Event") %17, ptr %18, align 8, !tbaa !17
  %19 = addrspacecast ptr %18 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %19) #8
  call spir_func void @_Z8prefetchPU3AS1KDv4_im(ptr addrspace(1) noundef %8, i64 noundef 4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: norecurse nounwind
define dso_local spir_kernel void @address_spaces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 initializes((0, 4)) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 12)) %2) local_unnamed_addr #2 !kernel_arg_addr_space !20 !kernel_arg_access_qual !13 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca i32, align 4
  %5 = alloca [3 x ptr addrspace(4)], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store i32 3, ptr %4, align 4, !tbaa !4
  store i32 2, ptr addrspace(3) %1, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %6, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr %7, align 8, !tbaa !23
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr %9, align 8, !tbaa !23
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %13
  %15 = load ptr addrspace(4), ptr %14, align 8, !tbaa !23
  %16 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %15) #9
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  store i32 %17, ptr addrspace(1) %2, align 4, !tbaa !4
  %18 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr ptr addrspace(4), ptr %5, i64 %19
  %21 = getelementptr i8, ptr %20, i64 8
  %22 = load ptr addrspace(4), ptr %21, align 8, !tbaa !23
  %23 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %22) #9
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr ptr addrspace(4), ptr %5, i64 %27
  %29 = getelementptr i8, ptr %28, i64 16
  %30 = load ptr addrspace(4), ptr %29, align 8, !tbaa !23
  %31 = call spir_func ptr @__to_private(ptr addrspace(4) %30) #9
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: alwaysinline norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_address_spaces(ptr addrspace(1) noundef align 4 %0, ptr addrspace(3) noundef align 4 initializes((0, 4)) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 12)) %2) local_unnamed_addr #3 !kernel_arg_addr_space !20 !kernel_arg_access_qual !13 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca i32, align 4
  %5 = alloca [3 x ptr addrspace(4)], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  store i32 3, ptr %4, align 4, !tbaa !4
  store i32 2, ptr addrspace(3) %1, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %6, ptr %5, align 8, !tbaa !23
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %8 = addrspacecast ptr addrspace(3) %1 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr %7, align 8, !tbaa !23
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr %9, align 8, !tbaa !23
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %13
  %15 = load ptr addrspace(4), ptr %14, align 8, !tbaa !23
  %16 = call spir_func ptr addrspace(1) @__to_global(ptr addrspace(4) %15) #9
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  store i32 %17, ptr addrspace(1) %2, align 4, !tbaa !4
  %18 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %19 = sext i32 %18 to i64
  %20 = getelementptr ptr addrspace(4), ptr %5, i64 %19
  %21 = getelementptr i8, ptr %20, i64 8
  %22 = load ptr addrspace(4), ptr %21, align 8, !tbaa !23
  %23 = call spir_func ptr addrspace(3) @__to_local(ptr addrspace(4) %22) #9
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  store i32 %24, ptr addrspace(1) %25, align 4, !tbaa !4
  %26 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %27 = sext i32 %26 to i64
  %28 = getelementptr ptr addrspace(4), ptr %5, i64 %27
  %29 = getelementptr i8, ptr %28, i64 16
  %30 = load ptr addrspace(4), ptr %29, align 8, !tbaa !23
  %31 = call spir_func ptr @__to_private(ptr addrspace(4) %30) #9
  %32 = load i32, ptr %31, align 4, !tbaa !4
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  store i32 %32, ptr addrspace(1) %33, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_mini(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_maxi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_inclusive_addi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z29work_group_scan_exclusive_maxi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_alli(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14work_group_anyi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20work_group_broadcastim(i32 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z21work_group_reduce_maxj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z21work_group_reduce_addf(float noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z21work_group_reduce_addl(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20work_group_broadcastimm(i32 noundef, i64 noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z18get_sub_group_sizev() local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20sub_group_reduce_addi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z19sub_group_broadcastij(i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z13sub_group_alli(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z13sub_group_anyi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3Dv4_iPU3AS1KS_m9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_iPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z8prefetchPU3AS1KDv4_im(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #6

declare dso_local spir_func ptr addrspace(1) @__to_global(ptr addrspace(4)) local_unnamed_addr

declare dso_local spir_func ptr addrspace(3) @__to_local(ptr addrspace(4)) local_unnamed_addr

declare dso_local spir_func ptr @__to_private(ptr addrspace(4)) local_unnamed_addr

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"int*", !"int*"}
!11 = !{!"const", !""}
!12 = !{i32 1, i32 1, i32 3}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"int4*", !"int4*", !"int4*"}
!15 = !{!"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*", !"int __attribute__((ext_vector_type(4)))*"}
!16 = !{!"const", !"", !""}
!17 = !{!18, !18, i64 0}
!18 = !{!"event_t", !6, i64 0}
!19 = !{!6, !6, i64 0}
!20 = !{i32 1, i32 3, i32 1}
!21 = !{!"int*", !"int*", !"int*"}
!22 = !{!"", !"", !""}
!23 = !{!24, !24, i64 0}
!24 = !{!"p1 int", !25, i64 0}
!25 = !{!"any pointer", !6, i64 0}
