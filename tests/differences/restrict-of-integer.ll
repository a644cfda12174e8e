; ROW: Restrict on a parameter that is no pointer
; PEER: spirv-val: {{.*}}Restrict decoration on target {{.*}} must be a pointer type
; OURS: error[{{.*}}Restrict is a decoration of a variable or parameter of a pointer type

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(i32 %a) !spirv.ParameterDecorations !0 {
  ret void
}

!0 = !{!1}
!1 = !{!2}
!2 = !{i32 19}
