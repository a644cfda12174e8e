; A barrier of all work-items of the device uses SPV_INTEL_device_barrier where it is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_device_barrier --spirv-text -o - | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WITHOUT --match-full-lines

; CHECK: {{[0-9]+}} Capability DeviceBarrierINTEL
; CHECK: {{[0-9]+}} Extension "SPV_INTEL_device_barrier"
; CHECK: {{[0-9]+}} Function {{[0-9]+}} {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Label {{[0-9]+}}
; CHECK: {{[0-9]+}} ControlBarrier {{[0-9]+}} {{[0-9]+}} {{[0-9]+}}
; CHECK: {{[0-9]+}} Return
; CHECK: {{[0-9]+}} FunctionEnd
;
; WITHOUT: OpCapability Addresses
; WITHOUT-NEXT: OpCapability Kernel
; WITHOUT-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; WITHOUT-NEXT: OpMemoryModel Physical64 OpenCL
; WITHOUT: OpEntryPoint Kernel [[M0:%[0-9]+]] "k"

target triple = "spir64-unknown-unknown"

declare spir_func void @__spirv_ControlBarrier(i32, i32, i32)

; WITHOUT: [[M0]] = OpFunction %void None {{%[0-9]+}}
; WITHOUT-NEXT: {{%[0-9]+}} = OpLabel
; WITHOUT-NEXT: OpControlBarrier %uint_1 %uint_1 %uint_528
; WITHOUT-NEXT: OpReturn
; WITHOUT-NEXT: OpFunctionEnd
define spir_kernel void @k() {
  call spir_func void @__spirv_ControlBarrier(i32 1, i32 1, i32 528)
  ret void
}
