; Atomic operations on 16-bit integers and bfloats are instructions where the extension is allowed, otherwise loops.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_16bit_atomics,+SPV_KHR_bfloat16 --spirv-text -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_16bit_atomics,+SPV_KHR_bfloat16,+SPV_EXT_shader_atomic_float_add --spirv-text -o - \
; RUN:   | FileCheck %s --check-prefixes=CHECK,ADDED
; The extension that adds an instruction is declared where it is allowed.
; ADDED-DAG: Extension "SPV_EXT_shader_atomic_float_add"

; CHECK-DAG: Capability AtomicInt16CompareExchangeINTEL
; CHECK-DAG: Capability Int16AtomicsINTEL
; CHECK-DAG: Capability AtomicBFloat16AddINTEL
; CHECK-DAG: Capability AtomicBFloat16MinMaxINTEL
; CHECK-DAG: Capability AtomicBFloat16LoadStoreINTEL
; CHECK-DAG: TypeInt [[SHORT:[0-9]+]] 16 0
; CHECK-DAG: TypeFloat [[BFLOAT:[0-9]+]] 16 0
; CHECK:     AtomicLoad [[SHORT]]
; CHECK:     AtomicStore
; CHECK:     AtomicOr [[SHORT]]
; CHECK:     AtomicCompareExchange [[SHORT]]
; CHECK:     AtomicFAddEXT [[BFLOAT]]
; CHECK:     AtomicFMinEXT [[BFLOAT]]
; CHECK:     AtomicLoad [[BFLOAT]]
; CHECK:     AtomicStore

; The difference is a loop: the negation of a bfloat is arithmetic.
; CHECK:     AtomicCompareExchange

; WITHOUT-NOT: 16bit_atomics
; WITHOUT-NOT: AtomicOr

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %n, ptr addrspace(1) %x, i16 %m, bfloat %y) {
  %loaded = load atomic i16, ptr addrspace(1) %n acquire, align 2
  store atomic i16 %m, ptr addrspace(1) %n release, align 2
  %or = atomicrmw or ptr addrspace(1) %n, i16 %m seq_cst
  %pair = cmpxchg ptr addrspace(1) %n, i16 %m, i16 %or seq_cst acquire
  %sum = atomicrmw fadd ptr addrspace(1) %x, bfloat %y seq_cst
  %minimum = atomicrmw fmin ptr addrspace(1) %x, bfloat %y seq_cst
  %number = load atomic bfloat, ptr addrspace(1) %x acquire, align 2
  store atomic bfloat %number, ptr addrspace(1) %x release, align 2
  %difference = atomicrmw fsub ptr addrspace(1) %x, bfloat %y seq_cst
  ret void
}
