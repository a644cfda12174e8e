; Intrinsics of Objective-C's run-time library are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.retain.autorelease
; CHECK-NEXT: the intrinsic llvm.objc.retain.autorelease cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.retain.autorelease(ptr null)
; CHECK-NEXT: in   function @objc_retain_autorelease, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_retain_autorelease() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.retainAutorelease
; CHECK-NEXT: the intrinsic llvm.objc.retainAutorelease cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.retainAutorelease(ptr null)
; CHECK-NEXT: in   function @objc_retainAutorelease, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_retainAutorelease() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.retainAutoreleaseReturnValue
; CHECK-NEXT: the intrinsic llvm.objc.retainAutoreleaseReturnValue cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.retainAutoreleaseReturnValue(ptr null)
; CHECK-NEXT: in   function @objc_retainAutoreleaseReturnValue, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_retainAutoreleaseReturnValue() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.retainAutoreleasedReturnValue
; CHECK-NEXT: the intrinsic llvm.objc.retainAutoreleasedReturnValue cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.retainAutoreleasedReturnValue(ptr null)
; CHECK-NEXT: in   function @objc_retainAutoreleasedReturnValue, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_retainAutoreleasedReturnValue() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.retainBlock
; CHECK-NEXT: the intrinsic llvm.objc.retainBlock cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.retainBlock(ptr null)
; CHECK-NEXT: in   function @objc_retainBlock, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_retainBlock() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.retainedObject
; CHECK-NEXT: the intrinsic llvm.objc.retainedObject cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.retainedObject(ptr null)
; CHECK-NEXT: in   function @objc_retainedObject, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_retainedObject() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.storeStrong
; CHECK-NEXT: the intrinsic llvm.objc.storeStrong cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   call void @llvm.objc.storeStrong(ptr null, ptr null)
; CHECK-NEXT: in   function @objc_storeStrong, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.objc.storeStrong(ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.storeWeak
; CHECK-NEXT: the intrinsic llvm.objc.storeWeak cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.storeWeak(ptr null, ptr null)
; CHECK-NEXT: in   function @objc_storeWeak, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_storeWeak() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.sync.enter
; CHECK-NEXT: the intrinsic llvm.objc.sync.enter cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call i32 @llvm.objc.sync.enter(ptr null)
; CHECK-NEXT: in   function @objc_sync_enter, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_sync_enter() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.sync.exit
; CHECK-NEXT: the intrinsic llvm.objc.sync.exit cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call i32 @llvm.objc.sync.exit(ptr null)
; CHECK-NEXT: in   function @objc_sync_exit, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_sync_exit() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.unretainedObject
; CHECK-NEXT: the intrinsic llvm.objc.unretainedObject cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.unretainedObject(ptr null)
; CHECK-NEXT: in   function @objc_unretainedObject, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_unretainedObject() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.unretainedPointer
; CHECK-NEXT: the intrinsic llvm.objc.unretainedPointer cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.unretainedPointer(ptr null)
; CHECK-NEXT: in   function @objc_unretainedPointer, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_unretainedPointer() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.objc.unsafeClaimAutoreleasedReturnValue
; CHECK-NEXT: the intrinsic llvm.objc.unsafeClaimAutoreleasedReturnValue cannot be translated: it belongs to Objective-C's run-time library
; CHECK-NEXT: at   %1 = call ptr @llvm.objc.unsafeClaimAutoreleasedReturnValue(ptr null)
; CHECK-NEXT: in   function @objc_unsafeClaimAutoreleasedReturnValue, block %0
; CHECK-NEXT: -->  {{.*}}objective-c-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @objc_unsafeClaimAutoreleasedReturnValue() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 13 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @objc_retain_autorelease() {
  call ptr @llvm.objc.retain.autorelease(ptr null)
  ret void
}

define spir_func void @objc_retainAutorelease() {
  call ptr @llvm.objc.retainAutorelease(ptr null)
  ret void
}

define spir_func void @objc_retainAutoreleaseReturnValue() {
  call ptr @llvm.objc.retainAutoreleaseReturnValue(ptr null)
  ret void
}

define spir_func void @objc_retainAutoreleasedReturnValue() {
  call ptr @llvm.objc.retainAutoreleasedReturnValue(ptr null)
  ret void
}

define spir_func void @objc_retainBlock() {
  call ptr @llvm.objc.retainBlock(ptr null)
  ret void
}

define spir_func void @objc_retainedObject() {
  call ptr @llvm.objc.retainedObject(ptr null)
  ret void
}

define spir_func void @objc_storeStrong() {
  call void @llvm.objc.storeStrong(ptr null, ptr null)
  ret void
}

define spir_func void @objc_storeWeak() {
  call ptr @llvm.objc.storeWeak(ptr null, ptr null)
  ret void
}

define spir_func void @objc_sync_enter() {
  call i32 @llvm.objc.sync.enter(ptr null)
  ret void
}

define spir_func void @objc_sync_exit() {
  call i32 @llvm.objc.sync.exit(ptr null)
  ret void
}

define spir_func void @objc_unretainedObject() {
  call ptr @llvm.objc.unretainedObject(ptr null)
  ret void
}

define spir_func void @objc_unretainedPointer() {
  call ptr @llvm.objc.unretainedPointer(ptr null)
  ret void
}

define spir_func void @objc_unsafeClaimAutoreleasedReturnValue() {
  call ptr @llvm.objc.unsafeClaimAutoreleasedReturnValue(ptr null)
  ret void
}
