; Vectors of 2, 3, 4, 8 and 16 lanes are one SPIR-V vector, other lengths are several; one lane is a scalar. Lanes of
; types without SPIR-V vectors (pointers, multi-word integers) are separate values.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      OpCapability Vector16
; CHECK:      %legal = OpFunction %void
; CHECK-NEXT: OpFunctionParameter %float
; CHECK-NEXT: OpFunctionParameter %v2float
; CHECK-NEXT: OpFunctionParameter %v3float
; CHECK-NEXT: OpFunctionParameter %v4float
; CHECK-NEXT: OpFunctionParameter %v8float
; CHECK-NEXT: OpFunctionParameter %v16float
; CHECK-NEXT: OpFunctionParameter %v4bool
; CHECK-NEXT: OpLabel

; CHECK:      %others = OpFunction %void
; CHECK-NEXT: OpFunctionParameter %v4uint
; CHECK-NEXT: OpFunctionParameter %uint
; CHECK-NEXT: OpFunctionParameter %v4uint
; CHECK-NEXT: OpFunctionParameter %v3uint
; CHECK-NEXT: OpFunctionParameter %v16uint
; CHECK-NEXT: OpFunctionParameter %v4uint
; CHECK-NEXT: OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: OpFunctionParameter %ulong
; CHECK-NEXT: OpFunctionParameter %ulong
; CHECK-NEXT: OpFunctionParameter %ulong
; CHECK-NEXT: OpFunctionParameter %ulong
; CHECK-NEXT: OpLabel

target triple = "spir64-unknown-unknown"

define spir_func void @legal(<1 x float> %a, <2 x float> %b, <3 x float> %c, <4 x float> %d, <8 x float> %e,
                             <16 x float> %f, <4 x i1> %g) {
  ret void
}

define spir_func void @others(<5 x i32> %a, <7 x i32> %b, <20 x i32> %c, <2 x ptr addrspace(1)> %d, <2 x i128> %e) {
  ret void
}
