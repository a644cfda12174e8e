; A kernel that reaches a variable of the module raises the version to 1.4, whose interfaces list such variables.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-max-version=1.3 | FileCheck %s --check-prefix=OLD
; RUN: sed '/^define.*@reader/,/^}/d' %s > %t.ll
; RUN: llvm-spirv-rs %t.ll --spirv-tools-dis | FileCheck %s --check-prefix=UNREACHED

; CHECK:     Version: 1.4
; CHECK:     OpEntryPoint Kernel %{{[0-9]+}} "reader" %table{{$}}
; CHECK:     OpEntryPoint Kernel %{{[0-9]+}} "other"{{$}}
; OLD:       Version: 1.0
; OLD:       OpEntryPoint Kernel %{{[0-9]+}} "reader"{{$}}
; UNREACHED: Version: 1.0

target triple = "spir64-unknown-unknown"

@table = addrspace(2) constant [2 x i32] [i32 1, i32 2]

define spir_kernel void @reader(ptr addrspace(1) %out) {
  %x = load i32, ptr addrspace(2) @table
  store i32 %x, ptr addrspace(1) %out
  ret void
}

define spir_kernel void @other() {
  ret void
}
