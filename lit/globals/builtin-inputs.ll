; A global with the name of a builtin variable becomes that Input variable in any address space; reads through
; arithmetic and casts are translated.
; RUN: split-file %s %t
; RUN: llvm-spirv-rs %t/read.ll --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %t/passed.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=PASSED

; CHECK:     OpEntryPoint Kernel %{{[0-9]+}} "k" %__spirv_BuiltInGlobalInvocationId %__spirv_BuiltInSubgroupLocalInvocationId{{$}}
; CHECK-DAG: OpDecorate %__spirv_BuiltInGlobalInvocationId BuiltIn GlobalInvocationId
; CHECK-DAG: OpDecorate %__spirv_BuiltInGlobalInvocationId Constant
; CHECK-DAG: OpDecorate %__spirv_BuiltInGlobalInvocationId LinkageAttributes "__spirv_BuiltInGlobalInvocationId" Import
; CHECK-DAG: OpDecorate %__spirv_BuiltInSubgroupLocalInvocationId BuiltIn SubgroupLocalInvocationId
; CHECK-DAG: %__spirv_BuiltInGlobalInvocationId = OpVariable %_ptr_Input_v3ulong Input
; CHECK-DAG: %__spirv_BuiltInSubgroupLocalInvocationId = OpVariable %_ptr_Input_uint Input
; CHECK:     OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId
; CHECK:     %[[Y:[0-9]+]] = OpLoad %v3ulong %__spirv_BuiltInGlobalInvocationId
; CHECK:     OpCompositeExtract %ulong %[[Y]] 1
; CHECK-NOT: OpPtrCastToGeneric
; CHECK:     OpFunctionEnd

; PASSED:      InvalidModule: Invalid SPIR-V module: a built-in input can be read, but its address cannot be passed; load the value first
; PASSED-NEXT: at the global variable @__spirv_BuiltInGlobalInvocationId

;--- read.ll
target triple = "spir64-unknown-unknown"
@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>
@__spirv_BuiltInSubgroupLocalInvocationId = external addrspace(7) constant i32
define spir_kernel void @k(ptr addrspace(1) %out) {
  %all = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %y = load i64, ptr addrspace(1) getelementptr inbounds (<3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, i64 0, i64 1), align 8
  %generic = load <3 x i64>, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId to ptr addrspace(4)), align 32
  %lane = load i32, ptr addrspace(7) @__spirv_BuiltInSubgroupLocalInvocationId, align 4
  %x = extractelement <3 x i64> %generic, i64 0
  %sum = add i64 %x, %y
  store i64 %sum, ptr addrspace(1) %out
  ret void
}
;--- passed.ll
target triple = "spir64-unknown-unknown"
@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>
declare spir_func void @f(ptr addrspace(1))
define spir_kernel void @k() {
  call spir_func void @f(ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId)
  ret void
}
