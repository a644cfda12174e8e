; ROW: an atomic operation on a pointer to global or local memory that was cast to a generic one, as C11's functions take in OpenCL C 2.0
; PEER: [[CAST:%[0-9a-z]+]] = OpPtrCastToGeneric %_ptr_Generic_uint %p
; PEER: OpAtomicIAdd %uint [[CAST]]
; OURS: OpAtomicIAdd %uint %p

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4), i32)

define spir_kernel void @k(ptr addrspace(1) %p) {
  %cast = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %old = call spir_func i32 @_Z16atomic_fetch_addPU3AS4VU7_Atomicii(ptr addrspace(4) %cast, i32 1)
  ret void
}

!opencl.ocl.version = !{!0}
!0 = !{i32 2, i32 0}
