; Each loop hint is an operand of OpLoopMerge.
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

; CHECK-LABEL: %coalesce_count = OpFunction {{.*}}
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: %entry = OpLabel
; CHECK-NEXT: OpBranch %loop
; CHECK-NEXT: %loop = OpLabel
; CHECK-NEXT: %i = OpPhi %uint %uint_0 %entry %next %loop
; CHECK-NEXT: %next = OpIAdd %uint %i %uint_1
; CHECK-NEXT: %more = OpULessThan %bool %next %n
; CHECK-NEXT: OpLoopMerge %end %loop LoopCoalesceALTERA 3
; CHECK-NEXT: OpBranchConditional %more %loop %end
; CHECK-NEXT: %end = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %coalesce_count = OpFunction {{.*}}
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
define spir_func void @coalesce_count(i32 %n) {
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

; CHECK-LABEL: %coalesce_enable = OpFunction {{.*}}
; CHECK-NEXT: %n_0 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_0 = OpLabel
; CHECK-NEXT: OpBranch %loop_0
; CHECK-NEXT: %loop_0 = OpLabel
; CHECK-NEXT: %i_0 = OpPhi %uint %uint_0 %entry_0 %next_0 %loop_0
; CHECK-NEXT: %next_0 = OpIAdd %uint %i_0 %uint_1
; CHECK-NEXT: %more_0 = OpULessThan %bool %next_0 %n_0
; CHECK-NEXT: OpLoopMerge %end_0 %loop_0 LoopCoalesceALTERA 0
; CHECK-NEXT: OpBranchConditional %more_0 %loop_0 %end_0
; CHECK-NEXT: %end_0 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %coalesce_enable = OpFunction {{.*}}
; WITHOUT-NEXT: %n_0 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_0 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_0
; WITHOUT-NEXT: %loop_0 = OpLabel
; WITHOUT-NEXT: %i_0 = OpPhi %uint %uint_0 %entry_0 %next_0 %loop_0
; WITHOUT-NEXT: %next_0 = OpIAdd %uint %i_0 %uint_1
; WITHOUT-NEXT: %more_0 = OpULessThan %bool %next_0 %n_0
; WITHOUT-NEXT: OpBranchConditional %more_0 %loop_0 %end_0
; WITHOUT-NEXT: %end_0 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @coalesce_enable(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !2

end:
  ret void
}

; CHECK-LABEL: %fusion_disable = OpFunction {{.*}}
; CHECK-NEXT: %n_1 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_1 = OpLabel
; CHECK-NEXT: OpBranch %loop_1
; CHECK-NEXT: %loop_1 = OpLabel
; CHECK-NEXT: %i_1 = OpPhi %uint %uint_0 %entry_1 %next_1 %loop_1
; CHECK-NEXT: %next_1 = OpIAdd %uint %i_1 %uint_1
; CHECK-NEXT: %more_1 = OpULessThan %bool %next_1 %n_1
; CHECK-NEXT: OpLoopMerge %end_1 %loop_1 NoFusionALTERA
; CHECK-NEXT: OpBranchConditional %more_1 %loop_1 %end_1
; CHECK-NEXT: %end_1 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %fusion_disable = OpFunction {{.*}}
; WITHOUT-NEXT: %n_1 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_1 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_1
; WITHOUT-NEXT: %loop_1 = OpLabel
; WITHOUT-NEXT: %i_1 = OpPhi %uint %uint_0 %entry_1 %next_1 %loop_1
; WITHOUT-NEXT: %next_1 = OpIAdd %uint %i_1 %uint_1
; WITHOUT-NEXT: %more_1 = OpULessThan %bool %next_1 %n_1
; WITHOUT-NEXT: OpBranchConditional %more_1 %loop_1 %end_1
; WITHOUT-NEXT: %end_1 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @fusion_disable(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !4

end:
  ret void
}

; CHECK-LABEL: %ii_count = OpFunction {{.*}}
; CHECK-NEXT: %n_2 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_2 = OpLabel
; CHECK-NEXT: OpBranch %loop_2
; CHECK-NEXT: %loop_2 = OpLabel
; CHECK-NEXT: %i_2 = OpPhi %uint %uint_0 %entry_2 %next_2 %loop_2
; CHECK-NEXT: %next_2 = OpIAdd %uint %i_2 %uint_1
; CHECK-NEXT: %more_2 = OpULessThan %bool %next_2 %n_2
; CHECK-NEXT: OpLoopMerge %end_2 %loop_2 InitiationIntervalALTERA 3
; CHECK-NEXT: OpBranchConditional %more_2 %loop_2 %end_2
; CHECK-NEXT: %end_2 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %ii_count = OpFunction {{.*}}
; WITHOUT-NEXT: %n_2 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_2 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_2
; WITHOUT-NEXT: %loop_2 = OpLabel
; WITHOUT-NEXT: %i_2 = OpPhi %uint %uint_0 %entry_2 %next_2 %loop_2
; WITHOUT-NEXT: %next_2 = OpIAdd %uint %i_2 %uint_1
; WITHOUT-NEXT: %more_2 = OpULessThan %bool %next_2 %n_2
; WITHOUT-NEXT: OpBranchConditional %more_2 %loop_2 %end_2
; WITHOUT-NEXT: %end_2 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @ii_count(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !6

end:
  ret void
}

; CHECK-LABEL: %intel_max_reinvocation_delay_count = OpFunction {{.*}}
; CHECK-NEXT: %n_3 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_3 = OpLabel
; CHECK-NEXT: OpBranch %loop_3
; CHECK-NEXT: %loop_3 = OpLabel
; CHECK-NEXT: %i_3 = OpPhi %uint %uint_0 %entry_3 %next_3 %loop_3
; CHECK-NEXT: %next_3 = OpIAdd %uint %i_3 %uint_1
; CHECK-NEXT: %more_3 = OpULessThan %bool %next_3 %n_3
; CHECK-NEXT: OpLoopMerge %end_3 %loop_3 MaxReinvocationDelayALTERA 3
; CHECK-NEXT: OpBranchConditional %more_3 %loop_3 %end_3
; CHECK-NEXT: %end_3 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %intel_max_reinvocation_delay_count = OpFunction {{.*}}
; WITHOUT-NEXT: %n_3 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_3 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_3
; WITHOUT-NEXT: %loop_3 = OpLabel
; WITHOUT-NEXT: %i_3 = OpPhi %uint %uint_0 %entry_3 %next_3 %loop_3
; WITHOUT-NEXT: %next_3 = OpIAdd %uint %i_3 %uint_1
; WITHOUT-NEXT: %more_3 = OpULessThan %bool %next_3 %n_3
; WITHOUT-NEXT: OpBranchConditional %more_3 %loop_3 %end_3
; WITHOUT-NEXT: %end_3 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @intel_max_reinvocation_delay_count(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !8

end:
  ret void
}

; CHECK-LABEL: %intel_pipelining_enable = OpFunction {{.*}}
; CHECK-NEXT: %n_4 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_4 = OpLabel
; CHECK-NEXT: OpBranch %loop_4
; CHECK-NEXT: %loop_4 = OpLabel
; CHECK-NEXT: %i_4 = OpPhi %uint %uint_0 %entry_4 %next_4 %loop_4
; CHECK-NEXT: %next_4 = OpIAdd %uint %i_4 %uint_1
; CHECK-NEXT: %more_4 = OpULessThan %bool %next_4 %n_4
; CHECK-NEXT: OpLoopMerge %end_4 %loop_4 PipelineEnableALTERA 1
; CHECK-NEXT: OpBranchConditional %more_4 %loop_4 %end_4
; CHECK-NEXT: %end_4 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %intel_pipelining_enable = OpFunction {{.*}}
; WITHOUT-NEXT: %n_4 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_4 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_4
; WITHOUT-NEXT: %loop_4 = OpLabel
; WITHOUT-NEXT: %i_4 = OpPhi %uint %uint_0 %entry_4 %next_4 %loop_4
; WITHOUT-NEXT: %next_4 = OpIAdd %uint %i_4 %uint_1
; WITHOUT-NEXT: %more_4 = OpULessThan %bool %next_4 %n_4
; WITHOUT-NEXT: OpBranchConditional %more_4 %loop_4 %end_4
; WITHOUT-NEXT: %end_4 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @intel_pipelining_enable(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !10

end:
  ret void
}

; CHECK-LABEL: %intel_speculated_iterations_count = OpFunction {{.*}}
; CHECK-NEXT: %n_5 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_5 = OpLabel
; CHECK-NEXT: OpBranch %loop_5
; CHECK-NEXT: %loop_5 = OpLabel
; CHECK-NEXT: %i_5 = OpPhi %uint %uint_0 %entry_5 %next_5 %loop_5
; CHECK-NEXT: %next_5 = OpIAdd %uint %i_5 %uint_1
; CHECK-NEXT: %more_5 = OpULessThan %bool %next_5 %n_5
; CHECK-NEXT: OpLoopMerge %end_5 %loop_5 SpeculatedIterationsALTERA 3
; CHECK-NEXT: OpBranchConditional %more_5 %loop_5 %end_5
; CHECK-NEXT: %end_5 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %intel_speculated_iterations_count = OpFunction {{.*}}
; WITHOUT-NEXT: %n_5 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_5 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_5
; WITHOUT-NEXT: %loop_5 = OpLabel
; WITHOUT-NEXT: %i_5 = OpPhi %uint %uint_0 %entry_5 %next_5 %loop_5
; WITHOUT-NEXT: %next_5 = OpIAdd %uint %i_5 %uint_1
; WITHOUT-NEXT: %more_5 = OpULessThan %bool %next_5 %n_5
; WITHOUT-NEXT: OpBranchConditional %more_5 %loop_5 %end_5
; WITHOUT-NEXT: %end_5 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @intel_speculated_iterations_count(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !12

end:
  ret void
}

; CHECK-LABEL: %ivdep_enable = OpFunction {{.*}}
; CHECK-NEXT: %n_6 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_6 = OpLabel
; CHECK-NEXT: OpBranch %loop_6
; CHECK-NEXT: %loop_6 = OpLabel
; CHECK-NEXT: %i_6 = OpPhi %uint %uint_0 %entry_6 %next_6 %loop_6
; CHECK-NEXT: %next_6 = OpIAdd %uint %i_6 %uint_1
; CHECK-NEXT: %more_6 = OpULessThan %bool %next_6 %n_6
; CHECK-NEXT: OpLoopMerge %end_6 %loop_6 DependencyInfinite
; CHECK-NEXT: OpBranchConditional %more_6 %loop_6 %end_6
; CHECK-NEXT: %end_6 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %ivdep_enable = OpFunction {{.*}}
; WITHOUT-NEXT: %n_6 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_6 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_6
; WITHOUT-NEXT: %loop_6 = OpLabel
; WITHOUT-NEXT: %i_6 = OpPhi %uint %uint_0 %entry_6 %next_6 %loop_6
; WITHOUT-NEXT: %next_6 = OpIAdd %uint %i_6 %uint_1
; WITHOUT-NEXT: %more_6 = OpULessThan %bool %next_6 %n_6
; WITHOUT-NEXT: OpLoopMerge %end_6 %loop_6 DependencyInfinite
; WITHOUT-NEXT: OpBranchConditional %more_6 %loop_6 %end_6
; WITHOUT-NEXT: %end_6 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @ivdep_enable(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !14

end:
  ret void
}

; CHECK-LABEL: %ivdep_safelen = OpFunction {{.*}}
; CHECK-NEXT: %n_7 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_7 = OpLabel
; CHECK-NEXT: OpBranch %loop_7
; CHECK-NEXT: %loop_7 = OpLabel
; CHECK-NEXT: %i_7 = OpPhi %uint %uint_0 %entry_7 %next_7 %loop_7
; CHECK-NEXT: %next_7 = OpIAdd %uint %i_7 %uint_1
; CHECK-NEXT: %more_7 = OpULessThan %bool %next_7 %n_7
; CHECK-NEXT: OpLoopMerge %end_7 %loop_7 DependencyLength 3
; CHECK-NEXT: OpBranchConditional %more_7 %loop_7 %end_7
; CHECK-NEXT: %end_7 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %ivdep_safelen = OpFunction {{.*}}
; WITHOUT-NEXT: %n_7 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_7 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_7
; WITHOUT-NEXT: %loop_7 = OpLabel
; WITHOUT-NEXT: %i_7 = OpPhi %uint %uint_0 %entry_7 %next_7 %loop_7
; WITHOUT-NEXT: %next_7 = OpIAdd %uint %i_7 %uint_1
; WITHOUT-NEXT: %more_7 = OpULessThan %bool %next_7 %n_7
; WITHOUT-NEXT: OpLoopMerge %end_7 %loop_7 DependencyLength 3
; WITHOUT-NEXT: OpBranchConditional %more_7 %loop_7 %end_7
; WITHOUT-NEXT: %end_7 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @ivdep_safelen(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !16

end:
  ret void
}

; CHECK-LABEL: %max_concurrency_count = OpFunction {{.*}}
; CHECK-NEXT: %n_8 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_8 = OpLabel
; CHECK-NEXT: OpBranch %loop_8
; CHECK-NEXT: %loop_8 = OpLabel
; CHECK-NEXT: %i_8 = OpPhi %uint %uint_0 %entry_8 %next_8 %loop_8
; CHECK-NEXT: %next_8 = OpIAdd %uint %i_8 %uint_1
; CHECK-NEXT: %more_8 = OpULessThan %bool %next_8 %n_8
; CHECK-NEXT: OpLoopMerge %end_8 %loop_8 MaxConcurrencyALTERA 3
; CHECK-NEXT: OpBranchConditional %more_8 %loop_8 %end_8
; CHECK-NEXT: %end_8 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %max_concurrency_count = OpFunction {{.*}}
; WITHOUT-NEXT: %n_8 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_8 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_8
; WITHOUT-NEXT: %loop_8 = OpLabel
; WITHOUT-NEXT: %i_8 = OpPhi %uint %uint_0 %entry_8 %next_8 %loop_8
; WITHOUT-NEXT: %next_8 = OpIAdd %uint %i_8 %uint_1
; WITHOUT-NEXT: %more_8 = OpULessThan %bool %next_8 %n_8
; WITHOUT-NEXT: OpBranchConditional %more_8 %loop_8 %end_8
; WITHOUT-NEXT: %end_8 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @max_concurrency_count(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !18

end:
  ret void
}

; CHECK-LABEL: %max_interleaving_count = OpFunction {{.*}}
; CHECK-NEXT: %n_9 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_9 = OpLabel
; CHECK-NEXT: OpBranch %loop_9
; CHECK-NEXT: %loop_9 = OpLabel
; CHECK-NEXT: %i_9 = OpPhi %uint %uint_0 %entry_9 %next_9 %loop_9
; CHECK-NEXT: %next_9 = OpIAdd %uint %i_9 %uint_1
; CHECK-NEXT: %more_9 = OpULessThan %bool %next_9 %n_9
; CHECK-NEXT: OpLoopMerge %end_9 %loop_9 MaxInterleavingALTERA 3
; CHECK-NEXT: OpBranchConditional %more_9 %loop_9 %end_9
; CHECK-NEXT: %end_9 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %max_interleaving_count = OpFunction {{.*}}
; WITHOUT-NEXT: %n_9 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_9 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_9
; WITHOUT-NEXT: %loop_9 = OpLabel
; WITHOUT-NEXT: %i_9 = OpPhi %uint %uint_0 %entry_9 %next_9 %loop_9
; WITHOUT-NEXT: %next_9 = OpIAdd %uint %i_9 %uint_1
; WITHOUT-NEXT: %more_9 = OpULessThan %bool %next_9 %n_9
; WITHOUT-NEXT: OpBranchConditional %more_9 %loop_9 %end_9
; WITHOUT-NEXT: %end_9 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @max_interleaving_count(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !20

end:
  ret void
}

; CHECK-LABEL: %unroll_count = OpFunction {{.*}}
; CHECK-NEXT: %n_10 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_10 = OpLabel
; CHECK-NEXT: OpBranch %loop_10
; CHECK-NEXT: %loop_10 = OpLabel
; CHECK-NEXT: %i_10 = OpPhi %uint %uint_0 %entry_10 %next_10 %loop_10
; CHECK-NEXT: %next_10 = OpIAdd %uint %i_10 %uint_1
; CHECK-NEXT: %more_10 = OpULessThan %bool %next_10 %n_10
; CHECK-NEXT: OpLoopMerge %end_10 %loop_10 PartialCount 3
; CHECK-NEXT: OpBranchConditional %more_10 %loop_10 %end_10
; CHECK-NEXT: %end_10 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %unroll_count = OpFunction {{.*}}
; WITHOUT-NEXT: %n_10 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_10 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_10
; WITHOUT-NEXT: %loop_10 = OpLabel
; WITHOUT-NEXT: %i_10 = OpPhi %uint %uint_0 %entry_10 %next_10 %loop_10
; WITHOUT-NEXT: %next_10 = OpIAdd %uint %i_10 %uint_1
; WITHOUT-NEXT: %more_10 = OpULessThan %bool %next_10 %n_10
; WITHOUT-NEXT: OpLoopMerge %end_10 %loop_10 PartialCount 3
; WITHOUT-NEXT: OpBranchConditional %more_10 %loop_10 %end_10
; WITHOUT-NEXT: %end_10 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @unroll_count(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !22

end:
  ret void
}

; CHECK-LABEL: %unroll_disable = OpFunction {{.*}}
; CHECK-NEXT: %n_11 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_11 = OpLabel
; CHECK-NEXT: OpBranch %loop_11
; CHECK-NEXT: %loop_11 = OpLabel
; CHECK-NEXT: %i_11 = OpPhi %uint %uint_0 %entry_11 %next_11 %loop_11
; CHECK-NEXT: %next_11 = OpIAdd %uint %i_11 %uint_1
; CHECK-NEXT: %more_11 = OpULessThan %bool %next_11 %n_11
; CHECK-NEXT: OpLoopMerge %end_11 %loop_11 DontUnroll
; CHECK-NEXT: OpBranchConditional %more_11 %loop_11 %end_11
; CHECK-NEXT: %end_11 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %unroll_disable = OpFunction {{.*}}
; WITHOUT-NEXT: %n_11 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_11 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_11
; WITHOUT-NEXT: %loop_11 = OpLabel
; WITHOUT-NEXT: %i_11 = OpPhi %uint %uint_0 %entry_11 %next_11 %loop_11
; WITHOUT-NEXT: %next_11 = OpIAdd %uint %i_11 %uint_1
; WITHOUT-NEXT: %more_11 = OpULessThan %bool %next_11 %n_11
; WITHOUT-NEXT: OpLoopMerge %end_11 %loop_11 DontUnroll
; WITHOUT-NEXT: OpBranchConditional %more_11 %loop_11 %end_11
; WITHOUT-NEXT: %end_11 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @unroll_disable(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !24

end:
  ret void
}

; CHECK-LABEL: %unroll_enable = OpFunction {{.*}}
; CHECK-NEXT: %n_12 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_12 = OpLabel
; CHECK-NEXT: OpBranch %loop_12
; CHECK-NEXT: %loop_12 = OpLabel
; CHECK-NEXT: %i_12 = OpPhi %uint %uint_0 %entry_12 %next_12 %loop_12
; CHECK-NEXT: %next_12 = OpIAdd %uint %i_12 %uint_1
; CHECK-NEXT: %more_12 = OpULessThan %bool %next_12 %n_12
; CHECK-NEXT: OpLoopMerge %end_12 %loop_12 Unroll
; CHECK-NEXT: OpBranchConditional %more_12 %loop_12 %end_12
; CHECK-NEXT: %end_12 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %unroll_enable = OpFunction {{.*}}
; WITHOUT-NEXT: %n_12 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_12 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_12
; WITHOUT-NEXT: %loop_12 = OpLabel
; WITHOUT-NEXT: %i_12 = OpPhi %uint %uint_0 %entry_12 %next_12 %loop_12
; WITHOUT-NEXT: %next_12 = OpIAdd %uint %i_12 %uint_1
; WITHOUT-NEXT: %more_12 = OpULessThan %bool %next_12 %n_12
; WITHOUT-NEXT: OpLoopMerge %end_12 %loop_12 Unroll
; WITHOUT-NEXT: OpBranchConditional %more_12 %loop_12 %end_12
; WITHOUT-NEXT: %end_12 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @unroll_enable(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !26

end:
  ret void
}

; CHECK-LABEL: %unroll_full = OpFunction {{.*}}
; CHECK-NEXT: %n_13 = OpFunctionParameter %uint
; CHECK-NEXT: %entry_13 = OpLabel
; CHECK-NEXT: OpBranch %loop_13
; CHECK-NEXT: %loop_13 = OpLabel
; CHECK-NEXT: %i_13 = OpPhi %uint %uint_0 %entry_13 %next_13 %loop_13
; CHECK-NEXT: %next_13 = OpIAdd %uint %i_13 %uint_1
; CHECK-NEXT: %more_13 = OpULessThan %bool %next_13 %n_13
; CHECK-NEXT: OpLoopMerge %end_13 %loop_13 Unroll|PartialCount 1
; CHECK-NEXT: OpBranchConditional %more_13 %loop_13 %end_13
; CHECK-NEXT: %end_13 = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %unroll_full = OpFunction {{.*}}
; WITHOUT-NEXT: %n_13 = OpFunctionParameter %uint
; WITHOUT-NEXT: %entry_13 = OpLabel
; WITHOUT-NEXT: OpBranch %loop_13
; WITHOUT-NEXT: %loop_13 = OpLabel
; WITHOUT-NEXT: %i_13 = OpPhi %uint %uint_0 %entry_13 %next_13 %loop_13
; WITHOUT-NEXT: %next_13 = OpIAdd %uint %i_13 %uint_1
; WITHOUT-NEXT: %more_13 = OpULessThan %bool %next_13 %n_13
; WITHOUT-NEXT: OpLoopMerge %end_13 %loop_13 Unroll|PartialCount 1
; WITHOUT-NEXT: OpBranchConditional %more_13 %loop_13 %end_13
; WITHOUT-NEXT: %end_13 = OpLabel
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @unroll_full(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !28

end:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.coalesce.count", i32 3}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.coalesce.enable"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.fusion.disable"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.ii.count", i32 3}
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.intel.max_reinvocation_delay.count", i32 3}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.intel.pipelining.enable", i32 1}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.intel.speculated.iterations.count", i32 3}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.ivdep.enable"}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.ivdep.safelen", i32 3}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.max_concurrency.count", i32 3}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.max_interleaving.count", i32 3}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.count", i32 3}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.unroll.enable"}
!28 = distinct !{!28, !29}
!29 = !{!"llvm.loop.unroll.full"}
