; A class with a half or the bits of a bfloat16 as its member is translated as that value where an instruction takes or
; returns it, also in vectors.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_bfloat16_conversion,+SPV_KHR_cooperative_matrix | FileCheck %s
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_KHR_cooperative_matrix -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK:      %[[ELEMENT:.+]] = OpVectorExtractDynamic %half %v %i
; CHECK:      OpStore %{{.+}} %[[ELEMENT]] Aligned 2
; CHECK:      %[[PART:.+]] = OpLoad %half
; CHECK:      %inserted = OpVectorInsertDynamic %v4half %v %[[PART]] %i
; CHECK:      %bits = OpConvertFToBF16INTEL %ushort %x
; CHECK:      OpStore %{{.+}} %bits Aligned 2
; CHECK:      %[[BITS:.+]] = OpLoad %ushort
; CHECK:      %[[SUM:.+]] = OpGroupNonUniformFAdd %half %uint_3 Reduce %{{.+}}
; CHECK:      %[[FILL:.+]] = OpLoad %half
; CHECK:      %m = OpCompositeConstruct %{{.+}} %[[FILL]]

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_bfloat16_conversion
; REFUSED-NEXT: OpConvertFToBF16INTEL needs SPV_INTEL_bfloat16_conversion

target triple = "spir64-unknown-unknown"

%"class.sycl::half" = type { half }
%"class.sycl::bfloat16" = type { i16 }

declare dso_local spir_func void @_Z28__spirv_VectorExtractDynamicIN4sycl4halfEDv4_S1_EvT0_l(ptr addrspace(4) sret(%"class.sycl::half") align 2, <4 x half>, i64)
declare dso_local spir_func <4 x half> @_Z27__spirv_VectorInsertDynamicIN4sycl4halfEDv4_S1_ET0_S3_T_l(<4 x half>, ptr byval(%"class.sycl::half") align 2, i64)
declare dso_local spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float)
declare dso_local spir_func float @_Z27__spirv_ConvertBF16ToFINTELt(i16)
declare dso_local spir_func void @_Z27__spirv_GroupNonUniformFAddIN4sycl4halfEEvjiT_(ptr addrspace(4) sret(%"class.sycl::half") align 2, i32, i32, ptr byval(%"class.sycl::half") align 2)
declare dso_local spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z26__spirv_CompositeConstructIN4sycl4halfEEvT_(ptr byval(%"class.sycl::half") align 2)

define spir_func <4 x half> @halves(<4 x half> %v, i64 %i, ptr addrspace(4) %out, ptr %part) {
  call spir_func void @_Z28__spirv_VectorExtractDynamicIN4sycl4halfEDv4_S1_EvT0_l(ptr addrspace(4) sret(%"class.sycl::half") align 2 %out, <4 x half> %v, i64 %i)
  %inserted = call spir_func <4 x half> @_Z27__spirv_VectorInsertDynamicIN4sycl4halfEDv4_S1_ET0_S3_T_l(<4 x half> %v, ptr byval(%"class.sycl::half") align 2 %part, i64 %i)
  ret <4 x half> %inserted
}

define spir_func float @bfloats(float %x) {
  %own = alloca %"class.sycl::bfloat16", align 2
  %bits = call spir_func i16 @_Z27__spirv_ConvertFToBF16INTELf(float %x)
  store i16 %bits, ptr %own, align 2
  %again = load i16, ptr %own, align 2
  %wide = call spir_func float @_Z27__spirv_ConvertBF16ToFINTELt(i16 %again)
  ret float %wide
}

define spir_func void @groups(ptr addrspace(4) %out, ptr %part) {
  call spir_func void @_Z27__spirv_GroupNonUniformFAddIN4sycl4halfEEvjiT_(ptr addrspace(4) sret(%"class.sycl::half") align 2 %out, i32 3, i32 0, ptr byval(%"class.sycl::half") align 2 %part)
  %m = call spir_func target("spirv.CooperativeMatrixKHR", half, 3, 8, 16, 0) @_Z26__spirv_CompositeConstructIN4sycl4halfEEvT_(ptr byval(%"class.sycl::half") align 2 %part)
  ret void
}
