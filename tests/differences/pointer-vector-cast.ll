; ROW: conversions of vectors of pointers
; OPTIONS: --spirv-ext=+SPV_INTEL_masked_gather_scatter
; PEER: spirv-val: {{.*}}Expected Result Type to be a pointer: GenericCastToPtr
; OURS: spirv-val: valid
; OURS: OpGenericCastToPtr

target triple = "spir64-unknown-unknown"

define spir_func <2 x ptr addrspace(1)> @f(<2 x ptr addrspace(4)> %p) {
  %r = addrspacecast <2 x ptr addrspace(4)> %p to <2 x ptr addrspace(1)>
  ret <2 x ptr addrspace(1)> %r
}
