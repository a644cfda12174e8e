; An integer with its exact odd width needs SPV_ALTERA_arbitrary_precision_integers.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_ALTERA_arbitrary_precision_integers --spirv-ext=+SPV_INTEL_arbitrary_precision_fixed_point --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_arbitrary_precision_fixed_point -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability ArbitraryPrecisionIntegersALTERA
; CHECK-NEXT: OpCapability ArbitraryPrecisionFixedPointALTERA
; CHECK-NEXT: OpExtension "SPV_ALTERA_arbitrary_precision_integers"
; CHECK-NEXT: OpExtension "SPV_INTEL_arbitrary_precision_fixed_point"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: [[M0:%_struct_[0-9a-z_]+]] = OpTypeStruct %ulong %ulong
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_arbitrary_precision_integers or SPV_ALTERA_arbitrary_precision_integers
; REFUSED-NEXT: Capability ArbitraryPrecisionIntegersALTERA needs SPV_INTEL_arbitrary_precision_integers or SPV_ALTERA_arbitrary_precision_integers (allow it with --spirv-ext=+SPV_INTEL_arbitrary_precision_integers)
; REFUSED-NEXT: at   %root = call spir_func i5 @_Z22__spirv_FixedSqrtINTELILi13ELi5EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(i13 %x, i1 false, i32 2, i32 2, i32 0, i32 0)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}exact.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %root = call spir_func i5 @_Z22__spirv_FixedSqrtINTELILi13ELi5EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(i13 %x, i1 false, i32 2, i32 2, i32 0, i32 0)
; REFUSED-NEXT: |   ^
; REFUSED-NEXT: also at %sine = call spir_func i100 @__spirv_FixedSinINTEL(i100 %x, i1 false, i32 2, i32 2, i32 0, i32 0), in function @g, block %0, {{.*}}exact.ll:{{[0-9]+}}:3
; REFUSED-NEXT: 2 errors: see --explain E018
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i5 @_Z22__spirv_FixedSqrtINTELILi13ELi5EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(i13, i1, i32, i32, i32, i32)
declare spir_func i100 @__spirv_FixedSinINTEL(i100, i1, i32, i32, i32, i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %x = OpFunctionParameter %u13
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %root = OpFixedSqrtALTERA %u5 %x 0 2 2 0 0
; CHECK-NEXT: OpReturnValue %root
; CHECK-NEXT: OpFunctionEnd
define spir_func i5 @f(i13 %x) {
  %root = call spir_func i5 @_Z22__spirv_FixedSqrtINTELILi13ELi5EEU7_ExtIntIXT0_EEiU7_ExtIntIXT_EEibiiii(i13 %x, i1 false, i32 2, i32 2, i32 0, i32 0)
  ret i5 %root
}

; CHECK-LABEL: %g = OpFunction {{.*}}
; CHECK-NEXT: [[V0:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: [[V1:%[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V2:%[0-9]+]] = OpUConvert %u100 [[V0]]
; CHECK-NEXT: [[V3:%[0-9]+]] = OpUConvert %u100 [[V1]]
; CHECK-NEXT: [[V4:%[0-9]+]] = OpUConvert %u100 %uint_64
; CHECK-NEXT: [[V5:%[0-9]+]] = OpShiftLeftLogical %u100 [[V3]] [[V4]]
; CHECK-NEXT: [[V6:%[0-9]+]] = OpBitwiseOr %u100 [[V2]] [[V5]]
; CHECK-NEXT: [[V7:%[0-9]+]] = OpFixedSinALTERA %u100 [[V6]] 0 2 2 0 0
; CHECK-NEXT: [[V8:%[0-9]+]] = OpUConvert %ulong [[V7]]
; CHECK-NEXT: [[V9:%[0-9]+]] = OpUConvert %u100 %uint_64
; CHECK-NEXT: [[V10:%[0-9]+]] = OpShiftRightLogical %u100 [[V7]] [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = OpUConvert %ulong [[V10]]
; CHECK-NEXT: [[V12:%[0-9]+]] = OpCompositeConstruct [[M0]] [[V8]] [[V11]]
; CHECK-NEXT: OpReturnValue [[V12]]
; CHECK-NEXT: OpFunctionEnd
define spir_func i100 @g(i100 %x) {
  %sine = call spir_func i100 @__spirv_FixedSinINTEL(i100 %x, i1 false, i32 2, i32 2, i32 0, i32 0)
  ret i100 %sine
}
