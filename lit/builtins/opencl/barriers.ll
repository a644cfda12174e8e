; Barriers and fences: execution scope, memory scope, and the memory semantics of the flags.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_split_barrier --spirv-tools-dis | FileCheck %s
;
; SequentiallyConsistent 0x10 with WorkgroupMemory 0x100, CrossWorkgroupMemory 0x200 and ImageMemory 0x800;
; a barrier without flags orders nothing.
; CHECK:      OpControlBarrier %uint_2 %uint_2 %uint_272
; CHECK-NEXT: OpControlBarrier %uint_2 %uint_1 %uint_784
; CHECK-NEXT: OpControlBarrier %uint_3 %uint_2 %uint_2064
; CHECK-NEXT: OpControlBarrierArrive{{INTEL|EXT}} %uint_2 %uint_2 %uint_260
; CHECK-NEXT: OpControlBarrierWait{{INTEL|EXT}} %uint_2 %uint_2 %uint_258
; CHECK-NEXT: OpMemoryBarrier %uint_2 %uint_264
; CHECK-NEXT: OpMemoryBarrier %uint_2 %uint_514
; CHECK-NEXT: OpMemoryBarrier %uint_2 %uint_260
; CHECK-NEXT: OpMemoryBarrier %uint_1 %uint_520
; CHECK-NEXT: OpControlBarrier %uint_2 %uint_2 %uint_0
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_kernel void @barriers() {
  call spir_func void @_Z7barrierj(i32 1)
  call spir_func void @_Z18work_group_barrierj12memory_scope(i32 3, i32 2)
  call spir_func void @_Z17sub_group_barrierj(i32 4)
  call spir_func void @_Z31intel_work_group_barrier_arrivej(i32 1)
  call spir_func void @_Z29intel_work_group_barrier_waitj(i32 1)
  call spir_func void @_Z9mem_fencej(i32 1)
  call spir_func void @_Z14read_mem_fencej(i32 2)
  call spir_func void @_Z15write_mem_fencej(i32 1)
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 2, i32 4, i32 2)
  call spir_func void @_Z7barrierj(i32 0)
  ret void
}

declare spir_func void @_Z7barrierj(i32)
declare spir_func void @_Z18work_group_barrierj12memory_scope(i32, i32)
declare spir_func void @_Z17sub_group_barrierj(i32)
declare spir_func void @_Z31intel_work_group_barrier_arrivej(i32)
declare spir_func void @_Z29intel_work_group_barrier_waitj(i32)
declare spir_func void @_Z9mem_fencej(i32)
declare spir_func void @_Z14read_mem_fencej(i32)
declare spir_func void @_Z15write_mem_fencej(i32)
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32, i32, i32)
