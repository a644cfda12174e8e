; The words, errors and warnings do not depend on the number of threads, also where a function depends on what those before
; it wrote. (Debug builds start a thread for 8 instructions.)

; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/names.ll --threads=1 -o %t/names.1
; RUN: llvm-spirv-rs %t/names.ll --threads=2 -o %t/names.2
; RUN: llvm-spirv-rs %t/names.ll --threads=3 -o %t/names.3
; RUN: llvm-spirv-rs %t/names.ll --threads=4 -o %t/names.4
; RUN: cmp %t/names.1 %t/names.2
; RUN: cmp %t/names.1 %t/names.3
; RUN: cmp %t/names.1 %t/names.4
; RUN: llvm-spirv-rs %t/aliases.ll --spirv-ext=+SPV_INTEL_function_pointers --threads=1 -o %t/aliases.1
; RUN: llvm-spirv-rs %t/aliases.ll --spirv-ext=+SPV_INTEL_function_pointers --threads=2 -o %t/aliases.2
; RUN: llvm-spirv-rs %t/aliases.ll --spirv-ext=+SPV_INTEL_function_pointers --threads=3 -o %t/aliases.3
; RUN: llvm-spirv-rs %t/aliases.ll --spirv-ext=+SPV_INTEL_function_pointers --threads=4 -o %t/aliases.4
; RUN: cmp %t/aliases.1 %t/aliases.2
; RUN: cmp %t/aliases.1 %t/aliases.3
; RUN: cmp %t/aliases.1 %t/aliases.4
; RUN: llvm-spirv-rs %t/members.ll --spirv-ext=+all --threads=1 -o %t/members.1
; RUN: llvm-spirv-rs %t/members.ll --spirv-ext=+all --threads=2 -o %t/members.2
; RUN: llvm-spirv-rs %t/members.ll --spirv-ext=+all --threads=3 -o %t/members.3
; RUN: llvm-spirv-rs %t/members.ll --spirv-ext=+all --threads=4 -o %t/members.4
; RUN: cmp %t/members.1 %t/members.2
; RUN: cmp %t/members.1 %t/members.3
; RUN: cmp %t/members.1 %t/members.4
; RUN: llvm-spirv-rs %t/circle.ll --threads=1 -o %t/circle.1
; RUN: llvm-spirv-rs %t/circle.ll --threads=2 -o %t/circle.2
; RUN: llvm-spirv-rs %t/circle.ll --threads=3 -o %t/circle.3
; RUN: llvm-spirv-rs %t/circle.ll --threads=4 -o %t/circle.4
; RUN: cmp %t/circle.1 %t/circle.2
; RUN: cmp %t/circle.1 %t/circle.3
; RUN: cmp %t/circle.1 %t/circle.4
; RUN: llvm-spirv-rs %t/interface.ll --threads=1 -o %t/interface.1
; RUN: llvm-spirv-rs %t/interface.ll --threads=2 -o %t/interface.2
; RUN: llvm-spirv-rs %t/interface.ll --threads=3 -o %t/interface.3
; RUN: llvm-spirv-rs %t/interface.ll --threads=4 -o %t/interface.4
; RUN: cmp %t/interface.1 %t/interface.2
; RUN: cmp %t/interface.1 %t/interface.3
; RUN: cmp %t/interface.1 %t/interface.4
; RUN: not llvm-spirv-rs %t/defaults.ll --spec-constants=default --threads=1 -o %t.spv 2> %t/defaults.1
; RUN: not llvm-spirv-rs %t/defaults.ll --spec-constants=default --threads=2 -o %t.spv 2> %t/defaults.2
; RUN: not llvm-spirv-rs %t/defaults.ll --spec-constants=default --threads=3 -o %t.spv 2> %t/defaults.3
; RUN: not llvm-spirv-rs %t/defaults.ll --spec-constants=default --threads=4 -o %t.spv 2> %t/defaults.4
; RUN: cmp %t/defaults.1 %t/defaults.2
; RUN: cmp %t/defaults.1 %t/defaults.3
; RUN: cmp %t/defaults.1 %t/defaults.4
; RUN: FileCheck %s --input-file=%t/defaults.1
; CHECK: a specialization constant is requested with two types or defaults

; The name and the decoration of a structure come after the name of the function that needs it first.
;--- names.ll
target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }
%odd = type <{ i8, i32 }>

@byte = addrspace(1) global i8 0
@wide = addrspace(1) global i64 0

define spir_func i32 @f0(i32 %n) {
  %p = alloca %pair
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %t6 = add i32 %n, 6
  %t7 = add i32 %n, 7
  %m = getelementptr inbounds %pair, ptr %p, i64 0, i32 1
  store i32 %t7, ptr %m
  ret i32 %t0
}

