; ROW: alias of a function
; PEER-NOT: LinkageAttributes "other" Export
; OURS: LinkageAttributes "other" Export

target triple = "spir64-unknown-unknown"

@other = alias void (), ptr @f

define spir_func void @f() {
  ret void
}
