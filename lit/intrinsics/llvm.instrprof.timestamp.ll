; llvm.instrprof.timestamp emits nothing: kernels have no profiling run-time library.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %name_0 Alignment 1
; CHECK: OpDecorate %name_1 Constant
; CHECK: [[M0:%[0-9]+]] = OpConstantComposite %_arr_uchar_ulong_1 %uchar_102
; CHECK: %name_1 = OpVariable %_ptr_UniformConstant__arr_uchar_ulong_1 UniformConstant [[M0]]
; CHECK-LABEL: %f_body = OpFunction {{.*}}
; CHECK-NEXT: %name = OpFunctionParameter %_ptr_Function__arr_uchar_ulong_1
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

target triple = "spir64-unknown-unknown"

@name = private constant [1 x i8] c"f"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %name_0 = OpVariable %_ptr_Function__arr_uchar_ulong_1 Function
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_Function_uchar %name_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %_ptr_UniformConstant_uchar %name_1
; CHECK-NEXT: OpCopyMemorySized [[V0]] [[V1]] %ulong_1 Aligned 1
; CHECK-NEXT: {{%[0-9]+}} = OpFunctionCall %void %f_body %name_0
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f() {
  call void @llvm.instrprof.timestamp(ptr @name, i64 7, i32 1, i32 0)
  ret void
}
