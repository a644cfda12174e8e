; A call of OpSubgroup2DBlockLoadINTEL needs SPV_INTEL_2d_block_io.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_2d_block_io --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability Subgroup2DBlockIOINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_2d_block_io"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_2d_block_io
; REFUSED-NEXT: OpSubgroup2DBlockLoadINTEL needs SPV_INTEL_2d_block_io (allow it with --spirv-ext=+SPV_INTEL_2d_block_io)
; REFUSED-NEXT: at   call spir_func void @__spirv_Subgroup2DBlockLoadINTEL(i32 4, i32 8, i32 8, i32 1, ptr addrspace(1) %a4, i32 %a5, i32 %a6, i32 %a7, <2 x i32> %a8, ptr %a9)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}Subgroup2DBlockLoadINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   call spir_func void @__spirv_Subgroup2DBlockLoadINTEL(i32 4, i32 8, i32 8, i32 1, ptr addrspace(1) %a4, i32 %a5, i32 %a6, i32 %a7, <2 x i32> %a8, ptr %a9)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func void @__spirv_Subgroup2DBlockLoadINTEL(i32, i32, i32, i32, ptr addrspace(1), i32, i32, i32, <2 x i32>, ptr)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a4 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a5 = OpFunctionParameter %uint
; CHECK-NEXT: %a6 = OpFunctionParameter %uint
; CHECK-NEXT: %a7 = OpFunctionParameter %uint
; CHECK-NEXT: %a8 = OpFunctionParameter %v2uint
; CHECK-NEXT: %a9 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpSubgroup2DBlockLoadINTEL %uint_4 %uint_8 %uint_8 %uint_1 %a4 %a5 %a6 %a7 %a8 %a9
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(ptr addrspace(1) %a4, i32 %a5, i32 %a6, i32 %a7, <2 x i32> %a8, ptr %a9) {
  call spir_func void @__spirv_Subgroup2DBlockLoadINTEL(i32 4, i32 8, i32 8, i32 1, ptr addrspace(1) %a4, i32 %a5, i32 %a6, i32 %a7, <2 x i32> %a8, ptr %a9)
  ret void
}
