; A cast from Generic takes its storage class from its name and its result type; a further argument repeats the storage
; class.
; RUN: llvm-spirv-rs %s -o - | spirv-dis --raw-id | FileCheck %s

; CHECK: [[GLOBAL:%[0-9]+]] = OpTypePointer CrossWorkgroup
; CHECK: OpFunction
; CHECK: {{%[0-9]+}} = OpGenericCastToPtr [[GLOBAL]]
; CHECK: {{%[0-9]+}} = OpGenericCastToPtrExplicit [[GLOBAL]] {{%[0-9]+}} CrossWorkgroup

target triple = "spir64-unknown-unknown"

declare spir_func ptr addrspace(1) @_Z33__spirv_GenericCastToPtr_ToGlobalPvi(ptr addrspace(4), i32)
declare spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPvi(ptr addrspace(4), i32)

define spir_func void @casts(ptr addrspace(4) %p) {
  %a = call spir_func ptr addrspace(1) @_Z33__spirv_GenericCastToPtr_ToGlobalPvi(ptr addrspace(4) %p, i32 5)
  %b = call spir_func ptr addrspace(1) @_Z41__spirv_GenericCastToPtrExplicit_ToGlobalPvi(ptr addrspace(4) %p, i32 5)
  ret void
}
