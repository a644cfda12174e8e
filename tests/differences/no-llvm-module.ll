; ROW: an input that is no LLVM module
; RUN: echo 'This is a text.' > module.bc; $TRANSLATOR module.bc -o module.spv
; PEER-NOT: InvalidLlvmModule
; PEER: {{expected|bitcode}}
; OURS: InvalidLlvmModule: Invalid LLVM module:
