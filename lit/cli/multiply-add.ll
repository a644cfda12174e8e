; llvm.fmuladd becomes mad of OpenCL.std unless options disable extended instructions or mad.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=MAD
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext-inst=OpenCL.std | FileCheck %s --check-prefix=MAD
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-replace-fmuladd-with-ocl-mad | FileCheck %s --check-prefix=MAD
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext-inst=none | FileCheck %s --check-prefix=APART
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-replace-fmuladd-with-ocl-mad=false | FileCheck %s --check-prefix=APART
; RUN: not llvm-spirv-rs %s --spirv-ext-inst=none --spirv-replace-fmuladd-with-ocl-mad=true -o - 2>&1 | FileCheck %s --check-prefix=BOTH

; MAD:        OpExtInst %float %{{.+}} mad %a %b %c
; MAD:        OpExtInst %v4float %{{.+}} mad
; APART-NOT:  mad
; APART:      %[[PRODUCT:.+]] = OpFMul %float %a %b
; APART-NEXT: OpFAdd %float %[[PRODUCT]] %c
; APART:      OpFMul %v4float
; APART:      OpFMul %v2float
; APART-NOT:  mad

; BOTH: cannot be used with

target triple = "spir64-unknown-unknown"

declare float @llvm.fmuladd.f32(float, float, float)
declare <6 x float> @llvm.fmuladd.v6f32(<6 x float>, <6 x float>, <6 x float>)

define spir_func float @f(float %a, float %b, float %c) {
  %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  ret float %r
}

define spir_func <6 x float> @g(<6 x float> %a, <6 x float> %b, <6 x float> %c) {
  %r = call <6 x float> @llvm.fmuladd.v6f32(<6 x float> %a, <6 x float> %b, <6 x float> %c)
  ret <6 x float> %r
}
