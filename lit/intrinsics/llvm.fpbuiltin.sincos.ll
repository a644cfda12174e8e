; llvm.fpbuiltin.sincos stores sine and cosine.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %[[SINE:[0-9]+]] = OpExtInst %float %{{[0-9]+}} sin %x
; CHECK:      OpStore %sine %[[SINE]] Aligned 4
; CHECK-NEXT: %[[COSINE:[0-9]+]] = OpExtInst %float %{{[0-9]+}} cos %x
; CHECK:      OpStore %cosine %[[COSINE]] Aligned 4

target triple = "spir64-unknown-unknown"

declare void @llvm.fpbuiltin.sincos.f32(float, ptr, ptr)

define spir_func void @f(float %x) {
  %sine = alloca float
  %cosine = alloca float
  call void @llvm.fpbuiltin.sincos.f32(float %x, ptr %sine, ptr %cosine)
  ret void
}
