; ROW: `!spirv.MemoryModel` with Simple
; PEER: spirv-val: {{.*}}Operand 2 of MemoryModel requires one of these capabilities: Shader
; OURS: MemoryModel Simple needs capability Shader, which is not available in kernels

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}

!spirv.MemoryModel = !{!0}
!0 = !{i32 2, i32 0}
