; llvm.sycl.alloca is equivalent to an alloca with the count __spirv_SpecConstant: both forms of the example in the
; extension's document give the same module apart from names; no extension is needed (R36, R38, R43).
; shows: P4-sycl.alloca
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/intrinsic.ll --spirv-max-version=1.1 --spirv-tools-dis > %t/intrinsic.txt
; RUN: llvm-spirv-rs %t/call.ll --spirv-max-version=1.1 --spirv-tools-dis > %t/call.txt
; RUN: FileCheck %s < %t/intrinsic.txt
; RUN: FileCheck %s < %t/call.txt
; RUN: llvm-spirv-rs %t/intrinsic.ll -o %t/intrinsic.spv
; RUN: llvm-spirv-rs %t/call.ll -o %t/call.spv
; RUN: spirv-opt --strip-debug --compact-ids %t/intrinsic.spv -o - | spirv-dis - > %t/a.txt
; RUN: spirv-opt --strip-debug --compact-ids %t/call.spv -o - | spirv-dis - > %t/b.txt
; RUN: diff %t/a.txt %t/b.txt
; RUN: spirv-opt --set-spec-const-default-value "0:17" --freeze-spec-const %t/intrinsic.spv -o - | spirv-dis - | FileCheck %s --check-prefix=SET

; CHECK:     Version: 1.1
; CHECK-NOT: OpExtension
; CHECK-DAG: OpDecorate %[[SIZE:[a-zA-Z0-9_]+]] SpecId 0
; CHECK-DAG: OpDecorate %[[VARIABLE:[0-9]+]] Alignment 4
; CHECK-DAG: OpDecorate %alloca_i Alignment 4
; CHECK-DAG: %[[SIZE]] = OpSpecConstant %ulong 1
; CHECK-DAG: %[[ARRAY:_arr_float_[a-zA-Z0-9_]+]] = OpTypeArray %float %[[SIZE]]
; CHECK-NOT: = OpVariable %{{.*}} {{UniformConstant|CrossWorkgroup}}
; CHECK:     %[[VARIABLE]] = OpVariable %_ptr_Function_[[ARRAY]] Function
; CHECK:     %alloca_i = OpBitcast %_ptr_Function_float %[[VARIABLE]]

; SET: %[[SIZE:.+]] = OpConstant %ulong 17
; SET: OpTypeArray %float %[[SIZE]]

;--- intrinsic.ll
target triple = "spir64-unknown-unknown"
%"class.sycl::_V1::specialization_id" = type { i64 }
@_ZL4size = internal addrspace(1) constant %"class.sycl::_V1::specialization_id" { i64 1 }, align 8
@__usid_str.1 = private unnamed_addr constant [31 x i8] c"uid2c9b8e1a387f5dba____ZL4size\00", align 1
declare ptr @llvm.sycl.alloca.p0.p4.p4.p4.f32(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4), float, i64)
define spir_kernel void @k() {
  %alloca.i = tail call ptr @llvm.sycl.alloca.p0.p4.p4.p4.f32(ptr addrspace(4) addrspacecast (ptr @__usid_str.1 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @_ZL4size to ptr addrspace(4)), ptr addrspace(4) null, float 0.000000e+00, i64 4)
  store float 1.0, ptr %alloca.i
  ret void
}

;--- call.ll
target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
define spir_kernel void @k() {
  %size = call i64 @_Z20__spirv_SpecConstantix(i32 0, i64 1)
  %alloca.i = alloca float, i64 %size, align 4
  store float 1.0, ptr %alloca.i
  ret void
}
