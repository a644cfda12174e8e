; WeakAMD is weak linkage.
;
; RUN: llvm-spirv-rs %s --spirv-ext=+SPV_AMD_weak_linkage -o %t.spv
; RUN: llvm-spirv-rs -r -S %t.spv -o - | FileCheck %s

; CHECK: @variable = weak addrspace(1) global i32 1
; CHECK: define weak spir_func void @function()

target triple = "spir64-unknown-unknown"

@variable = weak addrspace(1) global i32 1

define weak spir_func void @function() {
  ret void
}
