; A bitcast between pointers is kept, although both have the same type.
;
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s
;
; CHECK:      %p = OpFunctionParameter %[[TYPE:.*]]
; CHECK:      %same = OpBitcast %[[TYPE]] %p
; CHECK-NEXT: OpLoad %uint %same

target triple = "spir64-unknown-unknown"

define spir_func i32 @cast(ptr addrspace(1) %p) {
  %same = bitcast ptr addrspace(1) %p to ptr addrspace(1)
  %number = load i32, ptr addrspace(1) %same
  ret i32 %number
}
