; A declared and called function is imported and stands before all definitions; an unused declaration emits nothing. An
; available_externally definition is used in this module and is not exported.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG:  OpDecorate %far LinkageAttributes "far" Import
; CHECK-DAG:  OpDecorate %weak LinkageAttributes "weak" Import
; CHECK-NOT:  LinkageAttributes "unused"
; CHECK-NOT:  LinkageAttributes "inline"

; CHECK:      %{{far|weak}} = OpFunction %uint None
; CHECK-NEXT: OpFunctionParameter %uint
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %{{far|weak}} = OpFunction %uint None
; CHECK-NEXT: OpFunctionParameter %uint
; CHECK-NEXT: OpFunctionEnd
; CHECK-NEXT: %{{[0-9]+}} = OpFunction %void None
; CHECK:      OpFunctionCall %uint %inline
; CHECK:      %inline = OpFunction %uint None

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %a = call spir_func i32 @far(i32 %n)
  %b = call spir_func i32 @weak(i32 %a)
  %c = call spir_func i32 @inline(i32 %b)
  store i32 %c, ptr addrspace(1) %out
  ret void
}

declare spir_func i32 @far(i32)
declare extern_weak spir_func i32 @weak(i32)
declare spir_func i32 @unused(i32)

define available_externally spir_func i32 @inline(i32 %n) {
  ret i32 %n
}
