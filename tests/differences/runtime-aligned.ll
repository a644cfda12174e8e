; ROW: RuntimeAlignedINTEL
; OPTIONS: --spirv-ext=+SPV_INTEL_runtime_aligned
; PEER: spirv-val: {{.*}}Invalid decoration operand: 5940
; OURS: FuncParamAttr RuntimeAligned

target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %a) !kernel_arg_runtime_aligned !0 {
  ret void
}

!0 = !{i1 true}
