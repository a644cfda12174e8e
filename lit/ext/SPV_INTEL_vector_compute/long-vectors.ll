; Vector compute code has vectors of any length, by the capability of its own extension, whatever else is allowed.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/function.ll --spirv-ext=+SPV_INTEL_vector_compute --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %t/function.ll --spirv-ext=all --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %t/function.ll --spirv-ext=+SPV_EXT_long_vector,+SPV_INTEL_vector_compute --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %t/variable.ll --spirv-ext=+SPV_EXT_long_vector,+SPV_INTEL_vector_compute --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %t/other.ll --spirv-ext=+SPV_EXT_long_vector,+SPV_INTEL_vector_compute --spirv-text -o - | FileCheck %s --check-prefix=OTHER
; RUN: llvm-spirv-rs %t/function.ll --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

; CHECK-NOT: LongVectorEXT
; CHECK:     Capability VectorAnyINTEL
; CHECK-NOT: SPV_EXT_long_vector
; CHECK:     Extension "SPV_INTEL_vector_compute"
; CHECK-NOT: SPV_EXT_long_vector
; CHECK:     TypeVector {{[0-9]+}} {{[0-9]+}} 5

; OTHER-NOT: VectorAnyINTEL
; OTHER:     Capability LongVectorEXT
; OTHER:     Extension "SPV_EXT_long_vector"
; OTHER-NOT: Extension
; OTHER:     TypeVector {{[0-9]+}} {{[0-9]+}} 5

; WITHOUT-NOT: VectorAnyINTEL
; WITHOUT:     TypeVector {{[0-9]+}} {{[0-9]+}} 4

;--- function.ll
target triple = "spir64-unknown-unknown"
define spir_func void @f(<5 x float> %v) #0 {
  ret void
}
attributes #0 = { "VCFunction" }

;--- variable.ll
target triple = "spir64-unknown-unknown"
@v = internal addrspace(1) global <5 x float> zeroinitializer #0
attributes #0 = { "VCGlobalVariable" }

;--- other.ll
target triple = "spir64-unknown-unknown"
define spir_func void @f(<5 x float> %v) {
  ret void
}
