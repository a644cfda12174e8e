; Time counters are zero without an extension for clocks, and read the clock with it.
; shows: P4-readcyclecounter, P4-readsteadycounter
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_shader_clock --spirv-tools-dis | FileCheck %s --check-prefix=CLOCK

; CHECK:         %[[ZERO:[a-z0-9_]+]] = OpConstant %ulong 0
; CHECK-COUNT-2: OpStore %out %[[ZERO]] Aligned
; CLOCK-COUNT-2: OpReadClockKHR %ulong %uint_1

target triple = "spir64-unknown-unknown"
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.readsteadycounter()
define spir_kernel void @k(ptr addrspace(1) %out) {
  %cc = call i64 @llvm.readcyclecounter()
  store i64 %cc, ptr addrspace(1) %out
  %st = call i64 @llvm.readsteadycounter()
  store i64 %st, ptr addrspace(1) %out
  ret void
}
