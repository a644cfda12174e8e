; ROW: SPV_KHR_abort
; OPTIONS: --spirv-ext=+SPV_KHR_abort
; PEER: Unknown extension 'SPV_KHR_abort'
; OURS: spirv-val: {{.*}}Invalid capability operand: 5120
; OURS: validate: valid

target triple = "spir64-unknown-unknown"

declare void @llvm.trap()

define spir_kernel void @k() {
  call void @llvm.trap()
  ret void
}
