; Constant memory holds no vectors of more than four components that only this extension has (section 2.16.1).
; RUN: not llvm-spirv-rs %s --spirv-ext=+SPV_EXT_long_vector -o %t.spv 2>&1 | FileCheck %s
; RUN: llvm-spirv-rs %s --spirv-text -o - | FileCheck %s --check-prefix=WITHOUT

target triple = "spir64-unknown-unknown"

; CHECK: constant memory cannot contain <5 x i32> with SPV_EXT_long_vector; move the variable to global memory, or do not allow the extension
; WITHOUT: Variable {{[0-9]+}} {{[0-9]+}} 0
@table = addrspace(2) constant { i32, [2 x <5 x i32>] } zeroinitializer

define spir_func i32 @f() {
  %x = load i32, ptr addrspace(2) @table
  ret i32 %x
}
