; Each dot product of integers, called by its name.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability DotProductInput4x8Bit
; CHECK-NEXT: OpCapability DotProductInput4x8BitPacked
; CHECK-NEXT: OpCapability DotProduct
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_SDot(<4 x i8>, <4 x i8>)

; CHECK-LABEL: %call_SDot = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %v4uchar
; CHECK-NEXT: %a1 = OpFunctionParameter %v4uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpSDot %uint %a0 %a1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SDot(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call spir_func i32 @__spirv_SDot(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}

declare spir_func i32 @__spirv_SDotAccSat(i32, i32, i32, i32)

; CHECK-LABEL: %call_SDotAccSat = OpFunction {{.*}}
; CHECK-NEXT: %a0_0 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_0 = OpFunctionParameter %uint
; CHECK-NEXT: %a2 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_0 = OpSDotAccSat %uint %a0_0 %a1_0 %a2 PackedVectorFormat4x8Bit
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SDotAccSat(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_SDotAccSat(i32 %a0, i32 %a1, i32 %a2, i32 0)
  ret void
}

declare spir_func i32 @__spirv_SUDot(<4 x i8>, <4 x i8>)

; CHECK-LABEL: %call_SUDot = OpFunction {{.*}}
; CHECK-NEXT: %a0_1 = OpFunctionParameter %v4uchar
; CHECK-NEXT: %a1_1 = OpFunctionParameter %v4uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_1 = OpSUDot %uint %a0_1 %a1_1
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SUDot(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call spir_func i32 @__spirv_SUDot(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}

declare spir_func i32 @__spirv_SUDotAccSat(i32, i32, i32, i32)

; CHECK-LABEL: %call_SUDotAccSat = OpFunction {{.*}}
; CHECK-NEXT: %a0_2 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_2 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_0 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_2 = OpSUDotAccSat %uint %a0_2 %a1_2 %a2_0 PackedVectorFormat4x8Bit
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_SUDotAccSat(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_SUDotAccSat(i32 %a0, i32 %a1, i32 %a2, i32 0)
  ret void
}

declare spir_func i32 @__spirv_UDot(<4 x i8>, <4 x i8>)

; CHECK-LABEL: %call_UDot = OpFunction {{.*}}
; CHECK-NEXT: %a0_3 = OpFunctionParameter %v4uchar
; CHECK-NEXT: %a1_3 = OpFunctionParameter %v4uchar
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_3 = OpUDot %uint %a0_3 %a1_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_UDot(<4 x i8> %a0, <4 x i8> %a1) {
  %r = call spir_func i32 @__spirv_UDot(<4 x i8> %a0, <4 x i8> %a1)
  ret void
}

declare spir_func i32 @__spirv_UDotAccSat(i32, i32, i32, i32)

; CHECK-LABEL: %call_UDotAccSat = OpFunction {{.*}}
; CHECK-NEXT: %a0_4 = OpFunctionParameter %uint
; CHECK-NEXT: %a1_4 = OpFunctionParameter %uint
; CHECK-NEXT: %a2_1 = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r_4 = OpUDotAccSat %uint %a0_4 %a1_4 %a2_1 PackedVectorFormat4x8Bit
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @call_UDotAccSat(i32 %a0, i32 %a1, i32 %a2) {
  %r = call spir_func i32 @__spirv_UDotAccSat(i32 %a0, i32 %a1, i32 %a2, i32 0)
  ret void
}
