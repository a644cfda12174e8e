; An alloca in a later block becomes a variable at the start of the function.
; shows: P21
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %entry = OpLabel
; CHECK-NEXT: %[[SLOT:slot]] = OpVariable %_ptr_Function_uint Function
; CHECK:      %then = OpLabel
; CHECK-NOT:  OpVariable
; CHECK:      OpStore %[[SLOT]] %n

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %then, label %end
then:
  %slot = alloca i32
  store i32 %n, ptr %slot
  %v = load i32, ptr %slot
  store i32 %v, ptr addrspace(1) %out
  br label %end
end:
  ret void
}
