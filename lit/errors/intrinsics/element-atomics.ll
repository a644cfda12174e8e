; Copies with atomic elements are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.memcpy.element.unordered.atomic.p1.p1.i64
; CHECK-NEXT: the intrinsic llvm.memcpy.element.unordered.atomic.p1.p1.i64 cannot be translated: SPIR-V has no memory copy with atomic elements; use a loop of atomic loads and stores
; CHECK-NEXT: at   call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 16, i32 4)
; CHECK-NEXT: in   function @memcpy_element_unordered_atomic, block %0
; CHECK-NEXT: -->  {{.*}}element-atomics.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @memcpy_element_unordered_atomic(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.memmove.element.unordered.atomic.p1.p1.i64
; CHECK-NEXT: the intrinsic llvm.memmove.element.unordered.atomic.p1.p1.i64 cannot be translated: SPIR-V has no memory copy with atomic elements; use a loop of atomic loads and stores
; CHECK-NEXT: at   call void @llvm.memmove.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 16, i32 4)
; CHECK-NEXT: in   function @memmove_element_unordered_atomic, block %0
; CHECK-NEXT: -->  {{.*}}element-atomics.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @memmove_element_unordered_atomic(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.memset.element.unordered.atomic.p1.i64
; CHECK-NEXT: the intrinsic llvm.memset.element.unordered.atomic.p1.i64 cannot be translated: SPIR-V cannot set memory with atomic elements; use a loop of atomic stores
; CHECK-NEXT: at   call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 4 %p, i8 0, i64 16, i32 4)
; CHECK-NEXT: in   function @memset_element_unordered_atomic, block %0
; CHECK-NEXT: -->  {{.*}}element-atomics.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @memset_element_unordered_atomic(ptr addrspace(1) %p) {
; CHECK-NEXT: | ^
; CHECK-NEXT: 3 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @memcpy_element_unordered_atomic(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @llvm.memcpy.element.unordered.atomic(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 16, i32 4)
  ret void
}

define spir_func void @memmove_element_unordered_atomic(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @llvm.memmove.element.unordered.atomic(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 16, i32 4)
  ret void
}

define spir_func void @memset_element_unordered_atomic(ptr addrspace(1) %p) {
  call void @llvm.memset.element.unordered.atomic(ptr addrspace(1) align 4 %p, i8 0, i64 16, i32 4)
  ret void
}
