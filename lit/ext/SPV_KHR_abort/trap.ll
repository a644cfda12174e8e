; A trap uses SPV_KHR_abort where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_abort --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: {{[0-9]+}} Capability AbortKHR
; CHECK: {{[0-9]+}} Extension "SPV_KHR_abort"
; CHECK: {{[0-9]+}} Extension "SPV_KHR_constant_data"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} AbortKHR {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} FunctionEnd
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL
; WITHOUT: [[M0:%[0-9]+]] = OpConstantNull %_ptr_CrossWorkgroup_uint

target triple = "spir64-unknown-unknown"

; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: {{%[0-9]+}} = OpLabel
; WITHOUT-NEXT: OpStore [[M0]] %uint_0 Volatile|Aligned 4
; WITHOUT-NEXT: OpBranch [[B0:%[0-9]+]]
; WITHOUT-NEXT: [[B0]] = OpLabel
; WITHOUT-NEXT: OpBranch [[B0]]
; WITHOUT-NEXT: OpFunctionEnd
define spir_func void @f() {
  call void @llvm.trap()
  unreachable
}
