; optnone on a function becomes the function control OptNoneEXT where an extension is allowed.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_optnone --spirv-tools-dis | FileCheck %s --check-prefix=ALLOWED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; ALLOWED: OpCapability Addresses
; ALLOWED-NEXT: OpCapability Linkage
; ALLOWED-NEXT: OpCapability Kernel
; ALLOWED-NEXT: OpCapability OptNoneEXT
; ALLOWED-NEXT: OpExtension "SPV_EXT_optnone"
; ALLOWED-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; ALLOWED-NEXT: OpMemoryModel Physical64 OpenCL

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
;
; ALLOWED-LABEL: %f = OpFunction {{.*}}
; ALLOWED-NEXT: {{%[0-9]+}} = OpLabel
; ALLOWED-NEXT: OpReturn
; ALLOWED-NEXT: OpFunctionEnd
define spir_func void @f() noinline optnone {
  ret void
}
