; A product that must not be contracted with an addition is found through the intrinsics that compute, move or add it.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-replace-fmuladd-with-ocl-mad=0 --spirv-tools-dis -o - | FileCheck %s --check-prefix=APART
; RUN: sed -e 's/fmul <8/fmul contract <8/; s/fmul <4/fmul contract <4/; s/fmul float/fmul contract float/' \
; RUN:   -e 's/fmul half/fmul contract half/; s/call float @llvm.vector.reduce.fmul/call contract float @llvm.vector.reduce.fmul/' \
; RUN:   -e 's/= call <4 x float> @llvm.vp.fmul/= call contract <4 x float> @llvm.vp.fmul/' %s \
; RUN:   | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s --check-prefix=FUSABLE
;
; CHECK:     OpEntryPoint Kernel %[[ROOT:[0-9]+]] "root"
; CHECK:     OpEntryPoint Kernel %[[ADDED:[0-9]+]] "added"
; CHECK:     OpEntryPoint Kernel %[[MASKED:[0-9]+]] "masked"
; CHECK:     OpEntryPoint Kernel %[[REDUCED:[0-9]+]] "reduced"
; CHECK:     OpEntryPoint Kernel %[[MASKEDSUM:[0-9]+]] "masked_sum"
; CHECK:     OpEntryPoint Kernel %[[TAKENOUT:[0-9]+]] "taken_out"
; CHECK:     OpEntryPoint Kernel %[[CONSTRAINED:[0-9]+]] "constrained"
; CHECK:     OpEntryPoint Kernel %[[WIDENED:[0-9]+]] "widened"
; CHECK:     OpEntryPoint Kernel %[[ABSOLUTE:[0-9]+]] "absolute"
; CHECK-NOT: OpExecutionMode %[[ROOT]]
; CHECK-NOT: OpExecutionMode %[[ADDED]]
; CHECK:     OpExecutionMode %[[MASKED]] ContractionOff
; CHECK:     OpExecutionMode %[[REDUCED]] ContractionOff
; CHECK:     OpExecutionMode %[[MASKEDSUM]] ContractionOff
; CHECK:     OpExecutionMode %[[TAKENOUT]] ContractionOff
; CHECK:     OpExecutionMode %[[CONSTRAINED]] ContractionOff
; CHECK:     OpExecutionMode %[[WIDENED]] ContractionOff
; CHECK:     OpExecutionMode %[[ABSOLUTE]] ContractionOff
; CHECK-NOT: ContractionOff
;
; APART:     OpEntryPoint Kernel %[[ADDED:[0-9]+]] "added"
; APART:     OpExecutionMode %[[ADDED]] ContractionOff
;
; FUSABLE:     OpEntryPoint Kernel %[[CONSTRAINED:[0-9]+]] "constrained"
; FUSABLE:     OpExecutionMode %[[CONSTRAINED]] ContractionOff
; FUSABLE-NOT: ContractionOff

target triple = "spir64-unknown-unknown"

define spir_kernel void @root(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  %root = call float @llvm.sqrt.f32(float %product)
  %sum = fadd contract float %root, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @added(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  %sum = call contract float @llvm.fmuladd.f32(float %a, float 2.0, float %product)
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @masked(ptr addrspace(1) %p, <4 x float> %a, <4 x i1> %m) {
  %product = call <4 x float> @llvm.vp.fmul.v4f32(<4 x float> %a, <4 x float> %a, <4 x i1> %m, i32 4)
  %sum = fadd contract <4 x float> %product, %a
  store <4 x float> %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @reduced(ptr addrspace(1) %p, <4 x float> %a, float %b) {
  %product = call float @llvm.vector.reduce.fmul.v4f32(float %b, <4 x float> %a)
  %sum = fadd contract float %product, %b
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @masked_sum(ptr addrspace(1) %p, <4 x float> %a, <4 x i1> %m) {
  %product = fmul <4 x float> %a, %a
  %sum = call contract float @llvm.vp.reduce.fadd.v4f32(float 0.0, <4 x float> %product, <4 x i1> %m, i32 4)
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @taken_out(ptr addrspace(1) %p, <8 x float> %a, <4 x float> %b) {
  %product = fmul <8 x float> %a, %a
  %half = call <4 x float> @llvm.vector.extract.v4f32.v8f32(<8 x float> %product, i64 4)
  %sum = fadd contract <4 x float> %half, %b
  store <4 x float> %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @constrained(ptr addrspace(1) %p, float %a) strictfp {
  %product = call float @llvm.experimental.constrained.fmul.f32(float %a, float %a, metadata !"round.tonearest", metadata !"fpexcept.ignore") strictfp
  %sum = fadd contract float %product, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @widened(ptr addrspace(1) %p, half %a, float %b) {
  %product = fmul half %a, %a
  %wide = fpext half %product to float
  %sum = fadd contract float %wide, %b
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @absolute(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  %size = call float @llvm.fabs.f32(float %product)
  %sum = fadd contract float %size, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}