define spir_func i32 @f1(i32 %n) {
  %p = alloca %pair
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %t6 = add i32 %n, 6
  %t7 = add i32 %n, 7
  %m = getelementptr inbounds %pair, ptr %p, i64 0, i32 1
  store i32 %t7, ptr %m
  ret i32 %t0
}

define spir_func i32 @f2(i32 %n) {
  %p = alloca %odd
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %t6 = add i32 %n, 6
  %t7 = add i32 %n, 7
  %m = getelementptr inbounds %odd, ptr %p, i64 0, i32 1
  store i32 %t7, ptr %m
  ret i32 %t0
}

define spir_func i32 @f3(i32 %n) {
  %p = alloca %odd
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %t6 = add i32 %n, 6
  %t7 = add i32 %n, 7
  %m = getelementptr inbounds %odd, ptr %p, i64 0, i32 1
  store i32 %t7, ptr %m
  ret i32 %t0
}

; An address is named after the first alias.
;--- aliases.ll
target triple = "spir64-unknown-unknown"

define spir_func void @p() {
  ret void
}

@p1 = alias void (), ptr @p
@p2 = alias void (), ptr @p

define spir_func void @q() {
  ret void
}

@q1 = alias void (), ptr @q
@q2 = alias void (), ptr @q

define spir_func void @f0(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @p1, ptr addrspace(1) %o
  ret void
}

define spir_func void @g0(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @q2, ptr addrspace(1) %o
  ret void
}

define spir_func void @f1(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @p2, ptr addrspace(1) %o
  ret void
}

define spir_func void @g1(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @q1, ptr addrspace(1) %o
  ret void
}

define spir_func void @f2(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @q2, ptr addrspace(1) %o
  ret void
}

define spir_func void @g2(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @p2, ptr addrspace(1) %o
  ret void
}

define spir_func void @f3(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @q1, ptr addrspace(1) %o
  ret void
}

define spir_func void @g3(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @p1, ptr addrspace(1) %o
  ret void
}

define spir_func void @f4(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @p2, ptr addrspace(1) %o
  ret void
}

define spir_func void @g4(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @q2, ptr addrspace(1) %o
  ret void
}

define spir_func void @f5(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @q1, ptr addrspace(1) %o
  ret void
}

define spir_func void @g5(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @p2, ptr addrspace(1) %o
  ret void
}

define spir_func void @f6(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @p1, ptr addrspace(1) %o
  ret void
}

define spir_func void @g6(ptr addrspace(1) %o, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store ptr @q1, ptr addrspace(1) %o
  ret void
}

; A member is decorated once.
;--- members.ll
target triple = "spir64-unknown-unknown"

%s = type { i32, i32 }

@text = private constant [14 x i8] c"{numbanks:4}\00\00"
@file = private constant [4 x i8] c"f.c\00"

declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)

define spir_func i32 @f0(ptr %p, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %m = getelementptr inbounds %s, ptr %p, i32 0, i32 0
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %m, ptr @text, ptr @file, i32 3, ptr null)
  %v = load i32, ptr %a
  ret i32 %v
}

define spir_func i32 @f1(ptr %p, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %m = getelementptr inbounds %s, ptr %p, i32 0, i32 1
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %m, ptr @text, ptr @file, i32 3, ptr null)
  %v = load i32, ptr %a
  ret i32 %v
}

define spir_func i32 @f2(ptr %p, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %m = getelementptr inbounds %s, ptr %p, i32 0, i32 0
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %m, ptr @text, ptr @file, i32 3, ptr null)
  %v = load i32, ptr %a
  ret i32 %v
}

define spir_func i32 @f3(ptr %p, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %m = getelementptr inbounds %s, ptr %p, i32 0, i32 1
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %m, ptr @text, ptr @file, i32 3, ptr null)
  %v = load i32, ptr %a
  ret i32 %v
}

define spir_func i32 @f4(ptr %p, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %m = getelementptr inbounds %s, ptr %p, i32 0, i32 0
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %m, ptr @text, ptr @file, i32 3, ptr null)
  %v = load i32, ptr %a
  ret i32 %v
}

define spir_func i32 @f5(ptr %p, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %m = getelementptr inbounds %s, ptr %p, i32 0, i32 1
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %m, ptr @text, ptr @file, i32 3, ptr null)
  %v = load i32, ptr %a
  ret i32 %v
}

define spir_func i32 @f6(ptr %p, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %m = getelementptr inbounds %s, ptr %p, i32 0, i32 0
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %m, ptr @text, ptr @file, i32 3, ptr null)
  %v = load i32, ptr %a
  ret i32 %v
}

define spir_func i32 @f7(ptr %p, i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %m = getelementptr inbounds %s, ptr %p, i32 0, i32 1
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %m, ptr @text, ptr @file, i32 3, ptr null)
  %v = load i32, ptr %a
  ret i32 %v
}

