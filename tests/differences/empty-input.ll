; ROW: an empty input
; RUN: : > module.bc; $TRANSLATOR module.bc -o module.spv
; PEER: {{^}}Can't translate, file is empty
; OURS: {{^}}error[E{{[0-9]+}}]: EmptyInput: Can't translate, file is empty
