; An array whose length is a specialization constant becomes a variable of the entry block, wherever the alloca is, and
; a pointer to its first element; it needs SPIR-V 1.1 and no extension.
; RUN: llvm-spirv-rs %s --spirv-max-version=1.1 --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-max-version=1.0 -o %t.spv 2>&1 | FileCheck %s --check-prefix=OLD

; CHECK:     Version: 1.1
; CHECK-NOT: OpExtension

; CHECK-DAG: OpDecorate %[[LONG:[0-9]+]] SpecId 0
; CHECK-DAG: OpDecorate %[[INT:[0-9]+]] SpecId 1
; CHECK-DAG: OpDecorate %[[SHORT:[0-9]+]] SpecId 2
; CHECK-DAG: OpDecorate %[[CHAR:[0-9]+]] SpecId 7
; CHECK-DAG: OpDecorate %[[A:[0-9]+]] Alignment 4
; CHECK-DAG: OpDecorate %a Alignment 4
; CHECK-DAG: OpDecorate %[[B:[0-9]+]] Alignment 64
; CHECK-DAG: OpDecorate %b Alignment 64

; CHECK-DAG: %[[LONG]] = OpSpecConstant %ulong 10
; CHECK-DAG: %[[LONGS:_arr_uint_[0-9]+]] = OpTypeArray %uint %[[LONG]]
; CHECK-DAG: %[[INT]] = OpSpecConstant %uint 120
; CHECK-DAG: %[[SHORT]] = OpSpecConstant %ushort 1
; CHECK-DAG: %[[CHAR]] = OpSpecConstant %uchar 200
; CHECK-DAG: %[[FLOATS:_arr_float_[0-9]+]] = OpTypeArray %float %[[INT]]
; CHECK-DAG: OpTypeArray %record %[[SHORT]]
; CHECK-DAG: OpTypeArray %uint %[[CHAR]]
; CHECK-NOT: OpSpecConstant

; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      OpLabel
; CHECK-NEXT: %[[A]] = OpVariable %_ptr_Function_[[LONGS]] Function
; CHECK-NEXT: %[[B]] = OpVariable %_ptr_Function_[[FLOATS]] Function
; CHECK-NEXT: %[[C:[0-9]+]] = OpVariable %{{.*}} Function
; CHECK-NEXT: %[[D:[0-9]+]] = OpVariable %{{.*}} Function
; CHECK-NEXT: %[[E:[0-9]+]] = OpVariable %_ptr_Function_[[LONGS]] Function
; CHECK-DAG:  %a = OpBitcast %_ptr_Function_uint %[[A]]
; CHECK-DAG:  %b = OpBitcast %_ptr_Function_float %[[B]]
; CHECK-DAG:  %c = OpBitcast %_ptr_Function_record %[[C]]
; CHECK-DAG:  %d = OpBitcast %_ptr_Function_uint %[[D]]
; CHECK-DAG:  %e = OpBitcast %_ptr_Function_uint %[[E]]
; CHECK:      OpBranchConditional
; CHECK:      OpPtrCastToGeneric %_ptr_Generic_uint %e
; CHECK:      OpFunctionCall %void %use %a

; OLD:      RequiresVersion: Cannot fulfill SPIR-V version restriction:
; OLD-NEXT: SPIR-V version was restricted to at most
; OLD-NEXT: Decoration SpecId needs SPIR-V 1.1
; OLD-NEXT: at %n = call spir_func i64
; OLD-NEXT: in function @k

target triple = "spir64-unknown-unknown"

%record = type { i64, i32 }

define spir_kernel void @k(ptr addrspace(1) %out, i32 %flag) {
  %if = icmp eq i32 %flag, 0
  %n = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 0, i64 10)
  %a = alloca i32, i64 %n, align 4
  %m = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 1, i32 120)
  %b = alloca float, i32 %m, align 64
  br i1 %if, label %inner, label %end

inner:
  %s = call spir_func i16 @_Z20__spirv_SpecConstantis(i32 2, i16 1)
  %c = alloca %record, i16 %s, align 8
  %t = call spir_func i8 @_Z20__spirv_SpecConstantia(i32 7, i8 -56)
  %d = alloca i32, i8 %t, align 4
  %again = call spir_func i64 @_Z20__spirv_SpecConstantix(i32 0, i64 10)
  %e = alloca i32, i64 %again, align 4
  %generic = addrspacecast ptr %e to ptr addrspace(4)
  %v = load i32, ptr addrspace(4) %generic
  call spir_func void @use(ptr %a)
  br label %end

end:
  ret void
}

declare spir_func void @use(ptr)
declare spir_func i64 @_Z20__spirv_SpecConstantix(i32, i64)
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func i16 @_Z20__spirv_SpecConstantis(i32, i16)
declare spir_func i8 @_Z20__spirv_SpecConstantia(i32, i8)
