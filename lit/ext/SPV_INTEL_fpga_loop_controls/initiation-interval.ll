; A loop with llvm.loop.ii.count uses SPV_INTEL_fpga_loop_controls where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fpga_loop_controls --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability FPGALoopControlsALTERA
; CHECK-NEXT: OpExtension "SPV_INTEL_fpga_loop_controls"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: %entry = OpLabel
; CHECK-NEXT: OpBranch %loop
; CHECK-NEXT: %loop = OpLabel
; CHECK-NEXT: %i = OpPhi %uint %uint_0 %entry %next %loop
; CHECK-NEXT: %next = OpIAdd %uint %i %uint_1
; CHECK-NEXT: %more = OpULessThan %bool %next %n
; CHECK-NEXT: OpLoopMerge %end %loop InitiationIntervalALTERA 3
; CHECK-NEXT: OpBranchConditional %more %loop %end
; CHECK-NEXT: %end = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %n = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry = OpLabel
; WITHOUT-NEXT: OpBranch %loop
; WITHOUT-NEXT: %loop = OpLabel
; WITHOUT-NEXT: %i = OpPhi %uint %uint_0 %entry %next %loop
; WITHOUT-NEXT: %next = OpIAdd %uint %i %uint_1
; WITHOUT-NEXT: %more = OpULessThan %bool %next %n
; WITHOUT-NEXT: OpBranchConditional %more %loop %end
; WITHOUT-NEXT: %end = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @f(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !0

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.ii.count", i32 3}
