; The annotation {params:2}{cache-size:127} of a pointer becomes CacheSizeALTERA where its extension is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_fpga_memory_accesses --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability FPGAMemoryAccessesALTERA
; CHECK-NEXT: OpExtension "SPV_INTEL_fpga_memory_accesses"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %text Constant
; CHECK: OpDecorate %file Constant
; CHECK: OpDecorate %p CacheSizeALTERA 127
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: OpCapability Int64
; WITHOUT-NEXT: OpCapability Int8
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL
; WITHOUT: OpDecorate %text Constant
; WITHOUT: OpDecorate %file Constant
; WITHOUT: OpDecorate %p UserSemantic "{params:2}{cache-size:127}"

target triple = "spir64-unknown-unknown"

@text = private addrspace(1) constant [27 x i8] c"{params:2}{cache-size:127}\00", section "llvm.metadata"
@file = private addrspace(1) constant [2 x i8] c"f\00", section "llvm.metadata"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; CHECK-NEXT: %r = OpLoad %uint [[V0]] Aligned 4
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; WITHOUT-NEXT: {{%[0-9]+}} = OpLabel
; WITHOUT-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; WITHOUT-NEXT: %r = OpLoad %uint [[V0]] Aligned 4
; WITHOUT-NEXT: OpReturnValue %r
; WITHOUT-NEXT: OpFunctionEnd
define spir_func i32 @f(ptr addrspace(1) %p) {
  %a = call ptr addrspace(1) @llvm.ptr.annotation(ptr addrspace(1) %p, ptr addrspace(1) @text, ptr addrspace(1) @file, i32 1, ptr addrspace(1) null)
  %r = load i32, ptr addrspace(1) %a, align 4
  ret i32 %r
}
