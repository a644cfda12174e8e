; A variable of vector compute code in private memory may be imported: it is a module-scope variable.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_vector_compute | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=WITHOUT

; CHECK-DAG: OpDecorate %v LinkageAttributes "v" Import
; CHECK-DAG: OpDecorate %v VectorComputeVariableINTEL
; CHECK:     %v = OpVariable %_ptr_Private_uint Private
; CHECK:     OpLoad %uint %v

; WITHOUT: cannot be imported from another module

target triple = "spir64-unknown-unknown"

@v = external global i32, align 4 "VCGlobalVariable"

define spir_func i32 @f() "VCFunction" {
  %x = load i32, ptr @v, align 4
  ret i32 %x
}
