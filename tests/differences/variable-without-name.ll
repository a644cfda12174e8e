; ROW: a variable without a name
; PEER: LinkageAttributes "" Export
; OURS-NOT: LinkageAttributes ""

target triple = "spir64-unknown-unknown"

@0 = addrspace(1) global i32 1

define spir_func i32 @f() {
  %r = load i32, ptr addrspace(1) @0
  ret i32 %r
}
