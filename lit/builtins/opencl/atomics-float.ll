; Floating-point atomics need an extension for each width; a subtraction adds the negated value.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float_add,+SPV_EXT_shader_atomic_float_min_max --spirv-tools-dis | FileCheck %s
;
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED
; REFUSED:      RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_shader_atomic_float_add
; REFUSED-NEXT: Capability AtomicFloat32AddEXT needs SPV_EXT_shader_atomic_float_add
; REFUSED-NEXT: at %add = call
; REFUSED-NEXT: in function @floats
;
; CHECK-DAG: OpCapability AtomicFloat32AddEXT
; CHECK-DAG: OpCapability AtomicFloat64AddEXT
; CHECK-DAG: OpCapability AtomicFloat32MinMaxEXT
; CHECK-DAG: OpExtension "SPV_EXT_shader_atomic_float_add"
; CHECK-DAG: OpExtension "SPV_EXT_shader_atomic_float_min_max"
; CHECK:      %add = OpAtomicFAddEXT %float %f %uint_1 %uint_528 %value
; CHECK:      %[[NEGATED:.*]] = OpFNegate %float %value
; CHECK-NEXT: %sub = OpAtomicFAddEXT %float %f %uint_1 %uint_512 %[[NEGATED]]
; CHECK:      %min = OpAtomicFMinEXT %float %f %uint_1 %uint_528 %value
; CHECK:      %max = OpAtomicFMaxEXT %float %f %uint_1 %uint_528 %value
; CHECK:      %wide = OpAtomicFAddEXT %double %d %uint_1 %uint_528 %double_1

target triple = "spir64-unknown-unknown"

define spir_kernel void @floats(ptr addrspace(1) %f, ptr addrspace(1) %d, float %value) {
  %add = call spir_func float @_Z16atomic_fetch_addPU3AS1VU7_Atomicff(ptr addrspace(1) %f, float %value)
  %sub = call spir_func float @_Z25atomic_fetch_sub_explicitPU3AS1VU7_Atomicff12memory_order(ptr addrspace(1) %f, float %value, i32 0)
  %min = call spir_func float @_Z16atomic_fetch_minPU3AS1VU7_Atomicff(ptr addrspace(1) %f, float %value)
  %max = call spir_func float @_Z16atomic_fetch_maxPU3AS1VU7_Atomicff(ptr addrspace(1) %f, float %value)
  %wide = call spir_func double @_Z16atomic_fetch_addPU3AS1VU7_Atomicdd(ptr addrspace(1) %d, double 1.0)
  ret void
}

declare spir_func float @_Z16atomic_fetch_addPU3AS1VU7_Atomicff(ptr addrspace(1), float)
declare spir_func float @_Z25atomic_fetch_sub_explicitPU3AS1VU7_Atomicff12memory_order(ptr addrspace(1), float, i32)
declare spir_func float @_Z16atomic_fetch_minPU3AS1VU7_Atomicff(ptr addrspace(1), float)
declare spir_func float @_Z16atomic_fetch_maxPU3AS1VU7_Atomicff(ptr addrspace(1), float)
declare spir_func double @_Z16atomic_fetch_addPU3AS1VU7_Atomicdd(ptr addrspace(1), double)
