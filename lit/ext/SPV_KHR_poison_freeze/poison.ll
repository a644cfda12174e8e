; A poison value is OpPoisonKHR where SPV_KHR_poison_freeze is allowed, otherwise undefined.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_poison_freeze --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_poison_freeze -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefix=LIFT

; CHECK: Capability PoisonFreezeKHR
; CHECK: Extension "SPV_KHR_poison_freeze"
; CHECK-DAG: TypeInt [[#WORD:]] 32 0
; CHECK-DAG: PoisonKHR [[#WORD]] [[#POISON:]]
; CHECK-DAG: Undef [[#WORD]] [[#UNDEF:]]
; CHECK: ReturnValue [[#POISON]]
; CHECK: ReturnValue [[#UNDEF]]
; CHECK: FreezeKHR [[#WORD]] [[#FROZEN:]] [[#POISON]]
; CHECK: ReturnValue [[#FROZEN]]

; WITHOUT-NOT: PoisonKHR
; WITHOUT: ReturnValue

; LIFT: ret i32 poison
; LIFT: ret i32 undef
; LIFT: freeze i32 poison

target triple = "spir64-unknown-unknown"

define spir_func i32 @poisoned() {
  ret i32 poison
}

define spir_func i32 @undefined() {
  ret i32 undef
}

define spir_func i32 @frozen() {
  %x = freeze i32 poison
  ret i32 %x
}
