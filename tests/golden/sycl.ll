; tests/kernels/sycl.cpp, compiled by clang 22 with -O2
; options:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown"

%struct.norms = type <{ %"class.device::accessor", %"class.device::accessor.0", %"class.device::accessor.0", float, [4 x i8] }>
%"class.device::accessor" = type { ptr addrspace(4), i64 }
%"class.device::accessor.0" = type { ptr addrspace(4), i64 }
%struct.sums = type { %"class.device::accessor.1", %"class.device::accessor.2", %"class.device::accessor.2" }
%"class.device::accessor.1" = type { ptr addrspace(4), i64 }
%"class.device::accessor.2" = type { ptr addrspace(4), i64 }
%struct.histogram = type { %"class.device::accessor.3", %"class.device::accessor.4" }
%"class.device::accessor.3" = type { ptr addrspace(4), i64 }
%"class.device::accessor.4" = type { ptr addrspace(4), i64 }
%struct.products = type { %"class.device::accessor.5", %"class.device::accessor.5", %"class.device::accessor.6", %"class.device::accessor.6", i64 }
%"class.device::accessor.5" = type { ptr addrspace(4), i64 }
%"class.device::accessor.6" = type { ptr addrspace(4), i64 }

$_ZNK5normsclEv = comdat any

$_ZNK4sumsclEv = comdat any

@_ZL7scratch = internal addrspace(3) global [2 x i32] zeroinitializer, align 4
@_ZL5kinds = internal unnamed_addr addrspace(1) constant [16 x i8] c"\00\01\01\02\01\02\02\03\01\02\02\03\02\03\03\04", align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTS12norms_kernel(ptr noundef byval(%struct.norms) align 8 %0) local_unnamed_addr #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  call spir_func void @_ZNK5normsclEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(52) %2) #5
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr spir_func void @_ZNK5normsclEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(52) %0) local_unnamed_addr #0 comdat align 2 {
  %2 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #6, !noalias !7
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %4 = load i64, ptr addrspace(4) %3, align 8, !tbaa !10
  %5 = icmp ult i64 %2, %4
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 48
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  br label %11

10:                                               ; preds = %11, %1
  ret void

11:                                               ; preds = %6, %11
  %12 = phi i64 [ %2, %6 ], [ %31, %11 ]
  %13 = load float, ptr addrspace(4) %7, align 8, !tbaa !15
  %14 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !19
  %15 = getelementptr inbounds nuw float, ptr addrspace(4) %14, i64 %12
  %16 = load float, ptr addrspace(4) %15, align 4, !tbaa !20
  %17 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !19
  %18 = getelementptr inbounds nuw float, ptr addrspace(4) %17, i64 %12
  %19 = load float, ptr addrspace(4) %18, align 4, !tbaa !20
  %20 = tail call spir_func noundef float @_Z15__spirv_ocl_fmafff(float noundef %13, float noundef %16, float noundef %19) #5
  %21 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !19
  %22 = getelementptr inbounds nuw float, ptr addrspace(4) %21, i64 %12
  %23 = load float, ptr addrspace(4) %22, align 4, !tbaa !20
  %24 = fmul float %20, %20
  %25 = fmul float %23, %23
  %26 = fadd float %24, %25
  %27 = tail call spir_func noundef float @_Z16__spirv_ocl_sqrtf(float noundef %26) #5
  %28 = load ptr addrspace(4), ptr addrspace(4) %0, align 8, !tbaa !21
  %29 = getelementptr inbounds nuw float, ptr addrspace(4) %28, i64 %12
  store float %27, ptr addrspace(4) %29, align 4, !tbaa !20
  %30 = tail call spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef 0) #6
  %31 = add i64 %30, %12
  %32 = load i64, ptr addrspace(4) %3, align 8, !tbaa !10
  %33 = icmp ult i64 %31, %32
  br i1 %33, label %11, label %10, !llvm.loop !22
}

; Function Attrs: convergent nounwind
declare spir_func noundef float @_Z15__spirv_ocl_fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func noundef float @_Z16__spirv_ocl_sqrtf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func noundef i64 @_Z25__spirv_BuiltInGlobalSizei(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_ZTS11sums_kernel(ptr noundef byval(%struct.sums) align 8 %0) local_unnamed_addr #0 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  call spir_func void @_ZNK4sumsclEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %2) #5
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define linkonce_odr spir_func void @_ZNK4sumsclEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(48) %0) local_unnamed_addr #0 comdat align 2 {
  %2 = tail call spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef 0) #6
  %3 = icmp eq i64 %2, 0
  br i1 %3, label %4, label %5

4:                                                ; preds = %1
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL7scratch, i64 4), align 4, !tbaa !3
  store i32 0, ptr addrspace(3) @_ZL7scratch, align 4, !tbaa !3
  br label %5

