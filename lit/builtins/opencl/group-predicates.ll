; A constant predicate of a group function becomes a Boolean constant, and its integer is not written; any other is compared
; with 0.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --implicit-check-not=%uint_5
;
; CHECK:      %predicates = OpFunction
; CHECK:      OpGroupAll %bool %uint_2 %true
; CHECK:      OpGroupAny %bool %uint_2 %false
; CHECK:      OpGroupNonUniformAny %bool %uint_3 %false
; CHECK:      %[[TRUE:.*]] = OpINotEqual %bool %i %uint_0
; CHECK-NEXT: OpGroupAll %bool %uint_2 %[[TRUE]]

target triple = "spir64-unknown-unknown"

define spir_func void @predicates(i32 %i) {
  %all = call spir_func i32 @_Z14work_group_alli(i32 5)
  %any = call spir_func i32 @_Z14work_group_anyi(i32 0)
  %lanes = call spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 0)
  %variable = call spir_func i32 @_Z14work_group_alli(i32 %i)
  ret void
}

declare spir_func i32 @_Z14work_group_alli(i32)
declare spir_func i32 @_Z14work_group_anyi(i32)
declare spir_func i32 @_Z25sub_group_non_uniform_anyi(i32)
