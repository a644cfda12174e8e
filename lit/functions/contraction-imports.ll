; An imported function may contain a product that must not be contracted; an unknown intrinsic has no body.
; RUN: llvm-spirv-rs %s --spirv-allow-unknown-intrinsics=llvm.unknown --spirv-tools-dis | FileCheck %s

; CHECK-NOT: ContractionOff
; CHECK:     OpEntryPoint Kernel %[[CALLSFUNCTION:[0-9]+]] "calls_function"
; CHECK:     OpExecutionMode %[[CALLSFUNCTION]] ContractionOff
; CHECK-NOT: ContractionOff

target triple = "spir64-unknown-unknown"

define spir_kernel void @calls_intrinsic() {
  call void @llvm.unknown()
  ret void
}

define spir_kernel void @calls_function() {
  call spir_func void @imported()
  ret void
}

declare void @llvm.unknown()
declare spir_func void @imported()
