; A structure that a builtin function returns is written to the variable that the next instruction stores it to, unless the
; result has another use.
;
; RUN: llvm-spirv-rs %s -o %t.spv
; RUN: llvm-spirv-rs -r -S --spirv-target-env=SPV-IR %t.spv -o - | FileCheck %s

; CHECK-LABEL: define {{.*}}@stored(
; CHECK-NEXT: %pair = alloca %pair
; CHECK-NEXT: call spir_func void @_Z20__spirv_SMulExtendedii(ptr sret(%pair) %pair, i32 %a, i32 %a)
; CHECK-NEXT: ret void

; CHECK-LABEL: define {{.*}}@global(
; CHECK: %[[#MEMORY:]] = alloca %pair
; CHECK: call spir_func void @_Z20__spirv_SMulExtendedii(ptr sret(%pair) %[[#MEMORY]], i32 %a, i32 %a)
; CHECK: load %pair, ptr %[[#MEMORY]]

target triple = "spir64-unknown-unknown"

%pair = type { i32, i32 }

define spir_func void @stored(i32 %a) {
  %pair = alloca %pair
  call spir_func void @_Z20__spirv_SMulExtendedii(ptr sret(%pair) %pair, i32 %a, i32 %a)
  ret void
}

define spir_func void @global(i32 %a, ptr addrspace(4) %to) {
  call spir_func void @_Z20__spirv_SMulExtendedPU3AS4ii(ptr addrspace(4) sret(%pair) %to, i32 %a, i32 %a)
  ret void
}

declare spir_func void @_Z20__spirv_SMulExtendedii(ptr sret(%pair), i32, i32)
declare spir_func void @_Z20__spirv_SMulExtendedPU3AS4ii(ptr addrspace(4) sret(%pair), i32, i32)
