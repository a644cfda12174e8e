; ROW: an empty standard input
; RUN: $TRANSLATOR -o $OUTPUT < /dev/null; echo "status $?"
; PEER: status 0
; PEER: OpMemoryModel
; OURS: error[
; OURS: status 255
