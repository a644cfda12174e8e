; llvm.invariant.end emits nothing.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %p1 = OpFunction {{.*}}
; CHECK-NEXT: %s = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p1(ptr %s, ptr addrspace(1) %p) {
  call void @llvm.invariant.end(ptr %s, i64 4, ptr addrspace(1) %p)
  ret void
}

; CHECK-LABEL: %p0 = OpFunction {{.*}}
; CHECK-NEXT: %s_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @p0(ptr %s, ptr %p) {
  call void @llvm.invariant.end(ptr %s, i64 -1, ptr %p)
  ret void
}
