; Hardware loops are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.loop.decrement.i32
; CHECK-NEXT: the intrinsic llvm.loop.decrement.i32 cannot be translated: SPIR-V has no hardware loops
; CHECK-NEXT: at   %1 = call i1 @llvm.loop.decrement.i32(i32 0)
; CHECK-NEXT: in   function @loop_decrement, block %0
; CHECK-NEXT: -->  {{.*}}hardware-loops.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @loop_decrement() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.loop.decrement.reg.i32
; CHECK-NEXT: the intrinsic llvm.loop.decrement.reg.i32 cannot be translated: SPIR-V has no hardware loops
; CHECK-NEXT: at   %1 = call i32 @llvm.loop.decrement.reg.i32(i32 0, i32 0)
; CHECK-NEXT: in   function @loop_decrement_reg, block %0
; CHECK-NEXT: -->  {{.*}}hardware-loops.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @loop_decrement_reg() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.set.loop.iterations.i32
; CHECK-NEXT: the intrinsic llvm.set.loop.iterations.i32 cannot be translated: SPIR-V has no hardware loops
; CHECK-NEXT: at   call void @llvm.set.loop.iterations.i32(i32 0)
; CHECK-NEXT: in   function @set_loop_iterations, block %0
; CHECK-NEXT: -->  {{.*}}hardware-loops.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @set_loop_iterations() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.start.loop.iterations.i32
; CHECK-NEXT: the intrinsic llvm.start.loop.iterations.i32 cannot be translated: SPIR-V has no hardware loops
; CHECK-NEXT: at   %1 = call i32 @llvm.start.loop.iterations.i32(i32 0)
; CHECK-NEXT: in   function @start_loop_iterations, block %0
; CHECK-NEXT: -->  {{.*}}hardware-loops.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @start_loop_iterations() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.test.set.loop.iterations.i32
; CHECK-NEXT: the intrinsic llvm.test.set.loop.iterations.i32 cannot be translated: SPIR-V has no hardware loops
; CHECK-NEXT: at   %1 = call i1 @llvm.test.set.loop.iterations.i32(i32 0)
; CHECK-NEXT: in   function @test_set_loop_iterations, block %0
; CHECK-NEXT: -->  {{.*}}hardware-loops.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @test_set_loop_iterations() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.test.start.loop.iterations.i32
; CHECK-NEXT: the intrinsic llvm.test.start.loop.iterations.i32 cannot be translated: SPIR-V has no hardware loops
; CHECK-NEXT: at   %1 = call { i32, i1 } @llvm.test.start.loop.iterations.i32(i32 0)
; CHECK-NEXT: in   function @test_start_loop_iterations, block %0
; CHECK-NEXT: -->  {{.*}}hardware-loops.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @test_start_loop_iterations() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 6 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @loop_decrement() {
  call i1 @llvm.loop.decrement(i32 0)
  ret void
}

define spir_func void @loop_decrement_reg() {
  call i32 @llvm.loop.decrement.reg(i32 0, i32 0)
  ret void
}

define spir_func void @set_loop_iterations() {
  call void @llvm.set.loop.iterations(i32 0)
  ret void
}

define spir_func void @start_loop_iterations() {
  call i32 @llvm.start.loop.iterations(i32 0)
  ret void
}

define spir_func void @test_set_loop_iterations() {
  call i1 @llvm.test.set.loop.iterations(i32 0)
  ret void
}

define spir_func void @test_start_loop_iterations() {
  call { i32, i1 } @llvm.test.start.loop.iterations(i32 0)
  ret void
}
