; C11 atomics are sequentially consistent with device scope unless arguments say otherwise; the memory semantics name
; the storage class of the pointer.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; SequentiallyConsistent 0x10, Acquire 2, Release 4, AcquireRelease 8; WorkgroupMemory 0x100, CrossWorkgroupMemory 0x200.
; CHECK:      %implicit = OpFunction
; CHECK:      %load = OpAtomicLoad %uint %generic %uint_1 %uint_784{{$}}
; CHECK:      OpAtomicStore %generic %uint_1 %uint_784 %uint_7
; CHECK:      %exchange = OpAtomicExchange %uint %generic %uint_1 %uint_784 %uint_7
; CHECK:      %add = OpAtomicIAdd %uint %global %uint_1 %uint_528 %uint_7
; CHECK:      %sub = OpAtomicISub %uint %local %uint_1 %uint_272 %uint_7
; CHECK:      %max = OpAtomicUMax %uint %local %uint_1 %uint_272 %uint_7
; CHECK:      OpStore %global %uint_9 Aligned 4

; memory_scope: 0 work-item, 1 work-group, 2 device, 3 all devices, 4 sub-group.
; CHECK:      %explicit = OpFunction
; CHECK:      %relaxed = OpAtomicLoad %uint %at %uint_2 %uint_512
; CHECK:      %acquire = OpAtomicLoad %uint %at %uint_1 %uint_514
; CHECK:      OpAtomicStore %at %uint_0 %uint_516 %uint_7
; CHECK:      %both = OpAtomicAnd %uint %at %uint_3 %uint_520 %uint_7
; CHECK:      %all = OpAtomicXor %uint %at %uint_1 %uint_528 %uint_7
; CHECK-NOT:  Import

target triple = "spir64-unknown-unknown"

define spir_func void @implicit(ptr addrspace(4) %generic, ptr addrspace(1) %global, ptr addrspace(3) %local) {
  %load = call spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4) %generic)
  call spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4) %generic, i32 7)
  %exchange = call spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4) %generic, i32 7)
  %add = call spir_func i32 @_Z16atomic_fetch_addPU3AS1VU7_Atomicii(ptr addrspace(1) %global, i32 7)
  %sub = call spir_func i32 @_Z16atomic_fetch_subPU3AS3VU7_Atomicii(ptr addrspace(3) %local, i32 7)
  %max = call spir_func i32 @_Z16atomic_fetch_maxPU3AS3VU7_Atomicjj(ptr addrspace(3) %local, i32 7)
  call spir_func void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) %global, i32 9)
  ret void
}

define spir_func void @explicit(ptr addrspace(1) %at) {
  %relaxed = call spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %at, i32 0, i32 1)
  %acquire = call spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %at, i32 2, i32 2)
  call spir_func void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %at, i32 7, i32 3, i32 3)
  %both = call spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1) %at, i32 7, i32 4, i32 4)
  ; The default scope is the device.
  %all = call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS1VU7_Atomicii12memory_order(ptr addrspace(1) %at, i32 7, i32 5)
  ret void
}

declare spir_func i32 @_Z11atomic_loadPU3AS4VU7_Atomici(ptr addrspace(4))
declare spir_func void @_Z12atomic_storePU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z15atomic_exchangePU3AS4VU7_Atomicii(ptr addrspace(4), i32)
declare spir_func i32 @_Z16atomic_fetch_addPU3AS1VU7_Atomicii(ptr addrspace(1), i32)
declare spir_func i32 @_Z16atomic_fetch_subPU3AS3VU7_Atomicii(ptr addrspace(3), i32)
declare spir_func i32 @_Z16atomic_fetch_maxPU3AS3VU7_Atomicjj(ptr addrspace(3), i32)
declare spir_func void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1), i32)
declare spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32)
declare spir_func void @_Z21atomic_store_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z25atomic_fetch_and_explicitPU3AS1VU7_Atomicii12memory_order12memory_scope(ptr addrspace(1), i32, i32, i32)
declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS1VU7_Atomicii12memory_order(ptr addrspace(1), i32, i32)
