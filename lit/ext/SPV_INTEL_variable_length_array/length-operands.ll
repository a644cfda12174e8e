; A length is an unsigned number: it is zero-extended, bits above an odd width are masked, and of a multi-word integer
; the lowest word is used (R9).
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array | FileCheck %s

; CHECK:      %lengths = OpFunction
; CHECK-NEXT: %n4 = OpFunctionParameter %uchar
; CHECK-NEXT: %n8 = OpFunctionParameter %uchar
; CHECK-NEXT: %n24 = OpFunctionParameter %uint
; CHECK-NEXT: %n33 = OpFunctionParameter %ulong
; CHECK-NEXT: %[[LOW:[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: %[[HIGH:[0-9]+]] = OpFunctionParameter %ulong
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpSaveMemoryINTEL
; CHECK-NEXT: %narrow = OpVariableLengthArrayINTEL %{{.+}} %n4{{$}}
; CHECK-NEXT: %byte = OpVariableLengthArrayINTEL %{{.+}} %n8{{$}}
; CHECK-NEXT: %odd = OpVariableLengthArrayINTEL %{{.+}} %n24{{$}}
; CHECK-NEXT: %long = OpVariableLengthArrayINTEL %{{.+}} %n33{{$}}
; CHECK-NEXT: %huge = OpVariableLengthArrayINTEL %{{.+}} %[[LOW]]{{$}}
; A sum of 24 bits and a sign-extended number keep 24 bits.
; CHECK-NEXT: %[[SUM:[0-9]+]] = OpIAdd %uint %n24 %uint_1
; CHECK-NEXT: %sum = OpBitwiseAnd %uint %[[SUM]] %uint_16777215
; CHECK-NEXT: %summed = OpVariableLengthArrayINTEL %{{.+}} %sum{{$}}
; CHECK-NEXT: %[[LONGER:[0-9]+]] = OpSConvert %uint %n8
; CHECK-NEXT: %longer = OpBitwiseAnd %uint %[[LONGER]] %uint_16777215
; CHECK-NEXT: %resized = OpVariableLengthArrayINTEL %{{.+}} %longer{{$}}
; A computed byte is 200, not -56.
; CHECK-NEXT: %difference = OpISub %uchar %n8 %uchar_1
; CHECK-NEXT: %wrapped = OpVariableLengthArrayINTEL %{{.+}} %difference{{$}}
; CHECK-NEXT: OpReturn

target triple = "spir64-unknown-unknown"

define spir_func void @lengths(i4 %n4, i8 %n8, i24 %n24, i33 %n33, i100 %n100) {
  %narrow = alloca i32, i4 %n4
  %byte = alloca i32, i8 %n8
  %odd = alloca i32, i24 %n24
  %long = alloca i32, i33 %n33
  %huge = alloca i32, i100 %n100
  %sum = add i24 %n24, 1
  %summed = alloca i32, i24 %sum
  %longer = sext i8 %n8 to i24
  %resized = alloca i32, i24 %longer
  %difference = sub i8 %n8, 1
  %wrapped = alloca i32, i8 %difference
  ret void
}
