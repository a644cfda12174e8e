; tests/kernels/histogram.cl, compiled by clang 22 with -O2 -g
; options:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

@count_local.mine = internal addrspace(3) global [256 x i32] undef, align 4, !dbg !0

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @count_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #0 !dbg !61 !kernel_arg_addr_space !66 !kernel_arg_access_qual !67 !kernel_arg_type !68 !kernel_arg_base_type !68 !kernel_arg_type_qual !69 {
    #dbg_value(ptr addrspace(1) %0, !63, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !70)
    #dbg_value(ptr addrspace(1) %1, !64, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !70)
    #dbg_value(i32 %2, !65, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !70)
    #dbg_value(ptr addrspace(1) %0, !36, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !71)
    #dbg_value(ptr addrspace(1) %1, !37, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !71)
    #dbg_value(i32 %2, !38, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !71)
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !73
  %5 = trunc i64 %4 to i32, !dbg !73
    #dbg_value(i32 %5, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !74)
  %6 = icmp ult i32 %5, 256, !dbg !75
  br i1 %6, label %11, label %7, !dbg !77

7:                                                ; preds = %11, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !78
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !79
  %9 = trunc i64 %8 to i32, !dbg !79
    #dbg_value(i32 %9, !41, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  %10 = icmp ugt i32 %2, %9, !dbg !81
  br i1 %10, label %23, label %19, !dbg !83

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %17, %11 ], [ %5, %3 ]
    #dbg_value(i32 %12, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !74)
  %13 = zext nneg i32 %12 to i64, !dbg !84
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @count_local.mine, i64 %13, !dbg !84
  store volatile i32 0, ptr addrspace(3) %14, align 4, !dbg !85, !tbaa !57
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !86
  %16 = trunc i64 %15 to i32, !dbg !87
  %17 = add i32 %12, %16, !dbg !87
    #dbg_value(i32 %17, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !74)
  %18 = icmp ult i32 %17, 256, !dbg !75
  br i1 %18, label %11, label %7, !dbg !77, !llvm.loop !88

19:                                               ; preds = %23, %7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !90
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !91
  %21 = trunc i64 %20 to i32, !dbg !91
    #dbg_value(i32 %21, !43, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !92)
  %22 = icmp ult i32 %21, 256, !dbg !93
  br i1 %22, label %35, label %49, !dbg !94

23:                                               ; preds = %7, %23
  %24 = phi i32 [ %33, %23 ], [ %9, %7 ]
    #dbg_value(i32 %24, !41, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  %25 = zext i32 %24 to i64, !dbg !95
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %25, !dbg !95
  %27 = load i8, ptr addrspace(1) %26, align 1, !dbg !95, !tbaa !96
  %28 = zext i8 %27 to i64, !dbg !97
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @count_local.mine, i64 %28, !dbg !97
  %30 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %29) #5, !dbg !98
  %31 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4, !dbg !99
  %32 = trunc i64 %31 to i32, !dbg !100
  %33 = add i32 %24, %32, !dbg !100
    #dbg_value(i32 %33, !41, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !80)
  %34 = icmp ult i32 %33, %2, !dbg !81
  br i1 %34, label %23, label %19, !dbg !83, !llvm.loop !101

35:                                               ; preds = %19, %44
  %36 = phi i32 [ %47, %44 ], [ %21, %19 ]
    #dbg_value(i32 %36, !43, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !92)
  %37 = zext nneg i32 %36 to i64, !dbg !103
  %38 = getelementptr inbounds nuw i32, ptr addrspace(3) @count_local.mine, i64 %37, !dbg !103
  %39 = load volatile i32, ptr addrspace(3) %38, align 4, !dbg !103, !tbaa !57
    #dbg_value(i32 %39, !45, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !104)
  %40 = icmp eq i32 %39, 0, !dbg !105
  br i1 %40, label %44, label %41, !dbg !105

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %37, !dbg !107
  %43 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %42, i32 noundef %39) #5, !dbg !108
  br label %44, !dbg !108

44:                                               ; preds = %41, %35
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !109
  %46 = trunc i64 %45 to i32, !dbg !110
  %47 = add i32 %36, %46, !dbg !110
    #dbg_value(i32 %47, !43, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !92)
  %48 = icmp ult i32 %47, 256, !dbg !93
  br i1 %48, label %35, label %49, !dbg !94, !llvm.loop !111

