; ROW: predicated memory operands
; OPTIONS: --spirv-ext=+SPV_INTEL_predicated_io
; PEER: Constant 2 [[ZERO:[0-9]+]] 0
; PEER: 7 PredicatedLoadINTEL {{.*}} [[ZERO]]
; OURS: spirv-val: {{.*}}Invalid capability operand: 6257
; OURS: 6 PredicatedLoadINTEL

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1Kibii(ptr addrspace(1), i1, i32, i32)

define spir_func i32 @f(ptr addrspace(1) %p, i32 %a, i1 zeroext %c) {
  %r = call spir_func i32 @_Z27__spirv_PredicatedLoadINTELPU3AS1Kibii(ptr addrspace(1) %p, i1 %c, i32 %a, i32 0)
  ret i32 %r
}
