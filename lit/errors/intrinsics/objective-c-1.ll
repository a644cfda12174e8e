; Intrinsics of Objective-C's run-time library are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.arc.annotation.bottomup.bbend
; CHECK-NEXT: the intrinsic llvm.objc.arc.annotation.bottomup.bbend cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.arc.annotation.bottomup.bbend(ptr null, ptr null)
; CHECK-NEXT: in   function @objc_arc_annotation_bottomup_bbend, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.arc.annotation.bottomup.bbend(ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.arc.annotation.bottomup.bbstart
; CHECK-NEXT: the intrinsic llvm.objc.arc.annotation.bottomup.bbstart cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.arc.annotation.bottomup.bbstart(ptr null, ptr null)
; CHECK-NEXT: in   function @objc_arc_annotation_bottomup_bbstart, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.arc.annotation.bottomup.bbstart(ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.arc.annotation.topdown.bbend
; CHECK-NEXT: the intrinsic llvm.objc.arc.annotation.topdown.bbend cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.arc.annotation.topdown.bbend(ptr null, ptr null)
; CHECK-NEXT: in   function @objc_arc_annotation_topdown_bbend, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.arc.annotation.topdown.bbend(ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.arc.annotation.topdown.bbstart
; CHECK-NEXT: the intrinsic llvm.objc.arc.annotation.topdown.bbstart cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.arc.annotation.topdown.bbstart(ptr null, ptr null)
; CHECK-NEXT: in   function @objc_arc_annotation_topdown_bbstart, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.arc.annotation.topdown.bbstart(ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.autorelease
; CHECK-NEXT: the intrinsic llvm.objc.autorelease cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.autorelease(ptr null)
; CHECK-NEXT: in   function @objc_autorelease, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_autorelease() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.autoreleasePoolPop
; CHECK-NEXT: the intrinsic llvm.objc.autoreleasePoolPop cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.autoreleasePoolPop(ptr null)
; CHECK-NEXT: in   function @objc_autoreleasePoolPop, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.autoreleasePoolPop(ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.autoreleasePoolPush
; CHECK-NEXT: the intrinsic llvm.objc.autoreleasePoolPush cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.autoreleasePoolPush()
; CHECK-NEXT: in   function @objc_autoreleasePoolPush, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_autoreleasePoolPush() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.autoreleaseReturnValue
; CHECK-NEXT: the intrinsic llvm.objc.autoreleaseReturnValue cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.autoreleaseReturnValue(ptr null)
; CHECK-NEXT: in   function @objc_autoreleaseReturnValue, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_autoreleaseReturnValue() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.claimAutoreleasedReturnValue
; CHECK-NEXT: the intrinsic llvm.objc.claimAutoreleasedReturnValue cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.claimAutoreleasedReturnValue(ptr null)
; CHECK-NEXT: in   function @objc_claimAutoreleasedReturnValue, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_claimAutoreleasedReturnValue() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.clang.arc.noop.use
; CHECK-NEXT: the intrinsic llvm.objc.clang.arc.noop.use cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void (...) @llvm.objc.clang.arc.noop.use()
; CHECK-NEXT: in   function @objc_clang_arc_noop_use, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void (...) @llvm.objc.clang.arc.noop.use()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.clang.arc.use
; CHECK-NEXT: the intrinsic llvm.objc.clang.arc.use cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void (...) @llvm.objc.clang.arc.use()
; CHECK-NEXT: in   function @objc_clang_arc_use, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void (...) @llvm.objc.clang.arc.use()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.copyWeak
; CHECK-NEXT: the intrinsic llvm.objc.copyWeak cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.copyWeak(ptr null, ptr null)
; CHECK-NEXT: in   function @objc_copyWeak, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.copyWeak(ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.destroyWeak
; CHECK-NEXT: the intrinsic llvm.objc.destroyWeak cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.destroyWeak(ptr null)
; CHECK-NEXT: in   function @objc_destroyWeak, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.destroyWeak(ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.initWeak
; CHECK-NEXT: the intrinsic llvm.objc.initWeak cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.initWeak(ptr null, ptr null)
; CHECK-NEXT: in   function @objc_initWeak, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_initWeak() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.loadWeak
; CHECK-NEXT: the intrinsic llvm.objc.loadWeak cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.loadWeak(ptr null)
; CHECK-NEXT: in   function @objc_loadWeak, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_loadWeak() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.loadWeakRetained
; CHECK-NEXT: the intrinsic llvm.objc.loadWeakRetained cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.loadWeakRetained(ptr null)
; CHECK-NEXT: in   function @objc_loadWeakRetained, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_loadWeakRetained() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.moveWeak
; CHECK-NEXT: the intrinsic llvm.objc.moveWeak cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.moveWeak(ptr null, ptr null)
; CHECK-NEXT: in   function @objc_moveWeak, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.moveWeak(ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.release
; CHECK-NEXT: the intrinsic llvm.objc.release cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.release(ptr null)
; CHECK-NEXT: in   function @objc_release, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.release(ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.retain
; CHECK-NEXT: the intrinsic llvm.objc.retain cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.retain(ptr null)
; CHECK-NEXT: in   function @objc_retain, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_retain() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 19 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @objc_arc_annotation_bottomup_bbend() {
  call void @llvm.objc.arc.annotation.bottomup.bbend(ptr null, ptr null)
  ret void
}

define spir_func void @objc_arc_annotation_bottomup_bbstart() {
  call void @llvm.objc.arc.annotation.bottomup.bbstart(ptr null, ptr null)
  ret void
}

define spir_func void @objc_arc_annotation_topdown_bbend() {
  call void @llvm.objc.arc.annotation.topdown.bbend(ptr null, ptr null)
  ret void
}

define spir_func void @objc_arc_annotation_topdown_bbstart() {
  call void @llvm.objc.arc.annotation.topdown.bbstart(ptr null, ptr null)
  ret void
}

define spir_func void @objc_autorelease() {
  call ptr @llvm.objc.autorelease(ptr null)
  ret void
}

define spir_func void @objc_autoreleasePoolPop() {
  call void @llvm.objc.autoreleasePoolPop(ptr null)
  ret void
}

define spir_func void @objc_autoreleasePoolPush() {
  call ptr @llvm.objc.autoreleasePoolPush()
  ret void
}

define spir_func void @objc_autoreleaseReturnValue() {
  call ptr @llvm.objc.autoreleaseReturnValue(ptr null)
  ret void
}

define spir_func void @objc_claimAutoreleasedReturnValue() {
  call ptr @llvm.objc.claimAutoreleasedReturnValue(ptr null)
  ret void
}

define spir_func void @objc_clang_arc_noop_use() {
  call void (...) @llvm.objc.clang.arc.noop.use()
  ret void
}

define spir_func void @objc_clang_arc_use() {
  call void (...) @llvm.objc.clang.arc.use()
  ret void
}

define spir_func void @objc_copyWeak() {
  call void @llvm.objc.copyWeak(ptr null, ptr null)
  ret void
}

define spir_func void @objc_destroyWeak() {
  call void @llvm.objc.destroyWeak(ptr null)
  ret void
}

define spir_func void @objc_initWeak() {
  call ptr @llvm.objc.initWeak(ptr null, ptr null)
  ret void
}

define spir_func void @objc_loadWeak() {
  call ptr @llvm.objc.loadWeak(ptr null)
  ret void
}

define spir_func void @objc_loadWeakRetained() {
  call ptr @llvm.objc.loadWeakRetained(ptr null)
  ret void
}

define spir_func void @objc_moveWeak() {
  call void @llvm.objc.moveWeak(ptr null, ptr null)
  ret void
}

define spir_func void @objc_release() {
  call void @llvm.objc.release(ptr null)
  ret void
}

define spir_func void @objc_retain() {
  call ptr @llvm.objc.retain(ptr null)
  ret void
}
