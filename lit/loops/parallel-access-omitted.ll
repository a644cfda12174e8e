; Arrays without an id before the loop are left out of DependencyArrayALTERA: variables that the loop allocates, vectors of
; pointers. More arrays than an instruction holds are no hint. Warnings say so.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fpga_loop_controls --spirv-text -o - 2>%t.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=WARNED --implicit-check-not=warning[ < %t.txt
; RUN: llvm-spirv-rs %s --spirv-text -o - 2>&1 | FileCheck %s --check-prefix=NONE --implicit-check-not=warning[
; RUN: cat %s > %t.ll
; RUN: awk 'BEGIN { for (i = 0; i < 33000; ++i) print "@g" i " = addrspace(1) global i32 0" }' >> %t.ll
; RUN: awk 'BEGIN { print "define void @many() {\n  br label %%loop\nloop:"; for (i = 0; i < 33000; ++i) print "  %%a" i " = getelementptr i8, ptr addrspace(1) @g" i ", i32 0, !llvm.index.group !2"; print "  br label %%loop, !llvm.loop !0\n}" }' >> %t.ll
; RUN: llvm-spirv-rs %t.ll --spirv-ext=+SPV_INTEL_fpga_loop_controls --spirv-text -o - 2>%t.many.txt | FileCheck %s
; RUN: FileCheck %s --check-prefix=MANY < %t.many.txt

; CHECK:     LoopMerge [[#]] [[#]] 262144 1 [[#]] 5
; CHECK-NOT: LoopMerge

; WARNED:      warning[W026]: the hint of a loop about dependences (llvm.loop.parallel_access_indices) is omitted for this access
; WARNED-NEXT: at %in.array = getelementptr
; WARNED:      also at %in.several = getelementptr

; NONE:        Function

; MANY:        the hint of a loop about dependences (llvm.loop.parallel_access_indices) is omitted: it has more arrays than an instruction of SPIR-V, at br label %loop

target triple = "spir64-unknown-unknown"

define spir_func void @f(<2 x ptr addrspace(1)> %several, ptr addrspace(1) %parameter, i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %array = alloca [8 x i32]
  %in.array = getelementptr [8 x i32], ptr %array, i32 0, i32 %i, !llvm.index.group !2
  store i32 %i, ptr %in.array
  %in.several = getelementptr i32, <2 x ptr addrspace(1)> %several, i32 %i, !llvm.index.group !2
  %first = extractelement <2 x ptr addrspace(1)> %in.several, i32 0
  store i32 %i, ptr addrspace(1) %first
  %in.parameter = getelementptr i32, ptr addrspace(1) %parameter, i32 %i, !llvm.index.group !2
  store i32 %i, ptr addrspace(1) %in.parameter
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.parallel_access_indices", !2, i32 5}
!2 = distinct !{}
