; A product that must not be contracted with an addition is found through selects, vectors, phis, variables and calls.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s
; RUN: sed 's/fmul float/fmul contract float/' %s | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s --check-prefix=FUSABLE
;
; CHECK:     OpEntryPoint Kernel %[[DIVIDED:[0-9]+]] "divided"
; CHECK:     OpEntryPoint Kernel %[[CHOSEN:[0-9]+]] "chosen"
; CHECK:     OpEntryPoint Kernel %[[LANE:[0-9]+]] "lane"
; CHECK:     OpEntryPoint Kernel %[[LOOPED:[0-9]+]] "looped"
; CHECK:     OpEntryPoint Kernel %[[VARIABLE:[0-9]+]] "variable"
; CHECK:     OpEntryPoint Kernel %[[CALLED:[0-9]+]] "called"
; CHECK:     OpEntryPoint Kernel %[[REDUCED:[0-9]+]] "reduced"
; CHECK-NOT: OpExecutionMode %[[DIVIDED]]
; CHECK:     OpExecutionMode %[[CHOSEN]] ContractionOff
; CHECK:     OpExecutionMode %[[LANE]] ContractionOff
; CHECK:     OpExecutionMode %[[LOOPED]] ContractionOff
; CHECK:     OpExecutionMode %[[VARIABLE]] ContractionOff
; CHECK:     OpExecutionMode %[[CALLED]] ContractionOff
; CHECK:     OpExecutionMode %[[REDUCED]] ContractionOff
; CHECK-NOT: ContractionOff
;
; FUSABLE-NOT: ContractionOff

target triple = "spir64-unknown-unknown"

define spir_kernel void @divided(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  %quotient = fdiv float %product, %a
  %sum = fadd float %quotient, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @chosen(ptr addrspace(1) %p, float %a, i1 %c) {
  %product = fmul float %a, %a
  %either = select i1 %c, float %product, float %a
  %sum = fadd contract float %either, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @lane(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  %vector = insertelement <2 x float> zeroinitializer, float %product, i32 0
  %first = extractelement <2 x float> %vector, i32 0
  %sum = fsub contract float %a, %first
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @looped(ptr addrspace(1) %p, float %a, i1 %c) {
entry:
  br label %loop
loop:
  %old = phi float [ %a, %entry ], [ %product, %loop ]
  %sum = fadd contract float %old, %a
  store float %sum, ptr addrspace(1) %p
  %product = fmul float %sum, %a
  br i1 %c, label %loop, label %end
end:
  ret void
}

define spir_kernel void @variable(ptr addrspace(1) %p, float %a) {
  %t = alloca float
  %product = fmul float %a, %a
  store float %product, ptr %t
  %again = load float, ptr %t
  %sum = fadd contract float %again, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}

define internal spir_func float @add(float %x, float %y) {
  %sum = fadd contract float %x, %y
  ret float %sum
}

define spir_kernel void @called(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  %sum = call spir_func float @add(float %product, float %a)
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @reduced(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  %vector = insertelement <2 x float> zeroinitializer, float %product, i32 0
  %sum = call contract float @llvm.vector.reduce.fadd.v2f32(float 0.0, <2 x float> %vector)
  store float %sum, ptr addrspace(1) %p
  ret void
}
