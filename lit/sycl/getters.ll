; The getters of SYCL 2020 become specialization constants: one for a scalar, one for each number of a composite,
; returned or written to the first argument; padding of the default stays padding (R44, R38).
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spec-constants=default --spirv-tools-dis | FileCheck %s --check-prefix=DEFAULT

; CHECK-DAG: OpDecorate %size SpecId 0
; CHECK-DAG: OpDecorate %flag SpecId 1
; CHECK-DAG: OpDecorate %vector SpecId 2
; CHECK-DAG: OpDecorate %vector_4 SpecId 3
; CHECK-DAG: OpDecorate %record SpecId 4
; CHECK-DAG: OpDecorate %record_4 SpecId 5
; CHECK-DAG: OpDecorate %record_8 SpecId 6
; CHECK-DAG: OpDecorate %record_12 SpecId 7
; CHECK-DAG: OpDecorate %record_14 SpecId 8
; CHECK-DAG: %size = OpSpecConstant %ulong 3
; CHECK-DAG: %flag = OpSpecConstantTrue %bool
; CHECK-DAG: %vector = OpSpecConstant %float 1.5
; CHECK-DAG: %vector_4 = OpSpecConstant %float -0
; CHECK-DAG: %[[VECTOR:[0-9]+]] = OpSpecConstantComposite %v2float %vector %vector_4
; CHECK-DAG: %record = OpSpecConstant %uint 4294967295
; CHECK-DAG: %record_4 = OpSpecConstant %uchar 7
; CHECK-DAG: %[[GAP:[0-9]+]] = OpUndef %uchar
; CHECK-DAG: %[[GAPS:[0-9]+]] = OpConstantComposite %{{.*}} %[[GAP]] %[[GAP]] %[[GAP]]
; CHECK-DAG: %record_8 = OpSpecConstant %float 1
; CHECK-DAG: %[[PAIR:[0-9]+]] = OpSpecConstantComposite %v2ushort %record_12 %record_14
; CHECK-DAG: %[[INNER:[0-9]+]] = OpSpecConstantComposite %inner %record_8 %[[PAIR]]
; CHECK-DAG: %[[RECORD:[0-9]+]] = OpSpecConstantComposite %pod %record %record_4 %[[GAPS]] %[[INNER]]
; CHECK-DAG: %[[TWICE:[0-9]+]] = OpSpecConstantOp %ulong IMul %size %ulong_2
; CHECK-DAG: %[[ARRAY:.+]] = OpTypeArray %uint %[[TWICE]]
; CHECK-NOT: = OpVariable
; CHECK:     %{{[0-9]+}} = OpFunction %void
; CHECK:     OpStore %{{.*}} %[[RECORD]] Aligned 4
; CHECK:     OpSelect %ulong %flag
; CHECK:     OpStore %{{.*}} %[[VECTOR]]

; DEFAULT-NOT: Spec
; DEFAULT: OpTypeArray %uint %ulong_6

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

%size_id = type { i64 }
%flag_id = type { i8 }
%vector_id = type { <2 x float> }
%pod_id = type { { i32, i8, %inner } }
%pod = type <{ i32, i8, [3 x i8], %inner }>
%inner = type { float, <2 x i16> }

@size = internal addrspace(1) constant %size_id { i64 3 }, align 8
@flag = internal addrspace(1) constant %flag_id { i8 1 }, align 1
@vector = internal addrspace(1) constant %vector_id { <2 x float> <float 1.5, float -0.0> }, align 8
@record = internal addrspace(1) constant %pod_id { { i32, i8, %inner } { i32 -1, i8 7, %inner { float 1.0, <2 x i16> <i16 1, i16 2> } } }, align 4
@size.name = private unnamed_addr constant [5 x i8] c"size\00", align 1
@flag.name = private unnamed_addr constant [5 x i8] c"flag\00", align 1
@vector.name = private unnamed_addr constant [7 x i8] c"vector\00", align 1
@record.name = private unnamed_addr constant [7 x i8] c"record\00", align 1

declare spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func <2 x float> @_Z40__sycl_getComposite2020SpecConstantValueIDv2_fET_PKcPKvS5_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI3podET_PKcPKvS5_(ptr addrspace(4) sret(%pod) align 4, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %vectors) {
  %tmp = alloca %pod, align 4
  %place = addrspacecast ptr %tmp to ptr addrspace(4)
  %size = call spir_func i64 @_Z37__sycl_getScalar2020SpecConstantValueImET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @size.name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @size to ptr addrspace(4)), ptr addrspace(4) null)
  %flag = call spir_func zeroext i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) addrspacecast (ptr @flag.name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @flag to ptr addrspace(4)), ptr addrspace(4) null)
  %vector = call spir_func <2 x float> @_Z40__sycl_getComposite2020SpecConstantValueIDv2_fET_PKcPKvS5_(ptr addrspace(4) addrspacecast (ptr @vector.name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @vector to ptr addrspace(4)), ptr addrspace(4) null)
  call spir_func void @_Z40__sycl_getComposite2020SpecConstantValueI3podET_PKcPKvS5_(ptr addrspace(4) sret(%pod) align 4 %place, ptr addrspace(4) addrspacecast (ptr @record.name to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @record to ptr addrspace(4)), ptr addrspace(4) null)
  %twice = mul i64 %size, 2
  %array = alloca i32, i64 %twice
  %first = load i32, ptr %tmp, align 4
  store i32 %first, ptr %array
  %chosen = select i1 %flag, i64 %size, i64 0
  store i64 %chosen, ptr addrspace(1) %out
  store <2 x float> %vector, ptr addrspace(1) %vectors
  ret void
}
