; llvm.load.relative adds the 32-bit offset that it loads to its pointer.
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

; CHECK-LABEL: %i64 = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %o = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p %o
; CHECK-NEXT: [[V1:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpLoad %uint [[V1]] Aligned 4
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSConvert %ulong [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpConvertPtrToU %ulong %p
; CHECK-NEXT: [[V5:%[0-9]+]] = OpIAdd %ulong [[V4]] [[V3]]
; CHECK-NEXT: %r = OpConvertUToPtr %_ptr_Function_uchar [[V5]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr @i64(ptr %p, i64 %o) {
  %r = call ptr @llvm.load.relative(ptr %p, i64 %o)
  ret ptr %r
}

; CHECK-LABEL: %i32 = OpFunction {{.*}}
; CHECK-NEXT: %p_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %o_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpSConvert %ulong %o_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %p_0 [[V0]]
; CHECK-NEXT: [[V2:%[0-9]+]] = OpBitcast %_ptr_Function_uint [[V1]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpLoad %uint [[V2]] Aligned 4
; CHECK-NEXT: [[V4:%[0-9]+]] = OpSConvert %ulong [[V3]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpConvertPtrToU %ulong %p_0
; CHECK-NEXT: [[V6:%[0-9]+]] = OpIAdd %ulong [[V5]] [[V4]]
; CHECK-NEXT: %r_0 = OpConvertUToPtr %_ptr_Function_uchar [[V6]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func ptr @i32(ptr %p, i32 %o) {
  %r = call ptr @llvm.load.relative(ptr %p, i32 %o)
  ret ptr %r
}
