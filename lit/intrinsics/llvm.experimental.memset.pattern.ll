; llvm.experimental.memset.pattern repeats a value of any type in memory.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int16
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_p1 = OpFunction {{.*}}
; CHECK-NEXT: %to = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %v = OpFunctionParameter %uint
; CHECK-NEXT: %n = OpFunctionParameter %ulong
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpPhi %ulong %ulong_0 [[B0]] [[V1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %n
; CHECK-NEXT: OpBranchConditional [[V2]] [[B2]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpIMul %ulong [[V0]] %ulong_4
; CHECK-NEXT: [[V4:%[0-9]+]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %to [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_uint [[V4]]
; CHECK-NEXT: OpStore [[V5]] %v Aligned 4
; CHECK-NEXT: [[V1]] = OpIAdd %ulong [[V0]] %ulong_1
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @i32_p1(ptr addrspace(1) %to, i32 %v, i64 %n) {
  call void @llvm.experimental.memset.pattern(ptr addrspace(1) align 4 %to, i32 %v, i64 %n, i1 false)
  ret void
}

; CHECK-LABEL: %v4i32_p0_constant = OpFunction {{.*}}
; CHECK-NEXT: %to_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %v_0 = OpFunctionParameter %v4uint
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpPhi %ulong %ulong_0 [[B0]] [[V1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %ulong_2
; CHECK-NEXT: OpBranchConditional [[V2]] [[B2]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpIMul %ulong [[V0]] %ulong_16
; CHECK-NEXT: [[V4:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %to_0 [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %_ptr_Function_v4uint [[V4]]
; CHECK-NEXT: OpStore [[V5]] %v_0 Aligned 16
; CHECK-NEXT: [[V1]] = OpIAdd %ulong [[V0]] %ulong_1
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @v4i32_p0_constant(ptr %to, <4 x i32> %v) {
  call void @llvm.experimental.memset.pattern(ptr align 16 %to, <4 x i32> %v, i64 2, i1 false)
  ret void
}

; CHECK-LABEL: %i128_p1 = OpFunction {{.*}}
; CHECK-NEXT: %to_1 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: %n_0 = OpFunctionParameter %ulong
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPhi %ulong %ulong_0 [[B0]] [[V3:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool [[V2]] %n_0
; CHECK-NEXT: OpBranchConditional [[V4]] [[B2]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIMul %ulong [[V2]] %ulong_16
; CHECK-NEXT: [[V6:%[0-9]+]] = OpPtrAccessChain %_ptr_CrossWorkgroup_uchar %to_1 [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ulong [[V6]]
; CHECK-NEXT: OpStore [[V7]] [[V0]] Aligned 16
; CHECK-NEXT: [[V8:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_CrossWorkgroup_uchar [[V6]] %ulong_8
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_ulong [[V8]]
; CHECK-NEXT: OpStore [[V9]] [[V1]] Aligned 8
; CHECK-NEXT: [[V3]] = OpIAdd %ulong [[V2]] %ulong_1
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @i128_p1(ptr addrspace(1) %to, i128 %v, i64 %n) {
  call void @llvm.experimental.memset.pattern(ptr addrspace(1) align 16 %to, i128 %v, i64 %n, i1 false)
  ret void
}

; CHECK-LABEL: %i16_p4_volatile = OpFunction {{.*}}
; CHECK-NEXT: %to_2 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %v_1 = OpFunctionParameter %ushort
; CHECK-NEXT: %n_1 = OpFunctionParameter %ulong
; CHECK-NEXT: [[B0:%[0-9]+]] = OpLabel
; CHECK-NEXT: OpBranch [[B1:%[0-9]+]]
; CHECK-NEXT: [[B1]] = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpPhi %ulong %ulong_0 [[B0]] [[V1:%[0-9]+]] [[B2:%[0-9]+]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpULessThan %bool [[V0]] %n_1
; CHECK-NEXT: OpBranchConditional [[V2]] [[B2]] [[B3:%[0-9]+]]
; CHECK-NEXT: [[B2]] = OpLabel
; CHECK-NEXT: [[V3:%[0-9]+]] = OpIMul %ulong [[V0]] %ulong_2
; CHECK-NEXT: [[V4:%[0-9]+]] = OpPtrAccessChain %_ptr_Generic_uchar %to_2 [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %_ptr_Generic_ushort [[V4]]
; CHECK-NEXT: OpStore [[V5]] %v_1 Volatile|Aligned 2
; CHECK-NEXT: [[V1]] = OpIAdd %ulong [[V0]] %ulong_1
; CHECK-NEXT: OpBranch [[B1]]
; CHECK-NEXT: [[B3]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @i16_p4_volatile(ptr addrspace(4) %to, i16 %v, i64 %n) {
  call void @llvm.experimental.memset.pattern(ptr addrspace(4) align 2 %to, i16 %v, i64 %n, i1 true)
  ret void
}
