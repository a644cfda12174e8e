; Intrinsics that record an access for a loader are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.preserve.array.access.index.p0.p0
; CHECK-NEXT: the intrinsic llvm.preserve.array.access.index.p0.p0 cannot be translated: it records an access for a loader that relocates structures
; CHECK-NEXT: at   %1 = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype([4 x i32]) %p, i32 1, i32 2)
; CHECK-NEXT: in   function @preserve_array_access_index, block %0
; CHECK-NEXT: -->  {{.*}}preserved-access.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @preserve_array_access_index(ptr %p) {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.preserve.struct.access.index.p0.p0
; CHECK-NEXT: the intrinsic llvm.preserve.struct.access.index.p0.p0 cannot be translated: it records an access for a loader that relocates structures
; CHECK-NEXT: at   %1 = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype({ i32, i32 }) %p, i32 1, i32 1)
; CHECK-NEXT: in   function @preserve_struct_access_index, block %0
; CHECK-NEXT: -->  {{.*}}preserved-access.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @preserve_struct_access_index(ptr %p) {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.preserve.union.access.index.p0.p0
; CHECK-NEXT: the intrinsic llvm.preserve.union.access.index.p0.p0 cannot be translated: it records an access for a loader that relocates structures
; CHECK-NEXT: at   %1 = call ptr @llvm.preserve.union.access.index.p0.p0(ptr null, i32 0)
; CHECK-NEXT: in   function @preserve_union_access_index, block %0
; CHECK-NEXT: -->  {{.*}}preserved-access.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @preserve_union_access_index() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 3 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @preserve_array_access_index(ptr %p) {
  call ptr @llvm.preserve.array.access.index(ptr elementtype([4 x i32]) %p, i32 1, i32 2)
  ret void
}

define spir_func void @preserve_struct_access_index(ptr %p) {
  call ptr @llvm.preserve.struct.access.index(ptr elementtype({ i32, i32 }) %p, i32 1, i32 1)
  ret void
}

define spir_func void @preserve_union_access_index() {
  call ptr @llvm.preserve.union.access.index(ptr null, i32 0)
  ret void
}
