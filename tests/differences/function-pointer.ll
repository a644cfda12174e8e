; ROW: SPV_INTEL_function_pointers
; OPTIONS: --spirv-ext=+SPV_INTEL_function_pointers
; PEER: spirv-val: {{.*}}ID {{.*}} has not been defined
; OURS: spirv-val: {{.*}}ID {{.*}} has not been defined
; OURS-NEXT: spirv-val: {{.*}} = OpConstantFunctionPointerINTEL
; OURS-NEXT: validate: valid

target triple = "spir64-unknown-unknown"

define spir_func void @f() {
  ret void
}

define spir_func void @g(ptr %p) {
  store ptr @f, ptr %p
  ret void
}
