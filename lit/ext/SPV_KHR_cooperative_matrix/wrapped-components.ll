; A component may be a structure around the number, as SYCL's half is.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix --spirv-tools-dis | FileCheck %s

; CHECK-LABEL: %insert = OpFunction
; CHECK:      %[[INNER:.*]] = OpCompositeExtract %{{.*}} %x 0
; CHECK-NEXT: %[[NUMBER:.*]] = OpCompositeExtract %half %[[INNER]] 0
; CHECK:      %[[AT:.*]] = OpAccessChain %_ptr_Function_half %{{.*}} %i
; CHECK-NEXT: OpStore %[[AT]] %[[NUMBER]]

; CHECK-LABEL: %extract = OpFunction
; CHECK:      %[[AT:.*]] = OpAccessChain %_ptr_Function_half %{{.*}} %i
; CHECK-NEXT: %[[NUMBER:.*]] = OpLoad %half %[[AT]]
; CHECK-NEXT: %[[INNER:.*]] = OpCompositeConstruct %{{.*}} %[[NUMBER]]
; CHECK-NEXT: %[[OUTER:.*]] = OpCompositeConstruct %{{.*}} %[[INNER]]
; CHECK-NEXT: OpReturnValue %[[OUTER]]

target triple = "spir64-unknown-unknown"

%inner = type { half }
%"class.half" = type { %inner }

define spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) @insert(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %m, %"class.half" %x, i64 %i) {
  %r = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) @__spirv_VectorInsertDynamic(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %m, %"class.half" %x, i64 %i)
  ret target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %r
}

define spir_func %"class.half" @extract(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %m, i64 %i) {
  %r = call spir_func %"class.half" @__spirv_VectorExtractDynamic(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) %m, i64 %i)
  ret %"class.half" %r
}

declare spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2) @__spirv_VectorInsertDynamic(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2), %"class.half", i64)
declare spir_func %"class.half" @__spirv_VectorExtractDynamic(target("spirv.CooperativeMatrixKHR", half, 3, 8, 8, 2), i64)
