; Work-group functions: the group is a scope operand, the combining operation a group operation operand.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK: OpCapability Groups
; CHECK:      %work_group = OpFunction
; CHECK:      %sum = OpGroupIAdd %uint %uint_2 Reduce %i
; CHECK-NEXT: %signed = OpGroupSMax %uint %uint_2 InclusiveScan %i
; CHECK-NEXT: %unsigned = OpGroupUMin %uint %uint_2 ExclusiveScan %i
; CHECK-NEXT: %real = OpGroupFAdd %float %uint_2 Reduce %f
;
; Booleans are passed and returned as integers.
; CHECK:      %[[TRUE:.*]] = OpINotEqual %bool %i %uint_0
; CHECK-NEXT: %[[ALL:.*]] = OpGroupAll %bool %uint_2 %[[TRUE]]
; CHECK-NEXT: %all = OpSelect %uint %[[ALL]] %uint_1 %uint_0
; CHECK:      %[[ANY:.*]] = OpGroupAny %bool %uint_2
; CHECK-NEXT: %any = OpSelect %uint %[[ANY]] %uint_1 %uint_0
;
; A local id of two or three dimensions is one vector.
; CHECK:      %first = OpGroupBroadcast %float %uint_2 %f %x
; CHECK-NEXT: %[[XY:.*]] = OpCompositeConstruct %v2ulong %x %y
; CHECK-NEXT: %second = OpGroupBroadcast %float %uint_2 %f %[[XY]]
; CHECK-NEXT: %[[XYZ:.*]] = OpCompositeConstruct %v3ulong %x %y %x
; CHECK-NEXT: %third = OpGroupBroadcast %float %uint_2 %f %[[XYZ]]
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @work_group(i32 %i, float %f, i64 %x, i64 %y) {
  %sum = call spir_func i32 @_Z21work_group_reduce_addi(i32 %i)
  %signed = call spir_func i32 @_Z29work_group_scan_inclusive_maxi(i32 %i)
  %unsigned = call spir_func i32 @_Z29work_group_scan_exclusive_minj(i32 %i)
  %real = call spir_func float @_Z21work_group_reduce_addf(float %f)
  %all = call spir_func i32 @_Z14work_group_alli(i32 %i)
  %any = call spir_func i32 @_Z14work_group_anyi(i32 %all)
  %first = call spir_func float @_Z20work_group_broadcastfm(float %f, i64 %x)
  %second = call spir_func float @_Z20work_group_broadcastfmm(float %f, i64 %x, i64 %y)
  %third = call spir_func float @_Z20work_group_broadcastfmmm(float %f, i64 %x, i64 %y, i64 %x)
  ret void
}

declare spir_func i32 @_Z21work_group_reduce_addi(i32)
declare spir_func i32 @_Z29work_group_scan_inclusive_maxi(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_minj(i32)
declare spir_func float @_Z21work_group_reduce_addf(float)
declare spir_func i32 @_Z14work_group_alli(i32)
declare spir_func i32 @_Z14work_group_anyi(i32)
declare spir_func float @_Z20work_group_broadcastfm(float, i64)
declare spir_func float @_Z20work_group_broadcastfmm(float, i64, i64)
declare spir_func float @_Z20work_group_broadcastfmmm(float, i64, i64, i64)
