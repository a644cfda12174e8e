; tests/kernels/skinning.cl, compiled by clang 22 with -O2
; options:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.Bone = type { <4 x float>, <4 x float> }
%struct.Skin = type { <4 x i32>, <4 x float> }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @mix_poses(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw %struct.Bone, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw %struct.Bone, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #7
  %11 = fcmp olt float %10, 0.000000e+00
  %12 = fneg <4 x float> %9
  %13 = select i1 %11, <4 x float> %12, <4 x float> %9
  %14 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %7, <4 x float> noundef %13, float noundef %3) #7
  %15 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %14) #7
  %16 = getelementptr inbounds nuw %struct.Bone, ptr addrspace(1) %2, i64 %5
  store <4 x float> %15, ptr addrspace(1) %16, align 16, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !12
  %21 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %18, <4 x float> noundef %20, float noundef %3) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 16
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_mix_poses(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 16 captures(none) %2, float noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw %struct.Bone, ptr addrspace(1) %0, i64 %5
  %7 = load <4 x float>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw %struct.Bone, ptr addrspace(1) %1, i64 %5
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %7, <4 x float> noundef %9) #7
  %11 = fcmp olt float %10, 0.000000e+00
  %12 = fneg <4 x float> %9
  %13 = select i1 %11, <4 x float> %12, <4 x float> %9
  %14 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %7, <4 x float> noundef %13, float noundef %3) #7
  %15 = tail call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef %14) #7
  %16 = getelementptr inbounds nuw %struct.Bone, ptr addrspace(1) %2, i64 %5
  store <4 x float> %15, ptr addrspace(1) %16, align 16, !tbaa !12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 16
  %18 = load <4 x float>, ptr addrspace(1) %17, align 16, !tbaa !12
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !12
  %21 = tail call spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef %18, <4 x float> noundef %20, float noundef %3) #7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 16
  store <4 x float> %21, ptr addrspace(1) %22, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @chain(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  br label %4

4:                                                ; preds = %2, %4
  %5 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00>, %2 ], [ %44, %4 ]
  %6 = phi <4 x float> [ zeroinitializer, %2 ], [ %31, %4 ]
  %7 = phi i64 [ 0, %2 ], [ %45, %4 ]
  %8 = getelementptr inbounds nuw %struct.Bone, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %10 = load <3 x float>, ptr addrspace(1) %9, align 16
  %11 = extractelement <4 x float> %5, i64 3
  %12 = shufflevector <4 x float> %5, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %13 = shufflevector <4 x float> %5, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %14 = fmul <3 x float> %13, zeroinitializer
  %15 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %12, <3 x float> %10, <3 x float> %14)
  %16 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %13, <3 x float> noundef %10) #7
  %17 = fadd <3 x float> %16, %15
  %18 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %13, <3 x float> noundef %10) #7
  %19 = fneg float %18
  %20 = tail call float @llvm.fmuladd.f32(float %11, float 0.000000e+00, float %19)
  %21 = fneg <4 x float> %5
  %22 = insertelement <3 x float> poison, float %20, i64 0
  %23 = shufflevector <3 x float> %22, <3 x float> poison, <3 x i32> zeroinitializer
  %24 = shufflevector <4 x float> %21, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %25 = fmul <3 x float> %12, %17
  %26 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %23, <3 x float> %24, <3 x float> %25)
  %27 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %17, <3 x float> noundef %24) #7
  %28 = fadd <3 x float> %27, %26
  %29 = shufflevector <3 x float> %28, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %30 = insertelement <4 x float> %29, float 0.000000e+00, i64 3
  %31 = fadd <4 x float> %6, %30
  %32 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %33 = shufflevector <4 x float> %32, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %34 = extractelement <4 x float> %32, i64 3
  %35 = shufflevector <4 x float> %32, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %36 = fmul <3 x float> %13, %35
  %37 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %12, <3 x float> %33, <3 x float> %36)
  %38 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %13, <3 x float> noundef %33) #7
  %39 = fadd <3 x float> %38, %37
  %40 = shufflevector <3 x float> %39, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %41 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %13, <3 x float> noundef %33) #7
  %42 = fneg float %41
  %43 = tail call float @llvm.fmuladd.f32(float %11, float %34, float %42)
  %44 = insertelement <4 x float> %40, float %43, i64 3
  %45 = add i64 %7, 1
  %46 = icmp ugt i64 %45, %3
  br i1 %46, label %47, label %4

47:                                               ; preds = %4
  %48 = extractelement <3 x float> %39, i64 0
  %49 = extractelement <3 x float> %39, i64 1
  %50 = extractelement <3 x float> %39, i64 2
  %51 = fmul float %50, %50
  %52 = tail call float @llvm.fmuladd.f32(float %49, float %49, float %51)
  %53 = tail call float @llvm.fmuladd.f32(float %52, float -2.000000e+00, float 1.000000e+00)
  %54 = insertelement <4 x float> poison, float %53, i64 0
  %55 = fmul float %50, %43
  %56 = fneg float %55
  %57 = tail call float @llvm.fmuladd.f32(float %48, float %49, float %56)
  %58 = fmul float %57, 2.000000e+00
  %59 = insertelement <4 x float> %54, float %58, i64 1
  %60 = fmul float %49, %43
  %61 = tail call float @llvm.fmuladd.f32(float %48, float %50, float %60)
  %62 = fmul float %61, 2.000000e+00
  %63 = insertelement <4 x float> %59, float %62, i64 2
  %64 = shufflevector <4 x float> %63, <4 x float> %31, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %65 = tail call float @llvm.fmuladd.f32(float %48, float %49, float %55)
  %66 = fmul float %65, 2.000000e+00
  %67 = insertelement <4 x float> poison, float %66, i64 0
  %68 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %51)
  %69 = tail call float @llvm.fmuladd.f32(float %68, float -2.000000e+00, float 1.000000e+00)
  %70 = insertelement <4 x float> %67, float %69, i64 1
  %71 = fmul float %48, %43
  %72 = fneg float %71
  %73 = tail call float @llvm.fmuladd.f32(float %49, float %50, float %72)
  %74 = fmul float %73, 2.000000e+00
  %75 = insertelement <4 x float> %70, float %74, i64 2
  %76 = shufflevector <4 x float> %75, <4 x float> %31, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %77 = fneg float %60
  %78 = shufflevector <3 x float> %39, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %79 = shufflevector <3 x float> %39, <3 x float> poison, <2 x i32> <i32 2, i32 2>
  %80 = insertelement <2 x float> poison, float %77, i64 0
  %81 = insertelement <2 x float> %80, float %71, i64 1
  %82 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %78, <2 x float> %79, <2 x float> %81)
  %83 = fmul <2 x float> %82, splat (float 2.000000e+00)
  %84 = shufflevector <2 x float> %83, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %85 = fmul float %49, %49
  %86 = tail call float @llvm.fmuladd.f32(float %48, float %48, float %85)
  %87 = tail call float @llvm.fmuladd.f32(float %86, float -2.000000e+00, float 1.000000e+00)
  %88 = insertelement <4 x float> %84, float %87, i64 2
  %89 = shufflevector <4 x float> %64, <4 x float> %76, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %90 = shufflevector <4 x float> %88, <4 x float> %31, <16 x i32> <i32 0, i32 1, i32 2, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %91 = shufflevector <16 x float> %89, <16 x float> %90, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %92 = shufflevector <16 x float> %91, <16 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %93 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %3
  store <16 x float> %92, ptr addrspace(1) %93, align 64, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_chain(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !13 !kernel_arg_access_qual !14 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  br label %51

4:                                                ; preds = %51
  %5 = extractelement <3 x float> %86, i64 0
  %6 = extractelement <3 x float> %86, i64 1
  %7 = extractelement <3 x float> %86, i64 2
  %8 = fmul float %7, %7
  %9 = tail call float @llvm.fmuladd.f32(float %6, float %6, float %8)
  %10 = tail call float @llvm.fmuladd.f32(float %9, float -2.000000e+00, float 1.000000e+00)
  %11 = insertelement <4 x float> poison, float %10, i64 0
  %12 = fmul float %7, %90
  %13 = fneg float %12
  %14 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %13)
  %15 = fmul float %14, 2.000000e+00
  %16 = insertelement <4 x float> %11, float %15, i64 1
  %17 = fmul float %6, %90
  %18 = tail call float @llvm.fmuladd.f32(float %5, float %7, float %17)
  %19 = fmul float %18, 2.000000e+00
  %20 = insertelement <4 x float> %16, float %19, i64 2
  %21 = shufflevector <4 x float> %20, <4 x float> %78, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %22 = tail call float @llvm.fmuladd.f32(float %5, float %6, float %12)
  %23 = fmul float %22, 2.000000e+00
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = tail call float @llvm.fmuladd.f32(float %5, float %5, float %8)
  %26 = tail call float @llvm.fmuladd.f32(float %25, float -2.000000e+00, float 1.000000e+00)
  %27 = insertelement <4 x float> %24, float %26, i64 1
  %28 = fmul float %5, %90
  %29 = fneg float %28
  %30 = tail call float @llvm.fmuladd.f32(float %6, float %7, float %29)
  %31 = fmul float %30, 2.000000e+00
  %32 = insertelement <4 x float> %27, float %31, i64 2
  %33 = shufflevector <4 x float> %32, <4 x float> %78, <4 x i32> <i32 0, i32 1, i32 2, i32 5>
  %34 = fneg float %17
  %35 = shufflevector <3 x float> %86, <3 x float> poison, <2 x i32> <i32 0, i32 1>
  %36 = shufflevector <3 x float> %86, <3 x float> poison, <2 x i32> <i32 2, i32 2>
  %37 = insertelement <2 x float> poison, float %34, i64 0
  %38 = insertelement <2 x float> %37, float %28, i64 1
  %39 = tail call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %35, <2 x float> %36, <2 x float> %38)
  %40 = fmul <2 x float> %39, splat (float 2.000000e+00)
  %41 = shufflevector <2 x float> %40, <2 x float> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %42 = fmul float %6, %6
  %43 = tail call float @llvm.fmuladd.f32(float %5, float %5, float %42)
  %44 = tail call float @llvm.fmuladd.f32(float %43, float -2.000000e+00, float 1.000000e+00)
  %45 = insertelement <4 x float> %41, float %44, i64 2
  %46 = shufflevector <4 x float> %21, <4 x float> %33, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <4 x float> %45, <4 x float> %78, <16 x i32> <i32 0, i32 1, i32 2, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %48 = shufflevector <16 x float> %46, <16 x float> %47, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 poison, i32 poison, i32 poison, i32 poison>
  %49 = shufflevector <16 x float> %48, <16 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison>, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 16, i32 17, i32 18, i32 19>
  %50 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %1, i64 %3
  store <16 x float> %49, ptr addrspace(1) %50, align 64, !tbaa !12
  ret void

51:                                               ; preds = %2, %51
  %52 = phi <4 x float> [ <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00>, %2 ], [ %91, %51 ]
  %53 = phi <4 x float> [ zeroinitializer, %2 ], [ %78, %51 ]
  %54 = phi i64 [ 0, %2 ], [ %92, %51 ]
  %55 = getelementptr inbounds nuw %struct.Bone, ptr addrspace(1) %0, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 16
  %57 = load <3 x float>, ptr addrspace(1) %56, align 16
  %58 = extractelement <4 x float> %52, i64 3
  %59 = shufflevector <4 x float> %52, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %60 = shufflevector <4 x float> %52, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %61 = fmul <3 x float> %60, zeroinitializer
  %62 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %59, <3 x float> %57, <3 x float> %61)
  %63 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %60, <3 x float> noundef %57) #7
  %64 = fadd <3 x float> %63, %62
  %65 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %60, <3 x float> noundef %57) #7
  %66 = fneg float %65
  %67 = tail call float @llvm.fmuladd.f32(float %58, float 0.000000e+00, float %66)
  %68 = fneg <4 x float> %52
  %69 = insertelement <3 x float> poison, float %67, i64 0
  %70 = shufflevector <3 x float> %69, <3 x float> poison, <3 x i32> zeroinitializer
  %71 = shufflevector <4 x float> %68, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %72 = fmul <3 x float> %59, %64
  %73 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %70, <3 x float> %71, <3 x float> %72)
  %74 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %64, <3 x float> noundef %71) #7
  %75 = fadd <3 x float> %74, %73
  %76 = shufflevector <3 x float> %75, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %77 = insertelement <4 x float> %76, float 0.000000e+00, i64 3
  %78 = fadd <4 x float> %53, %77
  %79 = load <4 x float>, ptr addrspace(1) %55, align 16, !tbaa !12
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %81 = extractelement <4 x float> %79, i64 3
  %82 = shufflevector <4 x float> %79, <4 x float> poison, <3 x i32> <i32 3, i32 3, i32 3>
  %83 = fmul <3 x float> %60, %82
  %84 = tail call <3 x float> @llvm.fmuladd.v3f32(<3 x float> %59, <3 x float> %80, <3 x float> %83)
  %85 = tail call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef %60, <3 x float> noundef %80) #7
  %86 = fadd <3 x float> %85, %84
  %87 = shufflevector <3 x float> %86, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %88 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> noundef %60, <3 x float> noundef %80) #7
  %89 = fneg float %88
  %90 = tail call float @llvm.fmuladd.f32(float %58, float %81, float %89)
  %91 = insertelement <4 x float> %87, float %90, i64 3
  %92 = add i64 %54, 1
  %93 = icmp ugt i64 %92, %3
  br i1 %93, label %4, label %51
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @move(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !9 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw %struct.Skin, ptr addrspace(1) %1, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 16
  %8 = load <4 x float>, ptr addrspace(1) %7, align 16, !tbaa !12
  %9 = shufflevector <4 x float> %8, <4 x float> poison, <16 x i32> zeroinitializer
  %10 = load i32, ptr addrspace(1) %6, align 16, !tbaa !12
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %11
  %13 = load <16 x float>, ptr addrspace(1) %12, align 64, !tbaa !12
  %14 = shufflevector <4 x float> %8, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %17
  %19 = load <16 x float>, ptr addrspace(1) %18, align 64, !tbaa !12
  %20 = fmul <16 x float> %14, %19
  %21 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %9, <16 x float> %13, <16 x float> %20)
  %22 = shufflevector <4 x float> %8, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 8
  %24 = load i32, ptr addrspace(1) %23, align 8, !tbaa !12
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %25
  %27 = load <16 x float>, ptr addrspace(1) %26, align 64, !tbaa !12
  %28 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %22, <16 x float> %27, <16 x float> %21)
  %29 = shufflevector <4 x float> %8, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 12
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !12
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %32
  %34 = load <16 x float>, ptr addrspace(1) %33, align 64, !tbaa !12
  %35 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %29, <16 x float> %34, <16 x float> %28)
  %36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %37 = load <4 x float>, ptr addrspace(1) %36, align 16
  %38 = insertelement <4 x float> %37, float 1.000000e+00, i64 3
  %39 = shufflevector <16 x float> %35, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %40 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %39, <4 x float> noundef %38) #7
  %41 = shufflevector <16 x float> %35, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %42 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %41, <4 x float> noundef %38) #7
  %43 = shufflevector <16 x float> %35, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %44 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %43, <4 x float> noundef %38) #7
  %45 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %40, i64 0
  %46 = insertelement <4 x float> %45, float %42, i64 1
  %47 = insertelement <4 x float> %46, float %44, i64 2
  %48 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %47, ptr addrspace(1) %48, align 16, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_move(ptr addrspace(1) noundef readonly align 64 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !9 !kernel_arg_type !19 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = getelementptr inbounds nuw %struct.Skin, ptr addrspace(1) %1, i64 %5
  %7 = load <4 x i32>, ptr addrspace(1) %6, align 16, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 16
  %9 = load <4 x float>, ptr addrspace(1) %8, align 16, !tbaa !12
  %10 = shufflevector <4 x float> %9, <4 x float> poison, <16 x i32> zeroinitializer
  %11 = extractelement <4 x i32> %7, i64 0
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %12
  %14 = load <16 x float>, ptr addrspace(1) %13, align 64, !tbaa !12
  %15 = shufflevector <4 x float> %9, <4 x float> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %16 = extractelement <4 x i32> %7, i64 1
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %17
  %19 = load <16 x float>, ptr addrspace(1) %18, align 64, !tbaa !12
  %20 = fmul <16 x float> %15, %19
  %21 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %10, <16 x float> %14, <16 x float> %20)
  %22 = shufflevector <4 x float> %9, <4 x float> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %23 = extractelement <4 x i32> %7, i64 2
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %24
  %26 = load <16 x float>, ptr addrspace(1) %25, align 64, !tbaa !12
  %27 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %22, <16 x float> %26, <16 x float> %21)
  %28 = shufflevector <4 x float> %9, <4 x float> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %29 = extractelement <4 x i32> %7, i64 3
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw <16 x float>, ptr addrspace(1) %0, i64 %30
  %32 = load <16 x float>, ptr addrspace(1) %31, align 64, !tbaa !12
  %33 = tail call <16 x float> @llvm.fmuladd.v16f32(<16 x float> %28, <16 x float> %32, <16 x float> %27)
  %34 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %2, i64 %5
  %35 = load <4 x float>, ptr addrspace(1) %34, align 16
  %36 = insertelement <4 x float> %35, float 1.000000e+00, i64 3
  %37 = shufflevector <16 x float> %33, <16 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %38 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %37, <4 x float> noundef %36) #7
  %39 = shufflevector <16 x float> %33, <16 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %40 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %39, <4 x float> noundef %36) #7
  %41 = shufflevector <16 x float> %33, <16 x float> poison, <4 x i32> <i32 8, i32 9, i32 10, i32 11>
  %42 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> noundef %41, <4 x float> noundef %36) #7
  %43 = insertelement <4 x float> <float poison, float poison, float poison, float 1.000000e+00>, float %38, i64 0
  %44 = insertelement <4 x float> %43, float %40, i64 1
  %45 = insertelement <4 x float> %44, float %42, i64 2
  %46 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %3, i64 %5
  store <4 x float> %45, ptr addrspace(1) %46, align 16, !tbaa !12
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> noundef, <4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x float> @_Z3mixDv4_fS_f(<4 x float> noundef, <4 x float> noundef, float noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <3 x float> @llvm.fmuladd.v3f32(<3 x float>, <3 x float>, <3 x float>) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> noundef, <3 x float> noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <16 x float> @llvm.fmuladd.v16f32(<16 x float>, <16 x float>, <16 x float>) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"Bone*", !"Bone*", !"Bone*", !"float"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{i32 1, i32 1}
!14 = !{!"none", !"none"}
!15 = !{!"Bone*", !"float16*"}
!16 = !{!"Bone*", !"float __attribute__((ext_vector_type(16)))*"}
!17 = !{!"const", !""}
!18 = !{i32 1, i32 1, i32 1, i32 1}
!19 = !{!"float16*", !"Skin*", !"float4*", !"float4*"}
!20 = !{!"float __attribute__((ext_vector_type(16)))*", !"Skin*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!21 = !{!"const", !"const", !"const", !""}
