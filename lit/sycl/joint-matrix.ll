; A joint matrix: loaded, multiplied, one element changed through an access chain, stored, and its length queried.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_cooperative_matrix | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG:  %[[C:.+]] = OpTypeCooperativeMatrixKHR %float %uint_3 %uint_8 %uint_16 %uint_2
; CHECK-DAG:  %[[A:.+]] = OpTypeCooperativeMatrixKHR %half %uint_3 %uint_8 %uint_16 %uint_0
; CHECK-DAG:  %[[B:.+]] = OpTypeCooperativeMatrixKHR %half %uint_3 %uint_16 %uint_16 %uint_1
; CHECK:      %c = OpCompositeConstruct %[[C]] %float_0
; CHECK:      %a = OpCooperativeMatrixLoadKHR %[[A]] %{{.+}} %uint_0 %stride
; CHECK:      %b = OpCooperativeMatrixLoadKHR %[[B]] %{{.+}} %uint_2 %stride
; CHECK:      %d = OpCooperativeMatrixMulAddKHR %[[C]] %a %b %c
; CHECK:      OpStore %place %d
; CHECK:      %[[LENGTH:.+]] = OpCooperativeMatrixLengthKHR %uint %[[C]]
; CHECK-NEXT: %length = OpUConvert %ulong %[[LENGTH]]
; CHECK:      %element = OpAccessChain %_ptr_Function_float %place %{{.+}}
; CHECK:      OpCooperativeMatrixStoreKHR %out %e %uint_0 %stride

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_cooperative_matrix
; REFUSED-NEXT: {{.*}}SPV_KHR_cooperative_matrix

target triple = "spir64-unknown-unknown"

declare dso_local spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructf(float)
declare dso_local spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1Kvili(ptr addrspace(1), i32, i64, i32)
declare dso_local spir_func target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 1) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1KDhili(ptr addrspace(1), i32, i64, i32)
declare dso_local spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixMulAddKHR(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0), target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 1), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)
declare dso_local spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1fPvili(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32, i64, i32)
declare dso_local spir_func i64 @_Z34__spirv_CooperativeMatrixLengthKHRPv(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare dso_local spir_func ptr @_Z19__spirv_AccessChainPPC(ptr, i64)

define weak_odr dso_local spir_kernel void @kernel(ptr addrspace(1) align 2 %in_a, ptr addrspace(1) align 2 %in_b, ptr addrspace(1) align 4 %out, i64 %stride, i64 %i) !intel_reqd_sub_group_size !0 {
entry:
  %place = alloca target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), align 8
  %c = tail call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z26__spirv_CompositeConstructf(float 0.0)
  %a = tail call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1Kvili(ptr addrspace(1) %in_a, i32 0, i64 %stride, i32 0)
  %b = tail call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 1) @_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1KDhili(ptr addrspace(1) %in_b, i32 2, i64 %stride, i32 0)
  %d = tail call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixMulAddKHR(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) %a, target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 1) %b, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %c, i32 0)
  store target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %d, ptr %place, align 8
  %length = tail call spir_func i64 @_Z34__spirv_CooperativeMatrixLengthKHRPv(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %d)
  %last = sub i64 %length, %i
  %element = call spir_func ptr @_Z19__spirv_AccessChainPPC(ptr %place, i64 %last)
  %old = load float, ptr %element, align 4
  %new = fmul float %old, 2.0
  store float %new, ptr %element, align 4
  %e = load target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), ptr %place, align 8
  tail call spir_func void @_Z33__spirv_CooperativeMatrixStoreKHRPU3AS1fPvili(ptr addrspace(1) %out, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %e, i32 0, i64 %stride, i32 0)
  ret void
}

!0 = !{i32 16}
