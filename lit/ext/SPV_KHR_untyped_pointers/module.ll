; Where SPV_KHR_untyped_pointers is allowed by name, most pointer types have a storage class only: variables, access
; chains and variable-length arrays name their types, and a load has its result type; pointer casts disappear. Parameters
; passed by value keep their types.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_untyped_pointers | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=all | FileCheck %s --check-prefix=ALL
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=ALL

; ALL-NOT: Untyped

; CHECK-DAG: OpCapability UntypedPointersKHR
; CHECK-DAG: OpExtension "SPV_KHR_untyped_pointers"
; CHECK-NOT: VariableLengthArrayINTEL
; CHECK-DAG: %[[GLOBAL:.+]] = OpTypeUntypedPointerKHR CrossWorkgroup
; CHECK-DAG: %[[PRIVATE:.+]] = OpTypeUntypedPointerKHR Function
; CHECK-DAG: %[[GENERIC:.+]] = OpTypeUntypedPointerKHR Generic
; CHECK-DAG: %[[CONSTANT:.+]] = OpTypeUntypedPointerKHR UniformConstant
; CHECK-DAG: %[[TWO:.+]] = OpTypeFunction %void %[[GLOBAL]] %[[GLOBAL]]
; CHECK-DAG: %table = OpVariable %{{.+}} UniformConstant %{{.+}}
; CHECK-DAG: %[[RECORD:.+]] = OpTypePointer Function %record
; CHECK-DAG: %[[BYVAL:.+]] = OpTypeFunction %void %[[RECORD]] %[[GLOBAL]]

; Two functions that differ only in the pointee types of their parameters have the same type.
; CHECK:      %copy = OpFunction %void None %[[TWO]]
; CHECK:      %number = OpUntypedVariableKHR %[[PRIVATE]] Function %float
; CHECK-NOT:  OpBitcast
; CHECK:      OpLoad %float %from
; CHECK-NEXT: %[[PLACE:.+]] = OpUntypedInBoundsPtrAccessChainKHR %[[GLOBAL]] %uint %to %ulong_3
; CHECK-NEXT: OpLoad %uint %[[PLACE]]
; CHECK:      OpExtInst %float %1 sincos %{{.+}} %number
; CHECK:      OpAtomicIAdd %uint %to
; CHECK:      OpPtrCastToGeneric %[[GENERIC]] %to
; CHECK:      OpUntypedInBoundsPtrAccessChainKHR %[[CONSTANT]] %_arr_uint_{{.*}} %table
; CHECK:      %swap = OpFunction %void None %[[TWO]]

; CHECK:      %by_value = OpFunction %void None %[[BYVAL]]
; CHECK-NEXT: %r = OpFunctionParameter %[[RECORD]]
; CHECK:      %[[R:.+]] = OpBitcast %[[PRIVATE]] %r
; CHECK:      OpUntypedInBoundsPtrAccessChainKHR %[[PRIVATE]] %record %[[R]] %{{.+}} %uint_1

target triple = "spir64-unknown-unknown"

%record = type { i32, float }

@table = internal addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

declare spir_func float @_Z6sincosfPf(float, ptr)

define spir_func void @copy(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %number = alloca float
  %x = load float, ptr addrspace(1) %from
  %place = getelementptr inbounds i32, ptr addrspace(1) %to, i64 3
  %n = load i32, ptr addrspace(1) %place
  store i32 %n, ptr addrspace(1) %from
  %s = call spir_func float @_Z6sincosfPf(float %x, ptr %number)
  %old = atomicrmw add ptr addrspace(1) %to, i32 1 monotonic
  %generic = addrspacecast ptr addrspace(1) %to to ptr addrspace(4)
  %index = zext i32 %n to i64
  %entry = getelementptr inbounds [4 x i32], ptr addrspace(2) @table, i64 0, i64 %index
  %value = load i32, ptr addrspace(2) %entry
  store i32 %value, ptr addrspace(4) %generic
  ret void
}

define spir_func void @swap(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %x = load i16, ptr addrspace(1) %a
  %y = load i16, ptr addrspace(1) %b
  store i16 %x, ptr addrspace(1) %b
  store i16 %y, ptr addrspace(1) %a
  ret void
}

define spir_func void @by_value(ptr byval(%record) %r, ptr addrspace(1) %out) {
  %member = getelementptr inbounds %record, ptr %r, i64 0, i32 1
  %x = load float, ptr %member
  store float %x, ptr addrspace(1) %out
  %own = alloca %record
  call spir_func void @by_value(ptr byval(%record) %own, ptr addrspace(1) %out)
  ret void
}
