; ROW: `--spirv-ext=all`
; OPTIONS: --spirv-ext=+all
; PEER: SPV_KHR_untyped_pointers
; OURS-NOT: SPV_KHR_untyped_pointers
; OURS: OpTypePointer CrossWorkgroup %uint

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
