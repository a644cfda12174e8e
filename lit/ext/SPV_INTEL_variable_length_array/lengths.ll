; The length is an integer of any width and is read as unsigned; zero is a valid length, and a constant length needs no
; extension in any spelling (R9, R10, R11, R23, R24, R25).
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/dynamic.ll --spirv-tools-dis --spirv-ext=+SPV_INTEL_variable_length_array | FileCheck %s
; RUN: llvm-spirv-rs %t/constant.ll --spirv-tools-dis | FileCheck %s --check-prefix=FIXED

; CHECK-NOT:  OpSConvert
; CHECK:      %byte = OpVariableLengthArrayINTEL %{{.+}} %n8{{$}}
; CHECK-NEXT: %short = OpVariableLengthArrayINTEL %{{.+}} %n16{{$}}
; CHECK-NEXT: %odd = OpVariableLengthArrayINTEL %{{.+}} %{{n24|[0-9]+}}{{$}}
; CHECK-NEXT: %int = OpVariableLengthArrayINTEL %{{.+}} %n32{{$}}
; CHECK-NEXT: %long = OpVariableLengthArrayINTEL %{{.+}} %n64{{$}}
; CHECK-NEXT: %huge = OpVariableLengthArrayINTEL %{{.+}} %{{[0-9]+}}{{$}}
; CHECK-NEXT: %[[ONE:.+]] = OpSelect %uint %n1 %uint_1 %uint_0
; CHECK-NEXT: %bit = OpVariableLengthArrayINTEL %{{.+}} %[[ONE]]{{$}}
; No initialization of the array and no check of the available memory is emitted.
; CHECK-NEXT: OpReturn
; CHECK:      %zero = OpFunction
; CHECK-NEXT: OpFunctionParameter
; CHECK-NEXT: OpLabel
; CHECK-NEXT: OpSaveMemoryINTEL
; CHECK-NEXT: %n = OpIMul
; CHECK-NEXT: %a = OpVariableLengthArrayINTEL %{{.+}} %n{{$}}
; CHECK-NEXT: OpPtrNotEqual
; CHECK-NOT:  OpConstantNull
; CHECK:      OpFunctionEnd

; FIXED-NOT: OpExtension
; FIXED-DAG: %[[FIVE:_arr_uint_.+]] = OpTypeArray %uint %uint_5
; FIXED-DAG: %[[SIX:_arr_uint_.+]] = OpTypeArray %uint %ulong_6
; FIXED-DAG: %[[ONE:_arr_uint_.+]] = OpTypeArray %uint %uint_1
; FIXED-DAG: %[[MANY:_arr_uint_.+]] = OpTypeArray %uint %uchar_200
; FIXED:     OpVariable %_ptr_Function_[[FIVE]] Function
; FIXED:     OpVariable %_ptr_Function_[[SIX]] Function
; FIXED:     OpVariable %_ptr_Function_[[ONE]] Function
; FIXED:     OpVariable %_ptr_Function_[[MANY]] Function
; FIXED-NOT: OpVariableLengthArrayINTEL

;--- dynamic.ll
target triple = "spir64-unknown-unknown"

define spir_func void @lengths(i8 %n8, i16 %n16, i24 %n24, i32 %n32, i64 %n64, i100 %n100, i1 %n1) {
  %byte = alloca i32, i8 %n8
  %short = alloca i32, i16 %n16
  %odd = alloca i32, i24 %n24
  %int = alloca i32, i32 %n32
  %long = alloca i32, i64 %n64
  %huge = alloca i32, i100 %n100
  %bit = alloca i32, i1 %n1
  ret void
}

define spir_func i1 @zero(i32 %m) {
  %n = mul i32 %m, 0
  %a = alloca i32, i32 %n
  %there = icmp ne ptr %a, null
  ret i1 %there
}

;--- constant.ll
target triple = "spir64-unknown-unknown"

define spir_func void @constants() {
  %five = alloca i32, i32 5
  %two = zext i8 2 to i64
  %three = add i64 %two, 1
  %product = mul i64 %two, %three
  %six = alloca i32, i64 %product
  %none = alloca i32, i32 0
  %many = alloca i32, i8 -56
  ret void
}
