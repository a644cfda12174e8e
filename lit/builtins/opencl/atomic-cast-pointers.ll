; A pointer to global or local memory that was cast to a generic one is that of the operation, as Intel's CPU runtime has
; no atomic operations on generic pointers. A pointer that is generic itself stays one, and so does one to private memory.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float_add --spirv-tools-dis -o - | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float_add -o %t.spv
; RUN: llvm-spirv-rs -r %t.spv --spirv-target-env=CL2.0 -S -o - \
; RUN:   | llvm-spirv-rs - --spirv-ext=+SPV_EXT_shader_atomic_float_add --spirv-tools-dis -o - \
; RUN:   | FileCheck %s --check-prefix=AGAIN
;
; CHECK:      OpAtomicIAdd %uint %global %
; CHECK:      OpAtomicIAdd %uint %local %
; CHECK:      [[NEXT:%[0-9a-z]+]] = OpInBoundsPtrAccessChain %_ptr_Generic_uint
; CHECK:      OpAtomicIAdd %uint [[NEXT]] %
; CHECK:      OpAtomicISub %uint %global %
; CHECK:      OpAtomicFAddEXT %float %floats %
; CHECK:      OpAtomicExchange %uint %global %
; CHECK:      OpAtomicCompareExchange %uint %local %
; An operation on a byte is a loop on its word.
; CHECK:      [[ADDRESS:%[0-9]+]] = OpConvertPtrToU %ulong %bytes
; CHECK:      [[WORD:%[0-9]+]] = OpConvertUToPtr %_ptr_CrossWorkgroup_uint
; CHECK:      OpAtomicCompareExchange %uint [[WORD]] %
; CHECK:      [[PRIVATE:%[0-9a-z]+]] = OpPtrCastToGeneric %_ptr_Generic_uint %variable
; CHECK:      OpAtomicStore [[PRIVATE]] %
; CHECK:      OpAtomicIAdd %uint %generic %
;
; AGAIN:      OpAtomicIAdd %uint %global %
; AGAIN:      OpAtomicIAdd %uint %local %

target triple = "spir64-unknown-unknown"

declare spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4), i32, i32, i32)
declare spir_func i32 @_Z18__spirv_AtomicISubPU3AS4iiii(ptr addrspace(4), i32, i32, i32)
declare spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS4fiif(ptr addrspace(4), i32, i32, float)

define spir_kernel void @k(ptr addrspace(1) %global, ptr addrspace(3) %local, ptr addrspace(1) %floats, ptr addrspace(1) %bytes, i64 %i) {
  %g = addrspacecast ptr addrspace(1) %global to ptr addrspace(4)
  call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %g, i32 1, i32 0, i32 2)
  %l = addrspacecast ptr addrspace(3) %local to ptr addrspace(4)
  call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %l, i32 1, i32 0, i32 2)
  %next = getelementptr inbounds i32, ptr addrspace(4) %g, i64 %i
  call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %next, i32 1, i32 0, i32 2)
  call spir_func void @f(ptr addrspace(4) %l)
  %named = call spir_func i32 @_Z18__spirv_AtomicISubPU3AS4iiii(ptr addrspace(4) %g, i32 1, i32 0, i32 1)
  %fg = addrspacecast ptr addrspace(1) %floats to ptr addrspace(4)
  %sum = call spir_func float @_Z21__spirv_AtomicFAddEXTPU3AS4fiif(ptr addrspace(4) %fg, i32 1, i32 0, float 1.0)
  %exchanged = atomicrmw xchg ptr addrspace(4) %g, i32 1 monotonic
  %compared = cmpxchg ptr addrspace(4) %l, i32 1, i32 2 monotonic monotonic
  %bg = addrspacecast ptr addrspace(1) %bytes to ptr addrspace(4)
  %byte = atomicrmw add ptr addrspace(4) %bg, i8 1 monotonic
  %variable = alloca i32, align 4
  %p = addrspacecast ptr %variable to ptr addrspace(4)
  store atomic i32 1, ptr addrspace(4) %p monotonic, align 4
  ret void
}

define spir_func void @f(ptr addrspace(4) %generic) noinline {
  call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicii12memory_order12memory_scope(ptr addrspace(4) %generic, i32 1, i32 0, i32 2)
  ret void
}
