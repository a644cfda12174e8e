; The members of a composite may be halves that are computed, and structures that `insertvalue` builds; the last
; insertion into a member counts.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/halves.ll --spirv-tools-dis | FileCheck %t/halves.ll
; RUN: llvm-spirv-rs %t/chains.ll --spirv-tools-dis | FileCheck %t/chains.ll
; RUN: llvm-spirv-rs %t/addresses.ll --spirv-tools-dis | FileCheck %t/addresses.ll
; RUN: not llvm-spirv-rs %t/argument.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=ARGUMENT
; RUN: llvm-spirv-rs %t/cycle.ll -o %t.spv
; RUN: not llvm-spirv-rs %t/huge.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=HUGE

; ARGUMENT: i32 %n does not depend on constants and specialization constants only
; HUGE:     expected at most 1048576 members, found [4294967295 x i8]

;--- halves.ll
; CHECK-DAG: OpDecorate %[[H:[0-9]+]] SpecId 1
; CHECK-DAG: %[[H]] = OpSpecConstant %half 0x1p+0
; CHECK-DAG: %[[BITS:[0-9]+]] = OpSpecConstantOp %ushort Bitcast %[[H]]
; CHECK-DAG: %[[XOR:[0-9]+]] = OpSpecConstantOp %ushort BitwiseXor %[[BITS]] %ushort_32768
; CHECK-DAG: %[[MINUS:[0-9]+]] = OpSpecConstantOp %half Bitcast %[[XOR]]
; CHECK-DAG: %[[SUM:[0-9]+]] = OpSpecConstantOp %half FAdd %[[H]] %half_0x1p_1
; CHECK-DAG: OpSpecConstantComposite %v2half %[[MINUS]] %[[SUM]]
; CHECK-DAG: %[[INNER:[0-9]+]] = OpSpecConstantComposite %class_half %[[H]]
; CHECK-DAG: OpSpecConstantComposite %{{.*}} %[[INNER]] %uint_3

target triple = "spir64-unknown-unknown"

%class.half = type { half }

define spir_kernel void @k(ptr addrspace(1) %out) {
  %h = call spir_func half @_Z20__spirv_SpecConstantiDh(i32 1, half 1.0)
  %minus = fneg half %h
  %sum = fadd half %h, 2.0
  %v = call spir_func <2 x half> @_Z29__spirv_SpecConstantCompositeDhDh(half %minus, half %sum)
  store <2 x half> %v, ptr addrspace(1) %out
  %class = call spir_func %class.half @_Z29__spirv_SpecConstantCompositeDh(half %h)
  %s = call spir_func { %class.half, i32 } @_Z29__spirv_SpecConstantComposite10class.halfi(%class.half %class, i32 3)
  store { %class.half, i32 } %s, ptr addrspace(1) %out
  ret void
}

declare spir_func half @_Z20__spirv_SpecConstantiDh(i32, half)
declare spir_func <2 x half> @_Z29__spirv_SpecConstantCompositeDhDh(half, half)
declare spir_func %class.half @_Z29__spirv_SpecConstantCompositeDh(half)
declare spir_func { %class.half, i32 } @_Z29__spirv_SpecConstantComposite10class.halfi(%class.half, i32)

;--- chains.ll
; CHECK-DAG: OpDecorate %[[A:[0-9]+]] SpecId 1
; CHECK-DAG: OpDecorate %[[B:[0-9]+]] SpecId 2
; CHECK-DAG: %[[ARRAY:[0-9]+]] = OpSpecConstantComposite %_arr_uint_ulong_3 %[[B]] %uint_0 %[[A]]
; CHECK-DAG: %[[PAIR:[0-9]+]] = OpSpecConstantComposite %pair %uint_5 %[[B]]
; CHECK-DAG: OpSpecConstantComposite %{{.*}} %[[PAIR]] %[[ARRAY]]
; CHECK-DAG: %[[OTHER:[0-9]+]] = OpSpecConstantComposite %pair %[[A]] %uint_9
; CHECK-DAG: OpSpecConstantComposite %_arr_pair_ulong_2 %[[OTHER]] %[[PAIR]]

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

