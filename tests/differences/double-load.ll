; ROW: a call of `double` with the name of a load
; PEER: OpLoad %uint
; OURS: OpLoad %double

target triple = "spir64-unknown-unknown"

declare spir_func double @_Z12__spirv_LoadPi(ptr addrspace(1))

define spir_func double @f(ptr addrspace(1) %p) {
  %r = call spir_func double @_Z12__spirv_LoadPi(ptr addrspace(1) %p)
  ret double %r
}
