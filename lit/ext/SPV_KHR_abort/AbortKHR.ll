; A call of OpAbortKHR ends its block; what follows in the block is omitted or never reached.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_abort --spirv-text -o - | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_abort -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s --check-prefix=LIFT
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.spv -o - | FileCheck %s --check-prefix=LIFT
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv -o - | FileCheck %s --check-prefix=LIFT

; CHECK:      Capability AbortKHR
; CHECK:      Extension "SPV_KHR_abort"
; CHECK:      TypeInt [[#WORD:]] 32 0
; CHECK:      FunctionParameter [[#WORD]] [[#MESSAGE:]]
; CHECK:      Label
; CHECK-NEXT: AbortKHR [[#WORD]] [[#MESSAGE]]
; CHECK-EMPTY:
; CHECK-NEXT: FunctionEnd
; CHECK:      AbortKHR
; CHECK-EMPTY:
; CHECK-NEXT: FunctionEnd
; CHECK:      AbortKHR
; CHECK:      Branch
; CHECK:      FunctionEnd

; REFUSED: SPV_KHR_abort

; LIFT:      define spir_func void @returns(i32 %message)
; LIFT:      call spir_func void @{{.*}}__spirv_AbortKHR{{.*}}(i32 %message) #[[#CALL:]]
; LIFT-NEXT: unreachable
; LIFT:      attributes #[[#CALL]] = {{{.*}}noreturn{{.*}}}

target triple = "spir64-unknown-unknown"

define spir_func void @returns(i32 %message) {
  call spir_func void @_Z16__spirv_AbortKHRIiEvT_(i32 %message)
  ret void
}

define spir_func void @unreachable(i32 %message) {
  call spir_func void @_Z16__spirv_AbortKHRIiEvT_(i32 %message)
  unreachable
}

define spir_func i32 @continues(i32 %message) {
entry:
  call spir_func void @_Z16__spirv_AbortKHRIiEvT_(i32 %message)
  br label %end

end:
  %x = phi i32 [ %message, %entry ]
  ret i32 %x
}

declare spir_func void @_Z16__spirv_AbortKHRIiEvT_(i32)
