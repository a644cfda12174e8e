; A call of OpAtomicFAddEXT on <2 x half> needs SPV_NV_shader_atomic_fp16_vector.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_NV_shader_atomic_fp16_vector --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability AtomicFloat16VectorNV
; CHECK-NEXT: OpExtension "SPV_NV_shader_atomic_fp16_vector"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_NV_shader_atomic_fp16_vector
; REFUSED-NEXT: Capability AtomicFloat16VectorNV needs SPV_NV_shader_atomic_fp16_vector (allow it with --spirv-ext=+SPV_NV_shader_atomic_fp16_vector)
; REFUSED-NEXT: at   %r = call spir_func <2 x half> @__spirv_AtomicFAddEXT(ptr addrspace(1) %p, i32 1, i32 0, <2 x half> %x)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}add.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func <2 x half> @__spirv_AtomicFAddEXT(ptr addrspace(1) %p, i32 1, i32 0, <2 x half> %x)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func <2 x half> @__spirv_AtomicFAddEXT(ptr addrspace(1), i32, i32, <2 x half>)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x = OpFunctionParameter %v2half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_v2half %p
; CHECK-NEXT: %r = OpAtomicFAddEXT %v2half [[V0]] %uint_1 %uint_0 %x
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func <2 x half> @f(ptr addrspace(1) %p, <2 x half> %x) {
  %r = call spir_func <2 x half> @__spirv_AtomicFAddEXT(ptr addrspace(1) %p, i32 1, i32 0, <2 x half> %x)
  ret <2 x half> %r
}
