; The pointee in the name of a load or store is kept, also if it is not the type of the components.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix --spirv-tools-dis | FileCheck %s

; CHECK: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK: OpCooperativeMatrixStoreKHR %p %m %uint_0 %ulong_48

target triple = "spir64-unknown-unknown"

declare spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1cPU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2il(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2), i32, i64)

define spir_func void @f(ptr addrspace(1) %p, target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %m) {
  call spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1cPU3AS144__spirv_CooperativeMatrixKHR__uint_3_12_12_2il(ptr addrspace(1) %p, target("spirv.CooperativeMatrixKHR", i32, 3, 12, 12, 2) %m, i32 0, i64 48)
  ret void
}
