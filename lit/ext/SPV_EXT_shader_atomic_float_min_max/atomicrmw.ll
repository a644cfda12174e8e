; An atomic minimum or maximum of double uses SPV_EXT_shader_atomic_float_min_max where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float_min_max --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability AtomicFloat64MinMaxEXT
; CHECK-NEXT: OpExtension "SPV_EXT_shader_atomic_float_min_max"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: OpCapability Float64
; WITHOUT-NEXT: OpCapability Int64
; WITHOUT-NEXT: OpCapability Int64Atomics
; WITHOUT-NEXT: [[M0:%[0-9]+]] = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_double
; CHECK-NEXT: %x = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %least = OpAtomicFMinEXT %double %p %uint_1 %uint_512 %x
; CHECK-NEXT: %most = OpAtomicFMaxEXT %double %p %uint_1 %uint_512 %least
; CHECK-NEXT: OpReturnValue %most
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_double
; WITHOUT-NEXT: %x = OpFunctionParameter %double
; WITHOUT-NEXT: [[B0:%[0-9]+]] = OpLabel
; WITHOUT-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ulong %p
; WITHOUT-NEXT: [[V1:%[0-9]+]] = OpAtomicLoad %ulong [[V0]] %uint_1 %uint_0
; WITHOUT-NEXT: OpBranch [[B1:%[0-9]+]]
; WITHOUT-NEXT: [[B1]] = OpLabel
; WITHOUT-NEXT: [[V2:%[0-9]+]] = OpPhi %ulong [[V1]] [[B0]] [[V3:%[0-9]+]] [[B1]]
; WITHOUT-NEXT: [[V4:%[0-9]+]] = OpBitcast %double [[V2]]
; WITHOUT-NEXT: [[V5:%[0-9]+]] = OpExtInst %double [[M0]] fmin [[V4]] %x
; WITHOUT-NEXT: [[V6:%[0-9]+]] = OpBitcast %ulong [[V5]]
; WITHOUT-NEXT: [[V3]] = OpAtomicCompareExchange %ulong [[V0]] %uint_1 %uint_512 %uint_512 [[V6]] [[V2]]
; WITHOUT-NEXT: [[V7:%[0-9]+]] = OpINotEqual %bool [[V3]] [[V2]]
; WITHOUT-NEXT: OpBranchConditional [[V7]] [[B1]] [[B2:%[0-9]+]]
; WITHOUT-NEXT: [[B2]] = OpLabel
; WITHOUT-NEXT: %least = OpBitcast %double [[V3]]
; WITHOUT-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ulong %p
; WITHOUT-NEXT: [[V9:%[0-9]+]] = OpAtomicLoad %ulong [[V8]] %uint_1 %uint_0
; WITHOUT-NEXT: OpBranch [[B3:%[0-9]+]]
; WITHOUT-NEXT: [[B3]] = OpLabel
; WITHOUT-NEXT: [[V10:%[0-9]+]] = OpPhi %ulong [[V9]] [[B2]] [[V11:%[0-9]+]] [[B3]]
; WITHOUT-NEXT: [[V12:%[0-9]+]] = OpBitcast %double [[V10]]
; WITHOUT-NEXT: [[V13:%[0-9]+]] = OpExtInst %double [[M0]] fmax [[V12]] %least
; WITHOUT-NEXT: [[V14:%[0-9]+]] = OpBitcast %ulong [[V13]]
; WITHOUT-NEXT: [[V11]] = OpAtomicCompareExchange %ulong [[V8]] %uint_1 %uint_512 %uint_512 [[V14]] [[V10]]
; WITHOUT-NEXT: [[V15:%[0-9]+]] = OpINotEqual %bool [[V11]] [[V10]]
; WITHOUT-NEXT: OpBranchConditional [[V15]] [[B3]] [[B4:%[0-9]+]]
; WITHOUT-NEXT: [[B4]] = OpLabel
; WITHOUT-NEXT: %most = OpBitcast %double [[V11]]
; WITHOUT-NEXT: OpReturnValue %most
; WITHOUT-NEXT: OpFunctionEnd
define spir_func double @f(ptr addrspace(1) %p, double %x) {
  %least = atomicrmw fmin ptr addrspace(1) %p, double %x syncscope("device") monotonic, align 8
  %most = atomicrmw fmax ptr addrspace(1) %p, double %least syncscope("device") monotonic, align 8
  ret double %most
}
