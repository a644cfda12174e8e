; A call of OpAtomicFAddEXT on half needs SPV_EXT_shader_atomic_float16_add.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float16_add --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float16Buffer
; CHECK-NEXT: OpCapability Float16
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability AtomicFloat16AddEXT
; CHECK-NEXT: OpExtension "SPV_EXT_shader_atomic_float16_add"
; CHECK-NEXT: OpExtension "SPV_EXT_shader_atomic_float_add"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_shader_atomic_float16_add
; REFUSED-NEXT: SPV_EXT_shader_atomic_float_add
; REFUSED-NEXT: Capability AtomicFloat16AddEXT needs SPV_EXT_shader_atomic_float16_add (allow it with --spirv-ext=+SPV_EXT_shader_atomic_float16_add)
; REFUSED-NEXT: at   %r = call spir_func half @__spirv_AtomicFAddEXT(ptr addrspace(1) %p, i32 1, i32 0, half %x)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}AtomicFAddEXT.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func half @__spirv_AtomicFAddEXT(ptr addrspace(1) %p, i32 1, i32 0, half %x)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func half @__spirv_AtomicFAddEXT(ptr addrspace(1), i32, i32, half)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %x = OpFunctionParameter %half
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_half %p
; CHECK-NEXT: %r = OpAtomicFAddEXT %half [[V0]] %uint_1 %uint_0 %x
; CHECK-NEXT: OpReturnValue %r
; CHECK-NEXT: OpFunctionEnd
define spir_func half @f(ptr addrspace(1) %p, half %x) {
  %r = call spir_func half @__spirv_AtomicFAddEXT(ptr addrspace(1) %p, i32 1, i32 0, half %x)
  ret half %r
}
