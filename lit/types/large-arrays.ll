; Array lengths above 32 bits are 64-bit constants.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: OpTypeArray %uchar %ulong_4294967296
; CHECK: OpTypeArray %uchar %ulong_4294967295

target triple = "spir64-unknown-unknown"

@large = external addrspace(1) global [4294967296 x i8]
@small = external addrspace(1) global [4294967295 x i8]

define spir_func void @f(ptr addrspace(1) %p) {
  %a = load i8, ptr addrspace(1) @large
  %b = load i8, ptr addrspace(1) @small
  ret void
}
