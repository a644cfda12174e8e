; Intrinsics that depend on the machine's stack and registers are refused.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --match-full-lines

; CHECK: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.call.preallocated.setup
; CHECK-NEXT: the intrinsic llvm.call.preallocated.setup cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call token @llvm.call.preallocated.setup(i32 0)
; CHECK-NEXT: in   function @call_preallocated_setup, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @call_preallocated_setup() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.get.dynamic.area.offset.i64
; CHECK-NEXT: the intrinsic llvm.get.dynamic.area.offset.i64 cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call i64 @llvm.get.dynamic.area.offset.i64()
; CHECK-NEXT: in   function @get_dynamic_area_offset, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @get_dynamic_area_offset() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.localaddress
; CHECK-NEXT: the intrinsic llvm.localaddress cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call ptr @llvm.localaddress()
; CHECK-NEXT: in   function @localaddress, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @localaddress() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.localescape
; CHECK-NEXT: the intrinsic llvm.localescape cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   call void (...) @llvm.localescape(ptr %v)
; CHECK-NEXT: in   function @localescape, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void (...) @llvm.localescape(ptr %v)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.localrecover
; CHECK-NEXT: the intrinsic llvm.localrecover cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call ptr @llvm.localrecover(ptr @localescape, ptr %p, i32 0)
; CHECK-NEXT: in   function @localrecover, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @localrecover(ptr %p) {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.read_register.i32
; CHECK-NEXT: the intrinsic llvm.read_register.i32 cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call i32 @llvm.read_register.i32(metadata !0)
; CHECK-NEXT: in   function @read_register, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @read_register() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.read_volatile_register.i32
; CHECK-NEXT: the intrinsic llvm.read_volatile_register.i32 cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call i32 @llvm.read_volatile_register.i32(metadata !0)
; CHECK-NEXT: in   function @read_volatile_register, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @read_volatile_register() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.stackaddress.p0
; CHECK-NEXT: the intrinsic llvm.stackaddress.p0 cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call ptr @llvm.stackaddress.p0()
; CHECK-NEXT: in   function @stackaddress, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @stackaddress() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.stackguard
; CHECK-NEXT: the intrinsic llvm.stackguard cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call ptr @llvm.stackguard()
; CHECK-NEXT: in   function @stackguard, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @stackguard() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.stackprotector
; CHECK-NEXT: the intrinsic llvm.stackprotector cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   call void @llvm.stackprotector(ptr %p, ptr %v)
; CHECK-NEXT: in   function @stackprotector, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:3
; CHECK-NEXT: {{[0-9]+}} |   call void @llvm.stackprotector(ptr %p, ptr %v)
; CHECK-NEXT: |   ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.swift.async.context.addr
; CHECK-NEXT: the intrinsic llvm.swift.async.context.addr cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call ptr @llvm.swift.async.context.addr()
; CHECK-NEXT: in   function @swift_async_context_addr, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @swift_async_context_addr() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.thread.pointer.p0
; CHECK-NEXT: the intrinsic llvm.thread.pointer.p0 cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   %1 = call ptr @llvm.thread.pointer.p0()
; CHECK-NEXT: in   function @thread_pointer, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @thread_pointer() {
; CHECK-NEXT: | ^
; CHECK-NEXT: error[E008]: InvalidFunctionCall: Unexpected llvm intrinsic:
; CHECK-NEXT: llvm.write_register.i32
; CHECK-NEXT: the intrinsic llvm.write_register.i32 cannot be translated: SPIR-V does not define the layout of the stack and registers
; CHECK-NEXT: at   call void @llvm.write_register.i32(metadata !0, i32 0)
; CHECK-NEXT: in   function @write_register, block %0
; CHECK-NEXT: -->  {{.*}}machine-layout.ll:{{[0-9]+}}:1
; CHECK-NEXT: {{[0-9]+}} | define spir_func void @write_register() {
; CHECK-NEXT: | ^
; CHECK-NEXT: 13 errors: see --explain E008
; CHECK-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

define spir_func void @call_preallocated_setup() {
  call token @llvm.call.preallocated.setup(i32 0)
  ret void
}

define spir_func void @get_dynamic_area_offset() {
  call i64 @llvm.get.dynamic.area.offset()
  ret void
}

define spir_func void @localaddress() {
  call ptr @llvm.localaddress()
  ret void
}

define spir_func void @localescape() {
  %v = alloca i32
  call void (...) @llvm.localescape(ptr %v)
  ret void
}

define spir_func void @localrecover(ptr %p) {
  call ptr @llvm.localrecover(ptr @localescape, ptr %p, i32 0)
  ret void
}

define spir_func void @read_register() {
  call i32 @llvm.read_register(metadata !0)
  ret void
}

define spir_func void @read_volatile_register() {
  call i32 @llvm.read_volatile_register(metadata !0)
  ret void
}

define spir_func void @stackaddress() {
  call ptr @llvm.stackaddress()
  ret void
}

define spir_func void @stackguard() {
  call ptr @llvm.stackguard()
  ret void
}

define spir_func void @stackprotector(ptr %p) {
  %v = alloca ptr
  call void @llvm.stackprotector(ptr %p, ptr %v)
  ret void
}

define spir_func void @swift_async_context_addr() {
  call ptr @llvm.swift.async.context.addr()
  ret void
}

define spir_func void @thread_pointer() {
  call ptr @llvm.thread.pointer()
  ret void
}

define spir_func void @write_register() {
  call void @llvm.write_register(metadata !0, i32 0)
  ret void
}

!0 = !{}
