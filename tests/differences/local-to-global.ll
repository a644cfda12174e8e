; ROW: `addrspacecast` between Workgroup or Function and CrossWorkgroup
; PEER: Casts from private/local/global address space are allowed only to generic
; OURS: [[GENERIC:%[0-9]+]] = OpPtrCastToGeneric
; OURS: OpGenericCastToPtr {{%[0-9a-zA-Z_]+}} [[GENERIC]]

target triple = "spir64-unknown-unknown"

define spir_func ptr addrspace(1) @f(ptr addrspace(3) %p) {
  %r = addrspacecast ptr addrspace(3) %p to ptr addrspace(1)
  ret ptr addrspace(1) %r
}