49:                                               ; preds = %44, %19
  ret void, !dbg !113
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_count_local(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !dbg !2 !kernel_arg_addr_space !66 !kernel_arg_access_qual !67 !kernel_arg_type !68 !kernel_arg_base_type !68 !kernel_arg_type_qual !69 {
    #dbg_value(ptr addrspace(1) %0, !36, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(ptr addrspace(1) %1, !37, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !114)
    #dbg_value(i32 %2, !38, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !114)
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !115
  %5 = trunc i64 %4 to i32, !dbg !115
    #dbg_value(i32 %5, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !116)
  %6 = icmp ult i32 %5, 256, !dbg !117
  br i1 %6, label %11, label %7, !dbg !118

7:                                                ; preds = %11, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !119
  %8 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !120
  %9 = trunc i64 %8 to i32, !dbg !120
    #dbg_value(i32 %9, !41, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !121)
  %10 = icmp ugt i32 %2, %9, !dbg !122
  br i1 %10, label %23, label %19, !dbg !123

11:                                               ; preds = %3, %11
  %12 = phi i32 [ %17, %11 ], [ %5, %3 ]
    #dbg_value(i32 %12, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !116)
  %13 = zext nneg i32 %12 to i64, !dbg !124
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @count_local.mine, i64 %13, !dbg !124
  store volatile i32 0, ptr addrspace(3) %14, align 4, !dbg !125, !tbaa !57
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !126
  %16 = trunc i64 %15 to i32, !dbg !127
  %17 = add i32 %12, %16, !dbg !127
    #dbg_value(i32 %17, !39, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !116)
  %18 = icmp ult i32 %17, 256, !dbg !117
  br i1 %18, label %11, label %7, !dbg !118, !llvm.loop !128

19:                                               ; preds = %23, %7
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !130
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !131
  %21 = trunc i64 %20 to i32, !dbg !131
    #dbg_value(i32 %21, !43, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !132)
  %22 = icmp ult i32 %21, 256, !dbg !133
  br i1 %22, label %36, label %35, !dbg !134

23:                                               ; preds = %7, %23
  %24 = phi i32 [ %33, %23 ], [ %9, %7 ]
    #dbg_value(i32 %24, !41, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !121)
  %25 = zext i32 %24 to i64, !dbg !135
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %25, !dbg !135
  %27 = load i8, ptr addrspace(1) %26, align 1, !dbg !135, !tbaa !96
  %28 = zext i8 %27 to i64, !dbg !136
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @count_local.mine, i64 %28, !dbg !136
  %30 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %29) #5, !dbg !137
  %31 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4, !dbg !138
  %32 = trunc i64 %31 to i32, !dbg !139
  %33 = add i32 %24, %32, !dbg !139
    #dbg_value(i32 %33, !41, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !121)
  %34 = icmp ult i32 %33, %2, !dbg !122
  br i1 %34, label %23, label %19, !dbg !123, !llvm.loop !140

35:                                               ; preds = %45, %19
  ret void, !dbg !142

36:                                               ; preds = %19, %45
  %37 = phi i32 [ %48, %45 ], [ %21, %19 ]
    #dbg_value(i32 %37, !43, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !132)
  %38 = zext nneg i32 %37 to i64, !dbg !143
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @count_local.mine, i64 %38, !dbg !143
  %40 = load volatile i32, ptr addrspace(3) %39, align 4, !dbg !143, !tbaa !57
    #dbg_value(i32 %40, !45, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !144)
  %41 = icmp eq i32 %40, 0, !dbg !145
  br i1 %41, label %45, label %42, !dbg !145

42:                                               ; preds = %36
  %43 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %38, !dbg !146
  %44 = tail call spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef %43, i32 noundef %40) #5, !dbg !147
  br label %45, !dbg !147

45:                                               ; preds = %42, %36
  %46 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !148
  %47 = trunc i64 %46 to i32, !dbg !149
  %48 = add i32 %37, %47, !dbg !149
    #dbg_value(i32 %48, !43, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !132)
  %49 = icmp ult i32 %48, 256, !dbg !133
  br i1 %49, label %36, label %35, !dbg !134, !llvm.loop !150
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @count_global(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #0 !dbg !152 !kernel_arg_addr_space !66 !kernel_arg_access_qual !67 !kernel_arg_type !163 !kernel_arg_base_type !164 !kernel_arg_type_qual !69 {
    #dbg_value(ptr addrspace(1) %0, !160, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !165)
    #dbg_value(ptr addrspace(1) %1, !161, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !165)
    #dbg_value(i32 %2, !162, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !165)
    #dbg_value(ptr addrspace(1) %0, !166, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(ptr addrspace(1) %1, !169, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !173)
    #dbg_value(i32 %2, !170, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !173)
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !175
  %5 = trunc i64 %4 to i32, !dbg !175
    #dbg_value(i32 %5, !171, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !176)
  %6 = icmp ugt i32 %2, %5, !dbg !177
  br i1 %6, label %7, label %20, !dbg !179

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %18, %7 ], [ %5, %3 ]
    #dbg_value(i32 %8, !171, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !176)
  %9 = zext i32 %8 to i64, !dbg !180
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %9, !dbg !180
  %11 = load i8, ptr addrspace(1) %10, align 1, !dbg !180, !tbaa !96
  %12 = zext i8 %11 to i64, !dbg !181
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12, !dbg !181
  %14 = addrspacecast ptr addrspace(1) %13 to ptr addrspace(4), !dbg !182
  %15 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %14, i32 noundef 1, i32 noundef 0, i32 noundef 2) #5, !dbg !183
  %16 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4, !dbg !184
  %17 = trunc i64 %16 to i32, !dbg !185
  %18 = add i32 %8, %17, !dbg !185
    #dbg_value(i32 %18, !171, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !176)
  %19 = icmp ult i32 %18, %2, !dbg !177
  br i1 %19, label %7, label %20, !dbg !179, !llvm.loop !186

