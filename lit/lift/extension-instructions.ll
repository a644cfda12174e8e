; Instructions and decorations of extensions that SPIRV-Tools does not assemble.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_predicated_io,+SPV_INTEL_loop_fuse,+SPV_INTEL_fpga_loop_controls,+SPV_INTEL_runtime_aligned,+SPV_INTEL_function_pointers,+SPV_INTEL_kernel_attributes -o %t.cl12.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL1.2 %t.cl12.spv -o - | FileCheck %s --check-prefixes=CHECK,CL12_CL20
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_predicated_io,+SPV_INTEL_loop_fuse,+SPV_INTEL_fpga_loop_controls,+SPV_INTEL_runtime_aligned,+SPV_INTEL_function_pointers,+SPV_INTEL_kernel_attributes -o %t.cl20.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.cl20.spv -o - | FileCheck %s --check-prefixes=CHECK,CL12_CL20
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_predicated_io,+SPV_INTEL_loop_fuse,+SPV_INTEL_fpga_loop_controls,+SPV_INTEL_runtime_aligned,+SPV_INTEL_function_pointers,+SPV_INTEL_kernel_attributes -o %t.spv.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv.spv -o - | FileCheck %s --check-prefixes=CHECK,SPV

; CHECK: define spir_func void @predicated(ptr addrspace(1) %p, i1 %b, i32 %v) #{{[0-9]+}}
; CHECK: %x = call spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1ibi(ptr addrspace(1) %p, i1 %b, i32 %v) #{{[0-9]+}}
; CHECK: call spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1iib(ptr addrspace(1) %p, i32 %x, i1 %b) #{{[0-9]+}}
; CHECK: define spir_func void @fused() #{{[0-9]+}} !loop_fuse ![[LOOP_FUSE:[0-9]+]]
; CHECK: define spir_kernel void @aligned(ptr addrspace(1) %p, i32 %n) #{{[0-9]+}} !kernel_arg_addr_space ![[KERNEL_ARG_ADDR_SPACE:[0-9]+]] !kernel_arg_access_qual ![[KERNEL_ARG_ACCESS_QUAL:[0-9]+]] !kernel_arg_type ![[KERNEL_ARG_TYPE:[0-9]+]] !kernel_arg_type_qual ![[KERNEL_ARG_TYPE_QUAL:[0-9]+]] !kernel_arg_base_type ![[KERNEL_ARG_TYPE]] !kernel_arg_runtime_aligned ![[KERNEL_ARG_RUNTIME_ALIGNED:[0-9]+]] !spirv.ParameterDecorations ![[SPIRV_PARAMETERDECORATIONS:[0-9]+]]
; CHECK: define spir_func i32 @indirect(ptr %f, i8 %a) #{{[0-9]+}}

; CL12_CL20: %x = call spir_func i32 %f(i8 zeroext %a)

; SPV: %x = call spir_func i32 %f(i8 zeroext %a) #{{[0-9]+}}, !spirv.Decorations ![[SPIRV_DECORATIONS:[0-9]+]]

; CHECK: define spir_func void @counted(ptr %a, i32 %n) #{{[0-9]+}}
; CHECK: %element = getelementptr inbounds [8 x i32], ptr %own, i64 0, i32 %i, !llvm.index.group ![[LLVM_INDEX_GROUP:[0-9]+]]
; CHECK: br i1 %more, label %loop, label %end, !llvm.loop ![[LLVM_LOOP:[0-9]+]]
; CHECK: ![[SPIRV_PARAMETERDECORATIONS_PART_2:[0-9]+]] = !{}
; CHECK: ![[LOOP_FUSE]] = !{i32 3, i32 1}
; CHECK: ![[KERNEL_ARG_ADDR_SPACE]] = !{i32 1, i32 0}
; CHECK: ![[KERNEL_ARG_ACCESS_QUAL]] = !{!"none", !"none"}
; CHECK: ![[KERNEL_ARG_TYPE]] = !{!"char*", !"int"}
; CHECK: ![[KERNEL_ARG_TYPE_QUAL]] = !{!"", !""}
; CHECK: ![[KERNEL_ARG_RUNTIME_ALIGNED]] = !{i1 true, i1 false}
; CHECK: ![[SPIRV_PARAMETERDECORATIONS]] = !{![[SPIRV_PARAMETERDECORATIONS_PART:[0-9]+]], ![[SPIRV_PARAMETERDECORATIONS_PART_2]]}
; CHECK: ![[SPIRV_PARAMETERDECORATIONS_PART]] = !{![[SPIRV_PARAMETERDECORATIONS_PART_PART:[0-9]+]]}
; CHECK: ![[SPIRV_PARAMETERDECORATIONS_PART_PART]] = !{i32 38, i32 5940}

