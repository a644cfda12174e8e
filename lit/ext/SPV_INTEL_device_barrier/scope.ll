; A barrier whose scope is not a constant may be one of all work-items of the device.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_device_barrier --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

; CHECK: Capability DeviceBarrierINTEL
; WITHOUT-NOT: DeviceBarrierINTEL

target triple = "spir64-unknown-unknown"

declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)

define spir_kernel void @k(i32 %scope) {
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 %scope, i32 1, i32 528)
  ret void
}
