; Private constants that hold each other's addresses are initialized by stores after all of them are defined.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %{{[0-9]+}} = OpFunction %void None
; CHECK:      OpLabel
; CHECK-DAG:  %[[FIRST:first.*]] = OpVariable %_ptr_Function__arr_uchar_ulong_3 Function
; CHECK-DAG:  %[[LAST:last.*]] = OpVariable %_ptr_Function__arr_uchar_ulong_4 Function
; CHECK-DAG:  %[[NAMES:names.*]] = OpVariable %_ptr_Function__arr__ptr_Function_uchar_ulong_2 Function
; CHECK-DAG:  %[[A:[0-9]+]] = OpBitcast %_ptr_Function_uchar %[[FIRST]]
; CHECK-DAG:  %[[B:[0-9]+]] = OpBitcast %_ptr_Function_uchar %[[LAST]]
; CHECK:      %[[SECOND:[0-9]+]] = OpPtrAccessChain %_ptr_Function_uchar %{{[0-9]+}} %ulong_1
; CHECK-NEXT: %[[ALL:[0-9]+]] = OpCompositeConstruct %_arr__ptr_Function_uchar_ulong_2 %{{[0-9]+}} %[[SECOND]]
; CHECK-NEXT: OpStore %[[NAMES]] %[[ALL]] Aligned 8
; CHECK:      OpFunctionCall %uchar %letter %i %[[NAMES]]

; CHECK:      %letter = OpFunction %uchar None
; CHECK-NEXT: OpFunctionParameter %ulong
; CHECK-NEXT: OpFunctionParameter %_ptr_Function__arr__ptr_Function_uchar_ulong_2
; CHECK-NEXT: OpLabel

target triple = "spir64-unknown-unknown"

@first = private constant [3 x i8] c"ab\00"
@last = private constant [4 x i8] c"xyz\00"
@names = internal constant [2 x ptr] [ptr @first, ptr getelementptr (i8, ptr @last, i64 1)]

define spir_kernel void @kernel(ptr addrspace(1) %out, i64 %i) {
  %v = call spir_func i8 @letter(i64 %i)
  store i8 %v, ptr addrspace(1) %out
  ret void
}

define internal spir_func i8 @letter(i64 %i) {
  %at = getelementptr [2 x ptr], ptr @names, i64 0, i64 %i
  %name = load ptr, ptr %at
  %letter = load i8, ptr %name
  ret i8 %letter
}
