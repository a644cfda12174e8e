; Pointers to vectors, arrays and objects stay typed, as in the Khronos translator; a cast leads to the untyped pointers of
; the same storage class.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_untyped_pointers | FileCheck %s

; CHECK-DAG: %[[UNTYPED:.+]] = OpTypeUntypedPointerKHR Function
; CHECK-DAG: %[[VECTOR:.+]] = OpTypePointer Function %v4float
; CHECK-DAG: %[[ARRAY:.+]] = OpTypePointer Function %[[ELEMENTS:_arr.+]]
; CHECK-DAG: %[[EVENT:.+]] = OpTypeEvent
; CHECK-DAG: %[[OBJECT:.+]] = OpTypePointer Function %[[EVENT]]

; CHECK:      %vector = OpVariable %[[VECTOR]] Function
; CHECK-NEXT: %array = OpVariable %[[ARRAY]] Function
; CHECK-NEXT: %event = OpVariable %[[OBJECT]] Function
; CHECK:      OpStore %vector %{{.+}}
; CHECK-NEXT: %[[ELEMENT:.+]] = OpUntypedInBoundsPtrAccessChainKHR %[[UNTYPED]] %[[ELEMENTS]] %array
; CHECK-NEXT: OpStore %[[ELEMENT]] %uint_1
; CHECK-NEXT: %[[CAST:.+]] = OpBitcast %[[UNTYPED]] %array
; CHECK-NEXT: OpStore %[[CAST]] %ushort_2
; CHECK-NEXT: OpLoad %[[EVENT]] %event

target triple = "spir64-unknown-unknown"

define spir_func void @f(<4 x float> %x, i64 %i) {
  %vector = alloca <4 x float>
  %array = alloca [4 x i32]
  %event = alloca target("spirv.Event")
  store <4 x float> %x, ptr %vector
  %element = getelementptr inbounds [4 x i32], ptr %array, i64 0, i64 %i
  store i32 1, ptr %element
  store i16 2, ptr %array
  %e = load target("spirv.Event"), ptr %event
  ret void
}