5:                                                ; preds = %4, %1
  tail call spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef 2, i32 noundef 2, i32 noundef 272) #5
  %6 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #6, !noalias !24
  %7 = load ptr addrspace(4), ptr addrspace(4) %0, align 8, !tbaa !27
  %8 = getelementptr inbounds nuw i32, ptr addrspace(4) %7, i64 %6
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !3
  %10 = tail call spir_func noundef i32 @_Z27__spirv_GroupNonUniformIAddjii(i32 noundef 3, i32 noundef 0, i32 noundef %9) #5
  %11 = atomicrmw add ptr addrspace(3) @_ZL7scratch, i32 %9 syncscope("workgroup") monotonic, align 4
  %12 = atomicrmw max ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL7scratch, i64 4), i32 %10 syncscope("workgroup") monotonic, align 4
  %13 = tail call spir_func noundef i32 @_Z17__spirv_GroupSMaxjii(i32 noundef 2, i32 noundef 0, i32 noundef %9) #5
  tail call spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef 2, i32 noundef 2, i32 noundef 272) #5
  br i1 %3, label %14, label %26

14:                                               ; preds = %5
  %15 = tail call spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef 0) #6
  %16 = load i32, ptr addrspace(3) @_ZL7scratch, align 4, !tbaa !3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %18 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !30
  %19 = getelementptr inbounds nuw i32, ptr addrspace(4) %18, i64 %15
  store i32 %16, ptr addrspace(4) %19, align 4, !tbaa !3
  %20 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZL7scratch, i64 4), align 4, !tbaa !3
  %21 = icmp slt i32 %20, %13
  %22 = select i1 %21, i32 -1, i32 %13
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %24 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !30
  %25 = getelementptr inbounds nuw i32, ptr addrspace(4) %24, i64 %15
  store i32 %22, ptr addrspace(4) %25, align 4, !tbaa !3
  br label %26

26:                                               ; preds = %14, %5
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func noundef i64 @_Z32__spirv_BuiltInLocalInvocationIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func noundef i32 @_Z27__spirv_GroupNonUniformIAddjii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare spir_func noundef i32 @_Z17__spirv_GroupSMaxjii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare spir_func noundef i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: read, target_mem0: read, target_mem1: read)
define spir_kernel void @_ZTS16histogram_kernel(ptr noundef readonly byval(%struct.histogram) align 8 captures(none) %0) local_unnamed_addr #3 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #6, !noalias !32
  %4 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !35
  %5 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %3
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !3
  %7 = and i32 %6, 15
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL5kinds to ptr addrspace(4)), i64 %8
  %10 = load i8, ptr addrspace(4) %9, align 1, !tbaa !37
  %11 = zext i8 %10 to i32
  %12 = lshr i32 %6, 4
  %13 = and i32 %12, 15
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL5kinds to ptr addrspace(4)), i64 %14
  %16 = load i8, ptr addrspace(4) %15, align 1, !tbaa !37
  %17 = zext i8 %16 to i32
  %18 = lshr i32 %6, 8
  %19 = and i32 %18, 15
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL5kinds to ptr addrspace(4)), i64 %20
  %22 = load i8, ptr addrspace(4) %21, align 1, !tbaa !37
  %23 = zext i8 %22 to i32
  %24 = lshr i32 %6, 12
  %25 = and i32 %24, 15
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL5kinds to ptr addrspace(4)), i64 %26
  %28 = load i8, ptr addrspace(4) %27, align 1, !tbaa !37
  %29 = zext i8 %28 to i32
  %30 = lshr i32 %6, 16
  %31 = and i32 %30, 15
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL5kinds to ptr addrspace(4)), i64 %32
  %34 = load i8, ptr addrspace(4) %33, align 1, !tbaa !37
  %35 = zext i8 %34 to i32
  %36 = lshr i32 %6, 20
  %37 = and i32 %36, 15
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL5kinds to ptr addrspace(4)), i64 %38
  %40 = load i8, ptr addrspace(4) %39, align 1, !tbaa !37
  %41 = zext i8 %40 to i32
  %42 = lshr i32 %6, 24
  %43 = and i32 %42, 15
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL5kinds to ptr addrspace(4)), i64 %44
  %46 = load i8, ptr addrspace(4) %45, align 1, !tbaa !37
  %47 = zext i8 %46 to i32
  %48 = lshr i32 %6, 28
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL5kinds to ptr addrspace(4)), i64 %49
  %51 = load i8, ptr addrspace(4) %50, align 1, !tbaa !37
  %52 = zext i8 %51 to i32
  %53 = add nuw nsw i32 %17, %11
  %54 = add nuw nsw i32 %53, %23
  %55 = add nuw nsw i32 %54, %29
  %56 = add nuw nsw i32 %55, %35
  %57 = add nuw nsw i32 %56, %41
  %58 = add nuw nsw i32 %57, %47
  %59 = add nuw nsw i32 %58, %52
  %60 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %61 = tail call i32 @llvm.umin.i32(i32 %59, i32 31)
  %62 = lshr i32 %61, 2
  %63 = zext nneg i32 %62 to i64
  %64 = load ptr addrspace(4), ptr addrspace(4) %60, align 8, !tbaa !38
  %65 = getelementptr inbounds nuw i32, ptr addrspace(4) %64, i64 %63
  %66 = atomicrmw add ptr addrspace(4) %65, i32 1 syncscope("device") monotonic, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: read, target_mem0: read, target_mem1: read)
