; ROW: `available_externally` variable
; PEER: spirv-val: {{.*}}A module-scope OpVariable with initialization value cannot be marked with the Import Linkage Type
; OURS: spirv-val: valid
; OURS: LinkageAttributes "a" Import

target triple = "spir64-unknown-unknown"

@a = available_externally addrspace(2) constant i32 1

define spir_func i32 @f() {
  %r = load i32, ptr addrspace(2) @a
  ret i32 %r
}
