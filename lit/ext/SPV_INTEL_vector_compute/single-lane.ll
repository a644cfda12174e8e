; Functions of vector compute code take and return a vector of one lane as a vector: the names and types of its intrinsics
; have it. A function body computes with the lane. Other modules have scalars.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_function_pointers --spirv-allow-unknown-intrinsics=llvm.genx -o %t.spv
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_function_pointers --spirv-allow-unknown-intrinsics=llvm.genx --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs -r %t.spv -S -o - | FileCheck %s --check-prefix=LIFT
; RUN: sed 's/"VCFunction"//' %s | llvm-spirv-rs - --spirv-ext=+SPV_INTEL_vector_compute,+SPV_INTEL_function_pointers --spirv-allow-unknown-intrinsics=llvm.genx --spirv-tools-dis | FileCheck %s --check-prefix=OTHER

; CHECK-DAG: OpCapability VectorAnyINTEL
; CHECK-DAG: %[[V1:.*]] = OpTypeVector %ulong 1
; CHECK-DAG: %[[B1:.*]] = OpTypeVector %bool 1
; CHECK-DAG: %[[FIVE:.*]] = OpConstantComposite %[[V1]] %ulong_5
; CHECK-DAG: %[[TRUE:.*]] = OpConstantComposite %[[B1]] %true
; CHECK-DAG: %[[ONE:.*]] = OpTypeFunction %[[V1]] %[[V1]] %[[B1]]{{$}}
; CHECK:     %llvm_genx_region_v1i64 = OpFunction %[[V1]] None %[[ONE]]
; CHECK:     %m = OpFunctionParameter %[[V1]]
; CHECK:     %[[M:.*]] = OpCompositeExtract %ulong %m 0
; CHECK:     %s = OpIAdd %ulong %{{.*}} %[[M]]
; CHECK:     %[[S:.*]] = OpCompositeInsert %[[V1]] %s %{{.*}} 0
; CHECK:     %[[A:.*]] = OpFunctionCall %[[V1]] %llvm_genx_region_v1i64 %[[S]] %[[TRUE]]
; CHECK:     %a = OpCompositeExtract %ulong %[[A]] 0
; CHECK:     OpFunctionCall %[[V1]] %llvm_genx_region_v1i64 %[[FIVE]] %[[TRUE]]
; CHECK:     OpFunctionPointerCallINTEL %[[V1]] %{{.*}} %[[FIVE]]
; CHECK:     OpFunctionCall %{{.*}} %returns
; CHECK:     %returns = OpFunction %[[V1]]
; CHECK:     OpReturnValue %{{.*}}

; LIFT: call <1 x i64> @llvm.genx.region.v1i64(<1 x i64> %{{.*}}, <1 x i1> splat (i1 true))
; LIFT: define {{.*}}<1 x i64> @returns(<1 x i64> %x)

; OTHER-NOT: VectorAnyINTEL
; OTHER-NOT: OpTypeVector
; OTHER:     OpFunctionCall %ulong %llvm_genx_region_v1i64 %s %true

target triple = "spir64-unknown-unknown"

declare spir_func <1 x i64> @llvm.genx.region.v1i64(<1 x i64>, <1 x i1>)

define dllexport spir_kernel void @k(ptr addrspace(1) %p, <1 x i64> %m, ptr addrspace(1) %f) "VCFunction" {
  %v = load <1 x i64>, ptr addrspace(1) %p
  %s = add <1 x i64> %v, %m
  %a = call spir_func <1 x i64> @llvm.genx.region.v1i64(<1 x i64> %s, <1 x i1> <i1 true>)
  %b = call spir_func <1 x i64> @llvm.genx.region.v1i64(<1 x i64> <i64 5>, <1 x i1> <i1 true>)
  store <1 x i64> %a, ptr addrspace(1) %p
  store volatile <1 x i64> %b, ptr addrspace(1) %p
  %g = load ptr, ptr addrspace(1) %f
  %c = call spir_func <1 x i64> %g(<1 x i64> <i64 5>)
  store volatile <1 x i64> %c, ptr addrspace(1) %p
  %d = call spir_func <1 x i64> @returns(<1 x i64> %c)
  store volatile <1 x i64> %d, ptr addrspace(1) %p
  ret void
}

define spir_func <1 x i64> @returns(<1 x i64> %x) {
  %s = add <1 x i64> %x, <i64 1>
  ret <1 x i64> %s
}
