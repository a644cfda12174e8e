; ROW: `llvm.compiler.used`
; OPTIONS: --spirv-ext=+SPV_INTEL_vector_compute
; PEER: spirv-val: {{.*}}Storage class must match result type storage class
; OURS-NOT: llvm.compiler.used

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i32 1
@llvm.compiler.used = appending global [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @a to ptr addrspace(4))], section "llvm.metadata" #0
attributes #0 = { "VCGlobalVariable" }
define spir_kernel void @k() {
  ret void
}
