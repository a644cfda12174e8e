; llvm.readsteadycounter is lowered to 0, or to OpReadClockKHR where its extension is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_shader_clock --spirv-tools-dis | FileCheck %s --check-prefix=ALLOWED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Int64
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; ALLOWED: OpCapability Addresses
; ALLOWED-NEXT: OpCapability Linkage
; ALLOWED-NEXT: OpCapability Kernel
; ALLOWED-NEXT: OpCapability Int64
; ALLOWED-NEXT: OpCapability ShaderClockKHR
; ALLOWED-NEXT: OpExtension "SPV_KHR_shader_clock"
; ALLOWED-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; ALLOWED-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturnValue %ulong_0
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %f = OpFunction {{.*}}
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: %r = OpReadClockKHR %ulong %uint_1
; ALLOWED-NEXT: OpReturnValue %r
; ALLOWED-NEXT: OpFunctionEnd
define spir_func i64 @f() {
  %r = call i64 @llvm.readsteadycounter()
  ret i64 %r
}
