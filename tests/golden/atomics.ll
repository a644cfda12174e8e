; tests/kernels/atomics.cl, compiled by clang 22 with -O2
; options:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @legacy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef align 4 %1, i32 noundef %7) #6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %10 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %9, i32 noundef %7) #6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %12 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %11, i32 noundef %7) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %14 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %13, i32 noundef %7) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %16 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %15, i32 noundef %7) #6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %18 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %17, i32 noundef %7) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %20 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %19, i32 noundef %7) #6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28
  %22 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %21) #6
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %25 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %24) #6
  %26 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef align 4 %2, i32 noundef %7) #6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %28 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %27, i32 noundef %7) #6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 36
  %31 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef nonnull %30, i32 noundef %7) #6
  %32 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef nonnull %29, i32 noundef %31) #6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 44
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %35, %4
  %36 = phi i32 [ %34, %4 ], [ %39, %35 ]
  %37 = mul nsw i32 %36, 3
  %38 = add nsw i32 %37, 1
  %39 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %33, i32 noundef %36, i32 noundef %38) #6
  %40 = icmp eq i32 %39, %36
  br i1 %40, label %41, label %35

41:                                               ; preds = %35
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_legacy(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  %7 = load i32, ptr addrspace(1) %6, align 4, !tbaa !4
  %8 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %1, i32 noundef %7) #6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %10 = tail call spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef nonnull %9, i32 noundef %7) #6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %12 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef nonnull %11, i32 noundef %7) #6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %14 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %13, i32 noundef %7) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %16 = tail call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef nonnull %15, i32 noundef %7) #6
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %18 = tail call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef nonnull %17, i32 noundef %7) #6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %20 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef nonnull %19, i32 noundef %7) #6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28
  %22 = tail call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef nonnull %21) #6
  %23 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %5
  store i32 %22, ptr addrspace(1) %23, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %25 = tail call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef nonnull %24) #6
  %26 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %2, i32 noundef %7) #6
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %28 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %27, i32 noundef %7) #6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 36
  %31 = tail call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef nonnull %30, i32 noundef %7) #6
  %32 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef nonnull %29, i32 noundef %31) #6
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 44
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !4
  br label %35

35:                                               ; preds = %35, %4
  %36 = phi i32 [ %34, %4 ], [ %39, %35 ]
  %37 = mul nsw i32 %36, 3
  %38 = add nsw i32 %37, 1
  %39 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef nonnull %33, i32 noundef %36, i32 noundef %38) #6
  %40 = icmp eq i32 %39, %36
  br i1 %40, label %41, label %35

41:                                               ; preds = %35
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @modern(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(3) noundef align 4 %5) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = addrspacecast ptr addrspace(3) %5 to ptr addrspace(4)
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %14, i32 noundef 0) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %5, i64 4
  %16 = addrspacecast ptr addrspace(3) %15 to ptr addrspace(4)
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %16, i32 noundef 7) #6
  br label %17

17:                                               ; preds = %13, %6
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %18 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %19 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %18, i32 noundef %10) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %22 = tail call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %21, i32 noundef %10, i32 noundef 0) #6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  %25 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %24, i32 noundef %10) #6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %27, i32 noundef %10, i32 noundef 4, i32 noundef 2) #6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  %31 = tail call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %30, i32 noundef %10) #6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = tail call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %33, i32 noundef %10, i32 noundef 3, i32 noundef 2) #6
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %36 = addrspacecast ptr addrspace(1) %35 to ptr addrspace(4)
  %37 = tail call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %36, i32 noundef %10) #6
  %38 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %39 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %38, i32 noundef %10) #6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  %42 = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %41, i32 noundef %10) #6
  %43 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  %44 = sext i32 %10 to i64
  %45 = shl nsw i64 %44, 20
  %46 = tail call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef %43, i64 noundef %45) #6
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %48 = addrspacecast ptr addrspace(1) %47 to ptr addrspace(4)
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28
  %50 = addrspacecast ptr addrspace(1) %49 to ptr addrspace(4)
  %51 = tail call spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) noundef %50, i32 noundef %10) #6
  %52 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %48, i32 noundef %51) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 36
  %54 = addrspacecast ptr addrspace(1) %53 to ptr addrspace(4)
  %55 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %54) #6
  store i32 %55, ptr %7, align 4, !tbaa !4
  %56 = addrspacecast ptr %7 to ptr addrspace(4)
  br label %57

57:                                               ; preds = %57, %17
  %58 = load i32, ptr %7, align 4, !tbaa !4
  %59 = mul nsw i32 %58, 3
  %60 = add nsw i32 %59, 1
  %61 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %54, ptr addrspace(4) noundef %56, i32 noundef %60) #6
  br i1 %61, label %62, label %57

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %64 = addrspacecast ptr addrspace(1) %63 to ptr addrspace(4)
  %65 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %64, i32 noundef 0, i32 noundef 2) #6
  store i32 %65, ptr %7, align 4, !tbaa !4
  br label %66

