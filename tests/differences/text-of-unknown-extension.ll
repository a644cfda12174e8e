; ROW: texts for `--to-binary` with an unknown extension, or with an instruction that it does not translate
; RUN: echo '119734787 65536 0 2 0' > module.spt
; RUN: echo '2 Capability Addresses' >> module.spt
; RUN: echo '2 Capability Kernel' >> module.spt
; RUN: echo '2 Capability Linkage' >> module.spt
; RUN: echo '6 Extension "SPV_OF_NO_VENDOR"' >> module.spt
; RUN: echo '3 MemoryModel 2 2' >> module.spt
; RUN: $TRANSLATOR --to-binary module.spt -o $OUTPUT
; PEER: exit status: {{[1-9]}}
; OURS: OpExtension "SPV_OF_NO_VENDOR"
