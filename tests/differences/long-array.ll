; ROW: arrays of more than 65,532 bytes
; RUN: (echo 'target triple = "spir64-unknown-unknown"'; printf '@a = addrspace(2) constant [70000 x i8] ['; yes 'i8 1,' | head -n 69999 | tr -d '\n'; echo 'i8 1]') > module.ll
; RUN: llvm-as module.ll -o module.bc
; RUN: $TRANSLATOR module.bc -o $OUTPUT
; PEER: exit status: {{[1-9]}}
; OURS: spirv-val: valid
; OURS: OpConstantComposite
