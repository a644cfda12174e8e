; llvm.threadlocal.address is replaced by its operand, a variable with one instance per work-item.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpEntryPoint Kernel [[M0:%[0-9]+]] "f"
; CHECK: OpDecorate %v Alignment 4

target triple = "spir64-unknown-unknown"

@v = internal thread_local global i32 7

; CHECK: [[M0]] = OpFunction %void None {{%[0-9]+}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %v = OpVariable %_ptr_Function_uint Function
; CHECK-NEXT: OpStore %v %uint_7 Aligned 4
; CHECK-NEXT: %x = OpLoad %uint %v Aligned 4
; CHECK-NEXT: OpStore %p %x Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = call ptr @llvm.threadlocal.address.p0(ptr @v)
  %x = load i32, ptr %v
  store i32 %x, ptr addrspace(1) %p
  ret void
}
