; The pointer of an atomic has the type of the value as its pointee, and the capability follows from that type.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_EXT_shader_atomic_float_add,+SPV_INTEL_16bit_atomics | FileCheck %s
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; CHECK-DAG: OpCapability Int64Atomics
; CHECK-DAG: OpCapability AtomicFloat32AddEXT
; CHECK-NOT: OpCapability AtomicFloat64AddEXT
; CHECK-DAG: OpExtension "SPV_EXT_shader_atomic_float_add"
; CHECK: %any = OpFunctionParameter %_ptr_Generic_ulong
; CHECK: %old = OpAtomicExchange %ulong %any %uint_1 %uint_16 %new
; CHECK: [[FLOAT:%[0-9]+]] = OpBitcast %_ptr_Generic_float %any
; CHECK: %sum = OpAtomicFAddEXT %float [[FLOAT]] %uint_1 %uint_0 %x
; CHECK: OpAtomicStore %any %uint_1 %uint_0 %new
; CHECK: OpAtomicFlagTestAndSet %bool

; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_shader_atomic_float_add
; REFUSED-NEXT: {{.*}}SPV_EXT_shader_atomic_float_add

target triple = "spir64-unknown-unknown"

declare spir_func i64 @_Z22__spirv_AtomicExchangePlN5__spv5Scope4FlagENS0_19MemorySemanticsMask4FlagEl(ptr addrspace(4), i32, i32, i64)
declare spir_func float @_Z21__spirv_AtomicFAddEXTPfiif(ptr addrspace(4), i32, i32, float)
declare spir_func void @__spirv_AtomicStore(ptr addrspace(4), i32, i32, i64)
declare spir_func i1 @__spirv_AtomicFlagTestAndSet(ptr addrspace(4), i32, i32)

define spir_func void @f(ptr addrspace(4) %any, i64 %new, float %x) {
  %old = call spir_func i64 @_Z22__spirv_AtomicExchangePlN5__spv5Scope4FlagENS0_19MemorySemanticsMask4FlagEl(ptr addrspace(4) %any, i32 1, i32 16, i64 %new)
  %sum = call spir_func float @_Z21__spirv_AtomicFAddEXTPfiif(ptr addrspace(4) %any, i32 1, i32 0, float %x)
  call spir_func void @__spirv_AtomicStore(ptr addrspace(4) %any, i32 1, i32 0, i64 %new)
  %flag = call spir_func i1 @__spirv_AtomicFlagTestAndSet(ptr addrspace(4) %any, i32 1, i32 0)
  ret void
}
