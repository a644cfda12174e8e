; Work-item functions read builtin variables and select the default value for a dimension out of range.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK-DAG: OpDecorate %[[ID:.*]] BuiltIn GlobalInvocationId
; CHECK-DAG: OpDecorate %[[LINEAR:.*]] BuiltIn LocalInvocationIndex
; CHECK-DAG: OpDecorate %[[MASK:.*]] BuiltIn SubgroupEqMask
; CHECK:      %{{[0-9]+}} = OpFunction %void
; CHECK:      %[[IDS:.*]] = OpLoad %v3ulong %[[ID]] Aligned 32
; CHECK-NEXT: %[[Y:.*]] = OpCompositeExtract %ulong %[[IDS]] 1
; CHECK-NEXT: %y = OpSelect %ulong %true %[[Y]] %ulong_0
; CHECK:      %[[SIZE:.*]] = OpCompositeExtract %ulong %{{.*}} 0
; CHECK-NEXT: %none = OpSelect %ulong %false %[[SIZE]] %ulong_1
; CHECK-NEXT: OpStore %out %none
; CHECK:      %[[EXISTS:.*]] = OpULessThan %bool %d %uint_3
; CHECK-NEXT: %[[SAFE:.*]] = OpSelect %uint %[[EXISTS]] %d %uint_0
; CHECK:      %[[LANE:.*]] = OpVectorExtractDynamic %ulong %{{.*}} %[[SAFE]]
; CHECK-NEXT: %chosen = OpSelect %ulong %[[EXISTS]] %[[LANE]] %ulong_0
; CHECK:      %linear = OpLoad %ulong %[[LINEAR]] Aligned 8
; CHECK:      %mask = OpLoad %v4uint %[[MASK]] Aligned 16
; CHECK-NOT:  LinkageAttributes "_Z

target triple = "spir64-unknown-unknown"

define spir_kernel void @ids(ptr addrspace(1) %out, i32 %d) {
  %y = call spir_func i64 @_Z13get_global_idj(i32 1)
  store i64 %y, ptr addrspace(1) %out, align 8
  %none = call spir_func i64 @_Z14get_local_sizej(i32 3)
  store i64 %none, ptr addrspace(1) %out, align 8
  %chosen = call spir_func i64 @_Z13get_global_idj(i32 %d)
  store i64 %chosen, ptr addrspace(1) %out, align 8
  %linear = call spir_func i64 @_Z19get_local_linear_idv()
  store i64 %linear, ptr addrspace(1) %out, align 8
  %mask = call spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()
  %lane = extractelement <4 x i32> %mask, i32 0
  store i32 %lane, ptr addrspace(1) %out, align 8
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i64 @_Z19get_local_linear_idv()
declare spir_func <4 x i32> @_Z21get_sub_group_eq_maskv()
