; Where contraction is disabled, a fused multiplication and addition that LLVM leaves to the target rounds twice: `mad`
; may be fused in any kernel. `llvm.fma` always rounds once.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s --check-prefix=ON
; RUN: llvm-spirv-rs %s --spirv-fp-contract=off --spirv-tools-dis -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-fp-contract=off --spirv-replace-fmuladd-with-ocl-mad --spirv-tools-dis -o - \
; RUN:   | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-fp-contract=off --spirv-ext=+SPV_KHR_bfloat16,+SPV_INTEL_bfloat16_arithmetic \
; RUN:   --spirv-tools-dis -o - | FileCheck %s --check-prefix=BFLOAT
;
; ON-LABEL: OpFunction
; ON:       OpExtInst %float %{{[0-9]+}} mad %a %b %c
; ON:       OpExtInst %v2float %{{[0-9]+}} mad
; ON:       OpExtInst %float %{{[0-9]+}} fma %a %b %c
;
; CHECK-LABEL: OpFunction
; CHECK-NOT:   mad
; CHECK:       [[PRODUCT:%[0-9]+]] = OpFMul %float %a %b
; CHECK:       OpFAdd %float [[PRODUCT]] %c
; CHECK:       OpFMul %v2float
; CHECK:       OpFAdd %v2float
; CHECK:       OpExtInst %float %{{[0-9]+}} fma %a %b %c
; The product of two bfloats is rounded to bfloat before the addition.
; CHECK:       [[BPRODUCT:%[0-9]+]] = OpFMul %float
; CHECK:       [[PRODUCT_BITS:%[0-9]+]] = OpBitcast %uint [[BPRODUCT]]
; CHECK:       OpUConvert %ushort
; CHECK:       OpUConvert %uint
; CHECK:       OpFAdd %float
; CHECK:       OpUConvert %ushort
;
; BFLOAT:      [[BPRODUCT:%[0-9]+]] = OpFMul %bfloat16 %x %y
; BFLOAT-NEXT: OpFAdd %bfloat16 [[BPRODUCT]] %z

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, float %a, float %b, float %c, <2 x float> %v, bfloat %x, bfloat %y, bfloat %z) {
  %scalar = call float @llvm.fmuladd.f32(float %a, float %b, float %c)
  store float %scalar, ptr addrspace(1) %p
  %vector = call <2 x float> @llvm.fmuladd.v2f32(<2 x float> %v, <2 x float> %v, <2 x float> %v)
  store <2 x float> %vector, ptr addrspace(1) %p
  %fused = call float @llvm.fma.f32(float %a, float %b, float %c)
  store float %fused, ptr addrspace(1) %p
  %bfloat = call bfloat @llvm.fmuladd.bf16(bfloat %x, bfloat %y, bfloat %z)
  store bfloat %bfloat, ptr addrspace(1) %p
  ret void
}

declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare <2 x float> @llvm.fmuladd.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare bfloat @llvm.fmuladd.bf16(bfloat, bfloat, bfloat)
