; llvm.loop.dependence.war.mask compares the offset of each lane with the distance of the pointers, if it is positive.
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

; CHECK-LABEL: %v4 = OpFunction {{.*}}
; CHECK-NEXT: %a = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %b = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %a
; CHECK-NEXT: [[V1:%[0-9]+]] = OpConvertPtrToU %ulong %b
; CHECK-NEXT: [[V2:%[0-9]+]] = OpISub %ulong [[V1]] [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSLessThanEqual %bool [[V2]] %ulong_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool %ulong_0 [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalOr %bool [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpULessThan %bool %ulong_4 [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpLogicalOr %bool [[V3]] [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = OpULessThan %bool %ulong_8 [[V2]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpLogicalOr %bool [[V3]] [[V8]]
; CHECK-NEXT: [[V10:%[0-9]+]] = OpULessThan %bool %ulong_12 [[V2]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpLogicalOr %bool [[V3]] [[V10]]
; CHECK-NEXT: %r = OpCompositeConstruct %v4bool [[V5]] [[V7]] [[V9]] [[V11]]
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <4 x i1> @v4(ptr %a, ptr %b) {
  %r = call <4 x i1> @llvm.loop.dependence.war.mask(ptr %a, ptr %b, i64 4)
  ret <4 x i1> %r
}

; The offset of the third lane does not fit in an address.
; CHECK-LABEL: %wide = OpFunction {{.*}}
; CHECK-NEXT: %a_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: %b_0 = OpFunctionParameter %_ptr_Function_uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpConvertPtrToU %ulong %a_0
; CHECK-NEXT: [[V1:%[0-9]+]] = OpConvertPtrToU %ulong %b_0
; CHECK-NEXT: [[V2:%[0-9]+]] = OpISub %ulong [[V1]] [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpSLessThanEqual %bool [[V2]] %ulong_0
; CHECK-NEXT: [[V4:%[0-9]+]] = OpULessThan %bool %ulong_0 [[V2]]
; CHECK-NEXT: [[V5:%[0-9]+]] = OpLogicalOr %bool [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpULessThan %bool %ulong_9223372036854775808 [[V2]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpLogicalOr %bool [[V3]] [[V6]]
; CHECK-NEXT: %r_0 = OpCompositeConstruct %v3bool [[V5]] [[V7]] [[V3]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func <3 x i1> @wide(ptr %a, ptr %b) {
  %r = call <3 x i1> @llvm.loop.dependence.war.mask(ptr %a, ptr %b, i64 9223372036854775808)
  ret <3 x i1> %r
}
