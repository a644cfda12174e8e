; ROW: `__spirv_Atomic*` on integers of 8 and 16 bits
; PEER: OpAtomicIAdd %uchar
; PEER: OpAtomicIAdd %ushort
; OURS-NOT: OpAtomicIAdd
; OURS: OpAtomicCompareExchange %uint
; OURS-NOT: OpAtomicIAdd
; OURS: OpAtomicCompareExchange %uint

target triple = "spir64-unknown-unknown"

declare spir_func i8 @_Z18__spirv_AtomicIAddPU3AS1ciic(ptr addrspace(1), i32, i32, i8)
declare spir_func i16 @_Z18__spirv_AtomicIAddPU3AS1siis(ptr addrspace(1), i32, i32, i16)

define spir_func i8 @f(ptr addrspace(1) %p, i8 %a) {
  %r = call spir_func i8 @_Z18__spirv_AtomicIAddPU3AS1ciic(ptr addrspace(1) %p, i32 1, i32 0, i8 %a)
  ret i8 %r
}

define spir_func i16 @g(ptr addrspace(1) %p, i16 %a) {
  %r = call spir_func i16 @_Z18__spirv_AtomicIAddPU3AS1siis(ptr addrspace(1) %p, i32 1, i32 0, i16 %a)
  ret i16 %r
}
