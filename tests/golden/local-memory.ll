; tests/kernels/reduction.cl, compiled by clang 22 with -O2
; options:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.Extremes = type { i32, i32, i32, i32 }

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %8
  br i1 %9, label %18, label %10

10:                                               ; preds = %18, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %24, %18 ]
  %12 = and i64 %5, 4294967295
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %14 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %15 = lshr i64 %14, 1
  %16 = trunc i64 %15 to i32
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %29, label %31

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %27, %18 ], [ %8, %4 ]
  %20 = phi float [ %24, %18 ], [ 0.000000e+00, %4 ]
  %21 = zext i32 %19 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = fadd float %20, %23
  %25 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %26 = trunc i64 %25 to i32
  %27 = add i32 %19, %26
  %28 = icmp ult i32 %27, %3
  br i1 %28, label %18, label %10

29:                                               ; preds = %41, %10
  %30 = icmp eq i32 %6, 0
  br i1 %30, label %44, label %48

31:                                               ; preds = %10, %41
  %32 = phi i32 [ %42, %41 ], [ %16, %10 ]
  %33 = icmp ugt i32 %32, %6
  br i1 %33, label %34, label %41

34:                                               ; preds = %31
  %35 = add i32 %32, %6
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !12
  %39 = load float, ptr addrspace(3) %13, align 4, !tbaa !12
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %13, align 4, !tbaa !12
  br label %41

41:                                               ; preds = %34, %31
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %42 = lshr i32 %32, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %29, label %31

44:                                               ; preds = %29
  %45 = load float, ptr addrspace(3) %2, align 4, !tbaa !12
  %46 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46
  store float %45, ptr addrspace(1) %47, align 4, !tbaa !12
  br label %48

48:                                               ; preds = %29, %44
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_sum(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %8
  br i1 %9, label %18, label %10

10:                                               ; preds = %18, %4
  %11 = phi float [ 0.000000e+00, %4 ], [ %24, %18 ]
  %12 = and i64 %5, 4294967295
  %13 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %12
  store float %11, ptr addrspace(3) %13, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %14 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %15 = lshr i64 %14, 1
  %16 = trunc i64 %15 to i32
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %29, label %31

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %27, %18 ], [ %8, %4 ]
  %20 = phi float [ %24, %18 ], [ 0.000000e+00, %4 ]
  %21 = zext i32 %19 to i64
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %21
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !12
  %24 = fadd float %20, %23
  %25 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %26 = trunc i64 %25 to i32
  %27 = add i32 %19, %26
  %28 = icmp ult i32 %27, %3
  br i1 %28, label %18, label %10

29:                                               ; preds = %41, %10
  %30 = icmp eq i32 %6, 0
  br i1 %30, label %44, label %48

31:                                               ; preds = %10, %41
  %32 = phi i32 [ %42, %41 ], [ %16, %10 ]
  %33 = icmp ugt i32 %32, %6
  br i1 %33, label %34, label %41

34:                                               ; preds = %31
  %35 = add i32 %32, %6
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(3) %2, i64 %36
  %38 = load float, ptr addrspace(3) %37, align 4, !tbaa !12
  %39 = load float, ptr addrspace(3) %13, align 4, !tbaa !12
  %40 = fadd float %38, %39
  store float %40, ptr addrspace(3) %13, align 4, !tbaa !12
  br label %41

41:                                               ; preds = %34, %31
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %42 = lshr i32 %32, 1
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %29, label %31

44:                                               ; preds = %29
  %45 = load float, ptr addrspace(3) %2, align 4, !tbaa !12
  %46 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46
  store float %45, ptr addrspace(1) %47, align 4, !tbaa !12
  br label %48

48:                                               ; preds = %44, %29
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @extremes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %8
  br i1 %9, label %24, label %10

10:                                               ; preds = %24, %4
  %11 = phi i32 [ -1, %4 ], [ %34, %24 ]
  %12 = phi i32 [ -2147483648, %4 ], [ %37, %24 ]
  %13 = phi i32 [ 2147483647, %4 ], [ %35, %24 ]
  %14 = phi i32 [ -1, %4 ], [ %38, %24 ]
  %15 = and i64 %5, 4294967295
  %16 = getelementptr inbounds nuw %struct.Extremes, ptr addrspace(3) %2, i64 %15
  store i32 %13, ptr addrspace(3) %16, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 4
  store i32 %12, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 8
  store i32 %11, ptr addrspace(3) %18, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 12
  store i32 %14, ptr addrspace(3) %19, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %20 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %21 = lshr i64 %20, 1
  %22 = trunc i64 %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %43, label %45

