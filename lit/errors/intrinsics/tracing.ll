; Intrinsics of a tracing run-time library are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.xray.customevent
; CHECK-NEXT: the intrinsic llvm.xray.customevent cannot be translated: it belongs to a tracing run-time library
; CHECK-NEXT: at   call void @llvm.xray.customevent(ptr null, i64 0)
; CHECK-NEXT: in   function @xray_customevent, block %0
; CHECK-NEXT: -->  {{.*}}tracing.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.xray.customevent(ptr null, i64 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.xray.typedevent
; CHECK-NEXT: the intrinsic llvm.xray.typedevent cannot be translated: it belongs to a tracing run-time library
; CHECK-NEXT: at   call void @llvm.xray.typedevent(i64 0, ptr null, i64 0)
; CHECK-NEXT: in   function @xray_typedevent, block %0
; CHECK-NEXT: -->  {{.*}}tracing.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.xray.typedevent(i64 0, ptr null, i64 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: 2 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @xray_customevent() {
  call void @llvm.xray.customevent(ptr null, i64 0)
  ret void
}

define spir_func void @xray_typedevent() {
  call void @llvm.xray.typedevent(i64 0, ptr null, i64 0)
  ret void
}
