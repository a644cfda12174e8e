; SPIR-V has no atomic operations on elements of 16 bytes.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E014]: InvalidInstruction: Can't translate llvm instruction:
; CHECK-NEXT: expected atomic elements of at most 8 bytes, found 16; protect the memory with a lock
; CHECK-NEXT: at   call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 16, i32 16)
; CHECK-NEXT: in   function @memcpy_element_unordered_atomic, block %0
; CHECK-NEXT: -->  {{.*}}element-atomics.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @memcpy_element_unordered_atomic(ptr addrspace(1) %p, ptr addrspace(1) %q) {
; CHECK-NEXT: | ^
; CHECK-NEXT: also at call void @llvm.memmove.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 16, i32 16), in function @memmove_element_unordered_atomic, block %0, {{.*}}element-atomics.ll:{{[0-9]+}}:1
; CHECK-NEXT: also at call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 16 %p, i8 0, i64 16, i32 16), in function @memset_element_unordered_atomic, block %0, {{.*}}element-atomics.ll:{{[0-9]+}}:1
; CHECK-NEXT: 3 errors: see --explain E014
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @memcpy_element_unordered_atomic(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @llvm.memcpy.element.unordered.atomic(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 16, i32 16)
  ret void
}

define spir_func void @memmove_element_unordered_atomic(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @llvm.memmove.element.unordered.atomic(ptr addrspace(1) align 16 %p, ptr addrspace(1) align 16 %q, i64 16, i32 16)
  ret void
}

define spir_func void @memset_element_unordered_atomic(ptr addrspace(1) %p) {
  call void @llvm.memset.element.unordered.atomic(ptr addrspace(1) align 16 %p, i8 0, i64 16, i32 16)
  ret void
}
