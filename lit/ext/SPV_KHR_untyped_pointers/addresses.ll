; Instructions that need only the address in a pointer take untyped pointers as they are; hints name the pointer that
; address computations use.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+all,+SPV_KHR_untyped_pointers | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+all | FileCheck %s --check-prefix=TYPED

; CHECK: %[[POINTER:.+]] = OpTypeUntypedPointerKHR CrossWorkgroup

; CHECK:      %kept = OpFPGARegALTERA %[[POINTER]] %p
; CHECK-NEXT: %moved = OpAsmCallINTEL %[[POINTER]] %{{.+}} %kept
; CHECK:      OpUntypedPtrAccessChainKHR %[[POINTER]] %{{.+}} %p %i
; CHECK:      OpLoopMerge %exit %loop DependencyArrayALTERA 1 %p 4

; Typed pointers to what the result points to.
; TYPED:      %[[CAST:.+]] = OpBitcast %[[RESULT:.+]] %p
; TYPED-NEXT: %kept = OpFPGARegALTERA %[[RESULT]] %[[CAST]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i64 %n) {
entry:
  %kept = call spir_func ptr addrspace(1) @_Z20__spirv_FPGARegINTELPU3AS1i(ptr addrspace(1) %p)
  %moved = call ptr addrspace(1) asm sideeffect "mov $0 $1", "=r,r"(ptr addrspace(1) %kept)
  store i32 0, ptr addrspace(1) %moved
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %element = getelementptr i32, ptr addrspace(1) %p, i64 %i, !llvm.index.group !2
  store i32 1, ptr addrspace(1) %element
  %next = add i64 %i, 1
  %goes.on = icmp ult i64 %next, %n
  br i1 %goes.on, label %loop, label %exit, !llvm.loop !0

exit:
  ret void
}

declare spir_func ptr addrspace(1) @_Z20__spirv_FPGARegINTELPU3AS1i(ptr addrspace(1))

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_access_indices", !2, i32 4}
!2 = distinct !{}
