; An array with default length zero has one element instead, since SPIR-V has no empty arrays; a warning is given, and
; the constant keeps its default (R34).
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/plain.ll -o %t.plain.spv 2>&1 | FileCheck %s --check-prefix=WARN
; RUN: llvm-spirv-rs %t/computed.ll -o %t.computed.spv 2>&1 | FileCheck %s --check-prefix=WARN
; RUN: llvm-spirv-rs %t/sycl.ll -o %t.sycl.spv 2>&1 | FileCheck %s --check-prefix=WARN
; RUN: spirv-dis %t.plain.spv | FileCheck %s
; RUN: spirv-dis %t.computed.spv | FileCheck %s --check-prefix=COMPUTED
; RUN: spirv-dis %t.sycl.spv | FileCheck %s
; RUN: llvm-spirv-rs %t/sycl.ll --spec-constants=default --spirv-tools-dis 2>/dev/null | FileCheck %s --check-prefix=FIXED

; WARN:      warning[W014]: the default length of the array is 0, and one element is allocated unless the length is specialized
; WARN-NEXT: at   {{(%n = )?}}%a =
; WARN-NEXT: in   function @k

; CHECK-DAG: %[[N:[a-z0-9]+]] = OpSpecConstant %ulong 0
; CHECK-DAG: %[[NONE:[0-9]+]] = OpSpecConstantOp %bool IEqual %[[N]] %ulong_0
; CHECK-DAG: %[[LENGTH:[0-9]+]] = OpSpecConstantOp %ulong Select %[[NONE]] %ulong_1 %[[N]]
; CHECK-DAG: OpTypeArray %uint %[[LENGTH]]

; COMPUTED-DAG: %[[SUM:[0-9]+]] = OpSpecConstantOp %ushort IAdd
; COMPUTED-DAG: %[[NONE:[0-9]+]] = OpSpecConstantOp %bool IEqual %[[SUM]] %ushort_0
; COMPUTED-DAG: %[[LENGTH:[0-9]+]] = OpSpecConstantOp %ushort Select %[[NONE]] %ushort_1 %[[SUM]]
; COMPUTED-DAG: OpTypeArray %uint %[[LENGTH]]

; FIXED-NOT: Spec
; FIXED: OpTypeArray %uint %ulong_1

;--- plain.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k() {
  %n = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 0, i64 0)
  %a = alloca i32, i64 %n
  ret void
}
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
;--- computed.ll
target triple = "spir64-unknown-unknown"
define spir_kernel void @k() {
  %n = call spir_func i8 @_Z20__spirv_SpecConstantia(i32 0, i8 -1)
  %wide = sext i8 %n to i16
  %sum = add i16 %wide, 1
  %a = alloca i32, i16 %sum
  ret void
}
declare spir_func i8 @_Z20__spirv_SpecConstantia(i32, i8)
;--- sycl.ll
target triple = "spir64-unknown-unknown"
%id = type { i64 }
@size = internal addrspace(1) constant %id zeroinitializer
@name = private unnamed_addr constant [5 x i8] c"size\00"
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), i32, i64)
define spir_kernel void @k() {
  %a = call ptr @llvm.sycl.alloca.p0.p4.p4.p4.i32(ptr addrspace(4) addrspacecast (ptr @name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null, i32 0, i64 4)
  ret void
}