24:                                               ; preds = %4, %24
  %25 = phi i32 [ %38, %24 ], [ -1, %4 ]
  %26 = phi i32 [ %41, %24 ], [ %8, %4 ]
  %27 = phi i32 [ %35, %24 ], [ 2147483647, %4 ]
  %28 = phi i32 [ %37, %24 ], [ -2147483648, %4 ]
  %29 = phi i32 [ %34, %24 ], [ -1, %4 ]
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = icmp slt i32 %32, %27
  %34 = select i1 %33, i32 %26, i32 %29
  %35 = tail call i32 @llvm.smin.i32(i32 %32, i32 %27)
  %36 = icmp sgt i32 %32, %28
  %37 = tail call i32 @llvm.smax.i32(i32 %32, i32 %28)
  %38 = select i1 %36, i32 %26, i32 %25
  %39 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %40 = trunc i64 %39 to i32
  %41 = add i32 %26, %40
  %42 = icmp ult i32 %41, %3
  br i1 %42, label %24, label %10

43:                                               ; preds = %84, %10
  %44 = icmp eq i32 %6, 0
  br i1 %44, label %87, label %90

45:                                               ; preds = %10, %84
  %46 = phi i32 [ %85, %84 ], [ %22, %10 ]
  %47 = icmp ugt i32 %46, %6
  br i1 %47, label %48, label %84

48:                                               ; preds = %45
  %49 = add i32 %46, %6
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw %struct.Extremes, ptr addrspace(3) %2, i64 %50
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !15
  %53 = load i32, ptr addrspace(3) %16, align 4, !tbaa !15
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %58

55:                                               ; preds = %48
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 8
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !17
  br label %65

58:                                               ; preds = %48
  %59 = icmp eq i32 %52, %53
  br i1 %59, label %60, label %67

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 8
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !17
  %63 = load i32, ptr addrspace(3) %18, align 4, !tbaa !17
  %64 = icmp ult i32 %62, %63
  br i1 %64, label %65, label %67

65:                                               ; preds = %60, %55
  %66 = phi i32 [ %57, %55 ], [ %62, %60 ]
  store i32 %52, ptr addrspace(3) %16, align 4, !tbaa !15
  store i32 %66, ptr addrspace(3) %18, align 4, !tbaa !17
  br label %67

67:                                               ; preds = %65, %60, %58
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 4
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !18
  %70 = load i32, ptr addrspace(3) %17, align 4, !tbaa !18
  %71 = icmp sgt i32 %69, %70
  br i1 %71, label %72, label %75

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 12
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !19
  br label %82

75:                                               ; preds = %67
  %76 = icmp eq i32 %69, %70
  br i1 %76, label %77, label %84

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 12
  %79 = load i32, ptr addrspace(3) %78, align 4, !tbaa !19
  %80 = load i32, ptr addrspace(3) %19, align 4, !tbaa !19
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %82, label %84

82:                                               ; preds = %77, %72
  %83 = phi i32 [ %74, %72 ], [ %79, %77 ]
  store i32 %69, ptr addrspace(3) %17, align 4, !tbaa !18
  store i32 %83, ptr addrspace(3) %19, align 4, !tbaa !19
  br label %84

84:                                               ; preds = %82, %77, %75, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %85 = lshr i32 %46, 1
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %43, label %45

87:                                               ; preds = %43
  %88 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %89 = getelementptr inbounds nuw %struct.Extremes, ptr addrspace(1) %1, i64 %88
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %89, ptr addrspace(3) noundef align 4 dereferenceable(16) %2, i64 16, i1 false), !tbaa.struct !20
  br label %90

90:                                               ; preds = %43, %87
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_extremes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(3) noundef align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp ugt i32 %3, %8
  br i1 %9, label %24, label %10

10:                                               ; preds = %24, %4
  %11 = phi i32 [ -1, %4 ], [ %34, %24 ]
  %12 = phi i32 [ -2147483648, %4 ], [ %37, %24 ]
  %13 = phi i32 [ 2147483647, %4 ], [ %35, %24 ]
  %14 = phi i32 [ -1, %4 ], [ %38, %24 ]
  %15 = and i64 %5, 4294967295
  %16 = getelementptr inbounds nuw %struct.Extremes, ptr addrspace(3) %2, i64 %15
  store i32 %13, ptr addrspace(3) %16, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 4
  store i32 %12, ptr addrspace(3) %17, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 8
  store i32 %11, ptr addrspace(3) %18, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 12
  store i32 %14, ptr addrspace(3) %19, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %20 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %21 = lshr i64 %20, 1
  %22 = trunc i64 %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %43, label %45