; Two pointers point to each other: the type of the first one is the longer one.
;--- circle.ll
target triple = "spir64-unknown-unknown"

@byte = addrspace(1) global i8 0

define spir_func i32 @f0(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  call spir_func void @a(ptr addrspace(1) null)
  ret i32 %t0
}

define spir_func i32 @f1(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  call spir_func void @a(ptr addrspace(1) null)
  ret i32 %t0
}

define spir_func i32 @f2(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  call spir_func void @b(ptr addrspace(3) null)
  ret i32 %t0
}

define spir_func i32 @f3(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  call spir_func void @a(ptr addrspace(1) null)
  ret i32 %t0
}

define spir_func i32 @f4(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  call spir_func void @b(ptr addrspace(3) null)
  ret i32 %t0
}

define spir_func i32 @f5(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  call spir_func void @b(ptr addrspace(3) null)
  ret i32 %t0
}

define spir_func i32 @f6(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  call spir_func void @b(ptr addrspace(3) null)
  ret i32 %t0
}

define spir_func i32 @f7(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  call spir_func void @a(ptr addrspace(1) null)
  ret i32 %t0
}

define internal spir_func void @a(ptr addrspace(1) %a) {
  call spir_func void @circle(ptr addrspace(1) %a, ptr addrspace(3) null)
  ret void
}

define internal spir_func void @b(ptr addrspace(3) %b) {
  call spir_func void @circle(ptr addrspace(1) null, ptr addrspace(3) %b)
  ret void
}

define internal spir_func void @circle(ptr addrspace(1) %a, ptr addrspace(3) %b) {
  store ptr addrspace(3) %b, ptr addrspace(1) %a
  store ptr addrspace(1) %a, ptr addrspace(3) %b
  ret void
}

; A specialization constant has one default.
;--- defaults.ll
target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)

define spir_func i32 @f0(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 0)
  %d = add i32 %c, %t0
  ret i32 %d
}

define spir_func i32 @f1(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 1)
  %d = add i32 %c, %t0
  ret i32 %d
}

define spir_func i32 @f2(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 2, i32 2)
  %d = add i32 %c, %t0
  ret i32 %d
}

define spir_func i32 @f3(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 0, i32 3)
  %d = add i32 %c, %t0
  ret i32 %d
}

define spir_func i32 @f4(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 4)
  %d = add i32 %c, %t0
  ret i32 %d
}

define spir_func i32 @f5(i32 %n) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 2, i32 5)
  %d = add i32 %c, %t0
  ret i32 %d
}

; A composite uses the variable, and no function after it does.
;--- interface.ll
target triple = "spir64-unknown-unknown"

@g = addrspace(1) global i32 0

declare spir_func { i64, i64 } @_Z29__spirv_SpecConstantCompositell(i64, i64)

define spir_kernel void @a0(i32 %n, ptr addrspace(1) %o) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func { i64, i64 } @_Z29__spirv_SpecConstantCompositell(i64 ptrtoint (ptr addrspace(1) @g to i64), i64 0)
  %m = extractvalue { i64, i64 } %c, 0
  store i64 %m, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @b0(i32 %n, ptr addrspace(1) %o) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store <2 x i32> <i32 1, i32 2>, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @a1(i32 %n, ptr addrspace(1) %o) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func { i64, i64 } @_Z29__spirv_SpecConstantCompositell(i64 ptrtoint (ptr addrspace(1) @g to i64), i64 1)
  %m = extractvalue { i64, i64 } %c, 0
  store i64 %m, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @b1(i32 %n, ptr addrspace(1) %o) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store <2 x i32> <i32 1, i32 2>, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @a2(i32 %n, ptr addrspace(1) %o) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func { i64, i64 } @_Z29__spirv_SpecConstantCompositell(i64 ptrtoint (ptr addrspace(1) @g to i64), i64 2)
  %m = extractvalue { i64, i64 } %c, 0
  store i64 %m, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @b2(i32 %n, ptr addrspace(1) %o) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store <2 x i32> <i32 1, i32 2>, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @a3(i32 %n, ptr addrspace(1) %o) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  %c = call spir_func { i64, i64 } @_Z29__spirv_SpecConstantCompositell(i64 ptrtoint (ptr addrspace(1) @g to i64), i64 3)
  %m = extractvalue { i64, i64 } %c, 0
  store i64 %m, ptr addrspace(1) %o
  ret void
}

define spir_kernel void @b3(i32 %n, ptr addrspace(1) %o) {
  %t0 = add i32 %n, 0
  %t1 = add i32 %n, 1
  %t2 = add i32 %n, 2
  %t3 = add i32 %n, 3
  %t4 = add i32 %n, 4
  %t5 = add i32 %n, 5
  store <2 x i32> <i32 1, i32 2>, ptr addrspace(1) %o
  ret void
}
