; The body of an OpenCL C block takes its literal as a pointer to bytes, which it casts; a result in memory comes before.
; RUN: llvm-spirv-rs %s --spirv-tools-dis | FileCheck %s

; CHECK:      %__f_block_invoke = OpFunction %uint
; CHECK-NEXT: %literal = OpFunctionParameter %_ptr_Generic_uchar
; CHECK:      OpBitcast %_ptr_Generic_literal_type %literal
; CHECK:      %__f_block_invoke_2 = OpFunction %void
; CHECK-NEXT: %result = OpFunctionParameter %_ptr_Function_literal_type
; CHECK-NEXT: %literal_0 = OpFunctionParameter %_ptr_Generic_uchar
; CHECK-NEXT: %other = OpFunctionParameter %_ptr_Function_uint
; CHECK:      %f = OpFunction %uint
; CHECK:      %[[LITERAL:.*]] = OpBitcast %_ptr_Generic_uchar %{{.*}}
; CHECK:      OpFunctionCall %uint %__f_block_invoke %[[LITERAL]]

target triple = "spir64-unknown-unknown"

%literal_type = type { i32, i32, i32 }

define internal spir_func i32 @__f_block_invoke(ptr addrspace(4) %literal) {
  %at = getelementptr %literal_type, ptr addrspace(4) %literal, i32 0, i32 2
  %captured = load i32, ptr addrspace(4) %at
  ret i32 %captured
}

define spir_func void @__f_block_invoke_2(ptr sret(%literal_type) %result, ptr addrspace(4) %literal, ptr %other) {
  store i32 1, ptr %other
  ret void
}

define spir_func i32 @f() {
  %literal = alloca %literal_type
  %generic = addrspacecast ptr %literal to ptr addrspace(4)
  %result = call spir_func i32 @__f_block_invoke(ptr addrspace(4) %generic)
  ret i32 %result
}
