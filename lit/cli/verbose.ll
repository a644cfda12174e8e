; The options of other compilers for more messages are unknown, with a tip that says why there are none.
; RUN: not llvm-spirv-rs -v 2>&1 | FileCheck %s
; RUN: not llvm-spirv-rs --verbose %s 2>&1 | FileCheck %s
; CHECK: error[E112]: unexpected argument
; CHECK: tip: every warning is printed without an option; '--version' prints the version
