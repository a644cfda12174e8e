; Errors with one reason are one message with all their locations counted; -W all prints each.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv --diagnostic-format=json 2>&1 | FileCheck %s --check-prefix=JSON
; RUN: not llvm-spirv-rs %s -o %t.spv -W all 2>&1 | FileCheck %s --check-prefix=ALL

; CHECK:      error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; CHECK:      in   function @f0, block
; CHECK-NEXT: --> {{.*}}one-reason.ll:{{[0-9]+}}:3
; CHECK-NEXT: | %r = call
; CHECK-NEXT: | ^
; CHECK-NEXT: also at %r = call spir_func i32 @__spirv_BitReverse(i32 %x), in function @f1, block
; CHECK-NEXT: in function @f2, block
; CHECK-NEXT: in function @f3, block
; CHECK-NEXT: in function @f4, block
; CHECK-NEXT: in function @f5, block
; CHECK-NEXT: also 1 more: -W all prints them
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK:      in   function @other, block
; CHECK-NEXT: --> {{.*}}one-reason.ll:{{[0-9]+}}:3
; CHECK-NEXT: | %n = call
; CHECK-NEXT: | ^
; CHECK:      {{^}}8 errors: see --explain CODE{{$}}
; CHECK-NOT:  {{.}}

; JSON:      "code":"E018",{{.*}}"count":7}
; JSON-NEXT: "code":"E008",{{.*}}"count":1}
; JSON-NOT:  {{.}}

; ALL-COUNT-7: error[E018]: RequiresExtension
; ALL-NOT:     E018

target triple = "spir64-unknown-unknown"

declare spir_func i32 @__spirv_BitReverse(i32)
declare i32 @llvm.vscale.i32()

define spir_func i32 @f0(i32 %x) {
  %r = call spir_func i32 @__spirv_BitReverse(i32 %x)
  ret i32 %r
}

define spir_func i32 @f1(i32 %x) {
  %r = call spir_func i32 @__spirv_BitReverse(i32 %x)
  ret i32 %r
}

define spir_func i32 @f2(i32 %x) {
  %r = call spir_func i32 @__spirv_BitReverse(i32 %x)
  ret i32 %r
}

define spir_func i32 @f3(i32 %x) {
  %r = call spir_func i32 @__spirv_BitReverse(i32 %x)
  ret i32 %r
}

define spir_func i32 @f4(i32 %x) {
  %r = call spir_func i32 @__spirv_BitReverse(i32 %x)
  ret i32 %r
}

define spir_func i32 @f5(i32 %x) {
  %r = call spir_func i32 @__spirv_BitReverse(i32 %x)
  ret i32 %r
}

define spir_func i32 @f6(i32 %x) {
  %r = call spir_func i32 @__spirv_BitReverse(i32 %x)
  ret i32 %r
}

define spir_func i32 @other() {
  %n = call i32 @llvm.vscale.i32()
  ret i32 %n
}