define spir_kernel void @_ZTS15products_kernel(ptr noundef readonly byval(%struct.products) align 8 captures(none) %0) local_unnamed_addr #3 {
  %2 = addrspacecast ptr %0 to ptr addrspace(4)
  %3 = tail call spir_func noundef i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 noundef 0) #6, !noalias !40
  %4 = load ptr addrspace(4), ptr addrspace(4) %2, align 8, !tbaa !43
  %5 = getelementptr inbounds nuw i64, ptr addrspace(4) %4, i64 %3
  %6 = load i64, ptr addrspace(4) %5, align 8, !tbaa !46
  %7 = zext i64 %6 to i128
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 16
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !43
  %10 = getelementptr inbounds nuw i64, ptr addrspace(4) %9, i64 %3
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !46
  %12 = zext i64 %11 to i128
  %13 = mul nuw i128 %12, %7
  %14 = lshr i128 %13, 64
  %15 = trunc nuw i128 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 32
  %17 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !47
  %18 = getelementptr inbounds nuw i64, ptr addrspace(4) %17, i64 %3
  store i64 %15, ptr addrspace(4) %18, align 8, !tbaa !46
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 64
  %20 = load i64, ptr addrspace(4) %19, align 8, !tbaa !49
  %21 = zext i64 %20 to i128
  %22 = urem i128 %13, %21
  %23 = trunc nuw i128 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 48
  %25 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !47
  %26 = getelementptr inbounds nuw i64, ptr addrspace(4) %25, i64 %3
  store i64 %23, ptr addrspace(4) %26, align 8, !tbaa !46
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: read, target_mem0: read, target_mem1: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_ZN6device2id6globalEv: argument 0"}
!9 = distinct !{!9, !"_ZN6device2id6globalEv"}
!10 = !{!11, !14, i64 8}
!11 = !{!"_ZTSN6device8accessorIfEE", !12, i64 0, !14, i64 8}
!12 = !{!"p1 float", !13, i64 0}
!13 = !{!"any pointer", !5, i64 0}
!14 = !{!"long", !5, i64 0}
!15 = !{!16, !18, i64 48}
!16 = !{!"_ZTS5norms", !11, i64 0, !17, i64 16, !17, i64 32, !18, i64 48}
!17 = !{!"_ZTSN6device8accessorIKfEE", !12, i64 0, !14, i64 8}
!18 = !{!"float", !5, i64 0}
!19 = !{!17, !12, i64 0}
!20 = !{!18, !18, i64 0}
!21 = !{!11, !12, i64 0}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"_ZN6device2id6globalEv: argument 0"}
!26 = distinct !{!26, !"_ZN6device2id6globalEv"}
!27 = !{!28, !29, i64 0}
!28 = !{!"_ZTSN6device8accessorIKiEE", !29, i64 0, !14, i64 8}
!29 = !{!"p1 int", !13, i64 0}
!30 = !{!31, !29, i64 0}
!31 = !{!"_ZTSN6device8accessorIiEE", !29, i64 0, !14, i64 8}
!32 = !{!33}
!33 = distinct !{!33, !34, !"_ZN6device2id6globalEv: argument 0"}
!34 = distinct !{!34, !"_ZN6device2id6globalEv"}
!35 = !{!36, !29, i64 0}
!36 = !{!"_ZTSN6device8accessorIKjEE", !29, i64 0, !14, i64 8}
!37 = !{!5, !5, i64 0}
!38 = !{!39, !29, i64 0}
!39 = !{!"_ZTSN6device8accessorIjEE", !29, i64 0, !14, i64 8}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_ZN6device2id6globalEv: argument 0"}
!42 = distinct !{!42, !"_ZN6device2id6globalEv"}
!43 = !{!44, !45, i64 0}
!44 = !{!"_ZTSN6device8accessorIKmEE", !45, i64 0, !14, i64 8}
!45 = !{!"p1 long", !13, i64 0}
!46 = !{!14, !14, i64 0}
!47 = !{!48, !45, i64 0}
!48 = !{!"_ZTSN6device8accessorImEE", !45, i64 0, !14, i64 8}
!49 = !{!50, !14, i64 64}
!50 = !{!"_ZTS8products", !44, i64 0, !44, i64 16, !48, i64 32, !48, i64 48, !14, i64 64}
