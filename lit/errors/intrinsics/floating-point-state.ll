; Intrinsics that read or change the floating-point environment are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.get.fpenv.i32
; CHECK-NEXT: the intrinsic llvm.get.fpenv.i32 cannot be translated: a kernel cannot read or change the floating-point environment
; CHECK-NEXT: at   %1 = call i32 @llvm.get.fpenv.i32()
; CHECK-NEXT: in   function @get_fpenv, block %0
; CHECK-NEXT: -->  {{.*}}floating-point-state.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @get_fpenv() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.get.fpmode.i32
; CHECK-NEXT: the intrinsic llvm.get.fpmode.i32 cannot be translated: a kernel cannot read or change the floating-point environment
; CHECK-NEXT: at   %1 = call i32 @llvm.get.fpmode.i32()
; CHECK-NEXT: in   function @get_fpmode, block %0
; CHECK-NEXT: -->  {{.*}}floating-point-state.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @get_fpmode() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.reset.fpenv
; CHECK-NEXT: the intrinsic llvm.reset.fpenv cannot be translated: a kernel cannot read or change the floating-point environment
; CHECK-NEXT: at   call void @llvm.reset.fpenv()
; CHECK-NEXT: in   function @reset_fpenv, block %0
; CHECK-NEXT: -->  {{.*}}floating-point-state.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.reset.fpenv()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.reset.fpmode
; CHECK-NEXT: the intrinsic llvm.reset.fpmode cannot be translated: a kernel cannot read or change the floating-point environment
; CHECK-NEXT: at   call void @llvm.reset.fpmode()
; CHECK-NEXT: in   function @reset_fpmode, block %0
; CHECK-NEXT: -->  {{.*}}floating-point-state.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.reset.fpmode()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.set.fpenv.i32
; CHECK-NEXT: the intrinsic llvm.set.fpenv.i32 cannot be translated: a kernel cannot read or change the floating-point environment
; CHECK-NEXT: at   call void @llvm.set.fpenv.i32(i32 0)
; CHECK-NEXT: in   function @set_fpenv, block %0
; CHECK-NEXT: -->  {{.*}}floating-point-state.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @set_fpenv() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.set.fpmode.i32
; CHECK-NEXT: the intrinsic llvm.set.fpmode.i32 cannot be translated: a kernel cannot read or change the floating-point environment
; CHECK-NEXT: at   call void @llvm.set.fpmode.i32(i32 0)
; CHECK-NEXT: in   function @set_fpmode, block %0
; CHECK-NEXT: -->  {{.*}}floating-point-state.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @set_fpmode() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.set.rounding
; CHECK-NEXT: the intrinsic llvm.set.rounding cannot be translated: a kernel cannot read or change the floating-point environment
; CHECK-NEXT: at   call void @llvm.set.rounding(i32 0)
; CHECK-NEXT: in   function @set_rounding, block %0
; CHECK-NEXT: -->  {{.*}}floating-point-state.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.set.rounding(i32 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: 7 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @get_fpenv() {
  call i32 @llvm.get.fpenv()
  ret void
}

define spir_func void @get_fpmode() {
  call i32 @llvm.get.fpmode()
  ret void
}

define spir_func void @reset_fpenv() {
  call void @llvm.reset.fpenv()
  ret void
}

define spir_func void @reset_fpmode() {
  call void @llvm.reset.fpmode()
  ret void
}

define spir_func void @set_fpenv() {
  call void @llvm.set.fpenv(i32 0)
  ret void
}

define spir_func void @set_fpmode() {
  call void @llvm.set.fpmode(i32 0)
  ret void
}

define spir_func void @set_rounding() {
  call void @llvm.set.rounding(i32 0)
  ret void
}
