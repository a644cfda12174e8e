; A function that other modules or pointers may call has copies of constants in private memory. It is refused, or not
; exported, if the address of a copy may be used after the call: returned, stored, or compared with another address. Uses
; until the return are accepted, also through memory of functions.
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/returned.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=RETURNED
; RUN: not llvm-spirv-rs %t/stored.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not llvm-spirv-rs %t/nested.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not llvm-spirv-rs %t/compared.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not llvm-spirv-rs %t/distance.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not llvm-spirv-rs %t/loaded.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not llvm-spirv-rs %t/exchanged.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not llvm-spirv-rs %t/masked.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not llvm-spirv-rs %t/indirect.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not llvm-spirv-rs %t/global.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=STORED
; RUN: not llvm-spirv-rs %t/written.ll -o %t.spv --spirv-ext=+SPV_INTEL_function_pointers 2>&1 | FileCheck %s --check-prefix=WRITTEN
; RUN: llvm-spirv-rs %t/exported.ll --spirv-tools-dis -o - 2>&1 | FileCheck %s --check-prefix=EXPORTED
; RUN: not llvm-spirv-rs %t/library.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=LIBRARY
; RUN: llvm-spirv-rs %t/reader.ll -Werror=W010 --spirv-tools-dis -o - | FileCheck %s --check-prefix=READER
; RUN: llvm-spirv-rs %t/used.ll --spirv-ext=+SPV_INTEL_function_pointers -Werror=W010 -o %t.spv

; RETURNED:      InvalidInstruction: Can't translate llvm instruction:
; RETURNED-NEXT: @f has its address taken, but a call through a pointer has a copy of @s in private memory
; RETURNED-SAME: (address space 0), whose address may be used after the call; put the constant in address space 1 or 2
; STORED:        @f has its address taken, but a call through a pointer has a copy of @s in private memory
; WRITTEN:       @f has its address taken, but a call through a pointer cannot pass it @s, which it writes
; EXPORTED:      warning[W010]: @f is not exported: the address of @s in private memory (address space 0) may be used after a
; EXPORTED-SAME: call, which has a copy of it
; EXPORTED-NOT:  LinkageAttributes "f"
; LIBRARY:       @f cannot be exported: the address of @s in private memory (address space 0) may be used after a call, which
; LIBRARY-SAME:  has a copy of it; put the variable in address space 1 or 2
; READER:        LinkageAttributes "reader" Export