24:                                               ; preds = %4, %24
  %25 = phi i32 [ %38, %24 ], [ -1, %4 ]
  %26 = phi i32 [ %41, %24 ], [ %8, %4 ]
  %27 = phi i32 [ %35, %24 ], [ 2147483647, %4 ]
  %28 = phi i32 [ %37, %24 ], [ -2147483648, %4 ]
  %29 = phi i32 [ %34, %24 ], [ -1, %4 ]
  %30 = zext i32 %26 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !4
  %33 = icmp slt i32 %32, %27
  %34 = select i1 %33, i32 %26, i32 %29
  %35 = tail call i32 @llvm.smin.i32(i32 %32, i32 %27)
  %36 = icmp sgt i32 %32, %28
  %37 = tail call i32 @llvm.smax.i32(i32 %32, i32 %28)
  %38 = select i1 %36, i32 %26, i32 %25
  %39 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #6
  %40 = trunc i64 %39 to i32
  %41 = add i32 %26, %40
  %42 = icmp ult i32 %41, %3
  br i1 %42, label %24, label %10

43:                                               ; preds = %84, %10
  %44 = icmp eq i32 %6, 0
  br i1 %44, label %87, label %90

45:                                               ; preds = %10, %84
  %46 = phi i32 [ %85, %84 ], [ %22, %10 ]
  %47 = icmp ugt i32 %46, %6
  br i1 %47, label %48, label %84

48:                                               ; preds = %45
  %49 = add i32 %46, %6
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw %struct.Extremes, ptr addrspace(3) %2, i64 %50
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !15
  %53 = load i32, ptr addrspace(3) %16, align 4, !tbaa !15
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %58

55:                                               ; preds = %48
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 8
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !17
  br label %65

58:                                               ; preds = %48
  %59 = icmp eq i32 %52, %53
  br i1 %59, label %60, label %67

60:                                               ; preds = %58
  %61 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 8
  %62 = load i32, ptr addrspace(3) %61, align 4, !tbaa !17
  %63 = load i32, ptr addrspace(3) %18, align 4, !tbaa !17
  %64 = icmp ult i32 %62, %63
  br i1 %64, label %65, label %67

65:                                               ; preds = %60, %55
  %66 = phi i32 [ %57, %55 ], [ %62, %60 ]
  store i32 %52, ptr addrspace(3) %16, align 4, !tbaa !15
  store i32 %66, ptr addrspace(3) %18, align 4, !tbaa !17
  br label %67

67:                                               ; preds = %65, %60, %58
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 4
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !18
  %70 = load i32, ptr addrspace(3) %17, align 4, !tbaa !18
  %71 = icmp sgt i32 %69, %70
  br i1 %71, label %72, label %75

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 12
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !19
  br label %82

75:                                               ; preds = %67
  %76 = icmp eq i32 %69, %70
  br i1 %76, label %77, label %84

77:                                               ; preds = %75
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %51, i64 12
  %79 = load i32, ptr addrspace(3) %78, align 4, !tbaa !19
  %80 = load i32, ptr addrspace(3) %19, align 4, !tbaa !19
  %81 = icmp ult i32 %79, %80
  br i1 %81, label %82, label %84

82:                                               ; preds = %77, %72
  %83 = phi i32 [ %74, %72 ], [ %79, %77 ]
  store i32 %69, ptr addrspace(3) %17, align 4, !tbaa !18
  store i32 %83, ptr addrspace(3) %19, align 4, !tbaa !19
  br label %84

84:                                               ; preds = %82, %77, %75, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %85 = lshr i32 %46, 1
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %43, label %45

87:                                               ; preds = %43
  %88 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %89 = getelementptr inbounds nuw %struct.Extremes, ptr addrspace(1) %1, i64 %88
  tail call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %89, ptr addrspace(3) noundef align 4 dereferenceable(16) %2, i64 16, i1 false), !tbaa.struct !20
  br label %90

90:                                               ; preds = %87, %43
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 3, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"uint"}
!11 = !{!"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!"int*", !"Extremes*", !"Extremes*", !"uint"}
!15 = !{!16, !5, i64 0}
!16 = !{!"", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!17 = !{!16, !5, i64 8}
!18 = !{!16, !5, i64 4}
!19 = !{!16, !5, i64 12}
!20 = !{i64 0, i64 4, !4, i64 4, i64 4, !4, i64 8, i64 4, !4, i64 12, i64 4, !4}
