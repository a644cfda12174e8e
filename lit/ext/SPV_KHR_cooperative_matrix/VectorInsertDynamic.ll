; A component at an index that is not constant is stored to a variable: a matrix is no vector.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_cooperative_matrix | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:      %[[MATRIX:.+]] = OpTypeCooperativeMatrixKHR %ushort
; CHECK:      %component = OpFunction
; CHECK:      %[[VARIABLE:.+]] = OpVariable %{{.+}} Function
; CHECK-NEXT: OpStore %[[VARIABLE]] %m
; CHECK-NEXT: %[[ADDRESS:.+]] = OpAccessChain %_ptr_Function_ushort %[[VARIABLE]] %i
; CHECK-NEXT: OpStore %[[ADDRESS]] %x
; CHECK-NEXT: %changed = OpLoad %[[MATRIX]] %[[VARIABLE]]
; CHECK-NEXT: OpReturnValue %changed
; The component may be the only member of a structure in memory.
; CHECK:      %structure = OpFunction
; CHECK:      %[[COMPONENT:.+]] = OpLoad %[[HALF:.+]] %{{.+}} Aligned 2
; CHECK:      %[[ADDRESS:.+]] = OpAccessChain
; CHECK-NEXT: OpStore %[[ADDRESS]] %[[COMPONENT]]

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_cooperative_matrix

target triple = "spir64-unknown-unknown"

%half = type { half }

declare spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @__spirv_VectorInsertDynamic(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0), i16, i64)
declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) @_Z27__spirv_VectorInsertDynamicPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_2P4halfl(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2), ptr, i64)

define spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @component(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %m, i16 %x, i64 %i) {
  %changed = call spir_func target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) @__spirv_VectorInsertDynamic(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %m, i16 %x, i64 %i)
  ret target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %changed
}

define spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) @structure(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) %m, ptr %x, i64 %i) {
  %changed = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) @_Z27__spirv_VectorInsertDynamicPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_2P4halfl(target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) %m, ptr byval(%half) %x, i64 %i)
  ret target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) %changed
}
