; ROW: an input that cannot be read
; RUN: $TRANSLATOR none.bc -o module.spv; echo "status $?"; $TRANSLATOR -r none.spv -o module.bc; echo "status $?"; $TRANSLATOR --spirv-print-report none.spv; echo "status $?"
; PEER: Could not open input file: No such file or directory
; PEER: InvalidModule:
; PEER: status 10
; PEER: status 255
; OURS: Io: cannot read none.bc: No such file or directory
; OURS: status 1
; OURS: Io: cannot read none.spv: No such file or directory
; OURS: status 1
; OURS: Io: cannot read none.spv: No such file or directory
; OURS: status 1
