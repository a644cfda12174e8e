; atomic_init stores its second argument as it is declared, whatever the mangled name says of its type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK: OpStore %{{.+}} %uint_42 Aligned 4

target triple = "spir64-unknown-unknown"

declare spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(1), i32)

define spir_func void @f(ptr addrspace(1) %p) {
  call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicff(ptr addrspace(1) %p, i32 42)
  ret void
}
