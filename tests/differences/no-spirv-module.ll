; ROW: an input that is no SPIR-V module
; RUN: printf 'This text has 28 characters.' > text.spv
; RUN: $TRANSLATOR -r text.spv -o module.bc; echo "status $?"; $TRANSLATOR --spirv-print-report text.spv; echo "status $?"
; PEER: InvalidModule: Invalid SPIR-V module: invalid magic number
; PEER: status 10
; PEER: {{^}}Invalid SPIR-V binary: "InvalidMagicNumber: Invalid Magic Number."
; PEER: status 255
; OURS: InvalidSpirv: the file starts with 0x73696854
; OURS: status 10
; OURS: InvalidSpirv: Invalid SPIR-V binary: "InvalidMagicNumber: Invalid Magic Number."
; OURS: the file starts with 0x73696854
; OURS: status 10
