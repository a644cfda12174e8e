; llvm.matrix.column.major.load reads a matrix with a stride between columns.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f32_2x2 = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %stride = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIMul %ulong %stride %ulong_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpIMul %ulong %stride %ulong_4
; CHECK-NEXT: [[V3:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpBitcast %_ptr_Function_float [[V1]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLoad %float [[V4]] Aligned 4
; CHECK-NEXT: [[V6:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V1]] %ulong_4
; CHECK-NEXT: [[V7:%[0-9]+]] = OpBitcast %_ptr_Function_float [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpLoad %float [[V7]] Aligned 4
; CHECK-NEXT: [[V9:%[0-9]+]] = OpBitcast %_ptr_Function_float [[V3]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpLoad %float [[V9]] Aligned 4
; CHECK-NEXT: [[V11:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V3]] %ulong_4
; CHECK-NEXT: [[V12:%[0-9]+]] = OpBitcast %_ptr_Function_float [[V11]]
; CHECK-NEXT: [[V13:%[0-9]+]] = OpLoad %float [[V12]] Aligned 4
; CHECK-NEXT: %r = OpCompositeConstruct %v4float [[V5]] [[V8]] [[V10]] [[V13]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x float> @f32_2x2(ptr %p, i64 %stride) {
  %r = call <4 x float> @llvm.matrix.column.major.load(ptr align 4 %p, i64 %stride, i1 false, i32 2, i32 2)
  ret <4 x float> %r
}

; CHECK-LABEL: %i32_3x1_volatile = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpIMul %ulong %ulong_8 %ulong_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p_0 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLoad %uint [[V2]] Volatile|Aligned 4
; CHECK-NEXT: [[V4:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V1]] %ulong_4
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpLoad %uint [[V5]] Volatile|Aligned 4
; CHECK-NEXT: [[V7:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V1]] %ulong_8
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpLoad %uint [[V8]] Volatile|Aligned 4
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v3uint [[V3]] [[V6]] [[V9]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i32> @i32_3x1_volatile(ptr %p) {
  %r = call <3 x i32> @llvm.matrix.column.major.load(ptr align 4 %p, i64 8, i1 true, i32 3, i32 1)
  ret <3 x i32> %r
}

; CHECK-LABEL: %f16_2x2_i32 = OpFunction {{.*}}
; CHECK-NEXT: %p_1 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %stride_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpUConvert %ulong %stride_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpIMul %ulong [[V0]] %ulong_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p_1 [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpIMul %ulong [[V0]] %ulong_2
; CHECK-NEXT: [[V4:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p_1 [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V2]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpLoad %half [[V5]] Aligned 2
; CHECK-NEXT: [[V7:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V2]] %ulong_2
; CHECK-NEXT: [[V8:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpLoad %half [[V8]] Aligned 2
; CHECK-NEXT: [[V10:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V4]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpLoad %half [[V10]] Aligned 2
; CHECK-NEXT: [[V12:%[0-9]+]] = OpInBoundsPtrAccessChain %_ptr_Function_uchar [[V4]] %ulong_2
; CHECK-NEXT: [[V13:%[0-9]+]] = OpBitcast %_ptr_Function_half [[V12]]
; CHECK-NEXT: [[V14:%[0-9]+]] = OpLoad %half [[V13]] Aligned 2
; CHECK-NEXT: %r_1 = OpCompositeConstruct %v4half [[V6]] [[V9]] [[V11]] [[V14]]
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x half> @f16_2x2_i32(ptr %p, i32 %stride) {
  %r = call <4 x half> @llvm.matrix.column.major.load(ptr align 2 %p, i32 %stride, i1 false, i32 2, i32 2)
  ret <4 x half> %r
}
