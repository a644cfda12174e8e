; Memory operands that are constant zero are omitted: they are optional, and a consumer that reads their mask as an id
; finds none. Others are literals.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_INTEL_predicated_io --spirv-text -o - | FileCheck %s --match-full-lines
;
; CHECK: {{[0-9]+}} PredicatedLoadINTEL [[T:[0-9]+]] [[L:[0-9]+]] [[P:[0-9]+]] [[B:[0-9]+]] [[D:[0-9]+]]
; CHECK: {{[0-9]+}} PredicatedStoreINTEL {{[0-9]+}} [[D]] [[B]]
; CHECK: {{[0-9]+}} PredicatedStoreINTEL {{[0-9]+}} [[D]] [[B]] 2 4

target triple = "spir64-unknown-unknown"

define spir_func void @f(ptr addrspace(1) %p, i1 %b, i32 %d) {
  %l = call spir_func i32 @__spirv_PredicatedLoadINTEL(ptr addrspace(1) %p, i1 %b, i32 %d, i32 0)
  call spir_func void @__spirv_PredicatedStoreINTEL(ptr addrspace(1) %p, i32 %d, i1 %b, i32 0)
  call spir_func void @__spirv_PredicatedStoreINTEL_aligned(ptr addrspace(1) %p, i32 %d, i1 %b, i32 2, i32 4)
  ret void
}

declare spir_func i32 @__spirv_PredicatedLoadINTEL(ptr addrspace(1), i1, i32, i32)
declare spir_func void @__spirv_PredicatedStoreINTEL(ptr addrspace(1), i32, i1, i32)
declare spir_func void @__spirv_PredicatedStoreINTEL_aligned(ptr addrspace(1), i32, i1, i32, i32)
