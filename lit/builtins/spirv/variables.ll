; An element of a builtin variable is read by a load of the whole variable and an extract, for each way to address it.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK-DAG: OpDecorate %[[ID:__spirv_BuiltInGlobalInvocationId]] BuiltIn GlobalInvocationId
; CHECK-DAG: OpDecorate %[[SIZE:__spirv_BuiltInGlobalSize]] BuiltIn GlobalSize
; CHECK-NOT: OpBitcast
; CHECK:      [[A:%[0-9]+]] = OpLoad %v3ulong %[[ID]] Aligned 32
; CHECK-NEXT: %byte = OpCompositeExtract %ulong [[A]] 1
; CHECK-NEXT: [[B:%[0-9]+]] = OpLoad %v3ulong %[[ID]] Aligned 32
; CHECK-NEXT: %first = OpCompositeExtract %ulong [[B]] 0
; CHECK-NEXT: [[C:%[0-9]+]] = OpLoad %v3ulong %[[ID]] Aligned 32
; CHECK-NEXT: %chosen = OpVectorExtractDynamic %ulong [[C]] %d
; CHECK-NEXT: %whole = OpLoad %v3ulong %[[ID]] Aligned 32
; CHECK-NEXT: [[D:%[0-9]+]] = OpLoad %v3ulong %[[ID]] Aligned 32
; CHECK-NEXT: [[CALLED:%[0-9]+]] = OpCompositeExtract %ulong [[D]] 1
; CHECK-NEXT: %called = OpSelect %ulong %true [[CALLED]] %ulong_0
; CHECK-NEXT: OpLoad %v3uint %[[SIZE]]
; CHECK-NEXT: %own = OpCompositeExtract %uint
; CHECK-NEXT: [[F:%[0-9]+]] = OpLoad %v3uint %[[SIZE]] Aligned 16
; CHECK-NEXT: [[G:%[0-9]+]] = OpUConvert %v3ulong [[F]]
; CHECK-NEXT: [[H:%[0-9]+]] = OpCompositeExtract %ulong [[G]] 0
; CHECK-NEXT: %size = OpSelect %ulong %true [[H]] %ulong_1
; CHECK-NEXT: OpReturn

target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInGlobalSize = external addrspace(1) constant <3 x i32>

declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
declare spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32)

define spir_kernel void @k(i64 %d) {
  %byte = load i64, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, i64 8), align 8
  %first = load i64, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %address = getelementptr <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, i64 0, i64 %d
  %chosen = load i64, ptr addrspace(1) %address, align 8
  %whole = load <3 x i64>, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId to ptr addrspace(4)), align 32
  %called = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 1)
  %own = load i32, ptr addrspace(1) @__spirv_BuiltInGlobalSize, align 16
  %size = call spir_func i64 @_Z25__spirv_BuiltInGlobalSizei(i32 0)
  ret void
}
