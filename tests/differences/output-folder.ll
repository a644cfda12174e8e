; ROW: `-o` with a folder that does not exist, or a folder itself
; RUN: $TRANSLATOR $INPUT -o none/module.spv; echo "status $?"
; RUN: mkdir folder; $TRANSLATOR $INPUT -o folder; echo "status $?"; ls -A folder none
; PEER: status 0
; PEER: status 0
; OURS: error[
; OURS: status 1
; OURS: error[
; OURS: status 1

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
