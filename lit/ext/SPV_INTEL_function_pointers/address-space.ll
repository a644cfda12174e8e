; Pointers into address space 9 are in storage class Function, or on request in CodeSectionINTEL.
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_function_pointers | FileCheck %s --check-prefixes=CHECK,FUNCTION
; RUN: llvm-spirv-rs %s --spirv-tools-dis --spirv-ext=+SPV_INTEL_function_pointers --spirv-emit-function-ptr-addr-space | FileCheck %s --check-prefixes=CHECK,CODE
; RUN: not llvm-spirv-rs %s -o %t.spv 2>&1 | FileCheck %s --check-prefix=REFUSED

; FUNCTION-NOT: CodeSectionINTEL
; FUNCTION: %[[POINTER:[_A-Za-z0-9]+]] = OpTypePointer Function %[[TYPE:[0-9]+]]
; CODE:     %[[POINTER:[_A-Za-z0-9]+]] = OpTypePointer CodeSectionINTEL %[[TYPE:[0-9]+]]
; CHECK:    %loaded = OpLoad %[[POINTER]]
; CHECK:    OpFunctionPointerCallINTEL %uint %loaded %x

; REFUSED: FunctionPointers: 

target triple = "spir64-unknown-unknown"

define spir_func i32 @call(ptr addrspace(1) %place, i32 %x) {
  %loaded = load ptr addrspace(9), ptr addrspace(1) %place
  %r = call spir_func addrspace(9) i32 %loaded(i32 %x)
  ret i32 %r
}
