; ROW: generic variable
; PEER: spirv-val: {{.*}}Variable storage class cannot be Generic
; OURS: OpVariable {{%[0-9a-z_A-Z]+}} CrossWorkgroup

target triple = "spir64-unknown-unknown"

@a = addrspace(4) global i32 1

define spir_func i32 @f() {
  %r = load i32, ptr addrspace(4) @a
  ret i32 %r
}
