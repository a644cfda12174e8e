; A call of OpAtomicFAddEXT needs SPV_EXT_shader_atomic_float_add.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_EXT_shader_atomic_float_add --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability Float64
; CHECK-NEXT: OpCapability Int8
; CHECK-NEXT: OpCapability AtomicFloat64AddEXT
; CHECK-NEXT: OpExtension "SPV_EXT_shader_atomic_float_add"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_EXT_shader_atomic_float_add
; REFUSED-NEXT: Capability AtomicFloat64AddEXT needs SPV_EXT_shader_atomic_float_add (allow it with --spirv-ext=+SPV_EXT_shader_atomic_float_add)
; REFUSED-NEXT: at   %r = call spir_func double @__spirv_AtomicFAddEXT(ptr addrspace(1) %a0, i32 1, i32 0, double %a3)
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}AtomicFAddEXT.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = call spir_func double @__spirv_AtomicFAddEXT(ptr addrspace(1) %a0, i32 1, i32 0, double %a3)
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

declare spir_func double @__spirv_AtomicFAddEXT(ptr addrspace(1), i32, i32, double)

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %a0 = OpFunctionParameter %_ptr_CrossWorkgroup_uchar
; CHECK-NEXT: %a3 = OpFunctionParameter %double
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: [[V0:%[0-9]+]] = OpBitcast %_ptr_CrossWorkgroup_double %a0
; CHECK-NEXT: %r = OpAtomicFAddEXT %double [[V0]] %uint_1 %uint_0 %a3
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(ptr addrspace(1) %a0, double %a3) {
  %r = call spir_func double @__spirv_AtomicFAddEXT(ptr addrspace(1) %a0, i32 1, i32 0, double %a3)
  ret void
}