;--- returned.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
define internal ptr @f(i32 %i) {
  %q = call ptr @element(i32 %i)
  ret ptr %q
}
define internal ptr @element(i32 %i) {
  %e = getelementptr i32, ptr @s, i32 %i
  ret ptr %e
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- stored.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
define internal void @f(ptr %to) {
  call void @set(ptr %to, ptr @s)
  ret void
}
define internal void @set(ptr %to, ptr %value) {
  %slot = alloca ptr
  store ptr %value, ptr %slot
  %loaded = load ptr, ptr %slot
  %field = getelementptr i8, ptr %to, i64 8
  store ptr %loaded, ptr %field
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- nested.ll
target triple = "spir64-unknown-unknown"
@s = internal constant i32 7
@table = internal constant [1 x ptr] [ptr @s]
define internal ptr @f(i64 %i) {
  %e = getelementptr ptr, ptr @table, i64 %i
  %p = load ptr, ptr %e
  ret ptr %p
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- compared.ll
target triple = "spir64-unknown-unknown"
@s = internal constant i32 7
define internal i1 @f(ptr %p) {
  %is = icmp eq ptr %p, @s
  ret i1 %is
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- distance.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
define internal i64 @f(ptr %p) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr @s to i64
  %distance = sub i64 %a, %b
  ret i64 %distance
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  %d = call i64 @f(ptr @s)
  store i64 %d, ptr addrspace(1) %out
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- loaded.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
define internal void @f(ptr %to) {
  %slot = alloca ptr
  store ptr @s, ptr %slot
  %number = load i64, ptr %slot
  store i64 %number, ptr %to
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- exchanged.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
define internal i64 @f() {
  %slot = alloca ptr
  store ptr @s, ptr %slot
  %number = atomicrmw xchg ptr %slot, i64 0 monotonic
  ret i64 %number
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- masked.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
define internal void @f(ptr %to, <2 x i1> %mask) {
  %pair = insertelement <2 x ptr> zeroinitializer, ptr @s, i32 0
  call void @llvm.masked.store.v2p0.p0(<2 x ptr> %pair, ptr %to, i32 8, <2 x i1> %mask)
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- indirect.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
define internal void @f(ptr %callback, ptr %to) {
  call void %callback(ptr %to, ptr @s)
  ret void
}
define internal void @set(ptr %to, ptr %value) {
  store ptr %value, ptr %to
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @set, ptr addrspace(1) %out
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- reader.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
@address = internal addrspace(1) global i64 0

; Only @reader is exported; the address escapes from another function.
define i32 @reader(i64 %i) {
  %p = call ptr @element(i64 %i)
  %x = load i32, ptr %p
  ret i32 %x
}
define internal ptr @element(i64 %i) {
  %p = getelementptr i32, ptr @s, i64 %i
  ret ptr %p
}
define linkonce_odr void @publish(i64 %i) {
  %p = call ptr @element(i64 %i)
  %number = ptrtoint ptr %p to i64
  store i64 %number, ptr addrspace(1) @address
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  call void @publish(i64 1)
  ret void
}
;--- global.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
@kept = internal addrspace(1) global ptr null
define internal void @f(i64 %i) {
  %p = getelementptr i32, ptr @s, i64 %i
  store ptr %p, ptr addrspace(1) @kept
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- written.ll
target triple = "spir64-unknown-unknown"
@s = internal global i32 7
@where = internal constant ptr @s
define internal void @f() {
  %p = load ptr, ptr @where
  store i32 1, ptr %p
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
;--- exported.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
define ptr @f(i1 %c) {
  %e = select i1 %c, ptr @s, ptr null
  ret ptr %e
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  %p = call ptr @f(i1 true)
  %x = load i32, ptr %p
  store i32 %x, ptr addrspace(1) %out
  ret void
}
;--- library.ll
target triple = "spir64-unknown-unknown"
@s = internal constant [2 x i32] [i32 1, i32 2]
define ptr @f(i32 %i) {
  %slot = alloca ptr
  store ptr @s, ptr %slot
  %p = load ptr, ptr %slot
  ret ptr %p
}
;--- used.ll
target triple = "spir64-unknown-unknown"
%view = type { ptr, i64 }
@s = internal constant [2 x i32] [i32 1, i32 2]
declare void @print(ptr)

; The address is in a structure that a callee reads, part of a loop over the elements, and passed to another module.
define internal i64 @f(ptr %out) {
entry:
  %v = alloca %view
  store ptr @s, ptr %v
  %size = getelementptr %view, ptr %v, i32 0, i32 1
  store i64 2, ptr %size
  %first = call i32 @first(ptr %v)
  store i32 %first, ptr %out
  call void @print(ptr @s)
  br label %loop
loop:
  %p = phi ptr [ @s, %entry ], [ %next, %loop ]
  %next = getelementptr i32, ptr %p, i64 1
  %x = load i32, ptr %p
  store i32 %x, ptr %out
  %end = getelementptr i32, ptr @s, i64 2
  %done = icmp eq ptr %next, %end
  br i1 %done, label %exit, label %loop
exit:
  %a = ptrtoint ptr %end to i64
  %b = ptrtoint ptr %p to i64
  %distance = sub i64 %a, %b
  %n = load i64, ptr %size
  %sum = add i64 %distance, %n
  ret i64 %sum
}
define internal i32 @first(ptr %v) {
  %p = load ptr, ptr %v
  %is.null = icmp eq ptr %p, null
  %x = load i32, ptr %p
  %r = select i1 %is.null, i32 0, i32 %x
  ret i32 %r
}
define spir_kernel void @k(ptr addrspace(1) %out) {
  store ptr @f, ptr addrspace(1) %out
  ret void
}
