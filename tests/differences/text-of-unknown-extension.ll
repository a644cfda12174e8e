; ROW: texts for `--to-binary` with an unknown extension, or with an instruction that it does not translate
; RUN: cat > module.spt << END
; RUN: 119734787 65536 0 2 0
; RUN: 2 Capability Addresses
; RUN: 2 Capability Kernel
; RUN: 2 Capability Linkage
; RUN: 6 Extension "SPV_OF_NO_VENDOR"
; RUN: 3 MemoryModel 2 2
; RUN: END
; RUN: $TRANSLATOR --to-binary module.spt -o $OUTPUT; echo "first: $?"
; RUN: sed -e '/Extension/d; $ a 2 TypeVoid 1\n2 EmitStreamVertex 1' module.spt > other.spt
; RUN: $TRANSLATOR --to-binary other.spt -o other.spv; echo "second: $?"
; PEER: first: {{[1-9]}}
; PEER: second: {{[1-9]}}
; OURS: first: 0
; OURS: second: 0
; OURS: OpExtension "SPV_OF_NO_VENDOR"
