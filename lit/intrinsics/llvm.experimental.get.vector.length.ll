; llvm.experimental.get.vector.length returns the minimum of the count and the vector length.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %i32_4 = OpFunction {{.*}}
; CHECK-NEXT: %count = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %count %uint_4
; CHECK-NEXT: %r = OpSelect %uint [[V0]] %count %uint_4
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i32_4(i32 %count) {
  %r = call i32 @llvm.experimental.get.vector.length(i32 %count, i32 4, i1 false)
  ret i32 %r
}

; CHECK-LABEL: %i64_7 = OpFunction {{.*}}
; CHECK-NEXT: %count_0 = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %count_0 %ulong_7
; CHECK-NEXT: [[V1:%[0-9]+]] = OpSelect %ulong [[V0]] %count_0 %ulong_7
; CHECK-NEXT: %r_0 = OpUConvert %uint [[V1]]
; CHECK-NEXT: OpReturnValue %r_0
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i64_7(i64 %count) {
  %r = call i32 @llvm.experimental.get.vector.length(i64 %count, i32 7, i1 false)
  ret i32 %r
}

; CHECK-LABEL: %i17_8 = OpFunction {{.*}}
; CHECK-NEXT: %count_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpULessThan %bool %count_1 %uint_8
; CHECK-NEXT: %r_1 = OpSelect %uint [[V0]] %count_1 %uint_8
; CHECK-NEXT: OpReturnValue %r_1
; CHECK-NEXT: OpFunctionEnd
define spir_func i32 @i17_8(i17 %count) {
  %r = call i32 @llvm.experimental.get.vector.length(i17 %count, i32 8, i1 false)
  ret i32 %r
}