define spir_kernel void @k(ptr addrspace(1) %out) {
  %a = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 7)
  %b = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 2, i32 8)
  %first = insertvalue [3 x i32] zeroinitializer, i32 %a, 0
  %second = insertvalue [3 x i32] %first, i32 %a, 2
  %array = insertvalue [3 x i32] %second, i32 %b, 0
  %half = insertvalue %pair poison, i32 5, 0
  %pair = insertvalue %pair %half, i32 %b, 1
  %s = call spir_func { %pair, [3 x i32] } @_Z29__spirv_SpecConstantComposite4pairA3_i(%pair %pair, [3 x i32] %array)
  store { %pair, [3 x i32] } %s, ptr addrspace(1) %out
  %base = call spir_func %pair @_Z29__spirv_SpecConstantCompositeii(i32 %a, i32 %b)
  %other = insertvalue %pair %base, i32 9, 1
  %pairs = call spir_func [2 x %pair] @_Z29__spirv_SpecConstantComposite4pairS_(%pair %other, %pair %pair)
  store [2 x %pair] %pairs, ptr addrspace(1) %out
  ret void
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func %pair @_Z29__spirv_SpecConstantCompositeii(i32, i32)
declare spir_func { %pair, [3 x i32] } @_Z29__spirv_SpecConstantComposite4pairA3_i(%pair, [3 x i32])
declare spir_func [2 x %pair] @_Z29__spirv_SpecConstantComposite4pairS_(%pair, %pair)

;--- argument.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %pair = insertvalue { i32, i32 } zeroinitializer, i32 %n, 1
  %s = call spir_func [1 x { i32, i32 }] @_Z29__spirv_SpecConstantComposite4pair({ i32, i32 } %pair)
  store [1 x { i32, i32 }] %s, ptr addrspace(1) %out
  ret void
}

declare spir_func [1 x { i32, i32 }] @_Z29__spirv_SpecConstantComposite4pair({ i32, i32 })

;--- cycle.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out) {
  ret void

unreachable:
  %pair = insertvalue { i32, i32 } %pair, i32 1, 1
  %s = call spir_func [1 x { i32, i32 }] @_Z29__spirv_SpecConstantComposite4pair({ i32, i32 } %pair)
  store [1 x { i32, i32 }] %s, ptr addrspace(1) %out
  br label %unreachable
}

declare spir_func [1 x { i32, i32 }] @_Z29__spirv_SpecConstantComposite4pair({ i32, i32 })

;--- huge.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out) {
  %array = insertvalue [4294967295 x i8] zeroinitializer, i8 1, 1
  %s = call spir_func [1 x [4294967295 x i8]] @_Z29__spirv_SpecConstantComposite5array([4294967295 x i8] %array)
  store [1 x [4294967295 x i8]] %s, ptr addrspace(1) %out
  ret void
}

declare spir_func [1 x [4294967295 x i8]] @_Z29__spirv_SpecConstantComposite5array([4294967295 x i8])

;--- addresses.ll
; A variable is no constant: the member is an operation on its address.
; CHECK-DAG: %[[BYTES:[0-9]+]] = OpSpecConstantOp %_ptr_CrossWorkgroup_uchar Bitcast %g
; CHECK-DAG: %[[N:[0-9]+]] = OpSpecConstant %uint 7
; CHECK-DAG: OpSpecConstantComposite %pair %[[BYTES]] %[[N]]
; CHECK-DAG: OpEntryPoint Kernel %{{.*}} "k"

target triple = "spir64-unknown-unknown"

%pair = type { ptr addrspace(1), i32 }

@g = addrspace(1) global i32 0

define spir_kernel void @k(ptr addrspace(1) %out) {
  %n = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 7)
  %c = call spir_func %pair @_Z29__spirv_SpecConstantCompositePU3AS1ii(ptr addrspace(1) @g, i32 %n)
  store %pair %c, ptr addrspace(1) %out
  ret void
}

declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func %pair @_Z29__spirv_SpecConstantCompositePU3AS1ii(ptr addrspace(1), i32)
