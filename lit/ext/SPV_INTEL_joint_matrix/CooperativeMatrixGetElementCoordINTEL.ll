; The index has 32 bits; SYCL's is a `size_t`, and its function has the first name of the instruction.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_joint_matrix --spirv-text -o - | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: Capability CooperativeMatrixInvocationInstructionsINTEL
; CHECK-DAG: Extension "SPV_INTEL_joint_matrix"
; CHECK-DAG: TypeInt [[#WORD:]] 32 0
; CHECK-DAG: TypeVector [[#PAIR:]] [[#WORD]] 2
; CHECK:      {{^5}} Function 
; CHECK-NEXT: FunctionParameter {{[0-9]+}} [[#MATRIX:]]
; CHECK-NEXT: FunctionParameter {{[0-9]+}} [[#INDEX:]]
; CHECK:      UConvert [[#WORD]] [[#SHORT:]] [[#INDEX]]
; CHECK-NEXT: JointMatrixGetElementCoordINTEL [[#PAIR]] {{[0-9]+}} [[#MATRIX]] [[#SHORT]]
; CHECK:      {{^5}} Function 
; CHECK-NEXT: FunctionParameter {{[0-9]+}} [[#MATRIX:]]
; CHECK-NEXT: FunctionParameter {{[0-9]+}} [[#INDEX:]]
; CHECK:      JointMatrixGetElementCoordINTEL [[#PAIR]] {{[0-9]+}} [[#MATRIX]] [[#INDEX]]

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_joint_matrix

target triple = "spir64-unknown-unknown"

declare spir_func <2 x i32> @__spirv_JointMatrixGetElementCoordINTEL(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0), i64)
declare spir_func <2 x i32> @__spirv_CooperativeMatrixGetElementCoordINTEL(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0), i32)

define spir_func <2 x i32> @first_name(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %m, i64 %i) {
  %x = call spir_func <2 x i32> @__spirv_JointMatrixGetElementCoordINTEL(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %m, i64 %i)
  ret <2 x i32> %x
}

define spir_func <2 x i32> @name(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %m, i32 %i) {
  %x = call spir_func <2 x i32> @__spirv_CooperativeMatrixGetElementCoordINTEL(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %m, i32 %i)
  ret <2 x i32> %x
}
