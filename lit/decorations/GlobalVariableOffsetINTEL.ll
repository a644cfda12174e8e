; The attribute VCByteOffset=4 becomes GlobalVariableOffsetINTEL where SPV_INTEL_vector_compute is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_function_pointers --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability VectorComputeINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_vector_compute"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %v GlobalVariableOffsetINTEL 4
; CHECK: OpDecorate %v VectorComputeVariableINTEL
; CHECK: OpDecorate %v Alignment 4
; CHECK: OpDecorate %f VectorComputeFunctionINTEL
; CHECK: %v = OpVariable %_ptr_Private_uint Private
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Linkage
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL
; WITHOUT: OpDecorate %v Alignment 4
; WITHOUT: %v = OpVariable %_ptr_UniformConstant_uint UniformConstant

target triple = "spir64-unknown-unknown"

@v = internal global i32 undef, align 4 "VCGlobalVariable" "VCByteOffset"="4"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpLoad %uint %v Aligned 4
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
;
; WITHOUT-LABEL: %f = OpFunction {{.*}}
; WITHOUT-NEXT: {{%[0-9]+}} = OpLabel
; WITHOUT-NEXT: %r = OpLoad %uint %v Aligned 4
; WITHOUT-NEXT: OpReturnValue %r
; WITHOUT-NEXT: OpFunctionEnd
define spir_func i32 @f() "VCFunction" {
  %r = load i32, ptr @v, align 4
  ret i32 %r
}
