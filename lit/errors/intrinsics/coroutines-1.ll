; Intrinsics of coroutines are refused: LLVM's coroutine passes replace them.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.align.i32
; CHECK-NEXT: the intrinsic llvm.coro.align.i32 cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call i32 @llvm.coro.align.i32()
; CHECK-NEXT: in   function @coro_align, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_align() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.alloc
; CHECK-NEXT: the intrinsic llvm.coro.alloc cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call i1 @llvm.coro.alloc(token none)
; CHECK-NEXT: in   function @coro_alloc, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_alloc() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.alloca.alloc.i32
; CHECK-NEXT: the intrinsic llvm.coro.alloca.alloc.i32 cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call token @llvm.coro.alloca.alloc.i32(i32 0, i32 0)
; CHECK-NEXT: in   function @coro_alloca_alloc, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_alloca_alloc() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.alloca.free
; CHECK-NEXT: the intrinsic llvm.coro.alloca.free cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   call void @llvm.coro.alloca.free(token none)
; CHECK-NEXT: in   function @coro_alloca_free, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.coro.alloca.free(token none)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.alloca.get
; CHECK-NEXT: the intrinsic llvm.coro.alloca.get cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.alloca.get(token none)
; CHECK-NEXT: in   function @coro_alloca_get, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_alloca_get() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.async.context.alloc
; CHECK-NEXT: the intrinsic llvm.coro.async.context.alloc cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.async.context.alloc(ptr null, ptr null)
; CHECK-NEXT: in   function @coro_async_context_alloc, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_async_context_alloc() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.async.context.dealloc
; CHECK-NEXT: the intrinsic llvm.coro.async.context.dealloc cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   call void @llvm.coro.async.context.dealloc(ptr null)
; CHECK-NEXT: in   function @coro_async_context_dealloc, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.coro.async.context.dealloc(ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.async.resume
; CHECK-NEXT: the intrinsic llvm.coro.async.resume cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.async.resume()
; CHECK-NEXT: in   function @coro_async_resume, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_async_resume() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.async.size.replace
; CHECK-NEXT: the intrinsic llvm.coro.async.size.replace cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   call void @llvm.coro.async.size.replace(ptr null, ptr null)
; CHECK-NEXT: in   function @coro_async_size_replace, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.coro.async.size.replace(ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.await.suspend.bool
; CHECK-NEXT: the intrinsic llvm.coro.await.suspend.bool cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call i1 @llvm.coro.await.suspend.bool(ptr null, ptr null, ptr null)
; CHECK-NEXT: in   function @coro_await_suspend_bool, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_await_suspend_bool() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.await.suspend.handle
; CHECK-NEXT: the intrinsic llvm.coro.await.suspend.handle cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   call void @llvm.coro.await.suspend.handle(ptr null, ptr null, ptr null)
; CHECK-NEXT: in   function @coro_await_suspend_handle, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.coro.await.suspend.handle(ptr null, ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.await.suspend.void
; CHECK-NEXT: the intrinsic llvm.coro.await.suspend.void cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   call void @llvm.coro.await.suspend.void(ptr null, ptr null, ptr null)
; CHECK-NEXT: in   function @coro_await_suspend_void, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.coro.await.suspend.void(ptr null, ptr null, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.begin
; CHECK-NEXT: the intrinsic llvm.coro.begin cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.begin(token none, ptr null)
; CHECK-NEXT: in   function @coro_begin, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_begin() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.begin.custom.abi
; CHECK-NEXT: the intrinsic llvm.coro.begin.custom.abi cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call ptr @llvm.coro.begin.custom.abi(token none, ptr null, i32 0)
; CHECK-NEXT: in   function @coro_begin_custom_abi, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_begin_custom_abi() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.destroy
; CHECK-NEXT: the intrinsic llvm.coro.destroy cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   call void @llvm.coro.destroy(ptr null)
; CHECK-NEXT: in   function @coro_destroy, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.coro.destroy(ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.done
; CHECK-NEXT: the intrinsic llvm.coro.done cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call i1 @llvm.coro.done(ptr null)
; CHECK-NEXT: in   function @coro_done, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_done() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.end
; CHECK-NEXT: the intrinsic llvm.coro.end cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   call void @llvm.coro.end(ptr null, i1 false, token none)
; CHECK-NEXT: in   function @coro_end, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.coro.end(ptr null, i1 false, token none)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.end.async
; CHECK-NEXT: the intrinsic llvm.coro.end.async cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   call void (ptr, i1, ...) @llvm.coro.end.async(ptr null, i1 false)
; CHECK-NEXT: in   function @coro_end_async, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void (ptr, i1, ...) @llvm.coro.end.async(ptr null, i1 false)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.coro.end.results
; CHECK-NEXT: the intrinsic llvm.coro.end.results cannot be translated: SPIR-V has no coroutines; run LLVM's coroutine passes first
; CHECK-NEXT: at   %1 = call token (...) @llvm.coro.end.results()
; CHECK-NEXT: in   function @coro_end_results, block %0
; CHECK-NEXT: -->  {{.*}}coroutines-1.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @coro_end_results() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 19 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @coro_align() {
  call i32 @llvm.coro.align()
  ret void
}

define spir_func void @coro_alloc() {
  call i1 @llvm.coro.alloc(token none)
  ret void
}

define spir_func void @coro_alloca_alloc() {
  call token @llvm.coro.alloca.alloc(i32 0, i32 0)
  ret void
}

define spir_func void @coro_alloca_free() {
  call void @llvm.coro.alloca.free(token none)
  ret void
}

define spir_func void @coro_alloca_get() {
  call ptr @llvm.coro.alloca.get(token none)
  ret void
}

define spir_func void @coro_async_context_alloc() {
  call ptr @llvm.coro.async.context.alloc(ptr null, ptr null)
  ret void
}

define spir_func void @coro_async_context_dealloc() {
  call void @llvm.coro.async.context.dealloc(ptr null)
  ret void
}

define spir_func void @coro_async_resume() {
  call ptr @llvm.coro.async.resume()
  ret void
}

define spir_func void @coro_async_size_replace() {
  call void @llvm.coro.async.size.replace(ptr null, ptr null)
  ret void
}

define spir_func void @coro_await_suspend_bool() {
  call i1 @llvm.coro.await.suspend.bool(ptr null, ptr null, ptr null)
  ret void
}

define spir_func void @coro_await_suspend_handle() {
  call void @llvm.coro.await.suspend.handle(ptr null, ptr null, ptr null)
  ret void
}

define spir_func void @coro_await_suspend_void() {
  call void @llvm.coro.await.suspend.void(ptr null, ptr null, ptr null)
  ret void
}

define spir_func void @coro_begin() {
  call ptr @llvm.coro.begin(token none, ptr null)
  ret void
}

define spir_func void @coro_begin_custom_abi() {
  call ptr @llvm.coro.begin.custom.abi(token none, ptr null, i32 0)
  ret void
}

define spir_func void @coro_destroy() {
  call void @llvm.coro.destroy(ptr null)
  ret void
}

define spir_func void @coro_done() {
  call i1 @llvm.coro.done(ptr null)
  ret void
}

define spir_func void @coro_end() {
  call void @llvm.coro.end(ptr null, i1 false, token none)
  ret void
}

define spir_func void @coro_end_async() {
  call void (ptr, i1, ...) @llvm.coro.end.async(ptr null, i1 false)
  ret void
}

define spir_func void @coro_end_results() {
  call token (...) @llvm.coro.end.results()
  ret void
}
