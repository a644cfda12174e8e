; Intrinsics of exception handling are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.dwarf.cfa
; CHECK-NEXT: the intrinsic llvm.eh.dwarf.cfa cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   %1 = call ptr @llvm.eh.dwarf.cfa(i32 0)
; CHECK-NEXT: in   function @eh_dwarf_cfa, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @eh_dwarf_cfa() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.recoverfp
; CHECK-NEXT: the intrinsic llvm.eh.recoverfp cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   %1 = call ptr @llvm.eh.recoverfp(ptr null, ptr null)
; CHECK-NEXT: in   function @eh_recoverfp, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @eh_recoverfp() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.return.i32
; CHECK-NEXT: the intrinsic llvm.eh.return.i32 cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.eh.return.i32(i32 0, ptr null)
; CHECK-NEXT: in   function @eh_return_i32, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.eh.return.i32(i32 0, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.return.i64
; CHECK-NEXT: the intrinsic llvm.eh.return.i64 cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.eh.return.i64(i64 0, ptr null)
; CHECK-NEXT: in   function @eh_return_i64, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.eh.return.i64(i64 0, ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.sjlj.callsite
; CHECK-NEXT: the intrinsic llvm.eh.sjlj.callsite cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.eh.sjlj.callsite(i32 0)
; CHECK-NEXT: in   function @eh_sjlj_callsite, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.eh.sjlj.callsite(i32 0)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.sjlj.functioncontext
; CHECK-NEXT: the intrinsic llvm.eh.sjlj.functioncontext cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.eh.sjlj.functioncontext(ptr null)
; CHECK-NEXT: in   function @eh_sjlj_functioncontext, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.eh.sjlj.functioncontext(ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.sjlj.longjmp
; CHECK-NEXT: the intrinsic llvm.eh.sjlj.longjmp cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.eh.sjlj.longjmp(ptr null)
; CHECK-NEXT: in   function @eh_sjlj_longjmp, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.eh.sjlj.longjmp(ptr null)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.sjlj.lsda
; CHECK-NEXT: the intrinsic llvm.eh.sjlj.lsda cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   %1 = call ptr @llvm.eh.sjlj.lsda()
; CHECK-NEXT: in   function @eh_sjlj_lsda, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @eh_sjlj_lsda() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.sjlj.setjmp
; CHECK-NEXT: the intrinsic llvm.eh.sjlj.setjmp cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   %1 = call i32 @llvm.eh.sjlj.setjmp(ptr null)
; CHECK-NEXT: in   function @eh_sjlj_setjmp, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @eh_sjlj_setjmp() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.sjlj.setup.dispatch
; CHECK-NEXT: the intrinsic llvm.eh.sjlj.setup.dispatch cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.eh.sjlj.setup.dispatch()
; CHECK-NEXT: in   function @eh_sjlj_setup_dispatch, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.eh.sjlj.setup.dispatch()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.typeid.for.p0
; CHECK-NEXT: the intrinsic llvm.eh.typeid.for.p0 cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   %1 = call i32 @llvm.eh.typeid.for.p0(ptr null)
; CHECK-NEXT: in   function @eh_typeid_for, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @eh_typeid_for() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.eh.unwind.init
; CHECK-NEXT: the intrinsic llvm.eh.unwind.init cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.eh.unwind.init()
; CHECK-NEXT: in   function @eh_unwind_init, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.eh.unwind.init()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.seh.scope.begin
; CHECK-NEXT: the intrinsic llvm.seh.scope.begin cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.seh.scope.begin()
; CHECK-NEXT: in   function @seh_scope_begin, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.seh.scope.begin()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.seh.scope.end
; CHECK-NEXT: the intrinsic llvm.seh.scope.end cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.seh.scope.end()
; CHECK-NEXT: in   function @seh_scope_end, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.seh.scope.end()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.seh.try.begin
; CHECK-NEXT: the intrinsic llvm.seh.try.begin cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.seh.try.begin()
; CHECK-NEXT: in   function @seh_try_begin, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.seh.try.begin()
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.seh.try.end
; CHECK-NEXT: the intrinsic llvm.seh.try.end cannot be translated: it belongs to exception handling; compile the source without exceptions
; CHECK-NEXT: at   call void @llvm.seh.try.end()
; CHECK-NEXT: in   function @seh_try_end, block %0
; CHECK-NEXT: -->  {{.*}}exceptions.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.seh.try.end()
; CHECK-NEXT: |   ^
; CHECK-NEXT: 16 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @eh_dwarf_cfa() {
  call ptr @llvm.eh.dwarf.cfa(i32 0)
  ret void
}

define spir_func void @eh_recoverfp() {
  call ptr @llvm.eh.recoverfp(ptr null, ptr null)
  ret void
}

define spir_func void @eh_return_i32() {
  call void @llvm.eh.return.i32(i32 0, ptr null)
  ret void
}

define spir_func void @eh_return_i64() {
  call void @llvm.eh.return.i64(i64 0, ptr null)
  ret void
}

define spir_func void @eh_sjlj_callsite() {
  call void @llvm.eh.sjlj.callsite(i32 0)
  ret void
}

define spir_func void @eh_sjlj_functioncontext() {
  call void @llvm.eh.sjlj.functioncontext(ptr null)
  ret void
}

define spir_func void @eh_sjlj_longjmp() {
  call void @llvm.eh.sjlj.longjmp(ptr null)
  ret void
}

define spir_func void @eh_sjlj_lsda() {
  call ptr @llvm.eh.sjlj.lsda()
  ret void
}

define spir_func void @eh_sjlj_setjmp() {
  call i32 @llvm.eh.sjlj.setjmp(ptr null)
  ret void
}

define spir_func void @eh_sjlj_setup_dispatch() {
  call void @llvm.eh.sjlj.setup.dispatch()
  ret void
}

define spir_func void @eh_typeid_for() {
  call i32 @llvm.eh.typeid.for(ptr null)
  ret void
}

define spir_func void @eh_unwind_init() {
  call void @llvm.eh.unwind.init()
  ret void
}

define spir_func void @seh_scope_begin() {
  call void @llvm.seh.scope.begin()
  ret void
}

define spir_func void @seh_scope_end() {
  call void @llvm.seh.scope.end()
  ret void
}

define spir_func void @seh_try_begin() {
  call void @llvm.seh.try.begin()
  ret void
}

define spir_func void @seh_try_end() {
  call void @llvm.seh.try.end()
  ret void
}