20:                                               ; preds = %7, %3
  ret void, !dbg !188
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_count_global(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !dbg !167 !kernel_arg_addr_space !66 !kernel_arg_access_qual !67 !kernel_arg_type !163 !kernel_arg_base_type !164 !kernel_arg_type_qual !69 {
    #dbg_value(ptr addrspace(1) %0, !166, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !189)
    #dbg_value(ptr addrspace(1) %1, !169, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !189)
    #dbg_value(i32 %2, !170, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !189)
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !190
  %5 = trunc i64 %4 to i32, !dbg !190
    #dbg_value(i32 %5, !171, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !191)
  %6 = icmp ugt i32 %2, %5, !dbg !192
  br i1 %6, label %8, label %7, !dbg !193

7:                                                ; preds = %8, %3
  ret void, !dbg !194

8:                                                ; preds = %3, %8
  %9 = phi i32 [ %19, %8 ], [ %5, %3 ]
    #dbg_value(i32 %9, !171, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !191)
  %10 = zext i32 %9 to i64, !dbg !195
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %10, !dbg !195
  %12 = load i8, ptr addrspace(1) %11, align 1, !dbg !195, !tbaa !96
  %13 = zext i8 %12 to i64, !dbg !196
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %13, !dbg !196
  %15 = addrspacecast ptr addrspace(1) %14 to ptr addrspace(4), !dbg !197
  %16 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %15, i32 noundef 1, i32 noundef 0, i32 noundef 2) #5, !dbg !198
  %17 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4, !dbg !199
  %18 = trunc i64 %17 to i32, !dbg !200
  %19 = add i32 %9, %18, !dbg !200
    #dbg_value(i32 %19, !171, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !191)
  %20 = icmp ult i32 %19, %2, !dbg !192
  br i1 %20, label %8, label %7, !dbg !193, !llvm.loop !201
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @collect(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #0 !dbg !203 !kernel_arg_addr_space !66 !kernel_arg_access_qual !67 !kernel_arg_type !68 !kernel_arg_base_type !68 !kernel_arg_type_qual !69 {
    #dbg_value(ptr addrspace(1) %0, !205, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !208)
    #dbg_value(ptr addrspace(1) %1, !206, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !208)
    #dbg_value(i32 %2, !207, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !208)
    #dbg_value(ptr addrspace(1) %0, !209, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !222)
    #dbg_value(ptr addrspace(1) %1, !212, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !222)
    #dbg_value(i32 %2, !213, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !222)
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !224
  %5 = trunc i64 %4 to i32, !dbg !224
    #dbg_value(i32 %5, !214, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !222)
  %6 = icmp ugt i32 %2, %5, !dbg !225
  br i1 %6, label %7, label %30, !dbg !225

7:                                                ; preds = %3
  %8 = and i64 %4, 4294967295, !dbg !227
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8, !dbg !227
  %10 = load i8, ptr addrspace(1) %9, align 1, !dbg !227, !tbaa !96
  %11 = zext i8 %10 to i32, !dbg !227
    #dbg_value(i32 %11, !215, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !222)
  %12 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef align 4 %1, i32 noundef %11) #5, !dbg !228
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4, !dbg !229
  %14 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %13, i32 noundef %11) #5, !dbg !230
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8, !dbg !231
  %16 = urem i32 %5, 24, !dbg !232
  %17 = shl nuw nsw i32 %11, %16, !dbg !233
  %18 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef nonnull %15, i32 noundef %17) #5, !dbg !234
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12, !dbg !235
  %20 = load volatile i32, ptr addrspace(1) %19, align 4, !dbg !235, !tbaa !57
    #dbg_value(i32 %20, !216, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !222)
  %21 = mul nuw nsw i32 %11, %11
  %22 = uitofp nneg i32 %21 to float
  br label %23, !dbg !236

23:                                               ; preds = %23, %7
  %24 = phi i32 [ %20, %7 ], [ %28, %23 ], !dbg !237
    #dbg_value(i32 %24, !216, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !222)
  %25 = bitcast i32 %24 to float, !dbg !238
  %26 = fadd float %22, %25, !dbg !239
  %27 = bitcast float %26 to i32, !dbg !240
    #dbg_value(i32 %27, !217, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !241)
  %28 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef nonnull %19, i32 noundef %24, i32 noundef %27) #5, !dbg !242
    #dbg_value(i32 %28, !221, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !241)
  %29 = icmp eq i32 %28, %24, !dbg !243
    #dbg_value(i32 %28, !216, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !222)
  br i1 %29, label %30, label %23

30:                                               ; preds = %23, %3
  ret void, !dbg !245
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_collect(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) local_unnamed_addr #1 !dbg !210 !kernel_arg_addr_space !66 !kernel_arg_access_qual !67 !kernel_arg_type !68 !kernel_arg_base_type !68 !kernel_arg_type_qual !69 {
    #dbg_value(ptr addrspace(1) %0, !209, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !246)
    #dbg_value(ptr addrspace(1) %1, !212, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !246)
    #dbg_value(i32 %2, !213, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !246)
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !247
  %5 = trunc i64 %4 to i32, !dbg !247
    #dbg_value(i32 %5, !214, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !246)
  %6 = icmp ugt i32 %2, %5, !dbg !248
  br i1 %6, label %7, label %30, !dbg !248

