; ROW: a module without kernels, imports and exports
; PEER: spirv-val: {{.*}}No OpEntryPoint instruction was found. This is only allowed if the Linkage or GraphARM capability is being used.
; OURS: OpCapability Linkage
; OURS: OpVariable

target triple = "spir64-unknown-unknown"

@a = internal addrspace(1) global i32 0
