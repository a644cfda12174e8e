; llvm.matrix.column.major.store writes a matrix with a stride between columns.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_2x2 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %v4float
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %stride = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIMul %ulong %stride %ulong_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %ulong %stride %ulong_4
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %float %a 0
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %_ptr_Function_float [[V1]]
; CHECK-NEXT: OpStore [[V5]] [[V4]] Aligned 4
; CHECK-NEXT: [[V6:%[0-9]+]] = OpCompositeExtract %float %a 1
; CHECK-NEXT: [[V7:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V1]] %ulong_4
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_Function_float [[V7]]
; CHECK-NEXT: OpStore [[V8]] [[V6]] Aligned 4
; CHECK-NEXT: [[V9:%[0-9]+]] = OpCompositeExtract %float %a 2
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitcast %_ptr_Function_float [[V3]]
; CHECK-NEXT: OpStore [[V10]] [[V9]] Aligned 4
; CHECK-NEXT: [[V11:%[0-9]+]] = OpCompositeExtract %float %a 3
; CHECK-NEXT: [[V12:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V3]] %ulong_4
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitcast %_ptr_Function_float [[V12]]
; CHECK-NEXT: OpStore [[V13]] [[V11]] Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f32_2x2(<4 x float> %a, ptr %p, i64 %stride) {
  call void @llvm.matrix.column.major.store(<4 x float> %a, ptr align 4 %p, i64 %stride, i1 false, i32 2, i32 2)
  ret void
}

; CHECK-LABEL: %i32_3x1_volatile = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %v3uint
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIMul %ulong %ulong_8 %ulong_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p_0 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpCompositeExtract %uint %a_0 0
; CHECK-NEXT: [[V3:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V1]]
; CHECK-NEXT: OpStore [[V3]] [[V2]] Volatile|Aligned 4
; CHECK-NEXT: [[V4:%[0-9]+]] = OpCompositeExtract %uint %a_0 1
; CHECK-NEXT: [[V5:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V1]] %ulong_4
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V5]]
; CHECK-NEXT: OpStore [[V6]] [[V4]] Volatile|Aligned 4
; CHECK-NEXT: [[V7:%[0-9]+]] = OpCompositeExtract %uint %a_0 2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V1]] %ulong_8
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V8]]
; CHECK-NEXT: OpStore [[V9]] [[V7]] Volatile|Aligned 4
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @i32_3x1_volatile(<3 x i32> %a, ptr %p) {
  call void @llvm.matrix.column.major.store(<3 x i32> %a, ptr align 4 %p, i64 8, i1 true, i32 3, i32 1)
  ret void
}