7:                                                ; preds = %3
  %8 = and i64 %4, 4294967295, !dbg !249
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8, !dbg !249
  %10 = load i8, ptr addrspace(1) %9, align 1, !dbg !249, !tbaa !96
  %11 = zext i8 %10 to i32, !dbg !249
    #dbg_value(i32 %11, !215, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !246)
  %12 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %1, i32 noundef %11) #5, !dbg !250
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4, !dbg !251
  %14 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef nonnull %13, i32 noundef %11) #5, !dbg !252
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8, !dbg !253
  %16 = urem i32 %5, 24, !dbg !254
  %17 = shl nuw nsw i32 %11, %16, !dbg !255
  %18 = tail call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef nonnull %15, i32 noundef %17) #5, !dbg !256
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12, !dbg !257
  %20 = load volatile i32, ptr addrspace(1) %19, align 4, !dbg !257, !tbaa !57
    #dbg_value(i32 %20, !216, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !246)
  %21 = mul nuw nsw i32 %11, %11
  %22 = uitofp nneg i32 %21 to float
  br label %23, !dbg !258

23:                                               ; preds = %23, %7
  %24 = phi i32 [ %20, %7 ], [ %28, %23 ], !dbg !259
    #dbg_value(i32 %24, !216, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !246)
  %25 = bitcast i32 %24 to float, !dbg !260
  %26 = fadd float %22, %25, !dbg !261
  %27 = bitcast float %26 to i32, !dbg !262
    #dbg_value(i32 %27, !217, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !263)
  %28 = tail call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef nonnull %19, i32 noundef %24, i32 noundef %27) #5, !dbg !264
    #dbg_value(i32 %28, !221, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !263)
  %29 = icmp eq i32 %28, %24, !dbg !265
    #dbg_value(i32 %28, !216, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !246)
  br i1 %29, label %30, label %23

