; ROW: an input named `.spv`, no `-o`
; RUN: cp $INPUT input.spv; $TRANSLATOR input.spv; echo "status $?"; cmp -s $INPUT input.spv && echo kept || spirv-val input.spv && echo done
; PEER: status 0
; PEER-NOT: kept
; PEER: done
; OURS: error[
; OURS: status 1
; OURS: kept

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
