; A mode of floating-point operations declares the capability of its extension, besides that of the published grammar.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_float_controls2,+SPV_KHR_float_controls --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis 2>%t.err | FileCheck %s --check-prefix=WITHOUT
; RUN: FileCheck --input-file=%t.err %s --check-prefix=WARNED
; RUN: not llvm-spirv-rs %s --strict -o %t.spv 2>&1 | FileCheck %s --check-prefix=STRICT

; CHECK:     OpCapability FloatingPointModeINTEL
; CHECK:     OpExtension "SPV_INTEL_float_controls2"
; CHECK:     OpEntryPoint Kernel %[[IEEE:[0-9]+]] "ieee"
; CHECK:     OpEntryPoint Kernel %[[ALTERNATIVE:[0-9]+]] "alternative"
; CHECK-DAG: OpExecutionMode %[[IEEE]] FloatingPointModeIEEEINTEL 32
; CHECK-DAG: OpExecutionMode %[[ALTERNATIVE]] FloatingPointModeALTINTEL 32

; WITHOUT-NOT: FloatingPointMode

; WARNED: warning[W005]: {{.*}}FloatingPointModeIEEEINTEL

; STRICT: error[E018]: RequiresExtension

target triple = "spir64-unknown-unknown"

define spir_kernel void @ieee() #0 {
  ret void
}

define spir_kernel void @alternative() #1 {
  ret void
}

attributes #0 = { "VCFloatControl"="48" "VCFunction" }
attributes #1 = { "VCFloatControl"="49" "VCFunction" }
