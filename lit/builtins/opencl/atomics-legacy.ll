; OpenCL 1.x atomics are relaxed with device scope, as the OpenCL environment requires: their semantics are the storage class of
; the pointer alone. The mangled name gives the signedness.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:     OpEntryPoint Kernel %[[KERNEL:[0-9]+]] "kernel"
; CHECK-DAG: %[[DEVICE:uint_1]] = OpConstant %uint 1
; CHECK-DAG: %[[GLOBAL:uint_512]] = OpConstant %uint 512
; CHECK-DAG: %[[LOCAL:uint_256]] = OpConstant %uint 256
; CHECK:      %[[KERNEL]] = OpFunction %void
; CHECK:      %inc = OpAtomicIIncrement %uint %global %[[DEVICE]] %[[GLOBAL]]{{$}}
; CHECK-NEXT: %dec = OpAtomicIDecrement %uint %global %[[DEVICE]] %[[GLOBAL]]{{$}}
; CHECK-NEXT: %add = OpAtomicIAdd %uint %global %[[DEVICE]] %[[GLOBAL]] %uint_7
; CHECK-NEXT: %sub = OpAtomicISub %uint %local %[[DEVICE]] %[[LOCAL]] %uint_7
; CHECK-NEXT: %smin = OpAtomicSMin %uint %global %[[DEVICE]] %[[GLOBAL]] %uint_7
; CHECK-NEXT: %umin = OpAtomicUMin %uint %local %[[DEVICE]] %[[LOCAL]] %uint_7
; CHECK-NEXT: %smax = OpAtomicSMax %uint %global %[[DEVICE]] %[[GLOBAL]] %uint_7
; CHECK-NEXT: %umax = OpAtomicUMax %uint %local %[[DEVICE]] %[[LOCAL]] %uint_7
; CHECK-NEXT: %and = OpAtomicAnd %uint %global %[[DEVICE]] %[[GLOBAL]] %uint_7
; CHECK-NEXT: %or = OpAtomicOr %uint %global %[[DEVICE]] %[[GLOBAL]] %uint_7
; CHECK-NEXT: %xor = OpAtomicXor %uint %global %[[DEVICE]] %[[GLOBAL]] %uint_7
; CHECK-NEXT: %xchg = OpAtomicExchange %uint %global %[[DEVICE]] %[[GLOBAL]] %uint_7
; CHECK-NEXT: %real = OpAtomicExchange %float %floats %[[DEVICE]] %[[GLOBAL]] %float_1
; The new value is the operand before the comparator.
; CHECK-NEXT: %cmpxchg = OpAtomicCompareExchange %uint %global %[[DEVICE]] %[[GLOBAL]] %[[GLOBAL]] %uint_8 %uint_7
; CHECK-NOT:  Import

; 64-bit atomics have their own names, and a pointer without an address space in OpenCL 1.0.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s --check-prefix=WIDE
; WIDE: OpCapability Int64Atomics
; WIDE: OpAtomicIAdd %ulong %wide %uint_1 %uint_512 %ulong_7
; WIDE: OpAtomicUMax %ulong %wide %uint_1 %uint_512 %ulong_7

target triple = "spir64-unknown-unknown"

define spir_kernel void @kernel(ptr addrspace(1) %global, ptr addrspace(3) %local, ptr addrspace(1) %floats) {
  %inc = call spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1) %global)
  %dec = call spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1) %global)
  %add = call spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) %global, i32 7)
  %sub = call spir_func i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3) %local, i32 7)
  %smin = call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) %global, i32 7)
  %umin = call spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3) %local, i32 7)
  %smax = call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) %global, i32 7)
  %umax = call spir_func i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3) %local, i32 7)
  %and = call spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1) %global, i32 7)
  %or = call spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1) %global, i32 7)
  %xor = call spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1) %global, i32 7)
  %xchg = call spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1) %global, i32 7)
  %real = call spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1) %floats, float 1.0)
  %cmpxchg = call spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1) %global, i32 7, i32 8)
  ret void
}

define spir_kernel void @extension(ptr addrspace(1) %wide) {
  %add = call spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1) %wide, i64 7)
  %max = call spir_func i64 @_Z8atom_maxPU3AS1mm(ptr addrspace(1) %wide, i64 7)
  ret void
}

declare spir_func i32 @_Z10atomic_incPU3AS1Vi(ptr addrspace(1))
declare spir_func i32 @_Z10atomic_decPU3AS1Vi(ptr addrspace(1))
declare spir_func i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_subPU3AS3Vii(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_minPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_maxPU3AS3Vjj(ptr addrspace(3), i32)
declare spir_func i32 @_Z10atomic_andPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z9atomic_orPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func i32 @_Z10atomic_xorPU3AS1Vjj(ptr addrspace(1), i32)
declare spir_func i32 @_Z11atomic_xchgPU3AS1Vii(ptr addrspace(1), i32)
declare spir_func float @_Z11atomic_xchgPU3AS1Vff(ptr addrspace(1), float)
declare spir_func i32 @_Z14atomic_cmpxchgPU3AS1Viii(ptr addrspace(1), i32, i32)
declare spir_func i64 @_Z8atom_addPU3AS1Vll(ptr addrspace(1), i64)
declare spir_func i64 @_Z8atom_maxPU3AS1mm(ptr addrspace(1), i64)