; SPV: ![[SPIRV_DECORATIONS]] = !{![[SPIRV_DECORATIONS_PART:[0-9]+]]}
; SPV: ![[SPIRV_DECORATIONS_PART]] = !{i32 6409, i32 0, i32 0}

; CHECK: ![[LLVM_INDEX_GROUP]] = distinct !{}
; CHECK: ![[LLVM_LOOP]] = distinct !{![[LLVM_LOOP]], ![[LLVM_LOOP_PART:[0-9]+]], ![[LLVM_LOOP_PART_2:[0-9]+]], ![[LLVM_LOOP_PART_3:[0-9]+]], ![[LLVM_LOOP_PART_4:[0-9]+]], ![[LLVM_LOOP_PART_5:[0-9]+]]}
; CHECK: ![[LLVM_LOOP_PART]] = !{!"llvm.loop.parallel_access_indices", ![[LLVM_INDEX_GROUP]], i32 4}
; CHECK: ![[LLVM_LOOP_PART_2]] = !{!"llvm.loop.intel.loopcount_min", i64 2}
; CHECK: ![[LLVM_LOOP_PART_3]] = !{!"llvm.loop.intel.loopcount_max", i64 9}
; CHECK: ![[LLVM_LOOP_PART_4]] = !{!"llvm.loop.intel.loopcount_avg", i64 5}
; CHECK: ![[LLVM_LOOP_PART_5]] = !{!"llvm.loop.intel.max_reinvocation_delay.count", i32 6}

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1ibii(ptr addrspace(1), i1, i32, i32)
declare spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1iibi(ptr addrspace(1), i32, i1, i32)

define spir_func void @predicated(ptr addrspace(1) %p, i1 %b, i32 %v) {
  %x = call spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1ibii(ptr addrspace(1) %p, i1 %b, i32 %v, i32 0)
  call spir_func void @_Z28__spirv_PredicatedStoreINTELPU3AS1iibi(ptr addrspace(1) %p, i32 %x, i1 %b, i32 0)
  ret void
}

define spir_func void @fused() !loop_fuse !0 {
  ret void
}

define spir_kernel void @aligned(ptr addrspace(1) %p, i32 %n) !kernel_arg_runtime_aligned !1 {
  ret void
}

define spir_func i32 @indirect(ptr %f, i8 %a) {
  %x = call spir_func i32 %f(i8 zeroext %a)
  ret i32 %x
}

define spir_func void @counted(ptr %a, i32 %n) {
entry:
  %own = alloca [8 x i32]
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %element = getelementptr inbounds [8 x i32], ptr %own, i64 0, i32 %i, !llvm.index.group !8
  store i32 %i, ptr %element
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !2
end:
  ret void
}

!0 = !{i32 3, i32 1}
!1 = !{i1 true, i1 false}
!2 = distinct !{!2, !3, !4, !5, !6, !7}
!3 = !{!"llvm.loop.intel.loopcount_min", i32 2}
!4 = !{!"llvm.loop.intel.loopcount_max", i32 9}
!5 = !{!"llvm.loop.intel.loopcount_avg", i32 5}
!6 = !{!"llvm.loop.intel.max_reinvocation_delay.count", i32 6}
!7 = !{!"llvm.loop.parallel_access_indices", !8, i32 4}
!8 = distinct !{}
