; A kernel of ESIMD, as SYCL's compilers write it: memory and parts of vectors are accessed by intrinsics of the GPU, which are
; functions that take and return vectors, those of one lane included. Intel's GPU compiler takes the module
; (tests/consumers).
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_vector_compute --spirv-allow-unknown-intrinsics=llvm.genx --spirv-tools-dis | FileCheck %s
;
; CHECK:     OpCapability VectorComputeINTEL
; CHECK:     OpCapability VectorAnyINTEL
; CHECK-DAG: %[[V1:.*]] = OpTypeVector %ulong 1
; CHECK:     %llvm_genx_rdregioni_v1i64_v4i64_i16 = OpFunction %[[V1]] None
; CHECK:     %[[R:.*]] = OpFunctionCall %[[V1]] %llvm_genx_rdregioni_v1i64_v4i64_i16 %v1
; CHECK:     %region = OpCompositeExtract %ulong %[[R]] 0
; CHECK:     %x = OpFunctionCall %v16float %llvm_genx_svm_block_ld_unaligned_v16f32_i64 %at
; CHECK:     %y = OpFMul %v16float %x %x
; CHECK:     OpFunctionCall %void %llvm_genx_svm_block_st_i64_v16f32 %b %y

target triple = "spir64-unknown-unknown"

define dllexport spir_kernel void @square(ptr addrspace(1) %from, ptr addrspace(1) %to, i64 %offset) "VCFunction" {
  %a = ptrtoint ptr addrspace(1) %from to i64
  %b = ptrtoint ptr addrspace(1) %to to i64
  %v0 = insertelement <4 x i64> undef, i64 %a, i64 0
  %v1 = insertelement <4 x i64> %v0, i64 %offset, i64 1
  %region = call <1 x i64> @llvm.genx.rdregioni.v1i64.v4i64.i16(<4 x i64> %v1, i32 0, i32 1, i32 1, i16 8, i32 undef)
  %r = bitcast <1 x i64> %region to i64
  %at = add i64 %a, %r
  %x = call <16 x float> @llvm.genx.svm.block.ld.unaligned.v16f32.i64(i64 %at)
  %y = fmul <16 x float> %x, %x
  call void @llvm.genx.svm.block.st.i64.v16f32(i64 %b, <16 x float> %y)
  ret void
}

declare <1 x i64> @llvm.genx.rdregioni.v1i64.v4i64.i16(<4 x i64>, i32, i32, i32, i16, i32)
declare <16 x float> @llvm.genx.svm.block.ld.unaligned.v16f32.i64(i64)
declare void @llvm.genx.svm.block.st.i64.v16f32(i64, <16 x float>)
