; Atomic operations by name on integers of 8 and 16 bits, of many work-items on the same words.
target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i8 @_Z18__spirv_AtomicIAddPU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEh(ptr addrspace(1), i32, i32, i8)
declare spir_func i16 @_Z18__spirv_AtomicISubPU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEt(ptr addrspace(1), i32, i32, i16)
declare spir_func i8 @_Z18__spirv_AtomicSMaxPU3AS1aN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEa(ptr addrspace(1), i32, i32, i8)
declare spir_func i16 @_Z18__spirv_AtomicUMinPU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEt(ptr addrspace(1), i32, i32, i16)
declare spir_func i8 @_Z17__spirv_AtomicXorPU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEh(ptr addrspace(1), i32, i32, i8)
declare spir_func i16 @_Z24__spirv_AtomicIIncrementPU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagE(ptr addrspace(1), i32, i32)
declare spir_func i8 @_Z24__spirv_AtomicIDecrementPU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagE(ptr addrspace(1), i32, i32)
declare spir_func i8 @_Z18__spirv_AtomicLoadPU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagE(ptr addrspace(1), i32, i32)
declare spir_func void @_Z19__spirv_AtomicStorePU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEt(ptr addrspace(1), i32, i32, i16)
declare spir_func i16 @_Z22__spirv_AtomicExchangePU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEt(ptr addrspace(1), i32, i32, i16)
declare spir_func i8 @_Z29__spirv_AtomicCompareExchangePU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagES4_hh(ptr addrspace(1), i32, i32, i32, i8, i8)

; Every work-item changes all numbers: bytes 0 and 1, halves at 2, 4 and 6, bytes 8 to 10.
define spir_kernel void @change(ptr addrspace(1) %bytes) {
  %me = call spir_func i64 @_Z13get_global_idj(i32 0)
  %byte = trunc i64 %me to i8
  %short = trunc i64 %me to i16
  %at1 = getelementptr i8, ptr addrspace(1) %bytes, i64 1
  %at2 = getelementptr i8, ptr addrspace(1) %bytes, i64 2
  %at4 = getelementptr i8, ptr addrspace(1) %bytes, i64 4
  %at6 = getelementptr i8, ptr addrspace(1) %bytes, i64 6
  %at8 = getelementptr i8, ptr addrspace(1) %bytes, i64 8
  %at9 = getelementptr i8, ptr addrspace(1) %bytes, i64 9
  %r0 = call spir_func i8 @_Z18__spirv_AtomicIAddPU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEh(ptr addrspace(1) %bytes, i32 1, i32 0, i8 %byte)
  %r1 = call spir_func i8 @_Z18__spirv_AtomicSMaxPU3AS1aN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEa(ptr addrspace(1) %at1, i32 1, i32 0, i8 %byte)
  %r2 = call spir_func i16 @_Z18__spirv_AtomicISubPU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEt(ptr addrspace(1) %at2, i32 1, i32 520, i16 %short)
  %r4 = call spir_func i16 @_Z18__spirv_AtomicUMinPU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEt(ptr addrspace(1) %at4, i32 1, i32 0, i16 %short)
  %r6 = call spir_func i16 @_Z24__spirv_AtomicIIncrementPU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagE(ptr addrspace(1) %at6, i32 1, i32 0)
  %r8 = call spir_func i8 @_Z17__spirv_AtomicXorPU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEh(ptr addrspace(1) %at8, i32 1, i32 0, i8 %byte)
  %r9 = call spir_func i8 @_Z24__spirv_AtomicIDecrementPU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagE(ptr addrspace(1) %at9, i32 1, i32 0)
  ret void
}

; One work-item exchanges numbers, and stores the previous ones from byte 4 on.
define spir_kernel void @exchange(ptr addrspace(1) %bytes, i8 %comparator, i8 %new, i16 %other) {
  %at2 = getelementptr i8, ptr addrspace(1) %bytes, i64 2
  %at4 = getelementptr i8, ptr addrspace(1) %bytes, i64 4
  %at5 = getelementptr i8, ptr addrspace(1) %bytes, i64 5
  %at6 = getelementptr i8, ptr addrspace(1) %bytes, i64 6
  %at8 = getelementptr i8, ptr addrspace(1) %bytes, i64 8
  %old = call spir_func i8 @_Z29__spirv_AtomicCompareExchangePU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagES4_hh(ptr addrspace(1) %bytes, i32 1, i32 528, i32 514, i8 %new, i8 %comparator)
  %loaded = call spir_func i8 @_Z18__spirv_AtomicLoadPU3AS1hN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagE(ptr addrspace(1) %bytes, i32 1, i32 514)
  %short = call spir_func i16 @_Z22__spirv_AtomicExchangePU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEt(ptr addrspace(1) %at2, i32 1, i32 0, i16 %other)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1tN5__spv5Scope4FlagENS1_19MemorySemanticsMask4FlagEt(ptr addrspace(1) %at8, i32 1, i32 516, i16 %other)
  store i8 %old, ptr addrspace(1) %at4, align 1
  store i8 %loaded, ptr addrspace(1) %at5, align 1
  store i16 %short, ptr addrspace(1) %at6, align 2
  ret void
}
