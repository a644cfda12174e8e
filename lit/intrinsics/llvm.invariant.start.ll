; llvm.invariant.start is lowered to null: its result only links it to llvm.invariant.end.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%[0-9]+]] = OpConstantNull %_ptr_Function_uchar

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %p1 = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue [[M0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr @p1(ptr addrspace(1) %p) {
  %r = call ptr @llvm.invariant.start(i64 4, ptr addrspace(1) %p)
  ret ptr %r
}

; CHECK-LABEL: %p0 = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue [[M0]]
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr @p0(ptr %p) {
  %r = call ptr @llvm.invariant.start(i64 -1, ptr %p)
  ret ptr %r
}
