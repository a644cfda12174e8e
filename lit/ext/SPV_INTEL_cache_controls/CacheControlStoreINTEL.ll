; The decoration CacheControlStoreINTEL needs SPV_INTEL_cache_controls.
; The CHECK lines are generated: `BLESS=1 cargo test --test expectations` renews them.
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_cache_controls --spirv-tools-dis | FileCheck %s --match-full-lines
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED --match-full-lines

; CHECK: OpCapability Addresses
; CHECK-NEXT: OpCapability Linkage
; CHECK-NEXT: OpCapability Kernel
; CHECK-NEXT: OpCapability CacheControlsINTEL
; CHECK-NEXT: OpExtension "SPV_INTEL_cache_controls"
; CHECK-NEXT: {{%[0-9]+}} = OpExtInstImport "OpenCL.std"
; CHECK-NEXT: OpMemoryModel Physical64 OpenCL
; CHECK: OpDecorate %r CacheControlStoreINTEL 0 WriteThroughINTEL
;
; REFUSED: error[E018]: RequiresExtension: Feature requires the following SPIR-V extension:
; REFUSED-NEXT: SPV_INTEL_cache_controls
; REFUSED-NEXT: Decoration CacheControlStoreINTEL needs SPV_INTEL_cache_controls (allow it with --spirv-ext=+SPV_INTEL_cache_controls)
; REFUSED-NEXT: at   the decoration !{i32 6443, i32 0, i32 1}
; REFUSED-NEXT: at   %r = getelementptr i32, ptr addrspace(1) %p, i32 %n, !spirv.Decorations !0
; REFUSED-NEXT: in   function @f, block %0
; REFUSED-NEXT: -->  {{.*}}CacheControlStoreINTEL.ll:{{[0-9]+}}:3
; REFUSED-NEXT: {{[0-9]+}} |   %r = getelementptr i32, ptr addrspace(1) %p, i32 %n, !spirv.Decorations !0
; REFUSED-NEXT: |   ^
; REFUSED-NOT: {{.+}}

target triple = "spir64-unknown-unknown"

; CHECK-LABEL: %f = OpFunction {{.*}}
; CHECK-NEXT: %p = OpFunctionParameter %_ptr_CrossWorkgroup_uint
; CHECK-NEXT: %n = OpFunctionParameter %uint
; CHECK-NEXT: {{%[0-9]+}} = OpLabel
; CHECK-NEXT: %r = OpPtrAccessChain %_ptr_CrossWorkgroup_uint %p %n
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_func void @f(ptr addrspace(1) %p, i32 %n) {
  %r = getelementptr i32, ptr addrspace(1) %p, i32 %n, !spirv.Decorations !0
  ret void
}

!0 = !{!1}
!1 = !{i32 6443, i32 0, i32 1}