66:                                               ; preds = %66, %62
  %67 = load i32, ptr %7, align 4, !tbaa !4
  %68 = mul nsw i32 %67, 5
  %69 = add nsw i32 %68, 2
  %70 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %64, ptr addrspace(4) noundef %56, i32 noundef %69, i32 noundef 4, i32 noundef 2, i32 noundef 2) #6
  br i1 %70, label %71, label %66

71:                                               ; preds = %66
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 44
  %73 = addrspacecast ptr addrspace(1) %72 to ptr addrspace(4)
  %74 = call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef %73) #6
  br i1 %74, label %77, label %75

75:                                               ; preds = %71
  %76 = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef align 4 %4) #6
  br label %77

77:                                               ; preds = %75, %71
  %78 = addrspacecast ptr addrspace(3) %5 to ptr addrspace(4)
  %79 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %78, i32 noundef %10) #6
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %5, i64 4
  %81 = addrspacecast ptr addrspace(3) %80 to ptr addrspace(4)
  %82 = call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %81, i32 noundef %10) #6
  call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %83 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %98

85:                                               ; preds = %77
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 48
  %87 = addrspacecast ptr addrspace(1) %86 to ptr addrspace(4)
  %88 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %78) #6
  %89 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %87, i32 noundef %88) #6
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 52
  %91 = addrspacecast ptr addrspace(1) %90 to ptr addrspace(4)
  %92 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %81) #6
  %93 = call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %91, i32 noundef %92) #6
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 56
  %95 = addrspacecast ptr addrspace(1) %94 to ptr addrspace(4)
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) noundef %95, i32 noundef 42) #6
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 60
  %97 = addrspacecast ptr addrspace(1) %96 to ptr addrspace(4)
  call spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) noundef %97) #6
  br label %98

98:                                               ; preds = %77, %85
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_modern(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(3) noundef align 4 %5) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %7 = alloca i32, align 4
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %17

13:                                               ; preds = %6
  %14 = addrspacecast ptr addrspace(3) %5 to ptr addrspace(4)
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %14, i32 noundef 0) #6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %5, i64 4
  %16 = addrspacecast ptr addrspace(3) %15 to ptr addrspace(4)
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %16, i32 noundef 7) #6
  br label %17

17:                                               ; preds = %13, %6
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %18 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %19 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %18, i32 noundef %10) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  %22 = tail call spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef %21, i32 noundef %10, i32 noundef 0) #6
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %24 = addrspacecast ptr addrspace(1) %23 to ptr addrspace(4)
  %25 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %24, i32 noundef %10) #6
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %27 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  %28 = tail call spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %27, i32 noundef %10, i32 noundef 4, i32 noundef 2) #6
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %30 = addrspacecast ptr addrspace(1) %29 to ptr addrspace(4)
  %31 = tail call spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %30, i32 noundef %10) #6
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %33 = addrspacecast ptr addrspace(1) %32 to ptr addrspace(4)
  %34 = tail call spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %33, i32 noundef %10, i32 noundef 3, i32 noundef 2) #6
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %36 = addrspacecast ptr addrspace(1) %35 to ptr addrspace(4)
  %37 = tail call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %36, i32 noundef %10) #6
  %38 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %39 = tail call spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %38, i32 noundef %10) #6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %41 = addrspacecast ptr addrspace(1) %40 to ptr addrspace(4)
  %42 = tail call spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %41, i32 noundef %10) #6
  %43 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  %44 = sext i32 %10 to i64
  %45 = shl nsw i64 %44, 20
  %46 = tail call spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef %43, i64 noundef %45) #6
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %48 = addrspacecast ptr addrspace(1) %47 to ptr addrspace(4)
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28
  %50 = addrspacecast ptr addrspace(1) %49 to ptr addrspace(4)
  %51 = tail call spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) noundef %50, i32 noundef %10) #6
  %52 = tail call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %48, i32 noundef %51) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 36
  %54 = addrspacecast ptr addrspace(1) %53 to ptr addrspace(4)
  %55 = tail call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %54) #6
  store i32 %55, ptr %7, align 4, !tbaa !4
  %56 = addrspacecast ptr %7 to ptr addrspace(4)
  br label %57

57:                                               ; preds = %57, %17
  %58 = load i32, ptr %7, align 4, !tbaa !4
  %59 = mul nsw i32 %58, 3
  %60 = add nsw i32 %59, 1
  %61 = call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef %54, ptr addrspace(4) noundef %56, i32 noundef %60) #6
  br i1 %61, label %62, label %57

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 40
  %64 = addrspacecast ptr addrspace(1) %63 to ptr addrspace(4)
  %65 = call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef %64, i32 noundef 0, i32 noundef 2) #6
  store i32 %65, ptr %7, align 4, !tbaa !4
  br label %66

