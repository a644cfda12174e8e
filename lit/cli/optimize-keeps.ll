; Optimization preserves semantics: variables reachable through pointers, specialization constants, barriers.
; RUN: llvm-spirv-rs %s --optimize --spirv-tools-dis | FileCheck %s

; CHECK:     OpDecorate [[LENGTH:%.*]] SpecId 7
; CHECK:     OpDecorate [[UNUSED:%.*]] SpecId 8
; CHECK-DAG: [[LENGTH]] = OpSpecConstant %uint 16
; CHECK-DAG: [[UNUSED]] = OpSpecConstant %uint 3

; CHECK:     OpFunction
; CHECK:     OpVariable %{{.*}} Function
; CHECK:     OpControlBarrier
; CHECK:     OpStore %out %uint_5
; CHECK:     OpFunctionCall %{{.*}} %change [[CHANGED:%.*]]
; CHECK:     [[VALUE:%.*]] = OpLoad %uint [[CHANGED]]
; CHECK:     OpStore %out [[VALUE]]
; CHECK:     OpStore %out [[LENGTH]]

target triple = "spir64-unknown-unknown"

declare spir_func void @change(ptr)
declare spir_func i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare spir_func void @_Z7barrierj(i32) convergent

define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %x = alloca i32
  %pointer = alloca ptr
  %changed = alloca i32
  store i32 1, ptr %x
  store i32 1, ptr %changed
  ; Through the pointer, %x gets its 5.
  store ptr %x, ptr %pointer
  %to_x = load ptr, ptr %pointer
  store i32 5, ptr %to_x
  call spir_func void @_Z7barrierj(i32 1) convergent
  %five = load i32, ptr %x
  store volatile i32 %five, ptr addrspace(1) %out
  call spir_func void @change(ptr %changed)
  %value = load i32, ptr %changed
  store volatile i32 %value, ptr addrspace(1) %out
  %length = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 7, i32 16)
  %unused = call spir_func i32 @_Z20__spirv_SpecConstantii(i32 8, i32 3)
  store volatile i32 %length, ptr addrspace(1) %out
  ret void
}
