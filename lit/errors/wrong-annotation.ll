; An annotation with a decoration that is not valid is an error of the annotation.
; RUN: sed 's/^;WRONG //' %s | not llvm-spirv-rs - -o %t.spv 2>&1 | FileCheck %s

; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the annotation does not make a valid decoration: Restrict is a decoration of a variable or parameter of a pointer type
; CHECK-NEXT: at OpDecorate %{{.*}} Restrict
; CHECK-NEXT: at the annotation "{19}"
; CHECK-NEXT: at %q = call ptr addrspace(1) @llvm.ptr.annotation
; CHECK-NEXT: in function @f
; CHECK:      error[E010]: InvalidModule: Invalid SPIR-V module: the annotation does not make a valid decoration: SaturatedConversion is a decoration of a conversion
; CHECK-NEXT: at OpDecorate %g SaturatedConversion
; CHECK-NEXT: at the annotation "{28}"
; CHECK-NEXT: at @g

target triple = "spir64-unknown-unknown"

@conversion = private constant [5 x i8] c"{28}\00", section "llvm.metadata"
@restrict = private constant [5 x i8] c"{19}\00", section "llvm.metadata"
@file = private constant [5 x i8] c"k.cl\00", section "llvm.metadata"
@g = addrspace(1) global i32 0
;WRONG @llvm.global.annotations = appending global [1 x { ptr addrspace(1), ptr, ptr, i32, ptr }] [{ ptr addrspace(1), ptr, ptr, i32, ptr } { ptr addrspace(1) @g, ptr @conversion, ptr @file, i32 1, ptr null }], section "llvm.metadata"

declare ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1), ptr, ptr, i32, ptr)

define spir_func i32 @f(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
;WRONG   %q = call ptr addrspace(1) @llvm.ptr.annotation.p1.p0(ptr addrspace(1) %p, ptr @restrict, ptr @file, i32 1, ptr null)
;WRONG   store i32 %v, ptr addrspace(1) %q
  ret i32 %v
}
