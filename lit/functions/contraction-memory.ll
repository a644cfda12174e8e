; A stored product may be the result of a load, since a consumer forwards it, unless the load is volatile or the memory
; is constant. In a kernel that stores no product and calls no function, no load gives a product.
; RUN: llvm-spirv-rs %s --spirv-tools-dis -o - | FileCheck %s
; RUN: sed 's/fmul float/fmul contract float/' %s | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s --check-prefix=FUSABLE
; RUN: sed '/store float .product/d' %s | llvm-spirv-rs - --spirv-tools-dis -o - | FileCheck %s --check-prefix=NONE
;
; CHECK:      OpEntryPoint Kernel %[[LOADED:[0-9]+]] "loaded"
; CHECK:      OpEntryPoint Kernel %[[STOREDELSEWHERE:[0-9]+]] "stored_elsewhere"
; CHECK:      OpExecutionMode %[[LOADED]] ContractionOff
; CHECK-NEXT: OpExecutionMode %[[STOREDELSEWHERE]] ContractionOff
; CHECK-NOT:  OpExecutionMode
;
; FUSABLE-NOT: OpExecutionMode
;
; NONE-NOT: OpExecutionMode

target triple = "spir64-unknown-unknown"

define spir_kernel void @loaded(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  store float %product, ptr addrspace(1) %p
  %again = load float, ptr addrspace(1) %p
  %sum = fadd contract float %again, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @only_loaded(ptr addrspace(1) %p) {
  %value = load float, ptr addrspace(1) %p
  %sum = fadd contract float %value, %value
  store float %sum, ptr addrspace(1) %p
  ret void
}

define internal spir_func void @store(ptr addrspace(1) %p, float %a) {
  %product = fmul float %a, %a
  store float %product, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @stored_elsewhere(ptr addrspace(1) %p, float %a) {
  call spir_func void @store(ptr addrspace(1) %p, float %a)
  %value = load float, ptr addrspace(1) %p
  %sum = fadd contract float %value, %value
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @volatile(ptr addrspace(1) %p, float %a) {
  %again = load volatile float, ptr addrspace(1) %p
  %sum = fadd contract float %again, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @constant(ptr addrspace(1) %p, ptr addrspace(2) %c, float %a) {
  %again = load float, ptr addrspace(2) %c
  %sum = fadd contract float %again, %a
  store float %sum, ptr addrspace(1) %p
  ret void
}
