; A pointer without a pointee type stays one when it is frozen.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_poison_freeze,+SPV_KHR_untyped_pointers --spirv-text -o - | FileCheck %s

; CHECK: TypeUntypedPointerKHR [[POINTER:[0-9]+]] 5
; CHECK: FunctionParameter [[POINTER]] [[P:[0-9]+]]
; CHECK: FreezeKHR [[POINTER]] [[FROZEN:[0-9]+]] [[P]]
; CHECK-NEXT: Store [[P]] [[FROZEN]]

target triple = "spir64-unknown-unknown"

define spir_func void @keep(ptr addrspace(1) %p) {
  %frozen = freeze ptr addrspace(1) %p
  store ptr addrspace(1) %frozen, ptr addrspace(1) %p
  ret void
}
