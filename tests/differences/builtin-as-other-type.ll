; ROW: a built-in variable read as another type
; OPTIONS: --spirv-ext=+SPV_INTEL_vector_compute
; PEER: spirv-val: {{.*}}Illegal number of components (6) for TypeVector
; OURS: OpVariable %_ptr_Input_v3ulong Input

target triple = "spir64-unknown-unknown"

@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32

define spir_kernel void @k(ptr addrspace(1) %p) {
  %ids = load <6 x i32>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  store <6 x i32> %ids, ptr addrspace(1) %p
  ret void
}
