; The floating-point modes that the attribute VCFloatControl stands for come back as this attribute; others come back as
; metadata.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_KHR_float_controls,+SPV_INTEL_float_controls2,+SPV_INTEL_vector_compute -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=CL2.0 %t.spv -o - | FileCheck %s
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv -o - | FileCheck %s

; CHECK:      define spir_kernel void @all() #[[ALL:[0-9]+]]
; CHECK:      define spir_kernel void @one() #[[NONE:[0-9]+]]
; CHECK:      define spir_func void @called() #[[CALLED:[0-9]+]]
; CHECK:      define spir_func void @some() #[[NONE]] !spirv.Decorations ![[LIST:[0-9]+]]
; CHECK:      attributes #[[ALL]] = { nounwind "VCFloatControl"="145" {{.*}}}
; CHECK:      attributes #[[NONE]] = { nounwind }
; CHECK:      attributes #[[CALLED]] = { nounwind "VCFloatControl"="48" {{.*}}}
; CHECK:      !spirv.ExecutionMode = !{![[MODE:[0-9]+]]}
; CHECK-DAG:  ![[MODE]] = !{ptr @one, i32 4460, i32 32}
; CHECK-DAG:  ![[LIST]] = !{![[DECORATION:[0-9]+]]}
; CHECK-DAG:  ![[DECORATION]] = !{i32 5823, i32 32, i32 1}

target triple = "spir64-unknown-unknown"

define spir_kernel void @all() #0 {
  ret void
}

define spir_kernel void @one() {
  ret void
}

define spir_func void @called() #1 {
  ret void
}

define spir_func void @some() !spirv.Decorations !1 {
  ret void
}

attributes #0 = { "VCFloatControl"="145" "VCFunction" }
attributes #1 = { "VCFloatControl"="48" "VCFunction" }

!spirv.ExecutionMode = !{!0}

!0 = !{ptr @one, i32 4460, i32 32}
!1 = !{!2}
!2 = !{i32 5823, i32 32, i32 1}
