; A kernel of a module with OpFreezeKHR gets the execution mode that the extension requires of all entry points.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_poison_freeze --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

; CHECK: Capability PoisonFreezeKHR
; CHECK: EntryPoint 6 [[KERNEL:[0-9]+]] "k"
; ExecutionMode ArithmeticPoisonKHR
; CHECK: ExecutionMode [[KERNEL]] 5157
; WITHOUT-NOT: 5157

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %shifted = shl i32 1, %n
  %kept = freeze i32 %shifted
  store i32 %kept, ptr addrspace(1) %out
  ret void
}
