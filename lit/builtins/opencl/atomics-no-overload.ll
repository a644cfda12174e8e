; A function with the name of an atomic builtin but parameters of no overload is a user function: it stays an import.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
; CHECK-DAG: LinkageAttributes "_Z10atomic_minPU3AS1Vdd" Import
; CHECK-DAG: LinkageAttributes "_Z14atomic_cmpxchgPU3AS1Vfff" Import
; CHECK-DAG: LinkageAttributes "_Z10atomic_addPU3AS1Viij" Import
; CHECK-NOT: OpAtomic

target triple = "spir64-unknown-unknown"

define spir_func void @strangers(ptr addrspace(1) %p) {
  %a = call spir_func double @_Z10atomic_minPU3AS1Vdd(ptr addrspace(1) %p, double 1.0)
  %b = call spir_func float @_Z14atomic_cmpxchgPU3AS1Vfff(ptr addrspace(1) %p, float 1.0, float 2.0)
  %c = call spir_func i32 @_Z10atomic_addPU3AS1Viij(ptr addrspace(1) %p, i32 1, i32 2)
  ret void
}

declare spir_func double @_Z10atomic_minPU3AS1Vdd(ptr addrspace(1), double)
declare spir_func float @_Z14atomic_cmpxchgPU3AS1Vfff(ptr addrspace(1), float, float)
declare spir_func i32 @_Z10atomic_addPU3AS1Viij(ptr addrspace(1), i32, i32)
