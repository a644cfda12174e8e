; ROW: an output that cannot be written
; RUN: $TRANSLATOR $INPUT -o none/module.spv; echo "status $?"
; PEER-NOT: none
; PEER: {{^}}status 0
; OURS: Io: cannot write none/module.spv: the folder none does not exist
; OURS: {{^}}status 1

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
