; ROW: a folder as input
; RUN: mkdir folder; $TRANSLATOR folder -o module.spv
; PEER: file is empty
; OURS: folder
