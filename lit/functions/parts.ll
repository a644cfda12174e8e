; A value of several legalized parts is passed as several parameters and returned as a structure.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  %[[VECTOR:_struct_[0-9]+]] = OpTypeStruct %v4float %v2float
; CHECK-DAG:  %[[RECORD:_struct_[0-9]+]] = OpTypeStruct %bool %uint %ulong
; CHECK-DAG:  %[[WIDE:_struct_[0-9]+]] = OpTypeStruct %ulong %ulong

; CHECK:      %vector = OpFunction %[[VECTOR]] None
; CHECK-NEXT: %[[LOW:[0-9]+]] = OpFunctionParameter %v4float
; CHECK-NEXT: %[[HIGH:[0-9]+]] = OpFunctionParameter %v2float
; CHECK:      %[[RESULT:[0-9]+]] = OpCompositeConstruct %[[VECTOR]] %[[LOW]] %[[HIGH]]
; CHECK-NEXT: OpReturnValue %[[RESULT]]
; CHECK:      %record = OpFunction %[[RECORD]] None
; CHECK-NEXT: OpFunctionParameter %bool
; CHECK-NEXT: OpFunctionParameter %uint
; CHECK-NEXT: OpFunctionParameter %ulong
; CHECK:      %wide = OpFunction %[[WIDE]] None
; CHECK-NEXT: OpFunctionParameter %ulong
; CHECK-NEXT: OpFunctionParameter %ulong
; CHECK:      %nothing = OpFunction %_struct_{{[0-9]+}} None
; CHECK:      %caller = OpFunction
; CHECK:      %[[CALL:[0-9]+]] = OpFunctionCall %[[RECORD]] %record
; CHECK-NEXT: OpCompositeExtract %bool %[[CALL]] 0
; CHECK-NEXT: OpCompositeExtract %uint %[[CALL]] 1
; CHECK-NEXT: OpCompositeExtract %ulong %[[CALL]] 2

target triple = "spir64-unknown-unknown"

%parts = type { i1, i24, i64 }

define spir_func <6 x float> @vector(<6 x float> %v) {
  ret <6 x float> %v
}

define spir_func %parts @record(%parts %r) {
  ret %parts %r
}

define spir_func i128 @wide(i128 %w) {
  ret i128 %w
}

define spir_func {} @nothing({} %n) {
  ret {} %n
}

define spir_func i24 @caller(%parts %r) {
  %s = call spir_func %parts @record(%parts %r)
  %t = extractvalue %parts %s, 1
  ret i24 %t
}
