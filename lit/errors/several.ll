; Each function that cannot be translated is reported; an error shared by several functions is reported once.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s

; CHECK:      error[E104]: LimitExceeded: the type [1152921504606846977 x i8] takes more memory than any device has
; CHECK-NEXT: at the global variable @shared
; CHECK-NEXT: --> {{.*}}several.ll:{{[0-9]+}}:1
; CHECK-NEXT: | @shared = 
; CHECK-NEXT: | ^
; CHECK-NEXT: also in function @first
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.vscale.i32
; CHECK-NEXT: the intrinsic llvm.vscale.i32 cannot be translated
; CHECK-NEXT: at %n = call i32 @llvm.vscale.i32()
; CHECK-NEXT: in function @scalable
; CHECK-NEXT: --> {{.*}}several.ll:{{[0-9]+}}:3
; CHECK-NEXT: | %n = call
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: %a = alloca i32, i64 %n, align 4
; CHECK-NEXT: Translation of dynamic alloca requires SPV_INTEL_variable_length_array extension.
; CHECK-NEXT: OpVariableLengthArrayINTEL
; CHECK-NEXT: at %a = alloca i32, i64 %n, align 4
; CHECK-NEXT: in function @dynamic
; CHECK-NEXT: --> {{.*}}several.ll:{{[0-9]+}}:3
; CHECK-NEXT: | %a = alloca
; CHECK-NEXT: | ^
; CHECK-NEXT: {{^}}4 errors: see --explain CODE{{$}}
; CHECK-NOT: {{.}}

target triple = "spir64-unknown-unknown"

@shared = addrspace(1) global [1152921504606846977 x i8] zeroinitializer

define spir_func i32 @scalable() {
  %n = call i32 @llvm.vscale.i32()
  ret i32 %n
}

define spir_func void @fine() {
  ret void
}

define spir_func void @dynamic(i64 %n) {
  %a = alloca i32, i64 %n, align 4
  store volatile i32 0, ptr %a, align 4
  ret void
}

define spir_func ptr addrspace(1) @first() {
  ret ptr addrspace(1) @shared
}

define spir_func ptr addrspace(1) @second() {
  ret ptr addrspace(1) @shared
}

declare i32 @llvm.vscale.i32()
