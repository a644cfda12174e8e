; `--record-producer` names this program and its version, also in a stripped module; nothing does by default.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=NONE
; RUN: llvm-spirv-rs %s --record-producer --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --record-producer --strip --spirv-tools-dis | FileCheck %s
; RUN: not llvm-spirv-rs %s --record-producer --spirv-max-version=1.0 -o %t.spv 2>&1 | FileCheck %s --check-prefix=OLD

; CHECK: OpModuleProcessed "llvm-spirv-rs {{[0-9]+\.[0-9]+\.[0-9]+}}"
; NONE-NOT: OpModuleProcessed
; OLD: OpModuleProcessed needs SPIR-V 1.1 (allow it with --spirv-max-version=1.1)

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
