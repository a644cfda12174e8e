; With untyped pointers a pointer cast emits no instruction: names and decorations of its result apply to its operand if
; that is an instruction, and otherwise to a copy.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_untyped_pointers | FileCheck %s

; CHECK-DAG: OpDecorate %object Alignment 8
; CHECK-DAG: OpDecorate %member UserSemantic "own"
; CHECK-DAG: OpDecorate %same UserSemantic "shared"
; CHECK-DAG: %[[GLOBAL:.+]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-DAG: %[[PRIVATE:.+]] = OpTypeUntypedPointerKHR Function
; CHECK:     %[[NULL:.+]] = OpConstantNull %[[GLOBAL]]
; CHECK-NOT: OpConstantNull

; CHECK:      %casts = OpFunction
; CHECK-NOT:  OpBitcast
; CHECK:      %object = OpUntypedVariableKHR %[[PRIVATE]] Function %{{.+}}
; CHECK:      OpStore %object %uint_7
; CHECK:      %member = OpUntypedPtrAccessChainKHR %[[GLOBAL]] %uchar %record
; CHECK-NEXT: OpStore %member %uint_7
; CHECK-NEXT: %same = OpCopyObject %[[GLOBAL]] %record
; CHECK-NEXT: OpStore %same %ushort_1
; CHECK-NEXT: %{{.+}} = OpPtrEqual %bool %record %[[NULL]]
; CHECK-NEXT: %{{.+}} = OpPtrEqual %bool %member %[[NULL]]
; CHECK-NOT:  OpBitcast

target triple = "spir64-unknown-unknown"

%pair = type { double, i32 }

define spir_func i1 @casts(ptr addrspace(1) %record) {
  %object = alloca %pair
  store i32 7, ptr %object
  %first = load %pair, ptr addrspace(1) %record
  %member = getelementptr i8, ptr addrspace(1) %record, i64 8, !spirv.Decorations !0
  store i32 7, ptr addrspace(1) %member
  %same = bitcast ptr addrspace(1) %record to ptr addrspace(1), !spirv.Decorations !2
  store i16 1, ptr addrspace(1) %same
  %a = icmp eq ptr addrspace(1) %record, null
  %b = icmp eq ptr addrspace(1) %member, null
  %c = xor i1 %a, %b
  ret i1 %c
}

!0 = !{!1}
!1 = !{i32 5635, !"own"}
!2 = !{!3}
!3 = !{i32 5635, !"shared"}