66:                                               ; preds = %66, %62
  %67 = load i32, ptr %7, align 4, !tbaa !4
  %68 = mul nsw i32 %67, 5
  %69 = add nsw i32 %68, 2
  %70 = call spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef %64, ptr addrspace(4) noundef %56, i32 noundef %69, i32 noundef 4, i32 noundef 2, i32 noundef 2) #6
  br i1 %70, label %71, label %66

71:                                               ; preds = %66
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 44
  %73 = addrspacecast ptr addrspace(1) %72 to ptr addrspace(4)
  %74 = call spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef %73) #6
  br i1 %74, label %77, label %75

75:                                               ; preds = %71
  %76 = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef %4) #6
  br label %77

77:                                               ; preds = %75, %71
  %78 = addrspacecast ptr addrspace(3) %5 to ptr addrspace(4)
  %79 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %78, i32 noundef %10) #6
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %5, i64 4
  %81 = addrspacecast ptr addrspace(3) %80 to ptr addrspace(4)
  %82 = call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %81, i32 noundef %10) #6
  call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #6
  %83 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %98

85:                                               ; preds = %77
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 48
  %87 = addrspacecast ptr addrspace(1) %86 to ptr addrspace(4)
  %88 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %78) #6
  %89 = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %87, i32 noundef %88) #6
  %90 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 52
  %91 = addrspacecast ptr addrspace(1) %90 to ptr addrspace(4)
  %92 = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef %81) #6
  %93 = call spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef %91, i32 noundef %92) #6
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 56
  %95 = addrspacecast ptr addrspace(1) %94 to ptr addrspace(4)
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) noundef %95, i32 noundef 42) #6
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 60
  %97 = addrspacecast ptr addrspace(1) %96 to ptr addrspace(4)
  call spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) noundef %97) #6
  br label %98

98:                                               ; preds = %85, %77
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @of_floats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = load float, ptr addrspace(1) %2, align 4, !tbaa !20
  %8 = tail call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4) noundef %5, ptr addrspace(4) noundef %6, float noundef %7) #6
  %9 = zext i1 %8 to i32
  store i32 %9, ptr addrspace(1) %3, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !20
  %12 = tail call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4) noundef %5, ptr addrspace(4) noundef %6, float noundef %11) #6
  %13 = zext i1 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !20
  %17 = tail call spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %5, float noundef %16) #6
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = tail call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %5) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_of_floats(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 16)) %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = load float, ptr addrspace(1) %2, align 4, !tbaa !20
  %8 = tail call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4) noundef %5, ptr addrspace(4) noundef %6, float noundef %7) #6
  %9 = zext i1 %8 to i32
  store i32 %9, ptr addrspace(1) %3, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !20
  %12 = tail call spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4) noundef %5, ptr addrspace(4) noundef %6, float noundef %11) #6
  %13 = zext i1 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  store i32 %13, ptr addrspace(1) %14, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !20
  %17 = tail call spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef %5, float noundef %16) #6
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 8
  store float %17, ptr addrspace(1) %18, align 4, !tbaa !4
  %19 = tail call spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef %5) #6
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 12
  store float %19, ptr addrspace(1) %20, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @chosen(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !9 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %5, i32 noundef %8, i32 noundef %2, i32 noundef %3) #6
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_chosen(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !9 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !11 {
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef %5, i32 noundef %8, i32 noundef %2, i32 noundef %3) #6
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_subPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_xorPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11atomic_initPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_sub_explicitPU3AS4VU7_Atomicii12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_max_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_andPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z24atomic_fetch_or_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_xorPU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_minPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z16atomic_fetch_maxPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z16atomic_fetch_addPU3AS4VU7_Atomicll(ptr addrspace(4) noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomiciPU3AS4ii(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z37atomic_compare_exchange_weak_explicitPU3AS4VU7_AtomiciPU3AS4ii12memory_orderS4_12memory_scope(ptr addrspace(4) noundef, ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func zeroext i1 @_Z30atomic_compare_exchange_strongPU3AS4VU7_AtomicfPU3AS4ff(ptr addrspace(4) noundef, ptr addrspace(4) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z15atomic_exchangePU3AS4VU7_Atomicff(ptr addrspace(4) noundef, float noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z11atomic_loadPU3AS4VU7_Atomicf(ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!8 = !{i32 1, i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"uint*", !"int*"}
!11 = !{!"const", !"", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 3}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"int*", !"atomic_int*", !"atomic_uint*", !"atomic_long*", !"int*", !"int*"}
!15 = !{!"int*", !"_Atomic(int)*", !"_Atomic(unsigned int)*", !"_Atomic(long)*", !"int*", !"int*"}
!16 = !{!"const", !"", !"", !"", !"", !""}
!17 = !{!"atomic_float*", !"float*", !"float*", !"int*"}
!18 = !{!"_Atomic(float)*", !"float*", !"float*", !"int*"}
!19 = !{!"", !"", !"", !""}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !6, i64 0}
!22 = !{i32 1, i32 1, i32 0, i32 0}
!23 = !{!"int*", !"atomic_int*", !"int", !"int"}
!24 = !{!"int*", !"_Atomic(int)*", !"int", !"int"}