30:                                               ; preds = %23, %3
  ret void, !dbg !266
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !267 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !271 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !272 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !276 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !277 dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !282 dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !283 dso_local spir_func i32 @_Z10atomic_addPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare !dbg !287 dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare !dbg !292 dso_local spir_func i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare !dbg !293 dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare !dbg !294 dso_local spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare !dbg !295 dso_local spir_func i32 @_Z14atomic_cmpxchgPU3AS1Vjjj(ptr addrspace(1) noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!15}
!llvm.module.flags = !{!51, !52, !53, !54}
!opencl.ocl.version = !{!55}
!opencl.spir.version = !{!55}
!llvm.errno.tbaa = !{!57}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 3, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "mine", scope: !2, file: !3, line: 7, type: !48, isLocal: true, isDefinition: true)
!2 = distinct !DISubprogram(name: "count_local", linkageName: "__clang_ocl_kern_imp_count_local", scope: !3, file: !3, line: 5, type: !4, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !35)
!3 = !DIFile(filename: "tests/kernels/histogram.cl", directory: "/golden", checksumkind: CSK_MD5, checksum: "1b0f02bf47f8e6b537bee0d241b31ab3")
!4 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !5)
!5 = !{null, !6, !11, !13}
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64, dwarfAddressSpace: 1)
!7 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "uchar", file: !9, line: 28, baseType: !10)
!9 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!10 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64, dwarfAddressSpace: 1)
!12 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !9, line: 38, baseType: !14)
!14 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!15 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, producer: "clang", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !16, retainedTypes: !32, globals: !34, splitDebugInlining: false, nameTableKind: None)
!16 = !{!17, !24}
!17 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_order", file: !9, line: 331, baseType: !14, size: 32, elements: !18)
!18 = !{!19, !20, !21, !22, !23}
!19 = !DIEnumerator(name: "memory_order_relaxed", value: 0)
!20 = !DIEnumerator(name: "memory_order_acquire", value: 2)
!21 = !DIEnumerator(name: "memory_order_release", value: 3)
!22 = !DIEnumerator(name: "memory_order_acq_rel", value: 4)
!23 = !DIEnumerator(name: "memory_order_seq_cst", value: 5)
!24 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "memory_scope", file: !9, line: 297, baseType: !14, size: 32, elements: !25)
!25 = !{!26, !27, !28, !29, !30, !31}
!26 = !DIEnumerator(name: "memory_scope_work_item", value: 0)
!27 = !DIEnumerator(name: "memory_scope_work_group", value: 1)
!28 = !DIEnumerator(name: "memory_scope_device", value: 2)
!29 = !DIEnumerator(name: "memory_scope_all_svm_devices", value: 3)
!30 = !DIEnumerator(name: "memory_scope_all_devices", value: 3)
!31 = !DIEnumerator(name: "memory_scope_sub_group", value: 4)
!32 = !{!33}
!33 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!34 = !{!0}
!35 = !{!36, !37, !38, !39, !41, !43, !45}
!36 = !DILocalVariable(name: "input", arg: 1, scope: !2, file: !3, line: 5, type: !6)
!37 = !DILocalVariable(name: "bins", arg: 2, scope: !2, file: !3, line: 5, type: !11)
!38 = !DILocalVariable(name: "count", arg: 3, scope: !2, file: !3, line: 5, type: !13)
!39 = !DILocalVariable(name: "bin", scope: !40, file: !3, line: 8, type: !13)
!40 = distinct !DILexicalBlock(scope: !2, file: !3, line: 8, column: 5)
!41 = !DILocalVariable(name: "i", scope: !42, file: !3, line: 12, type: !13)
!42 = distinct !DILexicalBlock(scope: !2, file: !3, line: 12, column: 5)
!43 = !DILocalVariable(name: "bin", scope: !44, file: !3, line: 16, type: !13)
!44 = distinct !DILexicalBlock(scope: !2, file: !3, line: 16, column: 5)
!45 = !DILocalVariable(name: "value", scope: !46, file: !3, line: 17, type: !13)
!46 = distinct !DILexicalBlock(scope: !47, file: !3, line: 16, column: 76)
!47 = distinct !DILexicalBlock(scope: !44, file: !3, line: 16, column: 5)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 8192, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 256)
!51 = !{i32 7, !"Dwarf Version", i32 5}
!52 = !{i32 2, !"Debug Info Version", i32 3}
!53 = !{i32 1, !"wchar_size", i32 4}
!54 = !{i32 7, !"frame-pointer", i32 2}
!55 = !{i32 3, i32 0}
!57 = !{!58, !58, i64 0}
!58 = !{!"int", !59, i64 0}
!59 = !{!"omnipotent char", !60, i64 0}
!60 = !{!"Simple C/C++ TBAA"}
!61 = distinct !DISubprogram(name: "count_local", scope: !3, file: !3, line: 5, type: !4, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !62)
!62 = !{!63, !64, !65}
!63 = !DILocalVariable(name: "input", arg: 1, scope: !61, file: !3, line: 5, type: !6)
!64 = !DILocalVariable(name: "bins", arg: 2, scope: !61, file: !3, line: 5, type: !11)
!65 = !DILocalVariable(name: "count", arg: 3, scope: !61, file: !3, line: 5, type: !13)
!66 = !{i32 1, i32 1, i32 0}
!67 = !{!"none", !"none", !"none"}
!68 = !{!"uchar*", !"uint*", !"uint"}
!69 = !{!"const", !"volatile", !""}
!70 = !DILocation(line: 0, scope: !61)
!71 = !DILocation(line: 0, scope: !2, inlinedAt: !72)
!72 = distinct !DILocation(line: 6, column: 1, scope: !61)
!73 = !DILocation(line: 8, column: 21, scope: !40, inlinedAt: !72)
!74 = !DILocation(line: 0, scope: !40, inlinedAt: !72)
!75 = !DILocation(line: 8, column: 42, scope: !76, inlinedAt: !72)
!76 = distinct !DILexicalBlock(scope: !40, file: !3, line: 8, column: 5)
!77 = !DILocation(line: 8, column: 5, scope: !40, inlinedAt: !72)
!78 = !DILocation(line: 10, column: 5, scope: !2, inlinedAt: !72)
!79 = !DILocation(line: 12, column: 19, scope: !42, inlinedAt: !72)
!80 = !DILocation(line: 0, scope: !42, inlinedAt: !72)
!81 = !DILocation(line: 12, column: 39, scope: !82, inlinedAt: !72)
!82 = distinct !DILexicalBlock(scope: !42, file: !3, line: 12, column: 5)
!83 = !DILocation(line: 12, column: 5, scope: !42, inlinedAt: !72)
!84 = !DILocation(line: 9, column: 9, scope: !76, inlinedAt: !72)
!85 = !DILocation(line: 9, column: 19, scope: !76, inlinedAt: !72)
!86 = !DILocation(line: 8, column: 57, scope: !76, inlinedAt: !72)
!87 = !DILocation(line: 8, column: 54, scope: !76, inlinedAt: !72)
!88 = distinct !{!88, !77, !89}
!89 = !DILocation(line: 9, column: 21, scope: !40, inlinedAt: !72)
!90 = !DILocation(line: 14, column: 5, scope: !2, inlinedAt: !72)
!91 = !DILocation(line: 16, column: 21, scope: !44, inlinedAt: !72)
!92 = !DILocation(line: 0, scope: !44, inlinedAt: !72)
!93 = !DILocation(line: 16, column: 42, scope: !47, inlinedAt: !72)
!94 = !DILocation(line: 16, column: 5, scope: !44, inlinedAt: !72)
!95 = !DILocation(line: 13, column: 26, scope: !82, inlinedAt: !72)
!96 = !{!59, !59, i64 0}
!97 = !DILocation(line: 13, column: 21, scope: !82, inlinedAt: !72)
!98 = !DILocation(line: 13, column: 9, scope: !82, inlinedAt: !72)
!99 = !DILocation(line: 12, column: 53, scope: !82, inlinedAt: !72)
!100 = !DILocation(line: 12, column: 50, scope: !82, inlinedAt: !72)
!101 = distinct !{!101, !83, !102}
!102 = !DILocation(line: 13, column: 35, scope: !42, inlinedAt: !72)
!103 = !DILocation(line: 17, column: 22, scope: !46, inlinedAt: !72)
!104 = !DILocation(line: 0, scope: !46, inlinedAt: !72)
!105 = !DILocation(line: 18, column: 13, scope: !106, inlinedAt: !72)
!106 = distinct !DILexicalBlock(scope: !46, file: !3, line: 18, column: 13)
!107 = !DILocation(line: 19, column: 25, scope: !106, inlinedAt: !72)
!108 = !DILocation(line: 19, column: 13, scope: !106, inlinedAt: !72)
!109 = !DILocation(line: 16, column: 57, scope: !47, inlinedAt: !72)
!110 = !DILocation(line: 16, column: 54, scope: !47, inlinedAt: !72)
!111 = distinct !{!111, !94, !112}
!112 = !DILocation(line: 20, column: 5, scope: !44, inlinedAt: !72)
!113 = !DILocation(line: 21, column: 1, scope: !61)
!114 = !DILocation(line: 0, scope: !2)
!115 = !DILocation(line: 8, column: 21, scope: !40)
!116 = !DILocation(line: 0, scope: !40)
!117 = !DILocation(line: 8, column: 42, scope: !76)
!118 = !DILocation(line: 8, column: 5, scope: !40)
!119 = !DILocation(line: 10, column: 5, scope: !2)
!120 = !DILocation(line: 12, column: 19, scope: !42)
!121 = !DILocation(line: 0, scope: !42)
!122 = !DILocation(line: 12, column: 39, scope: !82)
!123 = !DILocation(line: 12, column: 5, scope: !42)
!124 = !DILocation(line: 9, column: 9, scope: !76)
!125 = !DILocation(line: 9, column: 19, scope: !76)
!126 = !DILocation(line: 8, column: 57, scope: !76)
!127 = !DILocation(line: 8, column: 54, scope: !76)
!128 = distinct !{!128, !118, !129}
!129 = !DILocation(line: 9, column: 21, scope: !40)
!130 = !DILocation(line: 14, column: 5, scope: !2)
!131 = !DILocation(line: 16, column: 21, scope: !44)
!132 = !DILocation(line: 0, scope: !44)
!133 = !DILocation(line: 16, column: 42, scope: !47)
!134 = !DILocation(line: 16, column: 5, scope: !44)
!135 = !DILocation(line: 13, column: 26, scope: !82)
!136 = !DILocation(line: 13, column: 21, scope: !82)
!137 = !DILocation(line: 13, column: 9, scope: !82)
!138 = !DILocation(line: 12, column: 53, scope: !82)
!139 = !DILocation(line: 12, column: 50, scope: !82)
!140 = distinct !{!140, !123, !141}
!141 = !DILocation(line: 13, column: 35, scope: !42)
!142 = !DILocation(line: 21, column: 1, scope: !2)
!143 = !DILocation(line: 17, column: 22, scope: !46)
!144 = !DILocation(line: 0, scope: !46)
!145 = !DILocation(line: 18, column: 13, scope: !106)
!146 = !DILocation(line: 19, column: 25, scope: !106)
!147 = !DILocation(line: 19, column: 13, scope: !106)
!148 = !DILocation(line: 16, column: 57, scope: !47)
!149 = !DILocation(line: 16, column: 54, scope: !47)
!150 = distinct !{!150, !134, !151}
!151 = !DILocation(line: 20, column: 5, scope: !44)
!152 = distinct !DISubprogram(name: "count_global", scope: !3, file: !3, line: 23, type: !153, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !159)
!153 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !154)
!154 = !{null, !6, !155, !13}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64, dwarfAddressSpace: 1)
!156 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !157)
!157 = !DIDerivedType(tag: DW_TAG_typedef, name: "atomic_uint", file: !3, baseType: !158)
!158 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!159 = !{!160, !161, !162}
!160 = !DILocalVariable(name: "input", arg: 1, scope: !152, file: !3, line: 23, type: !6)
!161 = !DILocalVariable(name: "bins", arg: 2, scope: !152, file: !3, line: 23, type: !155)
!162 = !DILocalVariable(name: "count", arg: 3, scope: !152, file: !3, line: 23, type: !13)
!163 = !{!"uchar*", !"atomic_uint*", !"uint"}
!164 = !{!"uchar*", !"_Atomic(unsigned int)*", !"uint"}
!165 = !DILocation(line: 0, scope: !152)
!166 = !DILocalVariable(name: "input", arg: 1, scope: !167, file: !3, line: 23, type: !6)
!167 = distinct !DISubprogram(name: "count_global", linkageName: "__clang_ocl_kern_imp_count_global", scope: !3, file: !3, line: 23, type: !153, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !168)
!168 = !{!166, !169, !170, !171}
!169 = !DILocalVariable(name: "bins", arg: 2, scope: !167, file: !3, line: 23, type: !155)
!170 = !DILocalVariable(name: "count", arg: 3, scope: !167, file: !3, line: 23, type: !13)
!171 = !DILocalVariable(name: "i", scope: !172, file: !3, line: 25, type: !13)
!172 = distinct !DILexicalBlock(scope: !167, file: !3, line: 25, column: 5)
!173 = !DILocation(line: 0, scope: !167, inlinedAt: !174)
!174 = distinct !DILocation(line: 24, column: 1, scope: !152)
!175 = !DILocation(line: 25, column: 19, scope: !172, inlinedAt: !174)
!176 = !DILocation(line: 0, scope: !172, inlinedAt: !174)
!177 = !DILocation(line: 25, column: 39, scope: !178, inlinedAt: !174)
!178 = distinct !DILexicalBlock(scope: !172, file: !3, line: 25, column: 5)
!179 = !DILocation(line: 25, column: 5, scope: !172, inlinedAt: !174)
!180 = !DILocation(line: 26, column: 41, scope: !178, inlinedAt: !174)
!181 = !DILocation(line: 26, column: 36, scope: !178, inlinedAt: !174)
!182 = !DILocation(line: 26, column: 35, scope: !178, inlinedAt: !174)
!183 = !DILocation(line: 26, column: 9, scope: !178, inlinedAt: !174)
!184 = !DILocation(line: 25, column: 53, scope: !178, inlinedAt: !174)
!185 = !DILocation(line: 25, column: 50, scope: !178, inlinedAt: !174)
!186 = distinct !{!186, !179, !187}
!187 = !DILocation(line: 26, column: 97, scope: !172, inlinedAt: !174)
!188 = !DILocation(line: 27, column: 1, scope: !152)
!189 = !DILocation(line: 0, scope: !167)
!190 = !DILocation(line: 25, column: 19, scope: !172)
!191 = !DILocation(line: 0, scope: !172)
!192 = !DILocation(line: 25, column: 39, scope: !178)
!193 = !DILocation(line: 25, column: 5, scope: !172)
!194 = !DILocation(line: 27, column: 1, scope: !167)
!195 = !DILocation(line: 26, column: 41, scope: !178)
!196 = !DILocation(line: 26, column: 36, scope: !178)
!197 = !DILocation(line: 26, column: 35, scope: !178)
!198 = !DILocation(line: 26, column: 9, scope: !178)
!199 = !DILocation(line: 25, column: 53, scope: !178)
!200 = !DILocation(line: 25, column: 50, scope: !178)
!201 = distinct !{!201, !193, !202}
!202 = !DILocation(line: 26, column: 97, scope: !172)
!203 = distinct !DISubprogram(name: "collect", scope: !3, file: !3, line: 30, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !204)
!204 = !{!205, !206, !207}
!205 = !DILocalVariable(name: "input", arg: 1, scope: !203, file: !3, line: 30, type: !6)
!206 = !DILocalVariable(name: "statistics", arg: 2, scope: !203, file: !3, line: 30, type: !11)
!207 = !DILocalVariable(name: "count", arg: 3, scope: !203, file: !3, line: 30, type: !13)
!208 = !DILocation(line: 0, scope: !203)
!209 = !DILocalVariable(name: "input", arg: 1, scope: !210, file: !3, line: 30, type: !6)
!210 = distinct !DISubprogram(name: "collect", linkageName: "__clang_ocl_kern_imp_collect", scope: !3, file: !3, line: 30, type: !4, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !15, retainedNodes: !211)
!211 = !{!209, !212, !213, !214, !215, !216, !217, !221}
!212 = !DILocalVariable(name: "statistics", arg: 2, scope: !210, file: !3, line: 30, type: !11)
!213 = !DILocalVariable(name: "count", arg: 3, scope: !210, file: !3, line: 30, type: !13)
!214 = !DILocalVariable(name: "i", scope: !210, file: !3, line: 32, type: !13)
!215 = !DILocalVariable(name: "value", scope: !210, file: !3, line: 35, type: !13)
!216 = !DILocalVariable(name: "seen", scope: !210, file: !3, line: 40, type: !13)
!217 = !DILocalVariable(name: "wanted", scope: !218, file: !3, line: 42, type: !13)
!218 = distinct !DILexicalBlock(scope: !219, file: !3, line: 41, column: 14)
!219 = distinct !DILexicalBlock(scope: !220, file: !3, line: 41, column: 5)
!220 = distinct !DILexicalBlock(scope: !210, file: !3, line: 41, column: 5)
!221 = !DILocalVariable(name: "found", scope: !218, file: !3, line: 43, type: !13)
!222 = !DILocation(line: 0, scope: !210, inlinedAt: !223)
!223 = distinct !DILocation(line: 31, column: 1, scope: !203)
!224 = !DILocation(line: 32, column: 14, scope: !210, inlinedAt: !223)
!225 = !DILocation(line: 33, column: 11, scope: !226, inlinedAt: !223)
!226 = distinct !DILexicalBlock(scope: !210, file: !3, line: 33, column: 9)
!227 = !DILocation(line: 35, column: 18, scope: !210, inlinedAt: !223)
!228 = !DILocation(line: 36, column: 5, scope: !210, inlinedAt: !223)
!229 = !DILocation(line: 37, column: 17, scope: !210, inlinedAt: !223)
!230 = !DILocation(line: 37, column: 5, scope: !210, inlinedAt: !223)
!231 = !DILocation(line: 38, column: 17, scope: !210, inlinedAt: !223)
!232 = !DILocation(line: 38, column: 44, scope: !210, inlinedAt: !223)
!233 = !DILocation(line: 38, column: 38, scope: !210, inlinedAt: !223)
!234 = !DILocation(line: 38, column: 5, scope: !210, inlinedAt: !223)
!235 = !DILocation(line: 40, column: 17, scope: !210, inlinedAt: !223)
!236 = !DILocation(line: 41, column: 5, scope: !210, inlinedAt: !223)
!237 = !DILocation(line: 40, column: 10, scope: !210, inlinedAt: !223)
!238 = !DILocation(line: 42, column: 31, scope: !218, inlinedAt: !223)
!239 = !DILocation(line: 42, column: 46, scope: !218, inlinedAt: !223)
!240 = !DILocation(line: 42, column: 23, scope: !218, inlinedAt: !223)
!241 = !DILocation(line: 0, scope: !218, inlinedAt: !223)
!242 = !DILocation(line: 43, column: 22, scope: !218, inlinedAt: !223)
!243 = !DILocation(line: 44, column: 19, scope: !244, inlinedAt: !223)
!244 = distinct !DILexicalBlock(scope: !218, file: !3, line: 44, column: 13)
!245 = !DILocation(line: 48, column: 1, scope: !203)
!246 = !DILocation(line: 0, scope: !210)
!247 = !DILocation(line: 32, column: 14, scope: !210)
!248 = !DILocation(line: 33, column: 11, scope: !226)
!249 = !DILocation(line: 35, column: 18, scope: !210)
!250 = !DILocation(line: 36, column: 5, scope: !210)
!251 = !DILocation(line: 37, column: 17, scope: !210)
!252 = !DILocation(line: 37, column: 5, scope: !210)
!253 = !DILocation(line: 38, column: 17, scope: !210)
!254 = !DILocation(line: 38, column: 44, scope: !210)
!255 = !DILocation(line: 38, column: 38, scope: !210)
!256 = !DILocation(line: 38, column: 5, scope: !210)
!257 = !DILocation(line: 40, column: 17, scope: !210)
!258 = !DILocation(line: 41, column: 5, scope: !210)
!259 = !DILocation(line: 40, column: 10, scope: !210)
!260 = !DILocation(line: 42, column: 31, scope: !218)
!261 = !DILocation(line: 42, column: 46, scope: !218)
!262 = !DILocation(line: 42, column: 23, scope: !218)
!263 = !DILocation(line: 0, scope: !218)
!264 = !DILocation(line: 43, column: 22, scope: !218)
!265 = !DILocation(line: 44, column: 19, scope: !244)
!266 = !DILocation(line: 48, column: 1, scope: !210)
!267 = !DISubprogram(name: "get_local_id", linkageName: "_Z12get_local_idj", scope: !3, file: !3, line: 8, type: !268, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!268 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !269)
!269 = !{!270, !14}
!270 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!271 = !DISubprogram(name: "get_local_size", linkageName: "_Z14get_local_sizej", scope: !3, file: !3, line: 8, type: !268, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!272 = !DISubprogram(name: "barrier", linkageName: "_Z7barrierj", scope: !3, file: !3, line: 10, type: !273, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!273 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !274)
!274 = !{null, !275}
!275 = !DIDerivedType(tag: DW_TAG_typedef, name: "cl_mem_fence_flags", file: !9, line: 281, baseType: !13)
!276 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !3, file: !3, line: 12, type: !268, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!277 = !DISubprogram(name: "atomic_inc", linkageName: "_Z10atomic_incPU3AS3Vj", scope: !3, file: !3, line: 13, type: !278, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!278 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !279)
!279 = !{!14, !280}
!280 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !281, size: 64, dwarfAddressSpace: 3)
!281 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!282 = !DISubprogram(name: "get_global_size", linkageName: "_Z15get_global_sizej", scope: !3, file: !3, line: 12, type: !268, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!283 = !DISubprogram(name: "atomic_add", linkageName: "_Z10atomic_addPU3AS1Vjj", scope: !3, file: !3, line: 19, type: !284, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!284 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !285)
!285 = !{!14, !286, !14}
!286 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !281, size: 64, dwarfAddressSpace: 1)
!287 = !DISubprogram(name: "atomic_fetch_add_explicit", linkageName: "_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope", scope: !3, file: !3, line: 26, type: !288, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!288 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !289)
!289 = !{!14, !290, !14, !17, !24}
!290 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !291, size: 64, dwarfAddressSpace: 4)
!291 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !158)
!292 = !DISubprogram(name: "atomic_min", linkageName: "_Z10atomic_minPU3AS1Vjj", scope: !3, file: !3, line: 36, type: !284, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!293 = !DISubprogram(name: "atomic_max", linkageName: "_Z10atomic_maxPU3AS1Vjj", scope: !3, file: !3, line: 37, type: !284, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!294 = !DISubprogram(name: "atomic_xor", linkageName: "_Z10atomic_xorPU3AS1Vjj", scope: !3, file: !3, line: 38, type: !284, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DISubprogram(name: "atomic_cmpxchg", linkageName: "_Z14atomic_cmpxchgPU3AS1Vjjj", scope: !3, file: !3, line: 43, type: !296, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!296 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !297)
!297 = !{!14, !286, !14, !14}
