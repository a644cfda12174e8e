; ROW: SubgroupsPerWorkgroup in `!spirv.ExecutionMode`
; PEER: spirv-val: {{.*}}Operand 2 of ExecutionMode requires one of these capabilities: SubgroupDispatch
; OURS: OpCapability SubgroupDispatch

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}

!spirv.ExecutionMode = !{!0}
!0 = !{ptr @k, i32 36, i32 4}
