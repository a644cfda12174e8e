; ROW: decorations of shaders
; PEER: OpCapability Shader
; OURS: Decoration Location needs capability Shader, which is not available in kernels

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global float 1.0, !spirv.Decorations !0

define spir_func float @f() {
  %r = load float, ptr addrspace(1) @a
  ret float %r
}

!0 = !{!1}
!1 = !{i32 30, i32 2}
