; Intrinsics of coroutines are refused: LLVM's coroutine passes replace them.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.frame
; CHECK-NEXT: the intrinsic llvm.coro.frame cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.frame()
; CHECK-NEXT: in   function @coro_frame, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_frame() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.free
; CHECK-NEXT: the intrinsic llvm.coro.free cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.free(token none, ptr null)
; CHECK-NEXT: in   function @coro_free, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_free() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.id
; CHECK-NEXT: the intrinsic llvm.coro.id cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
; CHECK-NEXT: in   function @coro_id, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_id() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.id.async
; CHECK-NEXT: the intrinsic llvm.coro.id.async cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call token @llvm.coro.id.async(i32 0, i32 0, i32 0, ptr null)
; CHECK-NEXT: in   function @coro_id_async, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_id_async() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.id.retcon
; CHECK-NEXT: the intrinsic llvm.coro.id.retcon cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call token @llvm.coro.id.retcon(i32 0, i32 0, ptr null, ptr null, ptr null, ptr null)
; CHECK-NEXT: in   function @coro_id_retcon, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_id_retcon() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.id.retcon.once
; CHECK-NEXT: the intrinsic llvm.coro.id.retcon.once cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call token @llvm.coro.id.retcon.once(i32 0, i32 0, ptr null, ptr null, ptr null, ptr null)
; CHECK-NEXT: in   function @coro_id_retcon_once, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_id_retcon_once() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.is_in_ramp
; CHECK-NEXT: the intrinsic llvm.coro.is_in_ramp cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call i1 @llvm.coro.is_in_ramp()
; CHECK-NEXT: in   function @coro_is_in_ramp, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_is_in_ramp() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.noop
; CHECK-NEXT: the intrinsic llvm.coro.noop cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.noop()
; CHECK-NEXT: in   function @coro_noop, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_noop() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.prepare.async
; CHECK-NEXT: the intrinsic llvm.coro.prepare.async cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.prepare.async(ptr null)
; CHECK-NEXT: in   function @coro_prepare_async, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_prepare_async() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.prepare.retcon
; CHECK-NEXT: the intrinsic llvm.coro.prepare.retcon cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.prepare.retcon(ptr null)
; CHECK-NEXT: in   function @coro_prepare_retcon, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_prepare_retcon() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.promise
; CHECK-NEXT: the intrinsic llvm.coro.promise cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.promise(ptr null, i32 0, i1 false)
; CHECK-NEXT: in   function @coro_promise, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_promise() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.resume
; CHECK-NEXT: the intrinsic llvm.coro.resume cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   call void @llvm.coro.resume(ptr null)
; CHECK-NEXT: in   function @coro_resume, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.coro.resume(ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.save
; CHECK-NEXT: the intrinsic llvm.coro.save cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call token @llvm.coro.save(ptr null)
; CHECK-NEXT: in   function @coro_save, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_save() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.size.i32
; CHECK-NEXT: the intrinsic llvm.coro.size.i32 cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call i32 @llvm.coro.size.i32()
; CHECK-NEXT: in   function @coro_size, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_size() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.subfn.addr
; CHECK-NEXT: the intrinsic llvm.coro.subfn.addr cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.subfn.addr(ptr null, i8 0)
; CHECK-NEXT: in   function @coro_subfn_addr, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_subfn_addr() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.suspend
; CHECK-NEXT: the intrinsic llvm.coro.suspend cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call i8 @llvm.coro.suspend(token none, i1 false)
; CHECK-NEXT: in   function @coro_suspend, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_suspend() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.suspend.async.i32
; CHECK-NEXT: the intrinsic llvm.coro.suspend.async.i32 cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call i32 (i32, ptr, ptr, ...) @llvm.coro.suspend.async.i32(i32 0, ptr null, ptr null)
; CHECK-NEXT: in   function @coro_suspend_async, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_suspend_async() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.suspend.retcon.i32
; CHECK-NEXT: the intrinsic llvm.coro.suspend.retcon.i32 cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call i32 (...) @llvm.coro.suspend.retcon.i32()
; CHECK-NEXT: in   function @coro_suspend_retcon, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-2.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_suspend_retcon() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 18 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @coro_frame() {
  call ptr @llvm.coro.frame()
  ret void
}

define spir_func void @coro_free() {
  call ptr @llvm.coro.free(token none, ptr null)
  ret void
}

define spir_func void @coro_id() {
  call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
  ret void
}

define spir_func void @coro_id_async() {
  call token @llvm.coro.id.async(i32 0, i32 0, i32 0, ptr null)
  ret void
}

define spir_func void @coro_id_retcon() {
  call token @llvm.coro.id.retcon(i32 0, i32 0, ptr null, ptr null, ptr null, ptr null)
  ret void
}

define spir_func void @coro_id_retcon_once() {
  call token @llvm.coro.id.retcon.once(i32 0, i32 0, ptr null, ptr null, ptr null, ptr null)
  ret void
}

define spir_func void @coro_is_in_ramp() {
  call i1 @llvm.coro.is_in_ramp()
  ret void
}

define spir_func void @coro_noop() {
  call ptr @llvm.coro.noop()
  ret void
}

define spir_func void @coro_prepare_async() {
  call ptr @llvm.coro.prepare.async(ptr null)
  ret void
}

define spir_func void @coro_prepare_retcon() {
  call ptr @llvm.coro.prepare.retcon(ptr null)
  ret void
}

define spir_func void @coro_promise() {
  call ptr @llvm.coro.promise(ptr null, i32 0, i1 false)
  ret void
}

define spir_func void @coro_resume() {
  call void @llvm.coro.resume(ptr null)
  ret void
}

define spir_func void @coro_save() {
  call token @llvm.coro.save(ptr null)
  ret void
}

define spir_func void @coro_size() {
  call i32 @llvm.coro.size()
  ret void
}

define spir_func void @coro_subfn_addr() {
  call ptr @llvm.coro.subfn.addr(ptr null, i8 0)
  ret void
}

define spir_func void @coro_suspend() {
  call i8 @llvm.coro.suspend(token none, i1 false)
  ret void
}

define spir_func void @coro_suspend_async() {
  call i32 (i32, ptr, ptr, ...) @llvm.coro.suspend.async(i32 0, ptr null, ptr null)
  ret void
}

define spir_func void @coro_suspend_retcon() {
  call i32 (...) @llvm.coro.suspend.retcon()
  ret void
}
