; ROW: an internal kernel that no code refers to
; PEER-NOT: OpEntryPoint
; OURS: OpEntryPoint Kernel {{.*}} "k"

target triple = "spir64-unknown-unknown"

define internal spir_kernel void @k() {
  ret void
}
