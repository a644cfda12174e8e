; The lane of a non-uniform broadcast may be computed from SPIR-V 1.5 on; a cluster size must always be a constant that is a
; power of two.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK: Version: 1.5
; CHECK: OpGroupNonUniformBroadcast %uint %uint_3 %i %from
;
; RUN: not llvm-spirv-rs %s --spirv-max-version=1.4 -o %t.spv 2>&1 | FileCheck %s --check-prefix=OLD
; OLD:      RequiresVersion: Cannot fulfill SPIR-V version restriction:
; OLD-NEXT: SPIR-V version was restricted to at most
; OLD-NEXT: {{.*}}sub_group_non_uniform_broadcast{{.*}} needs SPIR-V 1.5
;
; RUN: sed 's/, i32 4)/, i32 %%i)/' %s > %t.ll
; RUN: not llvm-spirv-rs %t.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=COMPUTED
; COMPUTED:      InvalidInstruction: Can't translate llvm instruction:
; COMPUTED-NEXT: the size of a cluster must be a constant
; COMPUTED-NEXT: at %rotated = call
;
; RUN: sed 's/, i32 4)/, i32 6)/' %s > %t.ll
; RUN: not llvm-spirv-rs %t.ll -o %t.spv 2>&1 | FileCheck %s --check-prefix=SIX
; SIX:      InvalidInstruction: Can't translate llvm instruction:
; SIX-NEXT: expected a power of two as the size of a cluster, found 6
; SIX-NEXT: at %rotated = call

target triple = "spir64-unknown-unknown"

define spir_func i32 @constants(i32 %i, i32 %from) {
  %there = call spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 %i, i32 %from)
  %rotated = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 %i, i32 4)
  %sum = add i32 %there, %rotated
  ret i32 %sum
}

declare spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32, i32)
declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32, i32)
