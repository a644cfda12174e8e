; ROW: dependency arrays of loops whose base is a member
; OPTIONS: --spirv-ext=+SPV_INTEL_fpga_loop_controls
; 262144 is DependencyArrayINTEL, 1 the number of its pairs.
; PEER: LoopMerge {{[0-9]+ [0-9]+}} 262144 1 [[MEMBER:[0-9]+]] 4
; PEER: InBoundsPtrAccessChain {{[0-9]+}} [[MEMBER]]
; OURS-NOT: DependencyArray
; OURS: OpFunctionEnd

target triple = "spir64-unknown-unknown"

%class = type { ptr addrspace(1), ptr addrspace(1) }

define spir_func void @f(ptr %c, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %member = getelementptr inbounds %class, ptr %c, i32 0, i32 1
  %base = load ptr addrspace(1), ptr %member
  %p = getelementptr inbounds i32, ptr addrspace(1) %base, i32 %i, !llvm.index.group !0
  store i32 %i, ptr addrspace(1) %p
  %next = add i32 %i, 1
  br label %header, !llvm.loop !1
end:
  ret void
}

!0 = distinct !{}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.parallel_access_indices", !0, i32 4}
