; A hint for a loop with two exits uses SPV_INTEL_unstructured_loop_controls where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_unstructured_loop_controls --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability UnstructuredLoopControlsINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_unstructured_loop_controls"
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
; CHECK-NEXT: %i = OpPhi %uint %uint_0 %entry %next %more
; CHECK-NEXT: %odd = OpIEqual %bool %i %uint_77
; CHECK-NEXT: OpLoopControlINTEL 2
; CHECK-NEXT: OpBranchConditional %odd %early %more
; CHECK-NEXT: %more = OpLabel
; CHECK-NEXT: %next = OpIAdd %uint %i %uint_1
; CHECK-NEXT: %done = OpIEqual %bool %next %n
; CHECK-NEXT: OpBranchConditional %done %end %loop
; CHECK-NEXT: %early = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: %end = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %n = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry = OpLabel
; WITHOUT-NEXT: OpBranch %loop
; WITHOUT-NEXT: %loop = OpLabel
; WITHOUT-NEXT: %i = OpPhi %uint %uint_0 %entry %next %more
; WITHOUT-NEXT: %odd = OpIEqual %bool %i %uint_77
; WITHOUT-NEXT: OpLoopMerge %end %more DontUnroll
; WITHOUT-NEXT: OpBranchConditional %odd %early %more
; WITHOUT-NEXT: %more = OpLabel
; WITHOUT-NEXT: %next = OpIAdd %uint %i %uint_1
; WITHOUT-NEXT: %done = OpIEqual %bool %next %n
; WITHOUT-NEXT: OpBranchConditional %done %end %loop
; WITHOUT-NEXT: %early = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: %end = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @f(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %odd = icmp eq i32 %i, 77
  br i1 %odd, label %early, label %more

more:
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %end, label %loop, !llvm.loop !0

early:
  ret void

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
