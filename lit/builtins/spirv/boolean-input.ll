; A Boolean built-in input is not in memory: it has type Boolean, and needs no type of bytes.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_device_barrier --spirv-text -o - \
; RUN:   | FileCheck %s --implicit-check-not=Int8 --implicit-check-not=TypeInt

; CHECK: Decorate [[INPUT:[0-9]+]] BuiltIn 6186
; CHECK: TypeBool [[BOOL:[0-9]+]]
; CHECK: TypePointer [[POINTER:[0-9]+]] 1 [[BOOL]]
; CHECK: Variable [[POINTER]] [[INPUT]] 1
; CHECK: Load [[BOOL]] [[VALID:[0-9]+]] [[INPUT]]
; CHECK: ReturnValue [[VALID]]

target triple = "spir64-unknown-unknown"

@__spirv_BuiltInDeviceBarrierValidINTEL = external addrspace(1) constant i1

define spir_func i1 @valid() {
  %valid = load i1, ptr addrspace(1) @__spirv_BuiltInDeviceBarrierValidINTEL
  ret i1 %valid
}
