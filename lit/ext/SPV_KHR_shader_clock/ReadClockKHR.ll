; A call of OpReadClockKHR needs SPV_KHR_shader_clock.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_shader_clock --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: OpCapability ShaderClockKHR
; CHECK-NEXT: OpExtension "SPV_KHR_shader_clock"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_KHR_shader_clock
; REFUSED-NEXT: OpReadClockKHR needs SPV_KHR_shader_clock (allow it with --spirv-ext=+SPV_KHR_shader_clock)
; REFUSED-NEXT: at   %r = call spir_func i64 @__spirv_ReadClockKHR(i32 3)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}ReadClockKHR.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func i64 @__spirv_ReadClockKHR(i32 3)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func i64 @__spirv_ReadClockKHR(i32)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpReadClockKHR %ulong %uint_3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f() {
  %r = call spir_func i64 @__spirv_ReadClockKHR(i32 3)
  ret void
}
