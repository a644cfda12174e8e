; A closure is a structure of arrays in a structure, passed by value; a device array is a pointer with its sizes.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %closure FuncParamAttr ByVal
; CHECK-DAG: %[[ONE:.+]] = OpTypeArray %ulong %ulong_1
; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     %closure = OpFunctionParameter %_ptr_Function_
; CHECK:     OpFunctionCall %_arr_ulong_ulong_2
; CHECK:     OpConvertUToPtr %_ptr_CrossWorkgroup_

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64-unknown-unknown-unknown"

define internal fastcc [2 x i64] @julia_divrem_12(i64 signext %a, i64 signext %b) unnamed_addr {
top:
  %q = sdiv i64 %a, %b
  %r = srem i64 %a, %b
  %first = insertvalue [2 x i64] poison, i64 %q, 0
  %both = insertvalue [2 x i64] %first, i64 %r, 1
  ret [2 x i64] %both
}

define spir_kernel void @_Z4gpu_P(ptr byval({ [1 x [1 x [1 x i64]]], i64 }) %closure, { ptr addrspace(1), i64, [1 x i64], i64 } %array, i64 %bits) {
conversion:
  %place = getelementptr inbounds { [1 x [1 x [1 x i64]]], i64 }, ptr %closure, i64 0, i32 1
  %n = load i64, ptr %place, align 8
  %size = load i64, ptr %closure, align 8
  %pair = call fastcc [2 x i64] @julia_divrem_12(i64 signext %size, i64 signext %n)
  %q = extractvalue [2 x i64] %pair, 0
  %r = extractvalue [2 x i64] %pair, 1
  %data = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %array, 0
  %length = extractvalue { ptr addrspace(1), i64, [1 x i64], i64 } %array, 2, 0
  %to = getelementptr inbounds i8, ptr addrspace(1) %data, i64 %q
  %other = inttoptr i64 %bits to ptr addrspace(1)
  %sum = add i64 %r, %length
  store i64 %sum, ptr addrspace(1) %to, align 8
  store i64 %sum, ptr addrspace(1) %other, align 8
  ret void
}
