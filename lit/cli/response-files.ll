; `@file` stands for the arguments in a file, which may name further files. A file that does not exist is an ordinary word.
; RUN: echo '--spirv-max-version 1.2 "-o" %t.with\ blank.spv' > %t.inner
; RUN: echo '@%t.inner -spirv-tools-dis' > %t.rsp
; RUN: llvm-spirv-rs %s @%t.rsp
; RUN: FileCheck %s < "%t.with blank.spv"
; RUN: echo '@%t.circle' > %t.circle
; RUN: not llvm-spirv-rs %s @%t.circle 2>&1 | FileCheck %s --check-prefix=CIRCLE
; RUN: echo '--spirv-ext="+SPV' > %t.quote
; RUN: not llvm-spirv-rs %s @%t.quote 2>&1 | FileCheck %s --check-prefix=QUOTE
; RUN: not llvm-spirv-rs @%t.missing -o - 2>&1 | FileCheck %s --check-prefix=MISSING

; CHECK: OpEntryPoint Kernel %{{.*}} "k"
; CIRCLE: error[E112]: cannot read the response file {{.*}}.circle: response files include each other
; QUOTE: error[E112]: cannot read the response file {{.*}}.quote: found an unterminated quote
; MISSING: error[E101]: {{.*}}cannot read @{{.*}}.missing

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() {
  ret void
}
