; Invalid arguments of llvm.sycl.alloca or of a getter are reported at the call (R37, R44, R45).
; RUN: split-file %s %t
; RUN: not llvm-spirv-rs %t/three.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=THREE
; RUN: not llvm-spirv-rs %t/zero.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ZERO
; RUN: not llvm-spirv-rs %t/large.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=LARGE
; RUN: not llvm-spirv-rs %t/variable.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=VARIABLE
; RUN: not llvm-spirv-rs %t/four.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=FOUR
; RUN: not llvm-spirv-rs %t/unnamed.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=UNNAMED
; RUN: not llvm-spirv-rs %t/no-default.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=NO-DEFAULT
; RUN: not llvm-spirv-rs %t/float.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=FLOAT
; RUN: not llvm-spirv-rs %t/two-types.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=TWO-TYPES

; THREE:      InvalidInstruction: Can't translate llvm instruction:
; THREE-NEXT: expected an alignment of llvm.sycl.alloca that is a power of two below 268435455, found 3
; THREE: %a = call
; THREE: in   function @k
; ZERO:      InvalidInstruction: Can't translate llvm instruction:
; ZERO-NEXT: expected an alignment of llvm.sycl.alloca that is a power of two below 268435455, found 0
; ZERO: %a = call
; ZERO: in   function @k
; LARGE:      InvalidInstruction: Can't translate llvm instruction:
; LARGE-NEXT: expected an alignment of llvm.sycl.alloca that is a power of two below 268435455, found 536870912
; LARGE: %a = call
; LARGE: in   function @k
; VARIABLE:      InvalidInstruction: Can't translate llvm instruction:
; VARIABLE-NEXT: expected a constant alignment in llvm.sycl.alloca
; VARIABLE: %a = call
; VARIABLE: in   function @k
; FOUR:      InvalidInstruction: Can't translate llvm instruction:
; FOUR-NEXT: @llvm.sycl.alloca.p0.p4.p4.p4.i32 takes 5 arguments, not 4
; FOUR: %a = call
; FOUR: in   function @k
; UNNAMED:      InvalidInstruction: Can't translate llvm instruction:
; UNNAMED-NEXT: the name of a specialization constant is not the address of a constant string
; UNNAMED: %a = call
; UNNAMED: in   function @k
; NO-DEFAULT:      InvalidInstruction: Can't translate llvm instruction:
; NO-DEFAULT-NEXT: the default of a specialization constant is not the first member of a specialization_id
; NO-DEFAULT: %a = call
; NO-DEFAULT: in   function @k
; FLOAT:      InvalidInstruction: Can't translate llvm instruction:
; FLOAT-NEXT: the length of an array is not an integer specialization constant
; FLOAT: %a = call
; FLOAT: in   function @k
; TWO-TYPES:      InvalidInstruction: Can't translate llvm instruction:
; TWO-TYPES-NEXT: the specialization constant size is requested with two types or defaults
; TWO-TYPES: %a = call
; TWO-TYPES: in   function @k

;--- three.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 4 }
@name = private unnamed_addr constant [5 x i8] c"size\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
define spir_kernel void @k(ptr addrspace(4) %p, i64 %n) {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null, i32 0, i64 3)
  store i32 1, ptr %a
  ret void
}
;--- zero.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 4 }
@name = private unnamed_addr constant [5 x i8] c"size\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
define spir_kernel void @k(ptr addrspace(4) %p, i64 %n) {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null, i32 0, i64 0)
  store i32 1, ptr %a
  ret void
}
;--- large.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 4 }
@name = private unnamed_addr constant [5 x i8] c"size\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
define spir_kernel void @k(ptr addrspace(4) %p, i64 %n) {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null, i32 0, i64 536870912)
  store i32 1, ptr %a
  ret void
}
;--- variable.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 4 }
@name = private unnamed_addr constant [5 x i8] c"size\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
define spir_kernel void @k(ptr addrspace(4) %p, i64 %n) {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null, i32 0, i64 %n)
  store i32 1, ptr %a
  ret void
}
;--- four.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 4 }
@name = private unnamed_addr constant [5 x i8] c"size\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32)
define spir_kernel void @k(ptr addrspace(4) %p, i64 %n) {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null, i32 0)
  store i32 1, ptr %a
  ret void
}
;--- unnamed.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 4 }
@name = private unnamed_addr constant [5 x i8] c"size\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
define spir_kernel void @k(ptr addrspace(4) %p, i64 %n) {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) %p, ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null, i32 0, i64 4)
  store i32 1, ptr %a
  ret void
}
;--- no-default.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 4 }
@name = private unnamed_addr constant [5 x i8] c"size\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
define spir_kernel void @k(ptr addrspace(4) %p, i64 %n) {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) %p, ptr addrspace(4) null, i32 0, i64 4)
  store i32 1, ptr %a
  ret void
}
;--- float.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 4 }
@name = private unnamed_addr constant [5 x i8] c"size\00"
%real = type { float }
@real = internal addrspace(1) constant %real { float 1.0 }
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
define spir_kernel void @k(ptr addrspace(4) %p, i64 %n) {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @real to ptr addrspace(4)), ptr addrspace(4) null, i32 0, i64 4)
  store i32 1, ptr %a
  ret void
}
;--- two-types.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id { i64 4 }
@name = private unnamed_addr constant [5 x i8] c"size\00"
@other = internal addrspace(1) constant %id { i64 5 }
declare spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null)
  %a = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @other to ptr addrspace(4)), ptr addrspace(4) null)
  ret void
}
