; llvm.trap ends the work-item; the unreachable after it ends the block.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantNull %_ptr_CrossWorkgroup_uint

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %trap = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpStore [[M0]] %uint_0 Volatile|Aligned 4
; CHECK-NEXT: OpBranch [[B0:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: OpBranch [[B0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func void @trap() {
  call void @llvm.trap()
  unreachable
}

; CHECK-LABEL: %conditional = OpFunction {{.*}}
; CHECK-NEXT: %c = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpBranchConditional %c %bad %good
; CHECK-NEXT: %bad = OpLabel
; CHECK-NEXT: OpStore [[M0]] %uint_0 Volatile|Aligned 4
; CHECK-NEXT: OpBranch [[B0:%[0-9]+]]
; CHECK-NEXT: [[B0]] = OpLabel
; CHECK-NEXT: OpBranch [[B0]]
; CHECK-NEXT: %good = OpLabel
; CHECK-NEXT: OpReturnValue %uint_7
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @conditional(i1 %c) {
  br i1 %c, label %bad, label %good

bad:
  call void @llvm.trap()
  unreachable

good:
  ret i32 7
}
