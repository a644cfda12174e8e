; tests/kernels/halves.cl, compiled by clang 22 with -O2
; options:
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @read(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %4
  %7 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  %8 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %7) #6
  store float %8, ptr addrspace(1) %5, align 4, !tbaa !12
  %9 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !12
  %11 = tail call spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #6
  %12 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %11, i64 noundef 1, ptr addrspace(4) noundef %12) #7
  %13 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #6
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %13, i64 noundef 1, ptr addrspace(4) noundef %12) #7
  %14 = tail call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #6
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %14, i64 noundef 1, ptr addrspace(4) noundef %12) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_read(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 4 %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = shl i64 %3, 4
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %4
  %6 = getelementptr inbounds nuw half, ptr addrspace(1) %0, i64 %4
  %7 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  %8 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 0, ptr addrspace(4) noundef %7) #6
  store float %8, ptr addrspace(1) %5, align 4, !tbaa !12
  %9 = tail call spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  store float %9, ptr addrspace(1) %10, align 4, !tbaa !12
  %11 = tail call spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #6
  %12 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  tail call spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef %11, i64 noundef 1, ptr addrspace(4) noundef %12) #7
  %13 = tail call spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #6
  tail call spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef %13, i64 noundef 1, ptr addrspace(4) noundef %12) #7
  %14 = tail call spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef 1, ptr addrspace(4) noundef %7) #6
  tail call spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef %14, i64 noundef 1, ptr addrspace(4) noundef %12) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @write(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %5, i64 noundef %3, ptr addrspace(4) noundef %7) #7
  %8 = add i64 %6, %3
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %5, i64 noundef %8, ptr addrspace(4) noundef %7) #7
  %9 = shl i64 %6, 1
  %10 = add i64 %9, %3
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %5, i64 noundef %10, ptr addrspace(4) noundef %7) #7
  %11 = mul i64 %6, 3
  %12 = add i64 %11, %3
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %5, i64 noundef %12, ptr addrspace(4) noundef %7) #7
  %13 = shl i64 %6, 2
  %14 = add i64 %13, %3
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %5, i64 noundef %14, ptr addrspace(4) noundef %7) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_write(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 2 %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !11 {
  %3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %4 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %3
  %5 = load float, ptr addrspace(1) %4, align 4, !tbaa !12
  %6 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef %5, i64 noundef %3, ptr addrspace(4) noundef %7) #7
  %8 = add i64 %6, %3
  tail call spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef %5, i64 noundef %8, ptr addrspace(4) noundef %7) #7
  %9 = shl i64 %6, 1
  %10 = add i64 %9, %3
  tail call spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef %5, i64 noundef %10, ptr addrspace(4) noundef %7) #7
  %11 = mul i64 %6, 3
  %12 = add i64 %11, %3
  tail call spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef %5, i64 noundef %12, ptr addrspace(4) noundef %7) #7
  %13 = shl i64 %6, 2
  %14 = add i64 %13, %3
  tail call spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef %5, i64 noundef %14, ptr addrspace(4) noundef %7) #7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @write_threes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef %5) #6
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %6, i64 noundef %4, ptr addrspace(4) noundef %7) #7
  %8 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %6, i64 noundef %4, ptr addrspace(4) noundef %8) #7
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_write_threes(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 2 %2) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = tail call spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef %4, ptr addrspace(4) noundef %5) #6
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %6, i64 noundef %4, ptr addrspace(4) noundef %7) #7
  %8 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  tail call spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef %6, i64 noundef %4, ptr addrspace(4) noundef %8) #7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func float @_Z10vload_halfmPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore2Dv2_fmPU3AS4f(<2 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <2 x float> @_Z11vload_half2mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_fmPU3AS4f(<4 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x float> @_Z11vload_half4mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore8Dv8_fmPU3AS4f(<8 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <8 x float> @_Z12vloada_half8mPU3AS4KDh(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11vstore_halffmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtefmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtzfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtpfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z15vstore_half_rtnfmPU3AS4Dh(float noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <3 x float> @_Z6vload3mPU3AS4Kf(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z16vstore_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17vstorea_half3_rtzDv3_fmPU3AS4Dh(<3 x float> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(read) }
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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"half*", !"float*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!"float*", !"half*"}
!15 = !{i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"float*", !"half*", !"half*"}
!18 = !{!"const", !"", !""}
