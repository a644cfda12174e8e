; ROW: assembly as the input of `-s`
; RUN: $TRANSLATOR -s $SOURCE -o module.bc
; RUN: llvm-dis module.bc -o - | grep define
; PEER: file doesn't start with bitcode header
; OURS: define spir_kernel void @k()

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
