; A component at an index that is not constant is loaded from a variable: a matrix is no vector.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_cooperative_matrix | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_KHR_untyped_pointers | FileCheck %s --check-prefix=UNTYPED
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:      %[[MATRIX:.+]] = OpTypeCooperativeMatrixKHR %ushort
; CHECK:      %component = OpFunction
; CHECK:      %[[VARIABLE:.+]] = OpVariable %{{.+}} Function
; CHECK-NEXT: OpStore %[[VARIABLE]] %m
; CHECK-NEXT: %[[ADDRESS:.+]] = OpAccessChain %_ptr_Function_ushort %[[VARIABLE]] %i
; CHECK-NEXT: %x = OpLoad %ushort %[[ADDRESS]]
; CHECK-NEXT: OpReturnValue %x
; The result may be the only member of a structure in memory.
; CHECK:      %structure = OpFunction
; CHECK:      %[[ADDRESS:.+]] = OpAccessChain %[[POINTER:.+]] %{{.+}} %i
; CHECK-NEXT: %[[COMPONENT:.+]] = OpLoad %[[HALF:.+]] %[[ADDRESS]]
; CHECK:      OpStore %{{.+}} %[[COMPONENT]]

; UNTYPED: %component = OpFunction
; UNTYPED: OpUntypedAccessChainKHR

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_cooperative_matrix

target triple = "spir64-unknown-unknown"

%half = type { half }

declare spir_func i16 @__spirv_VectorExtractDynamic(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0), i64)
declare spir_func void @_Z28__spirv_VectorExtractDynamicPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_2l(ptr, target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2), i64)

define spir_func i16 @component(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %m, i64 %i) {
  %x = call spir_func i16 @__spirv_VectorExtractDynamic(target("spirv.CooperativeMatrixKHR", i16, 3, 8, 16, 0) %m, i64 %i)
  ret i16 %x
}

define spir_func void @structure(ptr %to, target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) %m, i64 %i) {
  call spir_func void @_Z28__spirv_VectorExtractDynamicPU3AS144__spirv_CooperativeMatrixKHR__half_3_8_16_2l(ptr sret(%half) %to, target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 2) %m, i64 %i)
  ret void
}
