; ROW: functions of OpenCL C in a module of another or no language
; PEER: LinkageAttributes "_Z13get_global_idj" Import
; PEER: LinkageAttributes "_Z3sinf" Import
; OURS: BuiltIn GlobalInvocationId
; OURS: OpExtInst %float {{%[0-9]+}} sin

target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func float @_Z3sinf(float)

define spir_kernel void @k(ptr addrspace(1) %p) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = getelementptr float, ptr addrspace(1) %p, i64 %i
  %a = load float, ptr addrspace(1) %at
  %b = call spir_func float @_Z3sinf(float %a)
  store float %b, ptr addrspace(1) %at
  ret void
}
