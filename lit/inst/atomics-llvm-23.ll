; Bitcode of LLVM 23 has the operations fmaximumnum and fminimumnum of atomicrmw, which the assembly of LLVM 22 lacks. They prefer a
; number to a NaN, and order zeros.
; RUN: llvm-spirv-rs %S/Inputs/atomics-llvm-23.bc -o %t.spv
; RUN: llvm-spirv-rs run %t.spv --global=1 --arg=float:2 --arg=float:2 --arg=3.0 --print=0 --print=1 | FileCheck %s --check-prefix=NUMBERS
; RUN: llvm-spirv-rs run %t.spv --global=1 --arg=float:nan --arg=float:nan --arg=3.0 --print=0 --print=1 | FileCheck %s --check-prefix=NAN
; RUN: llvm-spirv-rs run %t.spv --global=1 --arg=float:2 --arg=float:2 --arg=nan --print=0 --print=1 | FileCheck %s --check-prefix=OPERAND
; RUN: llvm-spirv-rs run %t.spv --global=1 --arg=float:-0.0 --arg=float:0.0 --arg=0.0 --print=0 --print=1 | FileCheck %s --check-prefix=ZERO
; RUN: llvm-spirv-rs run %t.spv --global=1 --arg=float:0.0 --arg=float:0.0 --arg=-0.0 --print=0 --print=1 | FileCheck %s --check-prefix=NEGATIVE
; RUN: not llvm-spirv-rs --optimize %S/Inputs/atomics-llvm-23.bc -o %t.spv 2>&1 | FileCheck %s --check-prefix=OPTIMIZE

; OPTIMIZE: error[E103]: {{.*}}LLVM 22 has no atomicrmw fmaximumnum
; NUMBERS:  memory of float: 3{{$}}
; NUMBERS:  memory of float: 2{{$}}
; NAN:      memory of float: 3{{$}}
; NAN:      memory of float: 3{{$}}
; OPERAND:  memory of float: 2{{$}}
; OPERAND:  memory of float: 2{{$}}
; ZERO:     memory of float: 0{{$}}
; ZERO:     memory of float: 0{{$}}
; NEGATIVE: memory of float: 0{{$}}
; NEGATIVE: memory of float: -0{{$}}
