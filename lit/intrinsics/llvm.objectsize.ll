; llvm.objectsize returns the size of a known object, or the result for an unknown one.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability GenericPointer
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %v Alignment 4
; CHECK: OpDecorate %v_0 Alignment 4

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %known = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %v = OpVariable %_ptr_Function__arr_uint_ulong_5 Function
; CHECK-NEXT: OpReturnValue %ulong_20
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @known() {
  %v = alloca [5 x i32], align 4
  %r = call i64 @llvm.objectsize.i64.p0(ptr %v, i1 false, i1 true, i1 false)
  ret i64 %r
}

; CHECK-LABEL: %inside = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %v_0 = OpVariable %_ptr_Function__arr_uint_ulong_5 Function
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_uchar %v_0
; CHECK-NEXT: %p = OpPtrAccessChain %_ptr_Function_uchar [[V0]] %ulong_8
; CHECK-NEXT: OpReturnValue %ulong_12
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @inside() {
  %v = alloca [5 x i32], align 4
  %p = getelementptr i8, ptr %v, i64 8
  %r = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret i64 %r
}

; CHECK-LABEL: %unknown_maximum = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %ulong_18446744073709551615
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @unknown_maximum(ptr addrspace(1) %p) {
  %r = call i64 @llvm.objectsize(ptr addrspace(1) %p, i1 false, i1 true, i1 false)
  ret i64 %r
}

; CHECK-LABEL: %unknown_minimum = OpFunction {{.*}}
; CHECK-NEXT: %p_1 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %uint_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @unknown_minimum(ptr addrspace(4) %p) {
  %r = call i32 @llvm.objectsize(ptr addrspace(4) %p, i1 true, i1 true, i1 false)
  ret i32 %r
}

; Null has no bytes unless the third operand says that its size is unknown.
; CHECK-LABEL: %null_known = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %ulong_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i64 @null_known() {
  %r = call i64 @llvm.objectsize(ptr null, i1 false, i1 false, i1 false)
  ret i64 %r
}
