; An atomic addition or subtraction of float uses SPV_EXT_shader_atomic_float_add where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float_add --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability AtomicFloat32AddEXT
; CHECK-NEXT: OpExtension "SPV_EXT_shader_atomic_float_add"
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
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_float
; CHECK-NEXT: %x = OpFunctionParameter %float
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %sum = OpAtomicFAddEXT %float %p %uint_1 %uint_512 %x
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFNegate %float %sum
; CHECK-NEXT: %difference = OpAtomicFAddEXT %float %p %uint_1 %uint_512 [[V0]]
; CHECK-NEXT: OpReturnValue %difference
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_float
; WITHOUT-NEXT: %x = OpFunctionParameter %float
; WITHOUT-NEXT: [[B0:%[0-9]+]] = OpLabel
; WITHOUT-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; WITHOUT-NEXT: [[V1:%[0-9]+]] = OpAtomicLoad %uint [[V0]] %uint_1 %uint_0
; WITHOUT-NEXT: OpBranch [[B1:%[0-9]+]]
; WITHOUT-NEXT: [[B1]] = OpLabel
; WITHOUT-NEXT: [[V2:%[0-9]+]] = OpPhi %uint [[V1]] [[B0]] [[V3:%[0-9]+]] [[B1]]
; WITHOUT-NEXT: [[V4:%[0-9]+]] = OpBitcast %float [[V2]]
; WITHOUT-NEXT: [[V5:%[0-9]+]] = OpFAdd %float [[V4]] %x
; WITHOUT-NEXT: [[V6:%[0-9]+]] = OpBitcast %uint [[V5]]
; WITHOUT-NEXT: [[V3]] = OpAtomicCompareExchange %uint [[V0]] %uint_1 %uint_512 %uint_512 [[V6]] [[V2]]
; WITHOUT-NEXT: [[V7:%[0-9]+]] = OpINotEqual %bool [[V3]] [[V2]]
; WITHOUT-NEXT: OpBranchConditional [[V7]] [[B1]] [[B2:%[0-9]+]]
; WITHOUT-NEXT: [[B2]] = OpLabel
; WITHOUT-NEXT: %sum = OpBitcast %float [[V3]]
; WITHOUT-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint %p
; WITHOUT-NEXT: [[V9:%[0-9]+]] = OpAtomicLoad %uint [[V8]] %uint_1 %uint_0
; WITHOUT-NEXT: OpBranch [[B3:%[0-9]+]]
; WITHOUT-NEXT: [[B3]] = OpLabel
; WITHOUT-NEXT: [[V10:%[0-9]+]] = OpPhi %uint [[V9]] [[B2]] [[V11:%[0-9]+]] [[B3]]
; WITHOUT-NEXT: [[V12:%[0-9]+]] = OpBitcast %float [[V10]]
; WITHOUT-NEXT: [[V13:%[0-9]+]] = OpFSub %float [[V12]] %sum
; WITHOUT-NEXT: [[V14:%[0-9]+]] = OpBitcast %uint [[V13]]
; WITHOUT-NEXT: [[V11]] = OpAtomicCompareExchange %uint [[V8]] %uint_1 %uint_512 %uint_512 [[V14]] [[V10]]
; WITHOUT-NEXT: [[V15:%[0-9]+]] = OpINotEqual %bool [[V11]] [[V10]]
; WITHOUT-NEXT: OpBranchConditional [[V15]] [[B3]] [[B4:%[0-9]+]]
; WITHOUT-NEXT: [[B4]] = OpLabel
; WITHOUT-NEXT: %difference = OpBitcast %float [[V11]]
; WITHOUT-NEXT: OpReturnValue %difference
; WITHOUT-NEXT: OpFunctionEnd
define spir_func float @f(ptr addrspace(1) %p, float %x) {
  %sum = atomicrmw fadd ptr addrspace(1) %p, float %x syncscope("device") monotonic, align 4
  %difference = atomicrmw fsub ptr addrspace(1) %p, float %sum syncscope("device") monotonic, align 4
  ret float %difference
}
