; llvm.assume emits nothing, or OpAssumeTrueKHR where its extension is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_expect_assume --spirv-tools-dis | FileCheck %s --check-prefix=ALLOWED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; ALLOWED: OpCapability Addresses
; ALLOWED-NEXT: OpCapability Linkage
; ALLOWED-NEXT: OpCapability Kernel
; ALLOWED-NEXT: OpCapability Int8
; ALLOWED-NEXT: OpCapability ExpectAssumeKHR
; ALLOWED-NEXT: OpExtension "SPV_KHR_expect_assume"
; ALLOWED-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; ALLOWED-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %condition = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %bool
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %condition = OpFunction {{.*}}
; ALLOWED-NEXT: %a = OpFunctionParameter %bool
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: OpAssumeTrueKHR %a
; ALLOWED-NEXT: OpReturn
; ALLOWED-NEXT: OpFunctionEnd
define spir_func void @condition(i1 %a) {
  call void @llvm.assume(i1 %a)
  ret void
}

; CHECK-LABEL: %constant = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %constant = OpFunction {{.*}}
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: OpReturn
; ALLOWED-NEXT: OpFunctionEnd
define spir_func void @constant() {
  call void @llvm.assume(i1 true)
  ret void
}

; CHECK-LABEL: %bundle = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %bundle = OpFunction {{.*}}
; ALLOWED-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: OpReturn
; ALLOWED-NEXT: OpFunctionEnd
define spir_func void @bundle(ptr addrspace(1) %p) {
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %p, i64 16) ]
  ret void
}
